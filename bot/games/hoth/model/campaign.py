"""The nouns of campaigns: their state, support cards, and what is told of them."""

from __future__ import annotations

import msgspec

from bot.engine.model import Action, Event, Frame, Seat, Side
from bot.games.hoth.content.faces import Face

# State -------------------------------------------------------------------------------------------


class SupportCards(msgspec.Struct):
    """The support cards of a side; the top of deck and discard is the end of the list."""

    deck: list[str] = []
    hand: list[str] = []
    discard: list[str] = []


class Battle(msgspec.Struct, frozen=True):
    """A finished battle of a campaign; no winner means a draw."""

    node: str
    scenario: str
    winner: Side | None
    reason: str


class Kill(msgspec.Struct, frozen=True):
    """An eliminated unit (``type``, ``side``, ``badge``) and the attacker that did it."""

    type: str
    side: Side
    badge: str | None
    killer: str
    terrain: str
    """Where the attacker stood."""
    melee: bool


class Boarded(msgspec.Struct, frozen=True):
    """A unit that boarded, and the types of its side's units left on the board then."""

    side: Side
    hex: str
    left: tuple[str, ...]


class CampaignState(msgspec.Struct, kw_only=True):
    """A campaign in progress; from ``met`` on all is about the running battle.

    ``added`` are commander cards in the decks, ``removed`` hexes whose unit was left out of the
    set-up, ``met`` and ``paid`` sides whose secondary objective is met in this battle, and was
    paid at this node already.
    """

    id: str
    node: str
    history: list[Battle] = []
    support: dict[Side, SupportCards]
    secondaries: dict[Side, int] = {}
    """Secondary objectives met in the whole campaign."""
    added: dict[Side, list[str]] = {}
    removed: list[str] = []
    paid: list[Side] = []
    met: list[Side] = []
    kills: list[Kill] = []
    boarded: list[Boarded] = []
    breakthroughs: dict[Side, int] = {}


class CampaignFrame(Frame, kw_only=True, tag="campaign"):
    """Between two battles: the result is read, the next battle is set up (HOTH-CAMP-03)."""


# Actions -----------------------------------------------------------------------------------------


class PlaySupport(Action, frozen=True, tag="support"):
    """Play a support card: on a unit (``hex``), or to re-roll dice with these faces.

    A card for an attack not yet rolled is played with the attack itself.
    """

    card: str
    hex: str | None = None
    dice: tuple[Face, ...] = ()


# Events ------------------------------------------------------------------------------------------


class NodeBegan(Event, frozen=True, kw_only=True, tag="node_began"):
    """A battle of a campaign is about to be set up; ``again``: after a draw."""

    campaign: str
    node: str
    number: int
    again: bool = False


class BriefingRead(Event, frozen=True, kw_only=True, tag="briefing_read"):
    """A side reads its secret orders and its secondary objective."""

    node: str
    side: Side


class ResultRead(Event, frozen=True, kw_only=True, tag="result_read"):
    """The winner reads out what comes of a battle."""

    node: str
    winner: Side


class CommanderCardsAdded(Event, frozen=True, kw_only=True, tag="commander_cards_added"):
    """Commander cards join a side's deck for one battle."""

    side: Side
    cards: tuple[str, ...]


class UnitLeftOut(Event, frozen=True, kw_only=True, tag="unit_left_out"):
    """A unit is left out of the set-up."""

    type: str
    side: Side
    hex: str


class SecondaryMet(Event, frozen=True, kw_only=True, tag="secondary_met"):
    """A secondary objective is met and revealed; ``support`` cards are its reward."""

    side: Side
    node: str
    support: int


class SupportDrawn(Event, frozen=True, kw_only=True, tag="support_drawn"):
    """How many support cards a seat drew; which ones is in ``SupportSeen``."""

    seat: Seat
    count: int
    reshuffled: bool = False


class SupportSeen(Event, frozen=True, kw_only=True, tag="support_seen"):
    """Support cards shown to their owner alone."""

    seat: Seat
    cards: tuple[str, ...]


class SupportPlayed(Event, frozen=True, kw_only=True, tag="support_played"):
    """A support card lies face up; ``dice`` are the faces that are rolled again."""

    seat: Seat
    card: str
    hex: str | None = None
    dice: tuple[Face, ...] = ()


class CampaignEnded(Event, frozen=True, kw_only=True, tag="campaign_ended"):
    """The campaign is over."""

    campaign: str
    winner: Side
