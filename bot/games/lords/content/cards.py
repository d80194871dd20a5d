"""Structs for cards: kinds, ranks, target grids, points and the cards themselves."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.games.facts import Fact, Localised, Sourced

from .base import STEPS, Direction

KindId: TypeAlias = Literal["infantry", "cavalry", "spear", "shooter", "berserker"]
RankId: TypeAlias = Literal[
    "recruit", "soldier", "veteran", "elite", "specialist", "commander", "general"
]


class Kind(Sourced, frozen=True, kw_only=True):
    """A kind of unit; ``support`` kinds may be placed beside a friend (LOW-SUP-01)."""

    id: KindId
    name: Localised
    support: bool = False
    points: int
    """What the kind adds to a card's points (LOW-ARM-05)."""


class Rank(Sourced, frozen=True, kw_only=True):
    """A rank; every army has ``count`` cards of it (LOW-ARM-02).

    ``pips`` is its place in the order from low to high (LOW-CRD-06). Units of a ``command`` rank
    are command units, and one general leads the army. Cards of a ``person`` rank bear a person's
    name, of whom there is one in an army (LOW-OPC-04).
    """

    id: RankId
    name: Localised
    pips: int
    count: int
    command: bool = False
    person: bool = False


class Grid(Sourced, frozen=True, kw_only=True):
    """A target grid: cells from the shooter, as (to its owner's right, away from its owner)."""

    id: str
    cells: tuple[tuple[int, int], ...]


class Shot(Fact, frozen=True, kw_only=True):
    """The shot of a shooter: its strength and the name of its target grid (LOW-RNG-01)."""

    strength: int
    grid: str


class Card(Sourced, frozen=True, kw_only=True):
    """A card as printed; cards of one ``name`` are told apart by their ``mark``.

    ``short`` is the name in one word where there is little room; without one the name serves.
    ``attack`` holds the arrows the card has, in clockwise order, with their values (LOW-CRD-02).
    ``reserve`` copies of it lie beside the decks, for exchanges only.
    """

    id: str
    name: Localised
    short: Localised | None = None
    text: Localised
    mark: Direction | None = None
    race: str
    kind: KindId
    rank: RankId
    defence: int
    attack: dict[Direction, int]
    shot: Shot | None = None
    reserve: int = 0

    @property
    def arrows(self) -> tuple[int, ...]:
        """Return the values of all eight directions as in ``STEPS``; 0: there is no arrow."""
        return tuple(self.arrow(direction) for direction in STEPS)

    def arrow(self, direction: Direction) -> int:
        """Return the value of the arrow in a direction; 0: there is none."""
        return self.attack.get(direction, 0)


class Points(Sourced, frozen=True, kw_only=True):
    """What the parts of a card count in its points (LOW-ARM-05); points are information only.

    ``best`` is for the highest arrow value or the shot strength, whichever is greater;
    ``covered`` for each target cell and point of shot strength.
    """

    defence: int
    attack: int
    arrow: int
    best: int
    covered: int
