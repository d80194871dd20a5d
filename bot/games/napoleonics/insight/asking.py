"""Who threatens a hex, who can reach it, who is in a section; from what everybody sees."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.engine.model import Side, Term
from bot.engine.parts.insight import Found, Topic
from bot.games.commands_colors.asking import place_of, section_of, sorted_out
from bot.games.napoleonics.model.scene import Scene
from bot.games.napoleonics.model.state import BOTTOM, TOP, Leader, Unit
from bot.games.napoleonics.rules import firing, movement
from bot.games.napoleonics.words import names


def about(scene: Scene, viewer: Side | None, topic: Topic, place: str) -> Sequence[Found]:
    """Answer a question; raises ``Refused``.

    A hex is threatened by the enemies of who stands there, else of the viewer, that are next to it
    or can fire at it from where they stand. It is reached by units and leaders that could move
    there in one move if they were ordered now.

    Rules: NAP-RNG-02, NAP-MEL-01, NAP-MOV-02, NAP-ORD-03, NAP-ORD-04.
    """
    board = scene.tables.board
    found: list[Unit | Leader]
    if topic == "section":
        here = section_of(board, viewer, place)
        found = [one for one in _everybody(scene) if one.hex in here]
    else:
        label = place_of(board, place)
        found = _threats(scene, viewer, label) if topic == "threats" else _reach(scene, label)
    return sorted_out((BOTTOM, TOP), found, _name)


def _everybody(scene: Scene) -> list[Unit | Leader]:
    return [*scene.units.values(), *scene.leaders.values()]


def _name(one: Unit | Leader) -> Term:
    return names.unit(one.type) if isinstance(one, Unit) else names.leader(one.name)


def _threats(scene: Scene, viewer: Side | None, label: str) -> list[Unit | Leader]:
    held = scene.units.get(label) or scene.leaders.get(label)
    harmed = held.side if held is not None else viewer
    near = scene.tables.board.neighbours[label]
    return [
        foe
        for foe in scene.units.values()
        if foe.side != harmed and (foe.hex in near or _fires(scene, foe, label))
    ]


def _fires(scene: Scene, foe: Unit, label: str) -> bool:
    if foe.hex == label or not firing.range_of(scene, foe) or scene.is_engaged(foe):
        return False
    return firing.reach_fault(scene, foe, label, alone=True) is None


def _reach(scene: Scene, label: str) -> list[Unit | Leader]:
    units = [replace(one, ordered=True, moved=False) for one in scene.units.values()]
    led = {one.hex for one in units}
    lone = [one for one in scene.leaders.values() if one.hex not in led]
    leaders = [replace(one, ordered=True, moved=False) for one in lone]
    return [
        *(one for one in units if _ends(movement.reach(scene, one), label)),
        *(one for one in leaders if _ends(movement.leader_reach(scene, one), label)),
    ]


def _ends(paths: Sequence[tuple[str, ...]], label: str) -> bool:
    return any(path[-1] == label for path in paths)
