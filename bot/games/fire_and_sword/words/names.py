"""Names of things as terms, which the language catalogues put into words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.chance.tally import Part, Tally
from bot.engine.model import Seat, Term, term
from bot.games.fire_and_sword.model.field import Ground
from bot.games.fire_and_sword.model.state import Element


def element(one: Element) -> Term:
    """Name an element with its id: ``r3 Winged hussars``."""
    return term("fas-element", id=one.id, card=kind(one))


def kind(one: Element) -> Term:
    """Name an element without its id: its own name, its typed profile's, or its card's."""
    if one.name or one.custom is not None:
        words = one.name or (one.custom.name if one.custom else "")
        return Term("plain", {"text": words})
    return Term(f"fas-card-{one.card}")


def side(which: str) -> Term:
    """Name a side."""
    return Term(f"fire_and_sword-side-{which}")


def order(which: str) -> Term:
    """Name an order."""
    return Term(f"fas-order-{which}")


def listed(words: Sequence[Term]) -> Term:
    """Join texts to one list."""
    if not words:
        return Term("fas-list-none")
    found = words[-1]
    for word in reversed(words[:-1]):
        found = term("fas-list", first=word, rest=found)
    return found


def seat(which: Seat) -> Term:
    """Name a seat."""
    return Term(f"fire_and_sword-seat-{which}")


def advantage(which: str) -> Term:
    """Name an Advantage."""
    return Term(f"fas-advantage-{which}")


def state(which: str) -> Term:
    """Name a state."""
    return Term(f"fas-state-{which}")


def test(what: str) -> Term:
    """Name a test."""
    return Term(f"fas-test-{what}")


def base_tally(count: int, rule: str) -> Tally:
    """Return a sum with one part: the number that the rule gives."""
    return Tally((Part(count, Term("fas-why-base"), rule),))


def fire(which: str) -> Term:
    """Name a way of shooting."""
    return Term(f"fas-fire-{which}")


def reaction(which: str) -> Term:
    """Name a reaction to a charge."""
    return Term(f"fas-reaction-{which}")


def terrain(which: str) -> Term:
    """Name a kind of terrain."""
    return Term(f"fas-terrain-{which}")


def lines(which: str) -> Term:
    """Name a template of deployment as it is typed behind its keyword."""
    return Term(f"fas-lines-{which}")


def formation(which: str) -> Term:
    """Name a formation, or the type of Dragoons."""
    return Term(f"fas-formation-{which}")


def pick(which: str) -> Term:
    """Name an answer."""
    return Term(f"fas-pick-{which}")


def ground(piece: Ground) -> Term:
    """Name a piece of terrain with its id: ``T6 Light buildings``."""
    return term("fas-element", id=piece.id, card=Term(f"fas-terrain-{piece.type}"))
