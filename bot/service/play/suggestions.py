"""Suggestions of teammates: adopted by who is asked, or done when their time runs out (N24)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.model import Text
from bot.engine.refusal import NotYourDecision
from bot.service.match import suggested, timing
from bot.service.match.sessions import MatchSessions
from bot.service.match.suggested import Suggested
from bot.service.model import MatchInfo
from bot.service.ports.matches import MatchRow
from bot.service.ports.store import Writing


class Suggestions:
    """What teammates suggested for open questions of a match."""

    def __init__(self, sessions: MatchSessions):
        self._sessions = sessions

    async def keep(
        self, match: str, user: int, serial: int, orders: Sequence[str], *, interaction: str
    ) -> MatchInfo:
        """Keep orders that are carried out if the time of who is asked runs out.

        Nothing is kept where no clock runs or the question is answered already. Raises
        ``NotYourDecision`` for who is no teammate of who is asked.

        Rules: HOTH-TEAM-16.
        """

        async def work(tx: Writing, row: MatchRow) -> MatchInfo:
            live = await self._sessions.live(tx, row)
            self._sessions.keep(live)
            asked = next((one for one in live.position.open if one.serial == serial), None)
            if asked is None or not timing.has_clocks(row):
                return row.info
            side_of, mine = live.line.game.side_of, row.info.seats_of(user)
            sides = [side_of(one) for one in mine]
            if asked.seat in mine or side_of(asked.seat) not in sides:
                raise NotYourDecision(Text("refused-not-yours"))
            await suggested.keep(tx, match, asked.seat, Suggested(serial, tuple(orders)))
            return row.info

        return await self._sessions.once(match, interaction, MatchInfo, work)
