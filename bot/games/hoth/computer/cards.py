"""What order cards, orders and recoveries are worth to a computer player, in points (``worth``)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bot.games.commands_colors.actions import KeepCard, NameSection, PlayCard
from bot.games.commands_colors.content import Section
from bot.games.commands_colors.orders import matched
from bot.games.hoth.content import Card, Clause, Recovery
from bot.games.hoth.model.actions import DiscardCard, OrderUnit, Recover
from bot.games.hoth.model.scene import NO_MODIFIERS, other_side
from bot.games.hoth.model.state import Turn, Unit
from bot.games.hoth.rules import cards

from .ground import HURT
from .outlook import Outlook

SECTIONS: tuple[Section, ...] = ("left", "centre", "right")
DULL = 250
"""A card worth less than this is exchanged for another."""
DRAWING = 80
"""What a choice among cards drawn is worth."""
UNUSED = 40
"""What it costs to play a card with room for more orders than it gives."""
ROOM = 4
"""How many orders a clause without a maximum stands for."""


def value(
    outlook: Outlook,
    action: PlayCard | NameSection | KeepCard | DiscardCard | OrderUnit | Recover,
) -> int:
    """Return what an action with cards or orders is worth more than to do nothing."""
    known = outlook.tables.content.cards
    turn = outlook.scene.turn
    match action:
        case PlayCard() | KeepCard():
            return card_value(outlook, known[action.card])
        case DiscardCard():
            return DULL - card_value(outlook, known[action.card])
        case NameSection():
            assert turn.card is not None
            return section_value(outlook, known[turn.card], action.section)
        case OrderUnit():
            unit = outlook.scene.units[action.hex]
            clause = None if turn.fallback or turn.card is None else 0
            return outlook.gain(unit, clause) + 10
        case Recover():
            unit = outlook.scene.units[action.hex]
            recover = outlook.scene.modifiers(unit).recover
            return healing(outlook, unit, recover.figures if recover else 0)


def card_value(outlook: Outlook, card: Card) -> int:
    """Return what playing a card now is worth, at its best section."""
    sections = SECTIONS if cards.names_section(card) else (None,)
    best = max(section_value(outlook, card, section) for section in sections)
    return best + (DRAWING if card.draw is not None else 0)


def section_value(outlook: Outlook, card: Card, section: Section | None) -> int:
    """Return what the units are worth that a card orders best."""
    scene, before = outlook.scene, outlook.scene.turn
    scene.turn = as_played(outlook, before, card, section)
    try:
        return _best_orders(outlook, card)
    finally:
        scene.turn = before


def as_played(outlook: Outlook, turn: Turn, card: Card, section: Section | None) -> Turn:
    """Return the turn as it is once a card is played."""
    fallback = cards.needs_fallback(outlook.scene, card)
    return msgspec.structs.replace(turn, card=card.id, section=section, fallback=fallback)


def _best_orders(outlook: Outlook, card: Card) -> int:
    """Add up the gains of the best units that the clauses cover together.

    Sets of units that clauses cover form a matroid, so taking the best unit first is optimal.
    """
    scene = outlook.scene
    own = scene.own_units(card.side)
    if scene.turn.fallback:
        return max((outlook.gain(unit, None) for unit in own), default=0)
    admitted = {unit.id: cards.admitting(scene, card, unit) for unit in own}
    gains = [(gain(outlook, card, unit), unit.id) for unit in own if admitted[unit.id]]
    limits = cards.limits(cards.clauses_of(scene, card))
    chosen: dict[str, list[int]] = {}
    total = 0
    for worth, name in sorted(gains, reverse=True):
        wider = {**chosen, name: admitted[name]}
        if worth > 0 and matched(limits, wider) is not None:
            chosen = wider
            total += worth
    room = sum(ROOM if one.max == "all" else one.max for one in card.orders)
    return total - UNUSED * max(0, room - len(chosen))


def gain(outlook: Outlook, card: Card, unit: Unit) -> int:
    """Return what an order by a card is worth, figures regained by it included."""
    modifiers = card.modifiers
    key = unit.id, card.id if modifiers != NO_MODIFIERS else ""
    if key not in outlook.gains:
        found = outlook.gain(unit, 0)
        if modifiers.recover is not None:
            found += _recovered(outlook, unit, modifiers.recover)
        outlook.gains[key] = found
    return outlook.gains[key]


def _recovered(outlook: Outlook, unit: Unit, rule: Recovery) -> int:
    kind = outlook.scene.kind(unit)
    if rule.unit_class not in (None, kind.unit_class):
        return 0
    if rule.not_adjacent_to_enemy and outlook.scene.has_adjacent(unit.hex, other_side(unit.side)):
        return 0
    return healing(outlook, unit, rule.figures)


def healing(outlook: Outlook, unit: Unit, figures: int) -> int:
    """Return what it is worth that a unit regains figures."""
    regained = min(figures, unit.start_figures - unit.figures)
    return outlook.worth.unit(unit) * regained // (HURT * unit.start_figures)


def extra_order(outlook: Outlook, clause: Clause) -> int:
    """Return what one more order is worth."""
    return max((outlook.gain(unit, None) for unit in _admitted(outlook, clause)), default=0)


def _admitted(outlook: Outlook, clause: Clause) -> Iterator[Unit]:
    for unit in outlook.scene.own_units(outlook.side):
        if not unit.ordered and cards.matches(outlook.scene, unit, clause.filter):
            yield unit
