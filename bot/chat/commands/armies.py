"""``/game army``: army lists of one's own."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat import answers, armies, forms, suggest
from bot.chat.answers import AnyInteraction
from bot.chat.compose import armies as pages
from bot.chat.compose import private
from bot.chat.ids import PressId
from bot.chat.presses import Call
from bot.chat.tree import Words
from bot.chat.voice import escape


def group(words: Words) -> app_commands.Group:
    """Build the group."""
    own = {"army": suggest.own_armies}
    return words.group(
        "army",
        words.command(
            "army-new", new, suggest={"system": suggest.army_games, "base": suggest.ready_armies}
        ),
        words.command("army-list", list_),
        words.command("army-show", show, suggest=own),
        words.command("army-edit", edit, suggest=own),
        words.command("army-delete", delete, suggest=own),
    )


async def _call(interaction: AnyInteraction) -> Call:
    voice = await interaction.client.voice(interaction)
    return Call(interaction.client, interaction, PressId("", 0, "army"), voice)


async def new(
    interaction: AnyInteraction,
    system: str | None = None,
    base: str | None = None,
    file: discord.Attachment | None = None,
) -> None:
    """Put a new army together, in a form or from a file."""
    call = await _call(interaction)
    meant = await armies.meant(interaction)
    slug, game = armies.having(call.client, system, base, meant)
    if file is None:
        form = armies.form(slug, "", armies.pattern(game, base), call.voice)
        await forms.open_form(interaction, form)
        return
    await answers.defer(interaction, in_place=False)
    await armies.save(call, slug, None, await armies.attached(call.client, file))


async def list_(interaction: AnyInteraction) -> None:
    """List the user's armies."""
    call = await _call(interaction)
    rows = await call.client.matches.armies_of(call.user)
    await answers.answer(interaction, pages.listed(rows, call.voice))


async def show(interaction: AnyInteraction, army: str) -> None:
    """Show what is in one of the user's armies."""
    call = await _call(interaction)
    system, name = armies.named(call.client, army)
    row = await call.client.matches.army(call.user, system, name)
    game = call.client.services.games[system]
    await answers.answer(interaction, pages.shown(game, game.read_army(row.text), call.voice))


async def edit(
    interaction: AnyInteraction, army: str, file: discord.Attachment | None = None
) -> None:
    """Change one of the user's armies, in a form or by a file."""
    call = await _call(interaction)
    system, name = armies.named(call.client, army)
    row = await call.client.matches.army(call.user, system, name)
    if file is None:
        await forms.open_form(interaction, armies.form(system, name, row.text, call.voice))
        return
    await answers.defer(interaction, in_place=False)
    await armies.save(call, system, name, await armies.attached(call.client, file))


async def delete(interaction: AnyInteraction, army: str) -> None:
    """Delete one of the user's armies; its text is shown once more."""
    call = await _call(interaction)
    system, name = armies.named(call.client, army)
    row = await call.client.matches.army(call.user, system, name)
    await call.client.matches.drop_army(call.user, system, name)
    words = call.voice.word("army-deleted", name=escape(name))
    await answers.answer(interaction, private.notice(f"{words}\n```\n{row.text}\n```"))
