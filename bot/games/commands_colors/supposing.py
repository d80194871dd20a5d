"""Supposing that a unit were different or stood elsewhere, for computer players and previews."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol, TypeVar


class Standing(Protocol):
    """A unit on a hex."""

    hex: str


U = TypeVar("U", bound=Standing)


@contextmanager
def instead(units: dict[str, U], unit: U, copy: U) -> Iterator[None]:
    """Let a copy of a unit stand on the board in its place for a while; ``units`` are by hex."""
    units.pop(unit.hex)
    units[copy.hex] = copy
    try:
        yield
    finally:
        units.pop(copy.hex)
        units[unit.hex] = unit
