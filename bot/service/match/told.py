"""What records tell, and to whom."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.engine.journal import Record
from bot.engine.model import Event, Seat

STANDING = "standing"
"""Author of the records that standing orders gave: ``standing:<policy>``."""
USUAL = "usual"
"""Author of the records that the usual policies of a game gave; no report names them."""


class Given(msgspec.Struct, frozen=True):
    """A standing order that gave a record; which policy it is its owner alone may read."""

    seat: Seat
    policy: str


class ToldRecord(msgspec.Struct, frozen=True):
    """The events of one record in force, and the standing order that gave it, if one did."""

    seq: int
    barrier: bool
    events: tuple[Event, ...]
    answer: Given | None = None


def visible(events: Iterable[Event], viewer: Seat | None) -> list[Event]:
    """Keep the events that a viewer may learn."""
    return [e for e in events if e.audience is None or (viewer and viewer in e.audience)]


def answered(record: Record) -> Given | None:
    """Return the standing order that gave a record, if one did."""
    kind, _, policy = record.author.partition(":")
    if kind != STANDING or record.seat is None:
        return None
    return Given(record.seat, policy)
