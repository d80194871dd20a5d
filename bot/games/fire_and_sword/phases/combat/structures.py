"""Fire at structures and their garrisons (13.3.2)."""

from __future__ import annotations

from functools import partial

from bot.engine.model import term
from bot.games.fire_and_sword.content import Profile, Thresholds
from bot.games.fire_and_sword.model.events import Told
from bot.games.fire_and_sword.model.keys import at
from bot.games.fire_and_sword.model.state import Element
from bot.games.fire_and_sword.phases.actions import orders
from bot.games.fire_and_sword.phases.morale import losses
from bot.games.fire_and_sword.phases.questions import number
from bot.games.fire_and_sword.phases.script import Script, owner
from bot.games.fire_and_sword.phases.virtual import rooms
from bot.games.fire_and_sword.rules import ground
from bot.games.fire_and_sword.rules.fighter import Fighter
from bot.games.fire_and_sword.rules.shooting import Shot
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names

STRUCTURE = "structure"
"""The target that is an empty structure."""
BARE = Fighter(
    profile=Profile(
        kind="unit",
        type="infantry",
        size="M",
        speed=1,
        resistance=1,
        morale=1,
        training=1,
        thresholds=Thresholds(steady=1, shaken=None, flight=1),
    )
)
"""Stands for an empty structure as a target: nothing of it changes the dice (FAS-RUL-53)."""


def damage(
    s: Script, tables: Tables, shot: Shot, element: Element, aimed: tuple[str, int, int]
) -> bool:
    """Take the Structure Points that Demolishing hits cost; tell whether Ruins are left.

    ``aimed``: target, hits, and which target of the fire it is.

    Rules: FAS-13.3.2-a, FAS-13.3.2-b, FAS-RUL-42, FAS-RUL-53.
    """
    target, hits, place = aimed
    bare = target == STRUCTURE
    if not bare and not ground.is_structure(tables.content, shot.target_terrain):
        return False
    points = ground.points_lost(tables.content, shot.shooter, hits)
    if not points:
        if bare:
            line = term("fas-told-no-points", count=hits)
            s.do(at("points-{}-told", place), partial(s.tell, Told(line=line, rule="FAS-13.3.2-a")))
        return False
    if s.state.field:
        return crumble(s, tables, points, (target, place))
    prompt = term("fas-ask-points", count=points)
    most = tables.content.limits.dice.most
    ask = partial(number, "D-NUM", prompt, 1, most, 1)
    before = s.ask_number(owner(s.state, element.id), ask, at("points-{}", place))
    left = partial(settle, s, tables, target, (points, before))
    return bool(s.do(at("points-{}-told", place), left))


def crumble(s: Script, tables: Tables, points: int, struck: tuple[str, int]) -> bool:
    """Take Structure Points on a virtual table; a garrison of Ruins is put on them by its owner.

    ``struck``: the target, and which target of the fire it is.

    Rules: FAS-13.3.2-b, FAS-RUL-42, FAS-RUL-75.
    """
    target, place = struck
    piece = s.frame.said(at("piece-{}", place))

    def strike() -> int:
        before = rooms.points_of(s, piece)
        rooms.damage(s, piece, points)
        return settle(s, tables, target, (points, before))

    fell = bool(s.do(at("points-{}-told", place), strike))
    if fell and target != STRUCTURE and not s.element(target).gone:
        rooms.come_out(s, tables, s.element(target))
    return fell


def settle(s: Script, tables: Tables, target: str, points: tuple[int, int]) -> int:
    """Say how many Structure Points are left, and return 1 if there are none.

    A garrison in Ruins gets a DP and Reorganise, and its owner puts it on the table.

    Rules: FAS-13.3.2-b, FAS-RUL-75.
    """
    lost, before = points
    left = max(0, before - lost)
    rule = "FAS-13.3.2-b"
    s.tell(Told(line=term("fas-told-points", losses=lost, left=left), rule=rule))
    if left or target == STRUCTURE:
        return int(not left)
    why = term("fas-why-ruins")
    losses.gain(s.t, tables, target, tables.content.morale.dp, why, rule)
    garrison = s.element(target)
    if not garrison.gone:
        orders.become(s.t, garrison, "reorganise", rule)
        if not s.state.field:
            line = term("fas-told-ruins", unit=names.element(garrison))
            s.tell(Told(line=line, rule="FAS-RUL-75"))
    return 1
