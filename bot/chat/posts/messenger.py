"""Delivers the outbox: one message per post, never twice, never a secret to the wrong place.

Official posts go through ``channel.send``, and a repeat after a lost answer or a crash gives the
first message, see ``repeats``. What Discord refuses for good is ``Permanent``, anything else
``Transient``.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, TypeVar

import aiohttp
import discord
from discord import ui

from bot.chat.dice import rolling
from bot.chat.front.front import Front
from bot.chat.match.pages.board import draft_line
from bot.chat.threads import rooms, threads
from bot.chat.wire import repeats, validator
from bot.chat.wire.locale import Voice
from bot.chat.wire.page import Page
from bot.service.dice.table import Made
from bot.service.ports.posts import AnyPost, Barred, Delivered, Permanent, Post, RollPost, Transient

from .pages import Line, PostPages, referee_closed

LOG = logging.getLogger(__name__)
T = TypeVar("T")
DM_CLOSED = {50007, 50278}
UNKNOWN_CHANNEL = 10003
ARCHIVED = 50083
BARRED = {50001, 50013, ARCHIVED}
"""Missing access, missing permissions, a locked thread: an administrator can undo them."""
BACK_OFF_S = 2.0


class DiscordMessenger:
    """The service's ``Messenger`` on a discord.py client."""

    def __init__(self, client: discord.Client, front: Front) -> None:
        self._client = client
        self._services = front.services
        self._painting = front.painting
        self._pages = PostPages(front.services, front.scenarios)
        self._tasks: set[asyncio.Task[None]] = set()
        self.barred: set[int] = set()
        """The channels in which the bot was last not allowed to write."""

    async def deliver(self, post: AnyPost, live_message: int | None) -> Delivered:
        """Deliver a post; raises ``Permanent``, ``Barred`` or ``Transient``."""
        if isinstance(post, RollPost):
            return await told_apart(self._roll(post))
        work: dict[str, Callable[[Post, int | None], Awaitable[Delivered]]] = {
            "lobby": self._lobby,
            "lobby_edit": self._lobby,
            "board": self._board,
            "update": self._update,
            "ping": self._ping,
            "hand": self._hand,
            "result": self._result,
            "room": self._room,
            "seat": self._seat,
            "offer": self._offer,
            "lost": self._lost,
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

    def _channel(self, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel)

    # Kinds ------------------------------------------------------------------------------------

    async def _lobby(self, post: Post, live_message: int | None) -> Delivered:
        info = post.body.info
        page = await self._painting.make(self._pages.lobby, post, self._voice(post))
        if info.status == "running":
            self._later(threads.rename(self._client, info, self._voice(post)))
        if post.kind == "lobby" or live_message is None:
            return await self._send(post, page)
        return await self._edit(post, page, live_message)

    async def _board(self, post: Post, live_message: int | None) -> Delivered:
        page = await self._painting.make(self._pages.board, post, self._voice(post))
        delivered = await self._send(post, page)
        if live_message is not None and live_message != delivered.message:
            await self._strip(post, live_message)
        return delivered

    async def _update(self, post: Post, live_message: int | None) -> Delivered:
        page = await self._painting.make(self._pages.board, post, self._voice(post))
        if live_message is None:
            return await self._send(post, page)
        return await self._edit(post, page, live_message)

    async def _result(self, post: Post, live_message: int | None) -> Delivered:
        page = await self._painting.make(self._pages.result, post, self._voice(post))
        delivered = await self._send(post, page)
        if live_message is not None and live_message != delivered.message:
            await self._strip(post, live_message)
        return delivered

    async def _ping(self, post: Post, live_message: int | None) -> Delivered:
        return await self._notify(post, self._pages.ping(post, self._voice(post)), post.body.users)

    async def _seat(self, post: Post, live_message: int | None) -> Delivered:
        return await self._notify(post, self._pages.seat(post, self._voice(post)), post.body.users)

    async def _offer(self, post: Post, live_message: int | None) -> Delivered:
        """Offer a seat to a user; only they are notified."""
        line = self._pages.offer(post, self._voice(post))
        return await self._notify(post, line, post.body.users[:1])

    async def _lost(self, post: Post, live_message: int | None) -> Delivered:
        page = self._pages.lost(post, self._voice(post))
        if post.user is not None:
            return await self._direct(post.user, page, post, _say_nothing)
        try:
            return await self._send(post, page)
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

    async def _notify(self, post: Post, line: Line, users: Sequence[int]) -> Delivered:
        """Send a short message that notifies users."""
        view = ui.View(timeout=None)
        for press in line.presses:
            view.add_item(press)
        repeats.marked(view, post.nonce)
        channel = self._channel(post.channel or 0)
        called = discord.AllowedMentions(
            everyone=False,
            roles=False,
            replied_user=False,
            users=[discord.Object(user) for user in users],
        )
        send = partial(
            channel.send, line.words, view=view, nonce=post.nonce, allowed_mentions=called
        )
        message = await repeats.once(self._client, channel, post.nonce, post.after, send)
        return Delivered(message.id)

    async def _hand(self, post: Post, live_message: int | None) -> Delivered:
        assert post.user is not None
        page = await self._painting.make(self._pages.hand, post, self._voice(post))
        return await self._direct(post.user, page, post, partial(self._say_closed, post))

    async def _roll(self, post: RollPost) -> Delivered:
        """Send a secret roll to its viewer, who finds it in his history as well."""
        told = await self._services.dice.shown(Made(post.session, post.number))
        voice = self._voice(post)
        page = await rolling.page_of(self._painting, told, voice)

        async def say_closed() -> None:
            told_so = referee_closed(post.user, voice)
            with contextlib.suppress(discord.HTTPException):  # where the bot is no member
                place = self._channel(told.info.channel)
                await self._once(place, told_so, f"{post.nonce}-c", post.after)

        return await self._direct(post.user, page, post, say_closed)

    async def _direct(
        self, user: int, page: Page, post: AnyPost, closed: Callable[[], Awaitable[None]]
    ) -> Delivered:
        """Send a direct message; where the user takes none, ``closed`` tells the others so."""
        try:
            channel = await self._client.create_dm(discord.Object(user))
            message = await self._once(channel, page, post.nonce, post.after)
        except discord.HTTPException as error:
            if error.code not in DM_CLOSED:
                raise
            await closed()
            raise Permanent("direct messages are closed", dm_closed=True) from error
        return Delivered(message.id)

    async def _room(self, post: Post, live_message: int | None) -> Delivered:
        """Open a team's room; where that is not possible the game's thread is told so."""
        info, seat, voice = post.body.info, post.body.viewer, self._voice(post)
        assert seat is not None
        side = self._services.games[info.system].side_of(seat)
        name = rooms.name_of(info, side, voice)
        room = await rooms.opened(self._client, info.channel, name, post.body.users)
        channel = info.channel if room is None else room.id
        page = self._pages.room(post, None if room is None else room.id, voice)
        message = await self._once(self._channel(channel), page, post.nonce, post.after)
        return Delivered(message.id)

    async def _say_closed(self, post: Post) -> None:
        """Tell the table once that somebody takes no direct messages; nothing else is told."""
        info = post.body.info
        if any(entry.dm_closed for entry in info.seats if entry.user == post.user):
            return
        page = self._pages.closed(info, Voice(self._services.catalogue, info.locale))
        nonce = f"{info.id}-dm-{(post.user or 0) % 10**10}"
        await self._once(self._channel(info.channel), page, nonce, post.after)

    # Sending ----------------------------------------------------------------------------------

    async def _send(self, post: Post, page: Page) -> Delivered:
        channel = self._channel(post.channel or 0)
        message = await self._once(channel, page, post.nonce, post.after)
        return Delivered(message.id)

    async def _once(
        self, channel: discord.abc.Messageable, page: Page, nonce: str, after: int | None
    ) -> discord.Message:
        """Send a page that is not out yet, see ``repeats.once``."""
        repeats.marked(page.layout, nonce)
        send = partial(_send, channel, page, nonce)
        return await repeats.once(self._client, channel, nonce, after, send)

    async def _edit(self, post: Post, page: Page, message: int) -> Delivered:
        validator.require(validator.check_message(page.payload()))
        partial = self._channel(post.channel or 0).get_partial_message(message)
        try:
            await partial.edit(view=page.layout, attachments=page.files())
        except discord.HTTPException as error:
            if error.code == 10008:
                return await self._send(post, page)
            if error.code == ARCHIVED:  # a new message wakes the thread, an edit cannot
                delivered = await self._send(post, page)
                await self._strip(post, message)
                return delivered
            raise
        return Delivered(message)

    async def _strip(self, post: Post, message: int) -> None:
        """Take buttons, and what holds no more, off an older board; no harm if they stay."""
        try:
            old = await self._channel(post.channel or 0).fetch_message(message)
            layout = without_rows(old, draft_line(self._voice(post)))
            if layout is not None:
                await old.edit(view=layout)
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
            LOG.info("buttons of message %s stay: %s", message, type(error).__name__)

    def _later(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Give up what is only a courtesy."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _send(channel: discord.abc.Messageable, page: Page, nonce: str) -> discord.Message:
    validator.require(validator.check_message({**page.payload(), "nonce": nonce}))
    return await channel.send(
        view=page.layout,
        files=page.files(),
        nonce=nonce,
        allowed_mentions=discord.AllowedMentions.none(),
    )


async def _say_nothing() -> None:
    """Leave it at that where a user takes no direct messages."""


async def told_apart(work: Awaitable[T]) -> T:
    """Await a delivery and turn Discord's errors into those of the service's port."""
    try:
        return await work
    except discord.RateLimited as error:
        raise Transient("rate limit", error.retry_after) from error
    except discord.HTTPException as error:
        if error.status == 429 or error.status >= 500:
            raise Transient(f"HTTP {error.status}", BACK_OFF_S) from error
        if error.code in BARRED:
            raise Barred(f"HTTP {error.status}, code {error.code}") from error
        raise Permanent(f"HTTP {error.status}, code {error.code}") from error
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        raise Transient(type(error).__name__, BACK_OFF_S) from error


def without_rows(message: discord.Message, line: str) -> ui.LayoutView | None:
    """Rebuild a message's layout without its buttons and a line; None if it has no buttons."""
    layout = ui.LayoutView.from_message(message, timeout=None)
    names = {attachment.url: attachment.filename for attachment in message.attachments}
    found = False
    for part in list(layout.walk_children()):
        if isinstance(part, ui.ActionRow) and isinstance(part.parent, ui.Container):
            part.parent.remove_item(part)
            found = True
        elif isinstance(part, ui.TextDisplay) and isinstance(part.parent, ui.Container):
            if part.content == line:
                part.parent.remove_item(part)
        elif isinstance(part, ui.MediaGallery):
            for item in part.items:
                name = names.get(item.media.url)
                if name:
                    item.media = f"attachment://{name}"
    return layout if found else None
