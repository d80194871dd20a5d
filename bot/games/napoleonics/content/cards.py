"""Structs for Command cards: whom they order, and what ordered units can do."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.games.commands_colors.content import Section
from bot.games.facts import Fact, Sourced

from .words import Tag, UnitClass


class Kinds(Fact, frozen=True, kw_only=True):
    """Units of some classes or with some tags; without either any unit."""

    classes: tuple[UnitClass, ...] = ()
    tags: tuple[Tag, ...] = ()


class Orders(Fact, frozen=True, kw_only=True, tag_field="type"):
    """Whom a card orders."""


class SectionOrders(Orders, frozen=True, kw_only=True, tag="sections"):
    """So many units or leaders in each section; ``command`` is as many as the Command."""

    sections: dict[Section, int | Literal["command"]]


class UnitOrders(Orders, frozen=True, kw_only=True, tag="units"):
    """Up to ``max`` units of the kinds anywhere, lone or detaching ``leaders`` too if so."""

    kinds: Kinds = Kinds()
    max: int
    leaders: bool = False
    no_squares: bool = False


class SectionAll(Orders, frozen=True, kw_only=True, tag="section_all"):
    """All units of the kinds in one section that the player names."""

    kinds: Kinds


class AdjacentAll(Orders, frozen=True, kw_only=True, tag="adjacent_all"):
    """All units next to an enemy unit when the card is played."""


class LeaderAll(Orders, frozen=True, kw_only=True, tag="leader_all"):
    """All leaders, and the units of those who do not detach."""


class RolledOrders(Orders, frozen=True, kw_only=True, tag="rolled"):
    """As many dice as the Command; a class orders a unit of it, a flag anybody."""


class Regain(Orders, frozen=True, kw_only=True, tag="regain"):
    """As many dice as the Command; a class gives a block back, and such units are ordered."""


class Copy(Orders, frozen=True, kw_only=True, tag="copy"):
    """What the opponent's last card ordered, left and right exchanged."""


class Reposition(Orders, frozen=True, kw_only=True, tag="reposition"):
    """Nobody is ordered; one unit of either side is put back to its own rows."""


class Nobody(Orders, frozen=True, kw_only=True, tag="nobody"):
    """Nobody is ordered."""


CardOrders: TypeAlias = (
    SectionOrders | UnitOrders | SectionAll | AdjacentAll | LeaderAll | RolledOrders | Regain
    | Copy | Reposition | Nobody
)  # fmt: skip


class MoveRule(Fact, frozen=True, kw_only=True):
    """How far units of the kinds, or with a leader, may move, and how far and still battle."""

    kinds: Kinds = Kinds()
    or_with_leader: bool = False
    max: int
    battle: int


class DiceRule(Fact, frozen=True, kw_only=True):
    """Extra dice for units of the kinds; of several rules that fit the greatest counts."""

    kinds: Kinds = Kinds()
    guard: bool = False
    """Only for Guard units among them."""
    amount: int
    mode: Literal["any", "melee", "ranged"] = "any"
    standing: bool = False
    """Only for units that did not move."""
    charge: bool = False
    """Not into or out of terrain without charge dice (NAP-TER-06)."""
    not_in_bonus_melee: bool = False


class Effects(Fact, frozen=True, kw_only=True):
    """What a card changes for the pieces that its own text orders; ``rule`` says so."""

    rule: str = ""
    move: tuple[MoveRule, ...] = ()
    no_move: bool = False
    no_fire: bool = False
    no_melee: bool = False
    dice: tuple[DiceRule, ...] = ()


class Card(Sourced, frozen=True, kw_only=True):
    """A Command card, ``count`` times in the deck.

    ``fallback``: without a unit of these kinds on the board, or without a ``leader``, the player
    orders one unit of choice (NAP-ORD-10). A ``reaction`` card answers a declared melee.
    """

    id: str
    kind: Literal["section", "tactic"]
    count: int
    bicorne: bool = False
    orders: CardOrders
    effects: Effects = Effects()
    fallback: Kinds | Literal["leader"] | None = None
    single_order: bool = False
    """The player may give one plain order to one unit instead (NAP-CRD-15)."""
    looks: int | None = None
    """Cards looked at in the Draw phase, of which as many as usual are kept (NAP-CRD-02)."""
    reshuffle: bool = False
    """Deck and discards are shuffled together in the Draw phase."""
    reaction: Literal["first_strike"] | None = None
