"""Whether an action may be done on a virtual table: by permission, and by what is in the way."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.engine.model import Term
from bot.games.fire_and_sword.content import Order
from bot.games.fire_and_sword.geometry import groups, moves, shifting, turning
from bot.games.fire_and_sword.geometry.fixed import INCH, Place
from bot.games.fire_and_sword.geometry.groups import Wander as Wandered
from bot.games.fire_and_sword.geometry.moves import Journey
from bot.games.fire_and_sword.geometry.table import Fault
from bot.games.fire_and_sword.geometry.tracks import track
from bot.games.fire_and_sword.model.acts import (
    Act,
    Base,
    Go,
    Leave,
    Plain,
    Retire,
    Shoot,
    Slide,
    Turn,
    Wander,
)
from bot.games.fire_and_sword.model.state import Deed, Element
from bot.games.fire_and_sword.words.faults import Hindrance, bar

from . import actions, aiming, civilians, fights, permission
from .scene import Scene

DEEDS: dict[str, Deed] = {
    "attack": "melee", "charge": "charge", "command": "command", "formation": "formation",
    "load": "load", "mode": "formation", "occupy": "occupy", "rally": "rally",
    "resupply": "resupply",
}  # fmt: skip
"""What an element is helped with, by the verb that it is written with."""


def why_not(
    scene: Scene, element: Element, order: Order | None, done: Sequence[Act], act: Act
) -> Hindrance | None:
    """Say why an element may not do an action after some others of its activation.

    Rules: FAS-3.1-a, FAS-5.1-a, FAS-4.3.6-b.
    """
    fault = permission.why_not(scene, element, order, done, act)
    if fault is not None:
        return fault
    if isinstance(act.base, Shoot):
        active = msgspec.structs.replace(element, revealed=order)
        return aiming.why_not(scene, active, act.base)
    if isinstance(act.base, Plain):
        return _plain_why_not(scene, element, order, act.base)
    found = travel(scene, element, act.base)
    if isinstance(found, Fault):
        return scene.hindrance(found)
    return civilians.why_not(scene, element, order, done, act.base, found)


def _plain_why_not(
    scene: Scene, element: Element, order: Order | None, base: Plain
) -> Hindrance | None:
    """Say why markers, the card or the words do not allow an action without numbers.

    Rules: FAS-4.3.1-a, FAS-4.3.7-a, FAS-4.4.5-a, FAS-12.1-DRA.
    """
    tables = scene.tables
    active = msgspec.structs.replace(element, revealed=order)
    fault = actions.why_not(tables, active, DEEDS[base.verb])
    if fault is not None:
        return Hindrance(Term(f"fas-rule-{fault[0]}"), fault[1])
    if base.verb == "charge":
        return fights.why_no_charge(scene, element, base.words)
    said = " ".join(base.words)
    if said in words_after(scene, element, base.verb):
        return None
    return bar("FAS-NOT-03", "words", order=f"{base.verb} {said}")


def words_after(scene: Scene, element: Element, verb: str) -> Sequence[str]:
    """Return what may stand after a verb; of most verbs that is no word."""
    match verb:
        case "load":
            return scene.tables.loadable(element)
        case "formation":
            return scene.tables.formations(element)
        case "mode":
            return scene.tables.modes(element)
        case "charge":
            return ("",) if fights.targets(scene, element) else ()
        case "occupy":
            return occupiable(scene, element)
        case _:
            return ("",)


def occupiable(scene: Scene, element: Element) -> Sequence[str]:
    """Return the empty structures that a Unit may occupy: it touches one with a REF.

    A garrison may go into an empty segment of its own structure.

    Rules: FAS-13.3.1-a, FAS-13.3.1-c, FAS-13.3.1-g, FAS-13.3.3-a.
    """
    if not scene.tables.is_unit(element):
        return ()
    table, body = scene.table, scene.body(element)
    if body.structure:
        own = table.piece(body.structure).multi
        return tuple(
            one.id for one in table.pieces
            if own and one.multi == own and table.garrison(one) is None
        )  # fmt: skip
    return tuple(one.id for one in table.pieces if shifting.can_occupy(table, body, one))


def travel(scene: Scene, element: Element, base: Base) -> Journey | Wandered | Place | Fault:
    """Return where an action takes an element and what it meets, or why it is not legal.

    Rules: FAS-4.3.3-a, FAS-4.3.4-a, FAS-4.3.5-a, FAS-4.3.6-a, FAS-4.4.2-a, FAS-4.4.3-a,
    FAS-4.4.4-a, FAS-9.2-a, FAS-RUL-70.
    """
    way_ = base.way if isinstance(base, Go) else ""
    table, mover = scene.table, scene.mover(element, way_)
    match base:
        case Go():
            if base.far < 0:
                return Fault("FAS-5.1-a", "backwards")
            way = track(mover.body, base.ref, base.phi, base.far)
            return moves.go(table, mover, way, moves.kind_of(table, base.way))
        case Slide():
            return turning.slide(table, mover, base.direction, base.far)
        case Turn():
            return turning.turn(table, mover.body, base.wheel)
        case Wander():
            return groups.wander(table, mover, base.points, base.turn, is_half=base.is_half)
        case Retire():
            way = track(mover.body, 3, 0, base.far)
            return moves.journey(table, mover, way, base.far / INCH)
        case Leave():
            return shifting.leave(table, mover.body, base.spot.inches, base.ref, base.heading)
        case Plain() | Shoot():
            raise ValueError("it goes nowhere by itself")
