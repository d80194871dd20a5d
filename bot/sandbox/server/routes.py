"""The table of REST routes and what a route gets to work with."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox.world import World
from bot.sandbox.world.constants import Json, Upload
from bot.sandbox.world.refusal import DiscordRefusal


@dataclass
class Call:
    """One authorised request to the API."""

    world: World
    args: dict[str, str]
    body: Any
    query: dict[str, str]
    files: dict[str, Upload] = field(default_factory=dict)
    gateway_url: str = ""

    def channel(self, bits: int = 0) -> Json:
        """Find the channel of the path and demand that the bot holds these permissions there."""
        channel = self.world.places.channel(self.args["channel_id"])
        self.world.places.require(self.world.bot["id"], channel, bits)
        return channel

    def guild(self, bits: int = 0) -> Json:
        """Find the guild of the path and demand that the bot holds these permissions in it."""
        guild = self.world.places.guild(self.args["guild_id"])
        have = self.world.places.guild_permissions(self.world.bot["id"], guild)
        if have & bits != bits:
            raise DiscordRefusal(403, 50013, "Missing Permissions")
        return guild


Reply = tuple[int, Any]
Handler = Callable[[Call], Reply]
NO_CONTENT: Reply = (204, None)


@dataclass(frozen=True)
class Route:
    """A method and a path with names in braces."""

    method: str
    template: str
    pattern: re.Pattern[str]
    handler: Handler


class Routes:
    """A list of routes; literal paths win over those with names in them."""

    def __init__(self) -> None:
        self.all: list[Route] = []

    def add(self, method: str, template: str) -> Callable[[Handler], Handler]:
        """Decorate the handler of a route."""

        def mark(handler: Handler) -> Handler:
            pattern = re.sub(r"\\{(\w+)\\}", r"(?P<\1>[^/]+)", re.escape(template))
            self.all.append(Route(method, template, re.compile(pattern), handler))
            self.all.sort(key=lambda route: route.template.count("{"))
            return handler

        return mark

    def find(self, method: str, path: str) -> tuple[Route, dict[str, str]] | None:
        """Find the route of a request and the values of its names."""
        for route in self.all:
            if route.method == method and (match := route.pattern.fullmatch(path)):
                return route, match.groupdict()
        return None


ROUTES = Routes()
