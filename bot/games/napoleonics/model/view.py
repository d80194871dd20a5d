"""What a viewer of Napoleonics sees, built field by field (napoleonics.md, section 1).

Public: board, units, leaders, banners, the discard pile, sizes of hands and deck, filled slots of
the square tracks. A hand and the cards on a track are seen by their owner, the deck by nobody.
"""

from __future__ import annotations

import msgspec

from bot.engine.ending.parley import Parley
from bot.engine.model import Seat, Side
from bot.games.napoleonics.content import Direction
from bot.games.napoleonics.rules.victory import needed

from .scene import Tables
from .state import (
    Banner,
    CombatFrame,
    Leader,
    LeaderFrame,
    NapState,
    Played,
    Player,
    RollFrame,
    Turn,
    TurnFrame,
    Unit,
    seat_of,
)


class SlotView(msgspec.Struct, frozen=True):
    """A filled slot of a square track; ``card`` is None where it is hidden."""

    unit: str
    card: str | None = None


class PlayerView(msgspec.Struct, frozen=True):
    """What a viewer sees of a side; ``hand`` is None where it is hidden."""

    side: Side
    hand_size: int
    hand: tuple[str, ...] | None
    track: dict[str, SlotView]
    banners: tuple[Banner, ...]
    needed: int
    last: Played | None
    struck: tuple[str, ...]


class NapView(msgspec.Struct, frozen=True, kw_only=True):
    """A battle as one viewer sees it; ``viewer`` None is a spectator.

    ``combat``, ``roll`` and ``falling_back`` are the procedures in progress; all is public.
    """

    viewer: Seat | None
    scenario: str
    options: dict[str, str]
    turn: Turn
    terrain: dict[str, str]
    works: dict[str, list[Direction]]
    units: tuple[Unit, ...]
    leaders: tuple[Leader, ...]
    players: dict[Side, PlayerView]
    deck: int
    discard: tuple[str, ...]
    combat: CombatFrame | None
    roll: RollFrame | None
    falling_back: LeaderFrame | None
    choosing: tuple[str, ...]
    """Cards looked at of which the viewer must keep one; empty for others."""
    parley: Parley
    over: str | None
    winner: Side | None


def build_view(tables: Tables, state: NapState, viewer: Seat | None) -> NapView:
    """Build what a viewer sees; public parts are shared with the state, which never changes again.

    Rules: NAP-SET-04, NAP-CMD-01, NAP-SQ-04, NAP-PBP-01, NAP-PBP-09.
    """
    return NapView(
        viewer=viewer,
        scenario=state.scenario,
        options=state.options,
        turn=state.turn,
        terrain=state.terrain,
        works=state.works,
        units=tuple(state.units),
        leaders=tuple(state.leaders),
        players={
            side: player_view(tables, state, player, viewer)
            for side, player in state.players.items()
        },
        deck=len(state.deck),
        discard=tuple(state.discard),
        combat=next((one for one in state.flow if isinstance(one, CombatFrame)), None),
        roll=next((one for one in state.flow if isinstance(one, RollFrame)), None),
        falling_back=next((one for one in state.flow if isinstance(one, LeaderFrame)), None),
        choosing=choosing(state, viewer),
        parley=state.parley,
        over=state.over,
        winner=state.winner,
    )


def player_view(tables: Tables, state: NapState, player: Player, viewer: Seat | None) -> PlayerView:
    """Build what a viewer sees of a side's cards and banners.

    Rules: NAP-SET-04, NAP-SQ-03, NAP-SQ-04.
    """
    own = viewer == seat_of(player.side)
    return PlayerView(
        side=player.side,
        hand_size=len(player.hand),
        hand=tuple(player.hand) if own else None,
        track={
            number: SlotView(slot.unit, slot.card if own else None)
            for number, slot in player.track.items()
        },
        banners=tuple(player.banners),
        needed=needed(tables, state.scenario),
        last=player.last,
        struck=tuple(player.struck),
    )


def choosing(state: NapState, viewer: Seat | None) -> tuple[str, ...]:
    """Return the cards that the side on turn looks at in its Draw phase.  Rules: NAP-CRD-02."""
    frame = state.flow[0] if state.flow else None
    if isinstance(frame, TurnFrame) and viewer == seat_of(state.turn.side):
        return tuple(frame.drawn)
    return ()
