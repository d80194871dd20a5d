"""``/game suggest`` and ``/game delegate``: what partners do in team play."""

from __future__ import annotations

from bot.chat.front import replies
from bot.chat.front.call import Call
from bot.chat.front.calling import call_of
from bot.chat.front.front import Interaction
from bot.chat.team import presses
from bot.chat.threads import rooms
from bot.chat.wire import answers


async def _call(interaction: Interaction, act: str, game: str | None) -> Call:
    """Find the match that is meant, also by the room in which the command was given."""
    room = rooms.match_of(interaction.channel, interaction.client)
    return await call_of(interaction, act, game or room)


async def suggest(interaction: Interaction, orders: str, game: str | None = None) -> None:
    """Make a suggestion for the teammate who has to decide: in the room, or with care in public.

    Rules: HOTH-TEAM-15, HOTH-TEAM-16.
    """
    call = await _call(interaction, "suggest", game)
    await answers.defer(interaction, in_place=False)
    await presses.suggest(call, orders)


async def delegate(interaction: Interaction, decide: str, game: str | None = None) -> None:
    """Let the teammate decide one's retreats, or decide them oneself again.

    Rules: HOTH-TEAM-19.
    """
    call = await _call(interaction, "delegate", game)
    words = "delegate on" if decide == "mate" else "delegate off"
    work = call.desk.typed(call.press.match, words, call.sender(), call.voice)
    note = await answers.journal_first(interaction, work, in_place=False)
    await replies.tell(interaction, note)
