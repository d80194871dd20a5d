"""The one place where errors are told: why nothing was done, or under which number it is logged."""

from __future__ import annotations

import logging
import secrets

import discord

from bot.chat.front import replies, spoken
from bot.chat.front.front import Interaction, Reader
from bot.chat.front.notices import notice
from bot.chat.match import doubting, nearest, stopping, views
from bot.chat.match.pages import refusal
from bot.chat.reference import pages as reference
from bot.chat.wire import answers
from bot.chat.wire.locale import Voice, locale_of, quoted
from bot.chat.wire.page import Page
from bot.engine.game import AnyGame
from bot.engine.refusal import Asked, Refused, StaleDecision

LOG = logging.getLogger(__name__)


async def failed(interaction: Interaction, error: BaseException) -> None:
    """Tell the user why nothing was done; an unexpected error is logged under an id."""
    interaction.client.front.services.meters.failed(type(error).__name__)
    try:
        await _excused(interaction, error)
    finally:
        interaction.client.front.receipts.release(interaction.id)


async def _excused(interaction: Interaction, error: BaseException) -> None:
    if answers.is_late(error):
        LOG.warning("an interaction was answered too late")
        return
    if interaction.type is discord.InteractionType.autocomplete:
        LOG.error("autocomplete failed", exc_info=error)
        return
    try:
        page = await _excuse(interaction, error)
        if answers.may_replace(interaction):
            await replies.update(interaction, page)
        else:
            await replies.answer(interaction, page)
    except (discord.NotFound, *answers.LOST) as lost:
        LOG.warning("an excuse could not be told: %s", type(lost).__name__)
    except Exception as worse:
        await _failed_twice(interaction, worse)


async def _failed_twice(interaction: Interaction, error: Exception) -> None:
    """Answer plainly where not even the excuse could be made: nobody waits in vain."""
    number = secrets.token_hex(4)
    LOG.error("error %s while telling another", number, exc_info=error)
    try:
        catalogue = interaction.client.front.services.catalogue
        voice = Voice(catalogue, locale_of(interaction.locale))
        await answers.plainly(interaction, voice.word("error", id=number))
    except Exception as lost:
        LOG.warning("an excuse could not be told: %s", type(lost).__name__)


async def _excuse(interaction: Interaction, error: BaseException) -> Page:
    front, user = interaction.client.front, interaction.user.id
    voice = await front.people.voice(interaction)
    match = str(interaction.extras.get("match", ""))
    reader = Reader(front, match, user, voice)
    if isinstance(error, StaleDecision | Asked) and match:
        try:
            asked = isinstance(error, Asked)
            return await views.now(reader, voice.word("end-waits" if asked else "stale"))
        except Refused as fault:  # a forged press may name a match that does not exist
            error = fault
    if isinstance(error, Refused):
        return await _refused(interaction, error, reader)
    stored = any(one.own for one in await front.receipts.news(interaction))
    if isinstance(error, answers.LOST):
        LOG.warning("an answer in match %s was cut off: %r", match or "-", error)
        if stored:
            return await views.now(reader)
    number = secrets.token_hex(4)
    LOG.error("error %s in match %s", number, match or "-", exc_info=error)
    return notice(voice.word("error-after" if stored else "error", id=number))


async def _refused(interaction: Interaction, fault: Refused, reader: Reader) -> Page:
    """Write a refusal with what its rule says and with what may have been meant."""
    book, voice = reader.front.services.content.rule_book, reader.voice
    why = reference.why(book, fault.rule, voice) if fault.rule else ""
    typed = str(interaction.extras.get("typed", ""))
    near = await nearest.meant(reader, typed, fault) if typed else []
    helps = await views.helps(reader) if reader.match else []
    if fault.rule and helps:
        helps.append(doubting.press(reader.match, voice, fault.rule, typed))
    game = await _game(reader)
    named = spoken.refusal(game, fault, voice) if game is not None else fault
    told = Refused(quoted(named.reason), fault.rule, fault.barred)
    picture, instead = await stopping.seen(reader, fault.barred) if fault.barred else (None, None)
    return await reader.front.painting.make(
        refusal.refused,
        told,
        voice,
        why=why,
        near=near,
        helps=helps,
        picture=picture,
        instead=instead,
    )


async def _game(reader: Reader) -> AnyGame | None:
    """Return the game of the match that a refusal is about; None where it is about none."""
    try:
        return (await reader.front.matches.queries.table(reader.match)).game
    except Refused:
        return None
