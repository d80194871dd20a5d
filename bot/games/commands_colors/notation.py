"""Text that positions and orders of the family have in common: hexes, strength, sections."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from .content import Section

SECTIONS: dict[str, Section] = {
    "left": "left",
    "centre": "centre",
    "center": "centre",
    "right": "right",
}
"""Sections as players write them."""

_PLACE = re.compile(r"([A-Z]\d+)(?:\((\d+)(?:/(\d+))?\))?")


class BadNotation(ValueError):
    """A position that cannot be read: what is wrong with it."""


def words(line: str, least: int) -> list[str]:
    """Split a line into at least so many words; raises ``BadNotation``."""
    found = line.split()
    if len(found) < least:
        raise BadNotation(f"{line!r}: at least {least} words are needed")
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


def write_place(label: str, now: int, start: int, usual: int) -> str:
    """Write what ``read_place`` reads."""
    if start != usual:
        return f"{label}({now}/{start})"
    return f"{label}({now})" if now != start else label


def plain(value: msgspec.Struct, keep: tuple[str, ...] = ()) -> dict[str, Any]:
    """Return the fields of a struct that differ from their defaults, and those to keep."""
    found: dict[str, Any] = msgspec.to_builtins(value)
    for field in msgspec.structs.fields(value):
        default = field.default
        if field.default_factory is not msgspec.NODEFAULT:
            default = field.default_factory()
        if field.name not in keep and getattr(value, field.name) == default:
            found.pop(field.name)
    found.pop("frame", None)
    return found
