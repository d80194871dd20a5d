"""The nouns of Napoleonics: state and frames.

Hexes are labels (``E5``), units and leaders have ids (``u07``, ``l2``); sides are seats.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from bot.engine.chance.tally import Tally
from bot.engine.ending.parley import ParleyState
from bot.engine.model import Frame, Seat, Side
from bot.games.commands_colors.content import Section
from bot.games.napoleonics.content import Direction, Face

BOTTOM = Side("bottom")
TOP = Side("top")
OFF = "off"
"""The last step of a leader who leaves the board by his own edge (NAP-LRT-06)."""

Phase: TypeAlias = Literal["command", "order", "move", "combat", "draw", "over"]
Mode: TypeAlias = Literal["card", "single", "fallback"]
"""How a card is used: by its text, or for one plain order (NAP-ORD-10, NAP-CRD-15)."""
Reaction: TypeAlias = Literal["none", "first_strike", "retire", "square"]
Why: TypeAlias = Literal["fire", "melee", "first_strike", "square", "battle_back", "retire"]
"""What a roll is for; ``square`` is the first die of a square attacked by cavalry."""

# State -------------------------------------------------------------------------------------------


class Unit(msgspec.Struct, kw_only=True):
    """A unit on the board; the fields below ``square`` last until the end of the turn."""

    id: str
    type: str
    side: Side
    hex: str
    blocks: int
    start_blocks: int
    square: int | None = None
    """The slot of the square track (1 to 4) while the unit is in square."""
    ordered: bool = False
    moved: bool = False
    hexes_moved: int = 0
    entered: bool = False
    """It moved onto terrain that forbids it to battle this turn."""
    led: bool = False
    """A leader went with it when it moved (NAP-RUL-54)."""
    joined: bool = False
    """A leader joined it by moving (NAP-LDR-09)."""
    dissolved: bool = False
    """It was in square until it was ordered this turn (NAP-SQ-20)."""
    battled: bool = False


class Leader(msgspec.Struct, kw_only=True):
    """A leader; attached while a unit of his side stands in his hex.

    ``hex`` is None when he is off the board or on his way back. ``ordered`` is an order of his
    own, to a lone leader or to detach.
    """

    id: str
    name: str
    side: Side
    hex: str | None
    status: Literal["here", "killed", "withdrawn"] = "here"
    ordered: bool = False
    moved: bool = False


class Banner(msgspec.Struct, frozen=True):
    """A victory banner; ``what`` names the unit type, the leader, or the objective's hex."""

    kind: Literal["unit", "leader", "objective"]
    what: str


class Slot(msgspec.Struct, frozen=True):
    """A filled slot of a square track: the card is known to its owner alone."""

    card: str
    unit: str


class Played(msgspec.Struct, frozen=True):
    """The card in effect when a side last played one, and whether left and right changed."""

    card: str
    mirrored: bool


class Player(msgspec.Struct):
    """What belongs to a side; ``track`` maps the number of a slot to what lies on it."""

    side: Side
    hand: list[str] = []
    track: dict[str, Slot] = {}
    banners: list[Banner] = []
    last: Played | None = None
    struck: list[str] = []
    """Cards played as reactions in the running turn."""

    @property
    def hand_size(self) -> int:
        """How many cards are in hand."""
        return len(self.hand)


class Turn(msgspec.Struct):
    """The running turn.

    ``text`` is the card in effect, another than ``card`` after Counter-Attack; None: nothing to
    copy. ``command`` is fixed when the card is played.
    """

    number: int
    side: Side
    phase: Phase = "command"
    card: str | None = None
    text: str | None = None
    mirrored: bool = False
    command: int = 0
    mode: Mode = "card"
    section: Section | None = None
    symbols: list[Face] = []
    """Dice rolled for orders or blocks; those used for blocks are taken out."""
    regained: list[str] = []
    """Ids of the units that regained blocks."""
    sealed: bool = False
    """Dice, a reaction or a card has shown something, so no combat is taken back."""


# Frames ------------------------------------------------------------------------------------------


TurnStep: TypeAlias = Literal[
    "start", "play", "choose", "roll", "regain", "order", "move", "combat",
    "draw", "keep", "next",
]  # fmt: skip


class TurnFrame(Frame, kw_only=True, tag="turn"):
    """One turn of a side (NAP-SEQ-01)."""

    step: TurnStep = "start"
    drawn: list[str] = []
    """Cards looked at of which some are kept."""


CombatStep: TypeAlias = Literal[
    "react", "form", "answered", "first", "struck", "attack", "attacked", "advance", "bonus",
    "back", "end",
]  # fmt: skip


class CombatFrame(Frame, kw_only=True, tag="combat"):
    """One declared combat, to its last advance (NAP-MEL-02)."""

    attacker: str
    origin: str
    target_hex: str
    target: str | None = None
    """Unit id, or None when a lone leader is attacked."""
    leader: str | None = None
    """Id of the lone leader attacked."""
    joined: list[str] = []
    """Ids of the artillery units that add their dice."""
    melee: bool = True
    bonus: bool = False
    reaction: Reaction = "none"
    step: CombatStep = "react"


RollStep: TypeAlias = Literal["roll", "hits", "check", "flags", "retreat", "blocked", "end"]


class RollFrame(Frame, kw_only=True, tag="roll"):
    """One roll against a unit or lone leader, to its last consequence (NAP-CAS-04)."""

    why: Why
    roller: str
    origin: str
    target: str | None
    leader: str | None
    target_hex: str
    joined: list[str] = []
    bonus: bool = False
    tally: Tally = Tally()
    dice: list[Face] = []
    hits: int = 0
    flags: int = 0
    checked: bool = False
    """The casualty check of this roll was made."""
    owed: int = 0
    """Hexes that the unit has to retreat."""
    step: RollStep = "roll"


class LeaderFrame(Frame, kw_only=True, tag="leader"):
    """One leader's retreat (NAP-LRT); ``at`` is where he is, perhaps in an enemy's hex."""

    leader: str
    at: str
    steps: int = 0
    """Steps made."""


NapFrame: TypeAlias = TurnFrame | CombatFrame | RollFrame | LeaderFrame


class NapState(ParleyState[NapFrame], kw_only=True):
    """All of a battle, hidden parts included; the top of deck and discard is their end."""

    scenario: str
    options: dict[str, str] = {}
    turn: Turn
    terrain: dict[str, str]
    works: dict[str, list[Direction]] = {}
    """The protected sides by hex."""
    units: list[Unit]
    leaders: list[Leader]
    players: dict[Side, Player]
    deck: list[str] = []
    discard: list[str] = []


def seat_of(side: Side) -> Seat:
    """Return the one seat of a side."""
    return Seat(side)


def other_side(side: Side) -> Side:
    """Return the opposing side."""
    return TOP if side == BOTTOM else BOTTOM
