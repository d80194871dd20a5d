"""Names of things as messages of the language catalogues."""

from __future__ import annotations

import re
from functools import cache

from bot.engine.model import Text

UNIT_TYPE = re.compile(r"[A-Z]-[A-Z]+")


@cache
def unit(kind: str) -> Text:
    """Name a unit type."""
    return Text(f"napoleonics-unit-{kind}")


@cache
def unit_class(which: str) -> Text:
    """Name a class of units."""
    return Text(f"napoleonics-class-{which}")


@cache
def card(card_id: str) -> Text:
    """Name a Command card."""
    return Text(f"napoleonics-card-{card_id}")


@cache
def terrain(kind: str) -> Text:
    """Name a terrain."""
    return Text(f"napoleonics-terrain-{kind}")


@cache
def side(which: str) -> Text:
    """Name a side."""
    return Text(f"napoleonics-side-{which}")


@cache
def section(which: str) -> Text:
    """Name a section as a side sees it."""
    return Text(f"napoleonics-section-{which}")


@cache
def face(which: str) -> Text:
    """Name a die face."""
    return Text(f"napoleonics-face-{which}")


@cache
def message(key: str) -> Text:
    """Return a message without arguments; ``key`` without the game's prefix."""
    return Text(f"napoleonics-{key}")


def plain(words: str) -> Text:
    """Return literal text, such as a leader's name."""
    return Text("plain", {"text": words})


def target(known: str) -> Text:
    """Name what is attacked, by its unit type or by the leader's name.

    >>> target("F-GHC").key, target("Lefebvre-Desnouettes").key
    ('napoleonics-unit-F-GHC', 'plain')
    """
    return unit(known) if UNIT_TYPE.fullmatch(known) else plain(known)
