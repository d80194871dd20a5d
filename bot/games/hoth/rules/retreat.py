"""Retreats: which paths are as long as possible, and what they cost.

Carrying one out is in ``phases.retreats``.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.commands_colors.retreat import Path, ways_back
from bot.games.hoth.model.actions import Retreat
from bot.games.hoth.model.scene import Scene
from bot.games.hoth.model.state import Unit


def paths(scene: Scene, unit: Unit, steps: int) -> list[Path]:
    """List the paths of the greatest possible length up to ``steps``, start hex left out.

    The single empty path means that not even one step is possible. Stop terrain does not stop.

    Rules: HOTH-RET-02, HOTH-RET-04, HOTH-RET-05, HOTH-RET-06, HOTH-RET-08, HOTH-RUL-15,
    HOTH-RUL-17.
    """
    back = scene.tables.board.retreat_steps[unit.side]

    def onward(path: Path) -> Iterator[str]:
        return (there for there in back[path[-1]] if scene.may_stand(unit.type, there))

    found = ways_back(unit.hex, steps, onward)
    longest = max(len(path) for path in found)
    return [path for path in found if len(path) == longest]


def may_ignore(scene: Scene, unit: Unit) -> int:
    """Return how many retreat faces of one attack a unit may ignore where it stands.

    Rules: HOTH-RET-09, HOTH-TER-05, HOTH-RUL-16.
    """
    return scene.terrain_at(unit.hex).ignored_retreats.get(scene.kind(unit).unit_class, 0)


def steps_of(faces: int, ignored: int, multiplier: int) -> int:
    """Return the steps that retreat faces force.  Rules: HOTH-RET-01, HOTH-RET-11."""
    return max(0, faces - ignored) * multiplier


def answers(scene: Scene, unit: Unit, faces: int, multiplier: int) -> list[Retreat]:
    """List all legal answers to a forced retreat.

    Rules: HOTH-RET-03, HOTH-RET-08, HOTH-RET-09.
    """
    found: list[Retreat] = []
    for ignored in range(min(may_ignore(scene, unit), faces) + 1):
        steps = steps_of(faces, ignored, multiplier)
        found += [Retreat(path, ignored) for path in paths(scene, unit, steps)]
    return found
