"""Order cards: which units a card can order, and its fallback.

Rules: HOTH-CARD-02, HOTH-CARD-03.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.commands_colors.orders import matched, parts_with_room
from bot.games.hoth.content import Card, Clause, Filter
from bot.games.hoth.model.scene import Scene, other_side
from bot.games.hoth.model.state import Unit


def matches(scene: Scene, unit: Unit, wanted: Filter) -> bool:
    """Tell whether a unit passes a filter where it stands now.  Rules: HOTH-ORD-07."""
    if wanted.unit_class not in (None, scene.kind(unit).unit_class):
        return False
    if wanted.adjacent_to_enemy and not scene.has_adjacent(unit.hex, other_side(unit.side)):
        return False
    friend = wanted.adjacent_to_friendly_class
    return friend is None or scene.has_adjacent(unit.hex, unit.side, friend)


def needs_fallback(scene: Scene, card: Card) -> bool:
    """Tell whether the side has no unit of the kind that the card is about, anywhere.

    Rules: HOTH-CARD-04, HOTH-CARD-05, HOTH-RUL-05.
    """
    wanted = card.fallback
    if wanted is None:
        return False
    return not any(matches(scene, unit, wanted) for unit in scene.own_units(card.side))


def names_section(card: Card) -> bool:
    """Tell whether the player names a section for the card."""
    return any(clause.section == "one" for clause in card.orders)


def in_section(scene: Scene, clause: Clause, unit: Unit) -> bool:
    """Tell whether a unit stands in the section of a clause.

    Rules: HOTH-ORD-03, HOTH-ORD-08, HOTH-BRD-03.
    """
    section = scene.turn.section if clause.section == "one" else clause.section
    return section == "any" or section in scene.tables.board.sections[unit.side][unit.hex]


def clauses_of(scene: Scene, card: Card) -> tuple[Clause, ...]:
    """Return the clauses of a card, and after them what a support card adds for this turn.

    Rules: HOTH-SUP-06.
    """
    extra = scene.support().extra_order
    return card.orders if extra is None else (*card.orders, extra)


def admits(scene: Scene, clause: Clause, unit: Unit) -> bool:
    """Tell whether a unit fits a clause where it stands.  Rules: HOTH-ORD-03, HOTH-ORD-07."""
    return in_section(scene, clause, unit) and matches(scene, unit, clause.filter)


def admitting(scene: Scene, card: Card, unit: Unit) -> list[int]:
    """Return the indices of the clauses that admit a unit."""
    clauses = clauses_of(scene, card)
    return [index for index, clause in enumerate(clauses) if admits(scene, clause, unit)]


def assignment(scene: Scene, card: Card, units: Sequence[Unit]) -> dict[str, int] | None:
    """Assign each unit to a clause within the clauses' maxima; None where that is impossible.

    A unit on a hex of two sections may fill either clause, and nobody has to say which.

    Rules: HOTH-ORD-05, HOTH-ORD-06, HOTH-RUL-04.
    """
    admitted = {unit.id: admitting(scene, card, unit) for unit in units}
    return matched(limits(clauses_of(scene, card)), admitted)


def limits(clauses: Sequence[Clause]) -> list[int | None]:
    """Return how many units each clause may order; None is all.  Rules: HOTH-ORD-05."""
    return [None if clause.max == "all" else clause.max for clause in clauses]


def ordered_units(scene: Scene) -> list[Unit]:
    """List the units ordered so far this turn.  Rules: HOTH-ORD-01."""
    return [unit for unit in scene.field.units if unit.ordered]


def orderable(scene: Scene) -> Iterator[Unit]:
    """Yield the units that can be ordered besides those ordered already.

    Rules: HOTH-ORD-02, HOTH-ORD-04, HOTH-ORD-05, HOTH-CARD-04, HOTH-TEAM-12.
    """
    if scene.turn.card is None:
        return
    card = scene.tables.content.cards[scene.turn.card]
    ordered = ordered_units(scene)
    own = [unit for unit in scene.own_units(card.side) if not unit.ordered]
    if scene.turn.fallback:
        yield from () if ordered else own
        return
    clauses = clauses_of(scene, card)
    before = {unit.id: admitting(scene, card, unit) for unit in ordered}
    room = [clauses[index] for index in parts_with_room(limits(clauses), before)]
    if room:
        yield from (unit for unit in own if any(admits(scene, one, unit) for one in room))
