"""The steps of a match inside a transaction: what is submitted, what follows unasked, what is kept.

After what a player ordered, kept answers and standing orders answer until somebody must choose.
Then records, snapshot, posts and timer are written together. Where a computer player must choose,
the match is noted for those who think (``bot/service/play/thinking.py``).
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

import msgspec

from bot.engine import journal
from bot.engine.plans.carrying import Act
from bot.engine.plans.standing import silent_answer, standing_answer
from bot.engine.refusal import Refused
from bot.service.ladder import ladder
from bot.service.model import COMPUTER, MatchInfo, Receipt, change, deciders
from bot.service.ports.matches import JournalRow, MatchRow
from bot.service.ports.posts import NewPost
from bot.service.ports.store import Writing
from bot.service.refusals import NotRunning, NotSeated

from . import again, hands, planned, suggested, timing, turns, waits, windows
from .launch import set_reminder
from .live import Live, encode_events
from .moves import Cause, Move, agreement
from .publish import step_posts
from .sequels import Sequels
from .sessions import MatchSessions
from .told import (
    BY_COMPUTER,
    BY_PARTNER,
    BY_PLAN,
    OVERDUE,
    STANDING,
    USUAL,
    ToldRecord,
    answered,
)

LOG = logging.getLogger(__name__)
BY_HAND = ("player", BY_PLAN)
"""Authors of what players ordered themselves, now or in advance."""
MAX_STANDING = 100
"""How many answers standing orders give in a row before a player is asked again."""


class Steps:
    """Carries a running match on, inside the transactions of others."""

    def __init__(self, sessions: MatchSessions, sequels: Sequels):
        self._sessions = sessions
        self._sequels = sequels

    def waiting(self, live: Live) -> frozenset[int]:
        """List the questions whose windows are open; new questions get theirs."""
        return windows.waiting(live, self._sessions.clock())

    async def ready(self, tx: Writing, row: MatchRow, user: int) -> Live:
        """Take a running match for one of its players; raises ``NotSeated``, ``NotRunning``."""
        if not row.info.seats_of(user):
            raise NotSeated
        if row.info.status != "running":
            raise NotRunning(row.info.status)
        return await self._sessions.live(tx, row)

    def submit(
        self,
        live: Live,
        move: Move,
        author: str,
        records: list[JournalRow],
        wrap: Callable[[Refused], Refused],
    ) -> None:
        """Carry out a move and add its record; a refusal is raised as ``wrap`` words it."""
        try:
            step = again.submitted(live, move, author)
        except Refused as fault:
            raise wrap(fault) from None
        seq = live.row.info.head + len(records) + 1
        bare = journal.act_record(seq, move.seat, move.serial, move.action, step, author)
        record = journal.sealed(bare, records[-1].record.chain if records else live.row.chain)
        records.append(JournalRow(record, encode_events(step.events)))
        before = live.position
        live.line.add(record, step.position)
        told = ToldRecord(seq, step.barrier, step.events, answered(record))
        live.told.append(told)
        live.latest = (*live.latest, told) if len(records) > 1 else (told,)
        if live.ended is None:
            live.ended = turns.ended(before, step.position, tuple(live.told))
            live.told = [] if live.ended else live.told

    async def answer_open(self, tx: Writing, row: MatchRow, cause: Cause) -> None:
        """Let standing orders answer what is open already, and the computer think about it."""
        live = await self._sessions.live(tx, row)
        before = deciders(row.info, live.position)
        records: list[JournalRow] = []
        await self.unasked(tx, live, records)
        if records:
            await self.keep(tx, live, records, cause, before)
        else:
            self.waiting(live)  # with others at the table a question may get its window
            await windows.save(tx, live)
            self._sessions.note(live)
            self._sessions.keep(live)

    async def unasked(self, tx: Writing, live: Live, records: list[JournalRow]) -> None:
        """Let kept answers, standing orders and plans answer until somebody else must."""
        count = -1
        while count < len(records):
            count = len(records)
            await self._shown(tx, live, records)
            await self._standing(tx, live, records)
            await self._planned(tx, live, records)
            self._agreed(live, records)

    async def _shown(self, tx: Writing, live: Live, records: list[JournalRow]) -> None:
        """Carry out what was answered in windows that have ended; what cannot be done is asked."""
        for decision, window in windows.ended(live, self._sessions.clock()):
            action = live.line.game.codec.action(window.action)
            move = Move(decision.seat, decision.serial, action)
            try:
                self.submit(live, move, "player", records, lambda fault: fault)
            except Refused as fault:
                LOG.warning("match %s: a kept answer fell away: %s", window.match, fault)
                continue
            written = (live.line.game.write(action),)
            over = live.position.outcome is not None
            receipt = Receipt(window.match, records[-1].record.seq, 0, written, over)
            body = msgspec.json.encode(receipt)
            await tx.keep_receipt(window.interaction, window.match, body)

    def _agreed(self, live: Live, records: list[JournalRow]) -> None:
        """Let the computer agree with its teammates; what it decides it thinks about elsewhere."""
        seats = live.row.info.seats_of(COMPUTER)
        while seats and (move := agreement(live, seats)) is not None:
            self.submit(live, move, BY_COMPUTER, records, lambda fault: fault)

    async def _standing(self, tx: Writing, live: Live, records: list[JournalRow]) -> None:
        """Let standing orders answer whatever they can."""
        game = live.line.game
        if not any(game.policies.topics(decision.point) for decision in live.position.open):
            return
        orders = await tx.standing(live.row.info.id)
        people = [one.seat for one in live.row.info.seats if one.user not in (None, COMPUTER)]
        for _ in range(MAX_STANDING if orders or game.policies.usual else 0):
            found = standing_answer(live.position, orders, people, self.waiting(live))
            if found is None:
                break
            decision, action, order = found
            move = Move(decision.seat, decision.serial, action)
            author = f"{STANDING}:{order.policy}" if order in orders else USUAL
            try:
                self.submit(live, move, author, records, lambda fault: fault)
            except Refused:
                return  # something else has to be done again first: its player is asked

    async def _planned(self, tx: Writing, live: Live, records: list[JournalRow]) -> None:
        """Let each plan give its next order, if it is asked."""
        match = live.row.info.id
        for seat, kept in planned.all_of(await tx.standing(match), live.row).items():
            if not kept.armed:
                continue
            found = planned.next_of(live, seat, kept, self.waiting(live))
            if isinstance(found, Act):
                try:
                    self.submit(live, planned.move_of(found), BY_PLAN, records, lambda fault: fault)
                except Refused:
                    continue  # as for a standing order
                found = planned.after(live, kept, found)
            if found is not None:
                await planned.keep(tx, match, seat, found)

    async def overdue(self, tx: Writing, live: Live, user: int, records: list[JournalRow]) -> None:
        """Answer for a user whose time is over, as long as the game has an answer for that.

        What they would be asked next in the same turn is answered likewise, so that nobody waits
        once more. Rules: NAP-PBP-12, FAS-OPT-09.
        """
        orders = await tx.standing(live.row.info.id)
        turn = turns.turn_of(live.position)
        for _ in range(MAX_STANDING):
            mine = live.row.info.seats_of(user)
            decision = next((one for one in live.position.open if one.seat in mine), None)
            if decision is None or decision.serial in self.waiting(live):
                return
            if turns.turn_of(live.position) != turn:
                return
            found = silent_answer(live.position, decision, orders)
            if found is None:
                return
            _, action, order = found
            move = Move(decision.seat, decision.serial, action)
            self.submit(live, move, f"{OVERDUE}:{order.policy}", records, lambda fault: fault)

    async def suggested(
        self, tx: Writing, live: Live, user: int, records: list[JournalRow]
    ) -> None:
        """Carry out what a teammate suggested to a user whose time is over, as far as it can be.

        Rules: HOTH-TEAM-16.
        """
        orders = await tx.standing(live.row.info.id)
        try:
            for move in suggested.moves(live, user, orders):
                if move.serial in self.waiting(live):
                    return
                self.submit(live, move, BY_PARTNER, records, lambda fault: fault)
        except Refused:
            return  # the rest is asked

    async def keep(
        self,
        tx: Writing,
        live: Live,
        records: list[JournalRow],
        cause: Cause,
        before: Sequence[int],
        *,
        fresh: bool = False,
    ) -> None:
        """Write records, snapshot, posts and timer; then the match may go back to the cache.

        ``fresh``: a board message begins with these records.
        """
        row, first = live.row, records[0].record.seq
        pause, silent = row.info.remind_after, self._sessions.clock() - row.info.updated
        row.info = self._info_after(live, records[-1].record.seq)
        row.chain = records[-1].record.chain
        await planned.taken_back(tx, live, [one.record.kind for one in records])
        self.waiting(live)  # what is asked from now on gets its window
        changed = await self._timed(tx, live, records, cause.by)
        posts = await hands.wanted(
            tx, live, self._told(live, first, before, fresh=fresh), before, changed
        )
        awake = changed or await self._sleepers(tx, live, cause)
        posts = waits.awake(waits.dated(posts, live), awake)
        if row.info.status == "over":
            posts = await _rated(tx, row, records, posts)
        self._advance_barrier(live, first)
        await tx.append(row.info.id, records, cause.interaction)
        await tx.save(row)
        await windows.save(tx, live)
        await tx.post(windows.dated(posts, live))
        if row.info.status == "over":
            await tx.forget_timers(row.info.id)
            await self._go_on(tx, live)
        elif timing.has_clocks(row):
            pass  # its clocks have set their timer
        elif deciders(row.info, live.position) != tuple(before) or silent >= (pause or 0.0):
            await set_reminder(tx, row.info, live.position.state.serial, self._sessions.clock())
        self._sessions.note(live)
        self._sessions.keep(live)

    async def _timed(
        self, tx: Writing, live: Live, records: Sequence[JournalRow], by: int | None
    ) -> timing.Timing | None:
        """Set the clocks after records; what is taken back ends no turn."""
        given = [one.record for one in records if one.record.author in BY_HAND]
        acted = {live.row.info.user_of(one.seat) for one in given if one.seat is not None}
        users = {user for user in acted if user is not None}
        back = any(one.record.kind == "undo" for one in records)
        ended = None if live.ended is None or back else live.ended.turn
        return await timing.turned(tx, live, users, self._sessions.clock(), ended, by)

    async def _sleepers(self, tx: Writing, live: Live, cause: Cause) -> timing.Timing | None:
        """Return who sleeps while no person gives an order; None where one does, and is up."""
        if cause.by is not None:
            return None
        return await timing.Timing.of(tx, live.row, self._sessions.clock())

    async def _go_on(self, tx: Writing, live: Live) -> None:
        """Begin the next battle of a match of several; standing orders answer."""
        row = await self._sequels.follow(tx, live)
        if row is not None:
            await self.answer_open(tx, row, Cause("sequel"))

    def _info_after(self, live: Live, head: int) -> MatchInfo:
        info = change(live.row.info, head=head, updated=self._sessions.clock())
        outcome = live.position.outcome
        if outcome is None:
            return info
        return change(info, status="over", outcome=outcome, seed=live.row.seed.hex())

    def _told(
        self, live: Live, first: int, before: Sequence[int], *, fresh: bool = False
    ) -> list[NewPost]:
        """Build the posts, and note which records the live message tells from now on."""
        row, ended = live.row, live.ended
        final = any(one.barrier and one.seq >= first for one in live.told)
        each = ended is None and final and turns.is_each(row.info, live.position)
        if each and not fresh:
            live.told = turns.after_barrier(live.told, first)
        fresh = fresh or each
        posts = step_posts(
            row.info, live.position, live.told, first, before, fresh=fresh, ended=ended
        )
        if ended is not None or fresh:
            row.told_from = live.told[0].seq if live.told else row.info.head + 1
        live.ended = None
        return posts

    def _advance_barrier(self, live: Live, first: int) -> None:
        """Move the stored barrier to the last record that cannot be taken back."""
        found = [
            index
            for index, (record, _) in enumerate(live.line.entries)
            if record.barrier and record.seq >= first
        ]
        if not found:
            return
        del live.line.entries[: found[-1]]
        record, position = live.line.entries[0]
        live.row.barrier, live.row.barrier_state = record.seq, position.encode()


async def _rated(
    tx: Writing, row: MatchRow, records: Sequence[JournalRow], posts: Sequence[NewPost]
) -> list[NewPost]:
    """Enter a match that is over into its ladder, and tell on its card what that changed."""
    abandoned = records[-1].record.author == ladder.ABSENCE
    entered = await ladder.enter(tx, row, abandoned=abandoned)
    rated = entered.players if entered is not None else ()
    return [
        msgspec.structs.replace(one, body=msgspec.structs.replace(one.body, rated=rated))
        if one.kind == "result"
        else one
        for one in posts
    ]
