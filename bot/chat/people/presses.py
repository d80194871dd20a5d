"""What the bot stores about a user: shown, given out as a file, and removed after a second look."""

from __future__ import annotations

import io

import discord

from bot.chat.front.call import Call
from bot.chat.match.pages import private
from bot.chat.wire import answers
from bot.chat.wire.components import button
from bot.chat.wire.ids import PressId
from bot.chat.wire.locale import Voice
from bot.chat.wire.page import Page


def page(voice: Voice) -> Page:
    """Say what is stored, with the buttons to get it and to have it removed."""
    return private.notice(
        voice.word("privacy-text"),
        button(_press("mydata"), voice.word("button-mydata")),
        button(_press("forget"), voice.word("button-forget"), "danger"),
    )


def _press(act: str) -> PressId:
    return PressId("", 0, act)


async def give(call: Call) -> None:
    """Send the user everything that is stored about him, as a private file."""
    await answers.defer(call.interaction, in_place=False)
    data = await call.front.matches.privacy.stored_about(call.user)
    file = discord.File(io.BytesIO(data), "fieldpost-my-data.json")
    words = call.voice.word("mydata-ready")
    await call.interaction.edit_original_response(content=words, attachments=[file])


async def ask(call: Call) -> None:
    """Say what removing means, and ask again; the confirming button stands second."""
    words = call.voice.word("confirm-forget")
    asked = private.notice(
        words,
        button(_press("keep"), call.voice.word("button-keep")),
        button(_press("forgetme"), call.voice.word("button-forget"), "danger"),
    )
    await call.show(asked)


async def forget(call: Call) -> None:
    """Remove what is stored about the user; refused while he plays."""
    work = call.front.matches.privacy.forget(call.user, interaction=call.sender().interaction)
    count = await answers.journal_first(call.interaction, work, in_place=call.in_place)
    call.front.forget(call.user)
    await call.show(private.notice(call.voice.word("forgotten", count=count)))
