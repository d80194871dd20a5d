"""What came last: what was said in public, by channel, and what was pressed, by message.

A private panel above what was said since has scrolled away, and what a later press was answered
is what the panel is to show.
"""

from __future__ import annotations

from collections import OrderedDict

import discord

MOST = 5000


class Newest:
    """The newest public message of the bot in each channel, and the newest press of each message.

    What was silent longest goes first. After a restart nothing is known, and a panel is edited
    where it stands.
    """

    def __init__(self) -> None:
        self._messages: OrderedDict[int, int] = OrderedDict()
        self._presses: OrderedDict[int, int] = OrderedDict()

    def sent(self, channel: int, message: int) -> None:
        """Note a public message; an older one, which is delivered late, changes nothing."""
        _note(self._messages, channel, message)

    def pressed(self, interaction: discord.Interaction) -> None:
        """Note a press of a message."""
        if interaction.message is not None:
            _note(self._presses, interaction.message.id, interaction.id)

    def is_overtaken(self, interaction: discord.Interaction) -> bool:
        """Tell whether the message pressed was pressed again since."""
        message = interaction.message
        return message is not None and self._presses.get(message.id, 0) > interaction.id

    def has_buried(self, interaction: discord.Interaction) -> bool:
        """Tell whether the message pressed stands above what was said in public since."""
        message, channel = interaction.message, interaction.channel_id
        return message is not None and message.id < self._messages.get(channel or 0, 0)


def _note(newest: OrderedDict[int, int], place: int, what: int) -> None:
    newest[place] = max(what, newest.get(place, 0))
    newest.move_to_end(place)
    while len(newest) > MOST:
        newest.popitem(last=False)
