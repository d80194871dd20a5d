"""A challenge: a seat of a lobby that waits for one person, who accepts or declines it (F04).

When it is declined, or three days have gone by, the seat is free for everybody.
"""

from __future__ import annotations

from bot.engine.model import Seat, Text
from bot.service.match import seating
from bot.service.match.publish import offer_post
from bot.service.match.sessions import MatchSessions
from bot.service.model import COMPUTER, MatchInfo
from bot.service.ports.matches import MatchRow, SeatOffer, Timer
from bot.service.ports.store import Writing
from bot.service.refusals import LobbyRefused

from . import reserving
from .lobby import Lobby, require_lobby


class Challenges:
    """Seats of lobbies that wait for one person; all of it raises ``Refused``."""

    def __init__(self, sessions: MatchSessions, lobby: Lobby):
        self._sessions = sessions
        self._lobby = lobby

    async def challenge(
        self, match: str, user: int, opponent: int, *, interaction: str
    ) -> MatchInfo:
        """Keep a free seat for somebody, as host, and call them to it.

        Each lobby has one challenge: an older one ends with it.
        """

        async def work(tx: Writing, row: MatchRow) -> MatchInfo:
            require_lobby(row)
            if row.info.host != user:
                raise LobbyRefused(Text("refused-not-host"))
            if opponent in (user, COMPUTER) or row.info.seats_of(opponent):
                raise LobbyRefused(Text("refused-challenge-self"))
            seat, now = _seat_for_another(row.info, user), self._sessions.clock()
            await reserving.drop(tx, row.info)
            offer = SeatOffer(
                match=match, seat=seat, user=opponent, author=user, holder=reserving.FREE, at=now
            )
            due = now + reserving.CHALLENGE_S
            await tx.set_offer(offer)
            await tx.set_timer(Timer(match=match, kind=reserving.TIMER, serial=0, due=due))
            await tx.post([offer_post(row.info, seat, opponent, user)])
            return await self._lobby.renew(tx, row)

        return await self._sessions.once(match, interaction, MatchInfo, work)

    async def decline(self, match: str, user: int, seat: Seat, *, interaction: str) -> MatchInfo:
        """Turn a challenge down, or take it back: by who is challenged, or who challenged."""

        async def work(tx: Writing, row: MatchRow) -> MatchInfo:
            require_lobby(row)
            offer = await tx.offer(match, seat)
            if offer is None or row.info.user_of(seat) is not None:
                raise LobbyRefused(Text("refused-offer-gone"))
            if user not in (offer.user, offer.author):
                raise LobbyRefused(Text("refused-offer-other"))
            await reserving.end(tx, row, "challenge-declined")
            return row.info

        return await self._sessions.once(match, interaction, MatchInfo, work)

    async def waiting(self, match: str, user: int) -> Seat | None:
        """Return the seat that is kept for a user in a lobby, if one is."""
        async with self._sessions.store.read() as tx:
            row = await self._sessions.row(tx, match)
            kept = await reserving.reserved(tx, row.info, self._sessions.clock())
        return next((one.seat for one in kept if one.user == user), None)


def _seat_for_another(info: MatchInfo, user: int) -> Seat:
    """Return a free seat that the game requires, of another side than the user's if there is."""
    mine = seating.sides_of(info, user)
    free = [entry for entry in info.seats if entry.user is None]
    if not free or (len(free) == 1 and not mine):
        raise LobbyRefused(Text("refused-challenge-full"))
    return min(free, key=lambda entry: (not entry.required, entry.side in mine)).seat
