"""One transaction that changes the database; all of it is kept or nothing."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Table, bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from bot.engine.model import Seat
from bot.engine.plans.standing import StandingOrder
from bot.service.clocks.habits import Habits
from bot.service.clocks.hours import Span
from bot.service.model import change
from bot.service.ports.matches import JournalRow, MatchRow, SeatOffer, Timer
from bot.service.ports.people import ArmyRow, Settings, Standby
from bot.service.ports.posts import AnyPost, Due, NewPost, Sent
from bot.service.ports.receipts import ReadMark, Unread
from bot.service.ports.serving import Shards
from bot.service.ports.store import Writing
from bot.service.ports.windows import Window

from . import dice_person, doubts, ladder, outbox_work, rows
from .connected import Connected
from .doubts import DoubtWriter
from .known import Known, Parts, copied
from .ladder import LadderWriter
from .reading import Reader, named_army
from .schema import (
    armies,
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
    timers,
    unread,
    users,
    windows,
)

UPDATE_MATCH = update(matches).where(matches.c.id == bindparam("wanted"))
AT_ONCE = 500
NOTHING: Mapping[str, Any] = {}
INSERT_RECORDS = insert(journal)
INSERT_POSTS = insert(outbox)
INSERT_NOTED = insert(noted)
INSERT_UNREAD = insert(unread).returning(unread.c.id)
INSERT_RECEIPT = insert(receipts).returning(receipts.c.number)


class Writer(LadderWriter, DoubtWriter, Reader, Writing):
    """A writing transaction; the match it reads is locked until the end."""

    locks = True

    def __init__(self, connection: Connected, known: Known, clock: Callable[[], float]):
        super().__init__(connection, known)
        self._clock = clock
        self._dirty: set[str] = set()
        self._lost: set[str] = set()
        self._all = False
        """Whether anything of any match may have been changed."""
        self._changes: list[Callable[[], None]] = []
        self._lanes: set[str] = set()
        self._unread: set[str] = set()
        self._receipts: dict[str, tuple[int, bytes]] = {}

    @contextmanager
    def noted(self) -> Iterator[None]:
        """Let what was changed be known once the block, which commits, has ended.

        Where that failed all of it is asked anew; where it was cancelled nobody can tell when it
        takes effect, if ever.
        """
        try:
            yield
        except Exception:
            self._forget(self._known.lose)
            raise
        except BaseException:
            self._forget(self._known.doubt)
            raise
        finally:
            self._known.lanes |= self._lanes
        for note in self._changes:
            note()
        for match in self._lost:
            self._known.lose(match)

    def _forget(self, each: Callable[[str], None]) -> None:
        for match in self._dirty:
            each(match)

    def _parts(self, match: str) -> Parts:
        """Return what is known; of what this transaction has changed nothing is."""
        return Parts() if self._all or match in self._dirty else super()._parts(match)

    def _changed(self, match: str, note: Callable[[], None]) -> None:
        self._dirty.add(match)
        self._changes.append(note)

    async def save(self, row: MatchRow) -> None:
        values = rows.match_values(row)
        match = row.info.id
        if match not in self._seats:
            await self._connection.execute(insert(matches), values)
        else:
            changed = {name: v for name, v in values.items() if name not in rows.KEPT_APART}
            await self._connection.execute(UPDATE_MATCH, {**changed, "wanted": match})
        if list(row.info.seats) != self._seats.get(match, []):
            await self._save_seats(row)
        stored = copied(row, change(row.info, **self._apart.get(match, {})))
        self._changed(match, lambda: self._known.saved(stored))

    async def _save_seats(self, row: MatchRow) -> None:
        match, now = row.info.id, self._clock()
        await self._connection.execute(delete(seats).where(seats.c.match == match))
        values = [
            rows.seat_values(match, place, entry, now) for place, entry in enumerate(row.info.seats)
        ]
        await self._connection.execute(insert(seats), values)
        self._seats[match] = list(row.info.seats)

    async def append(self, match: str, rows: Sequence[JournalRow], interaction: str) -> None:
        now = self._clock()
        values = [
            {
                "match": match,
                "seq": one.record.seq,
                "interaction": interaction if index == 0 else None,
                "record": msgspec.json.encode(one.record),
                "events": one.events,
                "at": now,
            }
            for index, one in enumerate(rows)
        ]
        await self._connection.execute(INSERT_RECORDS, values)

    async def post(self, posts: Sequence[NewPost]) -> None:
        now = self._clock()
        values = [rows.post_values(post, now) for post in posts if post.channel != 0]
        self._lanes.update(one["lane"] for one in values)
        if values:
            await self._connection.execute(INSERT_POSTS, values)
        told = [rows.noted_values(post, now) for post in posts if post.noted is not None]
        if told:
            await self._connection.execute(INSERT_NOTED, told)

    async def drop_posts(self, match: str, channel: int) -> None:
        run, waiting = self._connection.execute, outbox.c.state == "pending"
        theirs = (outbox.c.match == match, outbox.c.channel == channel, waiting)
        dead = {"state": "dead", "reason": "the channel was deleted", "body": b""}
        await run(update(outbox).where(*theirs).values(**dead))
        await run(update(matches).where(matches.c.id == match).values(live_message=None))
        self._lose(match)

    async def keep_receipt(self, interaction: str, match: str, body: bytes) -> int:
        values = {"interaction": interaction, "match": match, "body": body, "at": self._clock()}
        done = await self._connection.execute(INSERT_RECEIPT, values)
        number = int(done.scalar_one())
        self._receipts[interaction] = (number, body)
        if interaction not in self._unread:  # it may be that of an answer that was hidden so far
            self._changed(match, lambda: self._known.changed(match).unread.clear())
        return number

    async def keep_unread(self, one: Unread) -> None:
        values = msgspec.structs.asdict(one)
        del values["id"], values["number"]
        done = await self._connection.execute(INSERT_UNREAD, values)
        kept = msgspec.structs.replace(one, id=int(done.scalar_one()))
        self._unread.add(one.interaction)
        self._changed(one.place, lambda: self._known.kept(self._told(kept)))

    def _told(self, one: Unread) -> Unread:
        """Return an unread receipt with what this transaction keeps of its interaction."""
        number, body = self._receipts.get(one.interaction, (one.number, one.body))
        return msgspec.structs.replace(one, number=number, body=body)

    async def read_by(self, mark: ReadMark) -> None:
        """Forget the receipts that were read."""
        theirs = (unread.c.user == mark.user, unread.c.place == mark.place)
        gone = delete(unread).where(*theirs, unread.c.id <= mark.last)
        but = unread.c.id.not_in(mark.but)
        await self._connection.execute(gone.where(but) if mark.but else gone)
        self._changed(mark.place, lambda: self._known.read(mark))

    async def sent(self, done: Sequence[Sent]) -> None:
        """Note deliveries and drop their contents; new live messages are remembered with them."""
        if not done:
            return
        left = [{"wanted": one.post.id, "out": one.message} for one in done]
        await self._connection.execute(outbox_work.LEFT, left)
        shown = {
            one.post.match: one.message
            for one in done
            if one.message is not None
            and one.post.match is not None
            and one.post.kind in outbox_work.WITH_MESSAGE
        }
        if shown:
            values = [{"wanted": match, "out": message} for match, message in shown.items()]
            await self._connection.execute(outbox_work.SHOWN, values)
        for match, message in shown.items():
            self._changed(match, partial(self._known.shown, match, message))

    async def take(self, skip: Collection[str], limit: int, me: str | None) -> list[Due]:
        """Mark the posts at the heads of their lanes, and return them in their order."""
        asked = {"skip": list(skip), "most": limit, "me": me}
        found = (await self._connection.execute(outbox_work.TAKE, asked)).all()
        return sorted(map(outbox_work.due, found), key=lambda one: one.post.id)

    async def failed(self, post: AnyPost, reason: str) -> None:
        """Note that a post will never be delivered, and why; its content is dropped."""
        dead = update(outbox).where(outbox.c.id == post.id)
        await self._connection.execute(dead.values(state="dead", reason=reason, body=b""))

    def _lose(self, match: str) -> None:
        """Let all of a match be asked anew."""
        self._dirty.add(match)
        self._lost.add(match)

    async def set_standing(self, match: str, order: StandingOrder, *, on: bool) -> None:
        table = standing_orders
        await self._connection.execute(
            delete(table).where(
                table.c.match == match, table.c.seat == order.seat, table.c.point == order.point
            )
        )
        if on:
            values = {"match": match, **msgspec.structs.asdict(order)}
            await self._connection.execute(insert(table), values)
        self._lose(match)

    async def set_windows(self, match: str, kept: Collection[Window]) -> None:
        await self._connection.execute(delete(windows).where(windows.c.match == match))
        if kept:
            values = [msgspec.structs.asdict(one) for one in kept]
            await self._connection.execute(insert(windows), values)
        told = tuple(sorted(kept, key=lambda one: one.serial))
        self._changed(match, lambda: setattr(self._known.changed(match), "windows", told))

    async def set_offer(self, offer: SeatOffer) -> None:
        await self.drop_offer(offer.match, offer.seat)
        await self._connection.execute(insert(offers), msgspec.structs.asdict(offer))

    async def drop_offer(self, match: str, seat: Seat) -> None:
        gone = delete(offers).where(offers.c.match == match, offers.c.seat == seat)
        await self._connection.execute(gone)

    async def keep_army(self, army: ArmyRow) -> None:
        await self.drop_army(army.user, army.game, army.name)
        await self._connection.execute(insert(armies), msgspec.structs.asdict(army))

    async def drop_army(self, user: int, game: str, name: str) -> bool:
        gone = delete(armies).where(*named_army(user, game, name))
        return (await self._connection.execute(gone)).rowcount > 0

    async def set_language(self, user: int, locale: str) -> None:
        await self._set_locale(users, user, locale)

    async def set_guild_language(self, guild: int, locale: str) -> None:
        await self._set_locale(guilds, guild, locale)

    async def set_settings(self, guild: int, settings: Settings) -> None:
        body = msgspec.json.encode(settings)
        await self._put(guilds, {"id": guild}, {"settings": body}, {"locale": ""})

    async def _set_locale(self, table: Table, owner: int, locale: str) -> None:
        await self._put(table, {"id": owner}, {"locale": locale})

    async def set_habits(self, user: int, told: Habits) -> None:
        await self._put(habits, {"user": user}, {"body": msgspec.json.encode(told)})

    async def set_standby(self, one: Standby) -> None:
        values = {"on": one.on, "saved": one.saved}
        await self._put(standby, {"guild": one.guild, "user": one.user}, values)

    async def set_note(self, match: str, user: int, text: str) -> None:
        theirs = (notes.c.match == match, notes.c.user == user)
        await self._connection.execute(delete(notes).where(*theirs))
        if text:
            values = {"match": match, "user": user, "text": text}
            await self._connection.execute(insert(notes), values)

    async def set_look(self, match: str, user: int, since: int, upto: int) -> None:
        await self._put(looks, {"match": match, "user": user}, {"since": since, "upto": upto})

    async def set_outage(self, outage: Span, shards: Shards) -> None:
        for shard in shards.ids:
            key = {"start": outage.start, "shard": shard, "total": shards.total}
            await self._put(outages, key, {"end": outage.end})

    async def _put(
        self,
        table: Table,
        key: Mapping[str, Any],
        values: Mapping[str, Any],
        first: Mapping[str, Any] = NOTHING,
    ) -> None:
        """Insert a row, with what is ``first`` in it, or change these values of the one there."""
        upsert = sqlite.insert if self._connection.dialect == "sqlite" else postgresql.insert
        await self._connection.execute(
            upsert(table)
            .values(**key, **first, **values)
            .on_conflict_do_update(index_elements=list(key), set_=dict(values))
        )

    async def set_timer(self, timer: Timer) -> None:
        values = {
            "serial": timer.serial,
            "due": timer.due,
            "claimed_until": 0.0,
            "claimed_by": None,
        }
        await self._put(timers, {"match": timer.match, "kind": timer.kind}, values)

    async def forget_timers(self, match: str, kind: str | None = None) -> None:
        gone = delete(timers).where(timers.c.match == match)
        await self._connection.execute(gone if kind is None else gone.where(timers.c.kind == kind))

    async def forget(self, user: int, nobody: int) -> int:
        run, mine = self._connection.execute, seats.c.user == user
        held = (await run(select(seats.c.match, seats.c.seat).where(mine))).all()
        for match, seat in held:
            theirs = (standing_orders.c.match == match, standing_orders.c.seat == seat)
            await run(delete(standing_orders).where(*theirs))
        await ladder.forget(self._connection, user, nobody)
        await doubts.forget(self._connection, user, nobody)
        await run(update(noted).where(noted.c.user == user).values(user=nobody))
        anonymous = {"user": nobody, "name": "", "locale": "en", "dm_closed_since": None}
        await run(update(seats).where(mine).values(**anonymous))
        await run(update(matches).where(matches.c.host == user).values(host=nobody))
        await self._forget_clocks({match for match, _ in held}, user)
        await run(delete(users).where(users.c.id == user))
        await run(delete(habits).where(habits.c.user == user))
        await run(delete(looks).where(looks.c.user == user))
        await run(delete(notes).where(notes.c.user == user))
        await run(delete(standby).where(standby.c.user == user))
        await run(delete(armies).where(armies.c.user == user))
        await run(delete(unread).where(unread.c.user == user))
        unsaid = {"user": None, "action": b"", "interaction": ""}
        await run(update(windows).where(windows.c.user == user).values(**unsaid))
        named = (offers.c.user == user) | (offers.c.author == user) | (offers.c.holder == user)
        await run(delete(offers).where(named))
        await run(delete(outbox).where(outbox.c.user == user))
        await dice_person.forget(self._connection, user, nobody)
        await self._forget_receipts(user)
        self._seats.clear()
        self._all = True
        self._changes.append(self._known.clear)
        return len({match for match, _ in held})

    async def _forget_clocks(self, held: Collection[str], user: int) -> None:
        """Remove a user from the clocks of finished matches."""
        for match in held:
            kept = matches.c.id == match
            found = await self._connection.execute(select(matches.c.clocks).where(kept))
            keeping = rows.timekeeping(found.scalar())
            keeping.forget(user)
            changed = update(matches).where(kept).values(clocks=msgspec.json.encode(keeping))
            await self._connection.execute(changed)

    async def _forget_receipts(self, user: int) -> None:
        """Remove the receipts that name a user: those of lobbies hold the seats."""
        found = await self._connection.execute(select(receipts.c.number, receipts.c.body))
        name = re.compile(rb":%d[,}]" % user)
        numbers = [one.number for one in found if name.search(bytes(one.body))]
        for start in range(0, len(numbers), AT_ONCE):
            some = receipts.c.number.in_(numbers[start : start + AT_ONCE])
            await self._connection.execute(delete(receipts).where(some))

    async def dm_closed(self, match: str, user: int, closed: bool) -> None:
        since = self._clock() if closed else None
        await self._connection.execute(
            update(seats)
            .where(seats.c.match == match, seats.c.user == user)
            .values(dm_closed_since=since)
        )
        self._lose(match)
