"""The two ways in for an unmodified discord.py."""

import contextlib

import discord
import pytest

from bot.sandbox import Sandbox, hooks, pictures_of
from tests.sandbox.demo import Demo, logged_in, png


async def test_the_private_names_are_restored():
    before = [getattr(owner, name) for owner, name, _ in hooks.PRIVATE]
    async with await Sandbox.start() as sandbox:
        with sandbox.hooks():
            assert sandbox.server.api_url == discord.http.Route.BASE
            gateway = discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
            assert str(gateway) == sandbox.server.gateway_url
    assert [getattr(owner, name) for owner, name, _ in hooks.PRIVATE] == before


def test_a_missing_private_name_is_named(monkeypatch):
    monkeypatch.delattr(discord.http.Route, "BASE")
    with pytest.raises(hooks.HookMissing, match=r"discord\.http\.Route\.BASE"):
        hooks.self_check()


async def test_the_public_way_works_over_tls_and_asks_for_nobody_else():
    server_tls, client_tls = hooks.certificates()
    async with await Sandbox.start(tls=server_tls) as sandbox:
        connector = hooks.connector(sandbox.server.port, client_tls)
        base = discord.http.Route.BASE
        bot = Demo(connector=connector)
        async with logged_in(sandbox, bot, contextlib.nullcontext()):
            alice = sandbox.player("alice")
            shown = await alice.slash("hand", public=True)
            assert alice.files(shown) == {"board30.png": png(30)}
            await sandbox.gateway.drop()
            assert (await alice.slash("letter"))["content"] == "sent"
            url = pictures_of(shown)[0]["url"]
            assert url.startswith("https://cdn.discordapp.com/attachments/")
            await alice.until(lambda: bot.seen)
            heard = next(m for m in bot.seen if m.attachments)
            assert await heard.attachments[0].read() in (png(30), png(90))
        assert base == discord.http.Route.BASE
        assert set(connector._resolver.asked) <= {
            "discord.com",
            "gateway.discord.gg",
            "cdn.discordapp.com",
        }


async def test_the_resolver_refuses_other_names():
    resolver = hooks.OnlySandbox(1)
    with pytest.raises(OSError, match=r"example\.org"):
        await resolver.resolve("example.org")
