"""``/fieldpost``: about the bot, the user's language, rights and privacy."""

from __future__ import annotations

from discord import app_commands

from bot.chat import answers, rights, suggest
from bot.chat import privacy as pages
from bot.chat.answers import AnyInteraction
from bot.chat.tree import Words


def group(words: Words) -> app_commands.Group:
    """Build the group."""
    return words.group(
        "fieldpost",
        words.command("fieldpost-about", about),
        words.command("fieldpost-language", language),
        words.command("fieldpost-server", server),
        words.command("fieldpost-doctor", doctor),
        words.command("fieldpost-privacy", privacy),
    )


async def about(interaction: AnyInteraction) -> None:
    """Say what the bot is and how to begin."""
    client = interaction.client
    await answers.answer(interaction, client.shelf.about(await client.voice(interaction)))


async def language(interaction: AnyInteraction, language: suggest.Language) -> None:
    """Choose the language of private answers."""
    client = interaction.client
    chosen = suggest.locale(language)
    await client.matches.set_language(interaction.user.id, chosen or "")
    client.forget_language(interaction.user.id)
    voice = await client.voice(interaction)
    key = "language-automatic" if chosen is None else "language-set"
    await answers.tell(interaction, voice.word(key))


async def server(interaction: AnyInteraction, language: suggest.Language) -> None:
    """Choose the language of public posts on this server, as somebody who manages it."""
    voice = await interaction.client.voice(interaction)
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        await answers.tell(interaction, voice.word("server-not-yours"))
        return
    chosen = suggest.locale(language)
    await interaction.client.matches.set_guild_language(interaction.guild_id, chosen or "")
    await answers.tell(interaction, voice.word("server-set" if chosen else "server-automatic"))


async def doctor(interaction: AnyInteraction) -> None:
    """Tell whether the bot has the rights that it needs here."""
    voice = await interaction.client.voice(interaction)
    lacking = rights.lacking(interaction)
    words = rights.sentence(interaction, lacking, voice) if lacking else voice.word("doctor-good")
    await answers.tell(interaction, words)


async def privacy(interaction: AnyInteraction) -> None:
    """Say what is stored, and offer to give it out or to remove it."""
    voice = await interaction.client.voice(interaction)
    await answers.answer(interaction, pages.page(voice))
