"""Structs for battles: armies, markers, reinforcements, victory."""

from __future__ import annotations

from typing import TypeAlias

from bot.engine.model import Side
from bot.games.facts import Fact, Localised, Sourced

from .base import Arm, Cell, Compass, Facing, Level, Size, WeatherId

Name: TypeAlias = str | Localised
"""A proper name, the same in all languages, or a name in each."""


class Reverse(Fact, frozen=True, kw_only=True):
    """The values of the disordered side of a counter; artillery has no strength points."""

    sp: int = 0
    cohesion: int
    mp: int


class UnitCard(Fact, frozen=True, kw_only=True):
    """A combat unit as it is printed (JDG-0.3-a); without a place it is a reinforcement.

    ``men`` and ``guns`` are its historical strength; strength points follow from them.
    """

    id: str
    name: Name
    arm: Arm
    heavy: bool = False
    horse: bool = False
    men: int = 0
    guns: int = 0
    sp: int = 0
    fire: int = 0
    effective: int = 0
    maximum: int = 0
    cohesion: int
    engagement: int = 0
    mp: int
    disordered: Reverse
    at: Cell | None = None
    facing: Facing | None = None


class FormationCard(Fact, frozen=True, kw_only=True):
    """A formation: its units in stacking order, and the initiative of its activation markers."""

    id: str
    name: Name
    side: Side
    markers: tuple[int, ...]
    units: tuple[UnitCard, ...]


class ChiefCard(Fact, frozen=True, kw_only=True):
    """A commander-in-chief; ``commands`` None: all formations of the side."""

    id: str
    name: Name
    side: Side
    drm: int
    orders: int
    range: int
    at: Cell | None = None
    enters_with: str | None = None
    commands: tuple[str, ...] | None = None
    strategic: bool = False


class CombinedMarker(Fact, frozen=True, kw_only=True):
    """A combined marker: its formations are activated together; ``uses``: in how many turns.

    ``reinforces``: its text allows reinforcements to come on by it (JDG-2.1.2-b).
    """

    id: str
    name: Name
    side: Side
    initiative: int
    formations: tuple[str, ...]
    uses: int
    reinforces: bool = False


class MarkerLimit(Fact, frozen=True, kw_only=True):
    """In these turns formations of these sides put at most so many markers into the cup."""

    turns: tuple[int, ...]
    sides: tuple[Side, ...]
    most: int


class Reinforcement(Fact, frozen=True, kw_only=True):
    """Units that are due from a turn on, in stacks in their order, through an entry hex."""

    side: Side
    formation: str
    turn: int
    entry: Cell
    facing: Facing
    stacks: tuple[tuple[str, ...], ...]


class Exit(Fact, frozen=True, kw_only=True):
    """Where units of a side may leave the map from a turn on, for so many points."""

    side: Side
    from_turn: int
    at: Cell
    cost: int


class Turn(Fact, frozen=True, kw_only=True):
    """A turn: its time of day, ``HH:MM``, and its weather."""

    time: str
    weather: WeatherId


# Victory -----------------------------------------------------------------------------------------


class Controls(Fact, frozen=True, kw_only=True, tag_field="kind", tag="controls"):
    """The side controls all of these hexes."""

    cells: tuple[Cell, ...]


class AreDemoralised(Fact, frozen=True, kw_only=True, tag_field="kind", tag="demoralised"):
    """At least so many formations of a side are demoralised."""

    side: Side
    least: int


class Stands(Fact, frozen=True, kw_only=True, tag_field="kind", tag="stands"):
    """The side has a unit of these arms and levels in one of these hexes."""

    arms: tuple[Arm, ...]
    levels: tuple[Level, ...]
    cells: tuple[Cell, ...]


Condition: TypeAlias = Controls | AreDemoralised | Stands


class Automatic(Fact, frozen=True, kw_only=True):
    """An automatic victory, checked in phase F from a turn on: all conditions hold."""

    side: Side
    from_turn: int
    all: tuple[Condition, ...]


class EliminatedPoints(Fact, frozen=True, kw_only=True, tag_field="kind", tag="eliminated"):
    """Points for each unit eliminated, to its opponent; ``of``: of one side alone."""

    arms: tuple[Arm, ...]
    of: Side | None = None
    vp: int


class DemoralisedPoints(Fact, frozen=True, kw_only=True, tag_field="kind", tag="demoralised"):
    """Points for each formation that is demoralised at the end, to its opponent."""

    of: Side | None = None
    vp: int


class ControlPoints(Fact, frozen=True, kw_only=True, tag_field="kind", tag="control"):
    """Points for hexes held at the end, together or ``each``; ``to``: to one side alone."""

    id: str
    cells: tuple[Cell, ...]
    each: bool = False
    to: Side | None = None
    vp: int


class ExitPoints(Fact, frozen=True, kw_only=True, tag_field="kind", tag="exited"):
    """Points for each unit of these arms that has left the map as the scenario allows."""

    arms: tuple[Arm, ...]
    to: Side
    vp: int


class Handicap(Fact, frozen=True, kw_only=True, tag_field="kind", tag="handicap"):
    """Points that a side has from the start.

    ``sealed``: those that a battle begun now seals in its set-up, where they are others than
    ``vp``, by which battles play that have sealed none.
    """

    to: Side
    vp: int
    sealed: int | None = None


PointRule: TypeAlias = EliminatedPoints | DemoralisedPoints | ControlPoints | ExitPoints | Handicap


class Totals(Fact, frozen=True, kw_only=True):
    """What the units of a side add up to."""

    units: int
    infantry_sp: int
    cavalry_sp: int
    fire_points: int
    formations: int


class ScenarioSide(Fact, frozen=True, kw_only=True):
    """A side: its name, the direction of its rout, and its totals as a check."""

    name: Localised
    rout: Compass
    totals: Totals


class Scenario(Sourced, frozen=True, kw_only=True):
    """A battle; ``control`` says who holds the objectives at the start."""

    id: str
    number: int
    size: Size
    name: Localised
    briefing: Localised
    map: str
    first: Side
    sides: dict[Side, ScenarioSide]
    turns: tuple[Turn, ...]
    formations: tuple[FormationCard, ...]
    chiefs: tuple[ChiefCard, ...]
    combined: tuple[CombinedMarker, ...] = ()
    marker_limits: tuple[MarkerLimit, ...] = ()
    reinforcements: tuple[Reinforcement, ...] = ()
    exits: tuple[Exit, ...] = ()
    automatic: tuple[Automatic, ...]
    points: tuple[PointRule, ...]
    control: dict[Cell, Side | None]
    notes: tuple[Localised, ...] = ()

    @property
    def handicap(self) -> int | None:
        """The handicap of a battle that begins now; None: it has none."""
        return next(
            (one.vp if one.sealed is None else one.sealed
             for one in self.points if isinstance(one, Handicap)), None,
        )  # fmt: skip

    def formation(self, key: str) -> FormationCard:
        """Return a formation by its id; raises ``StopIteration``."""
        return next(one for one in self.formations if one.id == key)
