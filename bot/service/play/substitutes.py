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
from bot.service.match import seating, windows
from bot.service.match.publish import computer_post, hand_post, offer_post, ping_post, seat_post
from bot.service.match.sessions import MatchSessions
from bot.service.match.steps import Steps
from bot.service.model import COMPUTER, SOLO, MatchInfo, Person, change
from bot.service.ports.matches import MatchRow, SeatOffer
from bot.service.ports.store import Writing
from bot.service.refusals import LobbyRefused, NotRunning, NotSeated

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
        """Offer a seat to somebody, in public; nothing changes before they accept.

        A player may get their teammate's seat, and then plays both. Raises ``Refused``.
        """

        async def work(tx: Writing, row: MatchRow) -> MatchInfo:
            holder = await self._require_right(tx, row, user, seat)
            self._require_receiver(row, seat, to, user)
            now = self._sessions.clock()
            offer = SeatOffer(match=match, seat=seat, user=to, author=user, holder=holder, at=now)
            await tx.set_offer(offer)
            await tx.post([offer_post(row.info, seat, to, user)])
            return row.info

        return await self._sessions.once(match, interaction, MatchInfo, work)

    async def accept(
        self, match: str, person: Person, seat: Seat, *, interaction: str
    ) -> MatchInfo:
        """Take over a seat that was offered. The dice keep their nonce.

        The standing orders of the seat end, since they are its former player's. Raises ``Refused``
        where there is no such offer, or where its grounds are gone.
        """

        async def work(tx: Writing, row: MatchRow) -> MatchInfo:
            offer = await self._offer(tx, match, seat)
            if offer.user != person.id:
                raise LobbyRefused(Text("refused-offer-other"))
            back = offer.user == offer.author
            author, giver = (row.info.host, COMPUTER) if back else (offer.author, offer.author)
            holder = await self._require_right(tx, row, author, seat)
            if holder != offer.holder:
                raise LobbyRefused(Text("refused-offer-gone"))
            self._require_receiver(row, seat, person.id, giver)
            await self._seat(tx, row, seat, person)
            await self._hand_over(tx, row, seat, person)
            return row.info

        return await self._sessions.once(match, interaction, MatchInfo, work)

    async def hand_to_computer(
        self, match: str, user: int, seat: Seat, name: str, *, interaction: str
    ) -> MatchInfo:
        """Let the computer play a seat on, under a name; it sees what the seat sees.

        The holder may do so at any time, the host as with an offer. The seat stays on offer to its
        former holder, by themselves. Raises ``Refused``, also where no person would be left.
        """

        async def work(tx: Writing, row: MatchRow) -> MatchInfo:
            holder = await self._require_right(tx, row, user, seat)
            if holder == COMPUTER:
                raise LobbyRefused(Text("refused-offer-computer"))
            people = [e for e in row.info.seats if e.user not in (None, COMPUTER)]
            if len(people) < 2:
                raise LobbyRefused(Text("refused-offer-last"))
            await self._seat(tx, row, seat, Person(COMPUTER, name, row.info.locale))
            now = self._sessions.clock()
            offer = SeatOffer(
                match=match, seat=seat, user=holder, author=holder, holder=COMPUTER, at=now
            )
            await tx.set_offer(offer)
            await tx.post([computer_post(row.info, seat, holder)])
            await self._steps.answer_open(tx, row, f"computer:{interaction}")
            return row.info

        return await self._sessions.once(match, interaction, MatchInfo, work)

    async def _seat(self, tx: Writing, row: MatchRow, seat: Seat, person: Person) -> None:
        """Put a person on a seat; offers and standing orders of its former player end."""
        entry = row.info.entry(seat)
        row.info = change(seating.held_by(row.info, entry, person), updated=self._sessions.clock())
        await tx.save(row)
        await tx.drop_offer(row.info.id, seat)
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
            raise LobbyRefused(Text("refused-offer-early", {"hours": ABSENT_HOURS}))
        return entry.user

    async def _is_absent(self, tx: Writing, row: MatchRow, seat: Seat) -> bool:
        """Tell whether a seat was asked and nothing has happened in the match since, for long."""
        live = await self._sessions.live(tx, row)
        self._sessions.keep(live)
        asked = live.position.decision_of(seat) is not None
        return asked and self._sessions.clock() - row.info.updated >= ABSENT_HOURS * 3600

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
        self._sessions.keep(live)
