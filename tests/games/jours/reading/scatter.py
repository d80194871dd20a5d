"""Random positions: the units of a scenario thrown onto its map close to each other."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from . import grid
from .position import ARMS, GOOD, ROUTED, Position, Unit, may_stack, price

LEVELS = (0, 0, 0, 0, 1, 1, 2)
WEATHERS = ("day", "day", "day", "fog", "night")


def scatter(position: Position, random: Random, spread: int = 4) -> Position:
    """Throw some of the units within this distance of a random hex, legally stacked."""
    ground = position.ground
    centre = random.choice(ground.hexes)
    near = [one for one in ground.hexes if grid.distance(one, centre) <= spread]
    placed: list[Unit] = []
    for unit in random.sample(position.units, len(position.units)):
        if random.random() < 0.25:
            continue
        for hex_ in random.sample(near, min(4, len(near))):
            thrown = throw(position, placed, replace(unit, hex=hex_), random)
            if thrown:
                placed.append(thrown)
                break
    return replace(position, units=ordered(squares(position, placed, random)))


def throw(position: Position, placed: list[Unit], unit: Unit, random: Random) -> Unit | None:
    """The unit in its hex at a random level and facing, or None if it may not stand there."""
    cost, _ = price(position.ground.row(unit.hex)["move"][ARMS.index(unit.arm)])
    here = [one for one in placed if one.hex == unit.hex]
    if cost is None or any(one.side != unit.side for one in here):
        return None
    same = [one for one in here if one.gun == unit.gun]
    facing = same[0].facing if same else random.randrange(6)
    unit = replace(unit, level=random.choice(LEVELS), facing=facing)
    if unit.level == ROUTED:
        unit = replace(unit, facing=position.rout[unit.side])
    return unit if may_stack([*here, unit]) else None


def squares(position: Position, placed: list[Unit], random: Random) -> list[Unit]:
    """Turn some hexes of good-order infantry on clear ground into squares."""
    chosen = set()
    for hex_ in sorted({one.hex for one in placed}):
        here = [one for one in placed if one.hex == hex_]
        foot = [one for one in here if one.arm == "infantry"]
        fit = foot and all(one.level == GOOD for one in here)
        if fit and position.ground.row(hex_)["square"] and random.random() < 0.15:
            chosen.add(hex_)
    return [replace(one, square=one.hex in chosen) for one in placed]


def ordered(units: list[Unit]) -> tuple[Unit, ...]:
    """Artillery on top of every stack."""
    return tuple(sorted(units, key=lambda one: not one.gun))
