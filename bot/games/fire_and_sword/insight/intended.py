"""What an answer would have an element do on a virtual table, and the chances of that."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from bot.engine.parts.insight import Odds
from bot.games.fire_and_sword.model.actions import Answer, FasAction
from bot.games.fire_and_sword.model.acts import Act, Plain
from bot.games.fire_and_sword.model.state import Element
from bot.games.fire_and_sword.model.view import FasView
from bot.games.fire_and_sword.notation import acts as notation
from bot.games.fire_and_sword.rules.scene import Scene, seen
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.notation import BadNotation

from . import passages, shots, strikes


class Intent(NamedTuple):
    """Who would do what; its own token is as if it were turned up."""

    scene: Scene
    element: Element
    act: Act


def intent(tables: Tables, view: FasView, action: FasAction) -> Intent | None:
    """Return what an answer would do; None: it is no action of an element on a virtual table."""
    asked = view.asked
    if view.field is None or asked is None or isinstance(asked.form, msgspec.UnsetType):
        return None
    form, line = asked.form, action.value if isinstance(action, Answer) else ""
    key = form.element
    if form.kind == "declare":
        key, _, line = line.partition(" ")
    if form.kind == "aim":
        line = f"charge {form.others[0]} {line}"
    scene = seen(tables, view)
    try:
        act, element = notation.read(line), scene.element(key)
    except (BadNotation, KeyError):
        return None
    if not scene.is_standing(element):
        return None
    if element.told is not None:
        element = msgspec.structs.replace(element, revealed=element.told)
    return Intent(scene, element, act)


def odds(tables: Tables, view: FasView, action: FasAction) -> Odds | None:
    """Return the chances of a shot, of a melee, or of the tests of a movement; else None.

    Rules: FAS-6.2-a, FAS-7.2.1-b, FAS-4.4.1-a, FAS-5.2-c.
    """
    found = intent(tables, view, action)
    if found is None:
        return None
    scene, element, act = found
    if isinstance(act.base, Plain):
        if act.base.verb == "charge":
            return strikes.charge_odds(scene, element, act.base.words)
        if act.base.verb == "attack":
            return strikes.attack_odds(scene, element)
    return shots.odds(scene, element, act) or passages.odds(scene, element, act)
