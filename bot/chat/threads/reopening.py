"""Another thread for a game whose own was deleted, opened where one of its players asks for it."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping

import discord

from bot.chat.front import replies
from bot.chat.front.access import call_of, is_moderator
from bot.chat.front.call import Call, Handler
from bot.chat.front.front import Interaction
from bot.chat.wire import answers, rights
from bot.chat.wire.ids import Act
from bot.chat.wire.locale import Voice
from bot.engine.model import Text
from bot.engine.refusal import NotYourDecision, Refused
from bot.service.model import COMPUTER, MatchInfo
from bot.service.play.threads import ThreadPlace

from . import threads


async def is_wanted(call: Call) -> bool:
    """Tell whether a player looks for the board of a game that has no thread."""
    info = (await call.front.matches.queries.table(call.press.match)).info
    return not info.has_thread and bool(info.seats_of(call.user))


async def reopen(call: Call) -> None:
    """Open a thread in this channel, in which the game goes on; tell where it is if it has one.

    Raises ``Refused`` for anybody but a player, and where no thread can be opened.
    """
    await answers.defer(call.interaction, in_place=False)
    info = (await call.front.matches.queries.table(call.press.match)).info
    if not info.seats_of(call.user):
        raise NotYourDecision(Text("chat-not-a-player"))
    lacking = [] if info.has_thread else rights.lacking(call.interaction)
    if lacking:
        await replies.tell(call.interaction, rights.sentence(call.interaction, lacking, call.voice))
        return

    async def opened(info: MatchInfo) -> ThreadPlace:
        return await _opened(call, info, call.interaction.channel)

    info = await call.front.matches.threads.reopen(info.id, call.user, opened)
    words = call.voice.word("thread-again", thread=f"<#{info.channel}>")
    await replies.tell(call.interaction, words)


async def here(interaction: Interaction, game: str | None = None) -> None:
    """Let a game go on in this channel: one without a thread at once, else as all its players say.

    A moderator of the server needs nobody's consent.
    """
    call = await call_of(interaction, game)
    info = (await call.front.matches.queries.table(call.press.match)).info
    if not info.has_thread and info.seats_of(call.user):
        await reopen(call)
    else:
        await agree(call, interaction.channel_id or 0)


async def agree(call: Call, channel: int) -> None:
    """Agree that a game goes on in a channel; with the last consent it does."""
    await answers.defer(call.interaction, in_place=False)
    client = call.interaction.client
    place = client.get_channel(channel)

    async def opened(info: MatchInfo) -> ThreadPlace:
        return await _opened(call, info, place)

    info = (await call.front.matches.queries.table(call.press.match)).info
    lacking = rights.lacking_in(place)
    if not isinstance(place, discord.TextChannel) or info.guild not in (None, place.guild.id):
        raise Refused(Text("chat-thread-elsewhere"))
    if lacking:
        await replies.tell(call.interaction, rights.naming(channel, lacking, call.voice))
        return
    old, moderator = info.channel, await is_moderator(call.interaction, info)
    info = await call.front.matches.threads.move(
        info.id, call.user, channel, opened, moderator=moderator
    )
    words = call.voice.word("thread-again", thread=f"<#{info.channel}>")
    await replies.tell(
        call.interaction, words if info.channel != old else call.voice.word("agreed")
    )


async def _opened(call: Call, info: MatchInfo, channel: object) -> ThreadPlace:
    """Open the thread and put the players into it; one that nobody came to use is taken first."""
    if not isinstance(channel, discord.TextChannel) or info.guild not in (None, channel.guild.id):
        raise Refused(Text("chat-thread-elsewhere"))
    voice = Voice(call.front.services.catalogue, info.locale)
    name = threads.name_of(info.system, info.scenario, threads.players(info), voice)
    thread = await _unused(call, channel, name) or await threads.open_thread(channel, name)
    if thread is None:
        raise Refused(Text("chat-thread-elsewhere"))
    for user in dict.fromkeys(entry.user for entry in info.seats):
        if user and user != COMPUTER:
            with contextlib.suppress(discord.HTTPException):  # who left the server is not let in
                await thread.add_user(discord.Object(user))
    return ThreadPlace(thread.id, channel.id)


async def _unused(call: Call, channel: discord.TextChannel, name: str) -> discord.Thread | None:
    """Find a thread that was opened for the game before the bot could note it."""
    bot = call.interaction.client.user
    for one in await channel.guild.active_threads():
        ours = bot is not None and one.owner_id == bot.id
        like = ours and (one.parent_id, one.name) == (channel.id, name)
        if like and await call.front.matches.queries.in_channel(one.id) is None:
            return one
    return None


PRESSES: Mapping[Act, Handler] = {"reopen": Handler(reopen, "anew")}
