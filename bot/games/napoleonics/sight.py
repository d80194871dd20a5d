"""Line of sight: what stands between two hexes, and whom artillery on a hill fires over."""

from __future__ import annotations

from .model import Unit
from .scene import Scene

NOBODY: frozenset[str] = frozenset()


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
