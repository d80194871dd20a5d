"""Seats of a running match in other hands: offered, and taken over once the receiver accepts.

A holder may offer their own seat at any time. The host and the other players may offer another's
only when its holder was asked and has not acted for ``ABSENT_HOURS``, and never to themselves nor
to a rival of the seat: so nobody is left alone with a match, and a seat's cards are shown to nobody
but whom its holder, or in their long absence another player, lets in.
The computer's seat the host may offer at any time; on the same terms as an offer the computer takes
a seat at once. An offer is stored and its buttons work until it is answered, until a newer one
replaces it, or until its grounds are gone.
"""

from __future__ import annotations

from bot.engine.model import Seat, Text
from bot.service.clocks.clock import StandIn
from bot.service.clocks.hours import ALWAYS, elapsed
from bot.service.match import seating, timing, windows
from bot.service.match.launch import set_reminder
from bot.service.match.live import Live
from bot.service.match.moves import Cause
from bot.service.match.publish import (
    clock_post,
    computer_post,
    hand_post,
    offer_post,
    ping_post,
    seat_post,
)
from bot.service.match.sessions import MatchSessions
from bot.service.match.steps import Steps
from bot.service.model import COMPUTER, SOLO, MatchInfo, Person, change
from bot.service.ports.clocks import ClockNews
from bot.service.ports.matches import MatchRow, SeatOffer
from bot.service.ports.posts import NewPost
from bot.service.ports.store import Reading, Writing
from bot.service.refusals import LobbyRefused, NotRunning, NotSeated

from . import standby

ANYBODY = 0
"""To whom a seat is offered that whoever comes first may take."""
ABSENT_HOURS = 72
"""How long a holder must have left a question open before others may offer the seat."""


class Substitutes:
    """Matches whose seats may change hands."""

    def __init__(self, sessions: MatchSessions, steps: Steps):
        self._sessions = sessions
        self._steps = steps

    async def offer(
        self, match: str, user: int, seat: Seat, to: int, *, interaction: str
    ) -> MatchInfo:
        """Offer a seat to somebody, or to anybody, in public; nothing changes before they accept.

        A player may get their teammate's seat, and then plays both. Raises ``Refused``.
        """

        async def work(tx: Writing, row: MatchRow) -> MatchInfo:
            await self._require_right(tx, row, user, seat)
            if to != ANYBODY:
                self._require_receiver(row, seat, to, user)
            await tx.set_offer(self._offered(row, seat, to, user))
            await tx.post([await self._offering(tx, row, seat, to, user)])
            return row.info

        return await self._sessions.once(match, interaction, MatchInfo, work)

    async def accept(
        self, match: str, person: Person, seat: Seat, *, interaction: str
    ) -> MatchInfo:
        """Take over a seat that was offered. The dice keep their nonce.

        The standing orders of the seat end, since they are its former player's, unless they come
        back themselves; then they have time again. Raises ``Refused`` where there is no such offer,
        or where its grounds are gone.
        """

        async def work(tx: Writing, row: MatchRow) -> MatchInfo:
            offer = await self._offer(tx, match, seat)
            if offer.user not in (person.id, ANYBODY):
                raise LobbyRefused(Text("refused-offer-other"))
            back = offer.user == offer.author
            author, giver = (row.info.host, COMPUTER) if back else (offer.author, offer.author)
            holder = await self._require_right(tx, row, author, seat)
            if holder != offer.holder:
                raise LobbyRefused(Text("refused-offer-gone"))
            self._require_receiver(row, seat, person.id, giver)
            if back:
                timing.welcome_back(row, person.id)
            elif not row.info.seats_of(person.id):
                await standby.credit(tx, row.info, person.id)
            await self._seat(tx, row, seat, person, keep_orders=back)
            await self._hand_over(tx, row, seat, person)
            return row.info

        return await self._sessions.once(match, interaction, MatchInfo, work)

    async def hand_to_computer(
        self, match: str, user: int, seat: Seat, name: str, *, interaction: str
    ) -> MatchInfo:
        """Let the computer play a seat on, under a name; it sees what the seat sees.

        Its standing orders go on to answer. The holder may do so at any time, the host as with an
        offer. The seat stays on offer to its former holder, by themselves. Raises ``Refused``, also
        where no person would be left.
        """

        async def work(tx: Writing, row: MatchRow) -> MatchInfo:
            holder = await self._require_right(tx, row, user, seat)
            if holder == COMPUTER:
                raise LobbyRefused(Text("refused-offer-computer"))
            if holder in row.keeping.vetoed:
                raise LobbyRefused(Text("refused-computer-vetoed"))
            people = [e for e in row.info.seats if e.user not in (None, COMPUTER)]
            if len(people) < 2:
                raise LobbyRefused(Text("refused-offer-last"))
            await self.to_computer(tx, row, seat, name)
            return row.info

        return await self._sessions.once(match, interaction, MatchInfo, work)

    async def to_computer(self, tx: Writing, row: MatchRow, seat: Seat, name: str) -> None:
        """Let the computer play a seat, which its holder may take back at any time."""
        holder = row.info.user_of(seat)
        assert holder is not None
        computer, entry = Person(COMPUTER, name, row.info.locale), row.info.entry(seat)
        row.keeping.stand_ins[seat] = StandIn(holder, entry.name, entry.locale)
        await self._seat(tx, row, seat, computer, keep_orders=True)
        await tx.set_offer(self._offered(row, seat, holder, holder))
        await tx.post([computer_post(row.info, seat, holder)])
        await self._steps.answer_open(tx, row, Cause(f"computer:{row.info.head}:{seat}"))
        await self._clocked(tx, await self._sessions.live(tx, row))

    async def offered(self, match: str, user: int, seat: Seat | None) -> Seat | None:
        """Return the seat of a running match that a user may take over: the one named, or any."""
        async with self._sessions.store.read() as tx:
            info = (await self._sessions.row(tx, match)).info
            seats = [one.seat for one in info.seats if seat in (None, one.seat)]
            if info.status != "running":
                return None
            found = [await tx.offer(match, one) for one in seats]
        free = [one.seat for one in found if one is not None and one.user in (user, ANYBODY)]
        return next(iter(free), None)

    async def player_of(self, match: str, seat: Seat) -> int | None:
        """Return who plays a seat, or for whom the computer plays it; None: nobody."""
        async with self._sessions.store.read() as tx:
            row = await self._sessions.row(tx, match)
        kept = row.keeping.stand_ins.get(seat)
        user = next((one.user for one in row.info.seats if one.seat == seat), None)
        if user == COMPUTER:
            return None if kept is None else kept.user
        return user

    async def veto(self, match: str, user: int, absent: int, *, interaction: str) -> MatchInfo:
        """Refuse the computer that plays for an opponent: it may not play for them again (N17).

        Their seats are theirs as before, with what the computer is asked and has not answered yet;
        where their time is over the others choose another way then.
        Raises ``Refused``.
        """

        async def work(tx: Writing, row: MatchRow) -> MatchInfo:
            if row.info.status != "running":
                raise NotRunning(row.info.status)
            if not row.info.seats_of(user):
                raise NotSeated
            kept = row.keeping.stand_ins
            seats = [one.seat for one in row.info.seats if one.user == COMPUTER]
            seats = [seat for seat in seats if seat in kept and kept[seat].user == absent]
            if not seats:
                raise LobbyRefused(Text("refused-veto-none"))
            if row.info.entry(seats[0]).side in seating.sides_of(row.info, user):
                raise LobbyRefused(Text("refused-veto-own"))
            row.keeping.vetoed = (*row.keeping.vetoed, absent)
            left = kept[seats[0]]
            for seat in seats:
                person = Person(absent, left.name, left.locale)
                await self._seat(tx, row, seat, person, keep_orders=True)
            live = await self._sessions.live(tx, row)
            await tx.post([clock_post(row.info, ClockNews("returned", absent))])
            await self._clocked(tx, live)
            return row.info

        return await self._sessions.once(match, interaction, MatchInfo, work)

    async def to_anybody(self, tx: Writing, row: MatchRow, seat: Seat, author: int) -> None:
        """Offer a seat to whoever comes first."""
        await tx.set_offer(self._offered(row, seat, ANYBODY, author))
        await tx.post([await self._offering(tx, row, seat, ANYBODY, author)])

    async def _offering(
        self, tx: Reading, row: MatchRow, seat: Seat, to: int, author: int
    ) -> NewPost:
        """Build an offer; one to anybody calls those who stand by."""
        now = self._sessions.clock()
        called = await standby.called(tx, row.info, now) if to == ANYBODY else ()
        return offer_post(row.info, seat, to, author, called)

    def _offered(self, row: MatchRow, seat: Seat, to: int, author: int) -> SeatOffer:
        holder = row.info.user_of(seat)
        assert holder is not None
        return SeatOffer(
            match=row.info.id, seat=seat, user=to, author=author, holder=holder,
            at=self._sessions.clock(),
        )  # fmt: skip

    async def _seat(
        self, tx: Writing, row: MatchRow, seat: Seat, person: Person, *, keep_orders: bool
    ) -> None:
        """Put a person on a seat; offers of its former player end, and standing orders may."""
        entry = row.info.entry(seat)
        if person.id != COMPUTER:
            row.keeping.stand_ins.pop(seat, None)
        row.info = change(seating.held_by(row.info, entry, person), updated=self._sessions.clock())
        await tx.save(row)
        await tx.drop_offer(row.info.id, seat)
        if keep_orders:
            return
        for order in await tx.standing(row.info.id):
            if order.seat == seat:
                await tx.set_standing(row.info.id, order, on=False)

    async def decline(self, match: str, user: int, seat: Seat, *, interaction: str) -> MatchInfo:
        """Turn an offer down, or take it back: by its receiver, its maker or the seat's holder."""

        async def work(tx: Writing, row: MatchRow) -> MatchInfo:
            offer = await self._offer(tx, match, seat)
            if user not in (offer.user, offer.author, offer.holder):
                raise LobbyRefused(Text("refused-offer-other"))
            await tx.drop_offer(match, seat)
            return row.info

        return await self._sessions.once(match, interaction, MatchInfo, work)

    async def _offer(self, tx: Writing, match: str, seat: Seat) -> SeatOffer:
        offer = await tx.offer(match, seat)
        if offer is None:
            raise LobbyRefused(Text("refused-offer-gone"))
        return offer

    async def _require_right(self, tx: Writing, row: MatchRow, user: int, seat: Seat) -> int:
        """Return a seat's holder; raises ``Refused`` unless the user may offer it now."""
        if row.info.status == "lobby":
            raise LobbyRefused(Text("refused-offer-lobby"))
        if row.info.status != "running":
            raise NotRunning(row.info.status)
        if not row.info.seats_of(user) and row.info.host != user:
            raise NotSeated
        entry = next((one for one in row.info.seats if one.seat == seat), None)
        if entry is None or entry.user is None:
            raise LobbyRefused(Text("refused-no-seat", {"seat": seat[:40]}))
        if entry.user == COMPUTER and row.info.host != user:
            raise LobbyRefused(Text("refused-offer-host"))
        free = entry.user in (user, COMPUTER)
        if not free and not await self._is_absent(tx, row, seat):
            if row.keeping.terms is not None:
                raise LobbyRefused(Text("refused-offer-clock"))
            raise LobbyRefused(Text("refused-offer-early", {"hours": ABSENT_HOURS}))
        return entry.user

    async def _is_absent(self, tx: Writing, row: MatchRow, seat: Seat) -> bool:
        """Tell whether a seat was asked and its time is over.

        Without clocks it is over when nothing has happened in the match for long, time in which the
        bot was out of reach left out.
        """
        live = await self._sessions.live(tx, row)
        self._sessions.keep(live)
        if live.position.decision_of(seat) is None:
            return False
        if row.keeping.terms is not None:
            clock = row.keeping.clocks.get(row.info.user_of(seat) or COMPUTER)
            return clock is not None and clock.out is not None
        now = self._sessions.clock()
        gaps = await tx.outages(row.info.updated, now, row.info.guild)
        return elapsed(ALWAYS, row.info.updated, now, gaps) >= ABSENT_HOURS * 3600

    def _require_receiver(self, row: MatchRow, seat: Seat, to: int, user: int) -> None:
        if to in (user, row.info.user_of(seat), COMPUTER):
            raise LobbyRefused(Text("refused-offer-self"))
        solo = row.info.options.get(SOLO) == "on"
        if not solo and not seating.may_take_over(row.info, seat, to):
            raise LobbyRefused(Text("refused-offer-rival"))

    async def _hand_over(self, tx: Writing, row: MatchRow, seat: Seat, person: Person) -> None:
        """Give the new holder of a seat its cards, and call them if it must decide."""
        live = await self._sessions.live(tx, row)
        posts = [seat_post(row.info, seat), hand_post(row.info, live.position, seat, ())]
        if live.position.decision_of(seat) is not None:
            posts.append(ping_post(row.info, live.position, (person.id,)))
        await tx.post(posts)
        self._steps.waiting(live)  # with another person at the table a question may get its window
        await windows.save(tx, live)
        await self._clocked(tx, live)

    async def _clocked(self, tx: Writing, live: Live) -> None:
        """Let the clocks run of those who are waited for now, also where the match was frozen."""
        live.row.keeping.thaw(self._sessions.clock())
        now = self._sessions.clock()
        people = await tx.habits(live.row.info.people)
        live.row.keeping.note_away(people, now)
        await timing.turned(tx, live, (), now)
        if not timing.has_clocks(live.row):  # who plays on alone is reminded, and rests at last
            await set_reminder(tx, live.row.info, live.position.state.serial, now)
        await tx.save(live.row)
        self._sessions.keep(live)
