"""Names of things as messages of the language catalogues."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.model import Text, text
from bot.engine.tally import Part, Tally

from .model import Element


def element(one: Element) -> Text:
    """Name an element with its id: ``r3 Winged hussars``."""
    return text("fas-element", id=one.id, card=kind(one))


def kind(one: Element) -> Text:
    """Name an element without its id: its own name, its typed profile's, or its card's."""
    if one.name or one.custom is not None:
        words = one.name or (one.custom.name if one.custom else "")
        return Text("plain", {"text": words})
    return Text(f"fas-card-{one.card}")


def side(which: str) -> Text:
    """Name a side."""
    return Text(f"fire_and_sword-side-{which}")


def order(which: str) -> Text:
    """Name an order."""
    return Text(f"fas-order-{which}")


def listed(words: Sequence[Text]) -> Text:
    """Join texts to one list."""
    if not words:
        return Text("fas-list-none")
    found = words[-1]
    for word in reversed(words[:-1]):
        found = text("fas-list", first=word, rest=found)
    return found


def advantage(which: str) -> Text:
    """Name an Advantage."""
    return Text(f"fas-advantage-{which}")


def state(which: str) -> Text:
    """Name a state."""
    return Text(f"fas-state-{which}")


def test(what: str) -> Text:
    """Name a test."""
    return Text(f"fas-test-{what}")


def base_tally(count: int, rule: str) -> Tally:
    """Return a sum with one part: the number that the rule gives."""
    return Tally((Part(count, Text("fas-why-base"), rule),))


def formation(which: str) -> Text:
    """Name a formation, or the type of Dragoons."""
    return Text(f"fas-formation-{which}")


def pick(which: str) -> Text:
    """Name an answer."""
    return Text(f"fas-pick-{which}")
