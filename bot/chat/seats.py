"""Seats of a running game in other hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.engine.model import Seat, Text
from bot.engine.refusal import Refused
from bot.service.model import MatchInfo, Person

from .compose.words import seat_text
from .voice import Voice, escape

if TYPE_CHECKING:
    from .presses import Call


async def substitute(call: Call, seat: Seat, player: discord.Member) -> Text:
    """Hand a seat over; returns what to tell the one who did it. Raises ``Refused``.

    The new player gets the cards by direct message, the thread is told by the outbox.
    """
    if player.bot:
        raise Refused(Text("chat-substitute-bot"))
    matches, match = call.client.matches, call.press.match
    table = await matches.table(match)
    locale = await matches.language(player.id) or table.info.locale
    person = Person(player.id, player.display_name, locale)
    key = call.sender().interaction
    await matches.substitute(match, call.user, seat, person, interaction=key)
    name = escape(player.display_name)
    return Text("chat-substituted", {"seat": seat_text(table.game, seat), "player": name})


def taken(info: MatchInfo | None, user: int, voice: Voice) -> list[tuple[str, str]]:
    """List (seat, words) of the seats that a user may hand over: his own, as host all."""
    if info is None or info.status != "running":
        return []
    return [
        (entry.seat, f"{voice(Text(f'{info.system}-seat-{entry.seat}'))} · {entry.name}")
        for entry in info.seats
        if entry.user is not None and user in (entry.user, info.host)
    ]
