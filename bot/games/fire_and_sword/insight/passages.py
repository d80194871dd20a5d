"""The tests that a movement leads to, before it is made, and the chances of their DP."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

import msgspec

from bot.engine.chance.tally import Tally
from bot.engine.model import text, worded
from bot.engine.parts.insight import Odds, OddsRow
from bot.games.fire_and_sword.geometry.fixed import Place
from bot.games.fire_and_sword.geometry.groups import Wander
from bot.games.fire_and_sword.geometry.moves import Journey
from bot.games.fire_and_sword.geometry.table import Fault
from bot.games.fire_and_sword.model.acts import Act, Plain, Shoot
from bot.games.fire_and_sword.model.field import Standing
from bot.games.fire_and_sword.model.state import Element
from bot.games.fire_and_sword.rules import acts, aiming, ground, reactions
from bot.games.fire_and_sword.rules.checks import FACES
from bot.games.fire_and_sword.rules.fighter import dice_by_size
from bot.games.fire_and_sword.rules.scene import Scene
from bot.games.fire_and_sword.words import names


class Trial(NamedTuple):
    """Dice that an element rolls against its Training because of a movement."""

    element: Element
    dice: int
    rule: str


def odds(scene: Scene, element: Element, act: Act) -> Odds | None:
    """Return the chances of DP by a movement; None: it is none, or nothing is tested.

    Rules: FAS-5.2-c, FAS-13.1-DEZ.
    """
    if isinstance(act.base, Plain | Shoot):
        return None
    found = acts.travel(scene, element, act.base)
    if isinstance(found, Fault):
        return None
    tested = [*_passing(scene, element, found), *_grounds(scene, element, found)]
    if not tested:
        return None
    tally = Tally()
    for one in tested:
        tally = tally.plus(one.dice, names.element(one.element), one.rule)
    dice = dict[str, int]()
    for one in tested:
        dice[one.element.id] = dice.get(one.element.id, 0) + one.dice
    rows = (_row(scene, scene.element(key), count) for key, count in dice.items())
    return Odds(tally, tuple(rows))


def _passing(
    scene: Scene, element: Element, found: Journey | Wander | Place
) -> Iterator[Trial]:  # fmt: skip
    """Yield the tests for passing: of the mover a die for each, of every Unit one.

    Rules: FAS-5.2-c, FAS-RUL-77.
    """
    passed = found.passed if isinstance(found, Journey) else ()
    rule, content = "FAS-5.2-c", scene.tables.content
    if passed:
        yield Trial(element, reactions.control(content, rule, len(passed)).count, rule)
    once = reactions.control(content, rule).count
    units = {one.id: one for one in scene.elements}
    yield from (Trial(units[key], once, rule) for key in passed if key in units)


def _grounds(
    scene: Scene, element: Element, found: Journey | Wander | Place
) -> Iterator[Trial]:  # fmt: skip
    """Yield the test for Disorganising ground, crossed or ended in.

    Rules: FAS-13.1-DEZ, FAS-GEO-22, FAS-RUL-93.
    """
    if element.tested:
        return
    content, fighter = scene.tables.content, scene.tables.fighter(element)
    end = found if isinstance(found, Place) else found.end
    crossed = () if isinstance(found, Place) else found.crossed
    terrains = [scene.table.piece(key).terrain.id for key in crossed]
    places = {**scene.field.places, element.id: Standing(end)}
    field = msgspec.structs.replace(scene.field, places=places)
    there = aiming.ground_of(Scene(scene.tables, field, scene.elements), element)
    if any(ground.disorganises(content, one, fighter) for one in (*terrains, there)):
        yield Trial(element, dice_by_size(content, fighter), "FAS-13.1-DEZ")


def _row(scene: Scene, element: Element, dice: int) -> OddsRow:
    """Return the chance that any of the dice of an element fails."""
    training = min(scene.tables.profile(element).training, FACES)
    label = text("fas-odds-disorganised", unit=worded(names.element(element)))
    return OddsRow(label, 1 - Fraction(training, FACES) ** dice)
