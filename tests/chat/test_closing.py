"""What is left in memory once a bot and its sandbox are closed: many follow each other in tests."""

import asyncio
import gc
import shutil
import weakref

import pytest

from bot.sandbox import Sandbox
from tests.chat.conftest import Stage
from tests.chat.people import open_game


@pytest.mark.slow
def test_nothing_keeps_a_closed_sandbox_or_its_bot_in_memory(tmp_path, content, empty_database):
    database = tmp_path / "fieldpost.db"
    shutil.copy(empty_database, database)
    left = asyncio.run(_played(content, database))
    gc.collect()
    assert [one() for one in left] == [None] * 4


async def _played(content, database):
    """Open a game in a sandbox of its own, close both, and return references to what there was."""
    async with await Sandbox.start() as sandbox:
        stage = Stage(sandbox, content, database)
        with sandbox.hooks():
            await stage.start()
            alice, _ = await open_game(stage)
            await alice.panel()
            await stage.stop()
        return [weakref.ref(it) for it in (sandbox, sandbox.world, stage.client, stage.matches)]
