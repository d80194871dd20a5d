"""Names of things as terms, which the language catalogues put into words."""

from __future__ import annotations

from functools import cache

from bot.engine.model import Choice, Term, Text, worded


@cache
def unit(kind: str) -> Term:
    """Name a unit type."""
    return Term(f"hoth-unit-{kind}")


@cache
def fort(kind: str) -> Term:
    """Name a kind of fortification."""
    return Term(f"hoth-fort-{kind}")


@cache
def card(card_id: str) -> Term:
    """Name an order card."""
    return Term(f"hoth-card-{card_id}")


def card_choice(card_id: str) -> Choice:
    """Return the pick of an order card or a support card with its text."""
    return Choice(card_id, worded(card(card_id)), Text(f"hoth-card-{card_id}-text"))


@cache
def terrain(kind: str) -> Term:
    """Name a terrain."""
    return Term(f"hoth-terrain-{kind}")


@cache
def side(which: str) -> Term:
    """Name a side."""
    return Term(f"hoth-side-{which}")


@cache
def section(which: str) -> Term:
    """Name a section as a side sees it."""
    return Term(f"hoth-section-{which}")


@cache
def face(which: str) -> Term:
    """Name a die face."""
    return Term(f"hoth-face-{which}")


@cache
def phrase(key: str) -> Text:
    """Return a message without arguments."""
    return Text(key)
