"""What the commands that touch the database share."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot import config
from bot.service.ports.store import Store
from bot.store import open_store

T = TypeVar("T")


def with_store(work: Callable[[Store], Awaitable[T]]) -> T:
    """Open the configured database, do some work, close it; raises ``StoreError``."""

    async def run() -> T:
        settings = config.load()
        config.make_home(settings)
        store = await open_store(settings.database)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())
