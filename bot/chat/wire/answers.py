"""Answering an interaction: once, in time, in private or in public as decided beforehand.

Discord waits three seconds for the first answer (discord-ux 3). A press in a private panel edits
the panel; anything else gets a new private message.

An answer can get lost on its way, before or after Discord took it. It is sent once more; what was
taken before is then refused as answered already (40060), and the answer is edited into its place.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import partial
from typing import TypeVar

import aiohttp
import discord

from . import validator
from .page import Page

LOG = logging.getLogger(__name__)
T = TypeVar("T")
PATIENCE_S = 0.8
"""How long work may take before the interaction is acknowledged without it.

Journal first: an order is normally stored within milliseconds, long before this.
"""
LOST = (aiohttp.ClientError, OSError)
"""The connection was cut: Discord may have taken what was sent, or not."""
TOO_LATE = frozenset((10062, 10015))
"""Codes of Discord: the interaction is unknown, or so is the message that answers it."""
ANSWERED = frozenset((40060, 10062))
"""Codes with which a first answer is refused where one may be there already."""
PAUSES_S = (0.1, 0.5)
"""How long is waited before what was cut off is sent again."""


def may_replace(interaction: discord.Interaction) -> bool:
    """Tell whether the message pressed is the presser's own private one."""
    message = interaction.message
    if message is None or not message.flags.ephemeral:
        return False
    opener = message.interaction_metadata
    return opener is None or opener.user.id == interaction.user.id


def _turn(interaction: discord.Interaction) -> asyncio.Lock:
    """Return what lets an interaction be answered by one task at a time."""
    lock: asyncio.Lock = interaction.extras.setdefault("answering", asyncio.Lock())
    return lock


def answered(interaction: discord.Interaction) -> bool:
    """Tell whether Discord has a first answer, also where only its word of that got lost."""
    return interaction.response.is_done() or bool(interaction.extras.get("answered"))


def is_late(error: BaseException) -> bool:
    """Tell whether an answer came so late that Discord knows of no interaction any more."""
    return isinstance(error, discord.NotFound) and error.code in TOO_LATE


async def until_sent(
    send: Callable[[], Awaitable[object]], is_overtaken: Callable[[], bool] = lambda: False
) -> bool:
    """Send what does no harm when it is sent twice, once more where the connection is cut.

    Returns False where that was overtaken meanwhile, so that it would do harm.
    """
    for pause in PAUSES_S:
        try:
            await send()
            return True
        except LOST:
            await asyncio.sleep(pause)
        if is_overtaken():
            return False
    await send()
    return True


async def first(interaction: discord.Interaction, send: Callable[[], Awaitable[object]]) -> bool:
    """Give the first answer; False where there is one already, which is to be edited then."""
    if answered(interaction):
        return False
    try:
        await until_sent(send)
    except discord.HTTPException as error:
        if error.code not in ANSWERED:
            raise
        LOG.debug("interaction %s is answered already", interaction.id)
        interaction.extras["answered"] = True
        return False
    return True


async def _edit(
    interaction: discord.Interaction, page: Page, is_overtaken: Callable[[], bool] = lambda: False
) -> bool:
    """Put a page in place of the first answer, whatever that was; False where it is overtaken."""
    return await until_sent(
        lambda: interaction.edit_original_response(view=page.layout, attachments=page.files()),
        is_overtaken,
    )


def patience(created: datetime) -> float:
    """Return how many seconds are left before an interaction of some age is acknowledged.

    One that came late, as to a busy machine, is acknowledged at once: Discord counts from its
    own clock.
    """
    age = (datetime.now(UTC) - created).total_seconds()
    return PATIENCE_S - min(max(age, 0.0), PATIENCE_S)


def acknowledge(
    interaction: discord.Interaction, *, in_place: bool, public: bool = False
) -> asyncio.Task[None]:
    """Acknowledge work that has not answered in good time; it fails in silence."""

    async def soon() -> None:
        await asyncio.sleep(patience(interaction.created_at))
        try:
            await defer(interaction, in_place=in_place, public=public)
        except (discord.HTTPException, *LOST) as error:
            LOG.info("an acknowledgement failed: %s", type(error).__name__)

    task = asyncio.create_task(soon())
    interaction.extras["acknowledging"] = task  # nobody else may keep it alive
    return task


async def defer(interaction: discord.Interaction, *, in_place: bool, public: bool = False) -> None:
    """Acknowledge now, answer later; ``in_place`` edits the message pressed.

    Whether the answer is ``public`` is decided here and cannot change (discord-ux 3).
    """
    async with _turn(interaction):
        if answered(interaction):
            return
        if in_place:
            await first(interaction, interaction.response.defer)
        else:
            interaction.extras["public"] = public
            thinking = partial(interaction.response.defer, ephemeral=not public, thinking=True)
            await first(interaction, thinking)


async def journal_first(
    interaction: discord.Interaction, work: Awaitable[T], *, in_place: bool
) -> T:
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


async def send_private(interaction: discord.Interaction, page: Page) -> None:
    """Answer in private, with a new message or in place of the one deferred.

    What was deferred in public is taken back first.
    """
    validator.require(validator.check_message(page.payload()))
    response, followup = interaction.response, interaction.followup
    async with _turn(interaction):
        if not await first(
            interaction,
            lambda: response.send_message(view=page.layout, files=page.files(), ephemeral=True),
        ):
            if interaction.extras.get("public"):
                await _take_back(interaction)
                await until_sent(
                    lambda: followup.send(view=page.layout, files=page.files(), ephemeral=True)
                )
            else:
                await _edit(interaction, page)


async def _take_back(interaction: discord.Interaction) -> None:
    """Delete the first answer; it may be gone already, where only Discord's word got lost."""
    try:
        await until_sent(interaction.delete_original_response)
    except discord.NotFound as error:
        LOG.debug("there was nothing to take back: %s", error.code)


async def send_public(interaction: discord.Interaction, page: Page) -> None:
    """Answer in public, or say something in public after a private answer.

    The latter is sent once, since a second one would show twice.
    """
    validator.require(validator.check_message(page.payload()))
    response, extras = interaction.response, interaction.extras
    async with _turn(interaction):
        extras["public"] = extras.get("public", not answered(interaction))
        if not await first(
            interaction, lambda: response.send_message(view=page.layout, files=page.files())
        ):
            if extras["public"]:
                await _edit(interaction, page)
            else:
                await interaction.followup.send(view=page.layout, files=page.files())
        extras["public"] = False


async def replace(
    interaction: discord.Interaction, page: Page, is_overtaken: Callable[[], bool] = lambda: False
) -> bool:
    """Put a page in place of the private message that was pressed.

    Where it is not known whether Discord took the page, it is edited in once more, but not over
    the answer to a later press, of which ``is_overtaken`` tells; returns False then.
    """
    validator.require(validator.check_message(page.payload()))
    response = interaction.response
    async with _turn(interaction):
        if await first(
            interaction,
            lambda: response.edit_message(view=page.layout, attachments=page.files()),
        ):
            return True
        return await _edit(interaction, page, is_overtaken)


async def renew(interaction: discord.Interaction, page: Page) -> None:
    """Send a page as a new private message, and delete the private one that was pressed.

    It is sent once, since a second one would show twice; where it does not get out, it takes the
    place of the old one.
    """
    validator.require(validator.check_message(page.payload()))
    await defer(interaction, in_place=True)
    async with _turn(interaction):
        try:
            interaction.extras["renewed"] = await interaction.followup.send(
                view=page.layout, files=page.files(), ephemeral=True, wait=True
            )
        except (discord.HTTPException, *LOST) as error:
            LOG.info("a panel stays where it is: %s", type(error).__name__)
            await _edit(interaction, page)
        else:
            await _take_back(interaction)


def renewed(interaction: discord.Interaction) -> discord.WebhookMessage | None:
    """Return the message that ``renew`` sent in place of the one pressed; None: it sent none."""
    return interaction.extras.get("renewed")


async def outdate(interaction: discord.Interaction, page: Page) -> None:
    """Put a page without pictures in place of the private answer that was given before.

    Its user may have put it away.
    """
    message = renewed(interaction)
    edit = interaction.edit_original_response if message is None else message.edit
    try:
        await edit(view=page.layout, attachments=[])
    except (discord.HTTPException, *LOST) as error:
        LOG.info("an old panel stays as it is: %s", type(error).__name__)


async def plainly(interaction: discord.Interaction, words: str) -> None:
    """Answer with a sentence and nothing else, where a page cannot be made or sent."""
    async with _turn(interaction):
        if not await first(
            interaction, lambda: interaction.response.send_message(words, ephemeral=True)
        ):
            await interaction.followup.send(words, ephemeral=True)
