"""Names of things as messages of the language catalogues."""

from __future__ import annotations

from functools import cache

from bot.engine.model import Choice, Text


@cache
def unit(kind: str) -> Text:
    """Name a unit type."""
    return Text(f"hoth-unit-{kind}")


@cache
def fort(kind: str) -> Text:
    """Name a kind of fortification."""
    return Text(f"hoth-fort-{kind}")


@cache
def card(card_id: str) -> Text:
    """Name an order card."""
    return Text(f"hoth-card-{card_id}")


def card_choice(card_id: str) -> Choice:
    """Return the pick of an order card or a support card with its text."""
    return Choice(card_id, card(card_id), Text(f"hoth-card-{card_id}-text"))


@cache
def terrain(kind: str) -> Text:
    """Name a terrain."""
    return Text(f"hoth-terrain-{kind}")


@cache
def side(which: str) -> Text:
    """Name a side."""
    return Text(f"hoth-side-{which}")


@cache
def section(which: str) -> Text:
    """Name a section as a side sees it."""
    return Text(f"hoth-section-{which}")


@cache
def face(which: str) -> Text:
    """Name a die face."""
    return Text(f"hoth-face-{which}")


@cache
def phrase(key: str) -> Text:
    """Return a message without arguments."""
    return Text(key)
