"""The nouns of Battle of Hoth: state and frames.

Hexes are labels (``E5``), units and cards have ids (``u07``, ``E108``).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from bot.engine.chance.tally import Tally
from bot.engine.ending.parley import ParleyState
from bot.engine.model import Frame, Seat, Side
from bot.games.commands_colors.content import Section
from bot.games.hoth.content.faces import Face

from .campaign import CampaignFrame, CampaignState

EMPIRE = Side("empire")
REBELS = Side("rebels")

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
    moving: bool = False
    """A unit moved, or left the board, in the Move step."""
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


TurnStep: TypeAlias = Literal[
    "start", "return", "play", "section", "order", "recover",
    "move", "attack", "post_move", "end", "support", "draw", "discard", "mate", "next",
]  # fmt: skip


class TurnFrame(Frame, kw_only=True, tag="turn"):
    """One turn of a side (HOTH-TURN-01)."""

    step: TurnStep = "start"
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


class HothState(ParleyState[HothFrame], kw_only=True):
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
    delegating: list[Seat] = []
    """Members of teams who let the teammate decide their retreats."""
