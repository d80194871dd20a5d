"""What players of every game of the family can do; units are named by the hex they stand on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar, get_args

from bot.engine.model import Action

from .content import Section
from .paths import PathAction

A = TypeVar("A", bound=Action)
_SECTIONS = get_args(Section)


class PlayCard(Action, frozen=True, tag="card"):
    """Play a card from the hand (HOTH-CARD-01, NAP-CMD-01)."""

    card: str


class NameSection(Action, frozen=True, tag="section"):
    """Name the section of a card that orders one."""

    section: Section


class MoveUnit(PathAction, frozen=True, tag="move"):
    """Move a unit along a path, start hex first; the last step may be ``off`` (HOTH-MOVE-04)."""


class KeepCard(Action, frozen=True, tag="keep"):
    """Keep one of the cards taken (HOTH-DRAW-03, NAP-CRD-02)."""

    card: str


class Done(Action, frozen=True, tag="done"):
    """Enough of this, or no."""


def from_left(options: Sequence[A]) -> Sequence[A]:
    """Return options with the sections among them as they lie, from the left; others first."""
    return sorted(
        options,
        key=lambda one: _SECTIONS.index(one.section) if isinstance(one, NameSection) else -1,
    )
