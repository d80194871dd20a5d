"""Exact sight lines: which cells a line from centre to centre crosses, and which it follows.

All by the signs of integer cross products. A line that runs along the side of a cell is neither
inside nor outside: the game's rule decides, so both sides are reported.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from .hexes import CORNERS, Hex, distance


class Line(msgspec.Struct, frozen=True):
    """Cells between two centres: crossed inside, and followed along an edge on either side."""

    crossed: tuple[Hex, ...] = ()
    plus: tuple[Hex, ...] = ()
    minus: tuple[Hex, ...] = ()


def trace(a: Hex, b: Hex, cells: Iterable[Hex]) -> Line:
    """Classify the cells between ``a`` and ``b``; both ends and corner touches are left out."""
    length = distance(a, b)
    crossed: list[Hex] = []
    plus: list[Hex] = []
    minus: list[Hex] = []
    for cell in cells:
        if cell in (a, b) or distance(a, cell) + distance(cell, b) != length:
            continue
        signs = _signs(a, b, cell)
        if 1 in signs and -1 in signs:
            crossed.append(cell)
        elif signs.count(0) >= 2:
            (plus if 1 in signs else minus).append(cell)
    return Line(tuple(crossed), tuple(plus), tuple(minus))


def _signs(a: Hex, b: Hex, cell: Hex) -> list[int]:
    (x1, y1), (x2, y2), (x, y) = a.centre, b.centre, cell.centre
    dx, dy = x2 - x1, y2 - y1
    products = (dx * (y + cy - y1) - dy * (x + cx - x1) for cx, cy in CORNERS)
    return [(value > 0) - (value < 0) for value in products]


def in_order(a: Hex, b: Hex, cells: Iterable[Hex]) -> list[Hex]:
    """Sort crossed cells by where a line from one centre to another enters them.

    A cell is the ground nearest to its centre; so of two neighbours the line enters that one later
    whose centre lies farther along it.
    """
    dq, dr = b.q - a.q, b.r - a.r
    return sorted(
        cells, key=lambda one: (2 * dq + dr) * (one.q - a.q) + (2 * dr + dq) * (one.r - a.r)
    )
