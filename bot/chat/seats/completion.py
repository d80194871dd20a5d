"""What is suggested while a seat is handed over."""

from __future__ import annotations

from bot.chat.front.completion import Found, matching
from bot.chat.front.front import Interaction
from bot.chat.wire.locale import Voice
from bot.engine.model import Text
from bot.service.model import MatchInfo


async def taken_seats(interaction: Interaction, typed: str) -> Found:
    """Suggest the seats that the user may hand over in the game of this channel."""
    front = interaction.client.front
    voice = await front.people.voice(interaction)
    user = interaction.user.id
    info = await front.matches.queries.in_channel(interaction.channel_id or 0, user)
    return matching(typed, taken(info, user, voice))


def taken(info: MatchInfo | None, user: int, voice: Voice) -> list[tuple[str, str]]:
    """List (seat, words) of the seats that a user may ever offer: as host or player all."""
    if info is None or info.status != "running":
        return []
    if not info.seats_of(user) and info.host != user:
        return []
    return [
        (entry.seat, f"{voice(Text(f'{info.system}-seat-{entry.seat}'))} · {entry.name}")
        for entry in info.seats
        if entry.user is not None
    ]
