"""``/scenario``: look at the scenarios."""

from __future__ import annotations

from discord import app_commands

from bot.chat import answers, suggest
from bot.chat.answers import AnyInteraction
from bot.chat.tree import Words


def group(words: Words) -> app_commands.Group:
    """Build the group."""
    return words.group(
        "scenario",
        words.command("scenario-list", list_),
        words.command("scenario-show", show, suggest={"scenario": suggest.scenarios}),
    )


async def list_(interaction: AnyInteraction) -> None:
    """List all scenarios."""
    client = interaction.client
    await answers.answer(interaction, client.shelf.scenarios(await client.voice(interaction)))


async def show(interaction: AnyInteraction, scenario: str) -> None:
    """Show set-up and briefing of a scenario."""
    client = interaction.client
    await answers.defer(interaction, in_place=False)
    page = await client.shelf.scenario(scenario, await client.voice(interaction))
    await answers.answer(interaction, page)
