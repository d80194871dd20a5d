"""The command tree checked against Discord's limits without logging in (discord-ux 14)."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import discord
from discord import app_commands

from bot.text import load_catalogue

from . import validator
from .commands import all_commands
from .tree import CatalogueTranslator, Words, payloads


def faults_of_commands(data: Path | None = None) -> list[str]:
    """Return what Discord would refuse about the commands, in any language."""
    catalogue = load_catalogue(data)

    async def told() -> list[dict[str, Any]]:
        client = discord.Client(intents=discord.Intents.none())
        tree = app_commands.CommandTree(client)
        for command in all_commands(Words(catalogue)):
            tree.add_command(command)
        return await payloads(tree, CatalogueTranslator(catalogue))

    return list(validator.check_commands(asyncio.run(told())))
