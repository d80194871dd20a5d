"""Structs for battles: armies, ground, objectives."""

from __future__ import annotations

from typing import Literal

from bot.engine.model import Side
from bot.games.facts import Fact, Localised, Sourced

from .places import Works
from .words import Terrain


class Placed(Fact, frozen=True, kw_only=True):
    """A unit at full strength on its hex, with its leader if it has one."""

    hex: str
    type: str
    leader: str | None = None


class LoneLeader(Fact, frozen=True, kw_only=True):
    """A leader who begins alone."""

    hex: str
    leader: str


class ScenarioSide(Fact, frozen=True, kw_only=True):
    """An army: its name, who commands it, its hand and its pieces."""

    name: Localised
    commander: str
    hand: int
    units: tuple[Placed, ...]
    leaders: tuple[LoneLeader, ...] = ()


class Objective(Fact, frozen=True, kw_only=True):
    """Hexes worth temporary banners to one side (NAP-VIC-06).

    ``each``: the banners for every hex held; ``all``: once, while all hexes are held.
    """

    id: str
    hexes: tuple[str, ...]
    side: Side
    banners: int
    mode: Literal["each", "all"]


class Scenario(Sourced, frozen=True, kw_only=True):
    """A battle; ``terrain`` lists the hexes of each kind, all others are clear."""

    id: str
    number: int
    name: Localised
    date: Localised
    briefing: Localised
    first: Side
    banners: int
    terrain: dict[Terrain, tuple[str, ...]] = {}
    field_works: tuple[Works, ...] = ()
    sides: dict[Side, ScenarioSide]
    objectives: tuple[Objective, ...] = ()
    notes: tuple[Localised, ...] = ()
    """What to know besides; words only."""
