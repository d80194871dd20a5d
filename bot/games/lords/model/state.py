"""The nouns of Lords of War: state and frames.

Cards in hand, deck and pile are card ids, since copies of a card do not differ; a card gets a
number of its own when it becomes a unit on the mat.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from bot.engine.ending.parley import ParleyState
from bot.engine.model import Frame, Side
from bot.games.lords.content import Mode
from bot.games.lords.rules.geometry import Cell

SOUTH = Side("south")
"""Player 1: sits at row 1, plays first."""
NORTH = Side("north")
"""Player 2: sits at the highest row."""
SIDES = (SOUTH, NORTH)

Situation: TypeAlias = Literal["normal", "no_enemy", "empty"]
"""How the mat looked when the turn began (LOW-EMP-03)."""
Manner: TypeAlias = Literal["challenge", "attack", "support", "free", "forced", "fallback"]
"""By which rule a card is placed; ``fallback`` is the last resort of LOW-FRC-05."""
Phase: TypeAlias = Literal["challenge", "place", "declare", "berserk", "reinforce", "over"]


def other(side: Side) -> Side:
    """Return the opponent of a side."""
    return NORTH if side == SOUTH else SOUTH


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """The options that the players agreed on (lords.md section 9)."""

    borderless: bool
    advanced: bool
    victory_units: int
    victory_commands: int
    stall_limit: int
    open_lists: bool
    army_mode: Mode


class Unit(msgspec.Struct, kw_only=True):
    """A card on the mat; its facing follows from its side (LOW-GEO-02)."""

    id: int
    card: str
    side: Side
    cell: Cell


class Title(msgspec.Struct, frozen=True):
    """What everybody knows of an army: its name, and the army that it is made from, if not so."""

    name: str
    base: str


class Force(msgspec.Struct, kw_only=True):
    """What belongs to a side besides its units; the top of the deck is the end of the list."""

    army: str
    """The id of a base army, or the canonical text of a list of one's own."""
    title: Title | msgspec.UnsetType = msgspec.UNSET
    """Where ``army`` is only supposed, since its list is secret: what is known of it."""
    deck: list[str] = []
    hand: list[str] = []
    pile: list[str] = []
    """Enemy units eliminated, in order."""
    extra_turns: int = 0
    """Extra turns owed (LOW-GEN-01)."""
    recalled: list[str] | msgspec.UnsetType = msgspec.UNSET
    """Cards of the hand that came back from the mat before all eyes (LOW-RNF-07); older matches
    remember none, as ``seen``."""
    seen: list[str] | msgspec.UnsetType = msgspec.UNSET
    """Cards of the hand that the other side has seen, those recalled among them."""

    @property
    def memories(self) -> list[list[str]]:
        """What is remembered of the hand: ``recalled`` and ``seen``; nothing in older matches."""
        return [one for one in (self.recalled, self.seen) if isinstance(one, list)]


class Declaration(msgspec.Struct, frozen=True):
    """What a shooter of the active side does this turn; no target means its arrows."""

    shooter: int
    target: int | None = None


class Due(msgspec.Struct, frozen=True):
    """The move that a berserker owes: into one of these vacated cells (LOW-BSK-01)."""

    unit: int
    cells: tuple[Cell, ...]


class Turn(msgspec.Struct, kw_only=True):
    """The running turn; everything in it starts anew with each turn (LOW-GEN-04)."""

    number: int
    side: Side
    extra: bool = False
    phase: Phase = "challenge"
    situation: Situation = "normal"
    placed: int | None = None
    """The unit placed this turn."""
    shown: bool = False
    """The hand was shown to the opponent (LOW-FRC-02)."""
    skipped: bool = False
    took_part: tuple[int, ...] = ()
    """Units that took part in an elimination this turn (LOW-RNF-06)."""
    declared: tuple[Declaration, ...] = ()
    due: tuple[Due, ...] = ()
    resolutions: int = 0
    eliminated: int = 0
    """Units of either side eliminated this turn."""


# Frames ------------------------------------------------------------------------------------------


class ChallengeFrame(Frame, kw_only=True, tag="challenge"):
    """The two opening placements (LOW-CHA-01)."""


TurnStep: TypeAlias = Literal["start", "place", "declare", "resolve", "berserk", "reinforce", "end"]


class TurnFrame(Frame, kw_only=True, tag="turn"):
    """One turn (LOW-TRN-01)."""

    step: TurnStep = "start"


LordsFrame: TypeAlias = ChallengeFrame | TurnFrame


class LordsState(ParleyState[LordsFrame], kw_only=True):
    """All of a battle, hidden parts included."""

    scenario: str
    terms: Terms
    turn: Turn
    units: list[Unit] = []
    placed: int = 0
    """How many units were placed so far; the next one's number is one more."""
    forces: dict[Side, Force]
    stall_count: int = 0
    """Turns in a row without an elimination (LOW-DCK-05)."""
    skip_count: int = 0
    """Turns in a row without a placement (LOW-DCK-04)."""
