"""What is suggested from a user's own matches while a command is typed."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.front.names import seat_text
from bot.chat.team import suggesting
from bot.chat.wire.locale import Voice
from bot.engine.refusal import Refused
from bot.service.model import Status

from .pages import private
from .views import Looking


class Naming(Looking):
    """Pairs (value, words) for the lists under a command; never another's secrets.

    A ``match`` that is unknown, or empty, gives an empty list.
    """

    async def order_names(self, match: str, user: int) -> list[tuple[str, str]]:
        """List (order, words) of the legal orders of the user's own decision, else nothing."""
        try:
            table = await self.matches.queries.table(match)
        except Refused:
            return []
        decision = table.decision_for(user)
        if decision is None or table.position is None:
            return []
        return [(name := table.game.write(a), name) for a in table.position.options(decision)]

    async def mate_order_names(self, match: str, user: int) -> list[tuple[str, str]]:
        """List (order, words) of what a teammate can be seen to be able to order, else nothing."""
        try:
            table = await self.matches.queries.table(match)
            names = suggesting.known_orders(table, user)
        except Refused:
            return []
        return [(name, name) for name in names]

    async def place_names(self, match: str, user: int) -> Sequence[str]:
        """List the places between which the user may ask for lines of sight."""
        try:
            table = await self.matches.queries.table(match)
        except Refused:
            return ()
        if table.position is None:
            return ()
        return table.game.insight.places(table.position.view(table.viewer(user)))

    async def games_of(
        self, user: int, voice: Voice, wanted: Sequence[Status]
    ) -> list[tuple[str, str]]:
        """List (match, words) of the user's games of some states."""
        return [
            (info.id, private.match_words(info, voice))
            for info in await self.matches.queries.of_user(user)
            if info.status in wanted
        ]

    async def free_seats(self, channel: int, voice: Voice) -> list[tuple[str, str]]:
        """List (seat, words) of the free seats of the channel's game."""
        info = await self.matches.queries.in_channel(channel, first="lobby")
        if info is None or info.status != "lobby":
            return []
        game = self.services.games[info.system]
        return [
            (entry.seat, voice(seat_text(game, entry.seat)))
            for entry in info.seats
            if entry.user is None
        ]
