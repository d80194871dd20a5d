"""``/fieldpost settings``: what a server wants for its games, each with its value and a reset."""

from __future__ import annotations

import discord

from bot.chat.front import replies
from bot.chat.front.front import Interaction
from bot.chat.wire.locale import Voice
from bot.chat.wire.tree import AnyCommand, CommandWords
from bot.engine.model import Text
from bot.service.clocks.pace import NO_PACE, PACES, STEADY
from bot.service.match import turns
from bot.service.model import THEMES
from bot.service.ports.people import Settings

from . import hours

NAMES = ("pace", "zone", "theme", "posts", "starters", "lobbies", "moderators")
"""The settings, as the option ``reset`` names them."""


def command(words: CommandWords) -> AnyCommand:
    """Build the command."""
    return words.command(
        "fieldpost-settings",
        settings,
        suggest={"zone": hours.zones},
        choose={
            "pace": [(f"pace-{one}", one) for one in (*PACES, NO_PACE)],
            "theme": [(f"theme-{one}", one) for one in THEMES],
            "posts": [(f"posts-{one}", one) for one in turns.VALUES],
            "reset": [(f"setting-{one}", one) for one in NAMES],
        },
    )


async def settings(
    interaction: Interaction,
    pace: str | None = None,
    zone: str | None = None,
    theme: str | None = None,
    posts: str | None = None,
    starters: discord.Role | None = None,
    lobbies: discord.TextChannel | None = None,
    moderators: discord.Role | None = None,
    reset: str | None = None,
) -> None:
    """Show what holds on this server, and change what is named, as somebody who manages it."""
    front = interaction.client.front
    voice = await front.people.voice(interaction)
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        await replies.tell(interaction, voice.word("server-not-yours"))
        return
    named: dict[str, str | int | None] = {
        "pace": pace,
        "zone": None if zone is None else hours.zone_named(zone),
        "theme": theme,
        "posts": posts,
        "starters": None if starters is None else starters.id,
        "lobbies": None if lobbies is None else lobbies.id,
        "moderators": None if moderators is None else moderators.id,
    }
    changed = dict[str, str | int | None](
        (key, value) for key, value in named.items() if value is not None
    )
    if reset in NAMES:
        changed[reset] = None
    found = await front.matches.settings.of(interaction.guild_id)
    if changed:
        found = await front.matches.settings.change(interaction.guild_id, **changed)
    await replies.tell(interaction, page(found, voice))


def page(found: Settings, voice: Voice) -> str:
    """Say what holds on a server."""
    values = {
        "pace": voice(Text(f"service-pace-{found.pace or STEADY}")),
        "zone": found.zone or voice.word("setting-zone-usual"),
        "theme": voice(Text(f"service-theme-{found.theme or THEMES[0]}")),
        "posts": voice(Text(f"service-posts-{found.posts or turns.VALUES[0]}")),
        "starters": _named(found.starters, "<@&{}>", voice),
        "lobbies": _named(found.lobbies, "<#{}>", voice),
        "moderators": _named(found.moderators, "<@&{}>", voice, "setting-managers"),
    }
    lines = [f"- {voice.word(f'setting-{one}')}: **{values[one]}**" for one in NAMES]
    return "\n".join([f"### {voice.word('settings-title')}", *lines, voice.word("settings-how")])


def _named(number: int | None, form: str, voice: Voice, without: str = "setting-any") -> str:
    return voice.word(without) if number is None else form.format(number)
