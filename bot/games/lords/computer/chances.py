"""How likely a hand holds a card that deals a blow, from what a seat knows of the cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from math import comb
from typing import TypeAlias

from bot.engine.model import Side
from bot.games.lords.model.state import other
from bot.games.lords.model.view import LordsView
from bot.games.lords.rules.geometry import Cell
from bot.games.lords.rules.tables import Tables

CERTAIN = 1000
"""A chance in thousandths."""
Grid: TypeAlias = tuple[tuple[int, int], ...]


class Reserves:
    """The cards of a side that a viewer has not seen on the mat or fall: hand or deck.

    A general among them is in hand, for it never lies in a deck (LOW-SET-05). Where the army list
    is hidden the viewer's own stands for it.
    """

    def __init__(self, tables: Tables, view: LordsView, side: Side):
        own = view.sides[side]
        listed = own.cards or view.sides[other(side)].cards or ()
        left = Counter(listed)
        left.subtract(unit.card for unit in view.units if unit.side == side)
        left.subtract(view.sides[other(side)].pile)
        self._side = side
        self._cards = [(tables.cards[card], copies) for card, copies in left.items() if copies > 0]
        generals = sum(copies for facts, copies in self._cards if facts.general)
        self._held = min(own.hand_size, generals)
        self._total = sum(copies for _, copies in self._cards) - generals
        self._hand = min(own.hand_size - self._held, self._total)
        self._shooters: list[tuple[int, int, Grid]] = [
            (1 << index, facts.strength, facts.grid[side])
            for index, (facts, _) in enumerate(self._cards)
            if facts.strength
        ]
        self.mean = mean(tables, left - Counter(own.hand))
        """What a card that the viewer has not seen is worth on average, in thousandths."""
        self._known: dict[tuple[int, int, int], int] = {}
        self._dealing: dict[int, list[tuple[int, int, int, bool]]] = {}

    def chance(
        self, need: int, sides: int, victim: Cell, posts: Collection[tuple[int, int]]
    ) -> int:
        """Return the chance that a hand of this size has a card that deals ``need`` at a blow.

        ``sides`` are the free cells around the victim, as bits; ``posts`` are the cells from
        which a shooter could shoot. What is dealt already needs no card.
        """
        if need <= 0:
            return CERTAIN
        col, row = victim
        aiming = 0
        for bit, strength, grid in self._shooters:
            if strength >= need:
                for dx, dy in grid:
                    if (col - dx, row - dy) in posts:
                        aiming |= bit
                        break
        key = (need, sides, aiming)
        if key not in self._known:
            self._known[key] = self._computed(need, sides, aiming)
        return self._known[key]

    def _computed(self, need: int, sides: int, aiming: int) -> int:
        able = 0
        for bit, strikes, copies, held in self._blows(need):
            if aiming & bit or strikes & sides:
                if held:
                    return CERTAIN
                able += copies
        if not able or not self._hand:
            return 0
        misses = comb(self._total - able, self._hand)
        return CERTAIN - CERTAIN * misses // comb(self._total, self._hand)

    def _blows(self, need: int) -> Sequence[tuple[int, int, int, bool]]:
        """List the cards that can deal so much, in the order of ``_cards``.

        Each with its place as a bit, the sides from which an arrow of it does, how many copies
        there are, and whether it is surely in hand.
        """
        if need not in self._dealing:
            self._dealing[need] = [
                (1 << index, strikes, copies, bool(facts.general and self._held))
                for index, (facts, copies) in enumerate(self._cards)
                for reach in (facts.reach[self._side],)
                for strikes in (reach[need] if need < len(reach) else 0,)
                if strikes or facts.strength >= need
            ]
        return self._dealing[need]


def mean(tables: Tables, cards: Counter[str]) -> int:
    """Return the mean points of cards in thousandths; of none 0."""
    points = sum(tables.cards[card].points * copies for card, copies in cards.items())
    return 1000 * points // max(1, cards.total())
