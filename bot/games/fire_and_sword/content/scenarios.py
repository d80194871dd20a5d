"""Structs for the scenarios of the virtual table: terrain, zones, objectives, who stands where.

Lengths are in inches from the south-west corner, headings in degrees clockwise from north.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.games.facts import Fact

from .base import Level, Named

Compass: TypeAlias = Literal["north", "east", "south", "west"]
Army: TypeAlias = Literal["red", "blue"]
Point: TypeAlias = tuple[float, float]


class Spread(Fact, frozen=True, kw_only=True):
    """A piece of terrain on the table; parts of one structure have the same ``multi``."""

    id: str
    type: str
    polygon: tuple[Point, ...]
    multi: str = ""


class Objective(Fact, frozen=True, kw_only=True):
    """An objective marker ``at`` x and y, and the structures whose garrison holds it."""

    id: str
    at: Point
    structures: tuple[str, ...] = ()


class Post(Fact, frozen=True, kw_only=True):
    """Where an element begins: ``at`` x, y and heading, or ``structure``, which it garrisons.

    ``landing``: it came by Water Landing, from a table edge that is not the enemy's.
    """

    at: tuple[float, float, float] = (0, 0, 0)
    structure: str = ""
    landing: bool = False


class ScenarioSide(Fact, frozen=True, kw_only=True):
    """A side of a scenario; ``places`` are those of its army's elements, in their order."""

    army: str
    edge: Compass
    zone: tuple[Point, ...]
    places: tuple[Post, ...]


class Victory(Fact, frozen=True, kw_only=True):
    """Who wins after the last Round: the first of these that tells the sides apart.

    ``red_objectives``: Red, if it controls so many. ``lead``: who has so much more Motivation.
    ``counts_objectives``: who controls more objectives. Then ``otherwise``.
    """

    red_objectives: int | None = None
    lead: int | None = None
    counts_objectives: bool = False
    otherwise: Literal["draw", "red", "blue"] = "draw"


class Scenario(Named, frozen=True, kw_only=True):
    """A battle with everything in its place; ``table`` is width and height.

    ``first_initiative``: who has the Initiative in Round 1; None: it is tested for.
    """

    level: Level
    table: tuple[int, int]
    rounds: int
    victory: Victory
    sides: dict[Army, ScenarioSide]
    terrain: tuple[Spread, ...]
    objectives: tuple[Objective, ...]
    first_initiative: Army | None = None
