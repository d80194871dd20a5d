"""Units that come back: which are due, and where they may be put."""

from __future__ import annotations

from bot.games.hoth.content import Respawn
from bot.games.hoth.model.actions import ReturnUnit
from bot.games.hoth.model.scene import Scene
from bot.games.hoth.model.state import SideState


def due_types(own: SideState) -> tuple[str, ...]:
    """List the types of a side's waiting units whose pause is over.  Rules: HOTH-SCN-09."""
    return tuple(sorted({one.type for one in own.waiting if one.due <= own.own_turns}))


def return_hexes(scene: Scene, kind: str) -> list[str]:
    """List the free hexes on which a unit of a type may return.  Rules: HOTH-SCN-09."""
    side = scene.tables.types[kind].side
    return [
        label
        for rule in scene.tables.specials(scene.field.scenario, side)
        if isinstance(rule, Respawn)
        for label in rule.hexes
        if scene.may_stand(kind, label)
    ]


def returns(scene: Scene, due: tuple[str, ...]) -> list[ReturnUnit]:
    """List the legal returns, sorted as they are written.  Rules: HOTH-SCN-09."""
    found = [ReturnUnit(kind, label) for kind in due for label in return_hexes(scene, kind)]
    return sorted(found, key=lambda one: (one.unit, one.hex))
