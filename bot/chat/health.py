"""Whether the bot serves people, told to whoever watches over its process.

``GET /healthz`` answers 200 while Discord sends what people press and the database answers, else
503; which of them fails stands in the JSON. Nothing of a match or of a person is told.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from aiohttp import web

from bot.service.ports.store import Store, StoreError

HOST = "127.0.0.1"
PATH = "/healthz"
PATIENCE_S = 2.0
"""How long the database may take for its answer."""


@asynccontextmanager
async def told(port: int | None, reached: Callable[[], bool], store: Store) -> AsyncIterator[None]:
    """Answer at a port of this machine alone while the block lasts; None: nowhere.

    ``reached`` tells whether Discord sends what people press. Raises ``OSError`` where another
    program has the port.
    """
    if port is None:
        yield
        return

    async def answer(_request: web.Request) -> web.Response:
        found = {"discord": reached(), "database": await _answers(store)}
        return web.json_response(found, status=200 if all(found.values()) else 503)

    app = web.Application()
    app.router.add_get(PATH, answer)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, HOST, port).start()
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
