"""What the administrators of a server chose for its matches (F84)."""

from __future__ import annotations

import msgspec

from bot.service.ports.people import Settings
from bot.service.ports.store import Store


class ServerSettings:
    """The settings of servers; matches that exist keep what they began with."""

    def __init__(self, store: Store):
        self._store = store

    async def of(self, guild: int | None) -> Settings:
        """Return the settings of a server; outside of any those that hold by themselves."""
        if guild is None:
            return Settings()
        async with self._store.read() as tx:
            return await tx.settings(guild)

    async def change(self, guild: int, **fields: str | int | None) -> Settings:
        """Set some of them; None: as it is by itself."""
        async with self._store.write() as tx:
            found = msgspec.structs.replace(await tx.settings(guild), **fields)
            await tx.set_settings(guild, found)
        return found
