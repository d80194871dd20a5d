"""Where cards may be placed, and by which rule (lords.md 4.7 to 4.10, 5.5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from bot.engine.model import Side

from .field import Field
from .geometry import OPPOSITE, Cell, label, neighbours
from .model import Manner, Situation, other
from .tables import CardFacts

Placements: TypeAlias = dict[str, dict[Cell, Manner]]
"""The legal cells of each card of a hand, cards and cells in the order of their orders."""


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
    cards = sorted((field.tables.cards[card] for card in set(hand)), key=lambda one: one.short)
    if when != "normal":
        return anywhere(cards, free_cells(field, when, side), "free")
    strikes = strike_masks(field, side)
    found = normal(field, side, cards, strikes)
    if found:
        return found
    forced = anywhere(cards, strikes, "forced")
    return forced or anywhere(cards, beside(field, side), "fallback")


def anywhere(cards: Iterable[CardFacts], cells: Iterable[Cell], manner: Manner) -> Placements:
    """Let every card be placed on every one of the cells."""
    ordered = dict.fromkeys(sorted(cells, key=label), manner)
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
    ordered = sorted({*strikes, *near}, key=label)
    for card in cards:
        mask = card.mask[side]
        cells: dict[Cell, Manner] = {}
        for cell in ordered:
            if strikes.get(cell, 0) & mask:
                cells[cell] = "attack"
            elif card.support and cell in near:
                cells[cell] = "support"
        if cells:
            found[card.id] = cells
    return found


def strike_masks(field: Field, side: Side) -> dict[Cell, int]:
    """Map each free cell beside an enemy to the directions in which enemies stand, as bits.

    Rules: LOW-GEO-01, LOW-PLA-02.
    """
    masks: dict[Cell, int] = {}
    for enemy in field.of_side(other(side)):
        for index, cell in enumerate(neighbours(enemy.cell)):
            if field.is_free(cell):
                masks[cell] = masks.get(cell, 0) | 1 << OPPOSITE[index]
    return masks


def beside(field: Field, side: Side) -> set[Cell]:
    """Return the free cells beside units of a side.  Rules: LOW-SUP-02, LOW-EMP-01."""
    return {
        cell
        for unit in field.of_side(side)
        for cell in neighbours(unit.cell)
        if field.is_free(cell)
    }
