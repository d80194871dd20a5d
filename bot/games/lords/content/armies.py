"""Structs for armies, races and the building of armies."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.games.facts import Fact, Localised, Sourced

Mode: TypeAlias = Literal["base", "custom", "mercenary"]
"""How far an army may differ from its base army, each mode allowing what those before it do."""


class Race(Sourced, frozen=True, kw_only=True):
    """A people; ``army`` is its base army, if it has one."""

    id: str
    name: Localised
    army: str | None = None


class BaseArmy(Sourced, frozen=True, kw_only=True):
    """A deck as it comes out of the box: copies by card id (LOW-ARM-01)."""

    id: str
    race: str
    name: Localised
    text: Localised
    cards: dict[str, int]


class Pool(Fact, frozen=True, kw_only=True):
    """From what an army may be put together: copies of decks, and which reserve (LOW-OPC-03)."""

    own_decks: int
    other_decks: int
    reserve: Literal["none", "own_race", "all"]


class Building(Sourced, frozen=True, kw_only=True):
    """How armies are built: their size, the pool of each mode, copies of one person."""

    size: int
    persons: int
    pools: dict[Mode, Pool]
