"""Where water runs: from hex to hex through their middles, and off the board."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from math import hypot
from typing import NamedTuple

from renderers.kit.brush.fields import XY, curve
from renderers.kit.brush.noise import jitter

from .layout import ANGLES, OPPOSITE, Layout

SWAY = 9
"""How far, in pixels, water leaves the middle of a side."""
EACH = 8
"""Pieces of a line between a side and the middle of a hex."""


class Channel(NamedTuple):
    """The water of a hex: lines to draw, its middle, and the direction of its flow there."""

    label: str
    lines: tuple[tuple[XY, ...], ...]
    middle: XY
    flow: XY


def channels(
    layout: Layout, wet: Collection[str], seed: int, tail: float = 0.34
) -> tuple[Channel, ...]:
    """Return the water of each wet hex; lines of neighbours join smoothly.

    A line that ends within a hex ends ``tail`` hex widths behind its middle.
    """
    return tuple(
        _channel(layout, label, wet, seed, tail) for label in layout.labels if label in wet
    )


def ends(water: Iterable[Channel]) -> list[tuple[XY, XY]]:
    """Return where water begins or ends, each with the way from there along it, of length 1.

    Those are the ends of lines that lie on no other line: who flows into other water does not end.
    """
    lines = [line for one in water for line in one.lines]
    points = [point for line in lines for point in line]
    tips = [tip for line in lines for tip in ((line[0], line[1]), (line[-1], line[-2]))]
    return [
        ((x, y), ((bx - x) / far, (by - y) / far))
        for (x, y), (bx, by) in tips
        if sum(hypot(x - ax, y - ay) < 1 for ax, ay in points) == 1
        and (far := hypot(bx - x, by - y))
    ]


def joined(lines: Iterable[Sequence[XY]]) -> list[list[XY]]:
    """Return lines as long as they can be made by joining those that end where others begin."""
    chains: list[list[XY]] = []
    for line in lines:
        chain = list(line)
        found = True
        while found:
            found = False
            for other in chains:
                both = _put_together(chain, other)
                if both is not None:
                    chains.remove(other)
                    chain, found = both, True
                    break
        chains.append(chain)
    return chains


def _put_together(first: list[XY], second: list[XY]) -> list[XY] | None:
    for a in (first, first[::-1]):
        for b in (second, second[::-1]):
            if hypot(a[-1][0] - b[0][0], a[-1][1] - b[0][1]) < 1:
                return a + b[1:]
    return None


def sides_of(layout: Layout, label: str, wet: Collection[str]) -> tuple[str, ...]:
    """Return the sides through which the water of a hex runs: to other water, or off the board.

    Water with one neighbour runs off the board where it can, as straight as it can. Between two
    neighbours it goes round by a third hex that no other water reaches, so that it is one line.
    """
    near = _wet(layout, label, wet)
    joined = [
        name
        for name, other in near.items()
        if not any(
            {label, other} == set(_wet(layout, third, wet).values())
            for third in near.values()
            if third != other
        )
    ]
    open_ = [name for name in ANGLES if layout.neighbour(label, name) is None]
    if len(joined) == 1 and open_:
        joined.append(min(open_, key=lambda name: -_turn(joined[0], name)))
    return tuple(joined)


def _wet(layout: Layout, label: str, wet: Collection[str]) -> dict[str, str]:
    return {name: other for name, other in layout.neighbours(label).items() if other in wet}


def _turn(first: str, second: str) -> int:
    """Return the angle between two sides, in degrees."""
    gap = abs(ANGLES[first] - ANGLES[second])
    return min(gap, 360 - gap)


def _channel(layout: Layout, label: str, wet: Collection[str], seed: int, tail: float) -> Channel:
    sides = sides_of(layout, label, wet)
    middle = _middle(layout, label, seed)
    gates = [_gate(layout, label, name, seed) for name in sides]
    beyond = [_beyond(layout, label, name, seed) for name in sides]
    reach = tail * layout.field.hex_width
    if len(sides) == 2:
        line = curve([beyond[0], gates[0], middle, gates[1], beyond[1]], each=EACH)
        first = 0 if layout.neighbour(label, sides[0]) is None else EACH
        last = len(line) - (0 if layout.neighbour(label, sides[1]) is None else EACH)
        lines = [line[first:last]]
    elif len(sides) == 1:
        end = layout.beyond(middle, OPPOSITE[sides[0]], reach)
        lines = [curve([beyond[0], gates[0], middle, end], each=EACH)[EACH:]]
    elif sides:
        lines = [
            curve([far, gate, middle], each=EACH)[EACH:]
            for far, gate in zip(beyond, gates, strict=True)
        ]
    else:
        lines = [[(middle[0] - reach, middle[1]), middle, (middle[0] + reach, middle[1] + 4)]]
    start, end = (gates[0], gates[-1]) if len(gates) > 1 else (lines[0][0], middle)
    flow = (end[0] - start[0], end[1] - start[1])
    return Channel(label, tuple(tuple(line) for line in lines), middle, flow)


def _middle(layout: Layout, label: str, seed: int) -> XY:
    cell = layout.field.cell_of(label)
    x, y = layout.at(label)
    sway = (jitter(seed, cell.column, cell.row, n) - 0.5 for n in range(2))
    dx, dy = (SWAY * one for one in sway)
    return x + dx, y + dy


def _gate(layout: Layout, label: str, name: str, seed: int) -> XY:
    """Return where water crosses a side, the same seen from both hexes."""
    x, y = layout.middle_of(label, name)
    cell = layout.field.cell_of(label)
    other = layout.neighbour(label, name)
    keys = [2 * cell.column, 2 * cell.row]
    if other is not None:
        there = layout.field.cell_of(other)
        keys = [cell.column + there.column, cell.row + there.row]
    dx, dy = (2 * SWAY * (jitter(seed + 1, *keys, n) - 0.5) for n in range(2))
    return x + dx * 0.4, y + dy


def _beyond(layout: Layout, label: str, name: str, seed: int) -> XY:
    """Return where water goes on to: the middle of the next hex, or well off the board."""
    other = layout.neighbour(label, name)
    if other is not None:
        return _middle(layout, other, seed)
    return layout.beyond(layout.at(label), name, 1.3 * layout.field.hex_width)
