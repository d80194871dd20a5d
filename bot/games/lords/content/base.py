"""What all content shares: provenance, languages, directions."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Confidence: TypeAlias = Literal["seed", "public", "derived", "authored"]

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


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of all content; unknown fields are errors."""


class Sourced(Fact, frozen=True, kw_only=True):
    """Content with its provenance."""

    source: str
    confidence: Confidence


class Localised(Fact, frozen=True, kw_only=True):
    """One text in every language of the product."""

    en: str
    cs: str
    pl: str
