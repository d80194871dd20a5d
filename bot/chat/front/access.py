"""Which match a command means, and who may look at one that is named.

A match's id is no secret, so naming it is not enough: its players may always look at it, others
only where they can see its channel. To anybody else it does not exist.
"""

from __future__ import annotations

import re

import discord

from bot.chat.wire.ids import PressId
from bot.engine.model import ANYTIME, Text
from bot.engine.refusal import Refused
from bot.service.model import MatchInfo, Status
from bot.service.refusals import UnknownMatch

from .call import Call
from .front import Front, Interaction

_MATCH = re.compile(r"[0-9a-z]{4,40}")


async def call_of(
    interaction: Interaction, game: str | None = None, *, arg: str = "", first: Status = "running"
) -> Call:
    """Treat a command as a press in the match that it means; raises ``Refused``.

    That is the match of its ``game`` option or of its channel; one that is named must be one that
    the user may look at. Where a channel has several, ``first`` is meant.
    """
    voice = await interaction.client.front.people.voice(interaction)
    match = await match_meant(interaction, game, first=first)
    interaction.extras["match"] = match
    return Call(interaction, PressId(match, ANYTIME, "unknown", arg), voice)


async def match_meant(
    interaction: Interaction, game: str | None, *, first: Status = "running"
) -> str:
    """Return the match of a ``game`` option, or of the channel; raises ``Refused``."""
    front = interaction.client.front
    if game is None:
        channel, user = interaction.channel_id or 0, interaction.user.id
        return await match_here(front, channel, user, first=first)
    named = game.strip().lower()
    if _MATCH.fullmatch(named) is None:
        raise UnknownMatch(game)
    if not await _may_look(interaction, (await front.matches.queries.table(named)).info):
        raise UnknownMatch(named)
    return named


async def match_here(front: Front, channel: int, user: int, *, first: Status = "running") -> str:
    """Find the match that a command means: the channel's, or the only one of the user.

    In a channel with several a running one in which they sit goes first, or one of the status
    ``first``. Raises ``Refused`` where there is none or more than one.
    """
    info = await front.matches.queries.in_channel(channel, user, first)
    if info is not None:
        return info.id
    found = await front.matches.queries.of_user(user)
    mine = [info for info in found if info.status == "running"]
    if len(mine) == 1:
        return mine[0].id
    raise Refused(Text("chat-which-game" if mine else "chat-no-game-here"))


async def match_typed(interaction: Interaction) -> str:
    """Return the match that a command means while it is typed; empty where there is none."""
    try:
        return await match_meant(interaction, getattr(interaction.namespace, "game", None))
    except Refused:
        return ""


async def _may_look(interaction: Interaction, info: MatchInfo) -> bool:
    user = interaction.user.id
    if info.seats_of(user) or info.host == user or info.channel == interaction.channel_id:
        return True
    if await is_moderator(interaction, info):
        return True
    try:
        return await _sees_channel(interaction, info)
    except (discord.NotFound, discord.Forbidden):
        return False


async def is_moderator(interaction: Interaction, info: MatchInfo) -> bool:
    """Tell whether somebody moderates the matches of this server, and the match is one of them.

    They have the role of its settings, or manage the server.
    """
    member = interaction.user
    if info.guild is None or info.guild != interaction.guild_id:
        return False
    if interaction.permissions.manage_guild:
        return True
    role = (await interaction.client.front.matches.settings.of(info.guild)).moderators
    return isinstance(member, discord.Member) and any(one.id == role for one in member.roles)


def sees_home(interaction: Interaction, info: MatchInfo) -> bool:
    """Tell whether somebody sees the channel in which a match was asked for, without a request.

    What is not known to be public is not.
    """
    client, member = interaction.client, interaction.user
    channel = client.get_channel(info.home or info.channel)
    if not isinstance(channel, discord.abc.GuildChannel) or not isinstance(member, discord.Member):
        return False
    return info.has_thread and channel.permissions_for(member).view_channel


async def _sees_channel(interaction: Interaction, info: MatchInfo) -> bool:
    """Tell whether somebody sees a match's channel, by Discord's own rights."""
    client = interaction.client
    guild = client.get_guild(info.guild or 0)
    if guild is None or not info.has_thread:
        return False
    member = interaction.user
    if not isinstance(member, discord.Member) or interaction.guild_id != guild.id:
        member = await guild.fetch_member(member.id)
    channel = client.get_channel(info.channel) or await client.fetch_channel(info.channel)
    if isinstance(channel, discord.abc.PrivateChannel):
        return False
    rights = channel.permissions_for(member)
    if rights.view_channel and isinstance(channel, discord.Thread) and channel.is_private():
        return rights.manage_threads or await channel.fetch_member(member.id) is not None
    return rights.view_channel
