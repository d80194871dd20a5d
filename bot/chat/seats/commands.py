"""``/game substitute``: a seat in other hands."""

from __future__ import annotations

import discord

from bot.chat.front import replies
from bot.chat.front.access import call_of
from bot.chat.front.call import Call
from bot.chat.front.front import Interaction
from bot.chat.match import completion as matches
from bot.chat.match.pages.clocks import ABSENT, VETO
from bot.chat.wire import answers
from bot.chat.wire.tree import AnyCommand, CommandWords
from bot.engine.model import Seat, Text
from bot.engine.refusal import Refused

from . import absence, completion, presses
from .absence import Chosen


def commands(words: CommandWords) -> list[AnyCommand]:
    """Build the commands of ``/game`` about seats."""
    suggest = {"seat": completion.taken_seats, "game": matches.games}
    ways = {"way": [(f"absent-{one}", one) for one in (*ABSENT, VETO)]}
    return [
        words.command("game-substitute", substitute, suggest=suggest, choose=ways),
        *absence.commands(words),
    ]


async def substitute(
    interaction: Interaction,
    seat: str,
    player: discord.Member | None = None,
    way: str | None = None,
    game: str | None = None,
) -> None:
    """Offer a seat to another player, or say what is to be done about its absent one."""
    call = await call_of(interaction, game)
    if way is not None:
        await absence.ask(call, Chosen(way, await _player(call, Seat(seat))))
        return
    if player is None:
        raise Refused(Text("refused-substitute-who"))
    work = presses.substitute(call, Seat(seat), player)
    words = await answers.journal_first(interaction, work, in_place=False)
    await replies.tell(interaction, call.voice(words))


async def _player(call: Call, seat: Seat) -> int:
    """Return whose seat it is: its player, or the one for whom the computer plays."""
    found = await call.front.matches.substitutes.player_of(call.press.match, seat)
    if found is None:
        raise Refused(Text("refused-not-absent"))
    return found
