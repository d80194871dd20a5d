"""Front hexes and zones of control (digest 6.1, 6.2.1, 5.7)."""

from __future__ import annotations

from . import grid
from .position import ARMS, ROUTED, WALLS, Position, Unit, price


def fronts(position: Position, unit: Unit) -> tuple[str, ...]:
    """All front hexes: two, six in a built-up hex or square, none of a routed unit."""
    if unit.level == ROUTED:
        return ()
    if unit.square or position.ground.row(unit.hex)["six_front"]:
        return grid.around(unit.hex)
    return grid.front(unit.hex, unit.facing)


def controls(position: Position, unit: Unit, hex_: str) -> bool:
    """Is the hex in the zone of control of the unit?"""
    ground = position.ground
    if unit.gun or unit.square or unit.level == ROUTED or grid.distance(unit.hex, hex_) != 1:
        return False
    if ground.kind(hex_) == "castle" != ground.kind(unit.hex):
        return False
    kind = ground.side(unit.hex, hex_)
    if kind in ("bridge", "ford", "river"):
        return False
    if kind in WALLS and ground.outside_in(unit.hex, hex_):
        return False
    cost, _ = price(ground.side_value(unit.hex, hex_, "move")[ARMS.index(unit.arm)])
    return cost is not None


def zone(position: Position, side: str, hex_: str) -> set[str]:
    """The enemies, of this side, whose zone of control holds the hex."""
    key = (side, hex_)
    if key not in position.known:
        found = {one.id for one in position.foes(side) if controls(position, one, hex_)}
        position.known[key] = found
    return position.known[key]


def front_zone(position: Position, side: str, hex_: str) -> set[str]:
    return {
        one.id
        for one in position.foes(side)
        if controls(position, one, hex_) and hex_ in fronts(position, one)
    }
