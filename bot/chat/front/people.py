"""Whom the bot talks to: their names, their languages, the colours of pictures for them alone."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

import discord

from bot.chat.wire.locale import Voice, locale_of
from bot.service.model import Person

from .services import Services

KEPT = 5000
"""Of so many users it is kept what they chose."""


class Taste(NamedTuple):
    """What a user chose; empty: nothing."""

    language: str
    theme: str


class People:
    """What users and servers chose, that of users kept in memory."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._tastes: OrderedDict[int, Taste] = OrderedDict()

    async def voice(self, interaction: discord.Interaction) -> Voice:
        """Speak the user's language: the one they chose, else that of their Discord."""
        user = interaction.user.id
        if user not in self._tastes:
            matches = self._services.matches
            language = await matches.languages.of_user(user) or ""
            self._tastes[user] = Taste(language, (await matches.habits.of(user)).theme)
            while len(self._tastes) > KEPT:
                self._tastes.popitem(last=False)
        chosen = self._tastes[user].language or locale_of(interaction.locale)
        return Voice(self._services.catalogue, chosen)

    def theme_of(self, user: int) -> str:
        """Return the colours of pictures for a user who was spoken to; empty: of each match."""
        found = self._tastes.get(user)
        return found.theme if found is not None else ""

    async def public_language(self, interaction: discord.Interaction) -> str:
        """Return the language of public posts here: the one chosen, else that of the server."""
        chosen = await self._services.matches.languages.of_guild(interaction.guild_id or 0)
        return chosen or locale_of(interaction.guild_locale or interaction.locale)

    def forget(self, user: int) -> None:
        """Ask anew for what a user chose."""
        self._tastes.pop(user, None)


def person(interaction: discord.Interaction, voice: Voice) -> Person:
    """Say who acts."""
    user = interaction.user
    return Person(user.id, user.display_name, voice.locale)
