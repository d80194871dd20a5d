"""What happened in Napoleonics, as told to players and renderers."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.engine.chance.tally import Tally
from bot.engine.ending.parley import DrawOffered
from bot.engine.ending.verdict import BattleEnded
from bot.engine.model import Event, Side
from bot.games.commands_colors.content import Section
from bot.games.commands_colors.events import BattleBegan
from bot.games.napoleonics.content import Face

from .state import Mode, Reaction, Why


class TurnBegan(Event, frozen=True, kw_only=True, tag="turn_began"):
    """A side's turn begins."""

    number: int
    side: Side


class CardPlayed(Event, frozen=True, kw_only=True, tag="card_played"):
    """A card lies face up; ``text`` is the card in effect if it is another (NAP-CRD-08)."""

    side: Side
    card: str
    text: str | None
    mirrored: bool
    command: int


class ChoiceMade(Event, frozen=True, kw_only=True, tag="choice_made"):
    """A section was named, or a way to use the card."""

    section: Section | None = None
    mode: Mode | None = None


class SymbolsRolled(Event, frozen=True, kw_only=True, tag="symbols_rolled"):
    """Dice were rolled for orders or blocks."""

    card: str
    dice: tuple[Face, ...]


class BlockRegained(Event, frozen=True, kw_only=True, tag="block_regained"):
    """A unit got a block back."""

    type: str
    hex: str
    blocks: int


class UnitResupplied(Event, frozen=True, kw_only=True, tag="unit_resupplied"):
    """A unit was put back (NAP-CRD-17)."""

    type: str
    side: Side
    origin: str
    hex: str


class PiecesOrdered(Event, frozen=True, kw_only=True, tag="pieces_ordered"):
    """All orders, when ordering is done: hexes of units, and of leaders ordered by themselves."""

    units: tuple[str, ...]
    leaders: tuple[str, ...] = ()
    mode: Mode = "card"


class SquareDissolved(Event, frozen=True, kw_only=True, tag="square_dissolved"):
    """A square was dissolved, or eliminated (``lost``); its card is in the hand again."""

    type: str
    side: Side
    hex: str
    lost: bool = False


class UnitMoved(Event, frozen=True, kw_only=True, tag="unit_moved"):
    """A unit moved along a path, start hex first."""

    unit: str
    type: str
    side: Side
    path: tuple[str, ...]
    how: Literal["move", "take_ground", "breakthrough"] = "move"


class LeaderMoved(Event, frozen=True, kw_only=True, tag="leader_moved"):
    """A leader moved by himself along a path, start hex first."""

    leader: str
    name: str
    side: Side
    path: tuple[str, ...]


class MeleeDeclared(Event, frozen=True, kw_only=True, tag="melee_declared"):
    """A melee was declared; the other side may react."""

    attacker_type: str
    origin: str
    target: str
    target_type: str
    """Unit type, or the leader's name."""
    joined: tuple[str, ...] = ()
    bonus: bool = False


class Reacted(Event, frozen=True, kw_only=True, tag="reacted"):
    """The other side reacted to a melee."""

    side: Side
    how: Reaction
    type: str
    hex: str


class SquareFormed(Event, frozen=True, kw_only=True, tag="square_formed"):
    """A unit stands in square; its card is seen by its owner alone."""

    type: str
    side: Side
    hex: str
    slot: int


class SquareChecked(Event, frozen=True, kw_only=True, tag="square_checked"):
    """The optional die for forming square (NAP-OPT-01)."""

    type: str
    hex: str
    face: Face
    formed: bool


class TrackSeen(Event, frozen=True, kw_only=True, tag="track_seen"):
    """Which card went to the square track, for its owner."""

    card: str
    slot: int


class DiceRolled(Event, frozen=True, kw_only=True, tag="dice_rolled"):
    """The dice of one roll, with the sum that gave their number."""

    roller_type: str
    side: Side
    origin: str
    target: str
    target_type: str
    """Unit type, or the leader's name."""
    why: Why
    tally: Tally
    dice: tuple[Face, ...]
    hits: int
    flags: int


class UnitHit(Event, frozen=True, kw_only=True, tag="unit_hit"):
    """A unit lost blocks; ``left`` 0 means it was eliminated."""

    type: str
    side: Side
    hex: str
    losses: int
    left: int
    cause: Literal["hits", "retreat", "square"] = "hits"


class LeaderChecked(Event, frozen=True, kw_only=True, tag="leader_checked"):
    """The casualty check of a leader, or the dice against one who is alone or escapes."""

    name: str
    side: Side
    hex: str
    why: Literal["casualty", "escape"]
    dice: tuple[Face, ...]
    killed: bool
    rule: str


class LeaderLost(Event, frozen=True, kw_only=True, tag="leader_lost"):
    """A leader was killed, or left the board without a banner."""

    name: str
    side: Side
    hex: str
    how: Literal["killed", "trapped", "left"]


class LeaderRetreated(Event, frozen=True, kw_only=True, tag="leader_retreated"):
    """A leader made a step of his retreat."""

    name: str
    side: Side
    origin: str
    hex: str


class UnitRetreated(Event, frozen=True, kw_only=True, tag="unit_retreated"):
    """A unit retreated or retired along a path, start hex first."""

    unit: str
    type: str
    side: Side
    path: tuple[str, ...]
    how: Literal["retreat", "retire"] = "retreat"


class FlagsIgnored(Event, frozen=True, kw_only=True, tag="flags_ignored"):
    """A unit ignored flags."""

    type: str
    side: Side
    hex: str
    count: int


class BannerGained(Event, frozen=True, kw_only=True, tag="banner_gained"):
    """A side gained banners."""

    side: Side
    kind: Literal["unit", "leader", "objective"]
    what: str
    total: int


class BannerLost(Event, frozen=True, kw_only=True, tag="banner_lost"):
    """A side lost a temporary banner."""

    side: Side
    what: str
    total: int


class CardsDrawn(Event, frozen=True, kw_only=True, tag="cards_drawn"):
    """How many cards a side took; which ones is in ``HandSeen`` for its owner alone."""

    side: Side
    count: int
    reshuffled: bool = False


class HandSeen(Event, frozen=True, kw_only=True, tag="hand_seen"):
    """Cards shown to the audience alone."""

    side: Side
    cards: tuple[str, ...]


class CardsDiscarded(Event, frozen=True, kw_only=True, tag="cards_discarded"):
    """Cards laid face up on the discard pile besides the one played."""

    side: Side
    cards: tuple[str, ...]


class DeckShuffled(Event, frozen=True, kw_only=True, tag="deck_shuffled"):
    """Deck and discards were shuffled together (NAP-CRD-09)."""


class ContestEnded(Event, frozen=True, kw_only=True, tag="contest_ended"):
    """The second of two battles is over: the banners of both together (NAP-OPT-03)."""

    winner: Side | None
    bottom: int
    top: int


NapEvent: TypeAlias = (
    BattleBegan | TurnBegan | CardPlayed | ChoiceMade | SymbolsRolled | BlockRegained
    | UnitResupplied | PiecesOrdered | SquareDissolved | UnitMoved | LeaderMoved | MeleeDeclared
    | Reacted | SquareFormed | SquareChecked | TrackSeen | DiceRolled | UnitHit | LeaderChecked
    | LeaderLost | LeaderRetreated | UnitRetreated | FlagsIgnored | BannerGained | BannerLost
    | CardsDrawn | HandSeen | CardsDiscarded | DeckShuffled | DrawOffered | BattleEnded
    | ContestEnded
)  # fmt: skip
