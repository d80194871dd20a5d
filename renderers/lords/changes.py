"""What the events changed, as things to draw: placements, totals, blows, shots, moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from bot.engine.model import Event, Side
from bot.games.lords.model import events as ev
from bot.games.lords.rules.geometry import Cell


class Left(msgspec.Struct, frozen=True):
    """A unit that left its cell: eliminated, recalled, or moved on."""

    card: str
    side: Side
    cell: Cell
    fallen: bool


class Changes(msgspec.Struct):
    """All that a picture shows of the last actions; later events win where they overlap."""

    placed: dict[Cell, Side] = {}
    """Where the cards placed stand now or fell."""
    hits: dict[tuple[Cell, int], ev.UnitHit] = {}
    """What each unit took last, by its cell and number."""
    left: dict[Cell, Left] = {}
    moves: list[tuple[Cell, Cell]] = []
    struck_by: float = 1.0
    """What share of their way arrows and shots have come: less than all in a film, without totals.
    """
    turned_over: float = 1.0
    """How far the cards of units that fell are turned over, as a share."""

    @property
    def shows(self) -> bool:
        """Tell whether there is anything to see."""
        return bool(self.placed or self.hits or self.left or self.moves)

    def striking(self, share: float) -> Changes:
        """Return only the arrows and shots, a share (0 to 1) of their way to what they hit."""
        return Changes(placed=self.placed, hits=self.hits, struck_by=share)

    def falling(self, share: float) -> Changes:
        """Return the same with what fell turned over by a share (0 to 1)."""
        return msgspec.structs.replace(self, turned_over=share)

    def cells(self) -> tuple[Cell, ...]:
        """Return every cell where something happened."""
        ends = [cell for move in self.moves for cell in move]
        return tuple(dict.fromkeys([*self.placed, *self.struck, *self.left, *ends]))

    @property
    def struck(self) -> tuple[Cell, ...]:
        """The cells where somebody was hit."""
        return tuple(dict.fromkeys(cell for cell, _ in self.hits))

    def blows(self) -> Iterator[tuple[ev.UnitHit, ev.Strike]]:
        """Yield the arrows and shots worth showing.

        These are all that struck what fell, and those from or at what was placed.
        """
        for hit in self.hits.values():
            for strike in hit.strikes:
                if hit.eliminated or hit.cell in self.placed or strike.cell in self.placed:
                    yield hit, strike


def read_changes(events: Sequence[Event]) -> Changes:
    """Gather what the events of the last turn with any of them changed."""
    changes, over = Changes(), False
    for event in events:
        if isinstance(event, ev.TurnBegan):
            over = True
        elif isinstance(event, ev.UnitPlaced | ev.UnitHit | ev.BerserkerAdvanced | ev.UnitRecalled):
            changes, over = Changes() if over else changes, False
            _read(changes, event)
    return changes


def _read(
    changes: Changes,
    event: ev.UnitPlaced | ev.UnitHit | ev.BerserkerAdvanced | ev.UnitRecalled,
) -> None:
    match event:
        case ev.UnitPlaced():
            changes.placed[event.cell] = event.side
        case ev.UnitHit():
            changes.hits[event.cell, event.unit] = event
            if event.eliminated:
                changes.left[event.cell] = Left(event.card, event.side, event.cell, True)
        case ev.BerserkerAdvanced():
            changes.moves.append((event.origin, event.target))
            if event.origin in changes.placed:
                changes.placed[event.target] = changes.placed.pop(event.origin)
        case ev.UnitRecalled():
            changes.left[event.cell] = Left(event.card, event.side, event.cell, False)
