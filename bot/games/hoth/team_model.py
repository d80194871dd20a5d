"""The nouns of team play: proposals, delegation, and what is told of them."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from bot.engine.model import Action, Event, Seat

What: TypeAlias = Literal["resign", "draw"]


class Proposal(msgspec.Struct, frozen=True):
    """What a member of a team wants and the teammate has not agreed to yet (HOTH-TEAM-20).

    ``turn`` is the number of the turn in which it was made.
    """

    seat: Seat
    what: What
    turn: int


class Delegate(Action, frozen=True, tag="delegate"):
    """Let the teammate decide one's retreats, or decide them oneself again (HOTH-TEAM-19)."""

    on: bool


class ShowCard(Action, frozen=True, tag="show"):
    """Show one order card of the own hand to the teammate alone (HOTH-TEAM-14)."""

    card: str


class CardShown(Event, frozen=True, kw_only=True, tag="card_shown"):
    """A member of a team shows a card to the teammate."""

    seat: Seat
    card: str


class TeamProposed(Event, frozen=True, kw_only=True, tag="team_proposed"):
    """A member of a team proposes to resign or to offer a draw; the teammate has to agree."""

    seat: Seat
    what: What


class Delegated(Event, frozen=True, kw_only=True, tag="delegated"):
    """A member of a team lets the teammate decide retreats (``on``), or does so no longer."""

    seat: Seat
    on: bool
