"""The nouns of By Fire and Sword: elements, sides, questions and procedures.

At a live table the players measure and move; then the state holds only what cards, tokens and
markers say. A virtual table stands in it as a ``Field``. Elements have ids of their side's letter
and a number (``r3``, ``b10``).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from bot.engine import script
from bot.engine.chance.tally import Tally
from bot.engine.ending.parley import ParleyState
from bot.engine.model import Seat, Side, Term
from bot.games.fire_and_sword.content.base import Edge, Formation, Mode, Order
from bot.games.fire_and_sword.content.cards import TypedCard
from bot.games.fire_and_sword.geometry.fixed import Spot
from bot.games.fire_and_sword.rules.checks import Check, Pool, Reroll

from .corrections import Change
from .field import Field, Ridden, Standing
from .keys import Key
from .points import Point

RED = Side("red")
BLUE = Side("blue")
SIDES: tuple[Side, Side] = (BLUE, RED)
"""Blue first, as it deploys."""

Phase: TypeAlias = Literal["setup", "initial", "initiative", "action", "end", "over"]
GameStep: TypeAlias = Literal[
    "scouting", "orders", "initial", "swaps", "bids", "initiative", "turns", "end"
]
UNKNOWN: Literal["unknown"] = "unknown"
"""The order on a token that lies on the players' own table, until they turn it up."""
Hidden: TypeAlias = Order | Literal["unknown"]
"""What lies face down: an order that its owner told in secret, or one on the table."""
Counter: TypeAlias = Literal["dp", "losses", "ammo", "melee_ammo", "lances", "cp"]
FreeTask: TypeAlias = Literal[
    "test-fire", "test-melee", "test-morale", "test-opposed", "test-standard"
]
"""A procedure with typed values, which needs no element (FAS-LIVE-11)."""
ElementTask: TypeAlias = Literal[
    "disengage", "fire", "formation", "go", "leave", "load", "occupy", "overrun", "passing",
    "rally", "resupply", "terrain",
]  # fmt: skip
"""A short procedure with one element."""
FormKind: TypeAlias = Literal[
    "act", "aim", "aside", "declare", "leave", "place", "regroup", "return", "save", "shift",
    "turn", "vanguard",
]  # fmt: skip
"""Kinds of answers with free numbers, on a virtual table."""
Deed: TypeAlias = ElementTask | Literal["charge", "command", "melee", "shoot"]
"""What an activated element may be helped with."""


# State -------------------------------------------------------------------------------------------


class Element(msgspec.Struct, kw_only=True):
    """A Unit or Group with its markers; ``hidden`` is a face-down order that its owner knows.

    Rules: FAS-1.2-b, FAS-LIVE-08.
    """

    id: str
    side: Side
    card: str = ""
    custom: TypedCard | None = None
    """The values of a card typed by hand (FAS-OPT-07)."""
    name: str = ""
    """A name of its own, from the army list."""
    upgrades: tuple[str, ...] = ()
    dp: int = 0
    losses: int = 0
    ammo: int = 0
    melee_ammo: int = 0
    lances: int = 0
    cp: int = 0
    full_cp: int = 0
    """CP that come back in each Initial Phase; of a successor the rolled number."""
    formation: Formation = "standard"
    mode: Mode | None = None
    preset: Order | None = None
    """The order that the army list proposes; public."""
    hidden: Hidden | None = None
    revealed: Order | None = None
    activated: bool = False
    """A Group's marker; a Unit shows it by its revealed token."""
    gone: bool = False
    tested: bool = False
    """Its test for Disorganising terrain was made in this Round."""
    resupplied: bool = False
    first: bool | msgspec.UnsetType = msgspec.UNSET
    """Whether its first activation is done, on a virtual table (FAS-12.1-DMI)."""
    led: bool | msgspec.UnsetType = msgspec.UNSET
    """Whether an own Commander is said to be near enough for an Intervention; unset: nobody said.

    What nobody said is not written, so that the states of older matches stay what they are.
    """

    @property
    def told(self) -> Order | None:
        """The order that lies face down, where its owner told it."""
        return None if self.hidden == UNKNOWN else self.hidden


class SideState(msgspec.Struct):
    """What belongs to a side; ``done``: it declares no more activations in this Round."""

    motivation: int
    start: int
    units: int
    """Units at the start of the game."""
    done: bool = False
    advantages: tuple[str, ...] = ()
    spent: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    """The Advantages that were used, once for each use; unset: none was."""


# Questions ---------------------------------------------------------------------------------------


class Odds(msgspec.Struct, frozen=True):
    """The dice that are about to fall, and the hits' Resistance test if one follows."""

    pool: Pool
    target: int
    rerolls: tuple[Reroll, ...] = ()
    resistance: int | None = None
    effectiveness: int = 0


class Pick(msgspec.Struct, frozen=True):
    """A listed answer: its key, what it is called, and what else is told of it."""

    key: str
    label: Term
    note: Term | None = None
    place: str = ""


class Form(msgspec.Struct, frozen=True, omit_defaults=True):
    """What may be answered besides the listed picks: lines of the notation of a ``kind``.

    ``element`` is who acts, ``others`` and ``numbers`` what the kind needs besides to judge a line.
    ``mates`` are elements of a teammate, who may be activated but not told what to do.
    """

    kind: FormKind
    element: str = ""
    others: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    mates: tuple[str, ...] = ()


class Question(script.Question, frozen=True, kw_only=True):
    """An open question: its decision point, words and answers; ``low``..``high`` may be typed.

    ``sealed``: the answer stays with its seat until the rules turn it up. ``form``: of a virtual
    table, what the listed answers are a sample of.
    """

    point: Point
    prompt: Term
    picks: tuple[Pick, ...]
    low: int = 0
    high: int = -1
    more: tuple[str, ...] = ()
    """Answers that are not listed but taken when typed: no move is forbidden (FAS-LIVE-12)."""
    default: str = ""
    sealed: bool = False
    odds: Odds | None = None
    form: Form | msgspec.UnsetType = msgspec.UNSET

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the answers in the order in which they are listed."""
        return tuple(pick.key for pick in self.picks)


# Frames ------------------------------------------------------------------------------------------


Procedure: TypeAlias = script.Procedure[Key]
"""A procedure that asks, rolls and goes on."""


class Game(Procedure, kw_only=True, tag="game"):
    """The whole game: set-up, then Rounds (FAS-2-a)."""

    step: GameStep = "scouting"
    sealed: dict[Seat, dict[str, str]] = {}
    """Answers of secret questions that both sides answer at the same time."""
    winner: Side | None = None
    """Who won the Initiative test and names the side that has it."""


class SetUp(Procedure, kw_only=True, tag="set_up"):
    """Setting up on a virtual table: deployment, and the Advantages with a choice (FAS-SET-08)."""

    first: Side
    """Who sets up first."""
    winner: Side
    """Who won the Scouting test, and so chooses first."""
    night: Side | None = None
    """Who alone has a Night march."""
    placed: list[str] = []
    """Who was set up or is a reserve, in this order."""
    plans: dict[Side, dict[str, Standing]] = {}
    """Where a template puts a side's elements that are still to come; its owner alone knows."""


class Turn(Procedure, kw_only=True, tag="turn"):
    """One Turn of a side: a declaration, one activation or several (FAS-2.3.1-a)."""

    side: Side


class Activation(Procedure, kw_only=True, tag="activation"):
    """The activation of one element with its actions."""

    element: str
    used: list[Deed] = []
    ridden: list[Ridden] | msgspec.UnsetType = msgspec.UNSET
    """Who touched which Groups during it, on a virtual table; they are overrun after it."""


class Test(Procedure, kw_only=True, tag="test"):
    """A standard test of an element, with Interventions; the result is the number of failures."""

    element: str
    what: str
    pool: Pool
    target: int
    rerolls: tuple[Reroll, ...] = ()
    rule: str
    excluded: str = ""
    """A Commander who may not intervene."""
    check: Check | None = None


class Morale(Procedure, kw_only=True, tag="morale"):
    """A Morale test and what follows from it; the result is 1 for a Unit that withdrew or fled."""

    element: str
    threat: Tally
    source: Spot | msgspec.UnsetType = msgspec.UNSET
    """Where the Threat comes from on a virtual table; unset: its melee, or the nearest enemy."""


class Shooting(Procedure, kw_only=True, tag="shooting"):
    """One fire of an element, from the choice of the fire to the last Morale test."""

    element: str
    target: str = ""
    stand: str = ""
    """The terrain that the shooter of a reaction occupies or garrisons."""
    front: bool = True
    """Whether the charger that it receives touches its front edge."""
    reaction: Literal["receive_with_fire", "evade"] | None = None


class Charge(Procedure, kw_only=True, tag="charge"):
    """A Charge: target, reaction, then the melee."""

    element: str


class Contact(msgspec.Struct, frozen=True):
    """Two enemy Units whose edges touch: the edge of each."""

    unit: str
    edge: Edge
    enemy: str
    other: Edge


class Melee(Procedure, kw_only=True, tag="melee"):
    """One melee, from who takes part to Pursuit and Regroup."""

    element: str
    contacts: list[Contact] = []
    chargers: dict[str, Literal["charge", "counter_charge"]] = {}
    crossed: dict[str, str] = {}
    """Terrain that deprives chargers of Impetus, by Unit."""
    grounds: dict[str, str] = {}
    """Terrain of Units by id; who is not named stands in the open."""
    before: list[Element] = []
    """The Units as they were before the fight, when it began."""
    held: dict[str, str] | msgspec.UnsetType = msgspec.UNSET
    """The structures of garrisons on a virtual table as the melee began, by Unit."""
    dealt: dict[str, int] = {}
    """DP from this melee's attacks by the Unit that got them."""


class Command(Procedure, kw_only=True, tag="command"):
    """A Commander's Command action: New Orders and Collects."""

    element: str
    collected: list[str] = []


class Task(Procedure, kw_only=True, tag="task"):
    """A short procedure with one element, such as Rally or a test for passing through."""

    what: FreeTask | ElementTask
    element: str


FasFrame: TypeAlias = (
    Game | SetUp | Turn | Activation | Test | Morale | Shooting | Charge | Melee | Command | Task
)


class FasState(ParleyState[FasFrame], kw_only=True):
    """All of a game at a live table, secrets included."""

    scenario: str
    options: dict[str, str] = {}
    phase: Phase = "setup"
    round: int = 0
    turn: int = 0
    active: Side | None = None
    acting: Seat | None = None
    """Who answered last."""
    called: list[str] = []
    """Elements that were activated out of sequence in the running event."""
    initiative: Side | None = None
    sides: dict[Side, SideState]
    seats: dict[Seat, Side]
    elements: list[Element]
    allotted: dict[str, Seat] | msgspec.UnsetType = msgspec.UNSET
    """Whose an element is that the second player of a side leads; unset: no side has one.

    Rules: FAS-OPT-08.
    """
    objectives: dict[str, Side | None] = {}
    asked: dict[Seat, Question] = {}
    """The question of every open decision."""
    changes: list[Change] = []
    """Corrections that can be reverted, the last at the end."""
    field: Field | msgspec.UnsetType = msgspec.UNSET
    """The virtual table; unset at a live one, which the players have before them.

    Rules: FAS-OPT-06.
    """

    @property
    def tokens_lie_on_table(self) -> bool:
        """Whether order tokens are the players' own, told to the bot when they are turned up."""
        return self.options.get("tokens") == "table"

    @property
    def is_team_play(self) -> bool:
        """Whether a side has a second player.  Rules: FAS-OPT-08."""
        return self.allotted is not msgspec.UNSET

    def element(self, key: str) -> Element:
        """Return an element by its id."""
        return next(one for one in self.elements if one.id == key)

    def seat_of(self, side: Side) -> Seat:
        """Return the seat that answers for an army: its first player's.  Rules: FAS-OPT-08."""
        return next(seat for seat, own in sorted(self.seats.items()) if own == side)

    def owner(self, key: str) -> Seat:
        """Return the seat that an element belongs to.  Rules: FAS-OPT-08."""
        first = self.seat_of(self.element(key).side)
        return first if self.allotted is msgspec.UNSET else self.allotted.get(key, first)

    def on_table(self, side: Side | None = None) -> list[Element]:
        """Return the elements that are on the table, of a side or of both.

        On a virtual table a reserve is not.

        Rules: FAS-SET-09.
        """
        here = [one for one in self.elements if not one.gone and side in (None, one.side)]
        if self.field is msgspec.UNSET:
            return here
        return [one for one in here if one.id in self.field.places]

    def reserves(self, side: Side) -> list[Element]:
        """Return the elements of a side that wait off the virtual table.  Rules: FAS-SET-09."""
        if self.field is msgspec.UNSET:
            return []
        own = [one for one in self.elements if one.side == side and not one.gone]
        return [one for one in own if one.id not in self.field.places]
