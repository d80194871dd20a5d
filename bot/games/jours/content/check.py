"""Whether the content fits together: maps, armies, reinforcements, victory.

Problems are (field, id, path, message): the field of ``JdgContent``, the entry's id, and the path
inside the entry.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import TypeAlias

from .base import Cell
from .grid import neighbours
from .places import Map
from .root import JdgContent
from .scale import strength
from .scenarios import ControlPoints, Controls, FormationCard, Scenario, Stands, UnitCard

Found: TypeAlias = tuple[str, str]
"""The path inside an entry and the message."""


def check(content: JdgContent) -> Iterator[tuple[str, str, str, str]]:
    """Yield everything that does not fit together.  Rules: JDG-0.2-a, JDG-RUL-61."""
    for key, ground in content.maps.items():
        yield from (("maps", key, *found) for found in _map(ground))
    for key, order in content.standing_orders.items():
        if order.usual not in order.offers:
            yield "standing_orders", key, "usual", f"{order.usual} is not offered"
        if order.silent not in (None, *order.offers):
            yield "standing_orders", key, "silent", f"{order.silent} is not offered"
    yield from (("scenarios", *found) for found in _namesakes(content))
    for key, battle in content.scenarios.items():
        if battle.map not in content.maps:
            yield "scenarios", key, "map", f"no map {battle.map}"
        else:
            yield from (("scenarios", key, *found) for found in _scenario(content, battle))


def cells_of(ground: Map) -> frozenset[Cell]:
    """Return all hexes of a map."""
    return frozenset(
        f"{column:02}{row:02}"
        for column in range(1, ground.columns + 1)
        for row in range(1, ground.rows + 1)
    )


# Maps --------------------------------------------------------------------------------------------


def _map(ground: Map) -> Iterator[Found]:
    cells = cells_of(ground)
    for what, lists in (("terrain", ground.terrain), ("levels", ground.levels)):
        named = [cell for found in lists.values() for cell in found]
        yield from ((what, message) for message in _cells(cells, named))
        yield from ((what, message) for message in _once(named))
    sides = [side for found in ground.hexsides.values() for side in found]
    yield from (("hexsides", message) for message in _once(["|".join(_pair(one)) for one in sides]))
    for side in sides:
        yield from (("hexsides", message) for message in _hexside(cells, side))
    yield from _slopes(ground)
    for what, roads in (("roads", ground.roads), ("tracks", ground.tracks)):
        for number, road in enumerate(roads):
            yield from ((f"{what}[{number}]", message) for message in _road(cells, road))


def _pair(side: str) -> list[Cell]:
    return sorted(side.split("|"))


def _cells(cells: frozenset[Cell], named: Iterable[Cell]) -> Iterator[str]:
    for cell in named:
        if cell not in cells:
            yield f"{cell} is not on the map"


def _once(named: Iterable[str]) -> Iterator[str]:
    for one, count in Counter(named).items():
        if count > 1:
            yield f"{one} stands here twice"


def _hexside(cells: frozenset[Cell], side: str) -> Iterator[str]:
    ends = side.split("|")
    if len(ends) != 2 or not cells.issuperset(ends):
        yield f"{side} is no hexside of the map"
    elif ends[1] not in neighbours(ends[0]):
        yield f"the hexes of {side} are not adjacent"


def _slopes(ground: Map) -> Iterator[Found]:
    levels = {cell: level for level, found in ground.levels.items() for cell in found}
    for kind in ("slope", "steep_slope"):
        for side in ground.hexsides.get(kind, ()):
            a, b = side.split("|")
            if levels.get(a) == levels.get(b):
                yield f"hexsides.{kind}", f"{side} has hexes of one level"


def _road(cells: frozenset[Cell], road: tuple[Cell, ...]) -> Iterator[str]:
    yield from _cells(cells, road)
    for here, there in pairwise(road):
        if there in cells and here in cells and there not in neighbours(here):
            yield f"{here} and {there} are not adjacent"


def _namesakes(content: JdgContent) -> Iterator[tuple[str, str, str]]:
    """Yield formations, markers and commanders that two battles name differently.

    The log names them by their ids alone.
    """
    known: dict[str, object] = {}
    for key, battle in content.scenarios.items():
        named = [(one.id, one.name) for one in battle.formations]
        named += [(one.id, one.name) for one in battle.combined]
        named += [(one.id, one.name) for one in battle.chiefs]
        for found, name in named:
            if known.setdefault(found, name) != name:
                yield key, found, "another battle has this id with another name"


# Battles -----------------------------------------------------------------------------------------


def _scenario(content: JdgContent, battle: Scenario) -> Iterator[Found]:
    cells = cells_of(content.maps[battle.map])
    if len(battle.sides) != 2 or battle.first not in battle.sides:
        yield "sides", "two sides, and the first of them"
    formations = {formation.id for formation in battle.formations}
    yield from _armies(content, battle, cells)
    for number, chief in enumerate(battle.chiefs):
        path = f"chiefs[{number}]"
        if chief.side not in battle.sides:
            yield path, f"no side {chief.side}"
        if (chief.at is None) == (chief.enters_with is None):
            yield path, "either a place or whom it enters with"
        for formation in (*(chief.commands or ()), *filter(None, (chief.enters_with,))):
            if formation not in formations:
                yield path, f"no formation {formation}"
    for side in battle.sides:
        if sum(one.strategic for one in battle.chiefs if one.side == side) != 1:
            yield "chiefs", f"{side} has not one strategic commander"
    yield from _arrivals(battle, cells)
    yield from _victory(battle, cells)


def _armies(content: JdgContent, battle: Scenario, cells: frozenset[Cell]) -> Iterator[Found]:
    units = [unit for formation in battle.formations for unit in formation.units]
    ids = [unit.id for unit in units] + [formation.id for formation in battle.formations]
    yield from (("formations", message) for message in _once(ids))
    for formation in battle.formations:
        if formation.side not in battle.sides:
            yield formation.id, f"no side {formation.side}"
        for unit in formation.units:
            if unit.at is not None and unit.at not in cells:
                yield unit.id, f"{unit.at} is not on the map"
            if (unit.at is None) != (unit.facing is None):
                yield unit.id, "a unit on the map has a facing, and no other"
            if unit.arm != "artillery" and unit.sp != strength(content.limits.scale, unit):
                yield unit.id, f"{unit.men} men are not {unit.sp} strength points"
    for side, one in battle.sides.items():
        found = _totals([one for one in battle.formations if one.side == side])
        totals = one.totals
        expected = (totals.units, totals.infantry_sp, totals.cavalry_sp, totals.fire_points)
        if found != expected:
            yield f"sides.{side}.totals", f"the units add up to {found}"


def _totals(formations: list[FormationCard]) -> tuple[int, int, int, int]:
    units: list[UnitCard] = [unit for formation in formations for unit in formation.units]
    return (
        len(units),
        sum(unit.sp for unit in units if unit.arm == "infantry"),
        sum(unit.sp for unit in units if unit.arm == "cavalry"),
        sum(unit.fire for unit in units),
    )


def _arrivals(battle: Scenario, cells: frozenset[Cell]) -> Iterator[Found]:
    waiting = {
        unit.id for formation in battle.formations for unit in formation.units if unit.at is None
    }
    arriving = [unit for one in battle.reinforcements for stack in one.stacks for unit in stack]
    yield from (("reinforcements", message) for message in _once(arriving))
    for unit in sorted(waiting ^ set(arriving)):
        yield "reinforcements", f"{unit} is either off the map or no reinforcement"
    for number, one in enumerate(battle.reinforcements):
        if one.entry not in cells:
            yield f"reinforcements[{number}]", f"{one.entry} is not on the map"


def _victory(battle: Scenario, cells: frozenset[Cell]) -> Iterator[Found]:
    named: list[tuple[str, Iterable[Cell]]] = [("control", battle.control)]
    for rule in battle.points:
        if isinstance(rule, ControlPoints):
            named.append((f"points.{rule.id}", rule.cells))
            for cell in rule.cells:
                if cell not in battle.control:
                    yield f"points.{rule.id}", f"nobody is said to control {cell}"
    for one in battle.automatic:
        for condition in one.all:
            if isinstance(condition, Controls | Stands):
                named.append(("automatic", condition.cells))
    for path, found in named:
        yield from ((path, message) for message in _cells(cells, found))
