"""Ways back as standing orders choose them: of units, and whole retreats of leaders."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from bot.games.commands_colors.actions import Done
from bot.games.napoleonics.model.actions import NapAction, Retreat, StepBack
from bot.games.napoleonics.model.scene import Scene
from bot.games.napoleonics.model.state import OFF, Leader, LeaderFrame, RollFrame, Unit
from bot.games.napoleonics.rules import retreat

COVER = ("town", "mill", "forest", "hill", "sandpit")
"""Terrain from best to worst for a unit that falls back; all other comes last."""

# Units -------------------------------------------------------------------------------------------


def best_retreat(
    scene: Scene, roll: RollFrame, options: Sequence[NapAction], policy: str
) -> Retreat:
    """Choose a way back by its final hex, then by blocks lost, then by the lowest columns.

    Rules: NAP-PBP-06, NAP-RET-03, NAP-RR-04.
    """
    unit, found = scene.units[roll.target_hex], [one for one in options if isinstance(one, Retreat)]
    return min(
        found,
        key=lambda one: (_first(scene, unit, one.path, policy), *_rank(scene, one, roll.owed)),
    )


def _first(scene: Scene, unit: Unit, path: tuple[str, ...], policy: str) -> int:
    """Judge what the policy looks at first; low is good."""
    end = path[-1] if path else unit.hex
    if policy == "keep-support":
        return int(not _is_supported(scene, unit, end))
    if policy == "leader":
        away = scene.tables.board.distances[end]
        return min((away[one.hex or end] for one in _other_leaders(scene, unit)), default=0)
    return 0


def _rank(scene: Scene, action: Retreat, owed: int) -> tuple[int, int, tuple[int, ...]]:
    """Rank a way back by cover, blocks lost and columns; low is good.

    Rules: NAP-RET-05, NAP-RET-06.
    """
    columns = tuple(int(label[1:]) for label in action.path)
    lost = 0 if retreat.is_forgiven(scene, action.path) else owed - len(action.path)
    terrain = scene.terrain_at(action.path[-1]).id if action.path else None
    cover = COVER.index(terrain) if terrain in COVER else len(COVER)
    return cover, lost, columns


def _is_supported(scene: Scene, unit: Unit, end: str) -> bool:
    """Tell whether friends next to a hex would support a unit there.  Rules: NAP-MOR-03."""
    friends = [
        label
        for label in scene.tables.board.neighbours[end]
        for piece in (scene.units.get(label) or scene.leaders.get(label),)
        if piece is not None and piece.side == unit.side and label != unit.hex
    ]
    return len(friends) >= scene.tables.content.match.support


def _other_leaders(scene: Scene, unit: Unit) -> list[Leader]:
    return [one for one in scene.own_leaders(unit.side) if one.hex != unit.hex]


# Leaders -----------------------------------------------------------------------------------------


class Plan(msgspec.Struct, frozen=True):
    """A whole retreat of a leader; ``end`` None: he is trapped."""

    steps: tuple[str, ...]
    end: str | None
    escapes: int = 0


def plans(scene: Scene, leader: Leader, at: str, made: int) -> Iterator[Plan]:
    """Yield all ways in which a leader can retreat from where he is.

    Rules: NAP-LRT-01, NAP-LRT-05, NAP-LRT-06, NAP-ESC-03.
    """
    stays = retreat.may_stop(scene, leader, at, made)
    if stays:
        yield Plan((), at)
    steps = retreat.leader_steps(scene, leader, at, made)
    if not steps and not stays:
        yield Plan((), None)
    for there in steps:
        if there == OFF:
            yield Plan((OFF,), OFF)
            continue
        unit = scene.units.get(there)
        escape = int(unit is not None and unit.side != leader.side)
        for plan in plans(scene, leader, there, made + 1):
            yield Plan((there, *plan.steps), plan.end, escape + plan.escapes)


def best_step(scene: Scene, f: LeaderFrame, policy: str) -> NapAction:
    """Choose the next step of the best plan; an escape only where there is no other.

    Rules: NAP-PBP-06, NAP-ESC-04, NAP-LRT-06.
    """
    leader = scene.leader(f.leader)
    found = plans(scene, leader, f.at, f.steps)
    best = min(found, key=lambda plan: _plan_rank(scene, leader, plan, policy))
    return StepBack(best.steps[0]) if best.steps else Done()


def _plan_rank(
    scene: Scene, leader: Leader, plan: Plan, policy: str
) -> tuple[bool, int, int, int, int, tuple[str, ...]]:
    """Rank a plan; low is good.

    After the trap and the escapes come: to a friend, or far, or off the board, as agreed.
    """
    off, joins = plan.end == OFF, plan.end is not None and plan.end in scene.units
    first = {
        "nearest-friend": (0 if joins else 2 if off else 1, _to_friend(scene, leader, plan)),
        "furthest": (int(off), -len(plan.steps)),
        "off-board": (0 if joins else 1 if off else 2, _to_friend(scene, leader, plan)),
    }[policy]
    return plan.end is None, plan.escapes, *first, len(plan.steps), plan.steps


def _to_friend(scene: Scene, leader: Leader, plan: Plan) -> int:
    """Return how far the nearest unit without a leader is from where a plan ends."""
    away = scene.tables.board.distances.get(plan.end or "", {})
    free = [one for one in scene.own_units(leader.side) if one.hex not in scene.leaders]
    return min((away.get(one.hex, 0) for one in free), default=0)
