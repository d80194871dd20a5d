"""Orders: one transaction each, journal first, then the answer.

An order is authorised by user id against the seat, applied by the engine, followed by whatever
standing orders and the computer player answer, and stored with its posts and its receipt; only then
the call returns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from bot.engine import flow, journal
from bot.engine.model import ANYTIME, Action, Text
from bot.engine.orders import ASK, StandingOrder, standing_answer
from bot.engine.refusal import IllegalAction, Refused, StaleDecision

from . import windows
from .desk import Live, change, encode_events, twice
from .model import COMPUTER, MatchInfo, Receipt, deciders
from .moves import (
    ALL,
    MAX_ORDERS,
    Consent,
    Move,
    Sent,
    anytime_seat,
    asked_twice,
    computers,
    faulty,
    next_serial,
    order_lines,
    read,
    seat_for,
)
from .ports import JournalRow, MatchRow, Writing
from .publish import STANDING, USUAL, Told, after_barrier, answered, hand_post, step_posts
from .refusals import NotRunning, NotSeated, OrderRefused, Unsure, stop_text
from .sequels import Sequels
from .unread import Wish

UNDO = "undo"
"""How the receipt of a step taken back names it."""
MAX_STANDING = 100
"""How many answers standing orders give in a row before a player is asked again."""
MAX_COMPUTER = 500
"""How many answers the computer player gives to one order; a turn takes about fifteen."""


class Play(Sequels):
    """Matches that are being played."""

    async def act(
        self, match: str, user: int, serial: int, actions: Sequence[Action], *, interaction: str
    ) -> Receipt:
        """Answer an open decision, and with further actions what the seat is asked next.

        All of it is accepted or nothing, as in ``order_text``. Raises ``Refused``.
        """

        def moves(live: Live) -> Iterator[Move]:
            seat = seat_for(live, user, serial)
            if not actions or len(actions) > MAX_ORDERS:
                raise live.line.game.unreadable("")
            if len(actions) > 1 and serial in self._waiting(live):
                raise StaleDecision(Text("refused-stale"))  # none could follow before the end
            for number, action in enumerate(actions):
                yield Move(seat, next_serial(live, seat, serial, first=number == 0), action)

        return await self._order(match, Sent(user, interaction), moves)

    async def anytime(self, match: str, user: int, action: Action, *, interaction: str) -> Receipt:
        """Act outside any decision: resign, offer a draw."""

        def moves(live: Live) -> Iterator[Move]:
            yield Move(anytime_seat(live, user, action), ANYTIME, action)

        return await self._order(match, Sent(user, interaction), moves)

    async def order_text(
        self, match: str, user: int, text: str, *, interaction: str, sure: Consent = ALL
    ) -> Receipt:
        """Carry out typed orders, separated by ``;`` or line breaks: all or none.

        Standing orders of others answer in between. What was thrown or shown on the way stays,
        also where a later order is refused, since the refusal would tell what was thrown; then
        the receipt says why the rest was not carried out.

        ``sure`` tells how many orders are consented to, and at which question. Before another one
        that ends the match or shows something hidden the rest waits; where it is the first,
        ``Unsure`` is raised.

        Rules: NAP-PBP-07.
        """
        lines = order_lines(text)

        def moves(live: Live) -> Iterator[Move]:
            if not lines or len(lines) > MAX_ORDERS:
                raise live.line.game.unreadable(text)
            if sure.serial is not None:
                seat_for(live, user, sure.serial)
            for number, line in enumerate(lines, 1):
                try:
                    move = read(live, user, line)
                except Refused as fault:
                    raise (OrderRefused(number, line, fault) if len(lines) > 1 else fault) from None
                what = asked_twice(live, move) if number > sure.orders else None
                if what is not None:
                    raise Unsure(what, line)
                yield move

        return await self._order(match, Sent(user, interaction, lines), moves)

    async def undo(self, match: str, user: int, *, interaction: str) -> Receipt:
        """Take back the user's last step; refused behind dice or anything shown."""

        async def work(tx: Writing, row: MatchRow) -> Receipt:
            live = await self._ready(tx, row, user)
            before = deciders(row.info, live.position)
            last = live.line.entries[-1][0]
            seat = last.seat if last.seat in row.info.seats_of(user) else row.info.seats_of(user)[0]
            assert seat is not None
            position = live.line.undone(seat)
            earlier = live.line.entries[-2][1].open
            seq = row.info.head + 1
            record = journal.sealed(journal.undo_record(seq, seat, position), row.chain)
            live.line.undo(position)
            windows.renumber(live, earlier)
            live.told.pop()
            await self._store(tx, live, [JournalRow(record, b"[]")], interaction, before)
            return Receipt(match, seq, 0, (UNDO,))

        return await self.once(match, interaction, Receipt, work, Wish(user, UNDO))

    async def set_standing(
        self, match: str, user: int, point: str, policy: str | None, *, interaction: str
    ) -> Receipt:
        """Set or remove a standing order for all of a user's seats, as ``Game.policy`` reads it.

        What is open and can be answered by it is answered at once.
        """

        async def work(tx: Writing, row: MatchRow) -> Receipt:
            seats = row.info.seats_of(user)
            if not seats:
                raise NotSeated
            game = self.game_of(row)
            known = game.policy(point, policy) if policy is not None else None
            if policy is not None and known is None:
                raise IllegalAction(Text("refused-no-policy", {"point": point[:40]}))
            asks = policy is None and point in game.usual
            for seat in seats:
                order = StandingOrder(seat, point, known.key if known else ASK if asks else "")
                await tx.set_standing(match, order, on=known is not None or asks)
            if row.info.status == "running":
                await self._answer_open(tx, row, interaction)
            over = row.info.status == "over"
            words = (f"standing {point} {known.key if known else ASK}",)
            return Receipt(match, row.info.head, 0, words, over)

        return await self.once(match, interaction, Receipt, work)

    async def reveal(self, match: str) -> None:
        """Let the answers to questions whose windows have ended take effect."""

        async def work() -> None:
            async with self.store.write() as tx:
                row = await self.row(tx, match)
                if row.info.status == "running":
                    await self._answer_open(tx, row, f"window:{row.info.head}")

        async with self.queue(match):
            await twice(work)
        self.wake()

    async def try_direct_messages(self, match: str, user: int, *, interaction: str) -> Receipt:
        """Send a user's hidden cards once more, though his direct messages were closed."""

        async def work(tx: Writing, row: MatchRow) -> Receipt:
            live = await self._ready(tx, row, user)
            await tx.dm_closed(match, user, False)
            seats = row.info.seats_of(user)
            await tx.post([hand_post(row.info, live.position, seat, ()) for seat in seats])
            self.keep(live)
            return Receipt(match, row.info.head, 0, ())

        return await self.once(match, interaction, Receipt, work)

    # One order ------------------------------------------------------------------------------

    async def _order(
        self, match: str, sent: Sent, moves: Callable[[Live], Iterator[Move]]
    ) -> Receipt:
        async def work(tx: Writing, row: MatchRow) -> Receipt:
            live = await self._ready(tx, row, sent.user)
            before = deciders(row.info, live.position)
            records: list[JournalRow] = []
            written: list[str] = []
            stopped, asks = None, ""
            try:
                for move in moves(live):
                    if move.serial in self._waiting(live):
                        return await self._hide(tx, live, move, sent, first=not records)
                    wrap = faulty(sent.texts, len(written))
                    self._submit(live, move, "player", records, wrap)
                    written.append(live.line.game.write(move.action))
                    if sent.user not in deciders(live.row.info, live.position):
                        await self._unasked(tx, live, records)
            except Refused as fault:
                asks = fault.what if isinstance(fault, Unsure) else ""
                if not (records and asks) and not self._stays(live, records):
                    if not records:
                        self.keep(live)
                    raise
                stopped = stop_text(fault)
            await self._unasked(tx, live, records)
            await self._store(tx, live, records, sent.interaction, before)
            over, head = live.row.info.status == "over", live.row.info.head
            return Receipt(match, head, 0, tuple(written), over, stopped=stopped, asks=asks)

        wish = Wish(sent.user, "; ".join(sent.texts))
        return await self.once(match, sent.interaction, Receipt, work, wish)

    def _waiting(self, live: Live) -> frozenset[int]:
        return windows.waiting(live, self.clock())

    def _stays(self, live: Live, records: Sequence[JournalRow]) -> bool:
        """Tell whether orders stand though a later one of the same message is refused.

        So it is where something was seen, and where all wait for a reaction.
        """
        return any(one.record.barrier for one in records) or bool(records and self._waiting(live))

    async def _hide(
        self, tx: Writing, live: Live, move: Move, sent: Sent, *, first: bool
    ) -> Receipt:
        """Keep an answer until its window ends, in place of an earlier one.

        It leaves no trace that others could see. What follows it in a message has to wait.
        """
        if not first:
            raise Refused(Text("refused-hidden"))
        try:
            flow.submit(live.position, move.seat, move.serial, move.action, self.draws(live.row))
        except Refused as fault:
            raise faulty(sent.texts, 0)(fault) from None
        kept = windows.keep(live, move.serial, move.action, sent)
        await windows.save(tx, live)
        self.keep(live)
        written = (live.line.game.write(move.action),)
        stopped = Text("refused-hidden") if len(sent.texts) > 1 else None
        head = live.row.info.head
        return Receipt(live.row.info.id, head, 0, written, stopped=stopped, hidden_until=kept.due)

    async def _ready(self, tx: Writing, row: MatchRow, user: int) -> Live:
        if not row.info.seats_of(user):
            raise NotSeated
        if row.info.status != "running":
            raise NotRunning(row.info.status)
        return await self.live(tx, row)

    def _submit(
        self,
        live: Live,
        move: Move,
        author: str,
        records: list[JournalRow],
        wrap: Callable[[Refused], Refused],
    ) -> None:
        try:
            step = flow.submit(
                live.position, move.seat, move.serial, move.action, self.draws(live.row)
            )
        except Refused as fault:
            raise wrap(fault) from None
        seq = live.row.info.head + len(records) + 1
        bare = journal.act_record(seq, move.seat, move.serial, move.action, step, author)
        record = journal.sealed(bare, records[-1].record.chain if records else live.row.chain)
        records.append(JournalRow(record, encode_events(step.events)))
        live.line.add(record, step.position)
        live.told.append(Told(seq, step.barrier, step.events, answered(record)))

    async def _answer_open(self, tx: Writing, row: MatchRow, interaction: str) -> None:
        """Let standing orders and the computer answer what is open already."""
        live = await self.live(tx, row)
        before = deciders(row.info, live.position)
        records: list[JournalRow] = []
        await self._unasked(tx, live, records)
        if records:
            await self._store(tx, live, records, interaction, before)
        else:
            await windows.save(tx, live)
            self.keep(live)

    async def _unasked(self, tx: Writing, live: Live, records: list[JournalRow]) -> None:
        """Let kept answers, standing orders and the computer answer until a player must."""
        count = -1
        while count < len(records):
            count = len(records)
            await self._shown(tx, live, records)
            await self._standing(tx, live, records)
            self._computer(live, records)

    async def _shown(self, tx: Writing, live: Live, records: list[JournalRow]) -> None:
        """Carry out what was answered in windows that have ended; what cannot be done is asked."""
        for decision, window in windows.ended(live, self.clock()):
            action = live.line.game.codec.action(window.action)
            move = Move(decision.seat, decision.serial, action)
            try:
                self._submit(live, move, "player", records, lambda fault: fault)
            except Refused as fault:
                windows.LOG.warning("match %s: a kept answer fell away: %s", window.match, fault)
                continue
            written = (live.line.game.write(action),)
            over = live.position.outcome is not None
            receipt = Receipt(window.match, records[-1].record.seq, 0, written, over)
            body = msgspec.json.encode(receipt)
            await tx.keep_receipt(window.interaction, window.match, body)

    def _computer(self, live: Live, records: list[JournalRow]) -> None:
        """Let the computer move for its seats as long as it has to."""
        seats = live.row.info.seats_of(COMPUTER)
        for _ in range(MAX_COMPUTER if seats else 0):
            move = computers(live, seats)
            if move is None:
                return
            self._submit(live, move, "computer", records, lambda fault: fault)

    async def _standing(self, tx: Writing, live: Live, records: list[JournalRow]) -> None:
        """Let standing orders answer whatever they can."""
        game = live.line.game
        if not any(game.topics(decision.point) for decision in live.position.open):
            return
        orders = await tx.standing(live.row.info.id)
        people = [one.seat for one in live.row.info.seats if one.user not in (None, COMPUTER)]
        for _ in range(MAX_STANDING if orders or game.usual else 0):
            found = standing_answer(live.position, orders, people, self._waiting(live))
            if found is None:
                break
            decision, action, order = found
            move = Move(decision.seat, decision.serial, action)
            author = f"{STANDING}:{order.policy}" if order in orders else USUAL
            self._submit(live, move, author, records, lambda fault: fault)

    async def _store(
        self,
        tx: Writing,
        live: Live,
        records: list[JournalRow],
        interaction: str,
        before: Sequence[int],
    ) -> None:
        """Write records, snapshot, posts and timer; then the match may go back to the cache."""
        row, first = live.row, records[0].record.seq
        pause, silent = row.info.remind_after, self.clock() - row.info.updated
        row.info = self._info_after(live, records[-1].record.seq)
        row.chain = records[-1].record.chain
        self._waiting(live)  # what is asked from now on gets its window
        posts = step_posts(row.info, live.position, live.told, first, before)
        self._advance_barrier(live, first)
        await tx.append(row.info.id, records, interaction)
        await tx.save(row)
        await windows.save(tx, live)
        await tx.post(windows.dated(posts, live))
        if row.info.status == "over":
            await tx.forget_timers(row.info.id)
            await self._go_on(tx, live)
        elif deciders(row.info, live.position) != tuple(before) or silent >= (pause or 0.0):
            await self.set_reminder(tx, live)
        self.keep(live)

    async def _go_on(self, tx: Writing, live: Live) -> None:
        """Begin the next battle of a match of several; standing orders and the computer answer."""
        row = await self.follow(tx, live)
        if row is not None:
            await self._answer_open(tx, row, "sequel")

    def _info_after(self, live: Live, head: int) -> MatchInfo:
        info = change(live.row.info, head=head, updated=self.clock())
        outcome = live.position.outcome
        if outcome is None:
            return info
        return change(info, status="over", outcome=outcome, seed=live.row.seed.hex())

    def _advance_barrier(self, live: Live, first: int) -> None:
        """Move the stored barrier to the last record that cannot be taken back.

        From the barrier before on the new board tells what happened.
        """
        barriers = [one.seq for one in live.told if one.barrier and one.seq >= first]
        if not barriers:
            return
        seq, row = barriers[-1], live.row
        index = next(i for i, (r, _) in enumerate(live.line.entries) if r.seq == seq)
        del live.line.entries[:index]
        row.told_from, row.barrier = row.barrier + 1, seq
        row.barrier_state = live.line.entries[0][1].encode()
        live.told = after_barrier(live.told, first)
