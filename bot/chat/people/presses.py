"""What is stored about a user: given out as a file, and removed after a second look."""

from __future__ import annotations

import io
from collections.abc import Mapping

import discord

from bot.chat.front import replies
from bot.chat.front.call import Call, Handler
from bot.chat.front.notices import notice
from bot.chat.wire import answers
from bot.chat.wire.ids import Act
from bot.engine.model import Text
from bot.engine.refusal import Refused

from . import hours, pages, standby

MOST_DIGITS = 2
"""How long the number of days is on a button."""


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


async def away(call: Call) -> None:
    """Begin a vacation of as many days as the button says, or end the present one."""
    matches, arg = call.front.matches, call.press.arg
    if arg == "back":
        work = hours.vacation_over(matches, call.user, call.voice)
    elif arg.isdecimal() and len(arg) <= MOST_DIGITS:
        work = hours.vacation_begun(matches, call.user, call.voice, int(arg))
    else:
        raise Refused(Text("refused-stale"))
    words = await answers.journal_first(call.interaction, work, in_place=False)
    begun = arg != "back"
    await replies.answer(call.interaction, notice(words, pages.vacation(begun, call.voice)))


PRESSES: Mapping[Act, Handler] = {
    "mydata": Handler(give, "anew"),
    "forget": Handler(ask),
    "forgetme": Handler(forget),
    "away": Handler(away, "anew"),
    "standby": Handler(standby.stands),
}
