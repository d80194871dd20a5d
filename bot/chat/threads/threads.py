"""The thread of a game: opened by ``/game new``, named after its players when it starts."""

from __future__ import annotations

import logging
from typing import Any, Literal

import discord

from bot.chat.front.names import game_text, scenario_text
from bot.chat.wire.locale import Voice, clip, visible
from bot.service.model import MatchInfo

LOG = logging.getLogger(__name__)
WEEK_MIN: Literal[10080] = 10080
NAME = 100


def name_of(system: str, scenario: str, players: list[str], voice: Voice) -> str:
    """Name a thread, e.g. ``Anna v Petr: Activity Detected (Battle of Hoth)``.

    A list of threads shows the beginning alone, so that comes first by which matches differ.
    """
    words = voice.word(
        "thread-name",
        game=game_text(system),
        scenario=scenario_text(system, scenario),
        players=" v ".join(dict.fromkeys(visible(name) for name in players)),
    )
    return clip(words, NAME)


def players(info: MatchInfo) -> list[str]:
    """Name the players of a match, partners together; a side without any is left out."""
    sides = dict.fromkeys(entry.side for entry in info.seats)
    teams = [" & ".join(e.name for e in info.seats if e.side == one and e.name) for one in sides]
    return list(filter(None, teams))


async def open_thread(channel: Any, name: str) -> discord.Thread | None:
    """Open a public thread; None where the channel cannot have one."""
    if not isinstance(channel, discord.TextChannel):
        return None
    return await channel.create_thread(
        name=name, type=discord.ChannelType.public_thread, auto_archive_duration=WEEK_MIN
    )


async def rename(client: discord.Client, info: MatchInfo, voice: Voice) -> None:
    """Put the players into the thread's name; a courtesy that may fail."""
    try:
        channel = client.get_channel(info.channel) or await client.fetch_channel(info.channel)
        if isinstance(channel, discord.Thread):
            await channel.edit(name=name_of(info.system, info.scenario, players(info), voice))
    except discord.HTTPException as error:
        LOG.info("thread of match %s keeps its name: %s", info.id, error.status)
