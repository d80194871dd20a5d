"""Questions to the database inside one transaction."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import BigInteger, ColumnElement, Float, bindparam, case, func, literal, select

from bot.engine.journal import Record
from bot.engine.model import Seat
from bot.engine.plans.standing import StandingOrder
from bot.service.clocks.habits import Habits
from bot.service.clocks.hours import Span
from bot.service.model import MatchInfo, SeatEntry, Status
from bot.service.ports.clocks import OUTAGE_S, Noted
from bot.service.ports.matches import JournalRow, MatchRow, SeatOffer
from bot.service.ports.people import ArmyRow, Settings, Standby
from bot.service.ports.receipts import MOST, Unread
from bot.service.ports.store import Reading
from bot.service.ports.windows import Window

from . import dice_person, rows
from .connected import Connected
from .doubts import DoubtReader
from .known import Known, Parts, copied
from .ladder import LadderReader
from .schema import (
    armies,
    beats,
    guilds,
    habits,
    journal,
    looks,
    matches,
    noted,
    notes,
    offers,
    outages,
    outbox,
    receipts,
    seats,
    standby,
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
STANDING = (
    select(standing_orders)
    .where(standing_orders.c.match == bindparam("wanted"))
    .order_by(standing_orders.c.seat, standing_orders.c.point)
)
WINDOWS = select(windows).where(windows.c.match == bindparam("wanted")).order_by(windows.c.serial)
RECEIPT = select(receipts.c.number, receipts.c.body).where(
    receipts.c.interaction == bindparam("wanted")
)
UNREAD = (
    select(unread, receipts.c.number, receipts.c.body.label("receipt"))
    .outerjoin(receipts, receipts.c.interaction == unread.c.interaction)
    .where(unread.c.place == bindparam("place"), unread.c.user == bindparam("user"))
    .order_by(unread.c.id.desc())
    .limit(MOST)
)
ONE_MATCH_LOCKED = ONE_MATCH.with_for_update(of=matches)
"""The same, locked; on SQLite the transaction has the lock already."""


class Reader(LadderReader, DoubtReader, Reading):
    """A reading transaction."""

    locks = False

    def __init__(self, connection: Connected, known: Known):
        self._connection = connection
        self._known = known
        self._seats: dict[str, list[SeatEntry]] = {}
        self._apart: dict[str, dict[str, Any]] = {}
        """The columns that saving a match again leaves alone, as they were read."""

    def _parts(self, match: str) -> Parts:
        """Return what is known of a match, to be filled in by what is read."""
        return self._known.of(match)

    async def match(self, match: str) -> MatchRow | None:
        parts = self._parts(match)
        if parts.row is None:
            question = ONE_MATCH_LOCKED if self.locks else ONE_MATCH
            found = (await self._connection.execute(question, {"wanted": match})).all()
            if not found:
                return None
            parts.row = rows.match_row(found[0], [rows.seat_entry(one) for one in found])
        self._seats[match] = list(parts.row.info.seats)
        self._apart[match] = {name: getattr(parts.row.info, name) for name in rows.KEPT_APART}
        return copied(parts.row, parts.row.info)

    async def _infos(
        self, wanted: ColumnElement[bool], *order: ColumnElement[Any], most: int | None = None
    ) -> list[MatchInfo]:
        """List matches with their seats in an order, in one statement; every match has some."""
        chosen = select(matches.c.id).where(wanted).order_by(*order).limit(most)
        question = (
            select(matches, *SEAT_COLUMNS)
            .join_from(matches, seats, seats.c.match == matches.c.id)
            .where(matches.c.id.in_(chosen))
            .order_by(*order, seats.c.place)
        )
        found: dict[str, list[Any]] = {}
        for one in await self._connection.execute(question):
            found.setdefault(one.id, []).append(one)
        return [
            rows.match_info(each[0], list(map(rows.seat_entry, each))) for each in found.values()
        ]

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
        newest = matches.c.created.desc()
        return await self._infos(matches.c.id.in_(mine), finished, newest, matches.c.id)

    async def matches_in(self, guild: int) -> list[MatchInfo]:
        waiting = case((matches.c.status == "lobby", 0), else_=1)
        here = (matches.c.guild == guild) & matches.c.status.in_(("lobby", "running"))
        newest = matches.c.created.desc()
        return await self._infos(here, waiting, newest, matches.c.id, most=MOST_LISTED)

    async def in_channel(
        self, channel: int, user: int | None = None, first: Status = "running"
    ) -> MatchInfo | None:
        only = self._known.alone_in(channel)
        if only is not None:
            return only.info
        moves = self._known.moves
        theirs = select(seats.c.match).where(seats.c.user == user)
        wanted = matches.c.status == first
        rank = case(
            (wanted & matches.c.id.in_(theirs), 0),
            (wanted, 1),
            (matches.c.status == "running", 2),
            else_=3,
        )
        here, newest = matches.c.channel == channel, matches.c.created.desc()
        found = await self._infos(here, rank, newest, matches.c.id, most=2)
        if len(found) == 1:
            self._known.plays_alone(channel, found[0].id, moves)
        return found[0] if found else None

    async def played_in(self, channel: int) -> list[str]:
        question = select(matches.c.id).where(matches.c.channel == channel)
        found = await self._connection.execute(question.order_by(matches.c.id))
        return [one.id for one in found]

    async def running_of(self, user: int) -> list[str]:
        mine = select(seats.c.match).where(seats.c.user == user)
        question = select(matches.c.id).where(matches.c.status == "running", matches.c.id.in_(mine))
        found = await self._connection.execute(question.order_by(matches.c.id))
        return [one.id for one in found]

    async def running(self) -> list[str]:
        question = select(matches.c.id).where(matches.c.status == "running")
        found = await self._connection.execute(question.order_by(matches.c.id))
        return [one.id for one in found]

    async def standing(self, match: str, user: int | None = None) -> list[StandingOrder]:
        parts = self._parts(match)
        if parts.standing is None:
            found = await self._connection.execute(STANDING, {"wanted": match})
            told = (StandingOrder(Seat(one.seat), one.point, one.policy) for one in found)
            parts.standing = tuple(told)
        if user is None or not parts.standing:
            return list(parts.standing)
        row = await self.match(match)
        theirs = () if row is None else row.info.seats_of(user)
        return [one for one in parts.standing if one.seat in theirs]

    async def windows(self, match: str) -> list[Window]:
        parts = self._parts(match)
        if parts.windows is None:
            found = await self._connection.execute(WINDOWS, {"wanted": match})
            parts.windows = tuple(Window(**one._mapping) for one in found)
        return list(parts.windows)

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
        one = (await self._connection.execute(RECEIPT, {"wanted": interaction})).first()
        return None if one is None else (one.number, bytes(one.body))

    async def received(self, begin: str, since: float) -> dict[str, int]:
        theirs = (receipts.c.at >= since, receipts.c.interaction.startswith(begin, autoescape=True))
        question = (
            select(receipts.c.match, func.count().label("times"))
            .where(*theirs)
            .group_by(receipts.c.match)
        )
        found = await self._connection.execute(question)
        return {one.match: one.times for one in found}

    async def unread(self, place: str, user: int) -> list[Unread]:
        parts = self._parts(place)
        if user not in parts.unread:
            found = await self._connection.execute(UNREAD, {"place": place, "user": user})
            parts.unread[user] = tuple(rows.unread(one) for one in found)[::-1]
        return list(parts.unread[user][-MOST:])

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

    async def outages(self, since: float, now: float, guild: int | None) -> list[Span]:
        number = literal((guild or 0) >> 22, BigInteger)  # see Shards.of
        over = select(outages.c.start, outages.c.end).where(
            outages.c.end > since, number % outages.c.total == outages.c.shard
        )
        lasting = select(beats.c.at, literal(now, Float)).where(
            beats.c.at <= now - OUTAGE_S, number % beats.c.total == beats.c.shard
        )
        found = await self._connection.execute(over.union_all(lasting))
        return sorted(Span(*one) for one in found)

    async def settings(self, guild: int) -> Settings:
        question = select(guilds.c.settings).where(guilds.c.id == guild)
        found: bytes | None = (await self._connection.execute(question)).scalar()
        return Settings() if found is None else msgspec.json.decode(found, type=Settings)

    async def standby(self, guild: int) -> list[Standby]:
        question = select(standby).where(standby.c.guild == guild)
        found = await self._connection.execute(
            question.order_by(standby.c.saved.desc(), standby.c.user)
        )
        return [Standby(**one._mapping) for one in found]

    async def standing_by(self, user: int) -> list[Standby]:
        question = select(standby).where(standby.c.user == user).order_by(standby.c.guild)
        return [Standby(**one._mapping) for one in await self._connection.execute(question)]

    async def look(self, match: str, user: int) -> tuple[int, int] | None:
        question = select(looks.c.since, looks.c.upto)
        theirs = (looks.c.match == match, looks.c.user == user)
        one = (await self._connection.execute(question.where(*theirs))).first()
        return None if one is None else (one.since, one.upto)

    async def note(self, match: str, user: int) -> str:
        question = select(notes.c.text).where(notes.c.match == match, notes.c.user == user)
        found: str | None = (await self._connection.execute(question)).scalar()
        return found or ""

    async def notes_of(self, user: int) -> dict[str, str]:
        question = select(notes.c.match, notes.c.text).where(notes.c.user == user)
        found = await self._connection.execute(question.order_by(notes.c.match))
        return {one.match: one.text for one in found}

    async def looks_of(self, user: int) -> dict[str, int]:
        question = select(looks.c.match, looks.c.upto).where(looks.c.user == user)
        found = await self._connection.execute(question.order_by(looks.c.match))
        return {one.match: one.upto for one in found}

    async def army(self, user: int, game: str, name: str) -> ArmyRow | None:
        question = select(armies).where(*named_army(user, game, name))
        one = (await self._connection.execute(question)).first()
        return None if one is None else ArmyRow(**one._mapping)

    async def armies_of(self, user: int) -> list[ArmyRow]:
        question = select(armies).where(armies.c.user == user)
        found = await self._connection.execute(question.order_by(armies.c.game, armies.c.name))
        return [ArmyRow(**one._mapping) for one in found]

    async def log_lines(self, match: str) -> list[Noted]:
        return await self._noted(noted.c.match == match)

    async def log_lines_about(self, user: int) -> list[Noted]:
        return await self._noted(noted.c.user == user)

    async def _noted(self, which: ColumnElement[bool]) -> list[Noted]:
        question = select(noted).where(which).order_by(noted.c.id)
        return [rows.noted(one) for one in await self._connection.execute(question)]

    async def hosted_by(self, user: int) -> list[MatchInfo]:
        return await self._infos(matches.c.host == user, matches.c.created.desc(), matches.c.id)

    async def dice_of(self, user: int) -> dict[str, Any]:
        return await dice_person.about(self._connection, user)

    async def posts_to(self, user: int) -> int:
        question = select(func.count()).select_from(outbox).where(outbox.c.user == user)
        return int((await self._connection.execute(question)).scalar_one())


def named_army(user: int, game: str, name: str) -> tuple[ColumnElement[bool], ...]:
    """Return the condition under which a row is a user's army of a name."""
    return armies.c.user == user, armies.c.game == game, armies.c.name == name
