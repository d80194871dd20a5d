"""What players of Battle of Hoth can do.

Units are named by the hex they stand on, as players do.
"""

from __future__ import annotations

from typing import TypeAlias

from bot.engine.ending.parley import OfferDraw, Resign
from bot.engine.model import Action
from bot.games.commands_colors.actions import Done, KeepCard, MoveUnit, NameSection, PlayCard
from bot.games.commands_colors.paths import PathAction

from .campaign import PlaySupport
from .team import Delegate, ShowCard


class OrderUnit(Action, frozen=True, tag="order"):
    """Order the unit on a hex (HOTH-ORD-01)."""

    hex: str


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


class Retreat(PathAction, frozen=True, tag="retreat"):
    """Retreat along a path, start hex left out, after ignoring symbols (HOTH-RET)."""

    ignored: int = 0


class BreakThrough(Action, frozen=True, tag="break"):
    """Move into the vacated hex (HOTH-BDG-03)."""


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


class ClaimStall(Action, frozen=True, tag="claim_stall"):
    """End a stalled battle (HOTH-END-04)."""


HothAction: TypeAlias = (
    PlayCard | NameSection | OrderUnit | MoveUnit | AttackHex | BoardTransport | Reroll | Retreat
    | BreakThrough | KeepCard | DiscardCard | Recover | ReturnUnit | Done | Resign | OfferDraw
    | ClaimStall | Delegate | PlaySupport | ShowCard
)  # fmt: skip
