"""What was taken back behind dice is done again before other dice are thrown (N18).

Going back gives nobody other dice: the same deed draws the same. Nor may anybody pick another
attack since they know how the first one ends: in the turns gone back over, the next dice are those
that were thrown, unless all waive it. Steps without dice are free. What nobody could foresee to
throw dice, such as a trap, is carried out as ever, since a refusal would tell of it; then, and
where a clock or a computer decides otherwise, the rest need not be done again.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from bot.engine import flow
from bot.engine.flow import Position, Step
from bot.engine.journal import Record
from bot.engine.model import ANYTIME, Text
from bot.engine.refusal import IllegalAction
from bot.service.ports.matches import Again
from bot.service.ports.posts import Turn

from .live import Live
from .moves import Move
from .told import BY_PLAN, STANDING, visible
from .turns import turn_of

BOUND = ("player", STANDING, BY_PLAN)
"""By whose orders others than those taken back are refused; policies and plans are of persons."""


def taken_back(
    entries: Sequence[tuple[Record, Position]], first: int, later: Sequence[Again]
) -> tuple[Again, ...]:
    """List what is to be done again if the entries of a timeline from ``first`` > 0 on go.

    ``later`` is what was to be done again already.
    """
    found: list[Again] = []
    passed: dict[Turn | None, None] = {}
    for (_, before), (record, _) in pairwise(entries[first - 1 :]):
        passed[turn_of(before)] = None
        if record.kind == "act" and record.seat is not None:
            found.append(Again(record.seat, record.action, record.draws, tuple(passed)))
    for one in later:
        turns = tuple(dict.fromkeys((*passed, *one.turns)))
        found.append(msgspec.structs.replace(one, turns=turns))
    last = max((place for place, one in enumerate(found) if one.draws), default=-1)
    return tuple(found[: last + 1])


def submitted(live: Live, move: Move, author: str) -> Step:
    """Carry out a move in the present position of a match; raises ``Refused``."""
    step, left = _submitted(live, move, author)
    live.row.again = left
    return step


def tried(live: Live, move: Move) -> None:
    """Raise ``Refused`` where a player's move would be refused."""
    _submitted(live, move, "player")


def _submitted(live: Live, move: Move, author: str) -> tuple[Step, tuple[Again, ...]]:
    draws = live.draws(move.seat, move.action)
    wanted = live.row.again
    if not wanted or turn_of(live.position) not in _dice(wanted).turns:
        return flow.submit(live.position, move.seat, move.serial, move.action, draws), ()
    first, given = _dice(wanted), (move.seat, flow.encode(move.action))
    known = {(one.seat, bytes(one.action)) for one in wanted[: wanted.index(first) + 1]}
    binds = author.partition(":")[0] in BOUND
    odds = live.line.game.insight.odds
    if binds and given not in known and odds(live.position.view(move.seat), move.action):
        raise _refused(live, move, first)
    step = flow.submit(live.position, move.seat, move.serial, move.action, draws)
    if not step.draws:
        return step, wanted
    if given == (first.seat, bytes(first.action)) and step.draws == first.draws:
        return step, wanted[wanted.index(first) + 1 :]
    if binds and not _unforeseen(live, move, step):
        raise _refused(live, move, first)
    return step, ()


def _dice(wanted: Sequence[Again]) -> Again:
    return next(one for one in wanted if one.draws)


def _unforeseen(live: Live, move: Move, step: Step) -> bool:
    """Tell whether a player could not foresee that their order would throw dice."""
    insight, view = live.line.game.insight, live.position.view(move.seat)
    if move.serial != ANYTIME:
        decision = live.position.decision(move.seat, move.serial)
        if insight.exposes(view, decision, move.action) == "more":
            return True
    seen = visible(step.events, move.seat)
    return insight.surprise(step.position.view(move.seat), move.seat, seen) is not None


def _refused(live: Live, move: Move, first: Again) -> IllegalAction:
    """Say that something else is done first; its own order is named to whom it belongs."""
    if first.seat != move.seat:
        return IllegalAction(Text("refused-again-other"))
    game = live.line.game
    return IllegalAction(
        Text("refused-again", {"order": game.write(game.codec.action(first.action))})
    )
