"""Taking back: one's own last step, or behind dice with the consent of all; a moderator's ruling.

Before anybody agrees they read what was learnt since, as everybody may know it.
"""

from __future__ import annotations

from bot.chat.front import replies
from bot.chat.front.access import call_of, is_moderator, match_typed
from bot.chat.front.call import Call
from bot.chat.front.completion import Found, matching
from bot.chat.front.front import Interaction
from bot.chat.front.names import seat_text
from bot.chat.front.notices import keep, notice
from bot.chat.wire import answers
from bot.chat.wire.components import button
from bot.chat.wire.ids import PressId
from bot.chat.wire.tree import AnyCommand, CommandWords
from bot.engine.game import AnyGame
from bot.engine.model import ANYTIME, Text
from bot.engine.refusal import Refused, UndoRefused
from bot.service.match.told import ToldRecord
from bot.service.model import MatchInfo
from bot.service.play.retaking import DECLINE, WAIVE, Undone
from bot.service.refusals import UnknownMatch

from . import completion, orders, views
from .pages.board import report

ASK = "ask"
HOW = tuple((f"undo-{one}", one) for one in (ASK, WAIVE, DECLINE))
"""What ``/game undo`` may do besides taking back the own last step."""


def command(words: CommandWords) -> AnyCommand:
    """Build ``/game undo``."""
    suggest = {"to": points, "game": completion.games}
    return words.command("game-undo", typed, suggest=suggest, choose={"how": HOW})


async def typed(
    interaction: Interaction,
    how: str | None = None,
    to: str | None = None,
    reason: str | None = None,
    game: str | None = None,
) -> None:
    """Take the last step back, ask all to go back, or go back as a moderator rules."""
    call = await call_of(interaction, game)
    if reason is not None:
        await _rule(call, to, reason)
    elif how in (WAIVE, DECLINE):
        await propose(call, how)
    elif how == ASK or to is not None:
        await _ask(call, None if to is None else number_of(to))
    else:
        await undo(call)


async def undo(call: Call) -> None:
    """Take the user's last step back; behind dice they may ask all others."""
    try:
        work = orders.undo(call)
        note = await answers.journal_first(call.interaction, work, in_place=call.in_place)
    except UndoRefused as fault:
        if fault.reason.key == "refused-undo-nothing":
            raise
        await _ask(call, None, call.voice(fault.reason))
        return
    await call.show(await views.now(call.reader, note))


async def propose(call: Call, what: str) -> None:
    """Ask all for something, agree to it or decline."""
    work = call.front.matches.retaking.propose(
        call.press.match, call.user, what, interaction=call.once()
    )
    await answers.journal_first(call.interaction, work, in_place=False)
    said = "declined" if what == DECLINE else "agreed"
    await replies.tell(call.interaction, call.voice.word(said))


async def _ask(call: Call, to: int | None, note: str = "") -> None:
    """Show in private what all would be asked to take back."""
    matches = call.front.matches
    table = await matches.queries.table(call.press.match)
    if not table.info.seats_of(call.user):
        raise Refused(Text("refused-not-seated"))
    undone = await matches.retaking.offered(call.press.match, call.user, to)
    lines = (note, *_undone(call, table.game, undone))
    press = PressId(call.press.match, ANYTIME, "consent", undone.proposal)
    ask = button(press, call.voice.word("button-ask-all"), "primary")
    page = notice("\n".join(filter(None, lines)), keep(call.press.match, call.voice), ask)
    await call.show(page)


def _undone(call: Call, game: AnyGame, undone: Undone) -> list[str]:
    """Say what would be taken back, as everybody may know it."""
    voice = call.voice
    seats = ", ".join(voice(seat_text(game, seat)) for seat in undone.shown)
    shown = voice.word("clock-shown", seats=seats) if seats else ""
    told = report(game, undone.events, voice)
    return [voice.word("undo-behind", count=undone.orders), told, shown]


async def _rule(call: Call, to: str | None, reason: str) -> None:
    """Go back as a moderator rules; the host rules only over games of others."""
    info = (await call.front.matches.queries.table(call.press.match)).info
    if not await _rules(call.interaction, info):
        raise Refused(Text("refused-not-moderator"))
    if to is None:
        raise Refused(Text("refused-back-where"))
    work = call.front.matches.retaking.rollback(
        info.id, call.user, number_of(to), reason, interaction=call.once()
    )
    await answers.journal_first(call.interaction, work, in_place=False)
    await replies.tell(call.interaction, call.voice.word("absent-done"))


async def _rules(interaction: Interaction, info: MatchInfo) -> bool:
    user = interaction.user.id
    hosts = info.host == user and not info.seats_of(user)
    return hosts or await is_moderator(interaction, info)


def number_of(typed: str) -> int:
    """Read the number of an order; raises ``Refused``."""
    found = typed.strip().partition(":")[0]
    if not (found.isascii() and found.isdigit() and len(found) < 8):
        raise Refused(Text("refused-back-where"))
    return int(found)


async def points(interaction: Interaction, typed: str) -> Found:
    """Suggest the orders behind which a game may go back, the last one first."""
    return await _suggested(interaction, typed, present=False)


async def moments(interaction: Interaction, typed: str) -> Found:
    """Suggest the orders that happened, the last one first."""
    return await _suggested(interaction, typed, present=True)


async def _suggested(interaction: Interaction, typed: str, *, present: bool) -> Found:
    front, match = interaction.client.front, await match_typed(interaction)
    try:
        table = await front.matches.queries.table(match)
    except UnknownMatch:
        return []
    if not (table.info.seats_of(interaction.user.id) or await _rules(interaction, table.info)):
        return []
    voice = await front.people.voice(interaction)

    def named(one: ToldRecord) -> tuple[str, str]:
        lines = (table.game.words.caption(event) for event in one.events)
        said = next((voice.line(line) for line in lines if line is not None), "…")
        return str(one.seq), f"{one.seq}: {said}"

    told = await front.matches.retaking.points(match, present=present)
    return matching(typed, [named(one) for one in reversed(told)])
