"""What is stored about a user: given out as a file, and removed after a second look."""

from __future__ import annotations

import io
from collections.abc import Mapping

import discord

from bot.chat.front.call import Call, Handler
from bot.chat.front.notices import notice
from bot.chat.wire import answers
from bot.chat.wire.ids import Act

from . import pages


async def give(call: Call) -> None:
    """Send the user everything that is stored about them, as a private file."""
    await answers.defer(call.interaction, in_place=False)
    data = await call.front.matches.privacy.stored_about(call.user)
    file = discord.File(io.BytesIO(data), "fieldpost-my-data.json")
    words = call.voice.word("mydata-ready")
    await call.interaction.edit_original_response(content=words, attachments=[file])


async def ask(call: Call) -> None:
    """Say what removing means, and ask again; the confirming button stands second."""
    await call.show(pages.forgetting(call.voice))


async def forget(call: Call) -> None:
    """Remove what is stored about the user; refused while they play."""
    work = call.front.matches.privacy.forget(call.user, interaction=call.once())
    count = await answers.journal_first(call.interaction, work, in_place=call.in_place)
    call.front.forget(call.user)
    await call.show(notice(call.voice.word("forgotten", count=count)))


PRESSES: Mapping[Act, Handler] = {
    "mydata": Handler(give, "anew"),
    "forget": Handler(ask),
    "forgetme": Handler(forget),
}
