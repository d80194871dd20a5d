"""All requests go through a proxy that is named, the gateway as ever."""

from __future__ import annotations

import aiohttp
import discord.http
import pytest
from aiohttp import web

from bot import config
from bot.chat.wire import rest

HOP = {"Host", "Content-Length", "Transfer-Encoding", "Content-Encoding", "Connection"}


class Proxy:
    """A stand-in for twilight-http-proxy or nirn-proxy: passes on what it is asked."""

    def __init__(self, target):
        self.target = target
        self.asked = []
        self._session = None
        self._runner = None

    async def __aenter__(self):
        app = web.Application(client_max_size=64 << 20)
        app.router.add_route("*", "/api/v10/{tail:.*}", self._passed_on)
        self._session = aiohttp.ClientSession()
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        self.url = "http://127.0.0.1:{1}".format(*self._runner.addresses[0])
        return self

    async def __aexit__(self, *_):
        await self._runner.cleanup()
        await self._session.close()

    async def _passed_on(self, request):
        self.asked.append((request.method, "/" + request.match_info["tail"]))
        headers = {name: value for name, value in request.headers.items() if name not in HOP}
        url = f"{self.target}/{request.match_info['tail']}"
        body = await request.read()
        async with self._session.request(
            request.method, url, params=request.query, data=body, headers=headers
        ) as answer:
            kept = {name: value for name, value in answer.headers.items() if name not in HOP}
            return web.Response(status=answer.status, body=await answer.read(), headers=kept)


async def test_a_bot_behind_a_proxy_sends_every_request_through_it(stage):
    await stage.stop()
    direct = discord.http.Route.BASE
    async with Proxy(stage.sandbox.server.api_url) as proxy:
        before = len(stage.sandbox.capture.exchanges)
        named = config.load({"FIELDPOST_API": f"{proxy.url}/"}).api
        with rest.through(named):
            await stage.start()
            await stage.alice.slash("dice roll", expression="2d6")
            await stage.settled()
            await stage.stop()
        later = list(stage.sandbox.capture.exchanges)[before:]
        assert [(one.method, one.path) for one in later] == proxy.asked
        assert any(path.endswith("/callback") for _, path in proxy.asked)
    assert direct == discord.http.Route.BASE
    await stage.start()


@pytest.mark.parametrize(
    ("named", "api"),
    [
        ("", None),
        ("http://127.0.0.1:3000", "http://127.0.0.1:3000/api/v10"),
        (" https://proxy.example/discord/api/v10/ ", "https://proxy.example/discord/api/v10"),
    ],
)
def test_an_address_alone_is_that_of_the_tenth_version(named, api):
    assert config.load({"FIELDPOST_API": named}).api == api


@pytest.mark.parametrize("named", ["127.0.0.1:3000", "ftp://proxy", "http://", "http://p/?a=1"])
def test_what_is_no_address_is_refused_in_one_line(named):
    with pytest.raises(config.ConfigError, match="FIELDPOST_API is no address"):
        config.load({"FIELDPOST_API": named})
