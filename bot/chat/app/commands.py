"""The command tree, with names and descriptions in all languages from the catalogues."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from bot.chat.armies import commands as armies
from bot.chat.dice import commands as dice
from bot.chat.front.front import FrontClient, Interaction
from bot.chat.lobby import commands as lobby
from bot.chat.match import asking
from bot.chat.match import commands as match
from bot.chat.people import commands as people
from bot.chat.people import ladder
from bot.chat.reference import commands as reference
from bot.chat.seats import commands as seats
from bot.chat.table import commands as table
from bot.chat.team import commands as team
from bot.chat.wire import answers, validator
from bot.chat.wire.locale import Catalogue
from bot.chat.wire.tree import CatalogueTranslator, CommandWords, is_public, opens_form, payloads

from . import errors

AnyNode = app_commands.Command[Any, ..., Any] | app_commands.Group


def all_commands(words: CommandWords) -> list[AnyNode]:
    """Build the whole tree."""
    return [
        _game(words),
        match.hand_command(words),
        match.order_command(words),
        asking.ask_command(words),
        match.standing_command(words),
        match.plan_command(words),
        match.coach_command(words),
        match.analyse_command(words),
        dice.group(words),
        table.group(words),
        _rules(words),
        reference.scenario_group(words),
        ladder.group(words),
        people.group(words),
    ]


def _game(words: CommandWords) -> app_commands.Group:
    """Build ``/game`` of what each feature adds to it."""
    made = words.group(
        "game",
        *lobby.commands(words),
        *match.commands(words),
        *seats.commands(words),
        *team.commands(words),
    )
    made.add_command(armies.group(words))
    made.guild_only = True
    return made


def _rules(words: CommandWords) -> app_commands.Group:
    """Build ``/rules`` of what is looked up and what is doubted."""
    made = reference.rules_group(words)
    made.add_command(match.report_command(words))
    return made


class FieldpostTree(app_commands.CommandTree[FrontClient]):
    """The commands; an error in one of them is told as for buttons."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Let everybody in, once; acknowledge what takes long, unless it opens a form."""
        if interaction.client.front.is_repeat(interaction):
            return False
        command = interaction.type is discord.InteractionType.application_command
        data: Mapping[str, Any] = interaction.data or {}
        if command and not opens_form(data):
            answers.acknowledge(interaction, in_place=False, public=is_public(data))
        return True

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        """Tell the user of the error."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await errors.failed(interaction, cause)


async def command_payloads(catalogue: Catalogue) -> list[dict[str, Any]]:
    """Build the command tree as it is sent to Discord, with all languages."""
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    for command in all_commands(CommandWords(catalogue)):
        tree.add_command(command)
    return await payloads(tree, CatalogueTranslator(catalogue))


async def command_faults(catalogue: Catalogue) -> list[str]:
    """List what Discord would refuse in the command tree; empty when all is well."""
    return validator.check_commands(await command_payloads(catalogue))


def faults_of_commands(catalogue: Catalogue) -> list[str]:
    """List what Discord would refuse in the commands as a catalogue names them.

    For a program without a running loop.
    """
    return asyncio.run(command_faults(catalogue))
