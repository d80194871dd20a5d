"""Checks of the front end that need no Discord: for ``fieldpost doctor`` and the tests."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import discord

from bot.text import load_catalogue

from . import validator
from .commands import all_commands
from .tree import CatalogueTranslator, FieldpostTree, Words, payloads
from .voice import Catalogue


async def command_payloads(catalogue: Catalogue) -> list[dict[str, Any]]:
    """Build the command tree as it is sent to Discord, with all languages."""
    tree = FieldpostTree(discord.Client(intents=discord.Intents.none()))
    for command in all_commands(Words(catalogue)):
        tree.add_command(command)
    return await payloads(tree, CatalogueTranslator(catalogue))


async def command_faults(catalogue: Catalogue) -> list[str]:
    """List what Discord would refuse in the command tree; empty when all is well."""
    return validator.check_commands(await command_payloads(catalogue))


def faults_of_commands(data: Path | None = None) -> list[str]:
    """List what Discord would refuse in the commands as the data folder names them.

    For a program without a running loop. Raises ``bot.library.ContentError``.
    """
    return asyncio.run(command_faults(load_catalogue(data)))
