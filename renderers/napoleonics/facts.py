"""The few facts of the content that pictures of Napoleonics show, as they are drawn."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.napoleonics.content import (
    Card,
    NapContent,
    Nobody,
    Reposition,
    SectionAll,
    SectionOrders,
    UnitOrders,
)
from bot.games.napoleonics.model.scene import Scene, Tables
from bot.games.napoleonics.model.state import Leader, Unit, other_side
from bot.games.napoleonics.model.view import NapView
from bot.games.napoleonics.rules import firing
from bot.games.napoleonics.rules.cards import MIRROR
from renderers.commands_colors.sections import Order
from renderers.kit.minis.unit import Troop

from .dress.troops import troop_of

UNKNOWN = "?"
"""A number of orders that is not known yet."""
_AUTOMATIC = 0
"""All units that a card names."""


class Kind(NamedTuple):
    """What a type of unit is: nation, class, the code on its plate."""

    nation: str
    unit_class: str
    code: str


class Goal(NamedTuple):
    """A hex that is worth temporary banners to a side, and whether it has them."""

    hex: str
    side: str
    held: bool


class Facts:
    """Reads the content of Napoleonics for the painter."""

    def __init__(self, content: NapContent) -> None:
        self.content = content
        self.tables = Tables(content)
        self._kinds = {
            type_: Kind(data.nation, data.unit_class, type_.split("-", 1)[1])
            for type_, data in content.unit_types.items()
        }

    def kind(self, type_: str) -> Kind:
        """Return what a type of the content is."""
        return self._kinds[type_]

    def troop(self, type_: str) -> Troop:
        """Return what the figures of a type look like."""
        kind = self._kinds[type_]
        return troop_of(type_, kind.nation, kind.unit_class)

    def class_of(self, type_: str) -> str | None:
        """Return the class of a unit type; None for anything else, such as a leader's name."""
        kind = self.content.unit_types.get(type_)
        return kind.unit_class if kind is not None else None

    def orders(self, card: str, command: int | str, mirrored: bool = False) -> tuple[Order, ...]:
        """Return whom a card orders where; ``command`` is the Command, as far as it is known."""
        orders = self.content.cards[card].orders
        match orders:
            case SectionOrders(sections=sections):
                return tuple(
                    Order(MIRROR[name] if mirrored else name, command if n == "command" else n)
                    for name, n in sections.items()
                )
            case UnitOrders():
                return (Order("any", orders.max),)
            case SectionAll():
                return (Order("one", UNKNOWN),)
            case Nobody() | Reposition():
                return ()
            case _:
                return (Order("any", self._loosely(self.content.cards[card], command)),)

    def _loosely(self, card: Card, command: int | str) -> int | str:
        """Return the limit of a card that rolls, copies, or orders all whom it names."""
        kind = type(card.orders).__name__
        if kind in ("RolledOrders", "Regain"):
            return command
        return UNKNOWN if kind == "Copy" else _AUTOMATIC

    def sign_of(self, card: str) -> str:
        """Return the sign of a card: the class that it orders, or the hat if leaders may detach."""
        data = self.content.cards[card]
        if data.bicorne:
            return "leader"
        if isinstance(data.orders, UnitOrders | SectionAll) and data.orders.kinds.classes:
            return data.orders.kinds.classes[0]
        return "unit"

    def is_tactic(self, card: str) -> bool:
        """Tell whether a card is a tactic card."""
        return self.content.cards[card].kind == "tactic"

    def goals(self, view: NapView) -> tuple[Goal, ...]:
        """Return the hexes worth banners."""
        found = []
        for one in self.content.scenarios[view.scenario].objectives:
            tokens = {
                label
                for banner in view.players[one.side].banners
                if banner.kind == "objective"
                for label in banner.what.split("+")
            }
            found += [Goal(label, one.side, label in tokens) for label in one.hexes]
        return tuple(found)

    def leaders(self, view: NapView) -> tuple[tuple[Leader, str], ...]:
        """Return the leaders on the board with their hexes, also one who is falling back."""
        frame = view.falling_back
        places = {one.id: one.hex for one in view.leaders}
        if frame is not None:
            places[frame.leader] = frame.at
        found = ((one, places[one.id]) for one in view.leaders)
        return tuple((one, label) for one, label in found if label is not None)

    def threats(self, view: NapView, unit: Unit) -> list[str]:
        """Return the hexes of enemy units next to a unit, or with it in reach and in sight."""
        scene = Scene(self.tables, view)
        near = self.tables.board.neighbours[unit.hex]
        return sorted(
            foe.hex
            for foe in scene.own_units(other_side(unit.side))
            if foe.hex in near or self._can_fire(scene, foe, unit.hex)
        )

    def _can_fire(self, scene: Scene, foe: Unit, label: str) -> bool:
        if not firing.range_of(scene, foe) or scene.is_engaged(foe):
            return False
        return firing.reach_fault(scene, foe, label, alone=True) is None
