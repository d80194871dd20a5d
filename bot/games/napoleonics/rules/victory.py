"""Banners: how many a side has, and which objectives it holds."""

from __future__ import annotations

from bot.engine.model import Side
from bot.games.napoleonics.content import Objective
from bot.games.napoleonics.model.scene import Tables
from bot.games.napoleonics.model.state import Banner, NapState


def needed(tables: Tables, scenario: str) -> int:
    """Return how many banners win.  Rules: NAP-VIC-03, NAP-VIC-04."""
    return tables.content.scenarios[scenario].banners


def held(tables: Tables, state: NapState, side: Side) -> list[Banner]:
    """List the temporary banners whose condition a side meets on the board.

    Only units hold objectives.

    Rules: NAP-VIC-06, NAP-RUL-47.
    """
    own = {unit.hex for unit in state.units if unit.side == side}
    found: list[Banner] = []
    for one in tables.content.scenarios[state.scenario].objectives:
        if one.side == side:
            found += _tokens(one, own)
    return found


def _tokens(one: Objective, own: set[str]) -> list[Banner]:
    if one.mode == "each":
        return [Banner("objective", hex_) for hex_ in one.hexes if hex_ in own] * one.banners
    whole = "+".join(one.hexes)
    return [Banner("objective", whole)] * one.banners if set(one.hexes) <= own else []
