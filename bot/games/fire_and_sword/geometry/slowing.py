"""What slow ground costs a movement or a charge."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Polygon

from .fixed import INCH, XY
from .placing import Mask, Shapes, overlapping
from .table import Body, Piece, Table


@dataclass(frozen=True)
class Mover:
    """A Unit that moves: ``speed`` in thousandths of an inch, of its present type and formation.

    ``highlander``: it ignores what Highlanders ignore.
    """

    body: Body
    speed: int
    highlander: bool = False


@dataclass(frozen=True)
class Costs:
    """What paths cost and may cost, in inches, and how many Slowing pieces each touched."""

    cost: NDArray[np.float64]
    allowed: NDArray[np.float64]
    slowed: NDArray[np.int64]


def slowing(mover: Mover, piece: Piece) -> Literal["half", "less"] | None:
    """Return how a piece slows a mover: to half, by an inch, or not at all.

    Rules: FAS-13.1-SPO-a, FAS-12.1-HIG, FAS-GEO-11, FAS-RUL-38.
    """
    for one in piece.terrain.traits:
        if one.trait == "slowing" and (not one.types or mover.body.kind in one.types):
            if one.value == "half":
                return "half"
            ignored = mover.highlander and not piece.has("disadvantageous", mover.body.kind)
            return None if ignored else "less"
    return None


def half_speed(speed: int) -> int:
    """Return half a Speed, rounded up to whole inches.

    Rules: FAS-RUL-10.

    >>> half_speed(7_000)
    4000
    """
    return -(-speed // (2 * INCH)) * INCH


def costs(
    table: Table, mover: Mover, strips: Shapes, axes: list[tuple[XY, XY]],
    lengths: NDArray[np.float64], multiple: int,
) -> Costs:  # fmt: skip
    """Return what paths of some lengths cost.

    ``strips`` is the ground that the moving edge sweeps, ``axes`` where each begins and its
    direction. One Slowing (half) piece counts the inches double in which the edge is in it, one
    Slowing (-1) takes an inch of the Speed, two or more pieces of any kind halve it, once for all.

    Rules: FAS-GEO-11, FAS-13.1-SPO-a, FAS-13.1-a, FAS-13.1-b.
    """
    slow = [
        (piece, kind)
        for piece in table.under(shapely.box(*shapely.total_bounds(strips)))
        if (kind := slowing(mover, piece))
    ]
    touched = {piece.id: overlapping(table, strips, piece.outline) for piece, _ in slow}
    slowed = np.zeros(len(strips), dtype=np.int64)
    for one in touched.values():
        slowed += one
    cost, allowed = lengths.copy(), np.full(len(strips), float(mover.speed))
    alone = slowed == 1
    for piece, kind in slow:
        here: Mask = touched[piece.id] & alone
        if kind == "less":
            allowed[here] = max(mover.speed - INCH, half_speed(mover.speed))
        for index in np.flatnonzero(here) if kind == "half" else ():
            cost[index] += inside(strips[index], axes[index], piece.outline)
    allowed[slowed > 1] = half_speed(mover.speed)
    return Costs(cost, allowed * multiple / INCH, slowed)


def inside(strip: Polygon, axis: tuple[XY, XY], area: Polygon) -> float:
    """Return how many inches of a path any part of the moving edge lies in an area.

    Rules: FAS-GEO-11.
    """
    (x, y), (dx, dy) = axis
    spans = []
    for part in shapely.get_parts(shapely.intersection(strip, area)):
        along = (shapely.get_coordinates(part) - (x, y)) @ (dx, dy)
        spans.append((float(along.min()), float(along.max())))
    total, until = 0.0, 0.0
    for low, high in sorted(spans):
        total += max(0.0, high - max(low, until))
        until = max(until, high)
    return total
