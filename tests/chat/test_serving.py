"""Who has lost the right to serve the database leaves Discord."""

from __future__ import annotations

import asyncio

import pytest

from bot.chat.app import start
from bot.sandbox import Sandbox
from bot.service.ports.store import StoreError


async def test_a_bot_that_lost_the_database_to_another_stops(tmp_path, monkeypatch, content):
    services = await start.build(f"sqlite:///{tmp_path / 'fieldpost.db'}", content)
    lost = asyncio.Event()

    async def guard():
        await lost.wait()
        raise StoreError("database: another Fieldpost serves it now: this one has stopped")

    monkeypatch.setattr(services.store, "guard", guard)
    try:
        async with await Sandbox.start() as sandbox:
            with sandbox.hooks():
                bot = asyncio.create_task(start.run_bot(sandbox.token, services))
                async with asyncio.timeout(30):
                    while not sandbox.gateway.is_online:
                        await asyncio.sleep(0.01)
                assert not bot.done()
                lost.set()
                with pytest.raises(StoreError, match="this one has stopped"):
                    await asyncio.wait_for(bot, 30)
    finally:
        await services.close()
