"""``/fieldpost``: about the bot, the user's language, rights and privacy."""

from __future__ import annotations

from discord import app_commands

from bot.chat.front import completion, replies
from bot.chat.front.front import Interaction
from bot.chat.reference import pages as reference
from bot.chat.wire import rights
from bot.chat.wire.tree import CommandWords

from . import hours, pages, settings, standby


def group(words: CommandWords) -> app_commands.Group:
    """Build the group."""
    return words.group(
        "fieldpost",
        words.command("fieldpost-about", about),
        words.command("fieldpost-language", language),
        words.command("fieldpost-server", server),
        *hours.commands(words),
        settings.command(words),
        standby.command(words),
        words.command("fieldpost-doctor", doctor),
        words.command("fieldpost-privacy", privacy),
    )


async def about(interaction: Interaction) -> None:
    """Say what the bot is and how to begin."""
    front = interaction.client.front
    voice = await front.people.voice(interaction)
    await replies.answer(interaction, reference.about(front.services, voice))


async def language(interaction: Interaction, language: completion.Language) -> None:
    """Choose the language of private answers."""
    front = interaction.client.front
    chosen = completion.locale(language)
    await front.matches.languages.set_for_user(interaction.user.id, chosen or "")
    front.people.forget(interaction.user.id)
    voice = await front.people.voice(interaction)
    key = "language-automatic" if chosen is None else "language-set"
    await replies.tell(interaction, voice.word(key))


async def server(interaction: Interaction, language: completion.Language) -> None:
    """Choose the language of public posts on this server, as somebody who manages it."""
    voice = await interaction.client.front.people.voice(interaction)
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        await replies.tell(interaction, voice.word("server-not-yours"))
        return
    chosen = completion.locale(language)
    await interaction.client.front.matches.languages.set_for_guild(
        interaction.guild_id, chosen or ""
    )
    await replies.tell(interaction, voice.word("server-set" if chosen else "server-automatic"))


async def doctor(interaction: Interaction) -> None:
    """Tell whether the bot has the rights that it needs here."""
    voice = await interaction.client.front.people.voice(interaction)
    lacking = rights.lacking(interaction)
    words = rights.sentence(interaction, lacking, voice) if lacking else voice.word("doctor-good")
    await replies.tell(interaction, words)


async def privacy(interaction: Interaction) -> None:
    """Say what is stored, and offer to give it out or to remove it."""
    voice = await interaction.client.front.people.voice(interaction)
    await replies.answer(interaction, pages.privacy(voice))
