"""What lobby and play stand on: one queue per match, one transaction per order, receipts."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from typing import TypeVar
from weakref import WeakValueDictionary

import msgspec

from bot.engine.game import AnyGame
from bot.engine.model import Text
from bot.service.model import MatchInfo, Receipt
from bot.service.ports.matches import MatchRow
from bot.service.ports.posts import Wakeable
from bot.service.ports.receipts import Wish
from bot.service.ports.store import Conflict, Reading, Store, Writing
from bot.service.posts import unread
from bot.service.refusals import LobbyRefused, UnknownMatch, Unplayable

from . import computers, windows
from .live import Live, in_force, resumed
from .told import ToldRecord

T = TypeVar("T")
R = TypeVar("R", bound=msgspec.Struct)
CACHED_MATCHES = 1000
"""How many matches stay in memory; each takes about 40 KB, and comes back from the store."""
ALPHABET = "0123456789abcdefghijkmnpqrstuvwxyz"
SEED_BYTES = 32


class MatchSessions:
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
        self.asked: set[str] = set()
        self.noted = asyncio.Event()
        self._listeners: dict[str, set[asyncio.Event]] = {}
        self.recalled = False
        """Whether it is known where computers have been asked since before."""
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
            return numbered(result, number)

        async with self.queue(match):
            result = await twice(attempt)
        for event in self._listeners.get(match, ()):
            event.set()
        self.wake()
        return result

    @contextmanager
    def listening(self, match: str) -> Iterator[asyncio.Event]:
        """Give an event that is set whenever this process has done something in a match."""
        event = asyncio.Event()
        self._listeners.setdefault(match, set()).add(event)
        try:
            yield event
        finally:
            self._listeners[match].discard(event)
            if not self._listeners[match]:
                del self._listeners[match]

    def wake(self) -> None:
        """Tell the outbox that posts were written, and thinkers that a computer may be asked."""
        if self.outbox is not None:
            self.outbox.wake()
        if self.asked:
            self.noted.set()

    async def posted(self, channel: int, patience: float) -> None:
        """Wait until what was written to a channel is out, for some seconds at most."""
        if self.outbox is not None:
            await self.outbox.out(f"channel {channel}", patience)

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
        rows = await tx.journal(row.info.id, min(row.told_from, row.barrier))
        line = resumed(game, row, [one for one in rows if one.record.seq >= row.barrier])
        told = [one for one in in_force(game, rows) if one.seq >= row.told_from]
        return Live(row, line, told)

    def cached(self, row: MatchRow) -> Live | None:
        """Return a match as it is in the cache, if it stands there as it is stored."""
        live = self._live.get(row.info.id)
        return live if live is not None and live.row.chain == row.chain else None

    def latest(self, row: MatchRow, first: int) -> list[ToldRecord] | None:
        """List the records from one on that are in force, if the cache has them all."""
        live = self.cached(row)
        told = () if live is None else live.latest
        if not told or told[0].seq > first or told[-1].seq != row.info.head:
            return None
        return [one for one in told if one.seq >= first]

    def remembered(self, info: MatchInfo) -> Live | None:
        """Return a match as it is in the cache, if it stands there after its last record."""
        live = self._live.get(info.id)
        return live if live is not None and live.row.info.head == info.head else None

    def note(self, live: Live) -> None:
        """Note in ``asked`` where a computer has to decide once the transaction is through."""
        if computers.question(live) is not None:
            self.asked.add(live.row.info.id)

    def keep(self, live: Live) -> None:
        """Put a match back into the cache, the least used one goes."""
        self._live[live.row.info.id] = live
        self._live.move_to_end(live.row.info.id)
        while len(self._live) > CACHED_MATCHES:
            self._live.popitem(last=False)


async def twice(work: Callable[[], Awaitable[T]]) -> T:
    """Do some work, and once more if another process was faster."""
    try:
        return await work()
    except Conflict:
        return await work()


def repeated(known: tuple[int, bytes], kind: type[R]) -> R:
    """Decode the stored answer to an interaction, marked as a repeat where it can be."""
    result = numbered(msgspec.json.decode(known[1], type=kind), known[0])
    if "repeated" in kind.__struct_fields__:
        return msgspec.structs.replace(result, repeated=True)
    return result


def numbered(result: R, number: int) -> R:
    """Return a result with the number of its receipt, where it has a place for one."""
    if "number" in result.__struct_fields__:
        return msgspec.structs.replace(result, number=number)
    return result
