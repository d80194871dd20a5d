"""Who follows up a combat: advance, breakthrough, counter-attack, pursuit (digest 8.7, 9.5)."""

from __future__ import annotations

from collections.abc import Iterable

from . import grid, zones
from .charge import chargeable
from .combat import CHARGE, Combat, able, enterable
from .position import GOOD, ROUTED, Position, Unit


def followers(position: Position, combat: Combat, hex_: str, vacated: str) -> list[Unit]:
    """The attackers of one hex that can go into a hex that fell empty, disordered ones too."""
    if grid.distance(hex_, vacated) != 1:
        return []
    return [
        one
        for one in position.own(combat.side, hex_)
        if not (one.gun or one.square or one.level == ROUTED or one.id in combat.idle)
        and enterable(position, one.side, one.arm, hex_, vacated)
        and not shy(position, one, vacated)
    ]


def shy(position: Position, unit: Unit, hex_: str) -> bool:
    """A unit of a demoralised formation does not follow up into a zone of control."""
    controlled = bool(zones.zone(position, unit.side, hex_))
    return unit.formation in position.demoralised and controlled


def priority(unit: Unit, how: str) -> tuple[bool, bool, bool, int]:
    """Charging cavalry, other cavalry, infantry; heavy first; then the cohesion in force."""
    mounted = unit.arm == "cavalry"
    return mounted and how == CHARGE, mounted, mounted and unit.heavy, unit.steady


def first_in(position: Position, combat: Combat, vacated: str) -> set[frozenset[str]]:
    """Who may be the one that enters: a unit of the only stack, or one of several stacks."""
    stacks = {hex_: followers(position, combat, hex_, vacated) for hex_ in combat.attackers}
    ranks = {
        one.id: priority(one, combat.attackers[hex_])
        for hex_, units in stacks.items()
        for one in units
    }
    if not ranks:
        return set()
    best = {id_ for id_, rank in ranks.items() if rank == max(ranks.values())}
    if len(combat.attackers) == 1:
        return {frozenset((id_,)) for id_ in best}
    return {
        frozenset(one.id for one in units)
        for units in stacks.values()
        if any(one.id in best for one in units)
    }


def before(position: Position, units: Iterable[Unit], hex_: str, facing: int) -> set[str]:
    """The enemy hexes that a stack facing so in a hex has before it and could enter."""
    arms = {one.arm for one in units}
    side = next(iter(units)).side
    return {
        one
        for one in grid.front(hex_, facing)
        if position.enemy(side, one)
        and all(enterable(position, side, arm, hex_, one) for arm in arms)
    }


def strikes_back(position: Position, units: list[Unit], left: set[str]) -> set[tuple[str, str]]:
    """The counter-attacks of a stack: the hex entered first, or none, and the hex attacked.

    ``left`` are the attackers' hexes that were vacated. The move into one of these is made without
    turning, so that the two hexes of the facing are attacked from it.
    """
    ready = [one for one in units if able(one)]
    if not ready:
        return set()
    hex_, side, facing = ready[0].hex, ready[0].side, ready[0].facing
    built = position.ground.row(hex_)["six_front"]
    found = {
        ("", one)
        for turn in (range(6) if built else (facing,))
        for one in before(position, ready, hex_, turn)
    }
    for one in left:
        enters = all(enterable(position, side, unit.arm, hex_, one) for unit in ready)
        if (
            grid.distance(hex_, one) == 1
            and enters
            and not any(shy(position, u, one) for u in ready)
        ):
            found |= {(one, target) for target in before(position, ready, one, facing)}
    return found


def riders(position: Position, combat: Combat, vacated: str) -> set[frozenset[str]]:
    """Who may pursue into a vacated hex: the best unit or all of one stack, or one of several.

    A disordered charger that goes before all others of its class advances instead, and nobody
    pursues, unless others of its own stack are in good order.
    """
    if position.weather != "day":
        return set()
    stacks: dict[str, list[Unit]] = {}
    for hex_, how in combat.attackers.items():
        horse = [one for one in followers(position, combat, hex_, vacated) if one.arm == "cavalry"]
        if how == CHARGE and horse and chargeable(position, hex_, vacated):
            stacks[hex_] = horse
    ranks = {one.id: (one.heavy, one.steady) for units in stacks.values() for one in units}
    first = [u for u in stacks.values() if any(ranks[one.id] == max(ranks.values()) for one in u)]
    ready = [[one for one in units if one.level == GOOD] for units in first]
    ready = [units for units in ready if units]
    if len(stacks) > 1:
        return {frozenset(one.id for one in units) for units in ready}
    best = {one.id for units in ready for one in units if ranks[one.id] == top(units)}
    whole = {frozenset(one.id for one in units) for units in ready}
    return whole | {frozenset((id_,)) for id_ in best}


def top(units: list[Unit]) -> tuple[bool, int]:
    return max((one.heavy, one.steady) for one in units)


def rides(
    position: Position, horse: list[Unit], path: list[str], prey: str
) -> set[tuple[str, int]]:
    """Where a pursuit may come to its first stop: hexes with the facing shown there.

    ``path`` is the vacated hex and what the pursued unit entered after it, its last hex included;
    of an eliminated unit the vacated hex alone. At every hex the stack may turn by one vertex; the
    next must be in front of it, and open to a charge.
    """
    side, goal = horse[0].side, path[-1] if any(one.id == prey for one in position.units) else None
    found, todo = set(), [((horse[0].hex, horse[0].facing), 0)]
    while todo:
        at, index = todo.pop()
        if index == len(path) or not open_to(position, horse, at, (path[index], index)):
            found.add(at)
            continue
        for turn in (-1, 0, 1):
            now = (path[index], (at[1] + turn) % 6)
            near = goal is not None and grid.distance(goal, now[0]) == 1
            if near or any(position.enemy(side, one) for one in grid.front(*now)):
                found.add(now)
            else:
                todo.append((now, index + 1))
    return found


def open_to(
    position: Position, horse: list[Unit], at: tuple[str, int], to: tuple[str, int]
) -> bool:
    """May the ride go on into the next hex? The first was vacated before the pursuer."""
    (end, index), hex_ = to, at[0]
    if not position.ground.has(end) or position.enemy(horse[0].side, end):
        return False
    if any(shy(position, one, end) for one in horse):
        return False
    return (index == 0 or end in grid.front(*at)) and chargeable(position, hex_, end)
