"""A command treated as a press of the button of the same meaning."""

from __future__ import annotations

from bot.chat.front.access import match_meant
from bot.chat.front.call import Call
from bot.chat.front.front import Interaction
from bot.chat.wire.ids import PressId
from bot.engine.model import ANYTIME
from bot.service.model import Status


async def call_of(
    interaction: Interaction,
    act: str,
    game: str | None = None,
    *,
    arg: str = "",
    first: Status = "running",
) -> Call:
    """Find the match that a command means, by its option or by its channel; raises ``Refused``.

    A match that is named must be one that the user may look at.
    """
    front = interaction.client.front
    voice = await front.people.voice(interaction)
    match = await match_meant(interaction, game, first=first)
    interaction.extras["match"] = match
    return Call(interaction, PressId(match, ANYTIME, act, arg), voice)
