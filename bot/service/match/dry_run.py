"""What standing orders would have done: tried on what their player answered by hand (N02)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from bot.computer.coach import Answered
from bot.engine.flow import Position
from bot.engine.model import Seat
from bot.engine.plans.standing import END, PLAN, SUGGESTION, StandingOrder, standing_answer

from .history import Past, answers


class Fired(NamedTuple):
    """A standing order that would have answered: in which turn, what it would have and what was."""

    turn: int
    point: str
    would: str
    given: str


class DryRun(NamedTuple):
    """How many answers by hand were looked at, and which of them orders would have given."""

    looked: int
    fired: tuple[Fired, ...]


def dry_run(past: Past, seats: Collection[Seat], orders: Sequence[StandingOrder]) -> DryRun:
    """Try standing orders on all that the players of some seats answered by hand in a match.

    Each looks at what its seat saw then. Takes long: never to be called on the loop. Raises
    ``Unplayable``.
    """
    own = [one for one in orders if one.seat in seats and one.point not in (END, PLAN, SUGGESTION)]
    given = answers(past, seats)
    found = [fired for one in given for fired in _fired(one, own)]
    return DryRun(len(given), tuple(found))


def _fired(one: Answered, orders: Sequence[StandingOrder]) -> list[Fired]:
    position: Position = one.position
    others = {open_.serial for open_ in position.open} - {one.decision.serial}
    found: Any = standing_answer(position, orders, waiting=others)
    if found is None:
        return []
    write = position.game.write
    return [Fired(one.turn, found[2].point, write(found[1]), write(one.action))]
