"""Movements along a line: Move, Double Move, March, Withdraw, Disengage, and forced ones.

A movement starts at a REF, at most 45 degrees off the way that edge faces; the tray turns about
the REF and goes straight, that edge leading. Angles are in hundredths of a degree, clockwise;
distances in thousandths of an inch.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, Protocol

import numpy as np
import shapely
from shapely import Polygon

from .fixed import INCH, XY, Place, angle, unit
from .measuring import NOISE, is_outside, overlaps, touches_base
from .placing import (
    Shapes,
    Verdicts,
    around,
    bars,
    judge_ends,
    nearer,
    off_table,
    overlapping,
    refuse,
    shapes_of,
)
from .slowing import Costs, Mover, costs
from .table import Body, Fault, Piece, Table
from .tracks import Fan, Track


class Path(Protocol):
    """What a leading edge sweeps: where it starts, its heading, and the ground."""

    @property
    def origin(self) -> XY:
        """Where its middle starts."""

    @property
    def course(self) -> int:
        """Its heading."""

    @property
    def strip(self) -> Polygon:
        """The ground."""


class Kind(NamedTuple):
    """What kind of movement it is: a multiple of the Speed, a March, the rule that allows it."""

    rule: str
    multiple: int = 1
    is_march: bool = False


@dataclass(frozen=True)
class Journey:
    """A legal movement: where it ends, what it costs in inches, and what it met.

    ``passed``: friendly Units and structures that must be tested for (FAS-5.2-c), the mover's own
    dice; a garrison stands for its structure. ``touched``: enemy Groups in the order in which they
    were touched. ``crossed``: terrain that any part of the tray was in (FAS-GEO-22).
    """

    end: Place
    shape: Polygon
    cost: float
    passed: tuple[str, ...] = ()
    touched: tuple[str, ...] = ()
    crossed: tuple[str, ...] = ()


def kind_of(table: Table, action: str) -> Kind:
    """Return what kind of movement an action is; raises ``KeyError`` for another action.

    Rules: FAS-4.3.4-a, FAS-4.3.5-a, FAS-4.4.2-a, FAS-4.4.3-a, FAS-4.4.4-a, FAS-GEO-18.
    """
    numbers = table.numbers
    return {
        "move": Kind("FAS-4.3.4-a"),
        "withdraw": Kind("FAS-4.3.5-a"),
        "double_move": Kind("FAS-4.4.2-a", numbers.double_move),
        "march": Kind("FAS-4.4.3-a", numbers.march, is_march=True),
        "disengage": Kind("FAS-4.4.4-a", numbers.disengage),
    }[action]


def go(table: Table, mover: Mover, way: Track, kind: Kind) -> Journey | Fault:
    """Return a movement, or why it is not legal.

    Rules: FAS-GEO-10, FAS-GEO-11.
    """
    if abs(way.phi) > angle(table.numbers.movement_angle):
        return Fault("FAS-5.1-a", "angle")
    verdicts, spent = judge(table, mover, [way], kind)
    return verdicts[0] or journey(table, mover, way, float(spent.cost[0]))


def judge(
    table: Table, mover: Mover, ways: Sequence[Track], kind: Kind
) -> tuple[Verdicts, Costs]:  # fmt: skip
    """Tell which of many movements are legal, and what each costs.

    Rules: FAS-GEO-11, FAS-5.2-a, FAS-5.2-b, FAS-5.2-d, FAS-5.3-a, FAS-1.1.1-b.
    """
    found: Verdicts = [None] * len(ways)
    fan = Fan(ways)
    strips = fan.strips
    spent = _spend(table, mover, ways, strips, kind, found)
    judge_paths(table, mover.body, fan, found)
    if kind.is_march:
        _judge_march(table, mover.body, ways, found)
    judge_ends(table, mover.body, fan.ends, found)
    return found, spent


def _spend(
    table: Table, mover: Mover, ways: Sequence[Track], strips: Shapes, kind: Kind, found: Verdicts
) -> Costs:  # fmt: skip
    lengths = np.array([one.distance / INCH for one in ways])
    axes = [(one.origin, unit(one.course)) for one in ways]
    spent = costs(table, mover, strips, axes, lengths, kind.multiple)
    over = spent.cost > spent.allowed + table.numbers.length + NOISE
    refuse(found, over & (spent.slowed > 0), Fault("FAS-13.1-b", "too-slow"))
    refuse(found, over, Fault(kind.rule, "too-far"))
    return spent


def judge_paths(table: Table, body: Body, fan: Fan, found: Verdicts) -> None:
    """Note what is against the paths, whatever the ends.

    What is against a path is against each longer one at the same angle.

    Rules: FAS-RUL-13, FAS-RUL-77, FAS-1.1.1-b.
    """
    strips = fan.strips
    refuse(found, off_table(table, strips), Fault("FAS-5.3-a", "off-table"))
    space = around(strips)
    for other in table.near(space, table.numbers.control_zone):
        if not (other.is_unit and body.is_enemy(other)):
            continue
        bad = overlapping(table, strips, other.outline)
        refuse(found, bad, Fault("FAS-5.2-d", "enemy-on-way", other.id))
        if is_outside(table, body.outline, other):
            bad = nearer(table, strips, other.outline, table.numbers.control_zone)
            refuse(found, bad, Fault("FAS-1.1.1-b", "zone-on-way", other.id))
    for piece in table.under(space):
        if piece.is_structure:
            bad = crossing(table, fan.lines, piece.outline)
            refuse(found, bad, Fault("FAS-5.2-b", "structure-on-way", piece.id))
        elif bars(piece):
            bad = overlapping(table, strips, piece.outline)
            refuse(found, bad, Fault("FAS-13.1-NIE", "impassable", piece.id))


def crossing(table: Table, lines: Shapes, other: Polygon) -> np.ndarray:
    """Tell which lines pass through the inside of a shape, and not only along its rim.

    Rules: FAS-GEO-13.
    """
    core = _core(other, table.numbers.inside)
    found = shapely.intersects(lines, core)
    if found.any():
        runs = shapely.length(shapely.intersection(lines[found], core))
        found[found] = runs > table.numbers.inside + NOISE
    return np.asarray(found)


@lru_cache(maxsize=1 << 10)
def _core(shape: Polygon, inset: float) -> Polygon:
    """Return the inside of a shape: what is deeper in it than places are rounded."""
    core = shape.buffer(-inset, join_style="mitre")
    shapely.prepare(core)
    return core


def _judge_march(table: Table, body: Body, ways: Sequence[Track], found: Verdicts) -> None:
    """Note where the whole tray comes too near to an enemy or touches an area.

    Rules: FAS-4.4.3-a, FAS-RUL-62, FAS-GEO-22.
    """
    least = table.numbers.march_distance
    sweeps = shapes_of(one.sweep for one in ways)
    start = shapes_of([body.outline])
    space = around(np.concatenate([sweeps, start]))
    for other in table.near(space, least):
        if body.is_enemy(other):
            bad = nearer(table, sweeps, other.outline, least)
            bad |= nearer(table, start, other.outline, least)[0]
            refuse(found, bad, Fault("FAS-4.4.3-a", "march-near-enemy", other.id))
    for piece in table.under(space):
        if not piece.is_structure and piece.terrain.traits:
            bad = overlapping(table, sweeps, piece.outline)
            bad |= overlapping(table, start, piece.outline)[0]
            refuse(found, bad, Fault("FAS-RUL-62", "march-over-area", piece.id))


# What a legal movement met -------------------------------------------------------------------


def journey(table: Table, mover: Mover, way: Track, cost: float) -> Journey:
    """Return what a legal movement meets on its way."""
    shape = table.shape(way.footprint, way.end)
    body = mover.body
    return Journey(
        way.end,
        shape,
        cost,
        passed(table, body, way.strip),
        touched_groups(table, body, way, shape),
        tuple(one.id for one in crossed(table, (body.outline, way.sweep))),
    )


def passed(table: Table, body: Body, strip: Polygon) -> tuple[str, ...]:
    """Return the friendly Units and the structures that a path passes over, once each.

    Nothing is tested for Groups and Artillery; a garrison is named in place of its structure.

    Rules: FAS-5.2-a, FAS-5.2-b, FAS-5.2-c, FAS-RUL-77, FAS-12.1-ART-b.
    """
    units = [
        one.id
        for one in table.near(strip)
        if one.blocks and not one.structure and one.id != body.id and not body.is_enemy(one)
        and overlaps(table, strip, one.outline)
    ]  # fmt: skip
    structures = [
        _held(table, piece)
        for piece in table.under(strip)
        if piece.is_structure and overlaps(table, strip, piece.outline)
    ]
    return (*units, *structures)


def _held(table: Table, piece: Piece) -> str:
    garrison = table.garrison(piece)
    return garrison.id if garrison is not None and garrison.blocks else piece.id


def touched_groups(table: Table, body: Body, way: Path, shape: Polygon) -> tuple[str, ...]:
    """Return the enemy Groups that a movement touched, in the order in which it met them.

    Rules: FAS-GEO-10, FAS-9.3-d, FAS-RUL-88.
    """
    (x, y), (dx, dy) = way.origin, unit(way.course)
    met = [
        ((one.place.x / INCH - x) * dx + (one.place.y / INCH - y) * dy, one.id)
        for one in table.near(way.strip.union(shape), table.numbers.contact)
        if not one.is_unit and body.is_enemy(one)
        and (touches_base(table, one, way.strip) or touches_base(table, one, shape))
    ]  # fmt: skip
    return tuple(key for _, key in sorted(met))


def crossed(table: Table, shapes: Sequence[Polygon]) -> list[Piece]:
    """Return the terrain that any part of a tray is in on its way.  Rules: FAS-GEO-22."""
    return [
        piece
        for piece in table.pieces
        if any(overlaps(table, shape, piece.outline) for shape in shapes)
    ]
