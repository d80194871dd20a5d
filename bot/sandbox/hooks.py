"""The two ways to point an unmodified discord.py at the sandbox.

`plain` sets three class attributes that discord.py does not promise to keep; it is the only place
that knows them. `connector` uses nothing but what discord.py documents (a connector with its own
resolver and TLS context) and could take over if the attributes went away.
"""

from __future__ import annotations

import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager

import aiohttp
import discord.asset
import discord.gateway
import discord.http
import yarl
from aiohttp.abc import AbstractResolver, ResolveResult

HOSTS = ("discord.com", "gateway.discord.gg", "cdn.discordapp.com", "media.discordapp.net")
PRIVATE = (
    (discord.http.Route, "BASE", str),
    (discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL),
    (discord.asset.Asset, "BASE", str),
)


class HookMissing(RuntimeError):
    """This discord.py has no longer what `plain` needs; the message names it."""


def self_check() -> None:
    """Make sure that the private names are there and of the expected type.

    Raises:
        HookMissing: One is not.
    """
    for owner, name, kind in PRIVATE:
        if not isinstance(getattr(owner, name, None), kind):
            raise HookMissing(
                f"discord.py {discord.__version__} has no {owner.__module__}.{owner.__name__}."
                f"{name} of type {kind.__name__}; the sandbox needs another discord.py"
            )


@contextmanager
def plain(api_url: str, gateway_url: str, files_url: str) -> Iterator[None]:
    """Send every discord.py client of this process to these addresses, without TLS.

    Raises:
        HookMissing: discord.py has changed.
    """
    self_check()
    before = [getattr(owner, name) for owner, name, _ in PRIVATE]
    ours = (api_url, yarl.URL(gateway_url), files_url)
    for (owner, name, _), value in zip(PRIVATE, ours, strict=True):
        setattr(owner, name, value)
    try:
        yield
    finally:
        for (owner, name, _), value in zip(PRIVATE, before, strict=True):
            setattr(owner, name, value)


class OnlySandbox(AbstractResolver):
    """Resolves Discord's hosts to the sandbox and nothing else, so that nothing can get out."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.asked: list[str] = []

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """Give the sandbox's address.

        Raises:
            OSError: The name is not one of Discord's.
        """
        self.asked.append(host)
        if host not in HOSTS:
            raise OSError(f"the sandbox does not stand in for {host}")
        found: ResolveResult = {
            "hostname": host,
            "host": "127.0.0.1",
            "port": self.port,
            "family": socket.AF_INET,
            "proto": 0,
            "flags": 0,
        }
        return [found]

    async def close(self) -> None:
        """Nothing to close."""


def certificates() -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """Make TLS contexts for the server and the client from a throw-away authority.

    Needs `trustme`, which only developers have.
    """
    import trustme

    authority = trustme.CA()
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert(*HOSTS).configure_cert(server)
    client = ssl.create_default_context()
    authority.configure_trust(client)
    return server, client


def connector(port: int, client: ssl.SSLContext) -> aiohttp.TCPConnector:
    """Give the `connector=` for a discord.py client that is to log in to the sandbox."""
    return aiohttp.TCPConnector(limit=0, resolver=OnlySandbox(port), ssl=client)
