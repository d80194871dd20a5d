"""Names of things as messages of the language catalogues."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from bot.engine.model import Text, text


@cache
def card(card_id: str) -> Text:
    """Name a card with its mark."""
    return Text(f"lords-card-{card_id}")


@cache
def short(card_id: str) -> Text:
    """Name a card in one word, as its tile does."""
    return Text(f"lords-short-{card_id}")


@cache
def side(which: str) -> Text:
    """Name a side."""
    return Text(f"lords-side-{which}")


@cache
def phrase(key: str) -> Text:
    """Return a message without arguments."""
    return Text(key)


def listed(words: Sequence[Text]) -> Text:
    """Join texts to one list; no words are said in words too."""
    if not words:
        return phrase("lords-list-none")
    found = words[-1]
    for word in reversed(words[:-1]):
        found = text("lords-list", first=word, rest=found)
    return found
