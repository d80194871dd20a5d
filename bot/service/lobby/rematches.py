"""Another match like a finished one, with the sides turned round."""

from __future__ import annotations

from bot.engine.game import AnyGame
from bot.engine.model import Seat, Text
from bot.service.match import seating
from bot.service.match.publish import lobby_post
from bot.service.match.sequels import sequel_of
from bot.service.match.sessions import MatchSessions
from bot.service.model import COMPUTER, MatchInfo, NewMatch, Person
from bot.service.ports.matches import MatchRow
from bot.service.ports.store import Writing
from bot.service.refusals import LobbyRefused, NotRunning, NotSeated, Unplayable

from . import choices
from .lobby import Lobby


class Rematches:
    """Opens rematches, one of each match."""

    def __init__(self, sessions: MatchSessions, lobby: Lobby):
        self._sessions = sessions
        self._lobby = lobby

    async def open(self, match: str, user: int, *, interaction: str) -> MatchInfo:
        """Open a new lobby like a finished match, the user on the other side.

        What the seats chose is chosen anew.

        There is one rematch of a match: the second player who asks for it joins, so that the match
        begins when all have asked; the computer joins with the first. Of several battles the last
        one is asked for it.
        """
        async with self._sessions.store.read() as tx:
            old = (await self._sessions.row(tx, match)).info
        held = [entry for entry in old.seats if entry.user is not None]
        mine = [entry for entry in held if entry.user == user]
        if not mine:
            raise NotSeated
        if old.status != "over":
            raise NotRunning(old.status)
        if await self._is_followed(match):
            raise LobbyRefused(Text("refused-sequel"))
        person = Person(user, mine[0].name, mine[0].locale)
        game = self._sessions.game_called(old.system)
        places = seating.turned_round(game.seats(old.scenario))
        new = _new(game, old, person, places)
        info = await self._lobby.create(new, interaction=f"rematch:{old.id}")
        await self._show_once(info.id)
        for entry in mine:
            key = f"{interaction}:{entry.seat}"
            info = await self._lobby.join(info.id, person, places[entry.seat], interaction=key)
        for entry in held:
            if entry.user == COMPUTER:
                key, computer = f"rematch:{old.id}:{entry.seat}", Person(COMPUTER, entry.name)
                place = places[entry.seat]
                info = await self._lobby.join(info.id, computer, place, interaction=key)
        return info

    async def _is_followed(self, match: str) -> bool:
        """Tell whether a finished match was one battle of more, and the next one follows it."""
        async with self._sessions.queue(match), self._sessions.store.read() as tx:
            row = await self._sessions.row(tx, match)
            try:
                live = await self._sessions.live(tx, row)
            except Unplayable:
                return False
            self._sessions.keep(live)
        return sequel_of(live) is not None

    async def _show_once(self, match: str) -> None:
        async def work(tx: Writing, row: MatchRow) -> MatchInfo:
            await tx.post([lobby_post(row.info)])
            return row.info

        await self._sessions.once(match, f"show:{match}", MatchInfo, work)


def _new(game: AnyGame, old: MatchInfo, person: Person, places: dict[Seat, Seat]) -> NewMatch:
    """Describe the rematch that a person asks for."""
    return NewMatch(
        system=old.system, scenario=old.scenario, channel=old.channel, guild=old.guild,
        locale=old.locale, options=choices.of_rematch(game, old, places), host=person,
        home=old.home,
    )  # fmt: skip
