"""A virtual table: geometry measures, and nobody is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.engine.model import Side
from bot.games.fire_and_sword.geometry.measuring import is_within, occupied
from bot.games.fire_and_sword.model.state import Element, Question
from bot.games.fire_and_sword.phases.questions import OPEN
from bot.games.fire_and_sword.rules import aiming, fights, ground, objectives
from bot.games.fire_and_sword.rules.scene import Scene

from .port import Survey


class Measured(Survey):
    """A table that the bot keeps."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene

    def is_disturbed(self, element: Element) -> Question | str:
        """Measure whether an enemy is too near for a Rally, or the ground disorganises.

        Rules: FAS-4.4.5-a, FAS-12.1-HAR, FAS-13.1-DEZ, FAS-GEO-04, FAS-GEO-25.
        """
        return "yes" if self._is_disturbed(element) else "no"

    def ground(self, element: Element, ask: Callable[[], Question]) -> Question | str:
        """Measure which terrain an element occupies or garrisons.

        Rules: FAS-13-a, FAS-13.1-c, FAS-GEO-08.
        """
        return aiming.ground_of(self._scene, element) or OPEN

    def in_command(self, commander: Element, units: Sequence[Element]) -> Sequence[Element]:
        """Return the Units within the Command range.  Rules: FAS-10.2-a, FAS-12.1-COM."""
        reach = self._scene.tables.value(commander, "command")
        return [one for one in units if self._is_within(commander, one, reach)]

    def collectable(self, units: Sequence[Element]) -> Sequence[Element]:
        """Return the Units that no enemy is near and no ground disorganises.

        Rules: FAS-10.2.2-a.
        """
        return [one for one in units if not self._is_disturbed(one)]

    def in_intervention(
        self, commanders: Sequence[Element], element: Element
    ) -> Sequence[Element]:  # fmt: skip
        """Return the Commanders with an element in their Intervention range.

        An element that has no place any more, such as one that just fled, is in nobody's range.

        Rules: FAS-10.3-a, FAS-12.1-INT.
        """
        value = self._scene.tables.value
        return [
            one for one in commanders
            if self._is_within(one, element, value(one, "intervention"))
        ]  # fmt: skip

    def in_supply(self, group: Element, units: Sequence[Element]) -> Sequence[Element]:
        """Return the Units within a Group's range that are not in melee.  Rules: FAS-12.1-RES."""
        reach = self._scene.tables.value(group, "resupply")
        return [
            one for one in units
            if self._is_within(group, one, reach) and not self._scene.bound_with(one)
        ]  # fmt: skip

    def controller(self, objective: str, ask: Callable[[], Question]) -> Question | str:
        """Measure who controls an objective.  Rules: FAS-OPT-05, FAS-RUL-85."""
        return str(objectives.controller(self._scene, objective) or "keep")

    def forward(self, side: Side, ask: Callable[[], Question | str]) -> Question | str:
        """Measure how many Units lie beyond the distance.  Rules: FAS-11-b, FAS-RUL-83."""
        return str(objectives.forward(self._scene, side))

    def deprived(self, element: Element, ask: Callable[[], Question]) -> Question | str:
        """Measure which ground the charger lay in at any moment.

        Rules: FAS-13.1-POZ, FAS-7.2.2-c, FAS-GEO-22.
        """
        over = fights.lying_under(self._scene, element)
        return fights.deprived(self._scene, element, over) or OPEN

    def _is_within(self, one: Element, other: Element, inches: float) -> bool:
        scene = self._scene
        if not (scene.is_standing(one) and scene.is_standing(other)):
            return False
        return is_within(scene.table, scene.body(one), scene.body(other), inches)

    def _is_disturbed(self, element: Element) -> bool:
        scene, tables = self._scene, self._scene.tables
        reach = tables.content.command.enemy_distance
        near = any(
            one.side != element.side and (tables.is_unit(one) or tables.has(one, "harassment"))
            and self._is_within(element, one, reach)
            for one in scene.elements
        )  # fmt: skip
        under = occupied(scene.table, scene.body(element))
        fighter = tables.fighter(element)
        return near or any(
            ground.disorganises(tables.content, one.terrain.id, fighter) for one in under
        )
