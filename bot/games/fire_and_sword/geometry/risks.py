"""What threatens a Unit at a place, by what everybody sees: orders are not asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from shapely import Point

from . import charges, sight
from .fixed import INCH, Place
from .measuring import NOISE, is_within
from .shapes import ref_point
from .slowing import Mover
from .table import Body, Table


class Risks(NamedTuple):
    """Which enemies could charge a Unit at a place, and which could shoot at it."""

    charged_by: tuple[str, ...]
    shot_by: tuple[str, ...]


@dataclass(frozen=True)
class Foe:
    """An enemy as far as it threatens: ``speed`` in thousandths, 0 if it cannot charge.

    ``range`` in inches, 0 if it cannot shoot.
    """

    body: Body
    speed: int
    range: float = 0


def risks(table: Table, body: Body, place: Place, foes: Sequence[Foe]) -> Risks:
    """Return who could charge a Unit at a place and who could shoot at it, by public facts alone.

    Rules: FAS-7.2.2-a, FAS-7.2.2-b, FAS-6.1-a.
    """
    there = table.moved(body, place)
    on = table.holding(there)
    return Risks(
        tuple(foe.body.id for foe in foes if _charges(on, foe, there)),
        tuple(foe.body.id for foe in foes if _shoots(on, foe, there)),
    )


def _charges(table: Table, foe: Foe, target: Body) -> bool:
    reach = foe.speed / INCH * table.numbers.charge
    if not foe.speed or not foe.body.is_unit or foe.body.structure:
        return False
    origin = Point(ref_point(foe.body.footprint, foe.body.place, 1))
    if target.outline.distance(origin) > reach:
        return False
    return charges.is_possible(table, Mover(foe.body, foe.speed), target)


def _shoots(table: Table, foe: Foe, target: Body) -> bool:
    if not foe.range or not is_within(table, foe.body, target, foe.range):
        return False
    return sees(table, foe.body, target, foe.range)


def sees(table: Table, shooter: Body, target: Body, within: float) -> bool:
    """Tell whether a Unit surely has a legal line of fire; two points an inch are tried."""
    first = next(sight.lines(table, shooter, target, per_inch=2), None)
    return first is not None and first.length <= within + table.numbers.length + NOISE
