"""Matches given out as files, and taken in again."""

from __future__ import annotations

from bot.service.match.seating import held_by
from bot.service.match.sessions import MatchSessions
from bot.service.model import MatchInfo, Person
from bot.service.refusals import NotRunning

from . import match_file
from .match_file import MatchFile, MatchFileError


class Archive:
    """Exports matches and restores them."""

    def __init__(self, sessions: MatchSessions):
        self._sessions = sessions

    async def export(self, match: str, *, secret: bool = False) -> bytes:
        """Return a finished match as a file; raises ``NotRunning`` while it holds secrets.

        ``secret`` is for the owner of the server alone: it gives out a running match too, with its
        seed and everything hidden.
        """
        async with self._sessions.store.read() as tx:
            row = await self._sessions.row(tx, match)
            if not row.info.began or not (secret or row.info.status == "over"):
                raise NotRunning("export")
            return match_file.dump(row, await tx.journal(match), secret=secret)

    async def restore(
        self, file: MatchFile, *, channel: int, host: Person, interaction: str
    ) -> MatchInfo:
        """Take in an exported match; the host holds its seats until they hand them out.

        Raises ``MatchFileError`` where it does not fit the rules or is here already.
        """
        row, rows = match_file.restored(file, self._sessions.games, channel, host.id)
        for entry in row.info.seats:
            row.info = held_by(row.info, entry, host)
        async with self._sessions.store.write() as tx:
            if await tx.match(file.id) is not None:
                raise MatchFileError(f"the match {file.id} is here already")
            await tx.save(row)
            await tx.append(file.id, rows, interaction)
        return row.info
