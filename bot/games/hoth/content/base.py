"""What all content shares: provenance and languages."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Confidence: TypeAlias = Literal["seed", "public", "derived", "authored"]
Terrain: TypeAlias = Literal[
    "snow", "hill", "rocks", "building", "wreck", "trench", "crevasse", "serac"
]


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
