"""The Move of a Vanguard before the first Round (FAS-SET-08)."""

from __future__ import annotations

from bot.engine.model import Side
from bot.games.fire_and_sword.geometry.measuring import NOISE, distance
from bot.games.fire_and_sword.geometry.moves import Journey
from bot.games.fire_and_sword.geometry.table import Fault
from bot.games.fire_and_sword.model.acts import Go
from bot.games.fire_and_sword.notation import acts as notation
from bot.games.fire_and_sword.words.faults import Hindrance, bar

from . import acts, civilians
from .scene import Scene


def why_not(scene: Scene, side: Side, line: str) -> Hindrance | None:
    """Say why a Unit may not make this Move; raises ``KeyError`` for no element.

    It ends no nearer to any enemy Unit than the rule says.

    Rules: FAS-SET-08, FAS-4.3.4-a, FAS-12.1-CIV.
    """
    _, key, phi, far = line.split()
    element, rule = scene.element(key), "FAS-SET-08"
    if element.side != side or not scene.is_standing(element) or not scene.tables.is_unit(element):
        return bar(rule, "no-vanguard", order=key)
    base = notation.read(f"move {phi} {far}").base
    assert isinstance(base, Go)
    if scene.body(element).structure:
        return bar("FAS-RUL-78", "no-vanguard", order=key)
    found = acts.travel(scene, element, base)
    if isinstance(found, Fault):
        return scene.hindrance(found)
    assert isinstance(found, Journey)
    there = scene.table.moved(scene.body(element), found.end)
    apart = scene.tables.content.deployment.vanguard_apart
    for other in scene.table.near(there.outline, apart):
        if other.is_unit and there.is_enemy(other) and distance(there, other) < apart - NOISE:
            return scene.hindrance(Fault(rule, "near-enemy", other.id))
    return civilians.why_not(scene, element, None, (), base, found)
