"""What a virtual table shows at the end of a Round: who controls objectives, who went forward."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.model import Side
from bot.games.fire_and_sword.content.scenarios import Objective
from bot.games.fire_and_sword.geometry.battlefield import is_forward, stands_at
from bot.games.fire_and_sword.geometry.table import Body

from .scene import Scene


def controller(scene: Scene, key: str) -> Side | None:
    """Return the side that alone has a Unit at an objective that is not Broken; None: no change.

    Groups and reserves neither control nor contest.

    Rules: FAS-OPT-05, FAS-11-d, FAS-RUL-65, FAS-RUL-85.
    """
    marker = scene.field.markers[key]
    objective = Objective(id=key, at=marker.at.inches, structures=marker.structures)
    near = scene.tables.content.motivation.objective_distance
    there = {
        Side(body.side)
        for body in steady_units(scene)
        if stands_at(scene.table, body, objective, near)
    }
    return there.pop() if len(there) == 1 else None


def steady_units(scene: Scene) -> Iterator[Body]:
    """Yield the Units on the table that are not Broken."""
    for body in scene.table.bodies:
        if body.is_unit and scene.tables.state_of(scene.element(body.id)) != "broken":
            yield body


def forward(scene: Scene, side: Side) -> int:
    """Return how many Units of a side lie wholly beyond the distance from their own edge.

    Rules: FAS-11-b, FAS-RUL-28, FAS-RUL-83, FAS-GEO-25.
    """
    inches, edge = scene.tables.content.motivation.forward_distance, scene.field.edges[side]
    own = [one for one in scene.table.bodies if one.side == side]
    return sum(is_forward(scene.table, one, edge, inches) for one in own)
