"""A virtual table with who stands on it, as the rules judge what is wanted of them.

It is made of a state or of a view; nothing is judged by what its viewer does not know.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import msgspec

from bot.engine.model import Term
from bot.games.fire_and_sword.geometry.civilians import Exit, is_near
from bot.games.fire_and_sword.geometry.measuring import bound_with
from bot.games.fire_and_sword.geometry.slowing import Mover
from bot.games.fire_and_sword.geometry.table import Body, Fault, Table
from bot.games.fire_and_sword.model.field import Field
from bot.games.fire_and_sword.model.state import Element, FasState
from bot.games.fire_and_sword.model.view import FasView, element_of
from bot.games.fire_and_sword.words import names
from bot.games.fire_and_sword.words.faults import Hindrance, in_the_way

from .tables import Tables


@dataclass(frozen=True)
class Scene:
    """The table, the elements on it, and their cards."""

    tables: Tables
    field: Field
    elements: tuple[Element, ...]

    @cached_property
    def table(self) -> Table:
        """The table as geometry sees it."""
        return self.tables.table_of(self.field, self.elements)

    def element(self, key: str) -> Element:
        """Return an element by its id; raises ``KeyError``."""
        found = next((one for one in self.elements if one.id == key), None)
        if found is None:
            raise KeyError(key)
        return found

    def body(self, element: Element) -> Body:
        """Return the body of an element on the table."""
        return self.table.body(element.id)

    def mover(self, element: Element, way: str = "") -> Mover:
        """Return an element as it moves in a way."""
        return self.tables.mover(self.table, element, way)

    def is_standing(self, element: Element) -> bool:
        """Tell whether an element is on the table, in the open or in a structure."""
        return not element.gone and element.id in self.field.places

    def bound_with(self, element: Element) -> list[str]:
        """Return the enemy Units that a Unit touches.  Rules: FAS-7.1-a."""
        if element.id not in self._bonds:
            found = bound_with(self.table, self.body(element))
            self._bonds[element.id] = [one.id for one in found]
        return self._bonds[element.id]

    @cached_property
    def _bonds(self) -> dict[str, list[str]]:
        """Whom Units touch, as far as it was asked."""
        return {}

    def is_pressed(self, element: Element) -> bool:
        """Tell whether an element is Civilians that are too near to an enemy Unit.

        Rules: FAS-12.1-CIV.
        """
        if element.id not in self._pressed:
            body = self.body(element) if self.tables.has(element, "civilians") else None
            near = body is not None and is_near(self.table, body, body.outline)
            self._pressed[element.id] = near
        return self._pressed[element.id]

    @cached_property
    def _pressed(self) -> dict[str, bool]:
        """Which Civilians are too near to an enemy Unit, as far as it was asked."""
        return {}

    @cached_property
    def exits(self) -> dict[tuple[str, str | None, int], Exit | None]:
        """The ways out of Civilians by element, order and actions done, as far as it was asked."""
        return {}

    def name(self, key: str) -> Term:
        """Name an element or a piece of terrain by its id."""
        for one in self.elements:
            if one.id == key:
                return names.element(one)
        for ground in self.field.grounds:
            if ground.id == key:
                return names.ground(ground)
        return Term("plain", {"text": key})

    def hindrance(self, fault: Fault) -> Hindrance:
        """Put into words what geometry found to be in the way."""
        return in_the_way(fault, self.name)


def scene_of(tables: Tables, state: FasState) -> Scene:
    """Return the scene of a match; raises ``ValueError`` at a live table."""
    if state.field is msgspec.UNSET:
        raise ValueError("the players have the table before them")
    return Scene(tables, state.field, tuple(state.elements))


def seen(tables: Tables, view: FasView) -> Scene:
    """Return the scene that a viewer sees; raises ``ValueError`` at a live table."""
    if view.field is None:
        raise ValueError("the players have the table before them")
    return Scene(tables, view.field, tuple(map(element_of, view.elements)))
