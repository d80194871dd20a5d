"""Structs for the data of every game of the family, and the digest of what has effect in play."""

from __future__ import annotations

import hashlib
from typing import Any, Literal, TypeAlias

import msgspec

from bot.engine.model import Side

Confidence: TypeAlias = Literal["seed", "public", "derived", "authored"]
Section: TypeAlias = Literal["left", "centre", "right"]
"""A third of the field as a side sees it."""
ScreenSection: TypeAlias = Literal["west", "centre", "east"]
"""A third of the field as it is drawn."""


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


class Board(Sourced, frozen=True, kw_only=True):
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

    @property
    def hexes(self) -> tuple[str, ...]:
        """All labels, row by row from the top left."""
        return tuple(
            f"{row}{column}" for row in self.rows for column in range(1, self.row_length[row] + 1)
        )


WORDS = frozenset({"name", "briefing", "text", "public", "read", "notes", "source", "confidence"})
"""Fields of content that are words for people and have no effect in play."""


def digest(content: msgspec.Struct) -> str:
    """Return the SHA-256 in hexadecimal of all that has an effect in play.

    Names, briefings and provenance are left out: better words make no new rules version.
    """
    plain = msgspec.to_builtins(content, order="deterministic")
    return hashlib.sha256(msgspec.json.encode(_bare(plain))).hexdigest()


def _bare(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _bare(item) for key, item in value.items() if key not in WORDS}
    return [_bare(item) for item in value] if isinstance(value, list | tuple) else value
