"""The grid without a map: ids, neighbours, distance, facing, cone, lanes (digest 5.1 to 5.5)."""

from __future__ import annotations

from functools import cache

DIRECTIONS = ("N", "NE", "SE", "S", "SW", "NW")
FACINGS = ("NNE", "E", "SSE", "SSW", "W", "NNW")
DELTA = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
ODD = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1))
EVEN = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))


def name(column: int, row: int) -> str:
    return f"{column:02}{row:02}"


def cell(hex_: str) -> tuple[int, int]:
    return int(hex_[:2]), int(hex_[2:])


@cache
def neighbour(hex_: str, direction: int) -> str:
    """The next hex; ids off the map are negative numbers or numbers too great, never reused."""
    column, row = cell(hex_) if "," not in hex_ else tuple(map(int, hex_.split(",")))
    over, down = (ODD if column % 2 else EVEN)[direction % 6]
    column, row = column + over, row + down
    return name(column, row) if 0 < column < 100 and 0 < row < 100 else f"{column},{row}"


@cache
def around(hex_: str) -> tuple[str, ...]:
    return tuple(neighbour(hex_, direction) for direction in range(6))


@cache
def axial(hex_: str) -> tuple[int, int]:
    column, row = cell(hex_) if "," not in hex_ else tuple(map(int, hex_.split(",")))
    q = column - 1
    return q, (row - 1) - (q - q % 2) // 2


@cache
def from_axial(q: int, p: int) -> str:
    column, row = q + 1, p + (q - q % 2) // 2 + 1
    return name(column, row) if 0 < column < 100 and 0 < row < 100 else f"{column},{row}"


@cache
def distance(one: str, other: str) -> int:
    (a, b), (c, d) = axial(one), axial(other)
    return max(abs(a - c), abs(b - d), abs(a + b - c - d))


def direction(one: str, other: str) -> int:
    """The direction from a hex to its neighbour; raises ValueError for any other hex."""
    return around(one).index(other)


def front(hex_: str, facing: int) -> tuple[str, str]:
    return neighbour(hex_, facing), neighbour(hex_, facing + 1)


@cache
def cone(hex_: str, facing: int, reach: int) -> frozenset[str]:
    """Every hex of the cone up to this distance, found by walking in its two directions."""
    found = {hex_}
    for _ in range(reach):
        found |= {neighbour(one, facing + turn) for one in found for turn in (0, 1)}
    return frozenset(found - {hex_})


def lane(hex_: str, towards: int) -> int:
    q, p = axial(hex_)
    return (q, q + p, p)[towards % 3]
