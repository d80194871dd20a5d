"""What the process that serves a database knows of it, so that it need not ask again.

While a process alone may change the database, what it has read or written of a match is as it is
stored. Whoever is not alone, such as a tool beside a running bot, knows nothing and asks each time.

A change puts new ``Parts`` in place of the old ones before the next writer begins, so that a
question asked before it cannot fill in afterwards what is no longer so.
"""

from __future__ import annotations

from collections import OrderedDict

import msgspec

from bot.engine.plans.standing import StandingOrder
from bot.service.clocks.clock import Timekeeping
from bot.service.model import MatchInfo, change
from bot.service.ports.matches import MatchRow
from bot.service.ports.receipts import ReadMark, Unread
from bot.service.ports.windows import Window

MOST = 1000
"""Of how many matches something is known; the least used one is forgotten."""


class Parts(msgspec.Struct):
    """What is known of one match, or of what is unread in a place; None: not asked yet."""

    row: MatchRow | None = None
    standing: tuple[StandingOrder, ...] | None = None
    windows: tuple[Window, ...] | None = None
    unread: dict[int, tuple[Unread, ...]] = {}


class Known:
    """The parts of the matches used last; ``alone`` tells whether anything may be remembered."""

    def __init__(self, most: int = MOST):
        self.alone = False
        self.moves = 0
        """How often it became unsure which match is played in a channel."""
        self.lanes: set[str] = set()
        """Where posts were written since ``written`` was asked; known also where others write."""
        self._most = most
        self._parts: OrderedDict[str, Parts] = OrderedDict()
        self._channels: OrderedDict[int, str] = OrderedDict()
        self._doubtful: set[str] = set()

    def of(self, match: str) -> Parts:
        """Return what is known of a match, to be filled in; nothing where that cannot be sure."""
        if not self.alone or match in self._doubtful:
            return Parts()
        return self._put(match, self._parts.get(match) or Parts())

    def _put(self, match: str, parts: Parts) -> Parts:
        self._parts[match] = parts
        self._parts.move_to_end(match)
        while len(self._parts) > self._most:
            self._parts.popitem(last=False)
        return parts

    def changed(self, match: str) -> Parts:
        """Put a copy of what is known of a match in place, for what has changed of it."""
        old = self.of(match)
        new = msgspec.structs.replace(old, unread=dict(old.unread))
        return self._put(match, new) if self.alone and match not in self._doubtful else new

    def saved(self, row: MatchRow) -> None:
        """Note a match as it was stored."""
        match, info = row.info.id, row.info
        seed = row.seed.hex() if info.status == "over" else None
        self.changed(match).row = copied(row, change(info, seed=seed))
        if self._channels.get(info.channel, "") != match:
            self._channels.pop(info.channel, None)
            self.moves += 1

    def lose(self, match: str) -> None:
        """Forget what is known of a match."""
        self._parts.pop(match, None)

    def doubt(self, match: str) -> None:
        """Never rely on what is known of a match again: it is unknown what became of a change."""
        self.lose(match)
        self._doubtful.add(match)

    def written(self) -> set[str]:
        """Return the lanes of the outbox to which this process has written since it was asked."""
        found, self.lanes = self.lanes, set()
        return found

    def clear(self) -> None:
        """Forget everything."""
        self._parts.clear()
        self._channels.clear()
        self.moves += 1

    # The place where a match is played ---------------------------------------------------------

    def alone_in(self, channel: int) -> MatchRow | None:
        """Return the only match that was ever played in a channel, if that is known."""
        row = self.of(self._channels[channel]).row if channel in self._channels else None
        return row if row is not None and row.info.channel == channel else None

    def plays_alone(self, channel: int, match: str, moves: int) -> None:
        """Note the only match of a channel, as it was when ``moves`` was what it is now."""
        if self.alone and moves == self.moves:
            self._channels[channel] = match
            self._channels.move_to_end(channel)
            while len(self._channels) > self._most:
                self._channels.popitem(last=False)

    # What changes apart from its match -----------------------------------------------------------

    def shown(self, match: str, message: int) -> None:
        """Note the live message of a match."""
        parts = self.changed(match)
        if parts.row is not None:
            parts.row = copied(parts.row, change(parts.row.info, live_message=message))

    def kept(self, one: Unread) -> None:
        """Note a receipt that its user has not read yet."""
        parts = self.changed(one.place)
        if one.user in parts.unread:
            parts.unread[one.user] += (one,)

    def read(self, mark: ReadMark) -> None:
        """Note that receipts were read."""
        parts = self.changed(mark.place)
        if mark.user in parts.unread:
            left = (o for o in parts.unread[mark.user] if o.id > mark.last or o.id in mark.but)
            parts.unread[mark.user] = tuple(left)


def copied(row: MatchRow, info: MatchInfo) -> MatchRow:
    """Copy a match, so that neither changes with the other."""
    clocks = msgspec.json.decode(msgspec.json.encode(row.keeping), type=Timekeeping)
    return msgspec.structs.replace(row, info=info, keeping=clocks)
