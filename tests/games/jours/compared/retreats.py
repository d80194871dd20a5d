"""Retreats, rout retreats and rout moves."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bot.games.jours.model.field import Field
from bot.games.jours.rules import retreat as theirs
from bot.games.jours.rules import rout
from tests.games.jours.both import ground, thrown
from tests.games.jours.reading import grid, retreat
from tests.games.jours.reading.position import LOST, ROUTED, Position, Unit

from . import Difference


def retreats(seed: str, count: int) -> Iterator[Difference]:
    """One cause for every unit: enemies beside it, a firer, or none."""
    random = Random(seed)
    for field, position in thrown(seed, count):
        for unit in position.units:
            kind = random.choice(("combat", "combat", "fire", "none"))
            near = sorted({one.hex for one in position.foes(unit.side)}, key=str)
            close = [one for one in near if grid.distance(one, unit.hex) == 1]
            if kind == "combat" and close:
                some = random.sample(close, random.randint(1, len(close)))
                yield from ways(field, position, unit, (kind, sorted(some)))
            elif kind == "fire" and near:
                yield from ways(field, position, unit, (kind, [random.choice(near)]))
            else:
                yield from ways(field, position, unit, ("none", []))


def ways(
    field: Field, position: Position, unit: Unit, cause: tuple[str, list[str]]
) -> Iterator[Difference]:
    one, land, routed = field.unit(unit.id), ground(field), unit.level == ROUTED
    reason = theirs.Cause(tuple(cause[1]), fire=cause[0] == "fire")
    every = theirs.paths(field, land, one, reason, routed=routed)
    found = {cut(field, unit, path) for path in every}
    mine = {(path.hexes, path.level) for path in retreat.retreats(position, unit, cause)}
    if mine != found:
        yield f"retreat {field.map} {unit} {cause}: {sorted(mine ^ found)}"


def cut(field: Field, unit: Unit, path: theirs.Path) -> tuple[theirs.Path, int]:
    """A path of the game up to the hex in which the unit routs or is eliminated, and its level."""
    one, level, here = field.unit(unit.id), unit.level, unit.hex
    for number, cell in enumerate(path, 1):
        level += len(theirs.toll(field, ground(field), one, here, cell))
        here = cell
        if level >= LOST or unit.level < ROUTED <= level:
            return path[:number], min(level, LOST)
    return path, level


def routs(seed: str, count: int) -> Iterator[Difference]:
    """Rout moves; where own units stand at the end of one, only how a move may end is compared."""
    for field, position in thrown(seed, count):
        for unit in position.units:
            if unit.level != ROUTED:
                continue
            found = rout.ways(field, ground(field), field.unit(unit.id))
            flights = retreat.flights(position, unit)
            ends = [hexes[-1] for hexes, level in flights if level != LOST]
            if any(company(position, unit, end) for end in ends):
                if not well_ended(position, unit, flights, found):
                    yield f"rout end {field.map} {position.weather} {unit}: {flights} {found}"
                continue
            on_map = {tuple(one for one in path if position.ground.has(one)) for path in found}
            mine = {tuple(filter(None, hexes)) for hexes, _ in flights}
            off = sum(not position.ground.has(path[-1]) for path in found)
            lost = sum(level == LOST for _, level in flights)
            if mine != on_map or off != lost:
                yield f"rout {field.map} {position.weather} {unit}: {sorted(mine)} {found}"


def company(position: Position, unit: Unit, hex_: str) -> list[Unit]:
    """The other own units of a hex."""
    return [one for one in position.own(unit.side, hex_) if one.id != unit.id]


def well_ended(
    position: Position,
    unit: Unit,
    flights: list[tuple[tuple[str, ...], int]],
    found: list[theirs.Path],
) -> bool:
    """Does every rout move end alone if the unit can stop alone anywhere on its way, else with
    routed units, and is it eliminated only where it can do neither?
    """
    ways = [hexes[:n] for hexes, _ in flights for n in range(1, len(hexes) + 1)]
    beside = [company(position, unit, way[-1]) for way in ways if way[-1]]
    lone = any(not others for others in beside)
    ends = [company(position, unit, path[-1]) for path in found if position.ground.has(path[-1])]
    if any(one.level != ROUTED for others in ends for one in others):
        return False
    return bool(found) and not any(ends) if lone else True
