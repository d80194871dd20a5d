"""Whom the bot talks to: their names, and the languages in which they are answered."""

from __future__ import annotations

from collections import OrderedDict

import discord

from bot.chat.wire.locale import Voice, locale_of
from bot.service.model import Person

from .services import Services

LANGUAGES = 5000


class People:
    """The languages that users and servers chose, those of users kept in memory."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._languages: OrderedDict[int, str] = OrderedDict()

    async def voice(self, interaction: discord.Interaction) -> Voice:
        """Speak the user's language: the one they chose, else that of their Discord."""
        user = interaction.user.id
        if user not in self._languages:
            self._languages[user] = await self._services.matches.languages.of_user(user) or ""
            while len(self._languages) > LANGUAGES:
                self._languages.popitem(last=False)
        chosen = self._languages[user] or locale_of(interaction.locale)
        return Voice(self._services.catalogue, chosen)

    async def public_language(self, interaction: discord.Interaction) -> str:
        """Return the language of public posts here: the one chosen, else that of the server."""
        chosen = await self._services.matches.languages.of_guild(interaction.guild_id or 0)
        return chosen or locale_of(interaction.guild_locale or interaction.locale)

    def forget_language(self, user: int) -> None:
        """Ask for a user's language anew."""
        self._languages.pop(user, None)


def person(interaction: discord.Interaction, voice: Voice) -> Person:
    """Say who acts."""
    user = interaction.user
    return Person(user.id, user.display_name, voice.locale)
