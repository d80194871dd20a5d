"""What other processes on the same database have done, and what this one does about it.

Positions need no word: the stored head is compared with each order. But posts in a lane that this
process had taken, questions to a computer, and what a person chose would not be noticed here.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from bot.service.match.sessions import MatchSessions
from bot.service.ports.serving import News
from bot.service.posts.outbox import Outbox

LOG = logging.getLogger(__name__)


class Elsewhere:
    """Hears what the others tell; ``forget`` is told of users who have chosen something."""

    def __init__(self, sessions: MatchSessions, outbox: Outbox, forget: Callable[[int], None]):
        self._sessions = sessions
        self._outbox = outbox
        self._forget = forget

    async def run(self) -> None:
        """Hear until cancelled."""
        await self._sessions.store.hear(self.heard)

    def heard(self, news: News, what: str) -> None:
        """Do what has to be done about some news."""
        sessions = self._sessions
        match news:
            case "lane":
                self._outbox.written(what)
            case "person":
                self._forget(int(what))
            case "asked" if sessions.store.leads:
                sessions.asked.add(what)
                sessions.noted.set()
            case "others":
                self._outbox.wake()
                sessions.recalled = False
                sessions.noted.set()
