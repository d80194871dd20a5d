"""Drawing from a deck that is made anew from its discard pile."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from bot.engine.flow import Transition


class Pile(Protocol):
    """A deck with its discard pile; the top of each is the end of the list."""

    deck: list[str]
    discard: list[str]


class Drawn(NamedTuple):
    """The cards taken, and whether the discard pile was shuffled on the way."""

    cards: list[str]
    reshuffled: bool


def take(t: Transition[Any], pile: Pile, count: int, rule: str) -> Drawn:
    """Take cards off the deck; an empty deck is made anew from the discards, also in between.

    Takes fewer where both are used up. ``rule`` is the reason of a shuffle.

    Rules: HOTH-DRAW-02, HOTH-SUP-05, HOTH-RUL-36, NAP-DRW-02.
    """
    cards: list[str] = []
    reshuffled = False
    while len(cards) < count and (pile.deck or pile.discard):
        if not pile.deck:
            pile.deck = shuffled(t, pile.discard, rule)
            pile.discard = []
            reshuffled = True
        cards.append(pile.deck.pop())
    return Drawn(cards, reshuffled)


def shuffled(t: Transition[Any], cards: list[str], rule: str) -> list[str]:
    """Return the cards in an order of chance; result i says which card comes to place i."""
    return [cards[index] for index in t.order(len(cards), rule)]
