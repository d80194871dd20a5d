"""What other rules would make of the running matches: each journal is played again beside them.

Nothing is changed. A match that differs goes on by the rules at hand from its last barrier on, as
``bot.service.match.live`` says, if what came since is legal in them.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence

import msgspec

from bot.engine.game import AnyGame
from bot.engine.journal import Divergence, Record, Timeline
from bot.service.ports.matches import JournalRow, MatchRow
from bot.service.ports.store import Store
from bot.service.refusals import Unplayable

from .live import resumed
from .turns import turn_of


class Rehearsed(msgspec.Struct, frozen=True):
    """A running match played again by other rules than those it ``began`` with.

    ``differs`` is the first record that gives something else, in the turn ``turn`` (None where the
    match has no turns), and ``why``; None: all is as it was. ``goes_on``: whether it can be played
    on. ``players`` are those whom it concerns.
    """

    match: str
    system: str
    began: str
    records: int
    goes_on: bool
    players: tuple[int, ...]
    differs: int | None = None
    turn: int | None = None
    why: str = ""


async def rehearse(store: Store, games: Mapping[str, AnyGame]) -> AsyncIterator[Rehearsed]:
    """Play every running match again, one at a time; raises ``StoreError``."""
    async with store.read() as tx:
        ids = await tx.running()
    for match in ids:
        async with store.read() as tx:
            row, rows = await tx.match(match), await tx.journal(match)
        if row is not None and row.info.status == "running" and rows:
            yield _rehearsed(row, rows, games.get(row.info.system))


def _rehearsed(row: MatchRow, rows: Sequence[JournalRow], game: AnyGame | None) -> Rehearsed:
    info = row.info
    people = tuple(
        sorted({one.user for one in info.seats if one.user is not None and one.user > 0})
    )
    found = Rehearsed(info.id, info.system, info.version, len(rows), game is not None, people)
    if game is None:
        return msgspec.structs.replace(found, differs=0, why="the game is not installed")
    first = _first_difference(game, row, [one.record for one in rows])
    if first is None:
        return found
    seq, turn, why = first
    goes_on = _goes_on(game, row, rows)
    return msgspec.structs.replace(found, differs=seq, turn=turn, why=why, goes_on=goes_on)


def _first_difference(
    game: AnyGame, row: MatchRow, records: Sequence[Record]
) -> tuple[int, int | None, str] | None:
    line, turn = Timeline(game, row.info.setup), None
    for record in records:
        try:
            line.play(record)
        except Divergence as fault:
            why = str(fault).removeprefix(f"record {record.seq}: ")
            return record.seq, turn, why
        now = turn_of(line.position)
        turn = None if now is None else now.number
    return None


def _goes_on(game: AnyGame, row: MatchRow, rows: Sequence[JournalRow]) -> bool:
    try:
        resumed(game, row, [one for one in rows if one.record.seq >= row.barrier])
    except Unplayable:
        return False
    return True
