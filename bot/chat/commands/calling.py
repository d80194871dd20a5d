"""A command treated as a press of the button of the same meaning."""

from __future__ import annotations

import re

from bot.chat.answers import AnyInteraction
from bot.chat.ids import PressId
from bot.chat.presses import Call
from bot.engine.model import ANYTIME
from bot.service.model import Status
from bot.service.refusals import UnknownMatch

_MATCH = re.compile(r"[0-9a-z]{4,40}")


def match_named(game: str | None) -> str | None:
    """Return the match of a ``game`` option; raises ``UnknownMatch`` for what cannot be one."""
    if game is None:
        return None
    named = game.strip().lower()
    if _MATCH.fullmatch(named) is None:
        raise UnknownMatch(game)
    return named


async def call_of(
    interaction: AnyInteraction,
    act: str,
    game: str | None = None,
    *,
    arg: str = "",
    first: Status = "running",
) -> Call:
    """Find the match that a command means, by its option or by its channel; raises ``Refused``."""
    client = interaction.client
    voice = await client.voice(interaction)
    channel, user = interaction.channel_id or 0, interaction.user.id
    match = match_named(game) or await client.desk.match_here(channel, user, first=first)
    interaction.extras["match"] = match
    return Call(client, interaction, PressId(match, ANYTIME, act, arg), voice)
