"""What the events changed, as things to draw: elements, losses, flights, the last roll."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.engine.model import Event
from bot.games.fire_and_sword.model.events import (
    Contested,
    Gone,
    Marked,
    OrderGiven,
    OrderTurned,
    Tested,
)


class Changes(msgspec.Struct):
    """All that a picture shows of what happened last, by element."""

    touched: set[str] = set()
    losses: dict[str, int] = {}
    gone: set[str] = set()
    roll: Tested | Contested | None = None


def read_changes(events: Sequence[Event]) -> Changes:
    """Gather what some events changed."""
    found = Changes()
    for event in events:
        if isinstance(event, Tested | Contested):
            found.roll = event
        if isinstance(event, Tested | Marked | Gone | OrderGiven | OrderTurned) and event.element:
            found.touched.add(event.element)
        if isinstance(event, Gone):
            found.gone.add(event.element)
        if isinstance(event, Marked) and event.what == "losses" and event.after > event.before:
            more = found.losses.get(event.element, 0) + event.after - event.before
            found.losses[event.element] = more
    return found
