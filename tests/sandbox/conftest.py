import warnings
from pathlib import Path

import pytest

with warnings.catch_warnings():  # discord.py imports audioop, which Python 3.11 deprecates
    warnings.simplefilter("ignore", DeprecationWarning)
    import discord

from bot.sandbox import Sandbox
from tests.sandbox.demo import logged_in

assert discord.version_info >= (2, 7)

OPENAPI = Path(__file__).parents[3] / "shared" / "discord-openapi.json"


@pytest.fixture
async def sandbox():
    async with await Sandbox.start() as opened:
        yield opened
        assert opened.capture.unknown == []


@pytest.fixture
async def bot(sandbox):
    async with logged_in(sandbox) as client:
        yield client


@pytest.fixture
def alice(sandbox, bot):
    return sandbox.player("alice")


@pytest.fixture
def bob(sandbox, bot):
    return sandbox.player("bob")
