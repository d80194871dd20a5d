"""What a viewer of Battle of Hoth sees, built field by field (hoth.md section 1.6).

Public: board, units, medals, countdowns, discard piles, sizes of hands and decks. A hand is seen by
its owner, and by the teammate where the match allows it (HOTH-TEAM-14). Deck orders by nobody.
"""

from __future__ import annotations

import msgspec

from bot.engine.chance.tally import Tally
from bot.engine.ending.parley import Parley
from bot.engine.model import Seat, Side
from bot.games.hoth.content.faces import Face
from bot.games.hoth.rules import respawn, team, victory

from .campaign_view import CampaignView, campaign_view
from .scene import Tables
from .state import AttackFrame, Fort, HothState, Objective, Player, Turn, TurnFrame, Unit


class CardsView(msgspec.Struct, frozen=True):
    """The cards of a seat as others see them; ``hand`` is None where it is hidden."""

    seat: Seat
    deck: int
    hand_size: int
    discard: tuple[str, ...]
    hand: tuple[str, ...] | None = None


class SideView(msgspec.Struct, frozen=True):
    """Medals and standing of a side; ``needed`` 0 when it cannot win by medals."""

    side: Side
    seats: tuple[Seat, ...]
    medals: int
    needed: int
    medals_kills: int
    medals_permanent: int
    medals_bonus: int
    medals_temporary: int
    waiting: tuple[str, ...]
    """Types of the units that wait to return."""
    due: tuple[str, ...] = ()
    """Types of those that may return in the running turn, or could as soon as a hex is free."""


class AttackView(msgspec.Struct, frozen=True):
    """The attack in progress; all of it is public."""

    attacker: str
    origin: str
    target_hex: str
    target: str | None
    fort: str | None
    tally: Tally
    melee: bool
    step: str
    dice: tuple[Face, ...]
    rerolls_used: tuple[str, ...]
    retreats: int
    breakthrough: bool


class HothView(msgspec.Struct, frozen=True, kw_only=True):
    """A battle as one viewer sees it; ``viewer`` None is a spectator."""

    viewer: Seat | None
    scenario: str
    options: dict[str, str]
    turn: Turn
    terrain: dict[str, str]
    units: tuple[Unit, ...]
    forts: tuple[Fort, ...]
    objectives: tuple[Objective, ...]
    sides: dict[Side, SideView]
    cards: dict[Seat, CardsView]
    countdowns: dict[str, int]
    attack: AttackView | None
    choosing: tuple[str, ...]
    """Cards taken of which the viewer must keep one; empty for others."""
    recovered: tuple[str, ...]
    discarded: int
    """Cards discarded so far in a Draw step that allows it, by whoever is asked now."""
    upcoming: tuple[Seat, ...]
    """Who takes the next three turns."""
    parley: Parley
    delegating: tuple[Seat, ...]
    idle_turns: int
    over: str | None
    winner: Side | None
    campaign: CampaignView | None = None


# Building ----------------------------------------------------------------------------------------


def build_view(tables: Tables, state: HothState, viewer: Seat | None) -> HothView:
    """Build what a viewer sees; public parts are shared with the state, which never changes again.

    Rules: HOTH-SET-08, HOTH-CARD-01, HOTH-TEAM-14, HOTH-RUL-41, HOTH-RUL-51.
    """
    turn_frame = state.flow[0] if state.flow else None
    drawn: tuple[str, ...] = ()
    recovered: tuple[str, ...] = ()
    discarded = 0
    if isinstance(turn_frame, TurnFrame):
        recovered, discarded = tuple(turn_frame.recovered), turn_frame.discarded
        if turn_frame.step == "mate":
            discarded = turn_frame.mate_discarded
        if viewer == state.turn.seat:
            drawn = tuple(turn_frame.drawn)
    return HothView(
        viewer=viewer,
        scenario=state.scenario,
        options=state.options,
        turn=state.turn,
        terrain=state.terrain,
        units=tuple(state.units),
        forts=tuple(state.forts),
        objectives=tuple(state.objectives),
        sides={side: side_view(tables, state, side) for side in state.sides},
        cards={seat: cards_view(state, player, viewer) for seat, player in state.players.items()},
        countdowns=state.countdowns,
        attack=attack_view(state),
        choosing=drawn,
        recovered=recovered,
        discarded=discarded,
        upcoming=team.upcoming(state),
        parley=state.parley,
        delegating=tuple(state.delegating),
        idle_turns=state.idle_turns,
        over=state.over,
        winner=state.winner,
        campaign=campaign_view(tables, state, viewer),
    )


def side_view(tables: Tables, state: HothState, side: Side) -> SideView:
    """Build what everybody sees of a side.  Rules: HOTH-VIC-01."""
    own = state.sides[side]
    temporary = victory.temporary_medals(state, side)
    return SideView(
        side=side,
        seats=tuple(own.seats),
        medals=own.medals_kills + own.medals_permanent + own.medals_bonus + temporary,
        needed=victory.scenario_side(tables, state.scenario, side).victory.medals or 0,
        medals_kills=own.medals_kills,
        medals_permanent=own.medals_permanent,
        medals_bonus=own.medals_bonus,
        medals_temporary=temporary,
        waiting=tuple(one.type for one in own.waiting),
        due=respawn.due_types(own) if own.waiting else (),
    )


def cards_view(state: HothState, player: Player, viewer: Seat | None) -> CardsView:
    """Build what a viewer sees of a seat's cards.

    Rules: HOTH-SET-08, HOTH-RUL-35, HOTH-TEAM-14, HOTH-RUL-41.
    """
    seats = state.sides[team.side_of(player.seat)].seats
    sees = team.sees_hand(state.options, seats, player.seat, viewer)
    return CardsView(
        seat=player.seat,
        deck=len(player.deck),
        hand_size=len(player.hand),
        discard=tuple(player.discard),
        hand=tuple(player.hand) if sees else None,
    )


def attack_view(state: HothState) -> AttackView | None:
    """Build the attack in progress."""
    frame = state.flow[-1] if state.flow else None
    if not isinstance(frame, AttackFrame):
        return None
    return AttackView(
        attacker=frame.attacker,
        origin=frame.origin,
        target_hex=frame.target_hex,
        target=frame.target,
        fort=frame.fort,
        tally=frame.tally,
        melee=frame.melee,
        step=frame.step,
        dice=tuple(frame.dice),
        rerolls_used=tuple(frame.rerolls_used),
        retreats=frame.retreats,
        breakthrough=frame.breakthrough,
    )
