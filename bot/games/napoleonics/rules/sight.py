"""Line of sight: what stands between two hexes, and whom artillery on a hill fires over."""

from __future__ import annotations

from functools import partial

from bot.engine.model import Text, text, worded
from bot.engine.parts.insight import Sight
from bot.games.commands_colors.sight import How, Obstacle, answer, ends
from bot.games.napoleonics.model.scene import Scene
from bot.games.napoleonics.model.state import Unit
from bot.games.napoleonics.words import names

NOBODY: frozenset[str] = frozenset()
RULES: dict[How, str] = {
    "near": "NAP-LOS-07",
    "free": "NAP-LOS-01",
    "beside": "NAP-LOS-04",
    "through": "NAP-LOS-01",
    "along": "NAP-LOS-04",
}


def blockers(scene: Scene, a: str, b: str, over: frozenset[str] = NOBODY) -> tuple[str, ...]:
    """Return the hexes that block the sight between two hexes; empty when it is free.

    ``over`` are hexes over which this shot may go. Along hexsides a line is blocked only where
    both hexes of one side block.

    Rules: NAP-LOS-01, NAP-LOS-02, NAP-LOS-04, NAP-LOS-07, NAP-RUL-13, NAP-RUL-14, NAP-RUL-62.
    """
    if scene.tables.board.distances[a][b] <= 1:
        return ()
    line = scene.tables.sight.line(a, b)
    hills = scene.is_hill(a) and scene.is_hill(b)
    found = [one for one in line.crossed if one not in over and blocks(scene, one, hills)]
    for pair in line.along:
        if all(one not in over and blocks(scene, one, hills) for one in pair):
            found += pair
    return tuple(found)


def blocks(scene: Scene, label: str, hills: bool) -> bool:
    """Tell whether a hex blocks sight; ``hills``: both ends of the line are hills.

    Rules: NAP-LOS-02, NAP-LOS-03, NAP-LOS-04, NAP-LOS-05, NAP-TER-05, NAP-RUL-02, NAP-RUL-15,
    NAP-SQ-22.
    """
    if label in scene.tables.board.half_hexes:
        return True
    if label in scene.units or label in scene.leaders:
        return True
    kind = scene.terrain_at(label).blocks_los
    return kind == "block" or (kind == "hill" and not hills)


def fire_over(scene: Scene, unit: Unit) -> frozenset[str]:
    """Return the hexes of lower friends over which artillery on a hill may fire alone.

    Rules: NAP-LOS-06.
    """
    if scene.kind(unit).unit_class != "artillery" or not scene.is_hill(unit.hex):
        return NOBODY
    return frozenset(
        label
        for label in scene.tables.board.neighbours[unit.hex]
        if scene.terrain_at(label).blocks_los == "open" and _holds_friends(scene, label, unit)
    )


def _holds_friends(scene: Scene, label: str, unit: Unit) -> bool:
    pieces = (scene.units.get(label), scene.leaders.get(label))
    sides = [piece.side for piece in pieces if piece is not None]
    return bool(sides) and all(side == unit.side for side in sides)


# What players are told ---------------------------------------------------------------------------


def asked(scene: Scene, origin: str, target: str) -> Sight:
    """Say whether a hex sees another and what is in the way; raises ``Refused``.

    Where artillery at the first hex may fire over what blocks, that is told too.

    Rules: NAP-LOS-01, NAP-LOS-04, NAP-LOS-06, NAP-LOS-07.
    """
    a, b = between = ends(scene.tables.board, origin, target)
    hills = scene.is_hill(a) and scene.is_hill(b)
    named = partial(obstacle, scene, hills=hills)
    seen = answer(scene.tables.sight, between, blockers(scene, a, b), named, RULES)
    unit = scene.units.get(a)
    if not seen.blockers or unit is None or blockers(scene, a, b, fire_over(scene, unit)):
        return seen
    over = text("sight-over", hex=a, name=names.unit(unit.type), rule="NAP-LOS-06")
    return Sight(a, b, seen.blockers, (*seen.lines, over))


def obstacle(scene: Scene, label: str, *, hills: bool) -> Obstacle | None:
    """Name what blocks in a hex, if anything does: the board's edge, terrain, a unit or a leader.

    Rules: NAP-LOS-02, NAP-LOS-04, NAP-LOS-05.
    """
    if not blocks(scene, label, hills):
        return None
    if label in scene.tables.board.half_hexes:
        return Obstacle(Text("sight-edge"), "NAP-LOS-04")
    terrain = scene.terrain_at(label)
    if terrain.blocks_los == "block":
        return Obstacle(worded(names.terrain(terrain.id)), "NAP-LOS-02")
    if terrain.blocks_los == "hill" and not hills:
        return Obstacle(worded(names.terrain(terrain.id)), "NAP-LOS-05")
    unit = scene.units.get(label)
    name = names.unit(unit.type) if unit is not None else names.leader(scene.leaders[label].name)
    return Obstacle(worded(name), "NAP-LOS-02")
