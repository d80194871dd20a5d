"""Attached files are read up to the limit and no further, whatever size they claim."""

import types

import aiohttp
import pytest
from aiohttp import web

from bot.chat.armies.lists import attached
from bot.engine.refusal import Refused

PIECE, PIECES = 64 * 1024, 640
"""40 MB, sent piece by piece."""


class Files:
    """A server of files on loopback that counts what it could send."""

    def __init__(self):
        self.pieces = 0

    async def endless(self, request):
        response = web.StreamResponse()
        await response.prepare(request)
        for _ in range(PIECES):
            await response.write(b"x" * PIECE)
            self.pieces += 1
        return response

    async def short(self, request):
        return web.Response(body="\ufeffname: Wołki".encode())


@pytest.fixture
async def files():
    """The server, its address, and a client that reads from it."""
    found, app = Files(), web.Application()
    app.router.add_get("/endless", found.endless)
    app.router.add_get("/short", found.short)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    async with aiohttp.TCPConnector() as connector:
        http = types.SimpleNamespace(connector=connector, proxy=None, proxy_auth=None)
        yield found, f"http://{host}:{port}", types.SimpleNamespace(http=http)
    await runner.cleanup()


class Claim:
    """An attachment as Discord describes it: the size is a claim."""

    def __init__(self, url, size=100):
        self.url, self.size = url, size

    async def read(self):
        async with aiohttp.ClientSession() as session, session.get(self.url) as response:
            return await response.read()


async def test_a_file_that_is_longer_than_it_claims_is_not_read_to_its_end(files):
    server, address, client = files

    with pytest.raises(Refused) as refusal:
        await attached(client, Claim(f"{address}/endless"))

    assert refusal.value.reason.key == "refused-army-too-long"
    assert server.pieces < PIECES


async def test_a_short_file_is_read_whole(files):
    _, address, client = files

    assert await attached(client, Claim(f"{address}/short")) == "name: Wołki"


async def test_a_file_that_is_gone_is_told_in_words(files):
    _, address, client = files

    with pytest.raises(Refused) as refusal:
        await attached(client, Claim(f"{address}/gone"))

    assert refusal.value.reason.key == "chat-file-lost"
