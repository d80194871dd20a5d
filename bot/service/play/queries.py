"""Questions about matches; none of them changes anything."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from bot.engine.model import Event, Seat
from bot.engine.plans.standing import StandingOrder
from bot.service.match import waits, windows
from bot.service.match.history import Past
from bot.service.match.live import in_force, undone
from bot.service.match.sessions import MatchSessions, numbered
from bot.service.match.told import ToldRecord, visible
from bot.service.model import MatchInfo, Receipt, Status, Table, deciders
from bot.service.ports.clocks import Noted
from bot.service.ports.receipts import Unread
from bot.service.refusals import NotRunning, Unplayable

MOST_LOOKED = 40
"""How many matches of a user are looked at for what waits for them."""

RECENT = 200
"""How many records are looked through for what happened since somebody's last decision."""


class Queries:
    """What may be asked about matches."""

    def __init__(self, sessions: MatchSessions):
        self._sessions = sessions

    async def table(self, match: str) -> Table:
        """Return a match as it stands; raises ``UnknownMatch``."""
        sessions = self._sessions
        async with sessions.store.read() as tx:
            row = await sessions.row(tx, match)
            cached = sessions.cached(row)
            if cached is not None:
                found = await windows.stored(tx, match, cached.position)
                game = sessions.game_of(row)
                told = waits.waits_of(row, cached.position)
                return Table(row.info, game, cached.position, cached.undoable, told, found)
        game = sessions.game_of(row)
        if not row.info.began:
            return Table(row.info, game, None)
        async with sessions.queue(match), sessions.store.read() as tx:
            row = await sessions.row(tx, match)
            live = await sessions.live(tx, row)
            sessions.keep(live)
        told = waits.waits_of(row, live.position)
        return Table(row.info, game, live.position, live.undoable, told, live.windows)

    async def of_user(self, user: int) -> tuple[MatchInfo, ...]:
        """List a user's matches, unfinished first, then newest first."""
        async with self._sessions.store.read() as tx:
            return tuple(await tx.matches_of(user))

    async def of_guild(self, guild: int) -> tuple[MatchInfo, ...]:
        """List the lobbies and running matches of a server, lobbies first, then newest first."""
        async with self._sessions.store.read() as tx:
            return tuple(await tx.matches_in(guild))

    async def urgent(self, user: int) -> tuple[Table, ...]:
        """List the matches that wait for a user, that whose time is over first in front."""
        running = [one for one in await self.of_user(user) if one.status == "running"]
        tables = []
        for info in running[:MOST_LOOKED]:
            with suppress(Unplayable):
                tables.append(await self.table(info.id))
        waiting = [one for one in tables if one.decision_for(user) is not None]
        return tuple(sorted(waiting, key=lambda one: _urgency(one, user)))

    async def elsewhere(self, user: int, but: str) -> int:
        """Count the running matches of a user that wait for them, but for one.

        Those that are in memory as they are stored are looked at there.
        """
        infos = [one for one in await self.of_user(user) if one.status == "running"]
        count = 0
        for info in infos[:MOST_LOOKED]:
            if info.id != but:
                with suppress(Unplayable):
                    count += user in await self._deciders(info)
        return count

    async def _deciders(self, info: MatchInfo) -> tuple[int, ...]:
        live = self._sessions.remembered(info)
        return (
            (await self.table(info.id)).deciders if live is None else deciders(info, live.position)
        )

    async def in_channel(
        self, channel: int, user: int | None = None, first: Status = "running"
    ) -> MatchInfo | None:
        """Return the match that a user means in a channel, see ``Reading.in_channel``."""
        async with self._sessions.store.read() as tx:
            return await tx.in_channel(channel, user, first)

    async def log(
        self, match: str, viewer: Seat | None, *, last: int | None = 50
    ) -> tuple[ToldRecord, ...]:
        """List the latest records in force with the events that a viewer may see.

        There are at most ``last`` events (None: any number); records that tell the viewer nothing
        are left out.
        """
        async with self._sessions.store.read() as tx:
            row = await self._sessions.row(tx, match)
            first = 0 if last is None else max(0, row.info.head - 4 * last)
            rows = await tx.journal(match, first)
        told = in_force(self._sessions.game_of(row), rows)
        seen: list[ToldRecord] = []
        left = sum(len(one.events) for one in told) if last is None else last
        for one in reversed(told):
            events = tuple(visible(one.events, viewer))[-left:] if left > 0 else ()
            left -= len(events)
            if events or ((one.answer is not None or one.back is not None) and left > 0):
                seen.append(msgspec.structs.replace(one, events=events))
        return tuple(reversed(seen))

    async def log_lines(self, match: str) -> list[Noted]:
        """List what the log of a match tells of its people, which everybody may read."""
        async with self._sessions.store.read() as tx:
            return await tx.log_lines(match)

    async def since(self, table: Table, viewer: Seat | None, first: int) -> tuple[Event, ...]:
        """List what happened from a record on, as far as it is in force and a viewer may see it."""
        async with self._sessions.store.read() as tx:
            row = await self._sessions.row(tx, table.info.id)
            told = self._sessions.latest(row, first)
            if told is None:
                told = in_force(table.game, await tx.journal(table.info.id, first))
        return tuple(event for one in told for event in visible(one.events, viewer))

    async def since_own(self, table: Table, seat: Seat) -> tuple[Event, ...]:
        """List what happened from the last decision on that its player made for a seat.

        It is told as far as the seat may see it. What was answered without them, as by a standing
        order, was not their decision: they have not seen what came of it.

        Of what lies longer ago than ``RECENT`` records nothing is told.
        """
        async with self._sessions.store.read() as tx:
            rows = await tx.journal(table.info.id, max(0, table.info.head - RECENT))
        records = [one.record for one in rows]
        gone = undone(records)
        own = [
            one.seq
            for one in records
            if one.seat == seat and one.kind == "act" and one.author == "player"
        ]
        first = max((seq for seq in own if seq not in gone), default=0)
        told = in_force(table.game, rows)
        recent = [one for one in told if one.seq >= first]
        return tuple(event for one in recent for event in visible(one.events, seat))

    async def past(self, match: str, viewer: Seat | None) -> Past:
        """Return what ``history.turns`` plays again; raises ``NotRunning`` for a lobby."""
        async with self._sessions.store.read() as tx:
            row = await self._sessions.row(tx, match)
            if not row.info.began:
                raise NotRunning(row.info.status)
            rows = tuple(await tx.journal(match))
        return Past(self._sessions.game_of(row), row.info.setup, rows, viewer)

    async def standing(self, match: str, user: int) -> tuple[StandingOrder, ...]:
        """List a user's standing orders in a match."""
        async with self._sessions.store.read() as tx:
            return tuple(await tx.standing(match, user))

    async def news(self, match: str, user: int) -> list[tuple[Unread, Receipt]]:
        """List the receipts that a user has not read, oldest first."""
        async with self._sessions.store.read() as tx:
            found = await tx.unread(match, user)
        decode = msgspec.json.decode
        return [(one, numbered(decode(one.body, type=Receipt), one.number)) for one in found]


def _urgency(table: Table, user: int) -> tuple[float, float]:
    """Return what sorts matches: the end of the user's time, else the last order."""
    due = (one.due for one in table.waits if one.user == user and one.due is not None)
    return min(due, default=float("inf")), table.info.updated
