"""The rights that the bot needs in a channel, and the one line that names those it lacks."""

from __future__ import annotations

import discord

from .locale import Voice

NEEDED = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "attach_files",
    "embed_links",
    "read_message_history",
)
THREADS = ("create_public_threads", "send_messages_in_threads")
"""Without these a game is played in the channel itself."""


def lacking(interaction: discord.Interaction) -> list[str]:
    """List the rights that the bot lacks where the command was given (discord-ux 11)."""
    return _missing(interaction.app_permissions)


def lacking_in(channel: object) -> list[str]:
    """List the rights that the bot lacks in a channel of a server; none elsewhere."""
    if not isinstance(channel, discord.TextChannel):
        return []
    return _missing(channel.permissions_for(channel.guild.me))


def _missing(held: discord.Permissions) -> list[str]:
    return [name for name in NEEDED if not getattr(held, name)]


def can_write(interaction: discord.Interaction) -> bool:
    """Tell whether the bot may post boards where somebody acts; true outside servers."""
    if interaction.guild_id is None:
        return True
    held = interaction.app_permissions
    thread = isinstance(interaction.channel, discord.Thread)
    send = held.send_messages_in_threads if thread else held.send_messages
    return held.view_channel and send and held.attach_files


def with_warning(interaction: discord.Interaction, note: str, voice: Voice) -> str:
    """Add to a note that the bot may not write here, where that is so."""
    if can_write(interaction):
        return note
    return f"{note}\n{voice.word('cannot-write')}".strip()


def sentence(interaction: discord.Interaction, names: list[str], voice: Voice) -> str:
    """Name the rights, and the channel of an interaction."""
    return naming(interaction.channel_id or 0, names, voice)


def naming(channel: int, names: list[str], voice: Voice) -> str:
    """Name the rights and the channel."""
    told = ", ".join(voice.word(f"right-{name}") for name in names)
    return voice.word("missing-rights", channel=f"<#{channel}>", rights=told)
