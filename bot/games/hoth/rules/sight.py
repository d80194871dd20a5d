"""Line of sight: who sees whom, and what stands between.

The lines are exact (``commands_colors.sight``); this module decides what is an obstacle.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.engine.model import Text, worded
from bot.engine.parts.insight import Sight
from bot.games.commands_colors.sight import How, Obstacle, answer, ends
from bot.games.hoth.words import names

if TYPE_CHECKING:
    from bot.games.hoth.model.scene import Scene

RULES: dict[How, str] = {
    "near": "HOTH-LOS-01",
    "free": "HOTH-LOS-01",
    "beside": "HOTH-LOS-06",
    "through": "HOTH-LOS-05",
    "along": "HOTH-LOS-06",
}


def blockers(scene: Scene, a: str, b: str) -> tuple[str, ...]:
    """Return the hexes that block the sight between two hexes; empty when it is free.

    A line inside an obstacle is blocked; one along edges only by obstacles on both sides.

    Rules: HOTH-LOS-01, HOTH-LOS-02, HOTH-LOS-03, HOTH-LOS-04, HOTH-LOS-05, HOTH-LOS-06,
    HOTH-LOS-07, HOTH-LOS-08, HOTH-LOS-09, HOTH-RUL-18, HOTH-RUL-19, HOTH-RUL-21.
    """
    if scene.tables.board.distances[a][b] <= 1:
        return ()
    line = scene.tables.sight.line(a, b)
    hills = scene.on_hill(a) and scene.on_hill(b)
    found = tuple(label for label in line.crossed if is_obstacle(scene, label, hills))
    if found:
        return found
    plus = tuple(label for label, _ in line.along if is_obstacle(scene, label, hills))
    minus = tuple(label for _, label in line.along if is_obstacle(scene, label, hills))
    return (*plus, *minus) if plus and minus else ()


def is_obstacle(scene: Scene, label: str, hills: bool) -> bool:
    """Tell whether a hex hinders sight; ``hills``: both ends of the line are hills.

    Rules: HOTH-LOS-02, HOTH-LOS-07, HOTH-LOS-08, HOTH-TER-06, HOTH-FORT-02.
    """
    if label in scene.tables.board.half_hexes:
        return not hills
    terrain = scene.terrain_at(label)
    if terrain.blocks_los == "always":
        return True
    if hills:
        return label in scene.units and scene.on_hill(label)
    return terrain.blocks_los == "obstacle" or not scene.is_free(label)


def sees(scene: Scene, a: str, b: str) -> bool:
    """Tell whether the sight between two hexes is free.  Rules: HOTH-LOS-01."""
    return not blockers(scene, a, b)


def asked(scene: Scene, origin: str, target: str) -> Sight:
    """Say whether a hex sees another and what is in the way; raises ``Refused``.

    Rules: HOTH-LOS-01, HOTH-LOS-05, HOTH-LOS-06.
    """
    a, b = between = ends(scene.tables.board, origin, target)
    hills = scene.on_hill(a) and scene.on_hill(b)
    named = partial(obstacle, scene, hills=hills)
    return answer(scene.tables.sight, between, blockers(scene, a, b), named, RULES)


def obstacle(scene: Scene, label: str, *, hills: bool) -> Obstacle | None:
    """Name the obstacle in a hex: the board's edge, terrain, a unit or a fortification.

    Rules: HOTH-LOS-02, HOTH-LOS-07, HOTH-LOS-08.
    """
    if not is_obstacle(scene, label, hills):
        return None
    if label in scene.tables.board.half_hexes:
        return Obstacle(Text("sight-edge"), "HOTH-LOS-07")
    terrain = scene.terrain_at(label)
    rule = "HOTH-LOS-08" if hills else "HOTH-LOS-02"
    if terrain.blocks_los == "always" or (terrain.blocks_los == "obstacle" and not hills):
        return Obstacle(worded(names.terrain(terrain.id)), rule)
    unit = scene.units.get(label)
    name = names.unit(unit.type) if unit is not None else names.fort(scene.forts[label].kind)
    return Obstacle(worded(name), rule)
