"""The dice helper between Discord and the service: who is told what, in public or in private."""

from __future__ import annotations

import io
from typing import Any

import discord
import msgspec

from bot.chat.front import replies
from bot.chat.front.front import Interaction
from bot.chat.front.notices import notice
from bot.chat.front.painting import PaintingThreads
from bot.chat.wire import answers
from bot.chat.wire.locale import Voice
from bot.chat.wire.page import Page
from bot.dice.perform import chart
from bot.dice.requests import AnyRequest, Plain
from bot.dice.verify import verify as verified
from bot.service.dice.table import DiceTable, Made, ShownRoll
from bot.service.ports.receipts import ReadMark
from renderers.dice.chart import paint_chart
from renderers.dice.rows import paint_rows

from . import pages as pages

HISTORY = 20


def table_of(interaction: Interaction) -> DiceTable:
    """Return the dice of the bot."""
    found: DiceTable = interaction.client.front.services.dice
    return found


def once(interaction: Interaction) -> str:
    """Name an interaction, so that it counts once; what it does is told by its own answer."""
    key = str(interaction.id)
    interaction.client.front.receipts.expect(key, interaction.id)
    return key


def channel_of(interaction: Interaction) -> int:
    """Return the channel, of a server or a direct one, in which somebody acts."""
    return interaction.channel_id or 0


async def public_voice(interaction: Interaction) -> Voice:
    """Speak the server's language; where there is no server, the user's."""
    own: Voice = await interaction.client.front.people.voice(interaction)
    if interaction.guild_id is None:
        return own
    locale = await interaction.client.front.people.public_language(interaction)
    return Voice(interaction.client.front.services.catalogue, locale)


# Rolling ------------------------------------------------------------------------------------------


async def roll(interaction: Interaction, request: AnyRequest, label: str = "") -> None:
    """Roll for everybody to see: stored first, then shown.

    Where it cannot be shown, the user is told where to find it.
    """
    made = await _made(interaction, request, label)
    told = await table_of(interaction).shown(made)
    voice = await public_voice(interaction)
    page = await page_of(
        interaction.client.front.painting, told, voice, opened=made.opened, repeated=made.repeated
    )
    page.reads = await _reads(interaction)
    try:
        await replies.announce(interaction, page)
    except (discord.HTTPException, *answers.LOST) as error:
        if answers.is_late(error):
            raise
        if made.repeated:
            interaction.client.front.receipts.release(interaction.id)
            return
        kept = notice(voice.word("dice-kept", number=str(made.number)))
        kept.reads = page.reads
        await replies.answer(interaction, kept)


async def _reads(interaction: Interaction) -> ReadMark | None:
    channel, user = channel_of(interaction), interaction.user.id
    return await table_of(interaction).reads(channel, user, str(interaction.id))


async def _made(
    interaction: Interaction,
    request: AnyRequest,
    label: str,
    viewer: int | None = None,
    locale: str = "en",
) -> Made:
    return await table_of(interaction).roll(
        channel_of(interaction),
        interaction.user.id,
        request,
        label=label,
        viewer=viewer,
        locale=locale,
        interaction=once(interaction),
    )


async def page_of(
    painting: PaintingThreads,
    told: ShownRoll,
    voice: Voice,
    *,
    opened: bool = False,
    repeated: bool = False,
) -> Page:
    """Compose a roll in a painting thread, with a picture unless it is a plain one."""
    plain = isinstance(told.roll.request, Plain)
    picture = None if plain else paint_rows(told.outcome, voice)
    return await painting.make(pages.roll, told, voice, picture, opened=opened, repeated=repeated)


async def roll_in_secret(
    interaction: Interaction,
    request: AnyRequest,
    label: str,
    referee: discord.User | discord.Member | None,
) -> None:
    """Roll for one's own eyes, or for a referee's; the channel learns only that there was a roll.

    It learns so of a repeated one too, since the first answer may have got lost before. The referee
    gets it by the outbox; with a closed direct channel they find it in their history.
    """
    viewer = referee.id if referee is not None else interaction.user.id
    public = await public_voice(interaction)
    made = await _made(interaction, request, label, viewer, public.locale)
    told = await table_of(interaction).shown(made)
    voice = await interaction.client.front.people.voice(interaction)
    if viewer == interaction.user.id:
        opened = made.opened and interaction.guild_id is None
        painting = interaction.client.front.painting
        page = await page_of(painting, told, voice, opened=opened, repeated=made.repeated)
    else:
        page = notice(voice.word("dice-sent", referee=f"<@{viewer}>"))
    page.reads = await _reads(interaction)
    await replies.answer(interaction, page)
    if interaction.guild_id is not None:
        told_all = pages.secret_notice(told, public, opened=made.opened)
        await replies.announce(interaction, told_all)


# Looking ------------------------------------------------------------------------------------------


async def odds(interaction: Interaction, request: AnyRequest) -> None:
    """Show the exact odds of a roll to the asker."""
    painting = interaction.client.front.painting
    found = await painting.make(chart, request, table_of(interaction).content)
    voice = await interaction.client.front.people.voice(interaction)
    page = await painting.make(pages.odds, found, voice, paint_chart(found, voice))
    await replies.answer(interaction, page)


async def history(interaction: Interaction) -> None:
    """List the latest rolls of the channel."""
    rolls = await table_of(interaction).history(channel_of(interaction), HISTORY)
    voice = await interaction.client.front.people.voice(interaction)
    await replies.answer(interaction, pages.history(rolls, interaction.user.id, voice))


async def luck(interaction: Interaction, user: int) -> None:
    """Show a person's luck; their secret rolls count for themselves alone."""
    own = user == interaction.user.id
    found = await table_of(interaction).luck(channel_of(interaction), user, secret=own)
    voice = await interaction.client.front.people.voice(interaction)
    await replies.answer(interaction, pages.luck(user, found, voice))


async def verify(interaction: Interaction, session: str) -> None:
    """Compute a finished session again, and give the file with which anybody can."""
    await answers.defer(interaction, in_place=False)
    table = table_of(interaction)
    file = await table.file(channel_of(interaction), session, user=interaction.user.id)
    voice = await interaction.client.front.people.voice(interaction)
    verdict = await interaction.client.front.painting.make(verified, file, table.content)
    words = pages.verdict_words(file, verdict, voice)
    data = await interaction.client.front.painting.make(written, file)
    attached = discord.File(io.BytesIO(data), f"fieldpost-dice-{file.session}.json")
    await interaction.edit_original_response(content=words, attachments=[attached])


def written(file: Any) -> bytes:
    """Write a session as a file."""
    return msgspec.json.format(msgspec.json.encode(file), indent=1)


async def show_session(interaction: Interaction) -> None:
    """Show the channel's session to the asker."""
    user = interaction.user.id
    status = await table_of(interaction).status(channel_of(interaction), user)
    voice = await interaction.client.front.people.voice(interaction)
    await replies.answer(interaction, pages.session(status, voice))


async def announce_session(interaction: Interaction, *, started: str = "", viewer: int = 0) -> None:
    """Show how the channel's session stands to everybody, after the user changed it.

    So a repeat of a change shows what has come of it since. ``started`` is a session that began
    with it; a seed is shown if ``viewer`` may know it.
    """
    status = await table_of(interaction).status(channel_of(interaction), viewer)
    voice = await public_voice(interaction)
    begun = status.info.id == started and status.info.ended is None
    over = "dice-session-over" if status.info.seed else ""
    note = "dice-session-started" if begun else over
    page = pages.session(status, voice, voice.word(note) if note else "")
    page.reads = await _reads(interaction)
    await replies.announce(interaction, page)
