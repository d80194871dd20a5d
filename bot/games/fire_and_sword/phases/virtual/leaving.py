"""Out of a structure by the garrison's own action (4.4.8, 13.3.1)."""

from __future__ import annotations

from bot.engine.model import term
from bot.games.fire_and_sword.geometry.fixed import Place
from bot.games.fire_and_sword.model.keys import at
from bot.games.fire_and_sword.model.state import Element, Task
from bot.games.fire_and_sword.notation import acts as notation
from bot.games.fire_and_sword.phases.field import put
from bot.games.fire_and_sword.phases.script import Script
from bot.games.fire_and_sword.rules import acts as rules
from bot.games.fire_and_sword.rules.scene import scene_of
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names


def come_out(s: Script, tables: Tables, element: Element, line: str) -> None:
    """Put a garrison beside its structure.  Rules: FAS-13.3.1-b, FAS-GEO-24."""
    found = rules.travel(scene_of(tables, s.state), element, notation.read(line).base)
    assert isinstance(found, Place), "an illegal way out was taken"
    told = term("fas-told-leave", unit=names.element(element))
    put(s.t, element, found, told, "FAS-13.3.1-b")


def breaking_off(frame: Task) -> Task:
    """Return the Disengage of a garrison, which is its test alone.  Rules: FAS-RUL-78."""
    made = Task(what="disengage", element=frame.element)
    place = 1
    while said := frame.said(at("touched-{}", place)):
        made.give({at("touched-{}", place): said})
        place += 1
    return made
