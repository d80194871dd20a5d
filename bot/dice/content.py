"""The dice of the five systems as ``data/dice`` tells them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Literal, NamedTuple

import msgspec


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something in the data with its origin."""

    source: str
    confidence: str


class Target(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What battle dice do to a class of targets.

    ``confirm``: the dice that hit are rolled again, and only these faces count. ``steadfast``: it
    is never driven back. ``alone``: the mode of the attack changes nothing.
    """

    hits: tuple[str, ...]
    confirm: tuple[str, ...] = ()
    steadfast: bool = False
    alone: bool = False
    rules: tuple[str, ...] = ()


class Mode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of attack: faces that hit besides the target's, or instead of them."""

    also: tuple[str, ...] = ()
    only: tuple[str, ...] = ()
    steadfast: bool = False
    rules: tuple[str, ...] = ()


class BattleDie(Entry, frozen=True):
    """A die with symbols: a rolled value v shows the v-th face."""

    faces: tuple[str, ...]
    flag: str
    targets: dict[str, Target]
    modes: dict[str, Mode] = {}
    rules: tuple[str, ...] = ()


class Band(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a result table: sums up to ``most``; the last row has no limit."""

    result: str
    most: int | None = None


class JoursTest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A check with one die: at most a value, a table, or the higher of two sides."""

    kind: Literal["under", "table", "higher"]
    rules: tuple[str, ...]
    rows: tuple[Band, ...] = ()


class Modifier(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A modifier of a check with its rule."""

    value: int
    rule: str


class JoursDie(Entry, frozen=True):
    """The ten-sided die whose 0 is zero, and the checks made with it."""

    faces: tuple[int, ...]
    rules: tuple[str, ...]
    tests: dict[str, JoursTest]
    modifiers: dict[str, dict[str, Modifier]]


class TableSystem(Entry, frozen=True):
    """A system as a live game keeps it: its sides, and between whom lots are drawn."""

    sides: tuple[str, ...]
    lots: tuple[str, ...] = ()
    rule: str = ""


class DiceContent(msgspec.Struct, frozen=True):
    """All of ``data/dice``."""

    battle: dict[str, BattleDie]
    jours: JoursDie
    systems: dict[str, TableSystem]


Problem = tuple[str, str, str, str]
"""Field, id, path inside it, message."""


def check(content: DiceContent) -> Iterator[Problem]:
    """Yield what does not fit together."""
    for slug, die in content.battle.items():
        yield from _check_battle(slug, die)
    for name, test in content.jours.tests.items():
        limits = [row.most for row in test.rows]
        bounds = [most for most in limits[:-1] if most is not None]
        rising = len(bounds) == len(limits[:-1]) and bounds == sorted(set(bounds))
        if (test.kind == "table") != bool(limits) or not rising or limits[-1:] not in ([], [None]):
            yield "jours", "", f"tests.{name}.rows", "rows must rise to a last one without limit"
    for name in set(content.jours.modifiers) - set(content.jours.tests):
        yield "jours", "", f"modifiers.{name}", "there is no such test"
    for name in {*content.battle, "jours"} - set(content.systems):
        yield "systems", name, "", "the system is missing"


def _check_battle(slug: str, die: BattleDie) -> Iterator[Problem]:
    lists = [(f"targets.{name}", (*one.hits, *one.confirm)) for name, one in die.targets.items()]
    lists += [(f"modes.{name}", (*one.also, *one.only)) for name, one in die.modes.items()]
    for path, faces in [*lists, ("flag", (die.flag,))]:
        for face in set(faces) - set(die.faces):
            yield "battle", slug, path, f"the die has no face {face}"


class Shelf(NamedTuple):
    """How ``bot.library`` reads the folder; compare ``bot.games.System``."""

    content: Any
    unfold: Callable[[str, str, Any], Iterable[tuple[str, Any]]]
    check: Callable[[Any], Iterator[Problem]]
    leaves: frozenset[str]


SHELF = Shelf(DiceContent, lambda _field, key, raw: [(key, raw)], check, frozenset())
