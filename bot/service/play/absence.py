"""What becomes of a seat whose time is over: chosen by the others, or agreed in the lobby (N17).

Until the time of patience is over the others choose: more time, the computer, another player, or an
end. If nobody does, the match goes as its option ``absent`` says. The player may come back at any
moment: an order of theirs ends it all.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from bot.engine.ending.parley import OfferDraw, Resign
from bot.engine.model import ANYTIME, Seat, Text
from bot.service.clocks import clock as clocks
from bot.service.clocks.pace import HOUR
from bot.service.ladder.ladder import ABSENCE
from bot.service.match import timing, waits
from bot.service.match.live import Live
from bot.service.match.moves import Cause, Move
from bot.service.match.publish import clock_post, nudge_post
from bot.service.match.sessions import MatchSessions
from bot.service.match.steps import Steps
from bot.service.match.timing import Timing
from bot.service.model import MatchInfo, deciders
from bot.service.ports.clocks import ClockNews
from bot.service.ports.matches import JournalRow, MatchRow
from bot.service.ports.store import Writing
from bot.service.refusals import LobbyRefused, NotRunning, NotSeated

EXTENSIONS = (24, 72)
"""Hours of waking time that the others may give."""
MOST_SAYINGS = 20
"""How many seats have to say so, at most, until a match ends."""


class Absence:
    """What the others may do about a player whose time is over; all of it raises ``Refused``."""

    def __init__(self, sessions: MatchSessions, steps: Steps):
        self._sessions = sessions
        self._steps = steps

    async def extend(
        self, match: str, user: int, absent: int, hours: int, *, interaction: str
    ) -> MatchInfo:
        """Give an absent player more waking time: so many hours of ``EXTENSIONS``."""

        async def work(tx: Writing, live: Live, found: Timing) -> None:
            if hours not in EXTENSIONS:
                raise LobbyRefused(Text("refused-extension"))
            live.row.keeping.thaw(found.now)
            clock = found.clock(absent)
            clock.out = clock.warned = None
            clock.strict = False  # what they are given they have whole
            clocks.renew(clock, found.person(absent), hours * HOUR, found.now)
            clock.reminded = clock.unheard = 0
            clocks.recount(clock, found.person(absent))
            await self._tell(tx, live, found, ClockNews("extended", absent, clock.due))

        return await self._choose(match, user, absent, interaction, work)

    async def claim(self, match: str, user: int, absent: int, *, interaction: str) -> MatchInfo:
        """Claim a match from a side that is not there.

        The first time the absent player gets a last message; the claim holds when a further time of
        patience is over after that.

        Rules: NAP-PBP-12.
        """

        async def work(tx: Writing, live: Live, found: Timing) -> None:
            clock, info = found.clock(absent), live.row.info
            if not is_alone(live, absent) or set(_sides(live, user)) & set(_sides(live, absent)):
                raise LobbyRefused(Text("refused-claim-team"))
            if clock.warned is None:
                live.row.keeping.thaw(found.now)
                clock.warned = found.now
                until = found.person(absent).due(found.now, found.pace.increment)
                if found.calls(absent):
                    last = nudge_post(info, live.position, absent, last=True)
                    await tx.post(waits.dated([last], live))
                await self._tell(tx, live, found, found.news("warned", absent, until))
                return
            due = found.person(absent).due(clock.warned, found.pace.increment)
            if due is None or found.now < due:
                raise LobbyRefused(Text("refused-claim-early"))
            await self.give_up(tx, live, absent)

        return await self._choose(match, user, absent, interaction, work)

    async def end(self, match: str, user: int, absent: int, *, interaction: str) -> MatchInfo:
        """Agree to end a match without a winner; it ends when all agree who are there."""

        async def work(tx: Writing, live: Live, found: Timing) -> None:
            keeping, named = live.row.keeping, f"end:{absent}"
            keeping.consent(named, user)
            if set(found.present()) <= set(keeping.consents):
                keeping.proposed, keeping.consents = "", ()
                await tx.post([clock_post(live.row.info, ClockNews("ended", absent))])
                seats = [entry.seat for entry in live.row.info.seats]
                await self._say(tx, live, OfferDraw(), seats)
            else:
                await self._tell(tx, live, found, ClockNews("ending", absent))

        return await self._choose(match, user, absent, interaction, work)

    async def give_up(self, tx: Writing, live: Live, absent: int) -> None:
        """Let the side of an absent player give up.  Rules: NAP-PBP-12."""
        await tx.post([clock_post(live.row.info, ClockNews("claimed", absent))])
        await self._say(tx, live, Resign(), live.row.info.seats_of(absent))

    async def _say(
        self, tx: Writing, live: Live, saying: Resign | OfferDraw, seats: Sequence[Seat]
    ) -> None:
        """Let seats say what ends a match; raises ``Refused`` if it does not end."""
        before, records = deciders(live.row.info, live.position), list[JournalRow]()
        for _ in range(MOST_SAYINGS):
            game, position = live.line.game, live.position
            able = [one for one in seats if saying in game.anytime(position.view(one), one)]
            if position.outcome is not None or not able:
                break
            move = Move(able[0], ANYTIME, saying)
            self._steps.submit(live, move, ABSENCE, records, lambda fault: fault)
        if live.position.outcome is None:
            raise LobbyRefused(Text("refused-no-end"))
        cause = Cause(f"{ABSENCE}:{live.row.info.head}")
        await self._steps.keep(tx, live, records, cause, before)

    async def _tell(self, tx: Writing, live: Live, found: Timing, news: ClockNews) -> None:
        """Store the clocks, and tell the table."""
        await tx.save(live.row)
        await tx.post([clock_post(live.row.info, news)])
        await timing.set_timer(tx, found)
        self._sessions.keep(live)

    async def _choose(
        self,
        match: str,
        user: int,
        absent: int,
        interaction: str,
        chosen: Callable[[Writing, Live, Timing], Awaitable[None]],
    ) -> MatchInfo:
        async def work(tx: Writing, row: MatchRow) -> MatchInfo:
            if row.info.status != "running":
                raise NotRunning(row.info.status)
            if not row.info.seats_of(user):
                raise NotSeated
            clock = row.keeping.clocks.get(absent)
            found = await Timing.of(tx, row, self._sessions.clock())
            if found is None or clock is None or clock.out is None:
                raise LobbyRefused(Text("refused-not-absent"))
            if user == absent:
                raise LobbyRefused(Text("refused-absent-self"))
            live = await self._sessions.live(tx, row)
            await chosen(tx, live, found)
            return live.row.info

        return await self._sessions.once(match, interaction, MatchInfo, work)


def is_alone(live: Live, absent: int) -> bool:
    """Tell whether nobody else plays on the side of an absent player."""
    mine, info = set(_sides(live, absent)), live.row.info
    return not any(set(_sides(live, one)) & mine for one in info.people if one != absent)


def _sides(live: Live, user: int) -> list[str]:
    return [live.line.game.side_of(seat) for seat in live.row.info.seats_of(user)]
