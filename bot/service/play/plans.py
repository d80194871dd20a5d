"""Plans of players: given, looked at, withdrawn (F27, N09)."""

from __future__ import annotations

from bot.engine.model import Seat
from bot.engine.plans.carrying import asked
from bot.engine.plans.conditions import require_places
from bot.engine.plans.reading import plan_of
from bot.service.match import planned
from bot.service.match.moves import Cause
from bot.service.match.planned import Kept
from bot.service.match.sessions import MatchSessions
from bot.service.match.steps import Steps
from bot.service.model import Receipt
from bot.service.ports.matches import MatchRow
from bot.service.ports.store import Writing
from bot.service.refusals import NotRunning, NotSeated

PLANNED, WITHDRAWN = "plan", "no plan"
"""How receipts name a plan that was given or withdrawn."""


class Plans:
    """One plan per player and match; nobody but its player reads it."""

    def __init__(self, sessions: MatchSessions, steps: Steps):
        self._sessions, self._steps = sessions, steps

    async def of(self, match: str, user: int) -> tuple[Seat, Kept] | None:
        """Return a user's plan in a match with its seat, also one that is over; None: none."""
        async with self._sessions.store.read() as tx:
            row = await self._sessions.row(tx, match)
            found = planned.of_user(await tx.standing(match), row, user)
        return next(iter(found.items()), None)

    async def give(self, match: str, user: int, text: str, *, interaction: str) -> Receipt:
        """Keep a plan in place of the one before, and let it act if its seat is asked already.

        Raises ``Refused`` where it cannot be read; then the one before goes on.
        """

        async def work(tx: Writing, row: MatchRow) -> Receipt:
            live = await self._steps.ready(tx, row, user)
            self._sessions.keep(live)
            plan, mine = plan_of(text), row.info.seats_of(user)
            seat = next((one for one in mine if asked(live.position, one) is not None), mine[0])
            require_places(plan, live.position, seat)
            for other in mine:
                await planned.keep(tx, match, other, Kept(user, text) if other == seat else None)
            await self._steps.answer_open(tx, row, Cause(interaction, user))
            over = row.info.status == "over"
            return Receipt(match, row.info.head, 0, (PLANNED,), over)

        return await self._sessions.once(match, interaction, Receipt, work)

    async def withdraw(self, match: str, user: int, *, interaction: str) -> Receipt:
        """Let a user's plan go; what it has ordered stands."""

        async def work(tx: Writing, row: MatchRow) -> Receipt:
            mine = row.info.seats_of(user)
            if not mine:
                raise NotSeated
            if not row.info.began:
                raise NotRunning(row.info.status)
            for seat in mine:
                await planned.keep(tx, match, seat, None)
            return Receipt(match, row.info.head, 0, (WITHDRAWN,))

        return await self._sessions.once(match, interaction, Receipt, work)
