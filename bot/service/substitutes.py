"""Seats of a running match in other hands: offered, and taken over once the receiver accepts.

A holder may offer his own seat at any time. The host may offer another's only when its holder was
asked and has not acted for ``ABSENT_S``, and never to himself: cards are shown to nobody whom the
players did not let in. An offer is stored and its buttons work until it is answered, until a newer
one replaces it, or until its grounds are gone.
"""

from __future__ import annotations

from bot.engine.model import Seat, Text

from . import seating
from .desk import Desk, change
from .model import COMPUTER, SOLO, MatchInfo, Person
from .ports import MatchRow, SeatOffer, Writing
from .publish import hand_post, offer_post, ping_post, seat_post
from .refusals import LobbyRefused, NotRunning, NotSeated

ABSENT_S = 72 * 3600.0
"""How long a holder must have left a question open before the host may offer his seat."""


class Substitutes(Desk):
    """Matches whose seats may change hands."""

    async def offer_seat(
        self, match: str, user: int, seat: Seat, to: int, *, interaction: str
    ) -> MatchInfo:
        """Offer a seat to somebody, in public; nothing changes before he accepts.

        A player may get his teammate's seat, and then plays both. Raises ``Refused``.
        """

        async def work(tx: Writing, row: MatchRow) -> MatchInfo:
            holder = await self._require_right(tx, row, user, seat)
            self._require_receiver(row, seat, to, user)
            offer = SeatOffer(
                match=match, seat=seat, user=to, author=user, holder=holder, at=self.clock()
            )
            await tx.set_offer(offer)
            await tx.post([offer_post(row.info, seat, to, user)])
            return row.info

        return await self.once(match, interaction, MatchInfo, work)

    async def accept_seat(
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
            holder = await self._require_right(tx, row, offer.author, seat)
            if holder != offer.holder:
                raise LobbyRefused(Text("refused-offer-gone"))
            self._require_receiver(row, seat, person.id, offer.author)
            entry = row.info.entry(seat)
            row.info = change(seating.held_by(row.info, entry, person), updated=self.clock())
            await tx.save(row)
            await tx.drop_offer(match, seat)
            for order in await tx.standing(match):
                if order.seat == seat:
                    await tx.set_standing(match, order, on=False)
            await self._hand_over(tx, row, seat, person)
            return row.info

        return await self.once(match, interaction, MatchInfo, work)

    async def decline_seat(
        self, match: str, user: int, seat: Seat, *, interaction: str
    ) -> MatchInfo:
        """Turn an offer down, or take it back: by its receiver, its maker or the seat's holder."""

        async def work(tx: Writing, row: MatchRow) -> MatchInfo:
            offer = await self._offer(tx, match, seat)
            if user not in (offer.user, offer.author, offer.holder):
                raise LobbyRefused(Text("refused-offer-other"))
            await tx.drop_offer(match, seat)
            return row.info

        return await self.once(match, interaction, MatchInfo, work)

    async def _offer(self, tx: Writing, match: str, seat: Seat) -> SeatOffer:
        offer = await tx.offer(match, seat)
        if offer is None:
            raise LobbyRefused(Text("refused-offer-gone"))
        return offer

    async def _require_right(self, tx: Writing, row: MatchRow, user: int, seat: Seat) -> int:
        """Return a seat's holder; raises ``Refused`` unless the user may offer it now."""
        if row.info.status != "running":
            raise NotRunning(row.info.status)
        entry = next((one for one in row.info.seats if one.seat == seat), None)
        if entry is None or entry.user is None or user not in (entry.user, row.info.host):
            raise NotSeated
        if user != entry.user and not await self._is_absent(tx, row, seat):
            raise LobbyRefused(Text("refused-offer-early", {"hours": int(ABSENT_S // 3600)}))
        return entry.user

    async def _is_absent(self, tx: Writing, row: MatchRow, seat: Seat) -> bool:
        """Tell whether a seat was asked and nothing has happened in the match since, for long."""
        live = await self.live(tx, row)
        self.keep(live)
        asked = live.position.decision_of(seat) is not None
        return asked and self.clock() - row.info.updated >= ABSENT_S

    def _require_receiver(self, row: MatchRow, seat: Seat, to: int, user: int) -> None:
        if to in (user, row.info.user_of(seat), COMPUTER):
            raise LobbyRefused(Text("refused-offer-self"))
        solo = row.info.options.get(SOLO) == "on"
        if not solo and not seating.may_take_over(row.info, seat, to):
            raise LobbyRefused(Text("refused-offer-rival"))

    async def _hand_over(self, tx: Writing, row: MatchRow, seat: Seat, person: Person) -> None:
        """Give the new holder of a seat its cards, and call him if it must decide."""
        live = await self.live(tx, row)
        posts = [seat_post(row.info, seat), hand_post(row.info, live.position, seat, ())]
        if live.position.decision_of(seat) is not None:
            posts.append(ping_post(row.info, live.position, (person.id,)))
        await tx.post(posts)
        self.keep(live)
