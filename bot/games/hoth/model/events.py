"""What happened in Battle of Hoth, as told to players and renderers."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.engine.chance.tally import Tally
from bot.engine.ending.parley import DrawOffered, Proposed
from bot.engine.ending.verdict import BattleEnded
from bot.engine.model import Event, Seat, Side
from bot.games.commands_colors.content import Section
from bot.games.commands_colors.events import BattleBegan
from bot.games.hoth.content.faces import Face

from .campaign import (
    BriefingRead,
    CampaignEnded,
    CommanderCardsAdded,
    NodeBegan,
    ResultRead,
    SecondaryMet,
    SupportDrawn,
    SupportPlayed,
    SupportSeen,
    UnitLeftOut,
)
from .team import CardShown, Delegated


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


HothEvent: TypeAlias = (
    BattleBegan | TurnBegan | CardPlayed | SectionNamed | UnitsOrdered | FiguresRegained | UnitMoved
    | UnitBoarded | UnitReturned | DiceRolled | UnitHit | AttackMissed | FortDestroyed
    | UnitRetreated | ObjectiveTaken | CountdownStepped | CardsDiscarded | CardsDrawn | HandSeen
    | DrawOffered | Proposed | Delegated | CardShown | BattleEnded | NodeBegan | BriefingRead
    | ResultRead | CommanderCardsAdded | UnitLeftOut | SecondaryMet | SupportDrawn | SupportSeen
    | SupportPlayed | CampaignEnded
)  # fmt: skip
