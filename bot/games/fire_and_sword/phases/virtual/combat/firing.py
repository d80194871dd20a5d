"""Shots on a virtual table: the movement that belongs to a fire, and what was measured (6)."""

from __future__ import annotations

from functools import partial

from bot.games.fire_and_sword.geometry.fixed import INCH
from bot.games.fire_and_sword.model.acts import Act, Base, Go, Retire, Shoot
from bot.games.fire_and_sword.model.keys import AnyKey, at
from bot.games.fire_and_sword.model.state import Element, Shooting, Task
from bot.games.fire_and_sword.notation import acts as notation
from bot.games.fire_and_sword.phases.combat.structures import STRUCTURE
from bot.games.fire_and_sword.phases.questions import OPEN
from bot.games.fire_and_sword.phases.script import Script
from bot.games.fire_and_sword.rules import aiming
from bot.games.fire_and_sword.rules.aiming import CARACOLE, COUNTERMARCH, Measured
from bot.games.fire_and_sword.rules.scene import Scene, scene_of
from bot.games.fire_and_sword.rules.tables import Tables


def fire(s: Script, frame: Task, tables: Tables) -> int:
    """Carry out a fire with the movement before or after it.

    Rules: FAS-4.4.7-a, FAS-12.1-CAR, FAS-12.1-COU, FAS-RUL-81, FAS-RUL-87.
    """
    element = s.element(frame.element)
    act = notation.read(frame.answer("line")).base
    assert isinstance(act, Shoot)
    shifts = act.fire == COUNTERMARCH
    crossed = 0
    if act.fire == CARACOLE or (shifts and act.before):
        crossed = s.call("advance", partial(movement, element, course(act)))
    if act.aims and not element.gone:
        s.call("shot", partial(shooting, s, tables, element, act))
    if element.gone:
        return 1
    if act.fire == CARACOLE:
        crossed |= s.call("back", partial(movement, element, Retire(act.far)))
    elif shifts and not act.before:
        crossed = s.call("back", partial(movement, element, course(act)))
    return crossed


def course(act: Shoot) -> Go:
    """Return the movement of a fire; a negative distance goes straight back."""
    if act.far < 0:
        return Go("withdraw", 3, 0, -act.far)
    return Go("move", 1, act.phi, act.far)


def movement(element: Element, base: Base) -> Task:
    """Return a movement as a procedure."""
    return Task(what="go", element=element.id, answers={"line": notation.write(Act(base))})


def shooting(s: Script, tables: Tables, element: Element, act: Shoot) -> Shooting:
    """Return the procedure of a shot with all answers that were measured.

    A target that is lost since the shot was declared is left out; without any nothing is fired.

    Rules: FAS-6.1-b, FAS-LIVE-05.
    """
    scene = scene_of(tables, s.state)
    found = [(aim.target, aiming.measure(scene, element, act.fire, aim)) for aim in act.aims]
    shots = [(key, one) for key, one in found if isinstance(one, Measured)]
    made = Shooting(element=element.id)
    made.give({
        "stand": aiming.ground_of(scene, element) or OPEN,
        "fire": act.fire if shots else "none",
        "entangled": "no",
        "in-range": "no",
        "split": str(max(1, len(shots))),
    })  # fmt: skip
    for place, (key, one) in enumerate(shots, 1):
        made.give(answers(scene, place, key, one))
    return made


def answers(scene: Scene, place: int, key: str, one: Measured) -> dict[AnyKey, str]:
    """Return what was measured of a target in the words of a live table's answers.

    The dice fall at once: their chances are told before the shot is declared.

    Rules: FAS-RUL-95.
    """
    x, y = one.line.origin
    is_element = any(element.id == key for element in scene.elements)
    held = scene.field.places[key].structure if is_element else key
    found: dict[AnyKey, str] = {
        at("target-{}", place): key if is_element else STRUCTURE,
        at("piece-{}", place): held,
        at("origin-{}", place): f"{round(x * INCH)} {round(y * INCH)}",
        at("near-{}", place): one.near,
        at("zone-{}", place): one.zone,
        at("terrain-{}", place): one.terrain or OPEN,
        at("beyond-{}", place): "yes" if one.beyond else "no",
        at("group-{}", place): str(one.distance),
        at("group-{}-nearest", place): "yes",
        at("roll-{}", place): "roll",
    }
    for number, unit in enumerate((*one.touching, "none"), 1):
        found[at("touching-{}-{}", place, number)] = unit
    return found
