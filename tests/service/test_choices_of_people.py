"""What people and servers choose for themselves is kept, each by itself."""

from __future__ import annotations

from bot.service.people.languages import Languages
from bot.service.people.settings import ServerSettings
from bot.service.ports.people import Settings


async def test_a_server_keeps_what_its_administrators_chose(store):
    servers = ServerSettings(store)

    assert await servers.of(None) == Settings()
    assert await servers.change(5, pace="fast", starters=9) == Settings(pace="fast", starters=9)
    assert await servers.change(5, pace=None, zone="Europe/Prague") == Settings(
        zone="Europe/Prague", starters=9
    )
    assert await servers.of(5) == Settings(zone="Europe/Prague", starters=9)
    assert await servers.of(6) == Settings()


async def test_languages_of_users_and_servers_are_kept_apart(store):
    languages = Languages(store)

    await languages.set_for_user(5, "cs")
    await languages.set_for_guild(5, "pl")

    assert (await languages.of_user(5), await languages.of_guild(5)) == ("cs", "pl")
    assert (await languages.of_user(6), await languages.of_guild(6)) == (None, None)
