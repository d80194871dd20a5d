"""The page in the browser: one tab is one player."""

from __future__ import annotations

from aiohttp import web

from bot.sandbox.world import World


class Pages:
    """Serves the page."""

    def __init__(self, world: World) -> None:
        self.world = world

    def add_to(self, app: web.Application) -> None:
        """Add the page's routes."""
