"""Who threatens a hex, who can reach it, who is in a section; from what everybody sees."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.model import Side
from bot.engine.parts.insight import Found, Topic
from bot.games.commands_colors.asking import place_of, section_of, sorted_out
from bot.games.hoth.model.scene import Scene
from bot.games.hoth.model.state import EMPIRE, REBELS, Unit
from bot.games.hoth.rules import movement
from bot.games.hoth.rules.sight import blockers
from bot.games.hoth.words import names

NO_EXITS: frozenset[str] = frozenset()


def about(scene: Scene, viewer: Side | None, topic: Topic, place: str) -> Sequence[Found]:
    """Answer a question; raises ``Refused``.

    A hex is threatened by the enemies of who stands there, else of the viewer, that have it in
    range and in sight from where they stand. It is reached by units that could move there in one
    move if they were ordered now.

    Rules: HOTH-ATK-04, HOTH-MOVE-02, HOTH-BRD-03, HOTH-BRD-04.
    """
    board, units = scene.tables.board, scene.units.values()
    if topic == "section":
        here = section_of(board, viewer, place)
        found = [unit for unit in units if unit.hex in here]
    else:
        label = place_of(board, place)
        found = _threats(scene, viewer, label) if topic == "threats" else _reach(scene, label)
    return sorted_out((EMPIRE, REBELS), found, lambda unit: names.unit(unit.type))


def _threats(scene: Scene, viewer: Side | None, label: str) -> list[Unit]:
    held = scene.units.get(label)
    harmed = held.side if held is not None else viewer
    distances = scene.tables.board.distances[label]
    return [
        foe
        for foe in scene.units.values()
        if foe.side != harmed
        and 0 < distances[foe.hex] <= len(scene.kind(foe).attack)
        and not blockers(scene, foe.hex, label)
    ]


def _reach(scene: Scene, label: str) -> list[Unit]:
    return [
        unit
        for unit in scene.units.values()
        if any(
            path[-1] == label
            for path in movement.reach(scene, unit, movement.allowance(scene, unit), NO_EXITS)
        )
    ]
