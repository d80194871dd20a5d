"""What the browser may fetch: two documents, their scripts and style, the list of players."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from aiohttp import web

from bot.sandbox.page.tab import Tab
from bot.sandbox.players import Player
from bot.sandbox.server.http import Guard
from bot.sandbox.world import World
from bot.sandbox.world.constants import Json

STATIC = Path(__file__).parent / "static"
KINDS = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "img-src 'self' data: blob:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
)


class Pages:
    """Serves the page; `is_online` tells whether the bot is logged in."""

    def __init__(self, world: World, is_online: Callable[[], bool]) -> None:
        self.world = world
        self.is_online = is_online
        self._tabs: set[Tab] = set()

    def add_to(self, app: web.Application, guard: Guard) -> None:
        """Add the page's routes, each behind the guard."""
        app.router.add_get("/", guard(self._document))
        app.router.add_get("/static/{name}", guard(self._static))
        app.router.add_get("/players", guard(self._players))
        app.router.add_get("/socket", guard(self._socket))
        app.on_shutdown.append(self._close)

    async def _close(self, _: web.Application) -> None:
        for tab in list(self._tabs):
            await tab.socket.close()

    async def _document(self, request: web.Request) -> web.StreamResponse:
        name = request.query.get("as")
        if name is None:
            return self._file("landing.html")
        if self._user(name) is None:
            raise web.HTTPFound("/")
        return self._file("player.html")

    async def _static(self, request: web.Request) -> web.StreamResponse:
        return self._file(request.match_info["name"])

    def _file(self, name: str) -> web.Response:
        path = STATIC / name
        if path.parent != STATIC or path.suffix not in KINDS or not path.is_file():
            return web.Response(status=404)
        headers = {"Content-Security-Policy": POLICY, "Cache-Control": "no-cache"}
        headers["X-Content-Type-Options"] = "nosniff"
        text, kind = path.read_text("utf-8"), KINDS[path.suffix]
        return web.Response(text=text, content_type=kind, charset="utf-8", headers=headers)

    async def _players(self, _: web.Request) -> web.StreamResponse:
        body = json.dumps({"players": self.people(), "online": self.is_online()})
        return web.Response(text=body, content_type="application/json")

    def people(self) -> list[Json]:
        """List the players: everybody but bots and the club's owner."""
        owner = self.world.ledger.meta["owner_id"]
        users = self.world.ledger.users.values()
        keys = ("id", "username", "global_name")
        shown = [u for u in users if not u["bot"] and u["id"] != owner]
        return [{key: user[key] for key in keys} for user in shown]

    def _user(self, name: str) -> Json | None:
        return next((u for u in self.people() if u["username"] == name), None)

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        user = self._user(request.query.get("as", ""))
        if user is None:
            return web.Response(status=404, text="There is no such player.\n")
        channels = self.world.ledger.channels.values()
        here = next(c for c in channels if c.get("guild_id") == self.world.guild["id"])
        tab = Tab(Player(self.world, user["id"], here, base_url=""), self)
        self._tabs.add(tab)
        try:
            await tab.serve(request)
        finally:
            self._tabs.discard(tab)
        return tab.socket
