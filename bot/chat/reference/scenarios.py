"""``/scenario``: look at the scenarios."""

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
        "scenario",
        words.command("scenario-list", list_),
        words.command("scenario-show", show, suggest={"scenario": completion.scenarios}),
    )


async def list_(interaction: Interaction) -> None:
    """List all scenarios."""
    front = interaction.client.front
    await replies.answer(
        interaction, front.reference.scenarios(await front.people.voice(interaction))
    )


async def show(interaction: Interaction, scenario: str) -> None:
    """Show set-up and briefing of a scenario."""
    front = interaction.client.front
    await answers.defer(interaction, in_place=False)
    page = await front.reference.scenario(scenario, await front.people.voice(interaction))
    await replies.answer(interaction, page)
