"""What lobby and play share: one queue per match, one transaction per order, receipts."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Protocol, TypeVar
from weakref import WeakValueDictionary

import msgspec

from bot.engine import flow, journal
from bot.engine.draws import SeededDraws, commitment
from bot.engine.flow import Position
from bot.engine.game import AnyGame, Sequel
from bot.engine.journal import Timeline
from bot.engine.model import Seat, Text

from . import unread, windows
from .archive import undone
from .model import MatchInfo, NewMatch, Receipt, SeatEntry
from .ports import Conflict, JournalRow, Kind, MatchRow, Reading, Store, Timer, Writing
from .publish import Told, answered, lobby_post, room_posts, step_posts
from .refusals import LobbyRefused, UnknownMatch, Unplayable
from .unread import Wish
from .window_ports import Window

LOG = logging.getLogger(__name__)
T = TypeVar("T")
R = TypeVar("R", bound=msgspec.Struct)
CACHED_MATCHES = 1000
"""How many matches stay in memory; each takes about 40 KB, and comes back from the store."""
ALPHABET = "0123456789abcdefghijkmnpqrstuvwxyz"
ID_LENGTH = 6
SEED_BYTES = 32


class Wakeable(Protocol):
    """Whoever wants to hear that posts were written, or may leave again."""

    def wake(self) -> None:
        """Look for new posts."""
        ...

    def hasten(self, lane: str) -> None:
        """End the pause of a lane."""
        ...


class Live(msgspec.Struct):
    """A match in memory: only a cache, the stored head decides.

    ``told`` holds the events of the records in force that the live board message tells: those of
    its report, and what came since and may be taken back. ``windows`` holds those of the open
    questions by serial; they are read anew for every order.
    """

    row: MatchRow
    line: Timeline
    told: list[Told]
    windows: dict[int, Window] = {}

    @property
    def position(self) -> Position:
        """The present position."""
        return self.line.position


class Desk:
    """Access to matches, one order at a time and in the order of arrival."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        *,
        clock: Callable[[], float] = time.time,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
    ):
        self.store = store
        self.games = games
        self.clock = clock
        self.entropy = entropy
        self.outbox: Wakeable | None = None
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._live: OrderedDict[str, Live] = OrderedDict()

    @asynccontextmanager
    async def queue(self, match: str) -> AsyncIterator[None]:
        """Wait for one's turn at a match; nobody is turned away."""
        lock = self._locks.setdefault(match, asyncio.Lock())
        async with lock:
            yield

    async def once(
        self,
        match: str,
        interaction: str,
        kind: type[R],
        work: Callable[[Writing, MatchRow], Awaitable[R]],
        wish: Wish | None = None,
    ) -> R:
        """Do some work on a match in one transaction, unless the interaction was answered before.

        A refusal undoes everything. A repeat returns the first result, marked where it can be; so
        does the same ``wish`` while its user has not read that it was done. If another process was
        faster, the work is done once more on what it left.
        """

        async def attempt() -> R:
            async with self.store.write() as tx:
                row = await self.row(tx, match)  # locked: another process may be at the same
                known = await unread.known(tx, match, interaction, wish)
                if known is not None:
                    return repeated(known, kind)
                result = await work(tx, row)
                body = msgspec.json.encode(result)
                words = "; ".join(result.orders) if isinstance(result, Receipt) else ""
                await unread.keep(tx, match, interaction, wish, words, body, self.clock())
                if isinstance(result, Receipt) and result.hidden_until is not None:
                    return result
                number = await tx.keep_receipt(interaction, match, body)
            return _numbered(result, number)

        async with self.queue(match):
            result = await twice(attempt)
        self.wake()
        return result

    async def news(self, match: str, user: int) -> list[tuple[unread.Unread, Receipt]]:
        """List the receipts that a user has not read, oldest first."""
        async with self.store.read() as tx:
            found = await tx.unread(match, user)
            bodies = [await unread.body_of(tx, one) for one in found]
        told = [_numbered(msgspec.json.decode(body, type=Receipt), n) for n, body in bodies]
        return list(zip(found, told, strict=True))

    def wake(self) -> None:
        """Tell the outbox that posts were written."""
        if self.outbox is not None:
            self.outbox.wake()

    async def row(self, tx: Reading, match: str) -> MatchRow:
        """Return a stored match; raises ``UnknownMatch``."""
        row = await tx.match(match)
        if row is None:
            raise UnknownMatch(match)
        return row

    def game_of(self, row: MatchRow) -> AnyGame:
        """Return the rules of a match; raises ``Unplayable`` where this program lacks them."""
        game = self.games.get(row.info.system)
        if game is None:
            raise Unplayable
        return game

    def game_called(self, system: str) -> AnyGame:
        """Return a game by its slug; raises ``LobbyRefused``."""
        game = self.games.get(system)
        if game is None:
            raise LobbyRefused(Text("refused-no-system", {"system": system[:40]}))
        return game

    def draws(self, row: MatchRow) -> SeededDraws:
        """Return a match's source of chance."""
        return SeededDraws(row.seed, row.info.id, row.info.nonces)

    async def live(self, tx: Reading, row: MatchRow) -> Live:
        """Take a running match from the cache, or load it from its last barrier on.

        It is out of the cache until ``keep`` puts it back, so that a failed transaction leaves
        nothing behind.
        """
        live = self._live.pop(row.info.id, None)
        if live is not None and live.row.chain == row.chain:
            live.row = row
        else:
            live = await self._loaded(tx, row)
        live.windows = await windows.stored(tx, row.info.id, live.position)
        return live

    async def _loaded(self, tx: Reading, row: MatchRow) -> Live:
        game = self.game_of(row)
        rows = await tx.journal(row.info.id, row.told_from)
        line = resumed(game, row, [one for one in rows if one.record.seq >= row.barrier])
        gone = undone([one.record for one in rows])
        told = [one for one in rows if one.record.kind != "undo" and one.record.seq not in gone]
        return Live(row, line, [read_told(game, one) for one in told])

    def keep(self, live: Live) -> None:
        """Put a match back into the cache, the least used one goes."""
        self._live[live.row.info.id] = live
        self._live.move_to_end(live.row.info.id)
        while len(self._live) > CACHED_MATCHES:
            self._live.popitem(last=False)

    async def set_reminder(self, tx: Writing, live: Live) -> None:
        """Set the timer that calls those who have not decided, unless the match wants none."""
        await self.remind(tx, live.row.info, live.position.state.serial)

    async def remind(self, tx: Writing, info: MatchInfo, serial: int) -> None:
        """Set the timer that calls those for whom a match waits, in the lobby or at a question."""
        if info.remind_after is not None:
            due = self.clock() + info.remind_after
            await tx.set_timer(Timer(match=info.id, kind="remind", serial=serial, due=due))

    def new_row(self, new: NewMatch, seats: tuple[SeatEntry, ...], version: str) -> MatchRow:
        """Make a match in the lobby, with a seed and an id of its own."""
        seed, now = self.entropy(SEED_BYTES), self.clock()
        info = MatchInfo(
            id="".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH)),
            system=new.system, scenario=new.scenario, options=new.options, status="lobby",
            host=new.host.id, guild=new.guild, channel=new.channel, locale=new.locale, seats=seats,
            head=-1, commitment=commitment(seed), version=version, live_message=None,
            created=now, updated=now, home=new.home or new.channel or None,
        )  # fmt: skip
        return MatchRow(info=info, seed=seed)

    def sequel_of(self, live: Live) -> Sequel | None:
        """Return the battle that follows a finished one, where a match has several."""
        return live.line.game.sequel(live.position.view(None), live.row.info.setup)

    async def launch(self, tx: Writing, row: MatchRow, card: Kind) -> None:
        """Start a match whose seats are taken, with its card, its first board and the hands."""
        live = await self.begin(tx, row)
        await tx.save(row)
        await self.set_reminder(tx, live)
        posts = step_posts(row.info, live.position, live.told, 0, ())
        await tx.post([lobby_post(row.info, card), *room_posts(row.info), *posts])

    async def begin(self, tx: Writing, row: MatchRow) -> Live:
        """Start a match whose seats are taken: first record, first position."""
        game = self.game_of(row)
        line = Timeline(game, row.info.setup)
        step = flow.begin(game, row.info.setup, self.draws(row))
        row.info = change(
            row.info, status="running", head=0, version=game.version, updated=self.clock()
        )
        record = journal.sealed(journal.begin_record(step), row.info.header.digest())
        line.add(record, step.position)
        row.chain, row.barrier, row.barrier_state = record.chain, 0, step.position.encode()
        await tx.append(row.info.id, [JournalRow(record, encode_events(step.events))], "begin")
        return Live(row, line, [Told(0, True, step.events)])


async def twice(work: Callable[[], Awaitable[T]]) -> T:
    """Do some work, and once more if another process was faster."""
    try:
        return await work()
    except Conflict:
        return await work()


def resumed(game: AnyGame, row: MatchRow, rows: Sequence[JournalRow]) -> Timeline:
    """Rebuild the end of a match from its last barrier and the records from there on.

    A match that began with other rules goes on with those of this program as long as its last steps
    are legal in them. Raises ``Unplayable`` where snapshot, journal and rules do not agree.
    """
    later = [one.record for one in rows[1:]]
    exact = row.info.version == game.version
    try:
        position = Position.decode(game, row.barrier_state)
        if journal.digest(position) != rows[0].record.digest:
            raise journal.Divergence(row.barrier, "the snapshot is not the state after it")
        return Timeline.resumed(row.info.setup, rows[0].record, position, later, exact=exact)
    except (journal.Divergence, msgspec.MsgspecError, IndexError) as error:
        LOG.error("match %s cannot be resumed: %s", row.info.id, error)
        raise Unplayable from error


def undoable(live: Live) -> Seat | None:
    """Return the seat that may take the last step in force back, if any may."""
    last = live.line.entries[-1][0]
    return None if last.kind == "begin" or last.barrier else last.seat


def read_told(game: AnyGame, row: JournalRow) -> Told:
    """Decode the events of a stored record."""
    events = game.codec.events(row.events)
    return Told(row.record.seq, row.record.barrier, events, answered(row.record))


def encode_events(events: tuple[Any, ...]) -> bytes:
    """Encode events with their audiences, as the journal keeps them."""
    return msgspec.json.encode(events)


def change(info: MatchInfo, **fields: Any) -> MatchInfo:
    """Return the info with other fields."""
    return msgspec.structs.replace(info, **fields)


def repeated(known: tuple[int, bytes], kind: type[R]) -> R:
    """Decode the stored answer to an interaction, marked as a repeat where it can be."""
    result = _numbered(msgspec.json.decode(known[1], type=kind), known[0])
    if "repeated" in kind.__struct_fields__:
        return msgspec.structs.replace(result, repeated=True)
    return result


def _numbered(result: R, number: int) -> R:
    if "number" in result.__struct_fields__:
        return msgspec.structs.replace(result, number=number)
    return result
