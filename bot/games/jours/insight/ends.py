"""The few ends of a move that mean something, found among all hexes in reach."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, NamedTuple, TypeAlias

from bot.games.jours.content import FACINGS, grid
from bot.games.jours.content.base import Cell, Facing
from bot.games.jours.model.actions import Move
from bot.games.jours.model.field import Unit
from bot.games.jours.rules import stacks
from bot.games.jours.rules.land.sight import Outlook
from bot.games.jours.rules.march import moves
from bot.games.jours.rules.march.movement import Manner, mover
from bot.games.jours.rules.march.reach import Way, reach
from bot.games.jours.rules.march.survey import Survey

Reason: TypeAlias = Literal[
    "objective", "attack", "join", "line", "sheltered", "clear-of-horse", "road", "cover", "rear",
    "ahead",
]  # fmt: skip
"""Why an end is offered, in the order of choice."""
MOST = 10
PER_REASON = 4
"""How many ends one reason gives at most: so that they differ."""


class Useful(NamedTuple):
    """An end: the move, its cost in points, why it is offered, and whom it faces next to it."""

    move: Move
    cost: int
    reasons: tuple[Reason, ...]
    faced: tuple[str, ...]
    losses: int


def useful(survey: Survey, units: Sequence[Unit], most: int = MOST) -> list[Useful]:
    """List the useful ends of a stack, from west to east, then from north to south.

    One of each reason comes before a second of any. A forced march is offered where the units may
    make one. Nobody loses a level on the way if there is another.
    """
    found: dict[Cell, tuple[Move, Way]] = {}
    manners: tuple[Manner, ...] = ("normal", "forced")
    ids = tuple(one.id for one in units)
    for manner in manners:
        if moves.march_fault(survey.field, units, manner, survey) is not None:
            continue
        for cell, way in reach(survey, mover(survey, units, manner), sparing=True).items():
            if cell not in found or way.losses < found[cell][1].losses:
                found[cell] = Move(ids, way.path, None, manner == "forced"), way
    reasons = _reasons(survey, units, found)
    chosen = sorted(_chosen(reasons, most))
    return [_useful(survey, units, *found[cell], reasons[cell]) for cell in chosen]


def _useful(
    survey: Survey, units: Sequence[Unit], move: Move, way: Way, reasons: Iterable[Reason]
) -> Useful:
    facing = best_facing(survey, units, move)
    move = Move(move.units, move.path, facing, move.forced)
    final = facing or units[0].facing
    faced = _faced(survey, move.path[-1], final) if final else ()
    return Useful(move, way.cost, tuple(reasons), faced, way.losses)


def _faced(survey: Survey, cell: Cell, facing: Facing) -> tuple[str, ...]:
    """Return the top units of the enemy hexes that a facing looks at."""
    return tuple(
        stacks.stack(survey.field, one)[0].id
        for one in grid.front(cell, facing)
        if one in survey.enemies
    )


def best_facing(survey: Survey, units: Sequence[Unit], move: Move) -> Facing | None:
    """Return the facing at the end of a move: at most enemies, none behind; None: the one kept.

    Where no enemy is next to the end, the nearest one should be in front.
    """
    cell, now = move.path[-1], units[0].facing
    nearest = min(survey.enemies, key=lambda one: (grid.distance(cell, one), one), default="")
    beside = [one for one in grid.neighbours(cell) if one in survey.enemies]

    def worth(facing: Facing) -> tuple[int, bool, bool]:
        ahead = [one for one in grid.front(cell, facing) if one in beside]
        looks = bool(nearest) and grid.in_cone(cell, facing, nearest)
        return len(ahead), looks, facing == now

    for facing in sorted(FACINGS, key=worth, reverse=True):
        turned = Move(move.units, move.path, facing, move.forced)
        if facing == now or moves.move_fault(survey, turned) is None:
            return None if facing == now else facing
    return None


# Why an end is offered ---------------------------------------------------------------------------


def _chosen(reasons: dict[Cell, list[Reason]], most: int) -> list[Cell]:
    """Choose the ends: the first of each reason, then the second, and so on."""
    lists: dict[Reason, list[Cell]] = {}
    for cell, found in reasons.items():
        for one in found:
            lists.setdefault(one, []).append(cell)
    chosen: list[Cell] = []
    for rank in range(PER_REASON):
        for cells in lists.values():
            if rank < len(cells) and cells[rank] not in chosen and len(chosen) < most:
                chosen.append(cells[rank])
    return chosen


def _reasons(
    survey: Survey, units: Sequence[Unit], found: dict[Cell, tuple[Move, Way]]
) -> dict[Cell, list[Reason]]:
    """Return why ends are worth something, the best of each reason first."""
    ranked: dict[Cell, list[Reason]] = {}
    for reason, cells in _ranked(survey, units, found):
        for cell in cells[:PER_REASON]:
            ranked.setdefault(cell, []).append(reason)
    return ranked


def _ranked(
    survey: Survey, units: Sequence[Unit], found: dict[Cell, tuple[Move, Way]]
) -> Iterator[tuple[Reason, list[Cell]]]:
    """Yield the ends of each reason, the best first, in the order of the reasons."""
    field, ground = survey.field, survey.ground
    start = units[0].at or ""
    cells = sorted(found, key=lambda one: (found[one][1].losses, found[one][1].cost, one))
    safe = [one for one in cells if one not in survey.threat.fronts]
    yield "objective", [one for one in cells if one in field.control]
    if not all(one.is_gun for one in units):
        yield "attack", _attacks(survey, cells)
    yield "join", [one for one in safe if one in survey.own]
    yield "line", [one for one in safe if one not in survey.own and _in_line(survey, units, one)]
    if _is_shot_at(survey, start):
        yield "sheltered", [one for one in safe if not _is_shot_at(survey, one)]
    if _ridden_down(survey, start):
        yield "clear-of-horse", [one for one in safe if not _ridden_down(survey, one)]
    road = [one for one in safe if _by_road(survey, start, found[one][0].path)]
    yield "road", sorted(road, key=lambda one: (-len(found[one][0].path), one))[:1]
    yield "cover", [one for one in safe if ground.terrain(one).shock < 0]
    far = sorted(safe, key=lambda one: (-survey.nearest(one), found[one][1].cost, one))
    yield "rear", [one for one in far if survey.nearest(one) > survey.nearest(start)][:2]
    near = sorted(safe, key=lambda one: (survey.nearest(one), found[one][1].cost, one))
    yield "ahead", [one for one in near if survey.nearest(one) < survey.nearest(start)]


def _attacks(survey: Survey, cells: Iterable[Cell]) -> list[Cell]:
    """Return an end next to each enemy hex: not in its front if there is one, the cheapest."""
    best: dict[Cell, Cell] = {}
    for cell in cells:
        for enemy in grid.neighbours(cell):
            if enemy not in survey.enemies:
                continue
            if enemy not in best or (
                best[enemy] in survey.threat.fronts and cell not in survey.threat.fronts
            ):
                best[enemy] = cell
    return list(dict.fromkeys(best.values()))


def _in_line(survey: Survey, units: Sequence[Unit], cell: Cell) -> bool:
    """Tell whether an end is beside own foot or horse that stands still, and in line with it."""
    for near in grid.neighbours(cell):
        for one in survey.own.get(near, ()):
            if one in units or one.facing is None or one.is_gun:
                continue
            ahead = grid.front(near, one.facing)
            behind = {grid.step(near, (grid.direction(near, front) + 3) % 6) for front in ahead}
            if cell not in ahead and cell not in behind:
                return True
    return False


def _guns(survey: Survey) -> list[Unit]:
    there = (one for units in survey.enemies.values() for one in units)
    return [one for one in there if one.is_gun and one.is_good]


def _is_shot_at(survey: Survey, cell: Cell) -> bool:
    """Tell whether an enemy battery has a hex in its range and cone, and sees it."""
    outlook = Outlook(survey.field, survey.ground)
    return any(
        gun.at is not None
        and gun.facing is not None
        and grid.distance(gun.at, cell) <= gun.kind.maximum
        and grid.in_cone(gun.at, gun.facing, cell)
        and outlook.sees(gun.at, cell)
        for gun in _guns(survey)
    )


def _ridden_down(survey: Survey, cell: Cell) -> bool:
    """Tell whether enemy cavalry in good order stands near enough to charge a hex."""
    if not survey.ground.terrain(cell).charge:
        return False
    horse = (one for units in survey.enemies.values() for one in units if one.arm == "cavalry")
    return any(
        one.is_good and one.at and grid.distance(one.at, cell) <= (one.values.mp + 1) // 2 + 1
        for one in horse
    )


def _by_road(survey: Survey, start: Cell, path: Sequence[Cell]) -> bool:
    here = start
    for cell in path:
        if survey.ground.road(here, cell) is None:
            return False
        here = cell
    return bool(path)
