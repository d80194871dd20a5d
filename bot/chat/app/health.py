"""Whether the bot serves people, and how it fares, told to whoever watches over its process.

``GET /healthz`` answers 200 while Discord sends what people press and the database answers, else
503; which of them fails stands in the JSON. ``GET /metrics`` tells what Prometheus gathers, see
``bot.chat.app.metrics``. Nothing of a match or of a person is told.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from aiohttp import web

from bot.chat.wire.meters import Meters
from bot.service.ports.store import Store, StoreError

PATH = "/healthz"
METRICS = "/metrics"
PATIENCE_S = 2.0
"""How long the database may take for its answer."""


@asynccontextmanager
async def told(
    address: tuple[str, int] | None,
    reached: Callable[[], bool],
    store: Store,
    meters: Meters,
) -> AsyncIterator[None]:
    """Answer at an address while the block lasts; None: nowhere.

    ``reached`` tells whether Discord sends what people press. Raises ``OSError`` where another
    program has it.
    """
    if address is None:
        yield
        return

    async def answer(_request: web.Request) -> web.Response:
        found = {"discord": reached(), "database": await _answers(store)}
        return web.json_response(found, status=200 if all(found.values()) else 503)

    async def measured(_request: web.Request) -> web.Response:
        try:
            async with asyncio.timeout(PATIENCE_S):
                found = await meters.written(store, reached=reached())
        except (StoreError, TimeoutError):
            return web.Response(status=503, text="the database does not answer\n")
        return web.Response(body=found, headers={"Content-Type": meters.content_type})

    app = web.Application()
    app.router.add_get(PATH, answer)
    app.router.add_get(METRICS, measured)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, *address).start()
        yield
    finally:
        await runner.cleanup()


async def _answers(store: Store) -> bool:
    try:
        async with asyncio.timeout(PATIENCE_S):
            await store.pending(limit=1)
    except (StoreError, TimeoutError):
        return False
    return True
