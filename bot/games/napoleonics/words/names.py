"""Names of things as terms, which the language catalogues put into words."""

from __future__ import annotations

import re
from functools import cache

from bot.engine.model import Term, Text

UNIT_TYPE = re.compile(r"[A-Z]-[A-Z]+")
_OTHER = re.compile(r"[^A-Za-z0-9-]")


@cache
def unit(kind: str) -> Term:
    """Name a unit type."""
    return Term(f"napoleonics-unit-{kind}")


@cache
def unit_class(which: str) -> Term:
    """Name a class of units."""
    return Term(f"napoleonics-class-{which}")


@cache
def card(card_id: str) -> Term:
    """Name a Command card."""
    return Term(f"napoleonics-card-{card_id}")


@cache
def terrain(kind: str) -> Term:
    """Name a terrain."""
    return Term(f"napoleonics-terrain-{kind}")


@cache
def side(which: str) -> Term:
    """Name a side."""
    return Term(f"napoleonics-side-{which}")


@cache
def section(which: str) -> Term:
    """Name a section as a side sees it."""
    return Term(f"napoleonics-section-{which}")


@cache
def face(which: str) -> Term:
    """Name a die face."""
    return Term(f"napoleonics-face-{which}")


@cache
def message(key: str) -> Text:
    """Return a message without arguments; ``key`` without the game's prefix."""
    return Text(f"napoleonics-{key}")


@cache
def reason(key: str) -> Term:
    """Return a reason without arguments; ``key`` without the game's prefix."""
    return Term(f"napoleonics-{key}")


def leader(name: str) -> Term:
    """Name a leader: a surname as it stands in the scenario, except what the catalogue writes.

    Kings and princes are named as each language names them, others as they wrote themselves.

    >>> leader("King Joseph").args["id"]
    'King-Joseph'
    """
    return Term("napoleonics-leader-name", {"id": _OTHER.sub("-", name), "name": name})


def plain(words: str) -> Term:
    """Return literal text, such as a path of hexes."""
    return Term("plain", {"text": words})


def target(known: str) -> Term:
    """Name what is attacked, by its unit type or by the leader's name.

    >>> target("F-GHC").key, target("Lefebvre-Desnouettes").key
    ('napoleonics-unit-F-GHC', 'napoleonics-leader-name')
    """
    return unit(known) if UNIT_TYPE.fullmatch(known) else leader(known)
