"""Moves of units and leaders: how far, which ends can be reached, and what is wrong with a path.

Retreats and advances have their own chapters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

from bot.engine.model import Term
from bot.games.commands_colors.retreat import Path
from bot.games.napoleonics.model.scene import Scene
from bot.games.napoleonics.model.state import Leader, Unit
from bot.games.napoleonics.words import names
from bot.games.napoleonics.words.faults import Fault, fault

from . import cards, ground

# How far -----------------------------------------------------------------------------------------


def allowance(scene: Scene, unit: Unit) -> int:
    """Return the most hexes that an ordered unit may move now.

    Rules: NAP-MOV-01, NAP-MOV-08, NAP-MOV-09, NAP-MOV-10, NAP-MOV-11, NAP-MOV-12, NAP-LDR-09,
    NAP-SQ-05, NAP-CRD-10, NAP-CRD-13.
    """
    stuck = unit.moved or unit.joined or unit.square is not None
    if not unit.ordered or stuck or cards.effects(scene, unit).no_move:
        return 0
    rule = cards.move_rule(scene, unit)
    return scene.kind(unit).move_max if rule is None else rule.max


def rule_of(scene: Scene, unit: Unit) -> str:
    """Return the id of the rule that says how far a unit moves: of its card, or of its type.

    Rules: NAP-CRD-05, NAP-CRD-06, NAP-CRD-07, NAP-CRD-12, NAP-CRD-15.
    """
    if cards.move_rule(scene, unit) is not None:
        return cards.effects(scene, unit).rule
    kind = scene.kind(unit)
    if kind.unit_class == "cavalry":
        return "NAP-MOV-10"
    if kind.unit_class == "artillery":
        return "NAP-MOV-12" if "horse_artillery" in kind.tags else "NAP-MOV-11"
    return "NAP-MOV-09" if "light_type" in kind.tags else "NAP-MOV-08"


def battle_allowance(scene: Scene, unit: Unit) -> int:
    """Return how many hexes a unit may have moved and still battle.

    Rules: NAP-MOV-08, NAP-MOV-09, NAP-MOV-10, NAP-MOV-11, NAP-MOV-12, NAP-RUL-39.
    """
    kind, rule = scene.kind(unit), cards.move_rule(scene, unit)
    if rule is not None:
        return rule.battle
    if kind.table is not None:
        table = scene.tables.content.artillery_tables[kind.table]
        return kind.move_and_battle if unit.blocks >= table.steady_blocks else 0
    return kind.move_and_battle


def leader_allowance(scene: Scene, leader: Leader) -> int:
    """Return the most hexes that a leader with an order of his own may move.

    Rules: NAP-LDR-01, NAP-LDR-10, NAP-CRD-15.
    """
    if not leader.ordered or leader.moved or leader.hex is None:
        return 0
    rules = [one.max for one in cards.effects(scene, leader).move if one.kinds == cards.ANY]
    return max(rules, default=scene.tables.content.leader.move)


def companion(scene: Scene, unit: Unit) -> Leader | None:
    """Return the leader who goes with a moving unit: one without an order of his own.

    Rules: NAP-ORD-05, NAP-LDR-08, NAP-LDR-10, NAP-LDR-11, NAP-RUL-23.
    """
    leader = scene.leader_of(unit)
    return leader if leader is not None and not leader.ordered else None


# Steps -------------------------------------------------------------------------------------------


def may_enter(scene: Scene, unit: Unit, there: str, led: bool) -> bool:
    """Tell whether a unit can step on a hex beside it; where it started is free again.

    Rules: NAP-MOV-03, NAP-MOV-04, NAP-MOV-05, NAP-MOV-07.
    """
    if there == unit.hex:
        return True
    leader = scene.leaders.get(there)
    return (
        there not in scene.units
        and (leader is None or (leader.side == unit.side and not led))
        and not ground.bars(scene, there, scene.kind(unit).unit_class)
    )


def step_fault(scene: Scene, unit: Unit, here: str, there: str, led: bool) -> Fault | None:
    """Say why a unit cannot step from hex to hex; ``led``: a leader goes with it.

    Rules: NAP-MOV-02, NAP-MOV-03, NAP-MOV-04, NAP-MOV-06, NAP-MOV-07.
    """
    wrong = _off_board(scene, here, there)
    if wrong is not None or may_enter(scene, unit, there, led):
        return wrong
    if there in scene.units:
        return fault("NAP-MOV-03", "occupied", hex=there)
    leader = scene.leaders.get(there)
    if leader is None or (leader.side == unit.side and not led):
        return _barred(scene, there)
    if leader.side != unit.side:
        return fault("NAP-MOV-03", "enemy-leader", hex=there)
    return fault("NAP-MOV-04", "two-leaders", hex=there)


def leader_may_enter(scene: Scene, leader: Leader, there: str) -> bool:
    """Tell whether a moving leader can step on a hex beside him.

    Rules: NAP-LDR-02, NAP-LDR-04, NAP-LDR-05.
    """
    if there == leader.hex:
        return True
    return not (ground.bars(scene, there, None) or meets_enemy(scene, leader, there))


def meets_enemy(scene: Scene, leader: Leader, label: str) -> bool:
    """Tell whether an enemy unit or leader is on a hex.  Rules: NAP-LDR-04."""
    piece = scene.units.get(label) or scene.leaders.get(label)
    return piece is not None and piece.side != leader.side


def leader_step_fault(scene: Scene, leader: Leader, here: str, there: str) -> Fault | None:
    """Say why a moving leader cannot step from hex to hex.

    Rules: NAP-LDR-02, NAP-LDR-04, NAP-LDR-05.
    """
    wrong = _off_board(scene, here, there)
    if wrong is not None or leader_may_enter(scene, leader, there):
        return wrong
    if meets_enemy(scene, leader, there):
        return fault("NAP-LDR-04", "leader-enemy", hex=there)
    return _barred(scene, there)


def _off_board(scene: Scene, here: str, there: str) -> Fault | None:
    board = scene.tables.board
    if there not in board.distances:
        return fault("NAP-MOV-06", "no-hex", hex=there)
    if there not in board.neighbours.get(here, ()):
        return fault("NAP-MOV-02", "not-adjacent", hex=there, other=here)
    return None


def _barred(scene: Scene, label: str) -> Fault:
    terrain = names.terrain(scene.terrain_at(label).id)
    return fault("NAP-MOV-07", "terrain", hex=label, terrain=terrain)


def unit_stops(scene: Scene, unit: Unit, here: str, there: str) -> bool:
    """Tell whether a step ends a unit's move.  Rules: NAP-MOV-04, NAP-MOV-07, NAP-TER-07."""
    return ground.stops(scene, here, there) or joins(scene, unit, there)


def joins(scene: Scene, unit: Unit, there: str) -> bool:
    """Tell whether a leader is met on the way, who ends a unit's move.  Rules: NAP-MOV-04."""
    return there != unit.hex and there in scene.leaders


def may_end(scene: Scene, leader: Leader, label: str) -> bool:
    """Tell whether a moving leader may stay on a hex.  Rules: NAP-LDR-02, NAP-LDR-03."""
    other = scene.leaders.get(label)
    return other is None or other.id == leader.id


# Paths -------------------------------------------------------------------------------------------


def reach(scene: Scene, unit: Unit) -> list[Path]:
    """List one shortest path, start hex first, for each hex a unit can move to.

    Rules: NAP-MOV-01, NAP-MOV-02, NAP-MOV-05.
    """
    led = companion(scene, unit) is not None
    return _spread(
        scene,
        unit.hex,
        allowance(scene, unit),
        lambda there: may_enter(scene, unit, there, led),
        lambda here, there: unit_stops(scene, unit, here, there),
    )


def leader_reach(scene: Scene, leader: Leader) -> list[Path]:
    """List one shortest path for each hex where an ordered leader can end his move.

    Rules: NAP-LDR-01, NAP-LDR-02, NAP-LDR-03, NAP-LDR-05, NAP-RUL-52.
    """
    assert leader.hex is not None
    paths = _spread(
        scene,
        leader.hex,
        leader_allowance(scene, leader),
        lambda there: leader_may_enter(scene, leader, there),
        lambda here, there: ground.stops(scene, here, there),
    )
    return [path for path in paths if may_end(scene, leader, path[-1])]


def _spread(
    scene: Scene,
    start: str,
    limit: int,
    free: Callable[[str], bool],
    ends: Callable[[str, str], bool],
) -> list[Path]:
    """List one shortest path per hex; one that was entered with a stop may be entered anew."""
    found: dict[str, Path] = {}
    open_to = {start}
    frontier: list[Path] = [(start,)]
    for _ in range(limit):
        longer: list[Path] = []
        for path in frontier:
            for there in scene.tables.board.neighbours[path[-1]]:
                if there in open_to or not free(there):
                    continue
                way = (*path, there)
                found.setdefault(there, way)
                if not ends(path[-1], there):
                    open_to.add(there)
                    longer.append(way)
        frontier = longer
    return list(found.values())


def path_fault(scene: Scene, unit: Unit, path: Path) -> Fault | None:
    """Say what is wrong with a unit's path; None when it is legal.

    Rules: NAP-MOV-01, NAP-MOV-02, NAP-MOV-07, NAP-GEN-01.
    """
    wrong = mover_fault(scene, unit)
    if wrong is not None:
        return wrong
    name, limit = names.unit(unit.type), allowance(scene, unit)
    if len(path) < 2 or path[0] != unit.hex:
        return fault("NAP-MOV-02", "path", name=name, hex=unit.hex)
    led = companion(scene, unit) is not None
    wrong = gap_fault(scene, path, limit, name, rule_of(scene, unit))
    if wrong is not None:
        return wrong
    for here, there in pairwise(path):
        wrong = step_fault(scene, unit, here, there, led)
        if wrong is not None:
            return wrong
    wrong = _stopped(scene, path, unit)
    if wrong is None and len(path) > limit + 1:
        return fault(rule_of(scene, unit), "too-far", name=name, count=limit)
    return wrong


def leader_path_fault(scene: Scene, leader: Leader, path: Path) -> Fault | None:
    """Say what is wrong with a leader's path; None when it is legal.

    Rules: NAP-LDR-01, NAP-LDR-02, NAP-LDR-05, NAP-GEN-01.
    """
    name, limit = names.leader(leader.name), leader_allowance(scene, leader)
    if not leader.ordered:
        return fault("NAP-GEN-01", "not-ordered", name=name, hex=leader.hex or "")
    if leader.moved:
        return fault("NAP-MOV-01", "moved", name=name, hex=leader.hex or "")
    if len(path) < 2 or path[0] != leader.hex:
        return fault("NAP-MOV-02", "path", name=name, hex=leader.hex or "")
    wrong = gap_fault(scene, path, limit, name, "NAP-LDR-01")
    if wrong is not None:
        return wrong
    for here, there in pairwise(path):
        wrong = leader_step_fault(scene, leader, here, there)
        if wrong is not None:
            return wrong
    wrong = _stopped(scene, path, None)
    if wrong is not None:
        return wrong
    if len(path) > limit + 1:
        return fault("NAP-LDR-01", "too-far", name=name, count=limit)
    if not may_end(scene, leader, path[-1]):
        return fault("NAP-LDR-02", "two-leaders", hex=path[-1])
    return None


def gap_fault(scene: Scene, path: Path, limit: int, name: Term, rule: str) -> Fault | None:
    """Say why a path of which hexes were left out could not be filled in; None for a full path.

    ``rule`` limits the length of the move.

    Rules: NAP-MOV-02.
    """
    away = scene.tables.board.distances
    if any(label not in away for label in path):
        return None
    if all(away[here][there] == 1 for here, there in pairwise(path)):
        return None
    first, last = path[0], path[-1]
    if away[first][last] > limit:
        return fault(rule, "too-far", name=name, count=limit)
    if away[first][last] < 1:
        return None
    return fault("NAP-MOV-02", "no-way", name=name, hex=first, other=last, count=limit)


def _stopped(scene: Scene, path: Path, unit: Unit | None) -> Fault | None:
    """Say where a path goes on after a hex that ends the move; no unit means a leader.

    Rules: NAP-MOV-04, NAP-MOV-07.
    """
    for here, there in pairwise(path[:-1]):
        if ground.stops(scene, here, there):
            return fault("NAP-MOV-07", "stops", hex=there)
        if unit is not None and joins(scene, unit, there):
            return fault("NAP-MOV-04", "joins", hex=there)
    return None


def mover_fault(scene: Scene, unit: Unit) -> Fault | None:
    """Say why a unit may not move at all.

    Rules: NAP-GEN-01, NAP-MOV-01, NAP-LDR-09, NAP-SQ-05, NAP-CRD-10, NAP-CRD-13.
    """
    name = names.unit(unit.type)
    if not unit.ordered:
        return fault("NAP-GEN-01", "not-ordered", name=name, hex=unit.hex)
    if unit.moved:
        return fault("NAP-MOV-01", "moved", name=name, hex=unit.hex)
    if unit.joined:
        return fault("NAP-LDR-09", "joined", name=name, hex=unit.hex)
    if unit.square is not None:
        return fault("NAP-SQ-05", "square-moves", name=name, hex=unit.hex)
    if not allowance(scene, unit):
        assert scene.turn.text is not None
        rule = cards.effects(scene, unit).rule
        return fault(rule, "card-no-move", card=names.card(scene.turn.text))
    return None


def ordered(scene: Scene) -> Iterator[Unit]:
    """Yield the ordered units; nobody else moves by himself.  Rules: NAP-GEN-01."""
    return (unit for unit in scene.field.units if unit.ordered)


def can_move(scene: Scene) -> bool:
    """Tell whether any piece of the side on turn can still move.  Rules: NAP-MOV-01."""
    return any(allowance(scene, unit) and has_step(scene, unit) for unit in ordered(scene)) or any(
        leader_allowance(scene, leader) and leader_reach(scene, leader)
        for leader in scene.field.leaders
    )


def has_step(scene: Scene, unit: Unit) -> bool:
    """Tell whether a unit can make a first step.  Rules: NAP-MOV-01, NAP-MOV-02."""
    led = companion(scene, unit) is not None
    near = scene.tables.board.neighbours[unit.hex]
    return any(may_enter(scene, unit, there, led) for there in near)


def movers(scene: Scene) -> Iterator[tuple[Unit | Leader, list[Path]]]:
    """Yield the pieces of the side on turn that can still move, with their paths.

    Rules: NAP-MOV-01, NAP-LDR-08.
    """
    for unit in ordered(scene):
        if allowance(scene, unit) and (paths := reach(scene, unit)):
            yield unit, paths
    for leader in scene.field.leaders:
        if leader_allowance(scene, leader) and (paths := leader_reach(scene, leader)):
            yield leader, paths
