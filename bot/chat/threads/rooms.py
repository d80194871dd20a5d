"""Private rooms of teams: one private thread per side, where all agreed to have them.

They are for talk and suggestions; cards stay in private answers, since moderators can open private
threads (discord-ux 9). The room's name ends with the match, which is how it is known again.

Rules: HOTH-TEAM-15, HOTH-RUL-61.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import discord

from bot.chat.front.names import scenario_text, side_text
from bot.chat.wire.locale import Voice, clip
from bot.service.model import MatchInfo

from .threads import NAME, WEEK_MIN

_NAME = re.compile(r"\(([0-9a-z]{4,40})\)")


def name_of(info: MatchInfo, side: str, voice: Voice) -> str:
    """Name a room, e.g. ``Empire · Activity Detected (7f3kq2)``."""
    ending = f" ({info.id})"
    words = f"{voice(side_text(info.system, side))} · "
    words += voice(scenario_text(info.system, info.scenario))
    return clip(words, NAME - len(ending)) + ending


def match_of(channel: Any, client: discord.Client) -> str | None:
    """Return the match whose room a channel is; None for any other channel."""
    if not isinstance(channel, discord.Thread) or not channel.is_private():
        return None
    found = _NAME.search(channel.name)
    ours = client.user is not None and channel.owner_id == client.user.id
    return found[1] if found and ours else None


async def found(client: discord.Client, info: MatchInfo, name: str) -> discord.Thread | None:
    """Find the room of a name beside a game's thread; None where none is awake.

    A public thread that somebody gave that name is no room.
    """
    try:
        home = await _home(client, info.channel or info.home or 0)
        return None if home is None else await _open_there(client, home, name)
    except (discord.Forbidden, discord.NotFound):
        return None


async def _home(client: discord.Client, channel_id: int) -> discord.TextChannel | None:
    channel = client.get_channel(channel_id) or await client.fetch_channel(channel_id)
    home: object = channel
    if isinstance(channel, discord.Thread):  # of a server of another process no channel is known
        home = channel.parent or await client.fetch_channel(channel.parent_id)
    return home if isinstance(home, discord.TextChannel) else None


async def _open_there(
    client: discord.Client, home: discord.TextChannel, name: str
) -> discord.Thread | None:
    bot = client.user.id if client.user is not None else 0
    wanted = (name, bot, True)
    threads = await home.guild.active_threads()
    return next((t for t in threads if (t.name, t.owner_id, t.is_private()) == wanted), None)


async def opened(
    client: discord.Client, channel_id: int, name: str, users: Sequence[int]
) -> discord.Thread | None:
    """Open a room beside a game's thread and let the users in; None where that is not possible.

    A room of that name which is there already is used again, so that a repeat makes no second one.
    """
    home = await _home(client, channel_id)
    if home is None:
        return None
    try:
        room = await _open_there(client, home, name)
        if room is None:
            room = await home.create_thread(
                name=name,
                type=discord.ChannelType.private_thread,
                auto_archive_duration=WEEK_MIN,
                invitable=False,
            )
        for user in users:
            await room.add_user(discord.Object(user))
    except discord.Forbidden:
        return None
    return room
