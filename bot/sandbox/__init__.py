"""Fieldpost's own Discord on 127.0.0.1: the bot logs in to it as to the real one.

The tests drive it through players; `fieldpost sandbox` adds a page in the browser. The bot gets
its addresses through `Sandbox.hooks` only and does not know where it is.
"""

from __future__ import annotations

import ssl
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

from bot.sandbox.page import Pages
from bot.sandbox.players import (
    CannotDo,
    Modal,
    Player,
    Sent,
    buttons_of,
    is_ephemeral,
    labels_of,
    pictures_of,
    selects_of,
    text_of,
)
from bot.sandbox.server import Server
from bot.sandbox.server.capture import Capture
from bot.sandbox.server.faults import Faults
from bot.sandbox.server.gateway import Gateway
from bot.sandbox.server.openapi import described
from bot.sandbox.storage import FolderStorage, MemoryStorage
from bot.sandbox.world import World
from bot.sandbox.world.constants import BOT_PERMISSIONS, Json, Permission

__all__ = [
    "NAMES",
    "CannotDo",
    "Modal",
    "Player",
    "Sandbox",
    "Sent",
    "buttons_of",
    "is_ephemeral",
    "labels_of",
    "pictures_of",
    "selects_of",
    "text_of",
]

NAMES = ("alice", "bob", "carol", "dave")


class Sandbox:
    """A running sandbox; make it with `start`, end it with `close` (or use it in `async with`)."""

    def __init__(self, world: World, server: Server) -> None:
        self.world = world
        self.server = server

    @classmethod
    async def start(
        cls,
        folder: Path | None = None,
        *,
        port: int = 0,
        names: tuple[str, ...] = NAMES,
        strict: Path | None = None,
        clock: Callable[[], float] | None = None,
        limits: bool = False,
        tls: ssl.SSLContext | None = None,
    ) -> Sandbox:
        """Open the world and listen on 127.0.0.1.

        Args:
            folder: Where the world is kept; None forgets it at the end.
            port: The port; 0 takes a free one.
            names: The players; new names join those whom the folder already has.
            strict: Discord's OpenAPI document: refuse what it does not allow.
            clock: Seconds since 1970, for tests of time limits.
            limits: Count requests against rate limits as Discord does.
            tls: Serve Discord's own host names by TLS (see `hooks.connector`), without the page.

        Raises:
            OSError: The port is taken, or another sandbox has the folder.
        """
        storage = FolderStorage(folder) if folder is not None else MemoryStorage()
        world = World(storage, clock)
        world.found(names)
        server = Server(world, strict=described(strict) if strict else None, limits=limits)
        pages = Pages(world, lambda: server.gateway.is_online)
        try:
            await server.start(port, tls=tls, pages=pages.add_to)
        except OSError:
            await server.stop()
            storage.close()
            raise
        return cls(world, server)

    async def close(self) -> None:
        """Close all connections, the port and the storage."""
        await self.server.stop()
        self.world.ledger.storage.close()

    async def __aenter__(self) -> Sandbox:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    # Places and people

    @property
    def url(self) -> str:
        """The address of the page."""
        return self.server.url

    @property
    def token(self) -> str:
        """The bot's token here."""
        return self.world.token

    @property
    def guild(self) -> Json:
        """The club's guild."""
        return self.world.guild

    @property
    def wargames(self) -> Json:
        """The channel #wargames, where players are at the start."""
        return self._channel("wargames")

    @property
    def general(self) -> Json:
        """The channel #general."""
        return self._channel("general")

    def _channel(self, name: str) -> Json:
        channels = self.world.ledger.channels.values()
        return next(c for c in channels if c.get("name") == name)

    def player(self, name: str) -> Player:
        """Give a player by name, in #wargames.

        Raises:
            KeyError: There is none.
        """
        for user in self.world.ledger.users.values():
            if user["username"] == name and not user["bot"]:
                return Player(self.world, user["id"], self.wargames)
        raise KeyError(name)

    # The bot's side

    def strange_guild(self, name: str, *names: str) -> Json:
        """Make a guild without the bot for some players; returns its only channel."""
        places = self.world.places
        with self.world.ledger.change():
            users = [self.player(one).user for one in names]
            guild = places.add_guild(name, users[0])
            for user in users[1:]:
                places.join(guild, user)
            return places.add_channel(guild, "general")

    def branch(self, name: str) -> Json:
        """Make another guild with the bot and all players; returns its only channel."""
        places = self.world.places
        with self.world.ledger.change():
            people = [one for one in self.world.ledger.users.values() if not one["bot"]]
            guild = places.add_guild(name, people[0])
            role = places.add_role(guild, "fieldpost", BOT_PERMISSIONS)
            places.join(guild, self.world.bot, (role["id"],))
            for user in people[1:]:
                places.join(guild, user)
            return places.add_channel(guild, "wargames")

    def hooks(self) -> AbstractContextManager[None]:
        """Point discord.py here for as long as the context lasts."""
        from bot.sandbox import hooks

        return hooks.plain(self.server.api_url, self.server.gateway_url, self.url)

    @property
    def faults(self) -> Faults:
        """What is to go wrong with requests."""
        return self.server.faults

    @property
    def gateway(self) -> Gateway:
        """The bot's connection, with levers to disturb it."""
        return self.server.gateway

    @property
    def capture(self) -> Capture:
        """The record of all requests."""
        return self.server.capture

    def deny(self, channel: Json, *names: str) -> None:
        """Take permissions from the bot in a channel: `deny(ch, "send_messages")`; none restores.

        Raises:
            KeyError: No such permission.
        """
        bits = sum(Permission[name.upper()] for name in names)
        with self.world.ledger.change():
            self.world.places.set_overwrite(
                channel, self.world.bot["id"], {"type": 1, "allow": 0, "deny": bits}
            )

    def forget_nonces(self) -> None:
        """Behave as if the minutes in which nonces are known had passed."""
        with self.world.ledger.change():
            self.world.messages.forget_nonces(older_s=0.0)

    def set_guild_locale(self, locale: str) -> None:
        """Set the language of the club, which interactions carry as `guild_locale`."""
        with self.world.ledger.change():
            self.guild["preferred_locale"] = locale
            self.world.ledger.mark("guild", self.guild["id"])
