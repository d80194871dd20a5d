"""Ways back: of units that retreat, of cavalry that retires, of leaders alone.

Carrying them out is in ``phases.falling_back`` and ``phases.leaders``.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.model import Side
from bot.games.commands_colors.retreat import Path, ways_back
from bot.games.napoleonics.model.scene import Scene
from bot.games.napoleonics.model.state import OFF, Leader, Unit

from . import ground


def paths(scene: Scene, unit: Unit, steps: int) -> list[Path]:
    """List the ways a unit can retreat, as far as its owner's steps lead.

    One that ends early found no further step, or a lone friendly leader.

    Rules: NAP-RET-02, NAP-RET-03, NAP-RET-04, NAP-RET-05, NAP-RUL-04, NAP-RUL-41, NAP-RUL-42.
    """
    led = scene.leader_of(unit) is not None
    back = scene.tables.board.retreat_steps[unit.side]

    def onward(path: Path) -> Iterator[str]:
        if path[-1] != unit.hex and path[-1] in scene.leaders:
            return iter(())
        return (there for there in back[path[-1]] if may_step(scene, unit, there, led))

    return ways_back(unit.hex, steps, onward)


def may_step(scene: Scene, unit: Unit, label: str, led: bool) -> bool:
    """Tell whether a retreating unit may step onto a hex.  Rules: NAP-RET-04, NAP-RET-05."""
    if label in scene.units or ground.bars(scene, label, scene.kind(unit).unit_class):
        return False
    leader = scene.leaders.get(label)
    return leader is None or (leader.side == unit.side and not led)


def is_forgiven(scene: Scene, path: Path) -> bool:
    """Tell whether a retreat ends with a leader, so that nothing more is owed.

    Rules: NAP-RET-05, NAP-RUL-42.
    """
    return bool(path) and path[-1] in scene.leaders


def retirements(scene: Scene, unit: Unit) -> list[Path]:
    """List the ways cavalry can retire; empty if there is none of full length.

    Rules: NAP-RR-02, NAP-RR-04, NAP-RUL-46.
    """
    steps = scene.tables.content.match.retire
    back = scene.tables.board.retreat_steps[unit.side]
    unit_class = scene.kind(unit).unit_class

    def onward(path: Path) -> Iterator[str]:
        for there in back[path[-1]]:
            free = there not in scene.units and there not in scene.leaders
            if free and not ground.bars(scene, there, unit_class):
                yield there

    return [path for path in ways_back(unit.hex, steps, onward) if len(path) == steps]


# Leaders -----------------------------------------------------------------------------------------


def leader_steps(scene: Scene, leader: Leader, at: str, made: int) -> list[str]:
    """List the hexes, or ``off``, to which a retreating leader can go on.

    A hex with an enemy unit is among them: there he must escape.

    Rules: NAP-LRT-01, NAP-LRT-04, NAP-LRT-05, NAP-LRT-06, NAP-ESC-01, NAP-ESC-04, NAP-RUL-44.
    """
    if made >= scene.tables.content.leader.retreat_most:
        return []
    back = scene.tables.board.retreat_steps[leader.side][at]
    if not back:
        return [OFF]
    return [there for there in back if _may_pass(scene, leader.side, there)]


def _may_pass(scene: Scene, side: Side, label: str) -> bool:
    if ground.bars(scene, label, None):
        return False
    other = scene.lone_leader(label)
    return other is None or other.side == side


def may_stop(scene: Scene, leader: Leader, at: str, made: int) -> bool:
    """Tell whether a retreating leader may stay where he is.

    Rules: NAP-LRT-01, NAP-LRT-03, NAP-LRT-04, NAP-ESC-03.
    """
    if made < scene.tables.content.leader.retreat_least:
        return False
    unit = scene.units.get(at)
    return at not in scene.leaders and (unit is None or unit.side == leader.side)
