"""Languages that users chose for themselves, and administrators for what all read."""

from __future__ import annotations

from bot.service.ports.store import Store


class Languages:
    """The language of each user and of each server."""

    def __init__(self, store: Store):
        self._store = store

    async def of_user(self, user: int) -> str | None:
        """Return the language a user chose."""
        async with self._store.read() as tx:
            return await tx.language(user)

    async def set_for_user(self, user: int, locale: str) -> None:
        """Remember the language a user chose."""
        async with self._store.write() as tx:
            await tx.set_language(user, locale)

    async def of_guild(self, guild: int) -> str | None:
        """Return the language that a server's administrators chose for public posts."""
        async with self._store.read() as tx:
            return await tx.guild_language(guild)

    async def set_for_guild(self, guild: int, locale: str) -> None:
        """Remember the language of a server's public posts; matches that exist keep theirs."""
        async with self._store.write() as tx:
            await tx.set_guild_language(guild, locale)
