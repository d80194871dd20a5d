"""The game manager as the front end sees it: lobbies, orders, and questions about matches."""

from __future__ import annotations

import msgspec

from bot.engine.model import Seat
from bot.engine.orders import StandingOrder

from . import archive, windows
from .agreeing import Agreeing
from .archive import Archived, ArchiveError
from .armies import Armies
from .desk import read_told, undoable
from .model import COMPUTER, MatchInfo, Person, Status, Table
from .ports import MatchRow, Writing
from .privacy import Privacy
from .publish import Told, visible
from .refusals import NotRunning
from .seating import held_by
from .substitutes import Substitutes
from .threads import Threads


class Matches(Privacy, Agreeing, Armies, Substitutes, Threads):
    """Every match of one database."""

    async def table(self, match: str) -> Table:
        """Return a match as it stands; raises ``UnknownMatch``."""
        async with self.store.read() as tx:
            row = await self.row(tx, match)
            cached = self._live.get(match)
            if cached is not None and cached.row.chain == row.chain:
                found = await windows.stored(tx, match, cached.position)
                game = self.game_of(row)
                return Table(row.info, game, cached.position, undoable(cached), found)
        game = self.game_of(row)
        if row.info.status == "lobby":
            return Table(row.info, game, None)
        async with self.queue(match), self.store.read() as tx:
            row = await self.row(tx, match)
            live = await self.live(tx, row)
            self.keep(live)
        return Table(row.info, game, live.position, undoable(live), live.windows)

    async def _renew(self, tx: Writing, row: MatchRow) -> MatchInfo:
        """Renew the lobby; in a match that begins with it the computer may move first."""
        await super()._renew(tx, row)
        if row.info.status == "running" and row.info.seats_of(COMPUTER):
            await self._answer_open(tx, row, "computer")
        return row.info

    async def matches_of(self, user: int) -> tuple[MatchInfo, ...]:
        """List a user's matches, unfinished first, then newest first."""
        async with self.store.read() as tx:
            return tuple(await tx.matches_of(user))

    async def in_channel(
        self, channel: int, user: int | None = None, first: Status = "running"
    ) -> MatchInfo | None:
        """Return the match that a user means in a channel, see ``Reading.in_channel``."""
        async with self.store.read() as tx:
            return await tx.in_channel(channel, user, first)

    def hasten(self, channel: int) -> None:
        """Post what waits for a channel now, since the bot may write there again."""
        if self.outbox is not None:
            self.outbox.hasten(f"channel {channel}")

    async def log(self, match: str, viewer: Seat | None, *, last: int = 50) -> tuple[Told, ...]:
        """List the latest records in force with the events that a viewer may see.

        There are at most ``last`` events; records that tell him nothing are left out.
        """
        async with self.store.read() as tx:
            row = await self.row(tx, match)
            rows = await tx.journal(match, max(0, row.info.head - 4 * last))
        game = self.game_of(row)
        kept = [one for one in rows if one.record.kind != "undo"]
        undone = archive.undone([one.record for one in rows])
        told = [read_told(game, one) for one in kept if one.record.seq not in undone]
        seen: list[Told] = []
        left = last
        for one in reversed(told):
            events = tuple(visible(one.events, viewer))[-left:] if left > 0 else ()
            left -= len(events)
            if events or (one.answer is not None and left > 0):
                seen.append(msgspec.structs.replace(one, events=events))
        return tuple(reversed(seen))

    async def standing(self, match: str, user: int) -> tuple[StandingOrder, ...]:
        """List a user's standing orders in a match."""
        async with self.store.read() as tx:
            row = await self.row(tx, match)
            mine = row.info.seats_of(user)
            return tuple(order for order in await tx.standing(match) if order.seat in mine)

    async def language(self, user: int) -> str | None:
        """Return the language a user chose."""
        async with self.store.read() as tx:
            return await tx.language(user)

    async def set_language(self, user: int, locale: str) -> None:
        """Remember the language a user chose."""
        async with self.store.write() as tx:
            await tx.set_language(user, locale)

    async def guild_language(self, guild: int) -> str | None:
        """Return the language that a server's administrators chose for public posts."""
        async with self.store.read() as tx:
            return await tx.guild_language(guild)

    async def set_guild_language(self, guild: int, locale: str) -> None:
        """Remember the language of a server's public posts; matches that exist keep theirs."""
        async with self.store.write() as tx:
            await tx.set_guild_language(guild, locale)

    async def restore(
        self, archived: Archived, *, channel: int, host: Person, interaction: str
    ) -> MatchInfo:
        """Take in an exported match; the host holds its seats until he hands them out.

        Raises ``ArchiveError`` where it does not fit the rules or is here already.
        """
        row, rows = archive.restored(archived, self.games, channel, host.id)
        for entry in row.info.seats:
            row.info = held_by(row.info, entry, host)
        async with self.store.write() as tx:
            if await tx.match(archived.id) is not None:
                raise ArchiveError(f"the match {archived.id} is here already")
            await tx.save(row)
            await tx.append(archived.id, rows, interaction)
        return row.info

    async def export(self, match: str, *, secret: bool = False) -> bytes:
        """Return a finished match as a file; raises ``NotRunning`` while it holds secrets.

        ``secret`` is for the owner of the server alone: it gives out a running match too, with its
        seed and everything hidden.
        """
        async with self.store.read() as tx:
            row = await self.row(tx, match)
            if row.info.status == "lobby" or not (secret or row.info.status == "over"):
                raise NotRunning("export")
            return archive.dump(row, await tx.journal(match), secret=secret)
