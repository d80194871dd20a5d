"""Another match like a finished one: from the other side, the same one, or the next scenario."""

from __future__ import annotations

from collections.abc import Collection

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
    """Opens rematches, one of each kind of each match."""

    def __init__(self, sessions: MatchSessions, lobby: Lobby):
        self._sessions = sessions
        self._lobby = lobby

    async def open(
        self, match: str, user: int, again: seating.Again = "turned", *, interaction: str
    ) -> MatchInfo:
        """Open a new lobby like a finished match, by itself with the user on the other side.

        What the seats chose is chosen anew.

        There is one rematch of each kind: the second player who asks for it joins, so that it
        begins when all have asked; the computer joins with the first. Of several battles the last
        one is asked for it. For ``next`` all stay on their seats, in the scenario that follows.
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
        places = seating.places(game.seats(old.scenario), again)
        scenario = (
            old.scenario
            if again != "next"
            else next_scenario(game, old.scenario, {entry.seat for entry in held})
        )
        if scenario is None:
            raise LobbyRefused(Text("refused-no-next"))
        new = _new(game, old, person, places, again, scenario)
        once = f"rematch:{old.id}" if again == "turned" else f"rematch:{old.id}:{again}"
        info = await self._lobby.create(new, interaction=once)
        await self._show_once(info.id)
        for entry in mine:
            key = f"{interaction}:{entry.seat}"
            info = await self._lobby.join(info.id, person, places[entry.seat], interaction=key)
        for entry in held:
            if entry.user == COMPUTER:
                key, computer = f"{once}:{entry.seat}", Person(COMPUTER, entry.name)
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


def next_scenario(game: AnyGame, scenario: str, seats: Collection[Seat]) -> str | None:
    """Return the scenario that comes after one for the seats taken; None after the last one."""
    names, tables = [*game.trainings(), *game.scenarios()], game.markers.scenarios
    if scenario not in names:
        return None
    for one in names[names.index(scenario) + 1 :]:
        infos = game.seats(one)
        needed = {info.seat for info in infos if info.required}
        if needed <= set(seats) <= {info.seat for info in infos} and (one in tables) == (
            scenario in tables
        ):
            return one
    return None


def _new(
    game: AnyGame,
    old: MatchInfo,
    person: Person,
    places: dict[Seat, Seat],
    again: seating.Again,
    scenario: str,
) -> NewMatch:
    """Describe the rematch that a person asks for."""
    return NewMatch(
        system=old.system, scenario=scenario, channel=old.channel, guild=old.guild,
        locale=old.locale, options=choices.of_rematch(game, old, places, again), host=person,
        home=old.home,
    )  # fmt: skip
