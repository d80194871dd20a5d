"""A match looked back at: its steps in force turn by turn, as one viewer saw them."""

from __future__ import annotations

from collections.abc import Collection
from itertools import groupby, pairwise
from typing import Any, NamedTuple

from bot.computer.coach import Answered
from bot.engine.flow import Position
from bot.engine.game import AnyGame
from bot.engine.journal import Divergence, Record, Timeline
from bot.engine.model import Event, Moment, Seat, Setup
from bot.engine.parts.insight import Course
from bot.service.ports.matches import JournalRow
from bot.service.refusals import Unplayable

from .live import in_force
from .told import BY_PLAN, visible

BY_HAND = ("player", BY_PLAN)
"""Authors of records that a player gave."""


class Past(NamedTuple):
    """All that a match is played again from, secrets included, and who looks back at it."""

    game: AnyGame
    setup: Setup
    rows: tuple[JournalRow, ...]
    viewer: Seat | None


class Turn(NamedTuple):
    """The steps of one turn as its viewer saw them, and how things stood before.

    ``course`` is None in a game without turns; then a match is one turn.
    """

    course: Course | None
    before: Any
    moments: tuple[Moment, ...]

    @property
    def events(self) -> list[Event]:
        """All events of the turn that the viewer may know."""
        return [event for moment in self.moments for event in moment.events]


class Stretch(NamedTuple):
    """Some steps of a match as a viewer saw them, and how things stood before the first."""

    before: Any
    moments: tuple[Moment, ...]

    @property
    def events(self) -> list[Event]:
        """All events of the steps that the viewer may know."""
        return [event for moment in self.moments for event in moment.events]


def stretch(past: Past, since: int, upto: int) -> Stretch:
    """Play a match again and return its steps in force behind one record and up to another.

    Takes long, as ``turns``. Raises ``Unplayable``.
    """
    told = {one.seq: one.events for one in in_force(past.game, past.rows)}
    stood = positions(past)
    before = [position for seq, position in stood if seq <= since] or [stood[0][1]]
    moments = tuple(
        Moment(position.view(past.viewer), tuple(visible(told[seq], past.viewer)))
        for seq, position in stood
        if since < seq <= upto
    )
    return Stretch(before[-1].view(past.viewer), moments)


def turns(past: Past) -> list[Turn]:
    """Play a match again and return its turns; what was taken back is left out.

    The set-up belongs to the first turn. A step belongs to the turn in which it was asked for.
    Takes long: never to be called on the loop. Raises ``Unplayable`` where journal and rules do not
    agree.
    """
    stood = positions(past)
    told = {one.seq: one.events for one in in_force(past.game, past.rows)}
    moments = [
        Moment(position.view(past.viewer), tuple(visible(told[seq], past.viewer)))
        for seq, position in stood
    ]
    course = past.game.insight.course
    steps = [(moments[0], moments[0]), *pairwise(moments)]
    found: list[Turn] = []
    for _, group in groupby(steps, lambda step: _turn_of(course(step[0].view))):
        several = list(group)
        before = several[0][0].view
        found.append(Turn(course(before), before, tuple(after for _, after in several)))
    return found


def answers(past: Past, seats: Collection[Seat]) -> list[Answered]:
    """Play a match again and return what players of seats answered themselves, in their order.

    What was taken back is left out, as what standing orders and computers answered. Takes long, as
    ``turns``. Raises ``Unplayable``.
    """
    found = []
    for (_, before), (record, _) in pairwise(_entries(past)):
        if record.kind != "act" or record.author not in BY_HAND or record.seat not in seats:
            continue
        decision = next((one for one in before.open if one.serial == record.serial), None)
        course = past.game.insight.course(before.view(record.seat))
        if decision is None or course is None:  # what is done at any time answers nothing
            continue
        action = past.game.codec.action(record.action)
        found.append(Answered(course.turn, before, decision, action))
    return found


def positions(past: Past) -> list[tuple[int, Position]]:
    """Play a match again: its positions in force by the numbers of their records.

    Takes long, as ``turns``. Raises ``Unplayable``.
    """
    return [(record.seq, position) for record, position in _entries(past)]


def _entries(past: Past) -> list[tuple[Record, Position]]:
    line = Timeline(past.game, past.setup)
    try:
        for row in past.rows:
            line.play(row.record, exact=False)
    except Divergence as error:
        raise Unplayable from error
    return line.entries


def _turn_of(course: Course | None) -> tuple[int, Seat] | None:
    return None if course is None else (course.turn, course.seat)
