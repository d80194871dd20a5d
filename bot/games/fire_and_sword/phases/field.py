"""Elements on a virtual table: where they are put, and what everybody is told of it."""

from __future__ import annotations

import msgspec

from bot.engine.model import Side, Term
from bot.games.fire_and_sword.content import FireAndSwordContent, Scenario
from bot.games.fire_and_sword.geometry.battlefield import corners
from bot.games.fire_and_sword.geometry.fixed import Place, Spot, at, length
from bot.games.fire_and_sword.model.events import Moved
from bot.games.fire_and_sword.model.field import Field, Ground, Marker, Standing
from bot.games.fire_and_sword.model.state import Element, FasState
from bot.games.fire_and_sword.words import names

from .script import Flow


def field_of(state: FasState) -> Field:
    """Return the virtual table; raises ``ValueError`` at a live one."""
    if state.field is msgspec.UNSET:
        raise ValueError("the players have the table before them")
    return state.field


def new_field(content: FireAndSwordContent, scenario: Scenario) -> Field:
    """Return the table of a scenario with every element where it begins.

    Rules: FAS-SET-01, FAS-13.3.2-b.
    """
    width, height = scenario.table
    places = {
        f"{side[0]}{number}": Standing(at(*post.at), post.structure)
        for side, own in scenario.sides.items()
        for number, post in enumerate(own.places, 1)
    }
    return Field(
        width=length(width),
        height=length(height),
        grounds=[
            Ground(one.id, one.type, corners(one.polygon), one.multi, points_of(content, one.type))
            for one in scenario.terrain
        ],
        markers={
            one.id: Marker(Spot(*map(length, one.at)), one.structures)
            for one in scenario.objectives
        },
        edges={Side(key): one.edge for key, one in scenario.sides.items()},
        zones={Side(key): corners(one.zone) for key, one in scenario.sides.items()},
        places=places,
    )


def points_of(content: FireAndSwordContent, terrain: str) -> int:
    """Return the Structure Points that a type of terrain begins with.  Rules: FAS-13.3.2-b."""
    traits = content.terrain[terrain].traits
    found = [one.value for one in traits if one.trait == "structure_points"]
    return next((one for one in found if isinstance(one, int)), 0)


def put(t: Flow, element: Element, where: Standing | Place, line: Term, rule: str) -> None:
    """Put an element at a place or into a structure, and tell it in a line; what stood is moved.

    Rules: FAS-GEO-01.
    """
    after = Standing(where) if isinstance(where, Place) else where
    places = field_of(t.state).places
    before = places.get(element.id)
    if after == before:
        return
    places[element.id] = after
    t.tell(
        Moved(
            element=element.id, unit=names.element(element), before=before, after=after, line=line,
            rule=rule,
        )
    )  # fmt: skip


def lift(state: FasState, key: str) -> None:
    """Take an element that is gone off the virtual table, if there is one."""
    if state.field is not msgspec.UNSET:
        state.field.places.pop(key, None)
