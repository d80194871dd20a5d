"""What players of Napoleonics can do. Units and lone leaders are named by their hex."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.engine.ending.parley import OfferDraw, Resign
from bot.engine.model import Action
from bot.games.commands_colors.actions import Done, KeepCard, MoveUnit, NameSection, PlayCard
from bot.games.commands_colors.paths import PathAction

from .state import Reaction


class ChooseMode(Action, frozen=True, tag="mode"):
    """Use a card by its text, or for one plain order (NAP-CRD-15)."""

    mode: Literal["card", "single"]


class Resupply(Action, frozen=True, tag="resupply"):
    """Put the unit on a hex back to another (NAP-CRD-17)."""

    hex: str
    to: str


class RegainBlock(Action, frozen=True, tag="regain"):
    """Give the unit on a hex a block back (NAP-CRD-16)."""

    hex: str


class OrderPiece(Action, frozen=True, tag="order"):
    """Order the unit or lone leader on a hex (NAP-ORD-01)."""

    hex: str


class DetachLeader(Action, frozen=True, tag="detach"):
    """Order the leader attached to the unit on a hex to detach (NAP-ORD-06)."""

    hex: str


class Dissolve(Action, frozen=True, tag="dissolve"):
    """Dissolve the ordered square on a hex (NAP-SQ-20)."""

    hex: str


class MoveLeader(PathAction, frozen=True, tag="move_leader"):
    """Move an ordered leader along a path, start hex first."""


class Attack(Action, frozen=True, tag="attack"):
    """Attack from a hex to a hex: melee if they are adjacent, fire if not.

    ``joined`` are the hexes of artillery that adds its dice, sorted (NAP-CA-01).
    """

    origin: str
    target: str
    joined: tuple[str, ...] = ()


class React(Action, frozen=True, tag="react"):
    """Answer a declared melee (NAP-MEL-02)."""

    how: Reaction


class IgnoreFlags(Action, frozen=True, tag="ignore"):
    """Ignore so many flags (NAP-MOR-01)."""

    count: int


class Retreat(PathAction, frozen=True, tag="retreat"):
    """Retreat or retire along a path, start hex left out."""


class StepBack(Action, frozen=True, tag="step"):
    """Take a retreating leader to the next hex, or ``off`` the board (NAP-LRT)."""

    hex: str


class Advance(PathAction, frozen=True, tag="advance"):
    """Take ground or break through along a path, start hex left out."""


class BattleBack(Action, frozen=True, tag="battle_back"):
    """Battle back (NAP-BB-01)."""


NapAnswer: TypeAlias = (
    PlayCard | NameSection | ChooseMode | Resupply | RegainBlock | OrderPiece | DetachLeader
    | Dissolve | MoveUnit | MoveLeader | Attack | React | IgnoreFlags | Retreat | StepBack | Advance
    | BattleBack | KeepCard | Done
)  # fmt: skip
"""What answers a decision."""

NapAction: TypeAlias = NapAnswer | Resign | OfferDraw
