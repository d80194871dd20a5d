"""Rulings that somebody doubts."""

from __future__ import annotations

import msgspec
from sqlalchemy import Select, insert, select, update

from bot.service.ports.doubts import Doubt, DoubtReading, DoubtWriting

from .connected import Connected
from .schema import doubts


class DoubtReader(DoubtReading):
    """Questions about them in a transaction."""

    _connection: Connected

    async def doubts(self, match: str) -> list[Doubt]:
        question = select(doubts).where(doubts.c.match == match)
        return await self._doubts(question.order_by(doubts.c.place))

    async def all_doubts(self) -> list[Doubt]:
        return await self._doubts(select(doubts).order_by(doubts.c.at))

    async def doubts_of(self, user: int) -> list[Doubt]:
        question = select(doubts).where(doubts.c.user == user)
        return await self._doubts(question.order_by(doubts.c.at))

    async def _doubts(self, question: Select[tuple[object, ...]]) -> list[Doubt]:
        return [Doubt(**one._mapping) for one in await self._connection.execute(question)]


class DoubtWriter(DoubtWriting):
    """Changes in a transaction."""

    _connection: Connected

    async def add_doubt(self, one: Doubt) -> None:
        await self._connection.execute(insert(doubts), msgspec.structs.asdict(one))


async def forget(connection: Connected, user: int, nobody: int) -> None:
    """Put ``nobody`` in a user's place and remove their words; the moment stays for the rules."""
    mine = update(doubts).where(doubts.c.user == user)
    await connection.execute(mine.values(user=nobody, words=""))
