"""Which match a command means, and who may look at one that is named.

A match's id is no secret, so naming it is not enough: its players may always look at it, others
only where they can see its channel. To anybody else it does not exist.
"""

from __future__ import annotations

import re

import discord

from bot.engine.refusal import Refused
from bot.service.model import MatchInfo, Status
from bot.service.refusals import UnknownMatch

from .front import Interaction

_MATCH = re.compile(r"[0-9a-z]{4,40}")


async def match_meant(
    interaction: Interaction, game: str | None, *, first: Status = "running"
) -> str:
    """Return the match of a ``game`` option, or of the channel; raises ``Refused``."""
    front = interaction.client.front
    if game is None:
        channel, user = interaction.channel_id or 0, interaction.user.id
        found: str = await front.desk.match_here(channel, user, first=first)
        return found
    named = game.strip().lower()
    if _MATCH.fullmatch(named) is None:
        raise UnknownMatch(game)
    if not await _may_look(interaction, (await front.matches.queries.table(named)).info):
        raise UnknownMatch(named)
    return named


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
    try:
        return await _sees_channel(interaction, info)
    except (discord.NotFound, discord.Forbidden):
        return False


async def _sees_channel(interaction: Interaction, info: MatchInfo) -> bool:
    """Tell whether somebody sees a match's channel, by Discord's own rights."""
    client: discord.Client = interaction.client
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
