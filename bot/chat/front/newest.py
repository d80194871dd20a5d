"""What the bot said last in public, by channel: a private panel above it has scrolled away."""

from __future__ import annotations

from collections import OrderedDict

import discord

MOST = 5000


class Newest:
    """The newest public message of the bot in each channel; the channels silent longest go first.

    After a restart nothing is known, and a panel is edited where it stands.
    """

    def __init__(self) -> None:
        self._messages: OrderedDict[int, int] = OrderedDict()

    def sent(self, channel: int, message: int) -> None:
        """Note a public message; an older one, which is delivered late, changes nothing."""
        self._messages[channel] = max(message, self._messages.get(channel, 0))
        self._messages.move_to_end(channel)
        while len(self._messages) > MOST:
            self._messages.popitem(last=False)

    def has_buried(self, interaction: discord.Interaction) -> bool:
        """Tell whether the message pressed stands above what was said in public since."""
        message, channel = interaction.message, interaction.channel_id
        return message is not None and message.id < self._messages.get(channel or 0, 0)
