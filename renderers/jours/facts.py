"""The few facts of the content and the field that pictures of Jours de Gloire show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.engine.model import Seat, Side
from bot.games.jours.content import JdgContent, Scenario
from bot.games.jours.content.base import ARMS, COMPASS, FACINGS, Cell, Compass, Facing
from bot.games.jours.model.field import Field, Formation, Order, Unit
from bot.games.jours.model.view import JdgView
from bot.games.jours.rules import victory
from bot.games.jours.rules.land.ground import Ground, Tables
from renderers.kit.theme import DASH

from . import dress
from .counters import Printed
from .ground import Land, land_of


class Share(NamedTuple):
    """How a formation stands: its units by level, in the order of the battle."""

    units: tuple[Unit, ...]
    broken: int
    """Infantry and cavalry that count as lost: disordered, routed or eliminated."""
    counted: int
    """All that count; the formation is demoralised when so many are broken."""


class Facts:
    """Reads the content of Jours de Gloire for the painter."""

    def __init__(self, content: JdgContent) -> None:
        self.content = content
        self.tables = Tables(content)
        self._land = lru_cache(maxsize=16)(lambda key, turned: land_of(content.maps[key], turned))

    def battle(self, view: JdgView) -> Scenario:
        """Return the battle of a view."""
        return self.content.scenarios[view.field.scenario]

    def ground(self, view: JdgView) -> Ground:
        """Return the ground of a view."""
        return self.tables.ground(view.field.map)

    def land(self, view: JdgView, turned: bool) -> Land:
        """Return what is painted of the map of a view."""
        return self._land(view.field.map, turned)

    def band(self, field: Field, formation: str) -> int:
        """Return the number of a formation in its battle."""
        keys = [one.id for one in field.formations]
        return keys.index(formation) if formation in keys else 0

    def printed(self, field: Field, unit: Unit) -> Printed:
        """Return what the counter of a unit shows."""
        kind = unit.kind
        return Printed(
            unit.side, unit.id, self.band(field, unit.formation), unit.arm, kind.heavy,
            kind.horse, unit.level, strength(unit), values(unit), unit.values.mp,
            dress.uniform(unit.side, unit.arm, heavy=kind.heavy), dress.carriage(unit.side),
        )  # fmt: skip

    def points(self, view: JdgView) -> Mapping[Side, int]:
        """Return the victory points of both sides as they would count now."""
        return victory.points(view.field, self.battle(view))

    def upper(self, view: JdgView) -> Side:
        """Return the side that sits at the upper edge of a map that is not turned."""
        camps = view.field.camps.values()
        return min(camps, key=lambda one: _northern(one.rout)).side

    def sits_above(self, view: JdgView, seat: Seat | None) -> bool:
        """Tell whether a seat's own edge is the upper one."""
        return seat is not None and Side(seat) == self.upper(view)


def _northern(rout: Compass) -> int:
    """Order directions from north to south."""
    return ("N", "NW", "NE", "SW", "SE", "S").index(rout)


def strength(unit: Unit) -> int:
    """Return the large number of a counter: strength points, or the fire strength of guns."""
    return unit.kind.fire if unit.is_gun else unit.values.sp


def values(unit: Unit) -> tuple[str, str]:
    """Return the small numbers: cohesion, then engagement, or both ranges of guns.

    Units that are not in good order never take an engagement test.
    """
    kind = unit.kind
    second = f"{kind.effective}/{kind.maximum}" if unit.is_gun else str(kind.engagement)
    if not unit.is_gun and not unit.is_good:
        second = DASH
    return str(unit.values.cohesion), second


def piles(field: Field) -> dict[Cell, list[Unit]]:
    """Return the stacks by hex, each from top to bottom: artillery lies on top."""
    found: dict[Cell, list[Unit]] = {}
    for guns in (True, False):
        for unit in field.units:
            if unit.at is not None and unit.is_gun == guns:
                found.setdefault(unit.at, []).append(unit)
    return found


def total(units: Sequence[Unit]) -> int:
    """Return the strength points of a stack; artillery has none."""
    return sum(one.values.sp for one in units if not one.is_gun)


def share_of(field: Field, formation: Formation) -> Share:
    """Return how a formation stands."""
    own = sorted(
        (one for one in field.units if one.formation == formation.id),
        key=lambda one: (ARMS.index(one.arm), one.id),
    )
    counted = [one for one in own if not (one.is_gun or one.exited or one.is_waiting)]
    return Share(tuple(own), sum(not one.is_good for one in counted), len(counted))


def known_order(view: JdgView, unit: Unit) -> tuple[Order, bool] | None:
    """Return what the viewer knows of a unit's orders, and whether all others do not.

    Who acts as with orders in this activation has them as long as it lasts.

    Rules: JDG-2.3.2-b, JDG-2.4-a, JDG-2.4.3-a.
    """
    active = view.field.active
    for group in view.field.groups:
        if unit.id in group.units and group.id in view.orders:
            acts = active is not None and active.standing.get(group.id) == "ordered"
            return "OR" if acts else view.orders[group.id], group.order is None
    return None


def angle(facing: Facing) -> int:
    """Return the angle of a facing on the map in degrees, clockwise from the east."""
    return 60 * (FACINGS.index(facing) - 1)


def bearing(direction: Compass) -> int:
    """Return the angle of a direction of the compass, clockwise from the east."""
    return 60 * COMPASS.index(direction) - 90
