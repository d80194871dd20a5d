"""Structs for free battles: army building, their tables, and deployment with its Advantages.

Lengths are in inches.
"""

from __future__ import annotations

from bot.games.facts import Fact, Localised, Sourced

from .base import Colour, Level, Type
from .scenarios import Army, Compass, Point, Victory
from .tables import Span

FREE = "free_"
"""What the ids of free battles begin with; their level follows."""

# Army building -----------------------------------------------------------------------------------


class ArmyLevel(Fact, frozen=True, kw_only=True):
    """What an army of a level may hold; ``commanders`` besides the commander-in-chief."""

    points: int
    units: Span
    commanders: int
    groups: int


class Limit(Fact, frozen=True, kw_only=True):
    """At most so many of some cards together."""

    cards: tuple[str, ...]
    most: int


class Need(Fact, frozen=True, kw_only=True):
    """Cards that only an army with another card may have."""

    cards: tuple[str, ...]
    card: str


class NationList(Fact, frozen=True, kw_only=True):
    """The list of a nation; ``least_cavalry`` is a part of its Units in percent."""

    motivation: dict[Level, int]
    chief: str
    least_cavalry: int = 0
    limits: tuple[Limit, ...] = ()
    needs: tuple[Need, ...] = ()


class ArmyRules(Sourced, frozen=True, kw_only=True):
    """The rules of army building; ``bronze_percent`` of the Units may be of bronze value."""

    bronze_percent: int
    levels: dict[Level, ArmyLevel]
    lists: dict[str, NationList]


# Free battles ------------------------------------------------------------------------------------


class FreeLevel(Fact, frozen=True, kw_only=True):
    """The table of a free battle; ``zone`` is the depth of the strips for deployment."""

    name: Localised
    table: tuple[int, int]
    rounds: int
    zone: float
    objectives: tuple[Point, ...]


class FreeBattle(Sourced, frozen=True, kw_only=True):
    """Free battles by level, with whose edge is whose."""

    edges: dict[Army, Compass]
    victory: Victory
    levels: dict[Level, FreeLevel]


# Deployment --------------------------------------------------------------------------------------


class Slots(Fact, frozen=True, kw_only=True):
    """How many places of a zone are offered for one element."""

    columns: int
    rows: int


class Template(Fact, frozen=True, kw_only=True):
    """A way to set up a whole army.

    ``left``: the part of the horse on the left wing, in percent. ``refused``: how far back the
    right end stands. Who is of ``front_types`` or ``front_cards`` has the first row to itself.
    """

    left: int
    rows: int = 1
    refused: float = 0
    front_types: tuple[Type, ...] = ()
    front_cards: tuple[str, ...] = ()


class Deployment(Sourced, frozen=True, kw_only=True):
    """Distances and numbers of deployment and of the Advantages."""

    apart: float
    partisans_apart: float
    winner_picks: int
    loser_picks: int
    calculations: int
    vanguard_apart: int
    magazines: int
    desertion: Colour
    deserters_losses: int
    night_march: int
    guides: int
    gap: float
    """Between two elements of a template."""
    slots: Slots
    templates: dict[str, Template]
