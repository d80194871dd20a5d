"""``/game substitute``: a seat in other hands."""

from __future__ import annotations

import discord

from bot.chat.front import replies
from bot.chat.front.access import call_of
from bot.chat.front.front import Interaction
from bot.chat.match import completion as matches
from bot.chat.wire import answers
from bot.chat.wire.tree import AnyCommand, CommandWords
from bot.engine.model import Seat

from . import absence, completion, presses


def commands(words: CommandWords) -> list[AnyCommand]:
    """Build the commands of ``/game`` about seats."""
    suggest = {"seat": completion.taken_seats, "game": matches.games}
    return [
        words.command("game-substitute", substitute, suggest=suggest),
        *absence.commands(words),
    ]


async def substitute(
    interaction: Interaction, seat: str, player: discord.Member, game: str | None = None
) -> None:
    """Offer a seat of a running game to another player."""
    call = await call_of(interaction, game)
    work = presses.substitute(call, Seat(seat), player)
    words = await answers.journal_first(interaction, work, in_place=False)
    await replies.tell(interaction, call.voice(words))
