"""Where commanders-in-chief may go, of their own will or displaced (digest 4.2, JDG-2.5)."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence

from bot.engine.refusal import Fault
from bot.games.jours.content import grid
from bot.games.jours.content.base import Cell
from bot.games.jours.model.actions import MoveChief
from bot.games.jours.model.field import Chief, Field
from bot.games.jours.rules.land.costs import chief_edges, chief_price
from bot.games.jours.rules.land.ground import Ground
from bot.games.jours.rules.march.survey import Survey

from .faults import fault


def is_alone(field: Field, chief: Chief) -> bool:
    """Tell whether a commander-in-chief has no own combat unit in the hex."""
    return not any(one.at == chief.at and one.side == chief.side for one in field.units)


def entry_of(survey: Survey, chief: Chief) -> Cell | None:
    """Return the hex through which a commander-in-chief enters now: of their formation, once due.

    They may follow when all of its units have entered.

    Rules: JDG-5.2-a, JDG-2.5.1-b.
    """
    field, content = survey.field, survey.ground.content
    active = field.active
    if chief.at is not None or chief.eliminated or active is None:
        return None
    if chief.enters_with not in active.formations:
        return None
    due = content.scenarios[field.scenario].reinforcements
    ours = [one for one in due if one.formation == chief.enters_with]
    return next((one.entry for one in ours if one.turn <= field.turn), None)


def may_move_fault(survey: Survey, chief: Chief) -> Fault | None:
    """Say why a commander-in-chief may not move now: once a turn, in an activation of the army.

    Rules: JDG-2.5.1-b.
    """
    active = survey.field.active
    if active is None or active.side != chief.side or chief.eliminated:
        return fault("JDG-2.5.1-b", "no-chief", unit=chief.id)
    if chief.moved:
        return fault("JDG-2.5.1-b", "chief-has-moved", unit=chief.id)
    if chief.at is None and entry_of(survey, chief) is None:
        return fault("JDG-2.5.1-b", "off-map", unit=chief.id)
    return None


def step_cost(survey: Survey, here: Cell | None, there: Cell) -> int | Fault:
    """Return the half points of the next hex, or why a commander-in-chief may not go there.

    Rules: JDG-2.5.1-c, JDG-0.3-c.
    """
    ground = survey.ground
    if there not in ground.cells or (here is not None and there not in ground.neighbours(here)):
        return fault("JDG-4.4.1-a", "not-adjacent", place=there)
    wrong = closed_fault(survey, there)
    if wrong is not None:
        return wrong
    if here is None:
        road = ground.road_from_edge(there)
        cost = ground.content.ways[road].chief if road else ground.terrain(there).chief
    else:
        cost = chief_price(ground, here, there, beside=there in survey.beside)
    return fault("JDG-4.3.2-a", "closed-ground", unit="", place=there) if cost is None else cost


def closed_fault(survey: Survey, there: Cell) -> Fault | None:
    """Say why enemies close a hex to a commander-in-chief.  Rules: JDG-2.5.1-c, JDG-0.3-c."""
    if there in survey.enemies:
        return fault("JDG-2.5.1-c", "enemy-there", place=there)
    if there in survey.zones and there not in survey.own:
        return fault("JDG-2.5.1-c", "chief-into-zone", place=there)
    return None


def move_fault(survey: Survey, action: MoveChief) -> Fault | None:
    """Say why a move of a commander-in-chief is not legal.  Rules: JDG-2.5.1-b, JDG-2.5.1-c."""
    chief = next((one for one in survey.field.chiefs if one.id == action.chief), None)
    if chief is None or chief.side != survey.side or not action.path:
        return fault("JDG-2.5.1-b", "no-chief", unit=action.chief)
    wrong = may_move_fault(survey, chief)
    if wrong is not None:
        return wrong
    entry = entry_of(survey, chief)
    if chief.at is None and action.path[0] != entry:
        return fault("JDG-5.2.2-a", "entry-hex", place=entry or "")
    return _path_fault(survey, chief, action.path)


def _path_fault(survey: Survey, chief: Chief, path: Sequence[Cell]) -> Fault | None:
    here, spent = chief.at, 0
    most = survey.ground.content.limits.chief.points
    for place in path:
        cost = step_cost(survey, here, place)
        if isinstance(cost, Fault):
            return cost
        spent += cost
        if spent > most:
            return fault("JDG-2.5.1-b", "too-far", place=place, value=most // 2, count=spent // 2)
        here = place
    return None


def options(survey: Survey) -> Iterator[MoveChief]:
    """Yield a move to each hex in reach of every commander-in-chief who may still move."""
    for chief in survey.field.chiefs:
        if may_move_fault(survey, chief) is None:
            for path in reach(survey, chief).values():
                yield MoveChief(chief.id, path)


def reach(survey: Survey, chief: Chief) -> dict[Cell, tuple[Cell, ...]]:
    """Return the cheapest path to each hex that a commander-in-chief can reach."""
    most = survey.ground.content.limits.chief.points
    best: dict[Cell, tuple[Cell, ...]] = {}
    beside, following = survey.beside, chief_edges(survey.ground)
    held = survey.zones.keys() | survey.enemies.keys()
    shut = {one for one in held if closed_fault(survey, one) is not None}
    done = {one for one in (chief.at,) if one is not None}
    queue = _first(survey, chief, most)
    while queue:
        spent, path = heapq.heappop(queue)
        here = path[-1]
        if here in done:
            continue
        done.add(here)
        best[here] = path
        for there, away, near in following[here]:
            total = spent + (near if there in beside else away)
            if total <= most and there not in done and there not in shut:
                heapq.heappush(queue, (total, (*path, there)))
    return best


def _first(survey: Survey, chief: Chief, most: int) -> list[tuple[int, tuple[Cell, ...]]]:
    """Return the first hexes of a commander's move with their costs, the cheapest first."""
    here, entry = chief.at, entry_of(survey, chief)
    following = survey.ground.neighbours(here) if here else tuple(filter(None, (entry,)))
    costs = ((step_cost(survey, here, there), there) for there in following)
    found = [(cost, (there,)) for cost, there in costs if isinstance(cost, int) and cost <= most]
    return sorted(found)


# Displacement ------------------------------------------------------------------------------------


def threatened(field: Field, cell: Cell, mover_side: str) -> list[Chief]:
    """List the enemy commanders-in-chief next to a hex that a side's unit has entered.

    Rules: JDG-2.5.2-a.
    """
    return [
        one
        for one in field.chiefs
        if one.side != mover_side and one.at is not None and grid.distance(one.at, cell) == 1
    ]


def flights(field: Field, ground: Ground, chief: Chief, *, must: bool) -> list[MoveChief]:
    """List where a displaced commander-in-chief may go: one or two hexes, or nowhere if stacked.

    Zones of control do not matter; enemies and prohibited ground do.

    Rules: JDG-2.5.2-a, JDG-2.5.2-e.
    """
    survey = Survey(field, ground, chief.side)
    assert chief.at is not None
    found: dict[Cell, tuple[Cell, ...]] = {}
    ways: list[tuple[Cell, ...]] = [()]
    for _ in range(ground.content.limits.chief.flight):
        longer = []
        for way in ways:
            here = way[-1] if way else chief.at
            for there in ground.neighbours(here):
                closed = chief_price(ground, here, there, beside=True) is None
                if there in survey.enemies or closed or there == chief.at or there in found:
                    continue
                found[there] = (*way, there)
                longer.append((*way, there))
        ways = longer
    paths = [MoveChief(chief.id, path) for path in found.values()]
    return paths if must else [MoveChief(chief.id), *paths]
