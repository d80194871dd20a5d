"""The HTTP side: who may knock, REST dispatch, faults, limits, files."""

from __future__ import annotations

import asyncio
import json
import re
import ssl
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import unquote

from aiohttp import BodyPartReader, web

from bot.sandbox.server.capture import Capture, Exchange
from bot.sandbox.server.faults import Faults, InjectedFault, limited_body
from bot.sandbox.server.gateway import Gateway
from bot.sandbox.server.limits import Buckets
from bot.sandbox.server.openapi import OpenApi
from bot.sandbox.server.routes import ROUTES, Call, Reply, Route
from bot.sandbox.server.routes_messages import HOOK, INTERACTION
from bot.sandbox.server.routes_places import GATEWAY
from bot.sandbox.world import World
from bot.sandbox.world.constants import Upload
from bot.sandbox.world.messages import media_type
from bot.sandbox.world.refusal import DiscordRefusal

LOOPBACK = "127.0.0.1"
DISCORD_HOSTS = ("discord.com", "gateway.discord.gg", "cdn.discordapp.com")
BROKEN = {"message": "The request body contains invalid JSON.", "code": 50109}
OPEN = (INTERACTION, HOOK, GATEWAY)
"""Routes that need no Authorization: their token is in the path, or they tell nothing."""
Answer = Callable[[web.Request], Awaitable[web.StreamResponse]]
Guard = Callable[[Answer], Answer]


class Server:
    """One loopback port; `start` before use, `stop` after.

    Args:
        world: What is served.
        strict: Refuse requests that Discord's OpenAPI document does not allow.
        limits: Count requests against rate limits.
    """

    def __init__(
        self, world: World, *, strict: OpenApi | None = None, limits: bool = False
    ) -> None:
        self.world = world
        self.gateway = Gateway(world)
        self.faults = Faults()
        self.capture = Capture()
        self.port = 0
        self._strict = strict
        self._buckets = Buckets() if limits else None
        self._runner: web.AppRunner | None = None
        self._tls = False

    # Life

    async def start(
        self,
        port: int = 0,
        *,
        tls: ssl.SSLContext | None = None,
        pages: Callable[[web.Application, Guard], None] | None = None,
    ) -> None:
        """Listen on 127.0.0.1; with `tls` answer in the name of Discord's own hosts.

        Raises:
            OSError: The port is taken.
        """
        app, guard = web.Application(client_max_size=64 << 20), self._guarded
        app.router.add_route("*", r"/api/v{version:\d+}/{tail:.*}", guard(self._rest))
        app.router.add_get("/attachments/{channel}/{file}/{name}", guard(self._file))
        app.router.add_get("/gateway", guard(self.gateway.serve))
        app.router.add_get("/gateway/", guard(self.gateway.serve))
        if tls is not None:
            app.router.add_get("/", guard(self.gateway.serve))
        elif pages is not None:
            pages(app, guard)
        app.router.add_route("*", "/{tail:.*}", guard(_nothing))
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        await web.TCPSite(self._runner, LOOPBACK, port, ssl_context=tls).start()
        self.port = self._runner.addresses[0][1]
        self._tls = tls is not None
        self.gateway.resume_url = self.gateway_url
        self.world.ledger.base_url = f"https://{DISCORD_HOSTS[2]}" if self._tls else self.url

    async def stop(self) -> None:
        """Close every connection and the port."""
        await self.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()

    @property
    def url(self) -> str:
        """The address of the page."""
        return f"http://{LOOPBACK}:{self.port}"

    @property
    def api_url(self) -> str:
        """The base of the REST API."""
        return f"{self.url}/api/v10"

    @property
    def gateway_url(self) -> str:
        """The address of the gateway."""
        if self._tls:
            return f"wss://{DISCORD_HOSTS[1]}/"
        return f"ws://{LOOPBACK}:{self.port}/gateway/"

    # Who may knock

    def _guarded(self, answer: Answer) -> Answer:
        """Refuse foreign Host and Origin headers, so that no web page out there gets in.

        This is no middleware: aiohttp remembers those of closed servers, and with them a world.
        """

        async def guard(request: web.Request) -> web.StreamResponse:
            ours = {f"{LOOPBACK}:{self.port}", f"localhost:{self.port}"}
            hosts = ours | set(DISCORD_HOSTS) if self._tls else ours
            origin = request.headers.get("Origin")
            foreign = origin is not None and origin.removeprefix("http://") not in ours
            if request.headers.get("Host") not in hosts or foreign:
                return web.Response(status=403, text="This sandbox answers its own page only.\n")
            return await answer(request)

        return guard

    # REST

    async def _rest(self, request: web.Request) -> web.StreamResponse:
        path = "/" + unquote(request.match_info["tail"])
        found = ROUTES.find(request.method, path)
        template = found[0].template if found else None
        exchange = Exchange(request.method, path, template, dict(request.query))
        self.capture.add(exchange)
        try:
            body, files = await self._read(request)
        except ValueError:
            exchange.status, exchange.response = 400, dict(BROKEN)
            return respond(400, exchange.response, {})
        exchange.request, exchange.multipart = body, request.content_type.startswith("multipart")
        headers = {"Via": "1.1 sandbox"}
        fault = self.faults.take(request.method, path)
        if fault is not None:
            await asyncio.sleep(fault.delay_s)
        reply = self._spoil(request, fault, headers) if fault and not fault.after else None
        if reply is None and found is None:
            reply = 404, {"message": "404: Not Found", "code": 0}
        if reply is None and found is not None:
            reply = self._answer(request, found, exchange, files, headers)
        if fault is not None and fault.after:
            reply = self._spoil(request, fault, headers) or reply
        assert reply is not None
        exchange.status, exchange.response = reply
        return respond(exchange.status, exchange.response, headers)

    async def _read(self, request: web.Request) -> tuple[Any, dict[str, Upload]]:
        if request.content_type != "multipart/form-data":
            raw = await request.read()
            return (json.loads(raw) if raw else None), {}
        body: Any = None
        files: dict[str, Upload] = {}
        async for part in await request.multipart():
            assert isinstance(part, BodyPartReader), "Discord's requests nest no parts"
            blob = bytes(await part.read(decode=False))
            name = part.name or ""
            if name == "payload_json":
                body = json.loads(blob)
            elif match := re.fullmatch(r"files\[(\d+)\]", name):
                files[match[1]] = (part.filename or "file", blob)
        return body, files

    def _answer(
        self,
        request: web.Request,
        found: tuple[Route, dict[str, str]],
        exchange: Exchange,
        files: dict[str, Upload],
        headers: dict[str, str],
    ) -> Reply:
        route, args = found
        is_open = route.template.startswith(OPEN)
        authorised = request.headers.get("Authorization") == f"Bot {self.world.token}"
        if not is_open and not authorised:
            return 401, {"message": "401: Unauthorized", "code": 0}
        if self._buckets is not None:
            more, wait_s = self._buckets.take(route.method, route.template, args)
            headers |= more
            if wait_s is not None:
                return self._too_many(headers, wait_s)
        body = exchange.request if exchange.request is not None else {}
        call = Call(self.world, args, body, exchange.query, files, self.gateway_url)
        try:
            if self._strict is not None:
                self._strict.check(exchange)
            with self.world.ledger.change():
                status, out = route.handler(call)
            return status, self.world.ledger.out(out)
        except DiscordRefusal as refusal:
            return refusal.status, refusal.body()

    def _too_many(self, headers: dict[str, str], wait_s: float) -> Reply:
        headers |= {"Retry-After": f"{wait_s:.3f}", "X-RateLimit-Scope": "user"}
        return 429, limited_body(wait_s)

    def _spoil(
        self, request: web.Request, fault: InjectedFault, headers: dict[str, str]
    ) -> Reply | None:
        if fault.status is None:
            if request.transport is not None:
                request.transport.abort()
            return 499, None
        if fault.status == 429:
            return self._too_many(headers, fault.retry_after_s)
        if fault.status == 0:
            return None
        return fault.status, {"message": f"{fault.status}: on purpose", "code": fault.code}

    # Files

    async def _file(self, request: web.Request) -> web.StreamResponse:
        file_id, name = request.match_info["file"], request.match_info["name"]
        storage = self.world.ledger.storage
        blob = storage.get_file(file_id) if file_id.isdecimal() else None
        if blob is None:
            return web.Response(status=404)
        kind = media_type(name) or "application/octet-stream"
        headers = {"Content-Type": kind, "X-Content-Type-Options": "nosniff"}
        headers["Cache-Control"] = "private, max-age=86400"
        if not kind.startswith("image/"):
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=blob, headers=headers)


async def _nothing(_: web.Request) -> web.StreamResponse:
    return web.Response(status=404)


def respond(status: int, body: Any, headers: dict[str, str]) -> web.Response:
    """Build an answer; discord.py reads JSON only under exactly this content type."""
    if status == 204:
        return web.Response(status=204, headers=headers)
    headers = headers | {"Content-Type": "application/json"}
    return web.Response(body=json.dumps(body).encode(), status=status, headers=headers)
