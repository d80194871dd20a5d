"""``/rules``: look the rules up by words or by number, and cards by their names."""

from __future__ import annotations

from discord import app_commands

from bot.chat import completion
from bot.chat.front import replies
from bot.chat.front.front import Interaction
from bot.chat.wire import answers
from bot.chat.wire.tree import Words


def group(words: Words) -> app_commands.Group:
    """Build the group."""
    return words.group(
        "rules",
        words.command("rules-search", search),
        words.command("rules-why", why, suggest={"rule": completion.rules}),
        words.command("rules-card", card, suggest={"card": completion.cards}),
    )


async def search(interaction: Interaction, words: str) -> None:
    """List the rules that fit some words."""
    front = interaction.client.front
    await replies.answer(
        interaction, front.reference.rules(words, await front.people.voice(interaction))
    )


async def why(interaction: Interaction, rule: str) -> None:
    """Explain a rule."""
    front = interaction.client.front
    await replies.answer(
        interaction, front.reference.rule(rule, await front.people.voice(interaction))
    )


async def card(interaction: Interaction, card: str) -> None:
    """Show a card of a game large, with its text."""
    front = interaction.client.front
    await answers.defer(interaction, in_place=False)
    page = await front.reference.card(card, await front.people.voice(interaction))
    await replies.answer(interaction, page)
