"""Text that positions and orders of the family have in common: hexes, strength, terrain."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from bot.games.notation import BadNotation, fields_of, known, once

from .content import Board, Section

SECTIONS: dict[str, Section] = {
    "left": "left",
    "centre": "centre",
    "center": "centre",
    "right": "right",
}
"""Sections as players write them."""

_PLACE = re.compile(r"([A-Z]\d{1,3})(?:\((\d{1,3})(?:/(\d{1,3}))?\))?")


def words(line: str, least: int, most: int | None = None) -> list[str]:
    """Split a line into so many words; raises ``BadNotation``."""
    found = line.split()
    if len(found) < least:
        raise BadNotation(f"{line!r}: at least {least} words are needed")
    if most is not None and len(found) > most:
        raise BadNotation(f"{line!r}: at most {most} words may stand here")
    return found


def read_place(text: str, usual: int) -> tuple[str, int, int] | None:
    """Read hex, strength now and strength at the start; None if the text is no such thing.

    >>> read_place("C3", 4), read_place("C3(2)", 4), read_place("C3(2/3)", 4)
    (('C3', 4, 4), ('C3', 2, 4), ('C3', 2, 3))
    """
    match = _PLACE.fullmatch(text)
    if match is None:
        return None
    start = int(match[3] or usual)
    return match[1], int(match[2] or start), start


class WantedUnit(NamedTuple):
    """What a fact says of a unit on a hex: ``echo_troopers (2) ordered not walked``."""

    kind: str
    line: str
    """The unit as in positions, without the marks that it lacks."""
    has_strength: bool
    marks: list[str]
    lacks: list[str]
    told: str


def wanted_unit(text: str, label: str, absent: Iterable[str]) -> WantedUnit:
    """Split a fact about the unit on a hex; ``absent`` are the marks that may stand after ``not``.

    Raises ``BadNotation``.
    """
    kind, *rest = words(text, 1)
    strength = rest.pop(0) if rest and rest[0].startswith("(") else ""
    marks: list[str] = []
    lacks: list[str] = []
    left = rest[::-1]
    while left:
        word = left.pop()
        if word != "not":
            marks.append(word)
        elif not left:
            raise BadNotation(f"{text!r}: not what?")
        else:
            lacks.append(known(left.pop(), absent, "mark", f"{text!r}"))
    line = " ".join([kind, f"{label}{strength}", *marks])
    told = " ".join([line, *(f"not {mark}" for mark in lacks)])
    return WantedUnit(kind, line, bool(strength), marks, lacks, told)


def on_board(board: Board, label: str, where: str) -> str:
    """Return a label of the board; else raise ``BadNotation``."""
    if label not in board.hexes:
        raise BadNotation(f"{where}: {label} is not on the board")
    return label


def read_terrain(
    board: Board, kinds: Iterable[str], given: Mapping[str, list[str]]
) -> dict[str, str]:
    """Read hexes by kind of terrain; raises ``BadNotation``."""
    for kind, labels in given.items():
        known(kind, kinds, "terrain", "terrain")
        for label in labels:
            on_board(board, label, f"terrain {kind}")
    once((label for labels in given.values() for label in labels), "terrain")
    return {label: kind for kind, labels in given.items() for label in labels}


def write_place(label: str, now: int, start: int, usual: int) -> str:
    """Write what ``read_place`` reads."""
    if start != usual:
        return f"{label}({now}/{start})"
    return f"{label}({now})" if now != start else label


def plain(value: msgspec.Struct, keep: tuple[str, ...] = ()) -> dict[str, Any]:
    """Return the fields of a struct that differ from their defaults, and those to keep."""
    found: dict[str, Any] = msgspec.to_builtins(value)
    for field in fields_of(type(value)):
        default = field.default
        if field.default_factory is not msgspec.NODEFAULT:
            default = field.default_factory()
        if field.name not in keep and getattr(value, field.name) == default:
            found.pop(field.name)
    found.pop("frame", None)
    return found
