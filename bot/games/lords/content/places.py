"""Structs for the mat, the numbers of the course of play, options and battles."""

from __future__ import annotations

import string
from typing import Literal, TypeAlias

from bot.engine.model import Side
from bot.games.facts import Fact, Localised, Sourced

from .armies import Mode


class Edge(Fact, frozen=True, kw_only=True):
    """Where a side sits: its start cell, and whether forward means up the rows (1) or down (-1)."""

    start: str
    forward: Literal[1, -1]


class Mat(Sourced, frozen=True, kw_only=True):
    """The mat: columns from west to east, rows from south to north (LOW-MAT-01)."""

    columns: int
    rows: int
    sides: dict[Side, Edge]

    @property
    def cells(self) -> tuple[str, ...]:
        """All labels, row by row from the south-west: ``a1``, ``b1`` and so on."""
        letters = string.ascii_lowercase[: self.columns]
        return tuple(f"{letter}{row}" for row in range(1, self.rows + 1) for letter in letters)


class Course(Sourced, frozen=True, kw_only=True):
    """Numbers of the course of play that no option changes.

    ``hand`` is the size to which a hand is refilled, ``opening_draw`` what joins the general
    (LOW-SET-04); after ``skips`` turns in a row without a placement the game ends (LOW-DCK-04).
    """

    hand: int
    opening_draw: int
    skips: int


class Switch(Sourced, frozen=True, kw_only=True):
    """An option that is on or off."""

    name: Localised
    rules: tuple[str, ...]
    default: bool

    def allows(self, value: bool | int | str) -> bool:
        """Tell whether the option may have a value."""
        return isinstance(value, bool)


class Number(Sourced, frozen=True, kw_only=True):
    """An option that is a number between two ends, both allowed."""

    name: Localised
    rules: tuple[str, ...]
    default: int
    min: int
    max: int

    def allows(self, value: bool | int | str) -> bool:
        """Tell whether the option may have a value."""
        return (
            isinstance(value, int) and not isinstance(value, bool) and self.min <= value <= self.max
        )


class ModeOption(Sourced, frozen=True, kw_only=True):
    """The option that says which armies may be chosen; ``values`` in rising order."""

    name: Localised
    rules: tuple[str, ...]
    default: Mode
    values: dict[Mode, Localised]

    def allows(self, value: bool | int | str) -> bool:
        """Tell whether the option may have a value."""
        return value in self.values


Option: TypeAlias = Switch | Number | ModeOption


class Options(Fact, frozen=True, kw_only=True):
    """All that the players may agree on before a battle; the field's name is the option's id.

    The first of an option's rules is the one that says which values it may have.
    """

    borderless: Switch
    victory_units: Number
    victory_commands: Number
    army_mode: ModeOption
    advanced: Switch
    stall_limit: Number
    open_lists: Switch

    def by_id(self) -> dict[str, Option]:
        """Return the options by id, in the order of the list."""
        return {name: getattr(self, name) for name in self.__struct_fields__}


class Battle(Sourced, frozen=True, kw_only=True):
    """A battle to choose: values of options, and the armies if nobody chooses another.

    The first army goes to the player who sits down first, whichever side the lot gives them
    (LOW-SET-02).
    """

    id: str
    number: int
    """Place in the list of battles."""
    name: Localised
    briefing: Localised
    options: dict[str, bool | int | str] = {}
    armies: tuple[str, str]
