"""The chances of a shot on a virtual table before it is declared, by what everybody sees."""

from __future__ import annotations

import msgspec

from bot.engine.parts.insight import Odds
from bot.games.fire_and_sword.model.acts import Act, Shoot
from bot.games.fire_and_sword.model.field import Standing
from bot.games.fire_and_sword.model.state import Element
from bot.games.fire_and_sword.rules import aiming
from bot.games.fire_and_sword.rules.aiming import Measured
from bot.games.fire_and_sword.rules.scene import Scene
from bot.games.fire_and_sword.rules.shooting import Shot
from bot.games.fire_and_sword.words.faults import Hindrance

from . import forecast


def odds(scene: Scene, element: Element, act: Act) -> Odds | None:
    """Return the chances of a shot at one target; None for any other action.

    Rules: FAS-6.2-a, FAS-6.3-a.
    """
    shoot = act.base
    if not isinstance(shoot, Shoot) or len(shoot.aims) != 1:
        return None
    shot = shot_of(_gone(scene, element, shoot), element, shoot)
    return forecast.told(aiming.dice_of(scene.tables, shot)) if shot is not None else None


def _gone(scene: Scene, element: Element, act: Shoot) -> Scene:
    """Return the table with a shooter where it fires from: some fires move before.

    Rules: FAS-12.1-CAR, FAS-12.1-COU.
    """
    course = aiming.courses(scene, element, act)
    if course is None or isinstance(course, Hindrance):
        return scene
    place = aiming.firing_body(scene, element, act, course).place
    places = {**scene.field.places, element.id: Standing(place)}
    field = msgspec.structs.replace(scene.field, places=places)
    return Scene(scene.tables, field, scene.elements)


def shot_of(scene: Scene, element: Element, act: Shoot) -> Shot | None:
    """Return a shot as it is measured from where the shooter stands; None: it is none."""
    (aim,) = act.aims
    target = aiming.target_of(scene, element, aim.target)
    found = aiming.measure(scene, element, act.fire, aim)
    if not isinstance(found, Measured) or not isinstance(target, aiming.Target):
        return None
    if target.element is None:
        return None
    return Shot(
        shooter=scene.tables.fighter(element),
        fire=act.fire,
        target=scene.tables.fighter(target.element),
        direct=found.near == "direct",
        wrong_edge=found.zone == "corner",
        flank=found.zone == "flank",
        beyond=found.beyond,
        shooter_terrain=aiming.ground_of(scene, element),
        target_terrain=found.terrain,
    )
