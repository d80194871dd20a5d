"""Reinforcements: how they enter and how far they come (digest 5.2)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from . import zones
from .movement import Move, barred, ends, may_end, must_stop
from .position import ARMS, WEATHER_ZONE, Position, Unit, price

CLOSE = 5


@dataclass(frozen=True)
class Arriving:
    """Units that enter as one, as the ``turn``-th of the activation, by forced march or not."""

    units: tuple[Unit, ...]
    entry: str
    number: int
    forced: bool


def arrivals(position: Position, who: Arriving, line: str = "") -> dict[str, int]:
    """Every hex in which the move may end without a loss, with the points to it.

    ``line`` is the road or track that reaches the edge of the map in the entry hex.
    """
    side = who.units[0].side
    prices = [first_price(position, one, who.entry, line) for one in who.units]
    if None in prices:
        return {}
    movers = tuple(replace(one, hex=who.entry) for one in who.units)
    kind = "forced" if who.forced else "normal"
    move = Move(position, movers, kind, renfort=who.forced)
    if barred(move, (0,) * len(movers), who.entry) or gun_alone(move, who.entry):
        return {}
    holders = zones.zone(position, side, who.entry)
    shy = any(one.formation in position.demoralised for one in movers)
    spent = who.number * max(prices) + WEATHER_ZONE[position.weather] * bool(holders)
    if spent > move.allowance((0,) * len(movers)) or (shy and holders):
        return {}
    found = {who.entry: spent} if may_end(move, (0,) * len(movers), who.entry) else {}
    if must_stop(move, (0,) * len(movers), who.entry):
        return found
    onward = replace(move, spent=spent + bool(move.others(who.entry)))
    for one in ends(onward):
        if any(one.levels):
            continue
        found[one.hex] = min(found.get(one.hex, one.spent), one.spent)
    return found


def first_price(position: Position, unit: Unit, entry: str, line: str) -> int | None:
    index, ground = ARMS.index(unit.arm), position.ground
    if line and not position.near_enemy(unit.side, entry):
        return ground.table[line]["move"][index]
    return price(ground.row(entry)["move"][index])[0]


def gun_alone(move: Move, entry: str) -> bool:
    """Artillery enters a zone of control only where infantry or cavalry already stands."""
    line = [one for one in move.others(entry) if not one.gun]
    held = zones.zone(move.position, move.side, entry)
    return bool(held) and any(one.gun for one in move.movers) and not line


def manners(*, near: bool) -> dict[str, tuple[str, bool, bool]]:
    """By manner of entry: the status, whether it force-marches, whether it keeps Renfort.

    ``near``: an enemy was within five hexes of the entry when the marker was drawn.
    """
    if near:
        return {"enter": ("OR", False, False)}
    return {"enter": ("OR", True, True), "enter_normal": ("NO", False, False)}
