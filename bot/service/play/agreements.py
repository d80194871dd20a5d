"""What all players of a running match agree on: a pause, or another pace (F08, F12)."""

from __future__ import annotations

from bot.engine.model import Text
from bot.service.clocks.clock import Timekeeping
from bot.service.clocks.hours import Span
from bot.service.clocks.pace import NO_PACE, PACE, is_pace
from bot.service.match import timing
from bot.service.match.launch import set_reminder
from bot.service.match.live import Live
from bot.service.match.publish import clock_post
from bot.service.match.sessions import MatchSessions
from bot.service.match.timing import Timing
from bot.service.model import MatchInfo
from bot.service.ports.clocks import ClockNews
from bot.service.ports.matches import MatchRow
from bot.service.ports.store import Writing
from bot.service.refusals import LobbyRefused, NotRunning, NotSeated

PAUSE = "pause"


class Agreements:
    """Proposals to all players; each says yes once, and the last one makes it so."""

    def __init__(self, sessions: MatchSessions):
        self._sessions = sessions

    async def propose(self, match: str, user: int, what: str, *, interaction: str) -> MatchInfo:
        """Propose a pause or ``pace=...``, or say yes to it; another proposal takes its place.

        During a pause ``pause`` of anybody ends it. Raises ``Refused``.
        """
        key, _, value = what.partition("=")
        if not (what == PAUSE or (key == PACE and is_pace(value))):
            raise LobbyRefused(Text("refused-pace", {"typed": value[:40]}))

        async def work(tx: Writing, row: MatchRow) -> MatchInfo:
            if row.info.status != "running":
                raise NotRunning(row.info.status)
            if not row.info.seats_of(user):
                raise NotSeated
            await self._agree(tx, await self._sessions.live(tx, row), user, what)
            return row.info

        return await self._sessions.once(match, interaction, MatchInfo, work)

    async def _agree(self, tx: Writing, live: Live, user: int, what: str) -> None:
        keeping, now = live.row.keeping, self._sessions.clock()
        if what == PAUSE and keeping.paused is not None:
            keeping.rests = (*keeping.rests, Span(keeping.paused, now))
            keeping.paused = None
            news = ClockNews("resumed", user)
        elif what == PAUSE and keeping.terms is None:
            raise LobbyRefused(Text("refused-no-clocks"))
        else:
            keeping.consent(what, user)
            done = set(live.row.info.people) <= set(keeping.consents)
            news = await self._begin(tx, live, what, now) if done else _asked(what, user)
        await self._store(tx, live, news, now)

    async def _begin(self, tx: Writing, live: Live, what: str, now: float) -> ClockNews:
        """Do what all agreed on; what clocks have used stays used in a pause."""
        keeping = live.row.keeping
        keeping.proposed, keeping.consents = "", ()
        if what == PAUSE:
            found = await Timing.of(tx, live.row, now)
            assert found is not None
            found.settle()
            keeping.paused = now
            return ClockNews("paused", 0)
        pace = what.partition("=")[2]
        live.row.keeping = Timekeeping(
            pace=pace, zone=keeping.zone, away=keeping.away, stand_ins=keeping.stand_ins,
            vetoed=keeping.vetoed,
        )  # fmt: skip
        await tx.forget_timers(live.row.info.id)
        await timing.turned(tx, live, (), now)
        if pace == NO_PACE:
            await set_reminder(tx, live.row.info, live.position.state.serial, now)
        return ClockNews("pace", 0, pace=pace)

    async def _store(self, tx: Writing, live: Live, news: ClockNews, now: float) -> None:
        found = await Timing.of(tx, live.row, now)
        if found is not None:
            found.recount()
            await timing.set_timer(tx, found)
        await tx.save(live.row)
        await tx.post([clock_post(live.row.info, news)])
        self._sessions.keep(live)


def _asked(what: str, user: int) -> ClockNews:
    """Tell what somebody proposes."""
    pace = what.partition("=")[2]
    return ClockNews("ask-pace" if pace else "ask-pause", user, pace=pace)
