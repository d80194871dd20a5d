"""Army lists that users keep: read and checked by their game, then stored as canonical text."""

from __future__ import annotations

from bot.engine.setup.options import Army
from bot.service.match.sessions import MatchSessions
from bot.service.ports.people import ArmyRow
from bot.service.refusals import ArmyRefused

MOST = 20
"""How many lists a user may keep for one game."""
NAME, LENGTH = 40, 8000


class Armies:
    """The lists of each user."""

    def __init__(self, sessions: MatchSessions):
        self._sessions = sessions

    async def save(
        self, user: int, system: str, text: str, *, instead_of: str | None = None
    ) -> Army:
        """Check a list and keep it, in place of the one called ``instead_of``.

        Raises ``Refused``: every fault of the list, a name that is taken, or too many lists.
        """
        if len(text) > LENGTH:
            raise ArmyRefused("too-long", most=LENGTH)
        army = self._sessions.game_called(system).preparation.read_army(text)
        if not 0 < len(army.name) <= NAME or not army.name.isprintable():
            raise ArmyRefused("name", most=NAME)
        async with self._sessions.store.write() as tx:
            names = {one.name for one in await tx.armies_of(user) if one.game == system}
            if army.name != instead_of and army.name in names:
                raise ArmyRefused("taken", name=army.name)
            if len(names - {instead_of}) >= MOST:
                raise ArmyRefused("too-many", most=MOST)
            if instead_of is not None:
                await tx.drop_army(user, system, instead_of)
            now = self._sessions.clock()
            await tx.keep_army(
                ArmyRow(user=user, game=system, name=army.name, text=army.text, at=now)
            )
        return army

    async def get(self, user: int, system: str, name: str) -> ArmyRow:
        """Return one of a user's lists; raises ``Refused`` if they have none of that name."""
        async with self._sessions.store.read() as tx:
            found = await tx.army(user, system, name)
        if found is None:
            raise ArmyRefused("unknown", name=name[:NAME])
        return found

    async def of_user(self, user: int, system: str | None = None) -> list[ArmyRow]:
        """List a user's lists, those of one game where it is named."""
        async with self._sessions.store.read() as tx:
            return [one for one in await tx.armies_of(user) if system in (None, one.game)]

    async def drop(self, user: int, system: str, name: str) -> None:
        """Remove one of a user's lists; matches that play with it keep their copy."""
        async with self._sessions.store.write() as tx:
            if not await tx.drop_army(user, system, name):
                raise ArmyRefused("unknown", name=name[:NAME])
