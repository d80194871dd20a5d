"""Delivers the outbox: one message per post, never twice, never a secret to the wrong place.

Official posts go through ``channel.send``, and a repeat after a lost answer or a crash gives the
first message, see ``channels`` and ``repeats``.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, TypeAlias

import discord

from bot.chat.dice import rolling
from bot.chat.front.front import Front
from bot.chat.match.pages.board import draft_line
from bot.chat.threads import rooms, threads
from bot.chat.wire import logs
from bot.chat.wire.locale import Voice
from bot.service.dice.table import Made
from bot.service.ports.posts import (
    AnyPost,
    Barred,
    Delivered,
    Kind,
    Permanent,
    Post,
    RollPost,
    Transient,
)

from .channels import Channels, told_apart
from .pages import PostPages, referee_closed

UNKNOWN_CHANNEL = 10003
Work: TypeAlias = Callable[[Post, int | None], Awaitable[Delivered]]


class DiscordMessenger:
    """The service's ``Messenger`` on a discord.py client."""

    def __init__(self, client: discord.Client, front: Front) -> None:
        self._client = client
        self._channels = Channels(client, front.newest)
        self._services = front.services
        self._painting = front.painting
        self._pages = PostPages(front.services)
        self._tasks: set[asyncio.Task[None]] = set()
        self.barred: set[int] = set()
        """The channels in which the bot was last not allowed to write."""

    async def deliver(self, post: AnyPost, live_message: int | None) -> Delivered:
        """Deliver a post; raises ``Permanent``, ``Barred`` or ``Transient``."""
        logs.MATCH.set(post.match or "")
        try:
            return await self._delivered(post, live_message)
        except (Permanent, Transient) as fault:
            self._services.meters.undelivered(type(fault).__name__)
            raise

    async def _delivered(self, post: AnyPost, live_message: int | None) -> Delivered:
        if isinstance(post, RollPost):
            return await told_apart(self._roll(post))
        work: Mapping[Kind, Work] = {
            "lobby": self._lobby,
            "lobby_edit": self._lobby,
            "board": self._board,
            "update": self._update,
            "ping": self._ping,
            "answered": self._answered,
            "hand": self._hand,
            "result": self._result,
            "room": self._room,
            "seat": self._seat,
            "offer": self._offer,
            "lost": self._lost,
            "nudge": self._nudge,
            "digest": self._digest,
            "clock": self._clock,
        }
        try:
            delivered = await told_apart(work[post.kind](post, live_message))
        except Barred:
            if post.channel is not None:
                self.barred.add(post.channel)
            raise
        except Permanent as fault:
            if isinstance(fault.__cause__, discord.NotFound):
                await told_apart(self._note_loss(post))
            raise
        self.barred.discard(post.channel or 0)
        return delivered

    def _voice(self, post: AnyPost) -> Voice:
        return Voice(self._services.catalogue, post.locale)

    def _draft_line(self, post: Post) -> str:
        """Return what an older board says no more."""
        return draft_line(self._voice(post))

    # Kinds ------------------------------------------------------------------------------------

    async def _lobby(self, post: Post, live_message: int | None) -> Delivered:
        info = post.body.info
        length = await self._services.matches.records.length(info.system, info.scenario)
        page = await self._painting.make(self._pages.lobby, post, length, self._voice(post))
        if info.status == "running":
            self._later(threads.rename(self._client, info, self._voice(post)))
        if post.kind == "lobby" or live_message is None:
            return await self._channels.send(post, page)
        return await self._channels.edit(post, page, live_message, self._draft_line(post))

    async def _board(self, post: Post, live_message: int | None) -> Delivered:
        page = await self._painting.make(self._pages.board, post, self._voice(post))
        delivered = await self._channels.send(post, page, post.body.users)
        if live_message is not None and live_message != delivered.message:
            await self._channels.strip(post, live_message, self._draft_line(post))
        return delivered

    async def _update(self, post: Post, live_message: int | None) -> Delivered:
        page = await self._painting.make(self._pages.board, post, self._voice(post))
        if live_message is None:
            return await self._channels.send(post, page)
        if post.body.ended is None and await self._channels.is_buried(post, live_message):
            delivered = await self._channels.send(post, page)
            if live_message != delivered.message:
                await self._channels.strip(
                    post, live_message, self._draft_line(post), pictures=False
                )
            return delivered
        return await self._channels.edit(post, page, live_message, self._draft_line(post))

    async def _result(self, post: Post, live_message: int | None) -> Delivered:
        page = await self._painting.make(self._pages.result, post, self._voice(post))
        delivered = await self._channels.send(post, page)
        if live_message is not None and live_message != delivered.message:
            await self._channels.strip(post, live_message, self._draft_line(post))
        return delivered

    async def _ping(self, post: Post, live_message: int | None) -> Delivered:
        line = self._pages.ping(post, self._voice(post))
        delivered = await self._channels.notify(post, line, post.body.users)
        if live_message is not None and live_message != delivered.message:
            await self._channels.settle(post, live_message, None)
        return delivered

    async def _answered(self, post: Post, live_message: int | None) -> Delivered:
        """Make one line of the last call; who was called a second time has one already."""
        if live_message is not None:
            words = self._pages.answered(post, self._voice(post))
            await self._channels.settle(post, live_message, words)
        return Delivered()

    async def _seat(self, post: Post, live_message: int | None) -> Delivered:
        return await self._channels.notify(
            post, self._pages.seat(post, self._voice(post)), post.body.users
        )

    async def _offer(self, post: Post, live_message: int | None) -> Delivered:
        """Offer a seat to a user; they are notified, or who stands by where it is for anybody."""
        line = self._pages.offer(post, self._voice(post))
        to, _, *called = post.body.users
        return await self._channels.notify(post, line, called or [to])

    async def _nudge(self, post: Post, live_message: int | None) -> Delivered:
        """Remind a user by direct message; where they take none nobody need know."""
        assert post.user is not None
        page = self._pages.nudge(post, self._voice(post))
        return await self._channels.direct(post.user, page, post, _say_nothing)

    async def _digest(self, post: Post, live_message: int | None) -> Delivered:
        """Tell a user of all matches that wait for them now; of none that do not any more.

        Who takes no direct messages is called match by match again.
        """
        assert post.user is not None
        matches, user = self._services.matches, post.user
        waiting = await matches.queries.urgent(user)
        if not waiting:
            return Delivered()
        page = self._pages.digest(user, waiting, self._voice(post))

        async def call_again() -> None:
            await matches.habits.set_reminders(user, "usual", "thread")

        return await self._channels.direct(user, page, post, call_again)

    async def _clock(self, post: Post, live_message: int | None) -> Delivered:
        line, news = self._pages.clock(post, self._voice(post)), post.body.clock
        role = 0 if news is None else news.role
        return await self._channels.notify(post, line, post.body.users, role)

    async def _lost(self, post: Post, live_message: int | None) -> Delivered:
        page = self._pages.lost(post, self._voice(post))
        if post.user is not None:
            return await self._channels.direct(post.user, page, post, _say_nothing)
        try:
            return await self._channels.send(post, page)
        except discord.Forbidden as error:  # where it may not be said now it is not said later
            raise Permanent(f"HTTP {error.status}, code {error.code}") from error

    async def _note_loss(self, post: Post) -> None:
        """Note that the thread of a post's game was deleted, if Discord says so."""
        channel = post.channel or post.body.info.channel
        try:
            if channel:
                await self._client.fetch_channel(channel)
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                await self._services.matches.threads.lost(channel)

    async def _hand(self, post: Post, live_message: int | None) -> Delivered:
        assert post.user is not None
        page = await self._painting.make(self._pages.hand, post, self._voice(post))
        return await self._channels.direct(post.user, page, post, partial(self._say_closed, post))

    async def _roll(self, post: RollPost) -> Delivered:
        """Send a secret roll to its viewer, who finds it in their history as well."""
        told = await self._services.dice.shown(Made(post.session, post.number))
        voice = self._voice(post)
        page = await rolling.page_of(self._painting, told, voice)

        async def say_closed() -> None:
            told_so = referee_closed(post.user, voice)
            with contextlib.suppress(discord.HTTPException):  # where the bot is no member
                place = self._channels.channel(told.info.channel)
                await self._channels.once(place, told_so, f"{post.nonce}-c", post.after)

        return await self._channels.direct(post.user, page, post, say_closed)

    async def _room(self, post: Post, live_message: int | None) -> Delivered:
        """Open a team's room; where that is not possible the game's thread is told so."""
        info, seat, voice = post.body.info, post.body.viewer, self._voice(post)
        assert seat is not None
        side = self._services.games[info.system].side_of(seat)
        name = rooms.name_of(info, side, voice)
        room = await rooms.opened(self._client, info.channel, name, post.body.users)
        channel = self._channels.channel(info.channel if room is None else room.id)
        page = self._pages.room(post, None if room is None else room.id, voice)
        message = await self._channels.once(channel, page, post.nonce, post.after)
        return Delivered(message.id)

    async def _say_closed(self, post: Post) -> None:
        """Tell the table once that somebody takes no direct messages; nothing else is told."""
        info = post.body.info
        if any(entry.dm_closed for entry in info.seats if entry.user == post.user):
            return
        page = self._pages.closed(info, Voice(self._services.catalogue, info.locale))
        nonce = f"{info.id}-dm-{(post.user or 0) % 10**10}"
        await self._channels.once(self._channels.channel(info.channel), page, nonce, post.after)

    def _later(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Give up what is only a courtesy."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _say_nothing() -> None:
    """Leave it at that where a user takes no direct messages."""
