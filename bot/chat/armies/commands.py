"""``/game army``: army lists of one's own."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat.front import replies
from bot.chat.front.call import Call
from bot.chat.front.front import Interaction
from bot.chat.front.notices import notice
from bot.chat.wire import answers, forms
from bot.chat.wire.ids import PressId
from bot.chat.wire.locale import escape
from bot.chat.wire.tree import CommandWords

from . import completion, lists, pages, presses


def group(words: CommandWords) -> app_commands.Group:
    """Build the group."""
    own = {"army": completion.own_armies}
    return words.group(
        "army",
        words.command(
            "army-new",
            new,
            suggest={"system": completion.army_games, "base": completion.ready_armies},
        ),
        words.command("army-list", list_),
        words.command("army-show", show, suggest=own),
        words.command("army-edit", edit, suggest=own),
        words.command("army-delete", delete, suggest=own),
    )


async def _call(interaction: Interaction) -> Call:
    voice = await interaction.client.front.people.voice(interaction)
    return Call(interaction, PressId("", 0, "army"), voice)


async def new(
    interaction: Interaction,
    system: str | None = None,
    base: str | None = None,
    file: discord.Attachment | None = None,
) -> None:
    """Put a new army together, in a form or from a file."""
    call = await _call(interaction)
    meant = await lists.meant(interaction)
    slug, game = lists.having(call.front, system, base, meant)
    if file is None:
        form = lists.form(slug, "", lists.pattern(game, base), call.voice)
        await forms.open_form(interaction, form)
        return
    await answers.defer(interaction, in_place=False)
    await presses.save(call, slug, None, await lists.attached(interaction.client, file))


async def list_(interaction: Interaction) -> None:
    """List the user's armies."""
    call = await _call(interaction)
    rows = await call.front.matches.armies.of_user(call.user)
    await replies.answer(interaction, pages.listed(rows, call.voice))


async def show(interaction: Interaction, army: str) -> None:
    """Show what is in one of the user's armies."""
    call = await _call(interaction)
    system, name = lists.named(call.front, army)
    row = await call.front.matches.armies.get(call.user, system, name)
    game = call.front.services.games[system]
    await replies.answer(
        interaction, pages.shown(game, game.preparation.read_army(row.text), call.voice)
    )


async def edit(interaction: Interaction, army: str, file: discord.Attachment | None = None) -> None:
    """Change one of the user's armies, in a form or by a file."""
    call = await _call(interaction)
    system, name = lists.named(call.front, army)
    row = await call.front.matches.armies.get(call.user, system, name)
    if file is None:
        await forms.open_form(interaction, lists.form(system, name, row.text, call.voice))
        return
    await answers.defer(interaction, in_place=False)
    await presses.save(call, system, name, await lists.attached(interaction.client, file))


async def delete(interaction: Interaction, army: str) -> None:
    """Delete one of the user's armies; its text is shown once more."""
    call = await _call(interaction)
    system, name = lists.named(call.front, army)
    row = await call.front.matches.armies.get(call.user, system, name)
    await call.front.matches.armies.drop(call.user, system, name)
    words = call.voice.word("army-deleted", name=escape(name))
    await replies.answer(interaction, notice(f"{words}\n```\n{row.text}\n```"))
