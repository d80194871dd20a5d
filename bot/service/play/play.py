"""Orders: one transaction each, journal first, then the answer.

An order is authorised by user id against the seat, applied by the engine, followed by whatever
standing orders answer, and stored with its posts and its receipt; only then the call returns. What
a computer player is asked then, it answers later by an order of its own (``thinking.py``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from bot.engine import journal
from bot.engine.model import ANYTIME, Action, Text
from bot.engine.plans.standing import ASK, StandingOrder, known_policy
from bot.engine.refusal import IllegalAction, Refused, StaleDecision
from bot.service.match import again, planned, turns, windows
from bot.service.match.live import Live
from bot.service.match.moves import (
    ALL,
    MAX_ORDERS,
    Cause,
    Consent,
    Move,
    SentOrders,
    anytime_seat,
    asked_twice,
    faulty,
    moves_of,
    next_serial,
    order_lines,
    seat_for,
    unforeseen,
)
from bot.service.match.publish import hand_post
from bot.service.match.sessions import MatchSessions, twice
from bot.service.match.steps import Steps
from bot.service.model import Receipt, deciders
from bot.service.ports.matches import JournalRow, MatchRow
from bot.service.ports.posts import Turn
from bot.service.ports.receipts import Wish
from bot.service.ports.store import Writing
from bot.service.refusals import NotSeated, Unsure, stop_text, wait_text

Carried: TypeAlias = tuple[int, Move]
"""A move, and how many orders of a message are carried out with it."""
UNDO = "undo"
"""How the receipt of a step taken back names it."""


class Play:
    """Matches that are being played."""

    def __init__(self, sessions: MatchSessions, steps: Steps):
        self._sessions = sessions
        self._steps = steps

    async def act(
        self, match: str, user: int, serial: int, actions: Sequence[Action], *, interaction: str
    ) -> Receipt:
        """Answer an open decision, and with further actions what the seat is asked next.

        All of it is accepted or nothing, as in ``order_text``. Raises ``Refused``.
        """

        def moves(live: Live) -> Iterator[Carried]:
            seat = seat_for(live, user, serial)
            if not actions or len(actions) > MAX_ORDERS:
                raise live.line.game.words.unreadable("")
            if len(actions) > 1 and serial in self._steps.waiting(live):
                raise StaleDecision(Text("refused-stale"))  # none could follow before the end
            for number, action in enumerate(actions):
                yield (
                    number + 1,
                    Move(seat, next_serial(live, seat, serial, first=not number), action),
                )

        return await self._order(match, SentOrders(user, interaction), moves)

    async def anytime(self, match: str, user: int, action: Action, *, interaction: str) -> Receipt:
        """Act outside any decision: resign, offer a draw."""

        def moves(live: Live) -> Iterator[Carried]:
            yield 1, Move(anytime_seat(live, user, action), ANYTIME, action)

        return await self._order(match, SentOrders(user, interaction), moves)

    async def order_text(
        self, match: str, user: int, text: str, *, interaction: str, sure: Consent = ALL
    ) -> Receipt:
        """Carry out typed orders, separated by ``;`` or line breaks: all or none.

        Standing orders of others answer in between. What was thrown or shown on the way stays,
        also where a later order is refused, since the refusal would tell what was thrown; then
        the receipt says why the rest was not carried out. So it is too where somebody else has to
        answer within the turn, such as with a reaction. In games that carry orders out line by
        line all before it stays, and the rest waits behind what nobody could foresee.

        ``sure`` tells how many orders are consented to, and at which question. Before another one
        that ends the match or shows something hidden the rest waits; where it is the first,
        ``Unsure`` is raised.

        Rules: NAP-PBP-07, JDG-PBP-f.
        """
        lines = order_lines(text)

        def moves(live: Live) -> Iterator[Carried]:
            if not lines or len(lines) > MAX_ORDERS:
                raise live.line.game.words.unreadable(text)
            if sure.serial is not None:
                seat_for(live, user, sure.serial)
            for number, move in moves_of(live, user, lines):
                what = asked_twice(live, move) if number > sure.orders else None
                if what is not None:
                    raise Unsure(what, lines[number - 1])
                before = len(live.told)
                yield number, move
                if number < len(lines):
                    unforeseen(live, move.seat, before)

        return await self._order(match, SentOrders(user, interaction, lines), moves)

    async def undo(self, match: str, user: int, *, interaction: str) -> Receipt:
        """Take back the user's last step; refused behind dice or anything shown."""

        async def work(tx: Writing, row: MatchRow) -> Receipt:
            live = await self._steps.ready(tx, row, user)
            before, position_before = deciders(row.info, live.position), live.position
            last = live.line.entries[-1][0]
            seat = last.seat if last.seat in row.info.seats_of(user) else row.info.seats_of(user)[0]
            assert seat is not None
            position = live.line.undone(seat)
            earlier = live.line.entries[-2][1].open
            seq = row.info.head + 1
            record = journal.sealed(journal.undo_record(seq, seat, position), row.chain)
            live.line.undo(position)
            windows.renumber(live, earlier)
            live.told, live.latest = live.told[:-1], ()
            live.ended = turns.ended(position_before, live.position, ())
            await self._steps.keep(
                tx, live, [JournalRow(record, b"[]")], Cause(interaction, user), before
            )
            return Receipt(match, seq, 0, (UNDO,))

        return await self._sessions.once(match, interaction, Receipt, work, Wish(user, UNDO))

    async def set_standing(
        self, match: str, user: int, point: str, policy: str | None, *, interaction: str
    ) -> Receipt:
        """Set or remove a standing order for all of a user's seats, as ``Policies.read`` reads it.

        What is open and can be answered by it is answered at once.
        """

        async def work(tx: Writing, row: MatchRow) -> Receipt:
            seats = row.info.seats_of(user)
            if not seats:
                raise NotSeated
            game = self._sessions.game_of(row)
            known = known_policy(game, point, policy) if policy is not None else None
            if policy is not None and known is None:
                raise IllegalAction(Text("refused-no-policy", {"point": point[:40]}))
            asks = policy is None and point in game.policies.usual
            for seat in seats:
                order = StandingOrder(seat, point, known or (ASK if asks else ""))
                await tx.set_standing(match, order, on=known is not None or asks)
            if row.info.status == "running":
                await self._steps.answer_open(tx, row, Cause(interaction, user))
            over = row.info.status == "over"
            words = (f"standing {point} {known or ASK}",)
            return Receipt(match, row.info.head, 0, words, over)

        return await self._sessions.once(match, interaction, Receipt, work)

    async def reveal(self, match: str) -> None:
        """Let the answers to questions whose windows have ended take effect."""

        async def work() -> None:
            async with self._sessions.store.write() as tx:
                row = await self._sessions.row(tx, match)
                if row.info.status == "running":
                    await self._steps.answer_open(tx, row, Cause(f"window:{row.info.head}"))

        async with self._sessions.queue(match):
            await twice(work)
        self._sessions.wake()

    async def try_direct_messages(self, match: str, user: int, *, interaction: str) -> Receipt:
        """Send a user's hidden cards once more, though their direct messages were closed."""

        async def work(tx: Writing, row: MatchRow) -> Receipt:
            live = await self._steps.ready(tx, row, user)
            await tx.dm_closed(match, user, False)
            seats = row.info.seats_of(user)
            await tx.post([hand_post(row.info, live.position, seat, ()) for seat in seats])
            self._sessions.keep(live)
            return Receipt(match, row.info.head, 0, ())

        return await self._sessions.once(match, interaction, Receipt, work)

    async def _order(
        self, match: str, sent: SentOrders, moves: Callable[[Live], Iterator[Carried]]
    ) -> Receipt:
        async def work(tx: Writing, row: MatchRow) -> Receipt:
            live = await self._steps.ready(tx, row, sent.user)
            await planned.by_hand(tx, live, sent.user)
            before, turn = deciders(row.info, live.position), turns.turn_of(live.position)
            records: list[JournalRow] = []
            written: list[Written] = []
            stopped, asks, lines = None, "", 0
            try:
                for number, move in moves(live):
                    if move.serial in self._steps.waiting(live):
                        return await self._hide(tx, live, move, sent, first=not records)
                    wrap = faulty(sent.texts, number - 1)
                    order = _written(live, move)
                    self._steps.submit(live, move, "player", records, wrap)
                    written.append(order)
                    lines = number
                    if sent.user not in deciders(live.row.info, live.position):
                        await self._steps.unasked(tx, live, records)
            except Refused as fault:
                asks = fault.what if isinstance(fault, Unsure) else ""
                waits = bool(records and sent.texts) and _is_interrupted(live, sent.user, turn)
                if not (records and asks) and not waits and not self._stays(live, records):
                    if not records:
                        self._sessions.keep(live)
                    raise
                over = live.position.outcome is not None
                stopped = wait_text(fault, over=over) if waits else stop_text(fault)
            await self._steps.unasked(tx, live, records)
            await self._steps.keep(tx, live, records, Cause(sent.interaction, sent.user), before)
            over, head = live.row.info.status == "over", live.row.info.head
            since = records[0].record.seq
            return Receipt(
                match, head, 0, tuple(one.order for one in written), over,
                stopped=stopped, asks=asks, since=since, lines=lines,
                system=row.info.system, said=told(written),
            )  # fmt: skip

        wish = Wish(sent.user, "; ".join(sent.texts))
        return await self._sessions.once(match, sent.interaction, Receipt, work, wish)

    def _stays(self, live: Live, records: Sequence[JournalRow]) -> bool:
        """Tell whether orders stand though a later one of the same message is refused.

        So it is where something was seen, where all wait for a reaction, and in games that carry
        orders out line by line.

        Rules: JDG-PBP-f.
        """
        by_line = live.line.game.insight.line_by_line
        if records and (by_line or any(one.record.barrier for one in records)):
            return True
        return bool(records and self._steps.waiting(live))

    async def _hide(
        self, tx: Writing, live: Live, move: Move, sent: SentOrders, *, first: bool
    ) -> Receipt:
        """Keep an answer until its window ends, in place of an earlier one.

        It leaves no trace that others could see. What follows it in a message has to wait.
        """
        if not first:
            raise Refused(Text("refused-hidden"))
        try:
            again.tried(live, move)
        except Refused as fault:
            raise faulty(sent.texts, 0)(fault) from None
        kept = windows.keep(live, move.serial, move.action, sent)
        await windows.save(tx, live)
        self._sessions.keep(live)
        written = _written(live, move)
        stopped = Text("refused-hidden") if len(sent.texts) > 1 else None
        head = live.row.info.head
        return Receipt(
            live.row.info.id,
            head,
            0,
            (written.order,),
            stopped=stopped,
            hidden_until=kept.due,
            lines=1,
            system=live.row.info.system,
            said=told([written]),
        )


class Written(NamedTuple):
    """An order as its receipt repeats it, and in words where that says too little."""

    order: str
    said: Text | None = None


def told(orders: Sequence[Written]) -> tuple[Text, ...]:
    """Return what is said in words of orders."""
    return tuple(one.said for one in orders if one.said is not None)


def _written(live: Live, move: Move) -> Written:
    """Write an order as its receipt repeats it; one of several alike with what it is about."""
    game = live.line.game
    asked = next((one for one in live.position.open if one.serial == move.serial), None)
    order = game.write(move.action)
    if asked is None:
        return Written(order)
    view = live.position.view(move.seat)
    if game.asking.heading(view, asked) is not None:
        return Written(f"{game.asking.field(view, asked).key} {order}")
    return Written(order, game.words.answered(view, asked, move.action))


def _is_interrupted(live: Live, user: int, turn: Turn | None) -> bool:
    """Tell whether others are asked before a user's turn goes on."""
    here = turns.turn_of(live.position)
    return here is not None and here == turn and user not in deciders(live.row.info, live.position)
