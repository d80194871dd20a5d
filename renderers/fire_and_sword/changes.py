"""What the events changed, as things to draw: elements, ways, losses, flights, the last roll."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Self

import msgspec

from bot.engine.model import Event
from bot.games.fire_and_sword.geometry.fixed import Place
from bot.games.fire_and_sword.model.events import (
    Contested,
    Gone,
    Marked,
    Moved,
    OrderGiven,
    OrderTurned,
    Tested,
)
from renderers.kit.scene.deeds import Kind


class Way(NamedTuple):
    """How an element went on a virtual table: where it stood, one place after another."""

    element: str
    stops: tuple[Place, ...]


class Changes(msgspec.Struct):
    """All that a picture shows of what happened last, by element.

    ``share``: how much of the ways is gone (0 to 1).
    """

    touched: set[str] = set()
    losses: dict[str, int] = {}
    gone: set[str] = set()
    roll: Tested | Contested | None = None
    rolls: list[Tested | Contested] = []
    """All rolls, the last one too."""
    tracks: list[Way] = []
    share: float = 1.0

    @property
    def kind(self) -> Kind:
        """What there is to see."""
        if self.losses or self.gone:
            return "fight"
        return "walk" if self.tracks else "nothing"

    @property
    def ways(self) -> Sequence[tuple[str, ...]]:
        """The ways of elements, stop by stop, each stop as text."""
        return [
            tuple(f"{one.element}@{place.x},{place.y},{place.heading}" for place in one.stops)
            for one in self.tracks
        ]

    @property
    def places(self) -> tuple[str, ...]:
        """The elements that something happened to."""
        return tuple(sorted(self.touched))

    @property
    def is_fire(self) -> bool:
        """Whether somebody's attack is to be seen; nobody's is."""
        return False

    def walking(self, share: float) -> Self:
        """Return the same with its elements a share (0 to 1) along their ways."""
        return msgspec.structs.replace(self, share=share)

    def firing(self, share: float) -> Self:
        """Return the same: no fire is on its way."""
        return self


def read_changes(events: Sequence[Event]) -> Changes:
    """Gather what some events changed."""
    found = Changes()
    for event in events:
        if isinstance(event, Tested | Contested):
            found.roll = event
            found.rolls.append(event)
        if isinstance(event, Tested | Marked | Gone | Moved | OrderGiven | OrderTurned):
            found.touched |= {event.element} - {""}
        if isinstance(event, Gone):
            found.gone.add(event.element)
        if isinstance(event, Marked) and event.what == "losses" and event.after > event.before:
            more = found.losses.get(event.element, 0) + event.after - event.before
            found.losses[event.element] = more
        if isinstance(event, Moved):
            _walk(found.tracks, event)
    return found


def _walk(tracks: list[Way], event: Moved) -> None:
    """Add a movement to the way of its element, or begin one; structures are not walked."""
    before, after = event.before, event.after
    if before is None or before.structure or after.structure:
        return
    for number, one in enumerate(tracks):
        if one.element == event.element and one.stops[-1] == before.place:
            tracks[number] = Way(one.element, (*one.stops, after.place))
            return
    tracks.append(Way(event.element, (before.place, after.place)))
