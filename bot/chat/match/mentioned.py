"""Orders typed as messages that mention the bot, read by REST while no press comes through.

Discord shows the content of a message to the bot that it mentions, without any privileged intent.
Each message counts once, by its own id. The thread is told no more than how much was carried out,
since everybody reads it.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import NamedTuple

import discord

from bot.chat.front.front import Front
from bot.chat.wire.locale import Voice
from bot.engine.refusal import Refused
from bot.service.match.moves import order_lines
from bot.service.model import MatchInfo
from bot.service.play.heartbeat import TYPED
from bot.service.refusals import Unplayable

from .orders import canonical

LOG = logging.getLogger(__name__)
READ = 100
"""How many messages of a thread are read at a time."""


class Typed(NamedTuple):
    """Orders of a message in the thread of a match."""

    info: MatchInfo
    message: discord.Message
    words: str


async def waiting(front: Front) -> list[MatchInfo]:
    """List the running matches in threads that wait for persons."""
    matches, found = front.matches, list[MatchInfo]()
    async with front.services.store.read() as tx:
        running = await tx.running()
    for match in running:
        with suppress(Unplayable):
            table = await matches.queries.table(match)
            if table.info.channel and any(user > 0 for user in table.deciders):
                found.append(table.info)
    return found


class Mentions:
    """Reads what is typed to the bot in the threads of matches, each message once."""

    def __init__(self, front: Front, client: discord.Client) -> None:
        self._front = front
        self._client = client
        self._read: dict[int, int] = {}

    async def read(self, info: MatchInfo, since: float) -> list[Typed]:
        """List what players have typed in a match since a time, the oldest first.

        Raises what Discord refuses.
        """
        oldest = discord.Object(max(_first_after(since), self._read.get(info.channel, 0)))
        place = self._client.get_partial_messageable(info.channel)
        found = []
        async for message in place.history(limit=READ, after=oldest, oldest_first=True):
            words = self._words(message)
            if words and info.seats_of(message.author.id):
                found.append(Typed(info, message, words))
            else:
                self._read[info.channel] = message.id
        return found

    def _words(self, message: discord.Message) -> str:
        """Return what a person has typed to the bot; empty where they did not."""
        me = self._client.user
        if me is None or message.author.bot or me not in message.mentions:
            return ""
        return message.content.replace(f"<@{me.id}>", "").replace(f"<@!{me.id}>", "").strip()

    async def carry_out(self, typed: Typed) -> None:
        """Carry out the orders of a message, and say there how many of them; once for each."""
        info, message, words = typed
        user, front = message.author.id, self._front
        self._read[info.channel] = max(message.id, self._read.get(info.channel, 0))
        try:
            told = canonical(front, await front.matches.queries.table(info.id), user, words)
            receipt = await front.matches.play.order_text(
                info.id, user, told, interaction=f"{TYPED}{message.id}"
            )
        except Refused:
            done, every = 0, len(order_lines(words))
        else:
            if receipt.repeated:
                return
            done, every = receipt.lines, len(order_lines(told))
        voice = Voice(front.services.catalogue, info.locale)
        line = voice.word("typed-here", done=done, every=every)
        try:
            await message.reply(line, mention_author=False, nonce=f"{TYPED}{message.id}"[-25:])
        except discord.HTTPException as error:
            LOG.info("message %s is not answered: HTTP %s", message.id, error.status)


def _first_after(when: float) -> int:
    """Return the least id of a message made after a time."""
    return max(0, int(1000 * when) - discord.utils.DISCORD_EPOCH) << 22
