"""How likely a hand holds a card that deals a blow, from what a seat knows of the cards."""

from __future__ import annotations

from collections import Counter
from math import comb

from bot.engine.model import Side

from .model import other
from .tables import Tables
from .view import LordsView

CERTAIN = 1000
"""A chance in thousandths."""


class Reserves:
    """The cards of a side that a viewer has not seen on the mat or fall: hand or deck.

    Where the army list is hidden the viewer's own stands for it.
    """

    def __init__(self, tables: Tables, view: LordsView, side: Side):
        own = view.sides[side]
        listed = own.cards or view.sides[other(side)].cards or ()
        left = Counter(listed)
        left.subtract(unit.card for unit in view.units if unit.side == side)
        left.subtract(view.sides[other(side)].pile)
        self._cards = [
            (tables.cards[card].reach[side], tables.cards[card].strength)
            for card, copies in left.items()
            for _ in range(max(0, copies))
        ]
        self._hand = min(own.hand_size, len(self._cards))
        self._known: dict[tuple[int, int], int] = {}

    def chance(self, need: int, sides: int) -> int:
        """Return the chance that a hand of this size has a card that deals ``need`` at a blow.

        ``sides`` are the free cells around the victim, as bits; every second shooter is
        taken to find a cell to shoot from. What is dealt already needs no card.
        """
        if need <= 0:
            return CERTAIN
        key = (need, sides)
        if key not in self._known:
            self._known[key] = self._computed(need, sides)
        return self._known[key]

    def _computed(self, need: int, sides: int) -> int:
        arrows = shots = 0
        for reach, strength in self._cards:
            if need < len(reach) and reach[need] & sides:
                arrows += 1
            elif strength >= need:
                shots += 1
        able, total = arrows + shots // 2, len(self._cards)
        if not able or not self._hand:
            return 0
        misses = comb(total - able, self._hand)
        return CERTAIN - CERTAIN * misses // comb(total, self._hand)
