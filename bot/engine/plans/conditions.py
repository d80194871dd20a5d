"""Whether the conditions of a plan hold, as its seat sees the position."""

from __future__ import annotations

import operator
from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from bot.engine.flow import Position
from bot.engine.model import Seat, Text
from bot.engine.parts.insight import Odds
from bot.engine.refusal import Refused

from .model import Condition, Plan, Progress

SIGNS = {">=": operator.ge, "<=": operator.le, ">": operator.gt, "<": operator.lt, "=": operator.eq}
EXPECTED = "-expected"
"""Ends the caption of a number that is no chance."""


def strength(position: Position, seat: Seat) -> int:
    """Return how strong the pieces of a seat's side are together."""
    game = position.game
    side = game.side_of(seat)
    return sum(one.strength for one in game.insight.muster(position.view(seat)) if one.side == side)


def main_chance(odds: Odds) -> Fraction | None:
    """Return the chance that ``odds`` in a plan means: the first one that is told."""
    chances = (one.chance for one in odds.rows if not one.label.key.endswith(EXPECTED))
    return next(chances, None)


def failing(
    conditions: Iterable[Condition],
    position: Position,
    seat: Seat,
    progress: Progress,
    action: Any = None,
) -> Condition | None:
    """Return the first condition that does not hold; None: all do.

    ``action`` is the order that ``odds`` and ``dice`` are about; None: there is none. Raises
    ``Refused`` where a condition has no answer.
    """
    for one in conditions:
        if _holds(one, position, seat, progress, action) == one.negated:
            return one
    return None


def _holds(one: Condition, position: Position, seat: Seat, progress: Progress, action: Any) -> bool:
    game, view = position.game, position.view(seat)
    if one.kind == "lost":
        return strength(position, seat) < progress.strength
    if one.kind == "turn":
        course = game.insight.course(view)
        if course is None:
            raise _unknown(one)
        return _compared(course.turn, one)
    if one.kind in ("odds", "dice"):
        return _risky(one, game.insight.odds(view, action) if action is not None else None)
    place = one.place.lower()
    there = [post for post in game.insight.muster(view) if post.place.lower() == place]
    if one.kind == "strength":
        return _compared(sum(post.strength for post in there), one)
    own = game.side_of(seat)
    match one.kind:
        case "free":
            return not there
        case "taken":
            return bool(there)
        case "own":
            return any(post.side == own for post in there)
        case _:
            return any(post.side != own for post in there)


def _risky(one: Condition, odds: Odds | None) -> bool:
    if odds is None:
        raise _unknown(one)
    if one.kind == "dice":
        return _compared(odds.tally.floored, one)
    chance = main_chance(odds)
    if chance is None:
        raise _unknown(one)
    return _compared(chance * 100, one)


def _compared(value: int | Fraction, one: Condition) -> bool:
    return bool(SIGNS[one.sign](value, one.value))


def _unknown(one: Condition) -> Refused:
    return Refused(Text("plan-stop-unknown", {"condition": one.text}))


def require_places(plan: Plan, position: Position, seat: Seat) -> None:
    """Raise ``Refused`` where a condition names a place that is none, as far as that is known."""
    view, insight = position.view(seat), position.game.insight
    places = {one.lower() for one in insight.places(view)}
    if not places:
        return
    places |= {one.place.lower() for one in insight.muster(view)}
    for one in _all_conditions(plan):
        if one.place and one.place.lower() not in places:
            raise Refused(Text("plan-refused-place", {"place": one.place[:20]}))


def _all_conditions(plan: Plan) -> Iterable[Condition]:
    for watch in plan.watches:
        yield from watch.when
    for line in plan.lines:
        branch = line.branch
        while True:
            yield from branch.when
            if branch.other is None:
                break
            branch = branch.other
