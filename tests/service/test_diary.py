"""What one piece did, from the steps of a match as its viewer saw them."""

from __future__ import annotations

import random
from typing import NamedTuple

from bot.engine.model import Event, Moment, Side, Text
from bot.engine.parts.insight import Course, Mustered
from bot.games.hoth.model.events import UnitHit, UnitMoved, UnitRetreated
from bot.service.match import history
from bot.service.match.diary import diary
from bot.service.match.history import Turn
from tests.support.loaded import load_games

from .test_hoth import begun, games, hoth, play_on

__all__ = ["games", "hoth"]

GAME = load_games()["hoth"]
EMPIRE = Side("empire")


class Board(NamedTuple):
    """As much of a view as the muster of Hoth reads."""

    units: tuple = ()


class Unit(NamedTuple):
    """A unit as views have it."""

    id: str
    hex: str
    side: Side = EMPIRE
    figures: int = 4
    type: str = "snowtroopers"


def moved(unit, *path):
    return UnitMoved(unit=unit, type="snowtroopers", side=EMPIRE, path=path)


def hit(place, left):
    return UnitHit(type="snowtroopers", side=EMPIRE, hex=place, losses=1, left=left)


def turn(number, before, *moments):
    steps = tuple(Moment(Board(units), events) for units, events in moments)
    return Turn(Course(number, "empire-1"), before, steps)


A, B = Unit("u1", "B4"), Unit("u2", "C4")
FIRST = turn(
    1, Board((A, B)), ((A, B), ()), ((Unit("u1", "D4"), B), (moved("u1", "B4", "C4", "D4"),))
)
SECOND = turn(
    2, FIRST.moments[-1].view,
    ((Unit("u1", "D4"), Unit("u2", "B4")), (moved("u2", "C4", "B4"),)),
    ((Unit("u2", "B4"),), (hit("D4", 0),)),
    ((Unit("u2", "B4"),), (hit("B4", 3),)),
)  # fmt: skip


def told(wish):
    found = diary(GAME, [FIRST, SECOND], {wish})
    return {entry.course.turn: list(entry.events) for entry in found.entries}, found.gone


def test_a_piece_is_followed_from_place_to_place_and_told_until_it_is_gone():
    story = {1: [moved("u1", "B4", "C4", "D4")], 2: [hit("D4", 0)]}
    assert told("u1") == (story, True)
    assert told("d4") == (story, True), "it stood there last"
    assert told("b4") == ({2: [moved("u2", "C4", "B4"), hit("B4", 3)]}, False)
    (piece,) = diary(GAME, [FIRST, SECOND], {"d4"}).pieces
    assert piece == Mustered("u1", EMPIRE, "D4", 4, Text("hoth-unit-snowtroopers"))
    assert diary(GAME, [FIRST, SECOND], {"z9"}) is None


async def test_a_diary_of_a_played_match_agrees_with_the_ways_in_its_log(hoth):
    match = await begun(hoth)
    await play_on(hoth, match, random.Random(5), 30)
    turns = history.turns(await hoth.queries.past(match, None))
    ways = [e for one in turns for e in one.events if isinstance(e, UnitMoved | UnitRetreated)]
    assert len({one.unit for one in ways}) > 2

    for unit in {one.unit for one in ways}:
        events: list[Event] = [
            event for entry in diary(GAME, turns, {unit}).entries for event in entry.events
        ]
        mine = [one for one in events if isinstance(one, UnitMoved | UnitRetreated)]
        assert mine == [one for one in ways if one.unit == unit]
