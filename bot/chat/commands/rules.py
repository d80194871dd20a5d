"""``/rules``: look the rules up by words or by number, and cards by their names."""

from __future__ import annotations

from discord import app_commands

from bot.chat import answers, suggest
from bot.chat.answers import AnyInteraction
from bot.chat.tree import Words


def group(words: Words) -> app_commands.Group:
    """Build the group."""
    return words.group(
        "rules",
        words.command("rules-search", search),
        words.command("rules-why", why, suggest={"rule": suggest.rules}),
        words.command("rules-card", card, suggest={"card": suggest.cards}),
    )


async def search(interaction: AnyInteraction, words: str) -> None:
    """List the rules that fit some words."""
    client = interaction.client
    await answers.answer(interaction, client.shelf.rules(words, await client.voice(interaction)))


async def why(interaction: AnyInteraction, rule: str) -> None:
    """Explain a rule."""
    client = interaction.client
    await answers.answer(interaction, client.shelf.rule(rule, await client.voice(interaction)))


async def card(interaction: AnyInteraction, card: str) -> None:
    """Show a card of a game large, with its text."""
    client = interaction.client
    await answers.defer(interaction, in_place=False)
    page = await client.shelf.card(card, await client.voice(interaction))
    await answers.answer(interaction, page)
