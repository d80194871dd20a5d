"""Fronts, zones of control, stacks, groups and moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from bot.engine.refusal import Fault
from bot.games.jours.content.base import FACINGS
from bot.games.jours.model.actions import Turn
from bot.games.jours.model.field import Field
from bot.games.jours.rules import command, rally, stacks, victory
from bot.games.jours.rules.march import moves
from bot.games.jours.rules.march.movement import Manner, mover, walk
from bot.games.jours.rules.march.reach import reach
from bot.games.jours.rules.march.survey import Survey
from bot.games.jours.rules.stacking import stacking_fault
from tests.games.jours.both import activated, ground, thrown
from tests.games.jours.given import CONTENT
from tests.games.jours.reading import grid, movement, recovery, zones
from tests.games.jours.reading.position import Position, Unit, may_stack

from . import Difference


def zones_and_groups(seed: str, count: int) -> Iterator[Difference]:
    for field, position in thrown(seed, count):
        for unit in position.units:
            yield from fronts(field, position, unit)
        for side in field.camps:
            ours = [one for one in position.units if one.side == side]
            theirs = {frozenset(one.units) for one in command.groups(field, CONTENT)}
            mine = set()
            for formation in {one.formation for one in ours}:
                here = [one for one in ours if one.formation == formation]
                mine |= {frozenset(one) for one in recovery.groups(here)}
            if not mine <= theirs:
                yield f"groups {field.map} {side}: {mine ^ theirs}"


def fronts(field: Field, position: Position, unit: Unit) -> Iterator[Difference]:
    one, land = field.unit(unit.id), ground(field)
    mine = {hex_ for hex_ in zones.fronts(position, unit) if position.ground.has(hex_)}
    if mine != {cell for cell in stacks.front(land, one) if cell in land.cells}:
        yield f"front {field.map} {unit}"
    for hex_ in land.neighbours(unit.hex):
        if zones.controls(position, unit, hex_) != stacks.zone(land, one, hex_):
            yield f"zone {field.map} {unit} {hex_}"


def stacked(seed: str, count: int) -> Iterator[Difference]:
    """Any units of one side thrown together, in any state."""
    random = Random(seed)
    for field, position in thrown(seed, count):
        for side in field.camps:
            ours = [one for one in position.units if one.side == side]
            some = random.sample(ours, min(len(ours), random.randint(1, 4)))
            theirs = stacking_fault(CONTENT, [field.unit(one.id) for one in some])
            if may_stack(some) is not (theirs is None):
                yield f"stack {some} {theirs}"


def demoralisation(seed: str, count: int) -> Iterator[Difference]:
    for field, position in thrown(seed, count):
        for formation in field.formations:
            here = [one for one in position.units if one.formation == formation.id]
            lost = [
                one
                for one in field.units
                if (one.formation, one.level) == (formation.id, "eliminated") and not one.is_gun
            ]
            mine = recovery.demoralised(here, len(lost))
            if mine != victory.is_broken(field, formation):
                yield f"demoralised {formation.id} {here}"


def marches(seed: str, count: int) -> Iterator[Difference]:
    """Hexes in reach, the points to them, turns on the spot, and random paths."""
    random = Random(seed)
    for field, position in thrown(seed, count):
        for side in field.camps:
            how = random.choice(("ordered", "ordered", "limited"))
            survey = Survey(activated(field, side, how), ground(field), side)
            for party in parties(position, side):
                yield from reaches(survey, position, party, how)
                yield from paths(survey, position, party, random)
                yield from turns(survey, position, party[0])


def parties(position: Position, side: str) -> Iterator[list[Unit]]:
    """Every unit alone, and every stack together."""
    for hex_, there in position.stacks.items():
        if there[0].side == side:
            yield from ([one] for one in there)
            if len(there) > 1:
                yield position.own(side, hex_)


def kinds(how: str) -> Sequence[tuple[Manner, str]]:
    return [("normal", "limited" if how == "limited" else "normal"), ("forced", "forced")]


def reaches(
    survey: Survey, position: Position, party: list[Unit], how: str
) -> Iterator[Difference]:
    units = [survey.field.unit(one.id) for one in party]
    for manner, kind in kinds(how):
        wrong = [one for one in units if moves.idle_fault(survey.field, one)]
        wrong = wrong or moves.march_fault(survey.field, units, manner, survey)
        theirs = {} if wrong else reach(survey, mover(survey, units, manner))
        mine: dict[str, tuple[int, bool]] = {}
        for one in movement.ends(movement.Move(position, tuple(party), kind)):
            if (kind, how) != ("forced", "limited") and one.hex != party[0].hex:
                lossy = one.levels != tuple(unit.level for unit in party)
                mine[one.hex] = min(mine.get(one.hex, (99, False)), (one.spent, lossy))
        for hex_ in mine.keys() | theirs.keys():
            way, (spent, lossy) = theirs.get(hex_), mine.get(hex_, (None, False))
            if not (lossy or (way and way.losses)) and spent != (way and way.cost):
                yield f"reach {survey.field.map} {kind} {party} {hex_}: {spent} {way}"


def paths(
    survey: Survey, position: Position, party: list[Unit], random: Random
) -> Iterator[Difference]:
    """Random paths; those that cost a level are left to the worked examples."""
    if any(one.square or one.level > 1 for one in party):
        return
    units = [survey.field.unit(one.id) for one in party]
    move = movement.Move(position, tuple(party))
    if (
        move.allowance(tuple(one.level for one in party))
        != mover(survey, units, "normal").allowance
    ):
        return
    here, path = party[0].hex, []
    for _ in range(random.randint(1, 5)):
        here = random.choice(grid.around(here))
        path.append(here)
    theirs = walk(survey, mover(survey, units, "normal"), path)
    if lossy_path(move, path):
        return
    mine = movement.follow(move, tuple(path))
    spent = None if isinstance(theirs, Fault) else sum(leg.cost for leg in theirs)
    if spent != (mine and mine.spent):
        yield f"path {survey.field.map} {party} {path}: {mine} {theirs}"


def lossy_path(move: movement.Move, path: list[str]) -> bool:
    arms, places = {one.arm for one in move.movers}, [move.start, *path]
    steps = [
        movement.ground_step(move.position, move.side, arm, one, two)
        for arm in arms
        for one, two in zip(places, path, strict=False)
        if move.position.ground.has(one) and move.position.ground.has(two)
    ]
    return any(one and one.disorders for one in steps)


def turns(survey: Survey, position: Position, unit: Unit) -> Iterator[Difference]:
    """Turns on the spot of all units of a kind in a hex."""
    alike = tuple(one.id for one in position.at(unit.hex) if one.gun == unit.gun)
    theirs = {
        number
        for number, facing in enumerate(FACINGS)
        if moves.turn_fault(survey, Turn(alike, facing)) is None
    }
    mine = movement.turns_in_place(position, unit) - {unit.facing}
    if mine != theirs:
        yield f"turn {survey.field.map} {unit} {mine} {theirs}"


def rallies(seed: str, count: int) -> Iterator[Difference]:
    """Who may try to rally, and on which dice it succeeds."""
    random = Random(seed)
    for field, position in thrown(seed, count):
        for side in field.camps:
            activated(field, side)
            for unit in position.units:
                if unit.side == side:
                    yield from rallying(field, position, unit, random.random() < 0.3)


def rallying(field: Field, position: Position, unit: Unit, acted: bool) -> Iterator[Difference]:
    one = field.unit(unit.id)
    one.note(moved=acted)
    may = recovery.may_rally(position, unit, acted)
    if may is not (rally.rally_fault(field, CONTENT, one) is None):
        yield f"rally {field.map} {unit} {acted}: {may}"
    if may:
        sum_ = rally.modifiers(field, CONTENT, one).total
        sure = rally.by_itself(field, CONTENT, one)
        theirs = [sure or die + sum_ <= one.kind.disordered.cohesion for die in range(10)]
        if theirs != [recovery.rallies(position, unit, die) for die in range(10)]:
            yield f"rally dice {field.map} {position.weather} {unit}: {theirs}"
