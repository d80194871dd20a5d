"""What a position at the end of a turn is worth to a side: the leaf of a search."""

from __future__ import annotations

import msgspec

from bot.engine.model import Side
from bot.games.napoleonics.model.scene import Tables
from bot.games.napoleonics.model.state import NapState, other_side
from bot.games.napoleonics.model.view import NapView, build_view

from .outlook import BANNER, BLOCK, Outlook

WON = 10_000
"""What a victory is worth, in points."""
THREATS = 3
"""How many attacks of the other side are feared: a card seldom orders more."""
FEAR, PLACE = 700, 500
"""Weights of those attacks and of places, in thousandths."""


def terms(tables: Tables, state: NapState, side: Side) -> dict[str, int]:
    """Return what a side has more than the other, in thousandths of a point.

    Banners, the more the nearer the victory; blocks; places; less what the other may strike next.
    """
    if state.winner is not None:
        return {"napoleonics-term-victory": 1000 * (WON if state.winner == side else -WON)}
    if state.over is not None:
        return {}
    view, foe = build_view(tables, state, None), other_side(side)
    own, theirs = Outlook(tables, view, side), Outlook(tables, view, foe)
    blocks = sum(one.blocks if one.side == side else -one.blocks for one in view.units)
    return {
        "napoleonics-term-banners": 1000 * (_banners(view, side) - _banners(view, foe)),
        "napoleonics-term-blocks": 1000 * BLOCK * blocks,
        "napoleonics-term-places": PLACE * (_places(own) - _places(theirs)),
        "napoleonics-term-threats": -FEAR * _threats(theirs),
    }


def _banners(view: NapView, side: Side) -> int:
    """Return what the banners of a side are worth; one counts double where one is missing."""
    seen = view.players[side]
    return sum(
        BANNER + BANNER // max(1, seen.needed - number) for number in range(len(seen.banners))
    )


def _places(outlook: Outlook) -> int:
    units = outlook.scene.own_units(outlook.side)
    return sum(outlook.place(one, one.hex) for one in units)


def _threats(outlook: Outlook) -> int:
    """Return what the best attacks are worth that a side can make from where it stands.

    Any of its units may get the order for it in its next turn.
    """
    fresh = {"ordered": True, "battled": False, "hexes_moved": 0, "entered": False}
    attacks = [
        outlook.best_attack(msgspec.structs.replace(one, **fresh))
        for one in outlook.scene.own_units(outlook.side)
    ]
    return sum(sorted(attacks, reverse=True)[:THREATS])
