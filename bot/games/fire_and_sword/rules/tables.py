"""What the cards say of the elements on the table, and the virtual table that they stand on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache, lru_cache
from typing import Protocol

import msgspec

from bot.engine.model import Side
from bot.games.fire_and_sword.content import (
    FireAndSwordContent,
    Formation,
    Mode,
    Profile,
    State,
    TwoSpeeds,
    Type,
    TypedCard,
)
from bot.games.fire_and_sword.geometry.fixed import INCH
from bot.games.fire_and_sword.geometry.shapes import Footprint
from bot.games.fire_and_sword.geometry.slowing import Mover
from bot.games.fire_and_sword.geometry.table import (
    Body,
    Piece,
    Table,
    footprint_of,
    garrisoning,
    standing,
)
from bot.games.fire_and_sword.model.field import Field, Ground, Standing
from bot.games.fire_and_sword.model.state import Element, FasState

from . import fighter as fighters
from . import fires
from .fighter import Fighter

MOUNTED = ("move", "march", "withdraw")
"""Movements in which Dragoon-mounted Infantry rides.  Rules: FAS-12.1-DMI."""
KEPT = 64
"""So many virtual tables are kept as geometry sees them."""


class Stander(Protocol):
    """What of an element counts for the place that it takes."""

    @property
    def id(self) -> str:
        """Its id."""

    @property
    def side(self) -> Side:
        """Its side."""

    @property
    def card(self) -> str:
        """Its card, empty for a typed one."""

    @property
    def custom(self) -> TypedCard | None:
        """Its typed card."""

    @property
    def mode(self) -> Mode | None:
        """The type that Dragoons are in."""

    @property
    def gone(self) -> bool:
        """Whether it has left the table."""


class Tables:
    """The content, asked about elements."""

    def __init__(self, content: FireAndSwordContent):
        self.content = content
        self._carded = cache(self._equipped)
        self._pieces = lru_cache(KEPT)(self._laid)
        self._boards = lru_cache(KEPT)(self._board)

    def _equipped(self, card: str, upgrades: tuple[str, ...]) -> Profile:
        return fighters.equip(self.content, self.content.cards[card], upgrades)

    def profile(self, element: Element) -> Profile:
        """Return the values of an element: its card or typed profile with its upgrades."""
        if element.custom is not None:
            return fighters.equip(self.content, element.custom, element.upgrades)
        return self._carded(element.card, element.upgrades)

    def fighter(self, element: Element) -> Fighter:
        """Return an element as the procedures see it.  Rules: FAS-3.1-c."""
        return Fighter(
            profile=self.profile(element),
            dp=element.dp,
            mode=element.mode,
            formation=element.formation,
            order=element.revealed or element.told,
            ammo=element.ammo,
            melee_ammo=element.melee_ammo,
            lances=element.lances,
        )

    def is_unit(self, element: Element) -> bool:
        """Tell a Unit from a Group."""
        return self.profile(element).kind == "unit"

    def units(self, state: FasState, side: Side | None = None) -> list[Element]:
        """Return the Units on the table, of a side or of both."""
        return [one for one in state.on_table(side) if self.is_unit(one)]

    def state_of(self, element: Element) -> State:
        """Return the state by DP."""
        return self.fighter(element).state

    def flees(self, element: Element) -> bool:
        """Tell whether an element that just gained DP flees."""
        return self.fighter(element).flees

    def has(self, element: Element, rule: str) -> bool:
        """Tell whether a special rule of an element works now."""
        return self.fighter(element).has(rule)

    def value(self, element: Element, rule: str) -> int:
        """Return the X of a special rule that works now."""
        return self.fighter(element).value(rule)

    def is_chief(self, element: Element) -> bool:
        """Tell whether an element is its army's commander-in-chief.  Rules: FAS-10.4-a."""
        command = self.profile(element).command
        return command is not None and command.commander_in_chief

    def is_commander(self, element: Element) -> bool:
        """Tell whether an element has CP on its card.  Rules: FAS-10.1-a."""
        return self.profile(element).command is not None

    def advantage(self, state: FasState, side: Side, effect: str) -> str:
        """Return the id of a side's Advantage with an effect; empty: it has none.

        Rules: FAS-OPT-04.
        """
        own, known = state.sides[side].advantages, self.content.advantages
        return next((one for one in own if known[one].effect == effect), "")

    def motivation_loss(self, element: Element) -> int:
        """Return the Motivation that its side loses with it.  Rules: FAS-1.1.3-b, FAS-11-b."""
        return self.content.motivation.loss[self.profile(element).colour]

    def formations(self, element: Element) -> tuple[Formation, ...]:
        """Return the formations that an element may change to now."""
        return fighters.formations(self.content, self.fighter(element))

    def modes(self, element: Element) -> tuple[Mode, ...]:
        """Return the type that Dragoons may change to.  Rules: FAS-12.1-DRA."""
        if not isinstance(self.profile(element).speed, TwoSpeeds):
            return ()
        return ("cavalry",) if element.mode == "infantry" else ("infantry",)

    # The virtual table -------------------------------------------------------------------------

    def table(self, state: FasState) -> Table:
        """Return the virtual table of a match as geometry sees it; raises ``ValueError``."""
        if state.field is msgspec.UNSET:
            raise ValueError("the players have the table before them")
        return self.table_of(state.field, state.elements)

    def table_of(self, field: Field, elements: Iterable[Stander]) -> Table:
        """Return a virtual table as geometry sees it, from a state's elements or a view's.

        Who is gone or has no place is not on it, and markers never block. Equal tables are one
        table.

        Rules: FAS-1.2-a, FAS-GEO-02, FAS-GEO-25, FAS-1.1.1-d.
        """
        stand = tuple(
            (one.id, one.side, *self._kind(one), field.places[one.id])
            for one in elements
            if not one.gone and one.id in field.places
        )
        return self._boards(field.width, field.height, tuple(field.grounds), stand)

    def _kind(self, one: Stander) -> tuple[Type, Footprint]:
        profile = one.custom or self.content.cards[one.card]
        kind: Type = "group" if profile.kind == "group" else one.mode or profile.type
        return kind, footprint_of(self.content.trays[profile.size])

    def _laid(self, ground: Ground) -> Piece:
        return Piece(ground.id, self.content.terrain[ground.type], ground.corners, ground.multi)

    def _board(
        self, width: int, height: int, grounds: tuple[Ground, ...],
        stand: tuple[tuple[str, Side, Type, Footprint, Standing], ...],
    ) -> Table:  # fmt: skip
        numbers = self.content.geometry
        pieces = {one.id: self._pieces(one) for one in grounds}
        bodies: list[Body] = []
        for key, side, kind, footprint, where in stand:
            if where.structure:
                held = pieces[where.structure]
                bodies.append(garrisoning(key, side, kind, footprint, held))
            else:
                bodies.append(standing(numbers, key, side, kind, footprint, where.place))
        return Table(numbers, width, height, tuple(bodies), tuple(pieces.values()))

    def mover(self, table: Table, element: Element, way: str = "") -> Mover:
        """Return an element as it moves: its body, its Speed of now, whether it is a Highlander.

        Dragoon-mounted Infantry rides in some ways until the end of its first activation.

        Rules: FAS-GEO-11, FAS-12.1-HIG, FAS-12.1-DMI.
        """
        fighter, body = self.fighter(element), table.body(element.id)
        speed = fighters.speed_of(self.content, fighter)
        rules = (self.content.special_rules[one.rule] for one in fighter.grants)
        mounted = max((one.mounted_speed for one in rules), default=0)
        if mounted and way in MOUNTED and element.first is not True:
            speed, body = mounted, replace(body, kind="cavalry")
        return Mover(body, speed * INCH, fighter.has("highlanders"))

    # Loads ------------------------------------------------------------------------------------

    def full(self, element: Element, kind: str) -> int:
        """Return the most loads of a kind that the card gives."""
        return int(getattr(fighters.fresh(self.profile(element)), kind))

    def pool(self, element: Element) -> str:
        """Return the kind of loads that its shooting profile uses.  Rules: FAS-6.7-a."""
        shooting = self.profile(element).shooting
        return "melee_ammo" if shooting and shooting.ammo_pool == "melee" else "ammo"

    def loads(self, element: Element) -> int:
        """Return how many loads an element has to shoot with.  Rules: FAS-6.6-a, FAS-6.7-a."""
        return int(getattr(element, self.pool(element)))

    def loadable(self, element: Element) -> tuple[str, ...]:
        """Return the kinds of loads that an element may regain."""
        return fires.loadable(self.content, self.fighter(element))


def side_of(seat: str) -> Side:
    """Return the side that a seat belongs to.

    >>> side_of("red-1")
    'red'
    """
    return Side(seat.partition("-")[0])
