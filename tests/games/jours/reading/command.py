"""Orders, markers in the cup, commanders-in-chief (digest 4.1 to 4.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from . import grid, zones
from .position import Position

POINTS = 14
"""Half movement points of a commander."""


@dataclass(frozen=True)
class Chief:
    """A commander-in-chief; ``commands`` None: every formation of the side."""

    id: str
    side: str
    drm: int
    orders: int
    range: int
    hex: str | None
    commands: tuple[str, ...] | None = None
    strategic: bool = False

    def leads(self, formation: str) -> bool:
        return self.hex is not None and (self.commands is None or formation in self.commands)


# Orders ------------------------------------------------------------------------------------------


def reaches(position: Position, chief: Chief, group: set[str]) -> bool:
    """Does the commander command the group, with a unit of it in range?"""
    units = [position.unit(one) for one in group]
    return chief.leads(units[0].formation) and any(
        grid.distance(chief.hex, one.hex) <= chief.range for one in units
    )


def may_order(position: Position, chiefs: list[Chief], groups: list[set[str]]) -> bool:
    """Can just these groups be given orders, each by a commander with orders left?"""
    for givers in product(range(len(chiefs)), repeat=len(groups)):
        spent = Counter(givers)
        if all(
            reaches(position, chiefs[giver], group)
            for giver, group in zip(givers, groups, strict=True)
        ) and all(spent[number] <= one.orders for number, one in enumerate(chiefs)):
            return True
    return False


def tries(position: Position, chiefs: list[Chief], group: set[str], value: int) -> list[bool]:
    """By die: does commander's initiative succeed under a marker of this value?"""
    drm = max((one.drm for one in chiefs if reaches(position, one, group)), default=0)
    return [die - drm <= value for die in range(10)]


# The cup -----------------------------------------------------------------------------------------


def in_cup(
    values: tuple[int, ...], *, present: bool, due: bool, late: bool, shaken: bool, most: int
) -> list[int]:
    """The values of a formation's markers that go into the cup.

    ``due``: reinforcements come this turn; ``late``: they were due before; ``shaken``: the
    formation was demoralised when the turn began; ``most``: what the scenario allows this turn.
    """
    if not (present or due or late):
        return []
    left = sorted(values)
    if shaken and len(left) > 1:
        left.pop()
    if due and not late and not (present and not shaken):
        left = left[-1:]
    return left[max(0, len(left) - most) :]


# Movement of commanders --------------------------------------------------------------------------


def ride_cost(position: Position, side: str, start: str, end: str) -> int | None:
    """Half points for a step of a commander by terrain, None where he may not go."""
    ground = position.ground
    hex_cost, side_cost = ground.row(end)["chief"], ground.side_value(start, end, "chief")
    by = [
        ground.table[key]["chief"]
        for lines, key in ((ground.roads, "road"), (ground.tracks, "track"))
        if frozenset((start, end)) in lines
    ]
    if by and not position.near_enemy(side, end):
        return min(by)
    if by:
        return hex_cost
    return None if None in (hex_cost, side_cost) else hex_cost + side_cost


def chief_ends(position: Position, chief: Chief) -> dict[str, int]:
    """The hexes that a commander can reach by his own move, with the half points to them."""
    best = {chief.hex: 0}
    todo = [chief.hex]
    while todo:
        here = todo.pop(0)
        for end in grid.around(here):
            cost = chief_step(position, chief, here, end)
            spent = best[here] + (POINTS + 1 if cost is None else cost)
            if spent <= POINTS and spent < best.get(end, POINTS + 1):
                best[end] = spent
                todo.append(end)
    return {end: spent for end, spent in best.items() if end != chief.hex}


def chief_step(position: Position, chief: Chief, start: str, end: str) -> int | None:
    if not position.ground.has(end) or position.enemy(chief.side, end):
        return None
    if zones.zone(position, chief.side, end) and not position.own(chief.side, end):
        return None
    return ride_cost(position, chief.side, start, end)


def displaced(position: Position, chief: Chief) -> set[str]:
    """Where a commander may go that an enemy has come close to: one or two hexes away."""
    found = set(ways_out(position, chief, chief.hex))
    for one in list(found):
        found |= set(ways_out(position, chief, one))
    return found - {chief.hex}


def ways_out(position: Position, chief: Chief, here: str) -> Iterator[str]:
    for end in grid.around(here):
        free = position.ground.has(end) and not position.enemy(chief.side, end)
        if free and ride_cost(position, chief.side, here, end) is not None:
            yield end
