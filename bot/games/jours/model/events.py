"""What happened in a battle, as told to players and renderers.

Every die is told with its sum and its rule; nothing hidden is in a public event (JDG-PBP-d).
Dice show 0 to 9.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.engine.chance.tally import Tally
from bot.engine.ending.parley import DrawOffered
from bot.engine.ending.verdict import BattleEnded
from bot.engine.model import Event, Side
from bot.games.jours.content.base import (
    Cell,
    Facing,
    FireResult,
    Level,
    ShockResult,
    WeatherId,
)

from .field import AssaultKind, Chit, Order, Standing

Trial: TypeAlias = Literal["cohesion", "engagement", "initiative", "rally", "square"]
"""What a single die decides."""
Gait: TypeAlias = Literal[
    "march", "forced", "enter", "charge", "evade", "retreat", "rout_retreat", "rout", "advance",
    "pursuit", "recall", "exit",
]  # fmt: skip
"""Why a unit moved."""


class TurnBegan(Event, frozen=True, kw_only=True, tag="turn_began"):
    """A turn begins: its number, time of day and weather."""

    turn: int
    time: str
    weather: WeatherId


class OrdersGiven(Event, frozen=True, kw_only=True, tag="orders_given"):
    """A side has given its orders; which, nobody learns."""

    side: Side


class RenfortDropped(Event, frozen=True, kw_only=True, tag="renfort_dropped"):
    """Units lost their Renfort marker, by choice (empty rule) or by a rule."""

    units: tuple[str, ...]
    rule: str = ""


class StrategicRolled(Event, frozen=True, kw_only=True, tag="strategic_rolled"):
    """Both sides rolled for strategic initiative; no winner: a tie (JDG-3-a)."""

    dice: dict[Side, int]
    totals: dict[Side, int]
    winner: Side | None


class OpenerChosen(Event, frozen=True, kw_only=True, tag="opener_chosen"):
    """The winner chose the marker that opens the turn, or none (JDG-3-b, JDG-3-c)."""

    side: Side
    chit: Chit | None


class ChitDrawn(Event, frozen=True, kw_only=True, tag="chit_drawn"):
    """A marker was drawn and activates its formations."""

    chit: Chit
    formations: tuple[str, ...]
    opening: bool = False


class ChitLeft(Event, frozen=True, kw_only=True, tag="chit_left"):
    """The last marker of the cup was set aside (JDG-1-e)."""

    chit: Chit


class OrdersShown(Event, frozen=True, kw_only=True, tag="orders_shown"):
    """The order marker of a group was turned up (JDG-2.4-a)."""

    group: str
    formation: str
    units: tuple[str, ...]
    order: Order


class ChosenAct(Event, frozen=True, kw_only=True, tag="chosen_act"):
    """These units act by a special marker, with orders (JDG-OPT-12)."""

    side: Side
    units: tuple[str, ...]


class GroupActs(Event, frozen=True, kw_only=True, tag="group_acts"):
    """How a group without orders acts in this activation."""

    group: str
    standing: Standing


class Tried(Event, frozen=True, kw_only=True, tag="tried"):
    """One die against a value: it passes with a total of at most ``needed``.

    ``unit``: who is tried, or whose test it is for a stack or group.
    """

    what: Trial
    unit: str
    die: int
    sum: Tally
    needed: int
    passed: bool
    rule: str


class Shot(Event, frozen=True, kw_only=True, tag="shot"):
    """Artillery fired: die, sum without the die, result (JDG-7.5-a)."""

    guns: tuple[str, ...]
    origin: Cell
    target: Cell
    manner: Literal["normal", "counter", "reaction"]
    die: int
    sum: Tally
    result: FireResult


class LevelChanged(Event, frozen=True, kw_only=True, tag="level_changed"):
    """A unit lost or regained a level; an eliminated one leaves the map."""

    unit: str
    side: Side
    at: Cell
    before: Level
    after: Level
    rule: str


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    """Units moved from a hex along a path (empty: off the map); ``facing`` at the end."""

    units: tuple[str, ...]
    side: Side
    origin: Cell | None
    path: tuple[Cell, ...]
    facing: Facing | None
    gait: Gait


class Turned(Event, frozen=True, kw_only=True, tag="turned"):
    """Units in a hex changed their facing without moving."""

    units: tuple[str, ...]
    at: Cell
    facing: Facing


class SquareChanged(Event, frozen=True, kw_only=True, tag="square_changed"):
    """A square was formed in a hex, or is no more."""

    at: Cell
    units: tuple[str, ...]
    formed: bool
    rule: str


class Stacked(Event, frozen=True, kw_only=True, tag="stacked"):
    """A unit was put on top of its kind in its hex."""

    unit: str
    at: Cell


class ChiefMoved(Event, frozen=True, kw_only=True, tag="chief_moved"):
    """A commander-in-chief moved, or was displaced (``forced``)."""

    chief: str
    side: Side
    origin: Cell | None
    path: tuple[Cell, ...]
    forced: bool = False


class ChiefLost(Event, frozen=True, kw_only=True, tag="chief_lost"):
    """A commander-in-chief was eliminated (JDG-2.5.2-c)."""

    chief: str
    side: Side
    at: Cell


class AssaultDeclared(Event, frozen=True, kw_only=True, tag="assault_declared"):
    """A shock or charge was declared."""

    kind: AssaultKind
    origins: tuple[Cell, ...]
    units: tuple[str, ...]
    targets: tuple[Cell, ...]


class Fought(Event, frozen=True, kw_only=True, tag="fought"):
    """A combat was rolled: die, sum without the die, the row of the table (JDG-8.5-a)."""

    kind: AssaultKind
    origins: tuple[Cell, ...]
    units: tuple[str, ...]
    targets: tuple[Cell, ...]
    die: int
    sum: Tally
    result: ShockResult


class AssaultOff(Event, frozen=True, kw_only=True, tag="assault_off"):
    """A combat does not take place, and by which rule."""

    targets: tuple[Cell, ...]
    rule: str


class Demoralised(Event, frozen=True, kw_only=True, tag="demoralised"):
    """A formation is demoralised from now on, or no longer (JDG-11.2-a)."""

    formation: str
    side: Side
    now: bool


class ControlChanged(Event, frozen=True, kw_only=True, tag="control_changed"):
    """An objective changed hands (JDG-13-c)."""

    cell: Cell
    side: Side


class Counted(Event, frozen=True, kw_only=True, tag="counted"):
    """The victory points of both sides at the end (JDG-13.2-a)."""

    points: dict[Side, int]


JdgEvent: TypeAlias = (
    TurnBegan
    | OrdersGiven
    | RenfortDropped
    | StrategicRolled
    | OpenerChosen
    | ChitDrawn
    | ChitLeft
    | OrdersShown
    | GroupActs
    | Tried
    | Shot
    | LevelChanged
    | Moved
    | Turned
    | SquareChanged
    | Stacked
    | ChiefMoved
    | ChiefLost
    | AssaultDeclared
    | Fought
    | AssaultOff
    | Demoralised
    | ControlChanged
    | Counted
    | DrawOffered
    | BattleEnded
)
