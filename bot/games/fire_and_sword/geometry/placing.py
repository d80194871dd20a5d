"""Whether a piece may stand at a place, and the vector helpers that all legality rests on.

Many candidates are judged at once: shapes come in numpy arrays, answers are masks of them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TypeAlias

import numpy as np
import shapely
from numpy.typing import ArrayLike, NDArray
from shapely import Polygon

from .fixed import INCH
from .measuring import NOISE
from .table import Body, Fault, Piece, Table

Shapes: TypeAlias = NDArray[np.object_]
Mask: TypeAlias = NDArray[np.bool_]
Verdicts: TypeAlias = list[Fault | None]
"""For each candidate why it is not legal; None: nothing is against it."""


def shapes_of(shapes: Iterable[Polygon]) -> Shapes:
    """Return shapes as an array."""
    return np.array(list(shapes), dtype=object)


def polygons(corners: ArrayLike) -> Shapes:
    """Return the polygons with some corners in inches, as many for each."""
    found: Shapes = shapely.polygons(corners)
    return found


def shared_areas(shapes: Shapes, other: Polygon) -> NDArray[np.float64]:
    """Return the area that each shape shares with another, in square inches."""
    found = np.zeros(len(shapes))
    hits = shapely.intersects(shapes, other)
    if hits.any():
        found[hits] = shapely.area(shapely.intersection(shapes[hits], other))
    return found


def overlapping(table: Table, shapes: Shapes, other: Polygon) -> Mask:
    """Tell which shapes overlap another.  Rules: FAS-GEO-05."""
    found: Mask = shared_areas(shapes, other) > table.numbers.area + NOISE
    return found


def nearer(table: Table, shapes: Shapes, other: Polygon, inches: float) -> Mask:
    """Tell which shapes are nearer to another than a distance, less the tolerance of lengths."""
    found: Mask = shapely.distance(shapes, other) < inches - table.numbers.length - NOISE
    return found


def off_table(table: Table, shapes: Shapes) -> Mask:
    """Tell which shapes leave the table.  Rules: FAS-5.3-a, FAS-GEO-05."""
    west, south, east, north = shapely.bounds(shapes).T
    slack = table.numbers.length + NOISE
    found: Mask = (
        (west < -slack)
        | (south < -slack)
        | (east > table.width / INCH + slack)
        | (north > table.height / INCH + slack)
    )
    return found


def around(shapes: Shapes) -> Polygon:
    """Return the rectangle around all shapes."""
    west, south, east, north = shapely.total_bounds(shapes)
    return shapely.box(west, south, east, north)


def refuse(found: Verdicts, bad: Mask, fault: Fault) -> None:
    """Note a fault where none was found before."""
    for index in np.flatnonzero(bad):
        if found[index] is None:
            found[index] = fault


def judge_ends(
    table: Table, body: Body, ends: Shapes, found: Verdicts, exempt: Collection[str] = ()
) -> None:
    """Note which ends of a Unit are not legal; of enemies in ``exempt`` the zones do not count.

    It stands on the table, on no tray, structure or Impassable terrain, and outside enemy control
    zones. Groups are in nobody's way.

    Areas but Impassable ones may be passed and ended on.

    Rules: FAS-GEO-05, FAS-5.2-a, FAS-5.2-b, FAS-5.2-d, FAS-1.1.1-c, FAS-13.1-NIE, FAS-13.2-a,
    FAS-9.3-c.
    """
    refuse(found, off_table(table, ends), Fault("FAS-5.3-a", "off-table"))
    space = around(ends)
    for other in table.near(space, table.numbers.control_zone):
        if other.id == body.id or not other.is_unit:
            continue
        if not other.structure:
            bad = overlapping(table, ends, other.outline)
            refuse(found, bad, Fault("FAS-5.2-a", "end-on-unit", other.id))
        if body.is_enemy(other) and other.id not in exempt:
            bad = nearer(table, ends, other.outline, table.numbers.control_zone)
            refuse(found, bad, Fault("FAS-5.2-d", "end-in-zone", other.id))
    for piece in table.under(space):
        if bars(piece):
            refuse(found, overlapping(table, ends, piece.outline), bar(piece))


def bars(piece: Piece) -> bool:
    """Tell whether nothing may stand on a piece.  Rules: FAS-13.1-NIE, FAS-13.3.1-a."""
    return piece.is_structure or piece.has("impassable")


def bar(piece: Piece) -> Fault:
    """Say why nothing may stand on a piece."""
    if piece.is_structure:
        return Fault("FAS-13.3.1-a", "end-on-structure", piece.id)
    return Fault("FAS-13.1-NIE", "impassable", piece.id)


def standing_fault(table: Table, body: Body) -> Fault | None:
    """Return why an element that is on the table cannot stand there, whatever led it there.

    Rules: FAS-GEO-05, FAS-5.3-a, FAS-13.1-NIE.
    """
    if body.structure:
        twice = next((one for one in table.bodies if one.structure == body.structure), body)
        return None if twice is body else Fault("FAS-13.3.1-c", "end-on-unit", twice.id)
    shape = shapes_of([body.outline])
    if off_table(table, shape)[0]:
        return Fault("FAS-5.3-a", "off-table")
    for other in table.near(body.outline):
        free = other.id == body.id or other.structure
        if not free and overlapping(table, shape, other.outline)[0]:
            return Fault("FAS-5.2-a", "end-on-unit", other.id)
    for piece in table.under(body.outline):
        if bars(piece) and overlapping(table, shape, piece.outline)[0]:
            return bar(piece)
    return None


def end_fault(
    table: Table, body: Body, shape: Polygon, exempt: Collection[str] = ()
) -> Fault | None:
    """Return why a Unit may not stand in one shape; see ``judge_ends``."""
    found: Verdicts = [None]
    judge_ends(table, body, shapes_of([shape]), found, exempt)
    return found[0]
