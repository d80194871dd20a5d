"""Ladders: who is how strong on a server, and the matches that told."""

from __future__ import annotations

import msgspec
from sqlalchemy import Select, func, insert, select, update

from bot.engine.model import Outcome
from bot.service.ports.ladder import (
    LadderReading,
    LadderWriting,
    Played,
    RatedMatch,
    RatedPlayer,
    Rating,
)

from .connected import Connected
from .schema import matches, rated, ratings, seats

MOST_PLAYED = 2000
"""Of how many of the latest matches statistics are made."""
PLAYERS = tuple[RatedPlayer, ...]


class LadderReader(LadderReading):
    """Questions about ladders in a transaction."""

    _connection: Connected

    async def ratings(self, guild: int, system: str) -> list[Rating]:
        wanted = (ratings.c.guild == guild, ratings.c.system == system)
        return await self._ratings(select(ratings).where(*wanted).order_by(ratings.c.user))

    async def ratings_of(self, user: int) -> list[Rating]:
        mine = select(ratings).where(ratings.c.user == user)
        return await self._ratings(mine.order_by(ratings.c.guild, ratings.c.system))

    async def _ratings(self, question: Select[tuple[object, ...]]) -> list[Rating]:
        return [Rating(**one._mapping) for one in await self._connection.execute(question)]

    async def ladders(self) -> list[tuple[int, str]]:
        question = select(rated.c.guild, rated.c.system).distinct()
        found = await self._connection.execute(question.order_by(rated.c.guild, rated.c.system))
        return [(one.guild, one.system) for one in found]

    async def rated(self, guild: int, system: str) -> list[RatedMatch]:
        wanted = (rated.c.guild == guild, rated.c.system == system)
        question = select(rated).where(*wanted).order_by(rated.c.number)
        return [
            RatedMatch(
                **{**one._mapping, "players": msgspec.json.decode(one.players, type=PLAYERS)}
            )
            for one in await self._connection.execute(question)
        ]

    async def last_rated(self, guild: int, system: str) -> int:
        wanted = (rated.c.guild == guild, rated.c.system == system)
        question = select(func.max(rated.c.number)).where(*wanted)
        return int((await self._connection.execute(question)).scalar() or 0)

    async def finished(self) -> list[str]:
        wanted = (matches.c.status == "over", matches.c.guild.is_not(None))
        found = await self._connection.execute(select(matches.c.id).where(*wanted))
        return sorted(one.id for one in found)

    async def played(self, system: str, scenario: str | None = None) -> list[Played]:
        people = select(func.count(func.distinct(seats.c.user))).where(
            seats.c.match == matches.c.id
        )
        computers = select(seats.c.match).where(seats.c.user < 0)
        wanted = [
            matches.c.system == system,
            matches.c.status == "over",
            matches.c.id.not_in(computers),
            people.scalar_subquery() > 1,
        ]
        wanted += [] if scenario is None else [matches.c.scenario == scenario]
        columns = (
            matches.c.scenario, matches.c.outcome, matches.c.head, matches.c.created,
            matches.c.updated,
        )  # fmt: skip
        newest = select(*columns).where(*wanted).order_by(matches.c.updated.desc())
        found = await self._connection.execute(newest.limit(MOST_PLAYED))
        return [
            Played(
                one.scenario,
                msgspec.json.decode(one.outcome, type=Outcome).winner,
                one.head,
                one.updated - one.created,
            )
            for one in found
        ]


class LadderWriter(LadderReader, LadderWriting):
    """Changes of ladders in a transaction."""

    async def add_rated(self, one: RatedMatch) -> None:
        values = {**msgspec.structs.asdict(one), "players": msgspec.json.encode(one.players)}
        await self._connection.execute(insert(rated), values)

    async def set_rating(self, one: Rating) -> None:
        values = msgspec.structs.asdict(one)
        theirs = [ratings.c[name] == values[name] for name in ("guild", "system", "user")]
        done = await self._connection.execute(update(ratings).where(*theirs).values(**values))
        if not done.rowcount:
            await self._connection.execute(insert(ratings), values)


async def forget(connection: Connected, user: int, nobody: int) -> None:
    """Remove a user from ladders; in the matches ``nobody`` stays in their place."""
    await connection.execute(ratings.delete().where(ratings.c.user == user))
    theirs = select(seats.c.match).where(seats.c.user == user)
    mentioned = select(rated.c.match, rated.c.players).where(rated.c.match.in_(theirs))
    for one in (await connection.execute(mentioned)).all():
        players = [
            msgspec.structs.replace(each, user=nobody) if each.user == user else each
            for each in msgspec.json.decode(one.players, type=PLAYERS)
        ]
        changed = update(rated).where(rated.c.match == one.match)
        await connection.execute(changed.values(players=msgspec.json.encode(players)))
