"""The chronicle of a finished match: its figures, its luck, and the turns on which it turned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.engine.flow import Position
from bot.engine.game import AnyGame
from bot.engine.model import Side

from .history import Past, Turn, positions, turns
from .luck import Luck, luck

TURNING = 3
"""How many turns are told of."""


class Force(NamedTuple):
    """What a side had in play at the start and at the end: pieces, and their strength."""

    side: Side
    pieces: tuple[int, int]
    strength: tuple[int, int]


class Turning(NamedTuple):
    """A turn on which a match turned: its place among all, and for whom it was good."""

    place: int
    turn: Turn
    side: Side


class Chronicle(NamedTuple):
    """What is told of a finished match.

    ``judged``: the computer player of the game judged the turns; else the strength that is left.
    """

    turns: int
    steps: int
    forces: tuple[Force, ...]
    luck: tuple[Luck, ...]
    turning: tuple[Turning, ...]
    judged: bool


def chronicle(past: Past) -> Chronicle:
    """Look back at a finished match as everybody may.

    Takes long: never to be called on the loop. Raises ``Unplayable``.
    """
    game, played = past.game, turns(past)
    stood = [position for _, position in positions(past)]
    sides = tuple(dict.fromkeys(game.side_of(seat) for seat in past.setup.seats))
    first, last = stood[0].view(None), stood[-1].view(None)
    worth = _judged(game, stood, sides)
    judged = len(set(worth)) > 1
    balance = worth if judged else [_left(game, one.view(None), sides) for one in stood]
    return Chronicle(
        len(played),
        len(stood) - 1,
        tuple(_force(game, first, last, side) for side in sides),
        tuple(luck(game, last, (event for turn in played for event in turn.events))),
        tuple(_turning(played, balance, sides)),
        judged,
    )


def _force(game: AnyGame, first: Any, last: Any, side: Side) -> Force:
    start, end = (
        [one.strength for one in game.insight.muster(view) if one.side == side]
        for view in (first, last)
    )
    return Force(side, (len(start), len(end)), (sum(start), sum(end)))


def _judged(game: AnyGame, stood: Sequence[Position], sides: Sequence[Side]) -> list[int]:
    """Return what each position is worth to the first side rather than to the others."""
    worth = game.computer.worth
    return [
        worth(one.state, sides[0]) - sum(worth(one.state, side) for side in sides[1:])
        for one in stood
    ]


def _left(game: AnyGame, view: Any, sides: Sequence[Side]) -> int:
    return sum(
        one.strength if one.side == sides[0] else -one.strength for one in game.insight.muster(view)
    )


def _turning(
    played: Sequence[Turn], balance: Sequence[int], sides: Sequence[Side]
) -> list[Turning]:
    """Return the turns that changed the balance most, in their order; those that did at all."""
    found, before, end = list[tuple[int, Turning]](), balance[0], 0
    for place, turn in enumerate(played):
        end += len(turn.moments)
        swing = balance[end - 1] - before
        before = balance[end - 1]
        good = sides[0] if swing > 0 else sides[-1]
        found += [(abs(swing), Turning(place, turn, good))] if swing else []
    most = sorted(found, key=lambda one: (-one[0], one[1].place))[:TURNING]
    return sorted((one for _, one in most), key=lambda one: one.place)
