"""Answers to users: each private one tells what they have not read yet, and counts as read."""

from __future__ import annotations

from functools import partial

from bot.chat.wire import answers
from bot.chat.wire.page import Page, PageWriter

from .front import Interaction


async def answer(interaction: Interaction, page: Page) -> None:
    """Answer in private, with a new message or in place of the one deferred.

    What was deferred in public is taken back first.
    """
    receipts = interaction.client.front.receipts
    page = await receipts.led(interaction, page)
    await answers.send_private(interaction, page)
    await receipts.taken(interaction, page)


async def announce(interaction: Interaction, page: Page) -> None:
    """Answer in public, or say something in public after a private answer.

    The latter is sent once, since a second one would show twice.
    """
    await answers.send_public(interaction, page)
    await interaction.client.front.receipts.taken(interaction, page)


async def update(interaction: Interaction, page: Page) -> None:
    """Put a page in place of the private message that was pressed.

    Where the bot has said something in public since, the page is sent anew below that. What a later
    press has overtaken does not count as read.
    """
    front = interaction.client.front
    page = await front.receipts.led(interaction, page)
    if front.newest.has_buried(interaction):
        await answers.renew(interaction, page)
    elif not await answers.replace(
        interaction, page, partial(front.newest.is_overtaken, interaction)
    ):
        return
    await front.receipts.taken(interaction, page)


async def tell(interaction: Interaction, words: str) -> None:
    """Answer with one private line."""
    await answer(interaction, PageWriter().text(words).page())
