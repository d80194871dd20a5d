"""The whole bot on the loopback Discord: from a typed order to its answer and to the board."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

from bot.sandbox import CannotDo, Sandbox
from bot.sandbox.world.ledger import Event, Ledger
from bot.service.matches import Matches

from . import Row, percentile, row

ACKNOWLEDGED_P99_MS = 100.0
VISIBLE_P99_MS = 600.0
SECONDS = 10.0
BUSY_S = 0.01
"""How long to wait where every match is busy with an order."""
PATIENCE_S = 10.0
"""After so long an order counts as lost."""
SCENARIO = "S01"
CONSENT = "Yes, do it"
"""The button under an order that cannot be taken back."""
COMMANDS_ROUTE = "/applications/{application_id}/commands"


class Watch:
    """Notes when an interaction is answered, and when something public changes in a channel.

    One listener for all that is waited for: it must not take the time that it measures.
    """

    def __init__(self, ledger: Ledger):
        self._waiting: dict[str, asyncio.Future[float]] = {}
        ledger.listeners.append(self._seen)

    def next(self, what: str) -> asyncio.Future[float]:
        """Return the time of what comes next for an interaction or a channel, by its id."""
        coming: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._waiting[what] = coming
        return coming

    def _seen(self, event: Event) -> None:
        if event.name == "_ANSWERED":
            key = event.data["id"]
        elif event.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and event.viewers is None:
            key = event.data["channel_id"]
        else:
            return
        waiting = self._waiting.pop(key, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(time.perf_counter())


class Load:
    """Many matches of one person, and orders at a steady rate."""

    def __init__(self, sandbox: Sandbox, matches: Matches):
        self._sandbox = sandbox
        self._player = sandbox.player("alice")
        self._matches = matches
        self._watch = Watch(sandbox.world.ledger)
        self.threads: list[tuple[str, Any]] = []
        self.acknowledged: list[float] = []
        self.visible: list[float] = []
        self.lost = 0

    async def open(self, count: int) -> None:
        """Wait for the bot, then start matches by command and button, one after the other."""
        await self._player.until(self._online, what="the bot")
        for _ in range(count):
            known = {thread["id"] for thread in self._player.threads()}
            await self._player.slash("game new", scenario=SCENARIO)
            thread = next(t for t in self._player.threads() if t["id"] not in known)
            here = self._player.at(thread)
            await self._player.until(partial(here.messages), what="the lobby")
            await here.click(here.last(), "Start alone (play both sides)")
            info = await self._matches.queries.in_channel(int(thread["id"]))
            assert info is not None
            self.threads.append((info.id, thread))

    def _online(self) -> bool:
        known = self._sandbox.capture.count("PUT", COMMANDS_ROUTE)
        return bool(known and self._sandbox.gateway.stats["identifies"])

    async def run(self, rate: float, seconds: float) -> None:
        """Give orders at a rate per second, each in a match that is not busy."""
        tasks = []
        free = list(self.threads)
        for _ in range(int(rate * seconds)):
            while not free:
                await asyncio.sleep(BUSY_S)
            match, thread = free.pop(random.randrange(len(free)))
            tasks.append(asyncio.create_task(self._order(match, thread, free)))
            await asyncio.sleep(1 / rate)
        await asyncio.gather(*tasks)

    async def _order(self, match: str, thread: Any, free: list[tuple[str, Any]]) -> None:
        table = await self._matches.queries.table(match)
        if table.position is None or not table.position.open:
            return
        decision = table.position.open[0]
        action = table.position.options(decision)[-1]
        here, text = self._player.at(thread), table.game.write(action)
        send = partial(here.slash, "order", text=text)
        try:
            view = table.position.view(decision.seat)
            if table.game.insight.exposes(view, decision, action) == "more":
                page = await send()
                assert isinstance(page, dict)
                send = partial(here.click, page, CONSENT)
            board = self._watch.next(thread["id"])
            start = time.perf_counter()
            answer = self._watch.next(send().record["id"])
            async with asyncio.timeout(PATIENCE_S):
                self.acknowledged.append(1000 * (await answer - start))
                self.visible.append(1000 * (await board - start))
        except (TimeoutError, CannotDo):
            self.lost += 1
        free.append((match, thread))


async def rows(folder: Path, live: int, rate: float) -> AsyncIterator[Row]:
    """Measure with ``live`` matches and ``rate`` orders per second for some seconds."""
    from bot.chat import app

    sandbox = await Sandbox.start(folder / "world")
    services = await app.build(f"sqlite+aiosqlite:///{folder / 'loopback.db'}", app.load())
    app.make_prompt()
    try:
        with sandbox.hooks():
            bot = asyncio.create_task(app.run_bot(sandbox.token, services))
            try:
                load = Load(sandbox, services.matches)
                await load.open(live)
                await load.run(rate, SECONDS)
            finally:
                bot.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await bot
    finally:
        await services.close()
        await sandbox.close()
    name = f"{live} matches, {rate:g} orders/s"
    yield row(
        f"{name}: to the answer, p99", percentile(load.acknowledged, 0.99), ACKNOWLEDGED_P99_MS
    )
    yield row(f"{name}: to the board, p99", percentile(load.visible, 0.99), VISIBLE_P99_MS)
    yield row(f"{name}: answers or boards that never came", float(load.lost), 0.5, "count")
