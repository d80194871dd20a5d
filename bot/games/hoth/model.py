"""The nouns of Battle of Hoth: state, frames, actions and events.

Hexes are labels (``E5``), units and cards have ids (``u07``, ``E108``). Actions name units by
the hex they stand on, as players do.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from bot.engine.model import Action, Event, Frame, Seat, Side, State
from bot.engine.tally import Tally

from .campaign_model import (
    BriefingRead,
    CampaignEnded,
    CampaignFrame,
    CampaignState,
    CommanderCardsAdded,
    NodeBegan,
    PlaySupport,
    ResultRead,
    SecondaryMet,
    SupportDrawn,
    SupportPlayed,
    SupportSeen,
    UnitLeftOut,
)
from .team_model import Delegate, Delegated, Proposal, TeamProposed

EMPIRE = Side("empire")
REBELS = Side("rebels")

Face: TypeAlias = Literal["infantry", "vehicle", "explosion", "retreat", "miss"]
Section: TypeAlias = Literal["left", "centre", "right"]
UnitClass: TypeAlias = Literal["infantry", "vehicle", "special"]
Badge: TypeAlias = Literal["elite_squadron", "assault_squad", "e_web", "scouts", "elite_squad"]
Phase: TypeAlias = Literal["play_card", "order", "move", "attack", "post_move", "draw", "over"]
OFF = "off"
"""The last step of a path that leaves the board (HOTH-SCN-06)."""


# State -------------------------------------------------------------------------------------------


class Unit(msgspec.Struct, kw_only=True):
    """A unit on the board; the flags below ``web`` last until the end of the turn."""

    id: str
    type: str
    side: Side
    hex: str
    figures: int
    start_figures: int
    badge: Badge | None = None
    web: Literal["installed", "moved"] | None = None
    ordered: bool = False
    clause: int | None = None
    """Index of the card's clause that ordered it; None for a fallback order."""
    moved: bool = False
    hexes_moved: int = 0
    entered_stop: bool = False
    attacks_made: int = 0
    broke_through: bool = False
    post_moved: bool = False


class Gone(msgspec.Struct, frozen=True):
    """A unit that left the board for good or waits to return."""

    id: str
    type: str
    side: Side
    how: Literal["eliminated", "exited", "boarded"]


class Waiting(msgspec.Struct, frozen=True):
    """An eliminated unit that comes back from own turn number ``due`` on (HOTH-SCN-09)."""

    id: str
    type: str
    due: int


class Fort(msgspec.Struct):
    """A shield generator or ion cannon."""

    id: str
    kind: str
    hex: str
    owner: Side
    standing: bool = True


class Objective(msgspec.Struct):
    """A medal on a hex; ``taken`` names the side that took a permanent one."""

    id: str
    hex: str
    kind: Literal["temporary", "permanent"]
    sides: tuple[Side, ...]
    medals: int
    taken: Side | None = None


class Player(msgspec.Struct):
    """The cards of one seat; the top of deck and discard is the end of the list."""

    seat: Seat
    deck: list[str] = []
    hand: list[str] = []
    discard: list[str] = []


class SideState(msgspec.Struct):
    """What belongs to a side; temporary medals are counted from the board."""

    seats: list[Seat]
    next_player: int = 0
    medals_kills: int = 0
    medals_permanent: int = 0
    medals_bonus: int = 0
    own_turns: int = 0
    waiting: list[Waiting] = []


class Turn(msgspec.Struct):
    """The running turn: who acts with which card."""

    number: int
    side: Side
    seat: Seat
    phase: Phase = "play_card"
    card: str | None = None
    section: Section | None = None
    fallback: bool = False
    rolled: bool = False
    sealed: bool = False
    """Something hidden was shown in the turn besides dice, so nothing later is taken back."""
    eliminated: int = 0
    """Enemy units eliminated so far in the turn."""
    support: str | None = None
    """The support card played in the turn."""
    support_unit: str | None = None
    """Id of the unit that it is for, if it is for one."""


# Frames ------------------------------------------------------------------------------------------


class TurnFrame(Frame, kw_only=True, tag="turn"):
    """One turn of a side (HOTH-TURN-01)."""

    step: Literal[
        "start", "return", "play", "section", "order", "recover",
        "move", "attack", "post_move", "end", "support", "draw", "discard", "mate", "next",
    ] = "start"  # fmt: skip
    drawn: list[str] = []
    """Cards taken in the Draw step of which some are kept."""
    keep: int = 0
    """How many of the cards taken are still to be kept."""
    discarded: int = 0
    """Cards discarded so far in a Draw step that allows it."""
    may_discard: int = 0
    plus: int = 0
    """Cards drawn on top of the number discarded."""
    mate_may_discard: int = 0
    """The same for the teammate, who comes after the active player (HOTH-TEAM-17)."""
    mate_discarded: int = 0
    mate_plus: int = 0
    recovered: list[str] = []


class AttackFrame(Frame, kw_only=True, tag="attack"):
    """One attack from the roll to its last consequence (HOTH-ATK-05, HOTH-RES-06)."""

    attacker: str
    origin: str
    target_hex: str
    target: str | None = None
    """Unit id, or None when a fortification is attacked."""
    fort: str | None = None
    tally: Tally
    melee: bool = False
    breakthrough: bool = False
    """This is the second attack after a breakthrough."""
    step: Literal[
        "roll", "reroll", "losses", "confirm", "failed", "retreat", "break", "break_attack"
    ] = "roll"
    dice: list[Face] = []
    rerolls_used: list[str] = []
    retreats: int = 0
    vacated: bool = False


HothFrame: TypeAlias = TurnFrame | AttackFrame | CampaignFrame


class HothState(State[HothFrame], kw_only=True):
    """All of a battle, hidden parts included."""

    scenario: str
    """The battle's scenario; in a campaign that of the running battle."""
    options: dict[str, str] = {}
    campaign: CampaignState | None = None
    turn: Turn
    terrain: dict[str, str]
    units: list[Unit]
    gone: list[Gone] = []
    forts: list[Fort] = []
    objectives: list[Objective] = []
    sides: dict[Side, SideState]
    players: dict[Seat, Player]
    countdowns: dict[str, int] = {}
    idle_turns: int = 0
    draw_offer: Side | None = None
    proposals: list[Proposal] = []
    delegating: list[Seat] = []
    """Members of teams who let the teammate decide their retreats."""
    winner: Side | None = None
    over: str | None = None
    """The reason id of the end (``medals``, ``sudden-death`` and so on); None while it lasts."""
    over_rule: str = ""


# Actions -----------------------------------------------------------------------------------------


class PlayCard(Action, frozen=True, tag="card"):
    """Play an order card from the hand (HOTH-CARD-01)."""

    card: str


class NameSection(Action, frozen=True, tag="section"):
    """Name the section of a card with ``section: one``."""

    section: Section


class OrderUnit(Action, frozen=True, tag="order"):
    """Order the unit on a hex (HOTH-ORD-01)."""

    hex: str


class MoveUnit(Action, frozen=True, tag="move"):
    """Move along a path, start hex first; the last step may be ``off`` (HOTH-MOVE-04)."""

    path: tuple[str, ...]


class AttackHex(Action, frozen=True, tag="attack"):
    """Attack from a hex to a hex (HOTH-ATK-04), with a support card for it if one is named."""

    origin: str
    target: str
    support: str | None = None


class BoardTransport(Action, frozen=True, tag="board"):
    """Leave the board from a hangar hex instead of attacking (HOTH-SCN-07)."""

    hex: str


class Reroll(Action, frozen=True, tag="reroll"):
    """Use a re-roll: ``e_web`` or ``card``."""

    source: str


class Retreat(Action, frozen=True, tag="retreat"):
    """Retreat along a path, start hex left out, after ignoring symbols (HOTH-RET)."""

    path: tuple[str, ...]
    ignored: int = 0


class BreakThrough(Action, frozen=True, tag="break"):
    """Move into the vacated hex (HOTH-BDG-03)."""


class KeepCard(Action, frozen=True, tag="keep"):
    """Keep one of the cards taken; the others are discarded (HOTH-DRAW-03)."""

    card: str


class DiscardCard(Action, frozen=True, tag="discard"):
    """Discard one card from the hand (HOTH-DRAW-04)."""

    card: str


class Recover(Action, frozen=True, tag="recover"):
    """Let the ordered unit on a hex regain figures (HOTH-CARD-09)."""

    hex: str


class ReturnUnit(Action, frozen=True, tag="return"):
    """Put a returning unit on a hex (HOTH-SCN-09)."""

    unit: str
    hex: str


class Done(Action, frozen=True, tag="done"):
    """Enough of this: orders, moves, attacks, re-rolls, breakthrough or discards."""


class Resign(Action, frozen=True, tag="resign"):
    """Give up for the side (HOTH-END-02)."""


class OfferDraw(Action, frozen=True, tag="offer_draw"):
    """Offer a draw, or accept the other side's offer (HOTH-END-03)."""


class ClaimStall(Action, frozen=True, tag="claim_stall"):
    """End a stalled battle (HOTH-END-04)."""


HothAction: TypeAlias = (
    PlayCard | NameSection | OrderUnit | MoveUnit | AttackHex | BoardTransport | Reroll | Retreat
    | BreakThrough | KeepCard | DiscardCard | Recover | ReturnUnit | Done | Resign | OfferDraw
    | ClaimStall | Delegate | PlaySupport
)  # fmt: skip


# Events ------------------------------------------------------------------------------------------


class BattleBegan(Event, frozen=True, kw_only=True, tag="battle_began"):
    """The set-up is done."""

    scenario: str
    first: Side


class TurnBegan(Event, frozen=True, kw_only=True, tag="turn_began"):
    """A side's turn begins."""

    number: int
    side: Side
    seat: Seat


class CardPlayed(Event, frozen=True, kw_only=True, tag="card_played"):
    """An order card lies face up."""

    seat: Seat
    card: str


class SectionNamed(Event, frozen=True, kw_only=True, tag="section_named"):
    """The section of the card was named."""

    section: Section


class UnitsOrdered(Event, frozen=True, kw_only=True, tag="units_ordered"):
    """The ordered units, by hex, when ordering is done; ``fallback`` per HOTH-CARD-04."""

    hexes: tuple[str, ...]
    fallback: bool = False


class FiguresRegained(Event, frozen=True, kw_only=True, tag="figures_regained"):
    """A unit regained figures."""

    type: str
    hex: str
    figures: int


class UnitMoved(Event, frozen=True, kw_only=True, tag="unit_moved"):
    """A unit moved along a path, start hex first; ``off`` at the end when it left the board."""

    unit: str
    type: str
    side: Side
    path: tuple[str, ...]
    how: Literal["move", "breakthrough", "post_move"] = "move"


class UnitBoarded(Event, frozen=True, kw_only=True, tag="unit_boarded"):
    """A unit boarded a transport."""

    type: str
    side: Side
    hex: str


class UnitReturned(Event, frozen=True, kw_only=True, tag="unit_returned"):
    """A waiting unit came back."""

    type: str
    side: Side
    hex: str


class DiceRolled(Event, frozen=True, kw_only=True, tag="dice_rolled"):
    """The dice of an attack, with the sum that gave their number."""

    attacker_type: str
    side: Side
    origin: str
    target_type: str
    """Unit type, or the kind of the fortification."""
    target: str
    tally: Tally
    dice: tuple[Face, ...]
    why: Literal["attack", "reroll", "confirmation"] = "attack"


class UnitHit(Event, frozen=True, kw_only=True, tag="unit_hit"):
    """A unit lost figures; ``left`` 0 means it was eliminated, for ``medals``."""

    type: str
    side: Side
    hex: str
    losses: int
    left: int
    medals: int = 0
    cause: Literal["hits", "blocked_retreat"] = "hits"


class AttackMissed(Event, frozen=True, kw_only=True, tag="attack_missed"):
    """An attack without any effect on figures; ``saved``: a confirmation roll failed."""

    target_type: str
    target: str
    saved: bool = False


class FortDestroyed(Event, frozen=True, kw_only=True, tag="fort_destroyed"):
    """A fortification was destroyed."""

    kind: str
    hex: str


class UnitRetreated(Event, frozen=True, kw_only=True, tag="unit_retreated"):
    """A unit retreated (start hex first), after ignoring symbols."""

    unit: str
    type: str
    side: Side
    path: tuple[str, ...]
    ignored: int = 0


class ObjectiveTaken(Event, frozen=True, kw_only=True, tag="objective_taken"):
    """A side took a permanent medal."""

    side: Side
    objective: str
    hex: str


class CountdownStepped(Event, frozen=True, kw_only=True, tag="countdown_stepped"):
    """A countdown track went up."""

    countdown: str
    value: int


class CardsDiscarded(Event, frozen=True, kw_only=True, tag="cards_discarded"):
    """Cards went face up to the discard pile besides the one played."""

    seat: Seat
    cards: tuple[str, ...]


class CardsDrawn(Event, frozen=True, kw_only=True, tag="cards_drawn"):
    """How many cards a seat drew; which ones is in ``HandSeen`` for the owner alone."""

    seat: Seat
    count: int
    reshuffled: bool = False


class HandSeen(Event, frozen=True, kw_only=True, tag="hand_seen"):
    """Cards shown to the audience alone: those drawn, or another seat's hand."""

    seat: Seat
    cards: tuple[str, ...]


class DrawOffered(Event, frozen=True, kw_only=True, tag="draw_offered"):
    """A side offers a draw."""

    side: Side


class BattleEnded(Event, frozen=True, kw_only=True, tag="battle_ended"):
    """The battle is over; no winner means a draw."""

    winner: Side | None
    reason: str
    rule: str


HothEvent: TypeAlias = (
    BattleBegan | TurnBegan | CardPlayed | SectionNamed | UnitsOrdered | FiguresRegained | UnitMoved
    | UnitBoarded | UnitReturned | DiceRolled | UnitHit | AttackMissed | FortDestroyed
    | UnitRetreated | ObjectiveTaken | CountdownStepped | CardsDiscarded | CardsDrawn | HandSeen
    | DrawOffered | TeamProposed | Delegated | BattleEnded | NodeBegan | BriefingRead | ResultRead
    | CommanderCardsAdded | UnitLeftOut | SecondaryMet | SupportDrawn | SupportSeen | SupportPlayed
    | CampaignEnded
)  # fmt: skip
