"""The directions of a card."""

from __future__ import annotations

from typing import Literal, TypeAlias

Direction: TypeAlias = Literal["F", "FR", "R", "BR", "B", "BL", "L", "FL"]
"""A neighbouring cell as the owner of a card sees it: forward, right, backward, left."""

STEPS: dict[Direction, tuple[int, int]] = {
    "F": (0, 1), "FR": (1, 1), "R": (1, 0), "BR": (1, -1),
    "B": (0, -1), "BL": (-1, -1), "L": (-1, 0), "FL": (-1, 1),
}  # fmt: skip
"""What each direction means, clockwise: cells to the owner's right, cells away from the owner."""

MARKS: dict[Direction, str] = {
    "F": "↑", "FR": "↗", "R": "→", "BR": "↘", "B": "↓", "BL": "↙", "L": "←", "FL": "↖",
}  # fmt: skip
"""The sign that tells cards of one name apart, for the card in hand."""
