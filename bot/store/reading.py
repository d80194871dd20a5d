"""Questions to the database inside one transaction."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Select, bindparam, case, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.engine.journal import Record
from bot.engine.model import Seat
from bot.engine.orders import StandingOrder
from bot.service.clocks.habits import Habits
from bot.service.clocks.hours import Span
from bot.service.model import MatchInfo, SeatEntry, Status
from bot.service.ports.matches import JournalRow, MatchRow, SeatOffer
from bot.service.ports.people import ArmyRow, Settings
from bot.service.ports.receipts import MOST, Unread
from bot.service.ports.store import Reading
from bot.service.ports.windows import Window

from . import dice_person, rows
from .schema import (
    armies,
    guilds,
    habits,
    journal,
    matches,
    offers,
    outages,
    outbox,
    receipts,
    seats,
    standing_orders,
    unread,
    users,
    windows,
)

MOST_LISTED = 100
SEAT_COLUMNS = [column.label(f"seat_{column.name}") for column in seats.c if column.name != "match"]
ONE_MATCH = (
    select(matches, *SEAT_COLUMNS)
    .join_from(matches, seats, seats.c.match == matches.c.id)
    .where(matches.c.id == bindparam("wanted"))
    .order_by(seats.c.place)
)
"""A match with its seats, one row for each: every match has some."""
ONE_MATCH_LOCKED = ONE_MATCH.with_for_update(of=matches)
"""The same, locked; on SQLite the transaction has the lock already."""


class Reader(Reading):
    """A reading transaction."""

    locks = False

    def __init__(self, connection: AsyncConnection):
        self._connection = connection
        self._seats: dict[str, list[SeatEntry]] = {}

    async def match(self, match: str) -> MatchRow | None:
        question = ONE_MATCH_LOCKED if self.locks else ONE_MATCH
        found = (await self._connection.execute(question, {"wanted": match})).all()
        if not found:
            return None
        self._seats[match] = [rows.seat_entry(one) for one in found]
        return rows.match_row(found[0], self._seats[match])

    async def _seats_of(self, ids: Sequence[str]) -> dict[str, list[SeatEntry]]:
        question = (
            select(seats.c.match, *SEAT_COLUMNS)
            .where(seats.c.match.in_(ids))
            .order_by(seats.c.match, seats.c.place)
        )
        held: dict[str, list[SeatEntry]] = {}
        for found in await self._connection.execute(question):
            held.setdefault(found.match, []).append(rows.seat_entry(found))
        return held

    async def _infos(self, question: Select[Any]) -> list[MatchInfo]:
        found = (await self._connection.execute(question)).all()
        held = await self._seats_of([one.id for one in found])
        return [rows.match_info(one, held.get(one.id, [])) for one in found]

    async def journal(self, match: str, since: int = 0) -> list[JournalRow]:
        question = (
            select(journal.c.record, journal.c.events)
            .where(journal.c.match == match, journal.c.seq >= since)
            .order_by(journal.c.seq)
        )
        found = await self._connection.execute(question)
        return [
            JournalRow(msgspec.json.decode(record, type=Record), bytes(events))
            for record, events in found
        ]

    async def matches_of(self, user: int) -> list[MatchInfo]:
        mine = select(seats.c.match).where(seats.c.user == user)
        finished = case((matches.c.status.in_(("over", "closed")), 1), else_=0)
        return await self._infos(
            select(matches)
            .where(matches.c.id.in_(mine))
            .order_by(finished, matches.c.created.desc(), matches.c.id)
        )

    async def matches_in(self, guild: int) -> list[MatchInfo]:
        waiting = case((matches.c.status == "lobby", 0), else_=1)
        return await self._infos(
            select(matches)
            .where(matches.c.guild == guild, matches.c.status.in_(("lobby", "running")))
            .order_by(waiting, matches.c.created.desc(), matches.c.id)
            .limit(MOST_LISTED)
        )

    async def in_channel(
        self, channel: int, user: int | None = None, first: Status = "running"
    ) -> MatchInfo | None:
        theirs = select(seats.c.match).where(seats.c.user == user)
        wanted = matches.c.status == first
        rank = case(
            (wanted & matches.c.id.in_(theirs), 0),
            (wanted, 1),
            (matches.c.status == "running", 2),
            else_=3,
        )
        found = await self._infos(
            select(matches)
            .where(matches.c.channel == channel)
            .order_by(rank, matches.c.created.desc())
            .limit(1)
        )
        return found[0] if found else None

    async def played_in(self, channel: int) -> list[str]:
        question = select(matches.c.id).where(matches.c.channel == channel)
        found = await self._connection.execute(question.order_by(matches.c.id))
        return [one.id for one in found]

    async def running(self) -> list[str]:
        question = select(matches.c.id).where(matches.c.status == "running")
        found = await self._connection.execute(question.order_by(matches.c.id))
        return [one.id for one in found]

    async def standing(self, match: str) -> list[StandingOrder]:
        question = (
            select(standing_orders)
            .where(standing_orders.c.match == match)
            .order_by(standing_orders.c.seat, standing_orders.c.point)
        )
        found = await self._connection.execute(question)
        return [StandingOrder(Seat(one.seat), one.point, one.policy) for one in found]

    async def windows(self, match: str) -> list[Window]:
        question = select(windows).where(windows.c.match == match).order_by(windows.c.serial)
        found = await self._connection.execute(question)
        return [Window(**one._mapping) for one in found]

    async def offer(self, match: str, seat: Seat) -> SeatOffer | None:
        question = select(offers).where(offers.c.match == match, offers.c.seat == seat)
        one = (await self._connection.execute(question)).first()
        return None if one is None else SeatOffer(**one._mapping)

    async def offers_to(self, user: int) -> list[SeatOffer]:
        mine = (offers.c.user == user) | (offers.c.author == user) | (offers.c.holder == user)
        question = select(offers).where(mine).order_by(offers.c.match, offers.c.seat)
        found = await self._connection.execute(question)
        return [SeatOffer(**one._mapping) for one in found]

    async def receipt(self, interaction: str) -> tuple[int, bytes] | None:
        question = select(receipts.c.number, receipts.c.body)
        found = await self._connection.execute(
            question.where(receipts.c.interaction == interaction)
        )
        one = found.first()
        return None if one is None else (one.number, bytes(one.body))

    async def unread(self, place: str, user: int) -> list[Unread]:
        theirs = (unread.c.place == place, unread.c.user == user)
        question = select(unread).where(*theirs).order_by(unread.c.id.desc()).limit(MOST)
        found = [Unread(**one._mapping) for one in await self._connection.execute(question)]
        return found[::-1]

    async def language(self, user: int) -> str | None:
        question = select(users.c.locale).where(users.c.id == user)
        found: str | None = (await self._connection.execute(question)).scalar()
        return found

    async def guild_language(self, guild: int) -> str | None:
        question = select(guilds.c.locale).where(guilds.c.id == guild)
        found: str | None = (await self._connection.execute(question)).scalar()
        return found

    async def habits(self, users: Collection[int]) -> dict[int, Habits]:
        question = select(habits).where(habits.c.user.in_(users))
        found = await self._connection.execute(question)
        return {one.user: msgspec.json.decode(one.body, type=Habits) for one in found}

    async def outages(self, since: float) -> list[Span]:
        question = select(outages).where(outages.c.end > since).order_by(outages.c.start)
        return [Span(*one) for one in await self._connection.execute(question)]

    async def settings(self, guild: int) -> Settings:
        question = select(guilds.c.settings).where(guilds.c.id == guild)
        found: bytes | None = (await self._connection.execute(question)).scalar()
        return Settings() if found is None else msgspec.json.decode(found, type=Settings)

    async def army(self, user: int, game: str, name: str) -> ArmyRow | None:
        question = select(armies).where(*named_army(user, game, name))
        one = (await self._connection.execute(question)).first()
        return None if one is None else ArmyRow(**one._mapping)

    async def armies_of(self, user: int) -> list[ArmyRow]:
        question = select(armies).where(armies.c.user == user)
        found = await self._connection.execute(question.order_by(armies.c.game, armies.c.name))
        return [ArmyRow(**one._mapping) for one in found]

    async def hosted_by(self, user: int) -> list[MatchInfo]:
        question = select(matches).where(matches.c.host == user)
        return await self._infos(question.order_by(matches.c.created.desc(), matches.c.id))

    async def dice_of(self, user: int) -> dict[str, Any]:
        return await dice_person.about(self._connection, user)

    async def posts_to(self, user: int) -> int:
        question = select(func.count()).select_from(outbox).where(outbox.c.user == user)
        return int((await self._connection.execute(question)).scalar_one())


def named_army(user: int, game: str, name: str) -> tuple[ColumnElement[bool], ...]:
    """Return the condition under which a row is a user's army of a name."""
    return armies.c.user == user, armies.c.game == game, armies.c.name == name
