"""Where cards may be placed, and by which rule (lords.md 4.7 to 4.10, 5.5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from bot.engine.model import Side
from bot.games.lords.model.field import Field
from bot.games.lords.model.state import Manner, Situation, other

from .geometry import OPPOSITE, Cell, label, neighbours
from .tables import CardFacts

Placements: TypeAlias = dict[str, dict[Cell, Manner]]
"""The legal cells of each card of a hand, cards and cells in the order of their orders."""
BACK = tuple(1 << index for index in OPPOSITE)
"""The bit of the direction back from each direction."""


def situation(field: Field, side: Side) -> Situation:
    """Tell how the mat looks to a side at the start of its turn.

    Rules: LOW-EMP-01, LOW-EMP-02, LOW-EMP-03, LOW-RUL-07.
    """
    if not field.units:
        return "empty"
    return "normal" if any(True for _ in field.of_side(other(side))) else "no_enemy"


def placements(field: Field, when: Situation, side: Side, hand: Sequence[str]) -> Placements:
    """List all legal placements of a hand; empty: phase 1 is skipped.

    Rules: LOW-PLA-01, LOW-PLA-06, LOW-FRC-01, LOW-FRC-03, LOW-FRC-05, LOW-DCK-03, LOW-RUL-09,
    LOW-RUL-33.
    """
    cards = [field.tables.cards[card] for card in field.tables.in_order(set(hand))]
    if when != "normal":
        return anywhere(field, cards, free_cells(field, when, side), "free")
    strikes = strike_masks(field, side)
    found = normal(field, side, cards, strikes)
    if found:
        return found
    forced = anywhere(field, cards, strikes, "forced")
    return forced or anywhere(field, cards, beside(field, side), "fallback")


def anywhere(
    field: Field, cards: Iterable[CardFacts], cells: Iterable[Cell], manner: Manner
) -> Placements:
    """Let every card be placed on every one of the cells."""
    ordered = dict.fromkeys(in_order(field, cells), manner)
    return {card.id: ordered for card in cards} if ordered else {}


def free_cells(field: Field, when: Situation, side: Side) -> Iterable[Cell]:
    """Return the cells for any card where no enemy stands on the mat.

    Rules: LOW-EMP-01, LOW-EMP-02, LOW-OPB-03, LOW-RUL-08, LOW-RUL-24.
    """
    if when == "no_enemy":
        return beside(field, side)
    return (field.tables.start[side],) if field.borderless else field.tables.mat


def normal(
    field: Field, side: Side, cards: Sequence[CardFacts], strikes: dict[Cell, int]
) -> Placements:
    """List the placements by the attack rule, and of support units beside a friend.

    Rules: LOW-PLA-02, LOW-PLA-03, LOW-PLA-04, LOW-PLA-05, LOW-SUP-02, LOW-SUP-03.
    """
    found: Placements = {}
    near = beside(field, side) if any(card.support for card in cards) else set()
    cells = in_order(field, {*strikes, *near})
    ordered = [(cell, strikes.get(cell, 0), cell in near) for cell in cells]
    struck = [(cell, bits) for cell, bits, _ in ordered if bits]
    for card in cards:
        mask = card.mask[side]
        legal: dict[Cell, Manner]
        if card.support:
            legal = {
                cell: "attack" if bits & mask else "support"
                for cell, bits, is_near in ordered
                if is_near or bits & mask
            }
        else:
            legal = {cell: "attack" for cell, bits in struck if bits & mask}
        if legal:
            found[card.id] = legal
    return found


def manner_of(field: Field, when: Situation, side: Side, card: CardFacts, cell: Cell) -> Manner:
    """Tell by which rule a legal placement is made.

    Rules: LOW-PLA-02, LOW-SUP-02, LOW-EMP-03, LOW-FRC-01, LOW-FRC-05.
    """
    if when != "normal":
        return "free"
    enemies = [1 << index for index, _ in field.adjacent(cell, other(side))]
    if any(bit & card.mask[side] for bit in enemies):
        return "attack"
    if card.support and next(field.adjacent(cell, side), None) is not None:
        return "support"
    return "forced" if enemies else "fallback"


def in_order(field: Field, cells: Iterable[Cell]) -> list[Cell]:
    """Sort cells as their labels are sorted, which on the mat is by column and row."""
    return sorted(cells, key=label) if field.borderless else sorted(cells)


def strike_masks(field: Field, side: Side) -> dict[Cell, int]:
    """Map each free cell beside an enemy to the directions in which enemies stand, as bits.

    Rules: LOW-GEO-01, LOW-PLA-02.
    """
    masks: dict[Cell, int] = {}
    for enemy in field.of_side(other(side)):
        for bit, cell in zip(BACK, neighbours(enemy.cell), strict=True):
            masks[cell] = masks.get(cell, 0) | bit
    return {cell: masks[cell] for cell in field.free(masks)}


def beside(field: Field, side: Side) -> set[Cell]:
    """Return the free cells beside units of a side.  Rules: LOW-SUP-02, LOW-EMP-01."""
    return field.free(cell for unit in field.of_side(side) for cell in neighbours(unit.cell))
