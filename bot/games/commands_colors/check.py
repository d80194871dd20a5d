"""Checks of content that every game of the family makes; each yields (path, message)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import TypeAlias

from .content import Board

Found: TypeAlias = tuple[str, str]
"""Path inside an entry, and message."""


def check_board(board: Board) -> Iterator[Found]:
    """Find rows without a length, and sections or baselines off the board."""
    for row in board.rows:
        if board.row_length.get(row, 0) < 1:
            yield "row_length", f"row {row} has no length"
    for name, rows in board.sections.items():
        for row, (first, last) in rows.items():
            if not 1 <= first <= last <= board.row_length.get(row, 0):
                yield f"sections.{name}.{row}", f"columns {first} to {last} are not on the board"
    for side, row in board.baseline.items():
        if row not in board.rows:
            yield f"baseline.{side}", f"no row {row}"


def check_hexes(board: Board, path: str, hexes: Iterable[str]) -> Iterator[Found]:
    """Find labels that are not on the board."""
    known = set(board.hexes)
    for label in hexes:
        if label not in known:
            yield path, f"{label} is not on the board"


def check_twice(path: str, things: Iterable[str], what: str) -> Iterator[Found]:
    """Find what stands there more than once."""
    for thing, count in Counter(things).items():
        if count > 1:
            yield path, f"{what} {thing} stands here twice"


def check_sides(board: Board, path: str, sides: Collection[str]) -> Iterator[Found]:
    """Find out whether both sides of the board are given and no other."""
    if set(sides) != set(board.baseline):
        yield path, f"give both sides: {' and '.join(sorted(board.baseline))}"
