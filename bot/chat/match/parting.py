"""Resigning and drawing: asked again, and in a team agreed to by both (HOTH-TEAM-20)."""

from __future__ import annotations

from bot.chat.front import posting, replies
from bot.chat.front.call import Call
from bot.chat.front.front import Reader
from bot.chat.front.names import seat_text
from bot.chat.front.notices import notice
from bot.chat.wire import answers
from bot.chat.wire.locale import Voice
from bot.engine.ending import parley
from bot.engine.game import AnyGame
from bot.engine.model import Seat, Text
from bot.engine.refusal import StaleDecision
from bot.service.model import COMPUTER, MatchInfo, SeatEntry, Table

from .pages import consent
from .tables import seated


async def ask(call: Call, what: str) -> None:
    """Ask the user once more before they resign, or offer or accept a draw."""
    words = await consent_words(call.reader, what)
    page = consent.consent(words, call.press.match, what, call.voice)
    await replies.answer(call.interaction, page)


async def sure(call: Call) -> None:
    """Carry out the dangerous act that was consented to."""
    work = _parted(call, call.press.arg)
    words = await answers.journal_first(call.interaction, work, in_place=call.in_place)
    await call.show(notice(call.voice(words)))
    if words.key == "chat-proposed":
        await _call_mate(call, call.press.arg)


async def agree(call: Call) -> None:
    """Ask the teammate of a proposal once more before it counts.

    Rules: HOTH-TEAM-20.
    """
    table = await call.front.matches.queries.table(call.press.match)
    if not is_asked_to_agree(table, call.user, call.press.arg):
        raise StaleDecision(Text("refused-stale"))
    await ask(call, call.press.arg)


async def consent_words(reader: Reader, act: str) -> str:
    """Ask whether the user means it; in a team their word alone is a proposal (HOTH-TEAM-20).

    Raises ``NotYourDecision``.
    """
    table, voice = await seated(reader), reader.voice
    seat = table.viewer(reader.user)
    assert seat is not None
    mates = mates_of(table.info, table.game, seat)
    alone = all(one.user == COMPUTER for one in mates)
    final = alone or is_asked_to_agree(table, reader.user, act)
    key = f"confirm-{act}" if final else f"confirm-{act}-team"
    words = voice.word(key, seat=seat_text(table.game, seat))
    more = table.game.contest.parting(table.position.view(seat)) if table.position else None
    return words if more is None else f"{words} {voice(more)}"


async def _parted(call: Call, act: str) -> Text:
    """Carry out what was consented to: ``resign`` or ``draw``; a team must agree on it."""
    saying = parley.WORDS.get(act)
    if saying is None:
        raise StaleDecision(Text("refused-stale"))
    match, user, matches = call.press.match, call.user, call.front.matches
    once = call.once()
    if waiting_proposal(await matches.queries.table(match), user, act):
        return Text("chat-proposed")
    await matches.play.anytime(match, user, saying, interaction=once)
    table = await matches.queries.table(match)
    if waiting_proposal(table, user, act):
        return Text("chat-proposed")
    if act == "resign":
        return Text("chat-resigned")
    return Text("chat-result-draw" if table.info.status == "over" else "chat-draw-offered")


async def _call_mate(call: Call, what: str) -> None:
    """Tell the teammate of a proposal that waits for them, in the game's thread.

    Rules: HOTH-TEAM-15, HOTH-TEAM-20.
    """
    table = await call.front.matches.queries.table(call.press.match)
    seat = waiting_proposal(table, call.user, what)
    if seat is None or not table.info.has_thread:
        return
    voice = Voice(call.front.services.catalogue, table.info.locale)
    mates = mates_of(table.info, table.game, seat)
    page = consent.proposal(table.info, seat, mates[0], what, voice)
    await posting.post(call, table.info.channel, page, [entry.user for entry in mates])


def mates_of(info: MatchInfo, game: AnyGame, seat: Seat) -> list[SeatEntry]:
    """List the entries of a seat's teammates."""
    side = game.side_of(seat)
    return [entry for entry in info.seats if entry.side == side and entry.seat != seat]


def waiting_proposal(table: Table, user: int, what: str) -> Seat | None:
    """Return the user's seat whose proposal waits for the teammate; None where none does."""
    mine = table.info.seats_of(user)
    view = table.position.view(mine[0]) if table.position is not None and mine else None
    found = table.game.team.proposals(view) if view is not None else ()
    return next((one.seat for one in found if one.seat in mine and one.what == what), None)


def is_asked_to_agree(table: Table, user: int, what: str) -> bool:
    """Tell whether a teammate of the user has proposed something that waits for their word."""
    mine = table.info.seats_of(user)
    view = table.position.view(mine[0]) if table.position is not None and mine else None
    sides = {table.game.side_of(seat) for seat in mine}
    return any(
        one.what == what and one.seat not in mine and table.game.side_of(one.seat) in sides
        for one in (table.game.team.proposals(view) if view is not None else ())
    )
