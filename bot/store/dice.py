"""The dice helper's side of the database; see ``bot.service.ports.dice``."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import Select, insert, select, update

from bot.service.people.privacy import NOBODY
from bot.service.ports.dice import (
    DiceReading,
    DiceRoll,
    DiceSession,
    DiceStore,
    DiceWriting,
    PointChange,
    SessionRow,
)

from .connected import asked
from .dice_rows import COLUMNS, roll_of, session_row
from .dice_schema import points, rolls, sessions
from .faults import clear_faults
from .reading import Reader
from .rows import roll_post_values
from .schema import outbox
from .store import SqlStore
from .writing import Writer

CHANGING = ("head", "updated", "ended")
"""What changes of a session; all else is fixed when it opens."""


class DiceReader(Reader, DiceReading):
    """A reading transaction about dice."""

    async def session(self, session: str) -> SessionRow | None:
        return await self._one(select(sessions).where(sessions.c.id == session))

    async def open_session(self, channel: int) -> SessionRow | None:
        return await self._one(select(sessions).where(sessions.c.open_in == channel))

    async def last_session(self, channel: int, *, ended: bool = False) -> SessionRow | None:
        question = select(sessions).where(sessions.c.channel == channel)
        if ended:
            question = question.where(sessions.c.ended.is_not(None))
        return await self._one(question.order_by(sessions.c.at.desc(), sessions.c.id).limit(1))

    async def _one(self, question: Select[Any]) -> SessionRow | None:
        if self.locks:
            question = question.with_for_update()
        found = (await self._connection.execute(question)).first()
        return None if found is None else session_row(found)

    async def roll(self, session: str, number: int) -> DiceRoll | None:
        wanted = (rolls.c.session == session, rolls.c.number == number)
        found = (await self._connection.execute(select(rolls).where(*wanted))).first()
        return None if found is None else roll_of(found)

    async def rolls(self, session: str, user: int | None = None) -> list[DiceRoll]:
        question = select(rolls).where(rolls.c.session == session).order_by(rolls.c.number)
        if user is not None:
            question = question.where(rolls.c.user == user)
        found = (await self._connection.execute(question)).all()
        return await asyncio.to_thread(lambda: [roll_of(one) for one in found])

    async def secrets(self, session: str, user: int, since: float) -> bool:
        young = (rolls.c.session == session, rolls.c.at >= since)
        others = rolls.c.viewer.not_in([NOBODY, user])
        question = select(rolls.c.number).where(*young, others).limit(1)
        return (await self._connection.execute(question)).first() is not None

    async def history(self, channel: int, limit: int) -> list[DiceRoll]:
        question = (
            select(rolls)
            .join_from(rolls, sessions, sessions.c.id == rolls.c.session)
            .where(sessions.c.channel == channel)
            .order_by(rolls.c.at.desc(), rolls.c.number.desc())
            .limit(limit)
        )
        return [roll_of(one) for one in await self._connection.execute(question)]

    async def points(self, session: str) -> list[PointChange]:
        question = select(points).where(points.c.session == session).order_by(points.c.number)
        return [PointChange(**one._mapping) for one in await self._connection.execute(question)]


class DiceWriter(DiceReader, Writer, DiceWriting):
    """A writing transaction about dice."""

    async def add_session(self, row: SessionRow) -> None:
        values = {name: getattr(row.info, name) for name in COLUMNS}
        values |= {"sides": msgspec.json.encode(row.info.sides), "seed": row.seed}
        values["open_in"] = row.info.channel if row.info.ended is None else None
        await self._connection.execute(insert(sessions), values)

    async def save_session(self, info: DiceSession) -> None:
        values: dict[str, Any] = {name: getattr(info, name) for name in CHANGING}
        if info.ended is not None:
            values["open_in"] = None
        await self._connection.execute(
            update(sessions).where(sessions.c.id == info.id).values(**values)
        )

    async def add_roll(self, roll: DiceRoll) -> None:
        values = {name: getattr(roll, name) for name in rolls.c.keys()}  # noqa: SIM118
        values["request"] = msgspec.json.encode(roll.request)
        values["draws"] = msgspec.json.encode(roll.draws)
        await self._connection.execute(insert(rolls), values)

    async def send_roll(self, roll: DiceRoll, locale: str) -> None:
        values = roll_post_values(roll, locale, self._clock())
        self._lanes.add(values["lane"])
        await self._connection.execute(insert(outbox), values)

    async def add_point(self, point: PointChange) -> None:
        await self._connection.execute(insert(points), msgspec.structs.asdict(point))


class SqlDice(DiceStore):
    """The dice helper's transactions on the database of the matches."""

    def __init__(self, store: SqlStore):
        self._store = store

    @asynccontextmanager
    async def read(self) -> AsyncIterator[DiceReader]:
        with clear_faults():
            async with asked(self._store.readers) as connection:
                yield DiceReader(connection, self._store.known)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[DiceWriter]:
        async with self._store.changing(DiceWriter) as tx:
            yield tx
