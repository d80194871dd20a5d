"""Answering an interaction: once, in time, in private or in public as decided beforehand.

Discord waits three seconds for the first answer (discord-ux 3). A press in a private panel edits
the panel; anything else gets a new private message.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from datetime import UTC, datetime
from typing import Any, TypeAlias, TypeVar

import aiohttp
import discord

from . import validator
from .sheet import Page, Sheet

log = logging.getLogger(__name__)
T = TypeVar("T")
AnyInteraction: TypeAlias = discord.Interaction[Any]
PATIENCE_S = 0.8
"""How long work may take before the interaction is acknowledged without it.

Journal first: an order is normally stored within milliseconds, long before this.
"""


def may_replace(interaction: AnyInteraction) -> bool:
    """Tell whether the message pressed is the presser's own private one."""
    message = interaction.message
    if message is None or not message.flags.ephemeral:
        return False
    opener = message.interaction_metadata
    return opener is None or opener.user.id == interaction.user.id


def _turn(interaction: AnyInteraction) -> asyncio.Lock:
    """Return what lets an interaction be answered by one task at a time."""
    lock: asyncio.Lock = interaction.extras.setdefault("answering", asyncio.Lock())
    return lock


def patience(created: datetime) -> float:
    """Return how many seconds are left before an interaction of some age is acknowledged.

    One that came late, as to a busy machine, is acknowledged at once: Discord counts from its
    own clock.
    """
    age = (datetime.now(UTC) - created).total_seconds()
    return PATIENCE_S - min(max(age, 0.0), PATIENCE_S)


def acknowledge(
    interaction: AnyInteraction, *, in_place: bool, public: bool = False
) -> asyncio.Task[None]:
    """Acknowledge work that has not answered in good time; it fails in silence."""

    async def soon() -> None:
        await asyncio.sleep(patience(interaction.created_at))
        try:
            await defer(interaction, in_place=in_place, public=public)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("an acknowledgement failed: %s", type(error).__name__)

    task = asyncio.create_task(soon())
    interaction.extras["acknowledging"] = task  # nobody else may keep it alive
    return task


async def defer(interaction: AnyInteraction, *, in_place: bool, public: bool = False) -> None:
    """Acknowledge now, answer later; ``in_place`` edits the message pressed.

    Whether the answer is ``public`` is decided here and cannot change (discord-ux 3).
    """
    async with _turn(interaction):
        if interaction.response.is_done():
            return
        if in_place:
            await interaction.response.defer()
        else:
            interaction.extras["public"] = public
            await interaction.response.defer(ephemeral=not public, thinking=True)


async def journal_first(interaction: AnyInteraction, work: Awaitable[T], *, in_place: bool) -> T:
    """Do the work, then acknowledge; where it takes long, acknowledge meanwhile.

    Nothing is lost if the acknowledgement comes too late: the work is not cancelled by it.
    """
    task = asyncio.ensure_future(work)
    await asyncio.wait({task}, timeout=patience(interaction.created_at))
    if not task.done():
        await defer(interaction, in_place=in_place)
    result = await task
    await defer(interaction, in_place=in_place)
    return result


async def answer(interaction: AnyInteraction, page: Page) -> None:
    """Answer in private, with a new message or in place of the one deferred.

    What was deferred in public is taken back first.
    """
    validator.require(validator.check_message(page.payload()))
    async with _turn(interaction):
        if interaction.extras.get("public"):
            await interaction.delete_original_response()
            await interaction.followup.send(view=page.layout, files=page.files(), ephemeral=True)
        elif interaction.response.is_done():
            await interaction.edit_original_response(view=page.layout, attachments=page.files())
        else:
            await interaction.response.send_message(
                view=page.layout, files=page.files(), ephemeral=True
            )


async def announce(interaction: AnyInteraction, page: Page) -> None:
    """Answer in public, or say something in public after a private answer."""
    validator.require(validator.check_message(page.payload()))
    async with _turn(interaction):
        if not interaction.response.is_done():
            await interaction.response.send_message(view=page.layout, files=page.files())
        elif interaction.extras.pop("public", False):
            await interaction.edit_original_response(view=page.layout, attachments=page.files())
        else:
            await interaction.followup.send(view=page.layout, files=page.files())


async def update(interaction: AnyInteraction, page: Page) -> None:
    """Put a page in place of the private message that was pressed."""
    validator.require(validator.check_message(page.payload()))
    async with _turn(interaction):
        if interaction.response.is_done():
            await interaction.edit_original_response(view=page.layout, attachments=page.files())
        else:
            await interaction.response.edit_message(view=page.layout, attachments=page.files())


async def plainly(interaction: AnyInteraction, words: str) -> None:
    """Answer with a sentence and nothing else, where a page cannot be made or sent."""
    async with _turn(interaction):
        if interaction.response.is_done():
            await interaction.followup.send(words, ephemeral=True)
        else:
            await interaction.response.send_message(words, ephemeral=True)


async def tell(interaction: AnyInteraction, words: str) -> None:
    """Answer with one private line."""
    await answer(interaction, Sheet().text(words).page())
