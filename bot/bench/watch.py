"""When what the bot does is seen: answers to interactions, and boards in channels."""

from __future__ import annotations

import asyncio
import time

from bot.sandbox.world.ledger import Event, Ledger


class Watch:
    """Notes when an interaction is answered, and when a board changes in a channel.

    One listener for all that is waited for: it must not take the time that it measures.
    """

    def __init__(self, ledger: Ledger):
        self._waiting: dict[str, asyncio.Future[float]] = {}
        self._boards: dict[str, str] = {}
        ledger.listeners.append(self._seen)

    def next(self, what: str) -> asyncio.Future[float]:
        """Return the time of what comes next for an interaction or a channel, by its id."""
        coming: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._waiting[what] = coming
        return coming

    def _seen(self, event: Event) -> None:
        if event.name == "_ANSWERED":
            self._came(event.data["id"])
        elif event.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and self._is_board(event):
            self._came(event.data["channel_id"])

    def _is_board(self, event: Event) -> bool:
        """Tell whether a public message is the newest of its channel with a picture."""
        message, channel = event.data["id"], event.data["channel_id"]
        if event.viewers is not None or not event.data.get("attachments"):
            return False
        newest = max(self._boards.get(channel, "0"), message, key=int)
        self._boards[channel] = newest
        return bool(message == newest)

    def _came(self, what: str) -> None:
        waiting = self._waiting.pop(what, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(time.perf_counter())
