"""What records tell, and to whom."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.engine.journal import Record, back_of
from bot.engine.model import Event, Seat

STANDING = "standing"
"""Author of the records that standing orders gave: ``standing:<policy>``."""
USUAL = "usual"
"""Author of the records that the usual policies of a game gave; no report names them."""


OVERDUE = "overdue"
"""Author of the records that were given for who was silent until the end: ``overdue:<policy>``."""


BY_PLAN = "plan"
"""Author of the records that a player's plan gave; to others they read as given by hand."""


BY_COMPUTER = "computer"
"""Author of the records that a computer player gave: ``computer:<level>`` where it decided."""


BY_PARTNER = "partner"
"""Author of the records that a teammate's suggestion gave for who was silent until the end."""


class Given(msgspec.Struct, frozen=True):
    """A standing order that gave a record; which policy it is its owner alone may read.

    ``late``: it was given since the time of the seat was over.
    """

    seat: Seat
    policy: str
    late: bool = False


CONSENT, MODERATOR = "consent", "moderator"
"""Authors of the records by which a match went back."""


class WentBack(msgspec.Struct, frozen=True):
    """That a match went back behind dice, by consent of all or, with a reason, by a moderator."""

    author: str
    why: str


class ToldRecord(msgspec.Struct, frozen=True):
    """The events of one record in force, and the standing order that gave it, if one did."""

    seq: int
    barrier: bool
    events: tuple[Event, ...]
    answer: Given | None = None
    back: WentBack | None = None


def visible(events: Iterable[Event], viewer: Seat | None) -> list[Event]:
    """Keep the events that a viewer may learn."""
    return [e for e in events if e.audience is None or (viewer and viewer in e.audience)]


def went_back(record: Record) -> WentBack | None:
    """Return how a match went back by a record, if it did."""
    return WentBack(record.author, back_of(record).why) if record.kind == "back" else None


def answered(record: Record) -> Given | None:
    """Return the standing order that gave a record, if one did."""
    kind, _, policy = record.author.partition(":")
    if kind not in (STANDING, OVERDUE) or record.seat is None:
        return None
    return Given(record.seat, policy, late=kind == OVERDUE)
