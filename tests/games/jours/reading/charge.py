"""The cavalry charge: targets, charge moves, square, recall, counter-charge (digest 4.9)."""

from __future__ import annotations

from . import grid, zones
from .combat import CHARGE, Combat, able
from .movement import End, Move, ends
from .position import DISORDERED, GOOD, Position, Unit, may_stack
from .retreat import passable
from .sight import visible


def chargers(position: Position, side: str, hex_: str) -> list[Unit]:
    """The cavalry of a hex that may charge together; a disordered unit stays out."""
    if position.weather != "day" or not position.ground.row(hex_)["charge"]:
        return []
    return [one for one in position.own(side, hex_) if able(one) and one.arm == "cavalry"]


def aims(position: Position, side: str, hex_: str) -> set[str]:
    """The enemies in the cone and in sight, on ground where a charge may end."""
    horse = chargers(position, side, hex_)
    if not horse:
        return set()
    far = position.ground.cols + position.ground.rows
    seen = grid.cone(hex_, horse[0].facing, far)
    return {
        one.id
        for one in position.foes(side)
        if one.hex in seen
        and position.ground.row(one.hex)["charge"]
        and visible(position, hex_, one.hex)
    }


def chargeable(position: Position, start: str, end: str) -> bool:
    """May a charge be carried over the hexside against this hex?"""
    ground = position.ground
    if grid.distance(start, end) != 1 or not ground.row(end)["charge"]:
        return False
    return ground.side_row(start, end).get("charge", True)


def contacts(position: Position, horse: list[Unit], target: Unit) -> list[tuple[End, set[int]]]:
    """The ends of charge moves that touch the target, with the facings that do."""
    move = Move(position, tuple(horse), charge=True)
    found = []
    for end in ends(move):
        if not chargeable(position, end.hex, target.hex):
            continue
        facings = {one for one in range(6) if target.hex in grid.front(end.hex, one)}
        if move.held:
            facings &= {horse[0].facing}
        resident = [one for one in move.others(end.hex) if not one.gun]
        if resident:
            facings &= {resident[0].facing}
        if facings:
            found.append((end, facings))
    return found


def charges(position: Position, side: str, hex_: str) -> dict[str, set[tuple[str, int]]]:
    """For each enemy that the stack may charge, the hexes and facings of contact."""
    horse = chargers(position, side, hex_)
    found = {}
    for id_ in aims(position, side, hex_):
        touching = contacts(position, horse, position.unit(id_))
        pairs = {(end.hex, facing) for end, facings in touching for facing in facings}
        if pairs:
            found[id_] = pairs
    return found


def met(position: Position, side: str, hex_: str, facing: int) -> set[str]:
    """The enemy hexes on the front that the charge is resolved against."""
    return {
        one
        for one in grid.front(hex_, facing)
        if position.enemy(side, one) and chargeable(position, hex_, one)
    }


def may_square(position: Position, side: str, hex_: str) -> bool:
    """May the stack in this hex, of this side, try to form square against a charge?"""
    foot = [one for one in position.own(side, hex_) if one.arm == "infantry"]
    if not foot or not position.ground.row(hex_)["square"]:
        return False
    return all(one.level == GOOD and not one.square for one in foot)


def squared(position: Position, side: str, hex_: str, die: int) -> bool:
    foot = [one for one in position.own(side, hex_) if one.arm == "infantry"]
    return all(die <= one.steady for one in foot)


def may_counter(position: Position, side: str, hex_: str, attackers: list[str]) -> list[Unit]:
    """The good-order cavalry of the hex that may counter-charge, charged through a front hex."""
    horse = [one for one in position.own(side, hex_) if one.arm == "cavalry" and able(one)]
    return [
        one for one in horse if any(other in zones.fronts(position, one) for other in attackers)
    ]


def countered(top: Unit, heavy: bool, die: int) -> bool:
    return die + (2 if heavy and not top.heavy else 0) <= top.engagement


def recalls(position: Position, horse: list[Unit], targets: set[str]) -> set[str]:
    """The hexes that a recalled charge may go back to; none: it stays."""
    start, side = horse[0].hex, horse[0].side
    foes = position.foes(side)
    moving = {one.id for one in horse}
    found = set()
    for one in grid.around(start):
        stay = [other for other in position.own(side, one) if other.id not in moving]
        if not all(passable(position, unit, start, one) for unit in horse):
            continue
        if any(grid.distance(one, hex_) <= 1 for hex_ in targets):
            continue
        if any(one in zones.fronts(position, foe) for foe in foes):
            continue
        if may_stack([*stay, *horse]):
            found.add(one)
    return found


def end_level(unit: Unit, die: int) -> int:
    """The level after the test at the end of a charge, by day."""
    return unit.level if die <= unit.steady else unit.level + 1


def charge(side: str, hex_: str, targets: set[str], **rest) -> Combat:
    return Combat(side, {hex_: CHARGE}, tuple(sorted(targets)), **rest)


def pursuers(force: list[Unit]) -> list[Unit]:
    """The charging units of one stack that tie for the pursuit."""
    ready = [one for one in force if one.level < DISORDERED]
    heavy = [one for one in ready if one.heavy] or ready
    most = max((one.steady for one in heavy), default=0)
    return [one for one in heavy if one.steady == most]


def pursuit(position: Position, start: tuple[str, int], side: str, path: list[str], prey: str):
    """Where a pursuit along this path may come to its next stop: hexes with facings.

    ``start`` is the pursuer's hex and facing, ``path`` the hexes that the pursued unit left and
    entered, the vacated one first and the one it ended in last.
    """
    found, todo = set(), [(start, 0)]
    while todo:
        (hex_, facing), index = todo.pop()
        end = path[index] if index < len(path) - 1 else None
        rides = end is not None and end in grid.front(hex_, facing)
        if not rides or not chargeable(position, hex_, end) or position.enemy(side, end):
            found.add((hex_, facing))
            continue
        for turn in (-1, 0, 1):
            now = (end, (facing + turn) % 6)
            fronts = grid.front(*now)
            other = any(one.id != prey for hex_ in fronts for one in position.enemy(side, hex_))
            if grid.distance(end, path[-1]) == 1 or other:
                found.add(now)
            else:
                todo.append((now, index + 1))
    return found
