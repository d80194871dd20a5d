"""Agreeing in the lobby: options of the host, and what each player chooses for their seats."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.model import Text
from bot.service.match.seating import REMATCH_OF
from bot.service.match.sessions import MatchSessions
from bot.service.model import MatchInfo, change
from bot.service.ports.matches import MatchRow
from bot.service.ports.store import Reading, Writing
from bot.service.refusals import ArmyRefused, LobbyRefused, NotSeated

from . import choices
from .lobby import Lobby, require_lobby
from .presets import presets

OWN = "@"
"""How a value begins that names an army list of the user's own."""


class LobbyOptions:
    """What the host and the players choose in the lobby."""

    def __init__(self, sessions: MatchSessions, lobby: Lobby):
        self._sessions = sessions
        self._lobby = lobby

    async def set(
        self, match: str, user: int, key: str, value: str, *, interaction: str
    ) -> MatchInfo:
        """Set an option as host; choices of seats that it does away with are forgotten."""

        async def work(tx: Writing, row: MatchRow) -> MatchInfo:
            require_lobby(row)
            if row.info.host != user:
                raise LobbyRefused(Text("refused-not-host"))
            choices.require_offered(self._sessions.game_of(row), row.info.scenario, {key: value})
            return await self._agreed(tx, row, {key: value})

        return await self._sessions.once(match, interaction, MatchInfo, work)

    async def choose(
        self, match: str, user: int, key: str, value: str, *, interaction: str
    ) -> MatchInfo:
        """Choose for one of the user's seats; the last choice starts the match.

        ``@name`` means the user's own army list of that name: its text goes into the match.
        """

        async def work(tx: Writing, row: MatchRow) -> MatchInfo:
            require_lobby(row)
            if not row.info.seats_of(user):
                raise NotSeated
            game = self._sessions.game_of(row)
            mine = {one.option.key: one.option for one in choices.asked(game, row.info, user)}
            option, chosen = mine.get(key), value
            if option is None:
                raise LobbyRefused(Text("refused-no-option", {"option": key[:40]}))
            if value.startswith(OWN) and option.armies:
                chosen = await self._own_army(tx, row, user, value.removeprefix(OWN))
            choices.require_fitting(game, row.info, option, chosen)
            return await self._agreed(tx, row, {key: chosen})

        return await self._sessions.once(match, interaction, MatchInfo, work)

    async def presets(self, info: MatchInfo, user: int) -> dict[str, str]:
        """Return by option key what a user chose in the match of which this is the rematch."""
        async with self._sessions.store.read() as tx:
            return await self._presets(tx, info, user)

    async def choose_as_before(self, match: str, user: int, *, interaction: str) -> MatchInfo:
        """Choose in a rematch what the user chose in the match before, as far as it fits."""

        async def work(tx: Writing, row: MatchRow) -> MatchInfo:
            require_lobby(row)
            if not row.info.seats_of(user):
                raise NotSeated
            found = await self._presets(tx, row.info, user)
            return await self._agreed(tx, row, found)

        return await self._sessions.once(match, interaction, MatchInfo, work)

    async def _presets(self, tx: Reading, info: MatchInfo, user: int) -> dict[str, str]:
        before = info.options.get(REMATCH_OF)
        old = None if before is None else await tx.match(before)
        if old is None:
            return {}
        return presets(self._sessions.games[info.system], info, old.info, user)

    async def _own_army(self, tx: Writing, row: MatchRow, user: int, name: str) -> str:
        kept = await tx.army(user, row.info.system, name)
        if kept is None:
            raise ArmyRefused("unknown", name=name[:40])
        return kept.text

    async def _agreed(self, tx: Writing, row: MatchRow, chosen: Mapping[str, str]) -> MatchInfo:
        old = row.info
        new = change(old, options={**old.options, **chosen})
        row.info = choices.tidied(self._sessions.game_of(row), old, new)
        return await self._lobby.renew(tx, row)
