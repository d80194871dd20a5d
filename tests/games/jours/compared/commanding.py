"""Orders, markers in the cup, commanders, reinforcements."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from random import Random

from bot.engine.model import Side
from bot.games.jours.model.field import Arrival, Field
from bot.games.jours.model.field import Chief as EngineChief
from bot.games.jours.rules import chiefs, command
from bot.games.jours.rules.march import moves
from bot.games.jours.rules.march.reach import reach
from bot.games.jours.rules.march.survey import Survey
from tests.games.jours.both import activated, ground, leaders, start, thrown
from tests.games.jours.given import CONTENT
from tests.games.jours.reading import arrival, content
from tests.games.jours.reading import command as reading
from tests.games.jours.reading.position import GOOD, Position

from . import Difference


def commanded(seed: str, count: int) -> Iterator[tuple[Field, Position]]:
    """Random positions with commanders among the units, in random turns."""
    random = Random(seed)
    for field, position in thrown(seed, count):
        ground_ = position.ground
        for chief in field.chiefs:
            beside = [one.hex for one in position.units if one.side == chief.side]
            any_ = [one for one in ground_.hexes if not position.enemy(chief.side, one)]
            chief.at = random.choice(random.choice((beside, any_)) or any_)
            if position.enemy(chief.side, chief.at) or ground_.row(chief.at)["chief"] is None:
                chief.at = None
        field.turn = random.randint(1, len(CONTENT.scenarios[field.scenario].turns))
        yield field, position


# Orders and markers ------------------------------------------------------------------------------


def orders(seed: str, count: int) -> Iterator[Difference]:
    """Which groups may be given orders together, and on which dice initiative succeeds."""
    random = Random(seed)
    for field, position in commanded(seed, count):
        field.groups = []
        field.groups = command.groups(field, CONTENT)
        for side in field.camps:
            own = [one for one in leaders(field) if one.side == side and one.hex]
            groups = {one.id: set(one.units) for one in field.groups if one.side == side}
            mine = {
                some
                for size in range(len(groups) + 1)
                for some in combinations(groups, size)
                if size <= 4 and reading.may_order(position, own, [groups[one] for one in some])
            }
            theirs = {some for some in command.orders_possible(field, side) if len(some) <= 4}
            if mine != theirs:
                yield f"orders {field.map} {own} {groups}: {mine ^ theirs}"
            for group in (one for one in field.groups if one.side == side):
                value = random.randint(4, 8)
                drm = command.initiative_drm(field, group)
                dice = reading.tries(position, own, groups[group.id], value)
                if dice != [die - drm <= value for die in range(10)]:
                    yield f"initiative {field.map} {own} {group}: {drm}"


def cups(seed: str, count: int) -> Iterator[Difference]:
    """Which markers of each formation go into the cup."""
    random = Random(seed)
    for field, position in commanded(seed, count):
        entries = content.read(f"scenarios/{field.scenario}")
        coming = start(field.scenario).arrivals
        field.arrivals = [one for one in coming if random.random() < 0.7]
        for formation in field.formations:
            formation.delayed = random.random() < 0.3 and any(
                (one.formation, one.turn < field.turn) == (formation.id, True)
                for one in field.arrivals
            )
            most = [
                one["most"]
                for one in entries.get("marker_limits", ())
                if field.turn in one["turns"] and formation.side in one["sides"]
            ]
            mine = reading.in_cup(
                formation.markers,
                present=any(one.formation == formation.id for one in position.units),
                due=any(
                    one.formation == formation.id and one.turn <= field.turn
                    for one in field.arrivals
                ),
                late=formation.delayed,
                shaken=formation.demoralised,
                most=min(most, default=9),
            )
            theirs = command.markers(field, CONTENT, formation)
            if sorted(mine) != sorted(theirs):
                yield f"cup {field.scenario} {field.turn} {formation}: {mine} {theirs}"


# Commanders --------------------------------------------------------------------------------------


def rides(seed: str, count: int) -> Iterator[Difference]:
    """Where commanders may go, by their own will and displaced."""
    for field, position in commanded(seed, count):
        for chief, plain in zip(field.chiefs, leaders(field), strict=True):
            if chief.at is None:
                continue
            survey = Survey(activated(field, chief.side), ground(field), chief.side)
            mine = reading.chief_ends(position, plain)
            theirs = {
                end: spent(survey, chief, path) for end, path in chiefs.reach(survey, chief).items()
            }
            if mine != theirs:
                wrong = set(mine.items()) ^ set(theirs.items())
                yield f"commander {field.map} {chief.id} {chief.at}: {sorted(wrong)}"
            found = chiefs.flights(field, ground(field), chief, must=True)
            if reading.displaced(position, plain) != {one.path[-1] for one in found}:
                yield f"displaced {field.map} {chief.id} {chief.at}: {found}"


def spent(survey: Survey, chief: EngineChief, path: Sequence[str]) -> int:
    places = (chief.at, *path)
    return sum(chiefs.step_cost(survey, one, two) for one, two in zip(places, path, strict=False))


# Reinforcements ----------------------------------------------------------------------------------


def arrivals(seed: str, count: int) -> Iterator[Difference]:
    """How far reinforcements come, as the first or a later unit, by forced march or not."""
    random = Random(seed)
    for field, position in commanded(seed, count):
        coming = start(field.scenario).arrivals
        if not coming:
            continue
        one = random.choice(coming)
        stack = random.choice(one.stacks)
        position = without(field, position, stack)
        active = activated(field, Side(one.side))
        active.arrivals = [one]
        assert active.active is not None
        number = random.randint(1, 4)
        active.active.entered[one.entry] = number - 1
        active.active.near = position.near_enemy(one.side, one.entry, 5)
        yield from entered(active, position, one, (stack, number))


def without(field: Field, position: Position, stack: Sequence[str]) -> Position:
    """Take units off the map again, in both."""
    for key in stack:
        unit = field.unit(key)
        unit.at, unit.level, unit.facing, unit.square = None, "good", None, False
    return position.without(set(stack))


def entered(
    field: Field, position: Position, one: Arrival, who: tuple[Sequence[str], int]
) -> Iterator[Difference]:
    stack, number = who
    listed = {unit.id: unit for unit in content.scenario(field.scenario).units}
    units = tuple(replace(listed[key], level=GOOD, square=False) for key in stack)
    survey = Survey(field, ground(field), Side(one.side))
    assert field.active is not None
    for normal in (False, True):
        manner = arrival.manners(near=field.active.near)
        _, forced, _ = manner.get("enter_normal" if normal else "enter", ("OR", False, False))
        mine = arrival.arrivals(
            position, arrival.Arriving(units, one.entry, number, forced), lined(position, one)
        )
        there = [field.unit(key) for key in stack]
        ways = reach(survey, moves.entering(survey, there, one, normal=normal), one.entry)
        theirs = {end: way.cost for end, way in ways.items() if not way.losses}
        lossy = {end for end, way in ways.items() if way.losses}
        wrong = {
            end
            for end in mine.keys() | theirs.keys()
            if mine.get(end) != theirs.get(end) and end not in lossy
        }
        if wrong:
            yield (
                f"entry {field.map} {field.weather} {stack} {number} {normal}: "
                f"{[(end, mine.get(end), theirs.get(end)) for end in sorted(wrong)]}"
            )


def lined(position: Position, one: Arrival) -> str:
    """The kind of line that reaches the edge of the map in an entry hex."""
    for lines, kind in ((position.ground.roads, "road"), (position.ground.tracks, "track")):
        if any(one.entry in two for two in lines):
            return kind
    return ""
