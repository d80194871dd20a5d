"""Taking back behind dice: by consent of all players, or by a moderator with a reason (F59, N18).

Whoever asks says to which record the match goes back; everybody reads what was learnt since before
they agree. An order in between ends the question. The journal keeps what was taken back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from bot.engine import journal
from bot.engine.flow import Position
from bot.engine.game import AnyGame
from bot.engine.journal import Back, Divergence, Timeline
from bot.engine.model import Event, Seat, Text
from bot.engine.refusal import UndoRefused
from bot.service.match import again
from bot.service.match.live import in_force
from bot.service.match.moves import Cause
from bot.service.match.publish import retaking_post
from bot.service.match.sessions import MatchSessions
from bot.service.match.steps import Steps
from bot.service.match.told import CONSENT, MODERATOR, ToldRecord, visible, went_back
from bot.service.model import MatchInfo, deciders
from bot.service.ports.clocks import ClockNews
from bot.service.ports.matches import Again, JournalRow, MatchRow
from bot.service.ports.store import Writing
from bot.service.refusals import LobbyRefused, NotRunning, NotSeated, Unplayable

BACK, WAIVE, DECLINE = "back", "waive", "decline"
"""What may be proposed: ``back=`` with a record and the last one; ``decline`` says no to it."""
MOST_WHY = 200
"""Most characters of a moderator's reason."""


class Undone(NamedTuple):
    """What going back to the record ``to`` takes back, as everybody may know it.

    ``shown`` are the seats whose orders showed something hidden to somebody without dice.
    """

    to: int
    head: int
    orders: int
    events: tuple[Event, ...]
    shown: tuple[Seat, ...]

    @property
    def proposal(self) -> str:
        """How it is proposed."""
        return f"{BACK}={self.to}.{self.head}"


class Replayed(NamedTuple):
    """A journal played again: how the match stands after a record, and what is done again then."""

    chain: str
    position: Position
    again: tuple[Again, ...]


class Retaking:
    """Matches that go back behind dice."""

    def __init__(self, sessions: MatchSessions, steps: Steps):
        self._sessions = sessions
        self._steps = steps

    async def offered(self, match: str, user: int, to: int | None = None) -> Undone:
        """Tell what would be taken back: all behind a record, or from a user's last order on.

        Raises ``NotRunning``, and ``UndoRefused`` where there is no such thing.
        """
        async with self._sessions.store.read() as tx:
            row = await self._sessions.row(tx, match)
            if row.info.status != "running":
                raise NotRunning(row.info.status)
            rows = await tx.journal(match)
        return _undone(self._sessions.game_of(row), row, rows, to, user)

    async def points(self, match: str, *, present: bool = False) -> tuple[ToldRecord, ...]:
        """List the records in force to which a match may go back, with public events.

        ``present``: and the last one.
        """
        async with self._sessions.store.read() as tx:
            row = await self._sessions.row(tx, match)
            rows = await tx.journal(match)
        told = in_force(self._sessions.game_of(row), rows)[: None if present else -1]
        replace = msgspec.structs.replace
        return tuple(replace(one, events=tuple(visible(one.events, None))) for one in told)

    async def propose(self, match: str, user: int, what: str, *, interaction: str) -> MatchInfo:
        """Propose something, say yes to it or decline; with the last yes it is done.

        Raises ``Refused``, where the match went on since it was proposed as well.
        """
        kind, _, detail = what.partition("=")
        replayed = await self._replayed_for(match, user, detail) if kind == BACK else None

        async def work(tx: Writing, row: MatchRow) -> MatchInfo:
            if row.info.status != "running":
                raise NotRunning(row.info.status)
            if not row.info.seats_of(user):
                raise NotSeated
            keeping = row.keeping
            if kind == DECLINE:
                if not keeping.proposed:
                    raise LobbyRefused(Text("refused-nothing-proposed"))
                keeping.proposed, keeping.consents = "", ()
                return await self._told(tx, row, ClockNews("declined", user))
            asked = await self._checked(tx, row, kind, detail, user)
            known = keeping.proposed == what
            keeping.consent(what, user)
            if not set(row.info.people) <= set(keeping.consents):
                return await self._told(tx, row, None if known else asked[0], asked[1])
            keeping.proposed, keeping.consents = "", ()
            if kind == WAIVE:
                row.again = ()
                return await self._told(tx, row, ClockNews("waived", user))
            if replayed is None or replayed.chain != row.chain:
                raise UndoRefused(Text("refused-back-stale"))
            back, cause = Back(_record_of(detail)), Cause(interaction, user)
            info = await self._go_back(tx, row, CONSENT, back, replayed, cause)
            news = ClockNews("back", user, bound=bool(row.again))
            await tx.post([retaking_post(info, news)])
            return info

        return await self._sessions.once(match, interaction, MatchInfo, work)

    async def rollback(
        self, match: str, user: int, to: int, why: str, *, interaction: str
    ) -> MatchInfo:
        """Take a match back to a record by a moderator's ruling; the caller knows they are one.

        What was taken back need not be done again. Raises ``Refused``.
        """
        if not why.strip() or len(why) > MOST_WHY:
            raise LobbyRefused(Text("refused-back-why", {"most": MOST_WHY}))
        undone = await self.offered(match, user, to)
        replayed = await self._replay(match, undone.to)

        async def work(tx: Writing, row: MatchRow) -> MatchInfo:
            if row.info.status != "running":
                raise NotRunning(row.info.status)
            if replayed.chain != row.chain:
                raise UndoRefused(Text("refused-back-stale"))
            row.keeping.proposed, row.keeping.consents = "", ()
            free = replayed._replace(again=())
            back, cause = Back(undone.to, why.strip()), Cause(interaction, user)
            info = await self._go_back(tx, row, MODERATOR, back, free, cause)
            news = ClockNews("rolled-back", user, left=undone.orders, why=why.strip())
            await tx.post([retaking_post(info, news, undone.events)])
            return info

        return await self._sessions.once(match, interaction, MatchInfo, work)

    # ----------------------------------------------------------------------------------------------

    async def _checked(
        self, tx: Writing, row: MatchRow, kind: str, detail: str, user: int
    ) -> tuple[ClockNews, tuple[Event, ...]]:
        """Return how a proposal is told; raises ``Refused`` for one that makes no sense."""
        if kind == WAIVE:
            if not row.again:
                raise LobbyRefused(Text("refused-nothing-to-waive"))
            return ClockNews("ask-waive", user), ()
        to, head = _record_of(detail), _head_of(detail)
        if head != row.info.head:
            raise UndoRefused(Text("refused-back-stale"))
        rows = await tx.journal(row.info.id)
        found = _undone(self._sessions.game_of(row), row, rows, to, user)
        news = ClockNews(
            "ask-back", user, left=found.orders, proposal=found.proposal, shown=found.shown
        )
        return news, found.events

    async def _told(
        self, tx: Writing, row: MatchRow, news: ClockNews | None, events: Sequence[Event] = ()
    ) -> MatchInfo:
        """Store what was proposed or agreed, and tell it."""
        await tx.save(row)
        if news is not None:
            await tx.post([retaking_post(row.info, news, events)])
        return row.info

    async def _replayed_for(self, match: str, user: int, detail: str) -> Replayed | None:
        """Play a match again if nobody's consent but a user's is missing; that takes long."""
        async with self._sessions.store.read() as tx:
            row = await self._sessions.row(tx, match)
        known = row.keeping.proposed == f"{BACK}={detail}"
        agreed = {user, *(row.keeping.consents if known else ())}
        if row.info.status != "running" or not set(row.info.people) <= agreed:
            return None
        return await self._replay(match, _record_of(detail))

    async def _replay(self, match: str, to: int) -> Replayed:
        """Play a match again beside the loop; raises ``Unplayable``, ``UndoRefused``."""
        async with self._sessions.store.read() as tx:
            row = await self._sessions.row(tx, match)
            rows = tuple(await tx.journal(match))
        game = self._sessions.game_of(row)
        return await asyncio.to_thread(_replayed, game, row, rows, to)

    async def _go_back(
        self, tx: Writing, row: MatchRow, author: str, back: Back, to: Replayed, cause: Cause
    ) -> MatchInfo:
        """Write the record of going back; standing orders answer what is asked again."""
        live = await self._sessions.live(tx, row)
        before = deciders(row.info, live.position)
        bare = journal.back_record(row.info.head + 1, author, back, to.position)
        record = journal.sealed(bare, row.chain)
        live.line.back(record, to.position)
        live.told, live.latest = [ToldRecord(record.seq, True, (), None, went_back(record))], ()
        row.again = to.again
        records = [JournalRow(record, b"[]")]
        await self._steps.unasked(tx, live, records)
        await self._steps.keep(tx, live, records, cause, before, fresh=True)
        return live.row.info


def _undone(
    game: AnyGame, row: MatchRow, rows: Sequence[JournalRow], to: int | None, user: int
) -> Undone:
    """Find what is taken back; raises ``UndoRefused``."""
    told = in_force(game, rows)
    places = {one.seq: place for place, one in enumerate(told)}
    if to is None:
        mine = row.info.seats_of(user)
        own = {
            one.record.seq
            for one in rows
            if one.record.kind == "act" and one.record.author == "player"
            if one.record.seat in mine
        }
        last = max((place for seq, place in places.items() if seq in own), default=0)
    else:
        last = places.get(to, len(told)) + 1
    if not 0 < last < len(told):
        raise UndoRefused(Text("refused-undo-nothing"))
    gone, seats = told[last:], {one.record.seq: one.record.seat for one in rows}
    dice = {one.record.seq for one in rows if one.record.draws}
    shown = [seats[one.seq] for one in gone if one.barrier and one.seq not in dice]
    return Undone(
        told[last - 1].seq,
        row.info.head,
        len(gone),
        tuple(event for one in gone for event in visible(one.events, None)),
        tuple(dict.fromkeys(seat for seat in shown if seat is not None)),
    )


def _replayed(game: AnyGame, row: MatchRow, rows: Sequence[JournalRow], to: int) -> Replayed:
    line = Timeline(game, row.info.setup)
    try:
        for one in rows:
            line.play(one.record, exact=False)
    except Divergence as error:
        raise Unplayable from error
    position = line.rewound(to)
    first = next(i for i, (record, _) in enumerate(line.entries) if record.seq == to) + 1
    return Replayed(row.chain, position, again.taken_back(line.entries, first, row.again))


def _record_of(detail: str) -> int:
    """Read the record to which a proposal goes back; raises ``UndoRefused``."""
    number = detail.partition(".")[0]
    if not (number.isascii() and number.isdigit() and len(number) < 8):
        raise UndoRefused(Text("refused-undo-nothing"))
    return int(number)


def _head_of(detail: str) -> int:
    """Read the last record that a proposal knows of; raises ``UndoRefused``."""
    return _record_of(detail.partition(".")[2])
