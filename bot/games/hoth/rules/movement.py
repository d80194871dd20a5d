"""Moves: how far, which ends can be reached, and what is wrong with a path.

Retreats have their own chapter (``retreat``); carrying out a move is in ``phases.moves``.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from bot.engine.model import Side, Term, chain, text
from bot.games.hoth.content import Exit
from bot.games.hoth.model.scene import SNOW, Scene
from bot.games.hoth.model.state import OFF, Unit
from bot.games.hoth.words import names
from bot.games.hoth.words.faults import Fault, fault

NO_MEDALS: frozenset[str] = frozenset()


def allowance(scene: Scene, unit: Unit) -> int:
    """Return the most hexes that an ordered unit may move now.

    Rules: HOTH-MOVE-02, HOTH-CARD-07, HOTH-CARD-08, HOTH-UNIT-03.
    """
    kind, modifiers = scene.kind(unit), scene.modifiers(unit)
    if "immobile" in kind.traits or modifiers.no_move:
        return 0
    return max(kind.move_max, modifiers.move_max or 0) + modifiers.move_max_bonus


def attack_allowance(scene: Scene, unit: Unit) -> int:
    """Return how many hexes a unit may move and still attack.

    Rules: HOTH-MOVE-03, HOTH-BDG-14, HOTH-CARD-07.
    """
    badge = scene.tables.content.badges.get(unit.badge) if unit.badge else None
    return max(
        scene.kind(unit).move_and_attack_max,
        (badge.move_and_attack_max if badge else None) or 0,
        scene.modifiers(unit).move_and_attack_max or 0,
    )


def post_allowance(scene: Scene, unit: Unit) -> int:
    """Return the hexes that a unit may move after the attacks of the turn.

    Rules: HOTH-CARD-11.
    """
    if not unit.attacks_made or unit.post_moved or "immobile" in scene.kind(unit).traits:
        return 0
    return scene.modifiers(unit).post_attack_move


def exit_hexes(scene: Scene, side: Side) -> frozenset[str]:
    """Return the hexes from which a side may leave the board.  Rules: HOTH-SCN-06."""
    for rule in scene.tables.specials(scene.field.scenario, side):
        if isinstance(rule, Exit):
            return frozenset(rule.hexes)
    return frozenset()


def open_medals(scene: Scene, side: Side) -> frozenset[str]:
    """Return the hexes of permanent medals that a side could still take.

    Rules: HOTH-OBJ-02, HOTH-OBJ-03.
    """
    return frozenset(
        one.hex
        for one in scene.field.objectives
        if one.kind == "permanent" and one.taken is None and side in one.sides
    )


def steps_from(scene: Scene, unit: Unit, here: str) -> Iterator[str]:
    """Yield the hexes to which a unit on its way can go on.

    The hex where it started counts as free again.

    Rules: HOTH-MOVE-04, HOTH-MOVE-05, HOTH-MOVE-08, HOTH-MOVE-09.
    """
    enterable = scene.tables.enterable[unit.type]
    for there in scene.tables.board.neighbours[here]:
        free = there == unit.hex or scene.is_free(there)
        if free and scene.terrain.get(there, SNOW) in enterable:
            yield there


def stops(scene: Scene, label: str) -> bool:
    """Tell whether entering a hex ends the move, for every unit.

    Rules: HOTH-MOVE-06, HOTH-RUL-46, HOTH-TER-08.
    """
    return scene.terrain.get(label, SNOW) in scene.tables.stopping


def reach(scene: Scene, unit: Unit, limit: int, exits: frozenset[str]) -> list[tuple[str, ...]]:
    """List one shortest path, start hex first, per reachable end and set of medals passed.

    Two paths to the same end differ for the player only in the permanent medals they take. A path
    off the board is listed once per set of medals.

    Rules: HOTH-MOVE-04, HOTH-MOVE-06, HOTH-OBJ-04, HOTH-SCN-06.
    """
    medals = open_medals(scene, unit.side)
    seen = {(unit.hex, NO_MEDALS)}
    found: list[tuple[str, ...]] = []
    frontier: list[tuple[tuple[str, ...], frozenset[str]]] = [((unit.hex,), NO_MEDALS)]
    for _ in range(limit):
        longer: list[tuple[tuple[str, ...], frozenset[str]]] = []
        for path, taken in frontier:
            if path[-1] in exits and (OFF, taken) not in seen:
                seen.add((OFF, taken))
                found.append((*path, OFF))
            for there in steps_from(scene, unit, path[-1]):
                now = taken | {there} if there in medals else taken
                if (there, now) not in seen:
                    seen.add((there, now))
                    found.append((*path, there))
                    if not stops(scene, there):
                        longer.append(((*path, there), now))
        frontier = longer
    return found


def has_move(scene: Scene, unit: Unit, limit: int, exits: frozenset[str]) -> bool:
    """Tell whether a unit can make at least one step."""
    if limit < 1:
        return False
    return unit.hex in exits or next(steps_from(scene, unit, unit.hex), None) is not None


def path_fault(
    scene: Scene, unit: Unit, path: tuple[str, ...], limit: int, exits: frozenset[str]
) -> Fault | None:
    """Say what is wrong with a path of a unit that may move; None when it is legal.

    Rules: HOTH-MOVE-02, HOTH-MOVE-04, HOTH-MOVE-06, HOTH-MOVE-09, HOTH-SCN-06.
    """
    name = names.unit(unit.type)
    if len(path) < 2 or path[0] != unit.hex:
        return fault("HOTH-MOVE-04", "path", unit=name, hex=unit.hex)
    wrong = gap_fault(scene, unit, path, limit)
    if wrong is not None:
        return wrong
    for here, there in pairwise(path):
        wrong = step_fault(scene, unit, here, there, exits)
        if wrong is not None:
            return wrong
    for label in path[1:-1]:
        if stops(scene, label):
            terrain = names.terrain(scene.terrain_at(label).id)
            return fault("HOTH-MOVE-06", "stops", hex=label, terrain=terrain)
    if len(path) - 1 > limit:
        return fault("HOTH-MOVE-02", "too-far", unit=name, count=limit)
    return None


def gap_fault(scene: Scene, unit: Unit, path: tuple[str, ...], limit: int) -> Fault | None:
    """Say why a path of which hexes were left out could not be filled in; None for a full path.

    Rules: HOTH-MOVE-02, HOTH-MOVE-04, HOTH-MOVE-06, HOTH-MOVE-09.
    """
    away, name = scene.tables.board.distances, names.unit(unit.type)
    if any(label not in away for label in path):
        return None
    gap = next(((a, b) for a, b in pairwise(path) if away[a][b] > 1), None)
    if gap is None:
        return None
    if sum(away[a][b] for a, b in pairwise(path)) > limit:
        return fault("HOTH-MOVE-02", "too-far", unit=name, count=limit)
    a, b = gap
    between = [one for one in away if one != a and away[a][one] + away[one][b] == away[a][b]]
    held = {one: found for one in between if (found := held_by(scene, unit, one, one == b))}
    if not held:
        return fault("HOTH-MOVE-04", "not-adjacent", hex=b, other=a)
    parts = [
        text("hoth-in-the-way", hex=one, what=what, rule=rule) for one, (what, rule) in held.items()
    ]
    rule = next(iter(held.values()))[1]
    way = chain("hoth-list", parts)
    return fault(rule, "no-way", unit=name, hex=a, other=b, count=limit, way=way)


def held_by(scene: Scene, unit: Unit, label: str, last: bool) -> tuple[Term, str] | None:
    """Return what on a hex keeps a unit from going on, and the rule; ``last``: from going there.

    Rules: HOTH-MOVE-04, HOTH-MOVE-06, HOTH-MOVE-09.
    """
    if label in scene.units:
        return names.unit(scene.units[label].type), "HOTH-MOVE-04"
    if label in scene.forts:
        return names.fort(scene.forts[label].kind), "HOTH-MOVE-09"
    terrain = scene.terrain_at(label).id
    if terrain not in scene.tables.enterable[unit.type]:
        return names.terrain(terrain), "HOTH-MOVE-09"
    return (names.terrain(terrain), "HOTH-MOVE-06") if stops(scene, label) and not last else None


def step_fault(
    scene: Scene, unit: Unit, here: str, there: str, exits: frozenset[str]
) -> Fault | None:
    """Say what is wrong with one step of a path.

    Rules: HOTH-MOVE-04, HOTH-MOVE-05, HOTH-MOVE-09, HOTH-BRD-06, HOTH-SCN-06.
    """
    if there == OFF:
        return None if here in exits else fault("HOTH-SCN-06", "no-exit", hex=here)
    if there not in scene.tables.board.distances:
        return fault("HOTH-BRD-06", "no-hex", hex=there)
    if there not in scene.tables.board.neighbours.get(here, ()):
        return fault("HOTH-MOVE-04", "not-adjacent", hex=there, other=here)
    if there != unit.hex and there in scene.units:
        return fault("HOTH-MOVE-04", "occupied", hex=there)
    return None if there == unit.hex else entry_fault(scene, unit, there)


def entry_fault(scene: Scene, unit: Unit, label: str) -> Fault | None:
    """Say why a unit may not enter a hex, units on it left aside.  Rules: HOTH-MOVE-09."""
    name = names.unit(unit.type)
    if label in scene.forts:
        return fault("HOTH-MOVE-09", "fort", hex=label, fort=names.fort(scene.forts[label].kind))
    terrain = scene.terrain_at(label)
    if terrain.id not in scene.tables.enterable[unit.type]:
        there = names.terrain(terrain.id)
        return fault("HOTH-MOVE-09", "terrain", hex=label, unit=name, terrain=there)
    return None
