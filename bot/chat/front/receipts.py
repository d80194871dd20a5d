"""Receipts in words: of what was just stored, and of what its user has not read yet."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import NamedTuple

import discord

from bot.chat.wire.locale import Voice
from bot.chat.wire.page import Page
from bot.engine.game import AnyGame
from bot.engine.refusal import Refused
from bot.service.model import Receipt
from bot.service.play.play import UNDO
from bot.service.ports.receipts import ReadMark, Unread
from bot.service.ports.store import StoreError
from bot.service.posts.unread import mark_of

from . import spoken
from .people import People
from .services import Services

LOG = logging.getLogger(__name__)
ENDINGS = ("refused-end", "refused-end-later", "refused-order-over")
"""What is told of a turn that cannot end yet, or of a game that has, which is nobody's fault."""


def receipt_line(
    receipt: Receipt, games: Mapping[str, AnyGame], voice: Voice, *, secret: bool = False
) -> str:
    """Write the receipt with the orders as their reader may type them, which teaches that.

    ``secret``: who reads it may not be who gave the orders, which are left out.
    """
    game, stopped = games.get(receipt.system), receipt.stopped
    order = "; ".join(receipt.orders)
    if game is not None:
        order = spoken.spoken(game, order, voice)
        stopped = spoken.told(game, stopped, voice) if stopped is not None else None
    if receipt.hidden_until is not None:
        line = voice.word("window-kept", order=order)
    elif secret and receipt.orders != (UNDO,):
        line = voice.word("panel-stored", receipt=str(receipt.number))
    elif receipt.orders == (UNDO,):
        line = voice.word("panel-undone")
    else:
        line = voice.word("panel-accepted", receipt=str(receipt.number), order=order)
    if not secret:
        line = "\n".join([line, *(f"-# {voice(one)}" for one in receipt.said)])
    if stopped is not None:
        sign = "" if stopped.key in ENDINGS else "⚠️ "
        line = f"{line}\n{sign}{voice(stopped)}"
    return f"{line}\n{voice.word('panel-repeated')}" if receipt.repeated else line


class News(NamedTuple):
    """A receipt that its user has not read, in words; ``own`` unless another answer tells it."""

    receipt: Unread
    line: str
    own: bool


class Receipts:
    """What users are told of what was stored for them in matches.

    Every private answer in a match tells what its user has not read there. A receipt whose own
    answer is on its way is left to that, and told by others only after it has failed.
    """

    def __init__(self, services: Services, people: People) -> None:
        self._games = services.games
        self._matches = services.matches
        self._store = services.store
        self._people = people
        self._answering = services.dice.answering = dict[str, int]()
        self._noting: set[asyncio.Task[None]] = set()

    def expect(self, key: str, interaction: int) -> None:
        """Leave the receipt that is stored under a key to the answer to an interaction."""
        self._answering[key] = interaction

    def release(self, interaction: int) -> None:
        """Leave to nobody what was left to an interaction: it is answered, or cannot be."""
        for key in [key for key, one in self._answering.items() if one == interaction]:
            del self._answering[key]

    async def led(self, interaction: discord.Interaction, page: Page) -> Page:
        """Put what the user has not read before a private page, where there is room for it.

        What the page says already is not said twice.
        """
        news = await self.news(interaction)
        said = "\n".join(page.texts()) if news else ""
        fresh = [one for one in news if one.own and one.line not in said]
        words = "\n".join(one.line for one in fresh)
        if not page.has_room(words):
            fresh, words = [], ""
        told = [one.receipt for one in news if one in fresh or one.line in said]
        mark = mark_of(told, [one.receipt for one in news if one.receipt not in told])
        return page if mark is None else page.led(words, mark)

    async def news(self, interaction: discord.Interaction) -> list[News]:
        """List what the user has not read in the match of an interaction, oldest first."""
        match, user = str(interaction.extras.get("match", "")), interaction.user.id
        others = self._left_to_others(interaction.id)
        found = await self._matches.queries.news(match, user) if match else []
        if not found:
            return []
        others |= self._left_to_others(interaction.id)
        voice, secret = await self._people.voice(interaction), await self._is_shared(match, user)
        return [
            News(
                one,
                receipt_line(receipt, self._games, voice, secret=secret),
                one.interaction not in others,
            )
            for one, receipt in found
        ]

    async def _is_shared(self, match: str, user: int) -> bool:
        """Tell whether two people read what a user is told."""
        try:
            return (await self._matches.queries.table(match)).shares_device(user)
        except Refused:
            return False

    def _left_to_others(self, interaction: int) -> set[str]:
        return {key for key, one in self._answering.items() if one != interaction}

    async def taken(self, interaction: discord.Interaction, page: Page) -> None:
        """Note that Discord has taken an answer: what it tells is read.

        The bot does not stop before that is done.
        """
        if page.reads is not None:
            task = asyncio.create_task(self._note(page.reads))
            self._noting.add(task)
            task.add_done_callback(self._noting.discard)
            await asyncio.shield(task)
        self.release(interaction.id)

    async def _note(self, mark: ReadMark) -> None:
        try:
            await self._store.read_by(mark)
        except StoreError:
            LOG.exception("receipts stay unread, and will be told once more")

    async def close(self) -> None:
        """Wait until all is noted that was read."""
        await asyncio.gather(*self._noting)
