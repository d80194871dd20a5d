"""The state of the sandbox: tables of plain JSON, ids, the clock, changes and events.

A key that begins with "_" never leaves the process. Addresses of files are kept as
`cdn:/attachments/...`, so that they stay valid when the server comes back on another port.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Protocol

from bot.sandbox.world.constants import EPOCH_MS, Json

CDN = "cdn:/"


class Storage(Protocol):
    """What the ledger needs to outlive its process; see `bot.sandbox.storage`."""

    def load(self) -> list[tuple[str, str, str]]:
        """Give all records as (kind, key, JSON text)."""

    def write(self, rows: list[tuple[str, str, str | None]]) -> None:
        """Write or remove records, all or none of them."""

    def put_file(self, name: str, content: bytes) -> None:
        """Keep a file."""

    def get_file(self, name: str) -> bytes | None:
        """Give a file's content, or None."""

    def close(self) -> None:
        """Let go of what is open."""


@dataclass(frozen=True)
class Event:
    """Something that happened.

    Attributes:
        name: Discord's event name; one that begins with "_" is for the page alone.
        data: The payload, private keys included.
        guild_id: The guild that it belongs to; None for direct and ephemeral messages.
        viewers: The users that may know of it; None means all who see the channel.
    """

    name: str
    data: Json
    guild_id: str | None = None
    viewers: tuple[str, ...] | None = None


def outward(value: Any, base_url: str) -> Any:
    """Copy a value for the outside: private keys dropped, file addresses made absolute."""
    if isinstance(value, dict):
        return {k: outward(v, base_url) for k, v in value.items() if not k.startswith("_")}
    if isinstance(value, (list, tuple)):
        return [outward(v, base_url) for v in value]
    if isinstance(value, str) and value.startswith(CDN):
        return base_url + value[len(CDN) - 1 :]
    return value


class Ledger:
    """All tables, with write-through: inside `change()` mark what is altered, emit what is news."""

    def __init__(self, storage: Storage, clock: Callable[[], float]) -> None:
        self.storage = storage
        self.clock = clock
        self.base_url = "http://127.0.0.1:0"
        self.meta: Json = {}
        self.users: dict[str, Json] = {}
        self.guilds: dict[str, Json] = {}
        self.channels: dict[str, Json] = {}
        self.messages: dict[str, Json] = {}
        self.by_channel: dict[str, dict[str, Json]] = {}
        self.commands: dict[str, Json] = {}
        self.interactions: dict[str, Json] = {}
        self.nonces: dict[str, Json] = {}
        self.listeners: list[Callable[[Event], None]] = []
        self._marked: dict[tuple[str, str], None] = {}
        self._events: list[Event] = []
        self._depth = 0
        self._last_id = 0
        self._load()

    def _tables(self) -> dict[str, dict[str, Json]]:
        return {
            "user": self.users,
            "guild": self.guilds,
            "channel": self.channels,
            "message": self.messages,
            "command": self.commands,
            "interaction": self.interactions,
            "nonce": self.nonces,
        }

    def _load(self) -> None:
        tables = self._tables()
        for kind, key, body in self.storage.load():
            if kind == "meta":
                self.meta[key] = json.loads(body)
            else:
                tables[kind][key] = json.loads(body)
        for key in sorted(self.messages, key=int):
            message = self.messages[key]
            self.by_channel.setdefault(message["channel_id"], {})[key] = message
        self._last_id = int(self.meta.get("last_id", 0))

    @contextmanager
    def change(self) -> Iterator[None]:
        """Make one durable change: written in one transaction, then told to the listeners."""
        self._depth += 1
        try:
            yield
        finally:
            self._depth -= 1
            if self._depth == 0:
                self._flush()

    def _flush(self) -> None:
        tables, rows = self._tables(), []
        for kind, key in self._marked:
            value = self.meta.get(key) if kind == "meta" else tables[kind].get(key)
            rows.append((kind, key, None if value is None else json.dumps(value)))
        self._marked.clear()
        if rows:
            self.storage.write([*rows, ("meta", "last_id", json.dumps(self._last_id))])
        events, self._events = self._events, []
        for event in events:
            for listener in list(self.listeners):
                listener(event)

    def mark(self, kind: str, key: str) -> None:
        """Note that a record was made, altered or removed; only inside `change()`."""
        assert self._depth, "a change outside change()"
        self._marked[kind, key] = None

    def emit(self, event: Event) -> None:
        """Tell the listeners once the change is written; only inside `change()`."""
        assert self._depth, "an event outside change()"
        self._events.append(event)

    def new_id(self) -> str:
        """Give a fresh snowflake, greater than all before it."""
        value = (int(self.clock() * 1000) - EPOCH_MS) << 22
        self._last_id = max(value, self._last_id + 1)
        return str(self._last_id)

    def now(self) -> str:
        """Give the clock's time as Discord writes it."""
        return datetime.fromtimestamp(self.clock(), UTC).isoformat()

    def out(self, value: Any) -> Any:
        """Copy a value for the outside (see `outward`)."""
        return outward(value, self.base_url)
