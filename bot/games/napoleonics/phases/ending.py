"""Losses, banners and the end of the battle."""

from __future__ import annotations

from typing import Literal

from bot.engine.ending import parley, verdict
from bot.engine.ending.parley import Party, Saying
from bot.engine.ending.verdict import Verdict
from bot.engine.model import Seat, Side
from bot.games.napoleonics.model.events import (
    BannerGained,
    BannerLost,
    LeaderLost,
    SquareDissolved,
    UnitHit,
)
from bot.games.napoleonics.model.scene import Scene, Tables
from bot.games.napoleonics.model.state import Banner, Leader, Unit, other_side
from bot.games.napoleonics.phases import contest
from bot.games.napoleonics.rules import victory

from . import Flow

TERMS = parley.Terms(resign="NAP-SEQ-02", draw="NAP-SEQ-02")


def award(t: Flow, tables: Tables, side: Side, banners: list[Banner]) -> None:
    """Give banners to a side; the battle ends at once if they are enough.

    Rules: NAP-VIC-03, NAP-VIC-05.
    """
    own = t.state.players[side].banners
    for banner in banners:
        own.append(banner)
        t.tell(BannerGained(side=side, kind=banner.kind, what=banner.what, total=len(own)))
    if len(own) >= victory.needed(tables, t.state.scenario):
        conclude(t, Verdict(side, "banners", "NAP-VIC-03"))


def conclude(t: Flow, found: Verdict) -> None:
    """End the battle; a step that ends it cannot be taken back.  Rules: NAP-OPT-03."""
    if t.state.over is not None:
        return
    t.state.turn.phase = "over"
    verdict.conclude(t, found)
    contest.decide(t)


def party(seat: Seat) -> Party:
    """Return who speaks from a seat."""
    return Party(seat, Side(seat), other_side(Side(seat)))


def apply_saying(t: Flow, seat: Seat, action: Saying) -> None:
    """Resign, or offer or accept a draw.  Rules: NAP-SEQ-02."""
    found = parley.say(t, party(seat), action, TERMS)
    if found is not None:
        conclude(t, found)


# Losses ------------------------------------------------------------------------------------------


def lose_blocks(
    t: Flow, tables: Tables, unit: Unit, count: int,
    cause: Literal["hits", "retreat", "square"] = "hits",
) -> None:  # fmt: skip
    """Take blocks off a unit; surplus losses are ignored, the last one eliminates it.

    Rules: NAP-HIT-01, NAP-RNG-12, NAP-RET-06, NAP-SQ-15, NAP-VIC-01.
    """
    losses = min(count, unit.blocks)
    unit.blocks -= losses
    t.tell(
        UnitHit(
            type=unit.type,
            side=unit.side,
            hex=unit.hex,
            losses=losses,
            left=unit.blocks,
            cause=cause,
        )
    )
    if not unit.blocks:
        eliminate(t, tables, unit)


def eliminate(t: Flow, tables: Tables, unit: Unit) -> None:
    """Remove a unit for a banner; the card of a square goes back to the hand.

    Rules: NAP-VIC-01, NAP-HIT-01, NAP-SQ-17.
    """
    t.state.units.remove(unit)
    if unit.square is not None:
        leave_square(t, unit, lost=True)
    drop_objectives(t, tables)
    award(t, tables, other_side(unit.side), [Banner("unit", unit.type)])


def leave_square(t: Flow, unit: Unit, *, lost: bool = False) -> None:
    """Give the card of a square back to its owner's hand.  Rules: NAP-SQ-17, NAP-SQ-20."""
    assert unit.square is not None
    player = t.state.players[unit.side]
    card = player.track.pop(str(unit.square)).card
    player.hand = sorted([*player.hand, card])
    unit.square = None
    t.tell(SquareDissolved(type=unit.type, side=unit.side, hex=unit.hex, lost=lost))


def lose_leader(
    t: Flow, tables: Tables, leader: Leader, at: str, how: Literal["killed", "trapped", "left"]
) -> None:
    """Take a leader off the board; for a banner unless he leaves by his own edge.

    Rules: NAP-VIC-02, NAP-CAS-06, NAP-LRT-05, NAP-LRT-06.
    """
    leader.hex = None
    leader.status = "withdrawn" if how == "left" else "killed"
    t.tell(LeaderLost(name=leader.name, side=leader.side, hex=at, how=how))
    if how != "left":
        award(t, tables, other_side(leader.side), [Banner("leader", leader.name)])


# Moving pieces -----------------------------------------------------------------------------------


def march(t: Flow, tables: Tables, unit: Unit, label: str, *, led: bool = True) -> None:
    """Put a unit on another hex, with its leader if he goes with it.

    Rules: NAP-LDR-11, NAP-GEN-03, NAP-RUL-59.
    """
    leader = Scene(tables, t.state).leader_of(unit) if led else None
    unit.hex = label
    if leader is not None:
        leader.hex = label
    drop_objectives(t, tables)


# Objectives --------------------------------------------------------------------------------------


def gain_objectives(t: Flow, tables: Tables, side: Side) -> None:
    """Give a side the banners of the objectives that it holds at the start of its turn.

    Rules: NAP-VIC-06, NAP-RUL-47, NAP-RUL-48.
    """
    missing = victory.held(tables, t.state, side)
    for banner in t.state.players[side].banners:
        if banner in missing:
            missing.remove(banner)
    award(t, tables, side, missing)


def drop_objectives(t: Flow, tables: Tables) -> None:
    """Take back the banners of objectives that are no longer held.  Rules: NAP-VIC-06."""
    for side, player in t.state.players.items():
        if not any(banner.kind == "objective" for banner in player.banners):
            continue
        held = victory.held(tables, t.state, side)
        for banner in [one for one in player.banners if one.kind == "objective"]:
            if banner in held:
                held.remove(banner)
            else:
                player.banners.remove(banner)
                t.tell(BannerLost(side=side, what=banner.what, total=len(player.banners)))
