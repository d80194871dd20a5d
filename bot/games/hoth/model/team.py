"""The nouns of team play: delegation, cards shown to the teammate, and what is told of them."""

from __future__ import annotations

from bot.engine.model import Action, Event, Seat


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


class Delegated(Event, frozen=True, kw_only=True, tag="delegated"):
    """A member of a team lets the teammate decide retreats (``on``), or does so no longer."""

    seat: Seat
    on: bool
