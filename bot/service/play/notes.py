"""What people write down for themselves about a match; nobody else reads it (F25)."""

from __future__ import annotations

from bot.engine.model import Text
from bot.service.match.sessions import MatchSessions
from bot.service.refusals import LobbyRefused

MOST = 1500
"""Most characters of a note."""


class Notes:
    """One note per person and match."""

    def __init__(self, sessions: MatchSessions):
        self._sessions = sessions

    async def of(self, match: str, user: int) -> str:
        """Return a user's note about a match; empty: they wrote none."""
        async with self._sessions.store.read() as tx:
            return await tx.note(match, user)

    async def write(self, match: str, user: int, text: str) -> str:
        """Keep a note in place of the one before; raises ``Refused`` where it is too long."""
        if len(text) > MOST:
            raise LobbyRefused(Text("refused-note", {"count": len(text), "most": MOST}))
        async with self._sessions.store.write() as tx:
            await self._sessions.row(tx, match)
            await tx.set_note(match, user, text)
        return text
