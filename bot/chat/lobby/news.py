"""The line in a channel that a game is open in a thread, with a button for each free seat."""

from __future__ import annotations

import logging

import discord

from bot.chat.front.call import Call
from bot.chat.front.front import Front
from bot.chat.front.names import match_words, seat_text
from bot.chat.front.notices import notice
from bot.chat.wire import answers, ids
from bot.chat.wire.components import Press, button
from bot.chat.wire.ids import PressId
from bot.chat.wire.locale import Voice, escape
from bot.chat.wire.page import Page
from bot.service.model import MatchInfo

LOG = logging.getLogger(__name__)


def opened(front: Front, info: MatchInfo, host: str, *, joins: bool) -> Page:
    """Write that a host opens a game; ``joins``: anybody may take a free seat."""
    voice = Voice(front.services.catalogue, info.locale)
    words = voice.word(
        "thread-news",
        player=escape(host),
        game=match_words(info.system, info.scenario, voice),
        thread=f"<#{info.channel}>",
    )
    return notice(words, *(_joins(front, info, voice) if joins else []))


def _joins(front: Front, info: MatchInfo, voice: Voice) -> list[Press]:
    """Make a button for each free seat of a lobby."""
    game = front.services.games[info.system]
    return [
        button(
            PressId(info.id, 0, "join", one.seat),
            voice.word("lobby-join", seat=seat_text(game, one.seat)),
            "primary",
        )
        for one in info.seats
        if one.user is None
    ]


async def renew(call: Call) -> None:
    """Put the line right whose button was pressed: the seats still free, or that all are taken.

    It goes unnoticed where that fails: a button too many tells its presser why.
    """
    message = call.interaction.message
    if message is None or message.flags.ephemeral:
        return
    words = _words(message, call.press.match)
    info = (await call.front.matches.queries.table(call.press.match)).info
    if words is None or info.channel == message.channel.id:
        return
    voice = Voice(call.front.services.catalogue, info.locale)
    joins = _joins(call.front, info, voice) if info.status == "lobby" else []
    if not joins:
        game, thread = match_words(info.system, info.scenario, voice), f"<#{info.channel}>"
        words = voice.word("thread-full", game=game, thread=thread)
    try:
        await message.edit(view=notice(words, *joins).layout)
    except (discord.HTTPException, *answers.LOST) as lost:
        LOG.info("the news of a game stay as they are: %s", type(lost).__name__)


def _words(message: discord.Message, match: str) -> str | None:
    """Return what a message says that offers seats of a match and nothing else; else None."""
    parts = list(discord.ui.LayoutView.from_message(message).walk_children())
    texts = [one.content for one in parts if isinstance(one, discord.ui.TextDisplay)]
    buttons = [one for one in parts if isinstance(one, discord.ui.Button)]
    presses = [ids.parse(one.custom_id or "") for one in buttons]
    others = [one for one in presses if one is None or (one.act, one.match) != ("join", match)]
    return texts[0] if len(texts) == 1 and presses and not others else None
