"""Structs for the data of every game of the family."""

from __future__ import annotations

from functools import cached_property
from typing import Literal, TypeAlias

from bot.engine.model import Side
from bot.games.facts import Sourced

Section: TypeAlias = Literal["left", "centre", "right"]
"""A third of the field as a side sees it."""
ScreenSection: TypeAlias = Literal["west", "centre", "east"]
"""A third of the field as it is drawn."""


class Board(Sourced, frozen=True, kw_only=True, dict=True):
    """The field: rows from top to bottom, columns counted from 1 at the left.

    ``sections`` gives, per screen section and row, the first and last column; a hex in two of
    them belongs to both. ``player_view`` turns a side's left and right into screen sections.
    ``half_hexes`` are pseudo-labels at the ends of the short rows.
    """

    rows: tuple[str, ...]
    row_length: dict[str, int]
    half_hexes: tuple[str, ...]
    baseline: dict[Side, str]
    sections: dict[ScreenSection, dict[str, tuple[int, int]]]
    player_view: dict[Side, dict[Section, ScreenSection]]

    @cached_property
    def hexes(self) -> tuple[str, ...]:
        """All labels, row by row from the top left."""
        return tuple(
            f"{row}{column}" for row in self.rows for column in range(1, self.row_length[row] + 1)
        )
