"""Command cards: the parts of their orders, who fits them, and what they do for a unit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TypeAlias

import msgspec

from bot.games.commands_colors.content import Section
from bot.games.commands_colors.orders import parts_with_room
from bot.games.napoleonics.content import (
    AdjacentAll,
    Card,
    Copy,
    Effects,
    Kinds,
    LeaderAll,
    MoveRule,
    Regain,
    RolledOrders,
    SectionAll,
    SectionOrders,
    UnitClass,
    UnitOrders,
    UnitType,
)
from bot.games.napoleonics.model.scene import Scene
from bot.games.napoleonics.model.state import Leader, Played, Unit, other_side

Piece: TypeAlias = Unit | Leader
NOTHING = Effects()
ANY = Kinds()
SECTIONS: tuple[Section, ...] = ("centre", "left", "right")
MIRROR: dict[Section, Section] = {"left": "right", "right": "left", "centre": "centre"}
CLASSES: tuple[UnitClass, ...] = ("infantry", "cavalry", "artillery")


class Part(msgspec.Struct, frozen=True):
    """Orders for up to ``limit`` pieces (None: any number) of one description."""

    limit: int | None
    section: Section | None = None
    kinds: Kinds = ANY
    leaders: bool = False
    no_squares: bool = False
    only: tuple[str, ...] | None = None
    """Ids of the units that fit."""


# The card in effect ------------------------------------------------------------------------------


def in_effect(card: Card, last: Played | None) -> Played | None:
    """Return what a card stands for that is played after the enemy's last one.

    Counter-Attack stands for that one; None where there is nothing to copy.

    Rules: NAP-CRD-08, NAP-RUL-19.
    """
    if not isinstance(card.orders, Copy):
        return Played(card.id, mirrored=False)
    return None if last is None else Played(last.card, not last.mirrored)


def needs_fallback(scene: Scene, card: Card) -> bool:
    """Tell whether the side has nobody on the board of whom the card speaks.

    Rules: NAP-ORD-10, NAP-CRD-05, NAP-CRD-06, NAP-CRD-07, NAP-CRD-10, NAP-CRD-12, NAP-CRD-14,
    NAP-RUL-24.
    """
    if card.fallback is None:
        return False
    if card.fallback == "leader":
        return not scene.own_leaders(scene.turn.side)
    kinds = card.fallback
    return not any(fits(kinds, scene.kind(unit)) for unit in scene.own_units(scene.turn.side))


def fits(kinds: Kinds, kind: UnitType) -> bool:
    """Tell whether a type of unit is among kinds.  Rules: NAP-RUL-51."""
    if not kinds.classes and not kinds.tags:
        return True
    return kind.unit_class in kinds.classes or any(tag in kind.tags for tag in kinds.tags)


# Orders ------------------------------------------------------------------------------------------


def parts(scene: Scene) -> list[Part]:
    """List the parts of the orders that the card gives in its present use.

    Rules: NAP-ORD-10, NAP-CRD-02, NAP-CRD-03, NAP-CRD-04, NAP-CRD-05, NAP-CRD-06, NAP-CRD-07,
    NAP-CRD-09, NAP-CRD-10, NAP-CRD-15, NAP-CRD-16, NAP-RUL-20.
    """
    card, turn = scene.card(), scene.turn
    if card is None:
        return []
    if turn.mode != "card":
        return [Part(1)]
    match card.orders:
        case SectionOrders(sections=sections):
            return [
                Part(
                    turn.command if number == "command" else number,
                    section=MIRROR[section] if turn.mirrored else section,
                    leaders=True,
                )
                for section, number in sections.items()
            ]
        case UnitOrders() as orders:
            return [
                Part(
                    orders.max,
                    kinds=orders.kinds,
                    leaders=orders.leaders,
                    no_squares=orders.no_squares,
                )
            ]
        case RolledOrders():
            return rolled_parts(scene)
        case Regain():
            return [Part(None, only=tuple(turn.regained))]
        case _:
            return []


def rolled_parts(scene: Scene) -> list[Part]:
    """List the orders that dice give: one for each class, and flags for anybody.

    Rules: NAP-CRD-09.
    """
    found = Counter(scene.turn.symbols)
    by_class = [Part(found[one], kinds=Kinds(classes=(one,))) for one in CLASSES if found[one]]
    return [*by_class, *([Part(found["flag"], leaders=True)] if found["flag"] else [])]


def admits(scene: Scene, part: Part, piece: Piece) -> bool:
    """Tell whether a piece fits a part where it stands.

    Rules: NAP-ORD-02, NAP-ORD-03, NAP-ORD-04, NAP-ORD-06, NAP-ORD-07, NAP-SQ-05, NAP-SQ-22.
    """
    assert piece.hex is not None
    sections = scene.tables.board.sections[piece.side][piece.hex]
    if part.section is not None and part.section not in sections:
        return False
    if isinstance(piece, Leader):
        return part.leaders
    if part.only is not None and piece.id not in part.only:
        return False
    if part.no_squares and piece.square is not None:
        return False
    return fits(part.kinds, scene.kind(piece))


def ordered(scene: Scene) -> list[Piece]:
    """List the pieces with an order of their own.  Rules: NAP-ORD-01, NAP-ORD-05."""
    units = [unit for unit in scene.field.units if unit.ordered]
    return [*units, *(one for one in scene.field.leaders if one.ordered and one.hex is not None)]


def orderable(scene: Scene) -> Iterator[Piece]:
    """Yield the pieces that could be ordered besides those that are.

    Rules: NAP-ORD-01, NAP-ORD-03, NAP-CMD-04, NAP-CRD-18, NAP-RUL-22.
    """
    found = parts(scene)
    before = {one.id: admitting(scene, found, one) for one in ordered(scene)}
    room = [found[index] for index in parts_with_room([part.limit for part in found], before)]
    if room:
        yield from (
            piece for piece in candidates(scene) if any(admits(scene, part, piece) for part in room)
        )


def candidates(scene: Scene) -> Iterator[Piece]:
    """Yield the own pieces without an order that may get one at all.

    Rules: NAP-ORD-01, NAP-ORD-08, NAP-SQ-18.
    """
    side = scene.turn.side
    yield from (unit for unit in scene.own_units(side) if not unit.ordered)
    for leader in scene.own_leaders(side):
        unit = scene.units.get(leader.hex or "")
        if not leader.ordered and (unit is None or unit.square is None):
            yield leader


def admitting(scene: Scene, found: Iterable[Part], piece: Piece) -> list[int]:
    """Return the indices of the parts that admit a piece."""
    return [index for index, part in enumerate(found) if admits(scene, part, piece)]


# Cards that order all ----------------------------------------------------------------------------


def ordered_by_card(scene: Scene) -> list[Piece]:
    """List whom a card orders that leaves no choice of units.

    Rules: NAP-CRD-12, NAP-CRD-13, NAP-CRD-14, NAP-CRD-18, NAP-RUL-16.
    """
    card, side = scene.card(), scene.turn.side
    if card is None or scene.turn.mode != "card":
        return []
    units = scene.own_units(side)
    match card.orders:
        case SectionAll(kinds=kinds):
            part = Part(None, section=scene.turn.section, kinds=kinds)
            return [unit for unit in units if admits(scene, part, unit)]
        case AdjacentAll():
            return [unit for unit in units if scene.is_engaged(unit)]
        case LeaderAll():
            return [scene.units.get(leader.hex or "", leader) for leader in scene.own_leaders(side)]
        case _:
            return []


def detachable(scene: Scene) -> list[Leader]:
    """List the leaders whom Leadership lets detach from the units ordered with them.

    The leader of a square stays, also when it dissolves: it needs its order for that.

    Rules: NAP-CRD-14, NAP-ORD-06, NAP-ORD-08.
    """
    card = scene.card()
    if card is None or scene.turn.mode != "card" or not isinstance(card.orders, LeaderAll):
        return []
    found = (
        scene.leader_of(unit)
        for unit in scene.field.units
        if unit.ordered and unit.square is None and not unit.dissolved
    )
    return [leader for leader in found if leader is not None and not leader.ordered]


def dissolvable(scene: Scene) -> list[Unit]:
    """List the ordered squares that may dissolve, each by an order of its own in the Order phase.

    Rules: NAP-SQ-19, NAP-SQ-20, NAP-ORD-09, NAP-RUL-56.
    """
    return [
        unit
        for unit in scene.own_units(scene.turn.side)
        if unit.ordered and unit.square is not None and not near_cavalry(scene, unit)
    ]


def near_cavalry(scene: Scene, unit: Unit) -> bool:
    """Tell whether enemy cavalry is adjacent.  Rules: NAP-SQ-20."""
    enemies = scene.adjacent(unit.hex, other_side(unit.side))
    return any(scene.kind(enemy).unit_class == "cavalry" for enemy in enemies)


# Effects -----------------------------------------------------------------------------------------


def effects(scene: Scene, piece: Piece) -> Effects:
    """Return what the card does for a piece; nothing for plain orders and the other side.

    Rules: NAP-CBT-10, NAP-ORD-10, NAP-RUL-33, NAP-RUL-55, NAP-RUL-67.
    """
    card = scene.card()
    if card is None or not piece.ordered or scene.turn.mode != "card":
        return NOTHING
    return card.effects


def move_rule(scene: Scene, unit: Unit) -> MoveRule | None:
    """Return the rule of the card for a unit's move; None where it moves as usual.

    Rules: NAP-CRD-05, NAP-CRD-06, NAP-CRD-07, NAP-CRD-12, NAP-CRD-15, NAP-RUL-54.
    """
    kind = scene.kind(unit)
    for rule in effects(scene, unit).move:
        led = unit.led if unit.moved else scene.leader_of(unit) is not None
        if (rule.or_with_leader and led) or fits(rule.kinds, kind):
            return rule
    return None
