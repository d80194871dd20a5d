"""A match in memory, and how it is rebuilt from what is stored."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.engine import journal
from bot.engine.chance.draws import SeededDraws
from bot.engine.flow import Position
from bot.engine.game import AnyGame
from bot.engine.journal import BY_DEED, Record, Timeline
from bot.engine.model import Action, Seat
from bot.service.ports.matches import JournalRow, MatchRow
from bot.service.ports.windows import Window
from bot.service.refusals import Unplayable

from .told import ToldRecord, answered, went_back
from .turns import Ended

LOG = logging.getLogger(__name__)


class Live(msgspec.Struct):
    """A match in memory: only a cache, the stored head decides.

    ``told`` holds the records in force that the live board message tells; ``ended`` is the turn
    before it, from the step that ended it until that is posted. ``windows`` holds those of the open
    questions by serial; they are read anew for every order. ``latest`` holds the records of the
    last order, where this process carried it out and nothing was taken back.
    """

    row: MatchRow
    line: Timeline
    told: list[ToldRecord]
    windows: dict[int, Window] = {}
    ended: Ended | None = None
    latest: tuple[ToldRecord, ...] = ()

    @property
    def position(self) -> Position:
        """The present position."""
        return self.line.position

    def draws(self, seat: Seat, action: Action) -> SeededDraws:
        """Return the match's source of chance for an action in the present position."""
        return draws_of(self.row).bound(journal.deed(self.position, seat, action))

    @property
    def undoable(self) -> Seat | None:
        """The seat that may take the last step in force back, if any may."""
        last = self.line.entries[-1][0]
        return None if last.kind == "begin" or last.barrier else last.seat


def draws_of(row: MatchRow) -> SeededDraws:
    """Return a match's source of chance."""
    by_deed = row.info.chance == BY_DEED
    return SeededDraws(row.seed, row.info.id, row.info.nonces, by_deed=by_deed)


def resumed(game: AnyGame, row: MatchRow, rows: Sequence[JournalRow]) -> Timeline:
    """Rebuild the end of a match from its last barrier and the records from there on.

    A match that began with other rules goes on with those of this program as long as its last steps
    are legal in them. Raises ``Unplayable`` where snapshot, journal and rules do not agree.
    """
    later = [one.record for one in rows[1:]]
    exact = row.info.version == game.version
    try:
        position = Position.decode(game, row.barrier_state)
        if journal.digest(position) != rows[0].record.digest:
            raise journal.Divergence(row.barrier, "the snapshot is not the state after it")
        return Timeline.resumed(row.info.setup, rows[0].record, position, later, exact=exact)
    except (journal.Divergence, msgspec.MsgspecError, IndexError) as error:
        LOG.error("match %s cannot be resumed: %s", row.info.id, error)
        raise Unplayable from error


def in_force(game: AnyGame, rows: Sequence[JournalRow]) -> list[ToldRecord]:
    """Decode what the records tell that were not taken back."""
    gone = undone([one.record for one in rows])
    kept = [one for one in rows if one.record.kind != "undo" and one.record.seq not in gone]
    return [_told(game, one) for one in kept]


def undone(records: Sequence[Record]) -> set[int]:
    """Return the sequence numbers of records that were taken back."""
    kept: list[int] = []
    gone: set[int] = set()
    for record in records:
        if record.kind == "back":
            to = journal.back_of(record).to
            gone.update(seq for seq in kept if seq > to)
            kept = [*(seq for seq in kept if seq <= to), record.seq]
        elif record.kind == "undo" and kept:
            gone.add(kept.pop())
        elif record.kind != "undo":
            kept.append(record.seq)
    return gone


def _told(game: AnyGame, row: JournalRow) -> ToldRecord:
    events = game.codec.events(row.events)
    return ToldRecord(
        row.record.seq, row.record.barrier, events, answered(row.record), went_back(row.record)
    )


def encode_events(events: tuple[Any, ...]) -> bytes:
    """Encode events with their audiences, as the journal keeps them."""
    return msgspec.json.encode(events)
