"""Content and everything that can be computed from it once: arrows on the mat, army lists."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from bot.engine.model import Side
from bot.games.lords.content import STEPS, Card, LordsContent
from bot.games.lords.model.state import NORTH, SOUTH

from . import geometry
from .armies import ArmyBook

KEPT = 256
"""Army lists that are kept read; one that has been out of use for long is read again."""


class CardFacts(msgspec.Struct, frozen=True, kw_only=True):
    """What a card can do on the mat.

    ``arrows`` holds the values in the eight directions of the mat, north first, for each owner;
    ``pointing`` those that are not 0, each with its direction; ``mask`` the same as bits. ``grid``
    holds the steps to its target cells.
    """

    id: str
    short: str
    """The id without the people's name, for orders."""
    kind: str
    rank: str
    defence: int
    points: int
    support: bool
    command: bool
    general: bool
    arrows: dict[Side, tuple[int, ...]]
    pointing: dict[Side, tuple[tuple[int, int], ...]]
    mask: dict[Side, int]
    reach: dict[Side, tuple[int, ...]]
    """For each attack value: from which sides of its victim, as bits, the card deals so much."""
    strength: int
    grid: dict[Side, tuple[tuple[int, int], ...]]


class Tables:
    """The content with its look-ups."""

    def __init__(self, content: LordsContent):
        self.content = content
        self.forward = {side: edge.forward for side, edge in content.mat.sides.items()}
        self.start = {side: geometry.parse(edge.start) for side, edge in content.mat.sides.items()}
        self.mat = frozenset(geometry.parse(label) for label in content.mat.cells)
        self.cards = {card.id: self._facts(card) for card in content.cards.values()}
        self.book = ArmyBook(content)
        self.list_of = lru_cache(KEPT)(self.book.read)
        """Reads the list of a base army, or of a text; raises ``Refused`` for what is no army."""
        self.army = lru_cache(KEPT)(self.book.cards)
        """Lists the cards of an army side by side, in the order of its list."""

    def army_name(self, army: str) -> str:
        """Return what everybody may know an army by: its title, or the army it is made from.

        Rules: LOW-INF-05.
        """
        found = self.list_of(army)
        return found.title or found.army

    def army_base(self, army: str) -> str:
        """Return the army that a list is made from where its title hides it; else nothing.

        Rules: LOW-INF-05.
        """
        found = self.list_of(army)
        return found.army if found.is_titled else ""

    def in_order(self, cards: Iterable[str]) -> tuple[str, ...]:
        """Sort cards as menus, hands and their pictures show them."""
        return tuple(sorted(cards, key=lambda card: self.cards[card].short))

    def _facts(self, card: Card) -> CardFacts:
        """Turn a card as its owner sees it into what it does on the mat.

        Rules: LOW-CRD-01, LOW-CRD-02, LOW-CRD-03, LOW-CRD-05, LOW-CRD-06, LOW-CRD-07, LOW-GEO-02,
        LOW-GEO-03, LOW-GEO-04, LOW-RUL-34.
        """
        sides = (SOUTH, NORTH)
        arrows = {side: self._arrows(card, side) for side in sides}
        cells = self.content.target_cells(card.id)
        return CardFacts(
            id=card.id,
            short=card.id.partition("_")[2],
            kind=card.kind,
            rank=card.rank,
            defence=card.defence,
            points=self.content.points_of(card.id),
            support=self.content.is_support(card.id),
            command=self.content.is_command(card.id),
            general=self.content.is_general(card.id),
            arrows=arrows,
            pointing={
                side: tuple((index, value) for index, value in enumerate(arrows[side]) if value)
                for side in sides
            },
            mask={
                side: sum(1 << index for index, value in enumerate(arrows[side]) if value)
                for side in sides
            },
            reach={side: reach(arrows[side]) for side in sides},
            strength=0 if card.shot is None else card.shot.strength,
            grid={
                side: tuple((dx * self.forward[side], dy * self.forward[side]) for dx, dy in cells)
                for side in sides
            },
        )

    def _arrows(self, card: Card, side: Side) -> tuple[int, ...]:
        sign = self.forward[side]
        values = {
            (dx * sign, dy * sign): card.arrow(direction) for direction, (dx, dy) in STEPS.items()
        }
        return tuple(values[step] for step in geometry.STEPS)


def reach(arrows: tuple[int, ...]) -> tuple[int, ...]:
    """Return for each value from 0 up the directions, as bits, in which a victim sees such a card.

    The victim sees it in the direction opposite to the arrow.
    """
    return tuple(
        sum(1 << geometry.OPPOSITE[index] for index, value in enumerate(arrows) if value >= least)
        for least in range(max(arrows) + 1)
    )
