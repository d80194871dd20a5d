"""Structs for the ground: terrain, hexsides, roads, weather, maps."""

from __future__ import annotations

from typing import Literal

from bot.games.facts import Fact, Localised, Sourced

from .base import Arm, Cell, Crossing, HexsideId, RoadId, TerrainId, WeatherId


class Terrain(Sourced, frozen=True, kw_only=True):
    """A terrain of hexes; an arm that ``move`` does not name may not enter (Z).

    ``disorders``: arms that lose a level when they enter off the road. ``chief``: half movement
    points of a commander-in-chief. ``open``: clear ground. ``built_up``: six front hexes.
    ``enclosed``: no zone of control reaches in from outside.
    """

    id: TerrainId
    move: dict[Arm, int] = {}
    disorders: tuple[Arm, ...] = ()
    chief: int | None = None
    shock: int = 0
    fire: int = 0
    charge: bool = False
    square: bool = False
    blocks: bool = False
    built_up: bool = False
    enclosed: bool = False
    open: bool = False


class Passage(Fact, frozen=True, kw_only=True):
    """What crossing a hexside in one way costs and does, as in ``Terrain``.

    ``zone``: whether a zone of control reaches across it in this way.
    """

    move: dict[Arm, int] = {}
    disorders: tuple[Arm, ...] = ()
    chief: int | None = None
    shock: int = 0
    fire: int = 0
    zone: bool = False


class Hexside(Sourced, frozen=True, kw_only=True):
    """A kind of hexside and the ways to cross it.

    ``blocks`` lines of sight: never, always, or ``far``: unless it belongs to an end of the line.
    ``road``: added along a road or track where the arm could not cross otherwise; None: along a
    road or track the hexside costs nothing. ``retreat_costs_level``: see JDG-10.3.4-a.
    """

    id: HexsideId
    ways: dict[Crossing, Passage]
    charge: bool = False
    blocks: Literal["never", "far", "always"] = "never"
    road: int | None = None
    retreat_costs_level: bool = False


class Road(Sourced, frozen=True, kw_only=True):
    """A kind of road: movement points for a hex entered along it."""

    id: RoadId
    move: dict[Arm, int]
    chief: int


class Weather(Sourced, frozen=True, kw_only=True):
    """The weather of a turn.

    ``test``: added to the die of cohesion tests; ``zone``: points to enter an enemy zone of
    control; ``fire_range``: the farthest target, 0 for no limit; ``rally``: added to the die of a
    routed unit; ``rallies_by_itself``: disordered units rally without a roll;
    ``disordered_keep_away``: they may not move adjacent to enemies.
    """

    id: WeatherId
    test: int = 0
    zone: int = 0
    charges: bool = False
    forced_march: bool = False
    fire_range: int = 0
    rally: int = 0
    rallies_by_itself: bool = False
    disordered_keep_away: bool = False


class Place(Fact, frozen=True, kw_only=True):
    """A name on the map, of hexes or of a hexside (``a|b``)."""

    at: tuple[str, ...]
    name: str | Localised


class Map(Sourced, frozen=True, kw_only=True):
    """A map: hexes not named are clear and of level 0.

    A hexside is ``a|b``; of works the first hex is the inner one. Roads and tracks list hexes.
    """

    id: str
    columns: int
    rows: int
    terrain: dict[TerrainId, tuple[Cell, ...]] = {}
    levels: dict[str, tuple[Cell, ...]] = {}
    hexsides: dict[HexsideId, tuple[str, ...]] = {}
    roads: tuple[tuple[Cell, ...], ...] = ()
    tracks: tuple[tuple[Cell, ...], ...] = ()
    places: tuple[Place, ...] = ()
