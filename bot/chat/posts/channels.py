"""How a message gets into its channel once, and is changed or stripped where it stands.

What Discord refuses for good is ``Permanent``, anything else ``Transient``.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TypeVar

import aiohttp
import discord
from discord import ui

from bot.chat.front.newest import Newest
from bot.chat.wire import repeats, validator
from bot.chat.wire.page import Page
from bot.service.ports.posts import AnyPost, Barred, Delivered, Permanent, Post, Transient

from .pages import Line

LOG = logging.getLogger(__name__)
T = TypeVar("T")
DM_CLOSED = {50007, 50278}
UNKNOWN_MESSAGE = 10008
ARCHIVED = 50083
BARRED = {50001, 50013, ARCHIVED}
"""Missing access, missing permissions, a locked thread: an administrator can undo them."""
BACK_OFF_S = 2.0
BURIED, LOOKED_AT = 5, 20
"""How many messages of people bury the live board, and how many messages are looked at."""
MISSED = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)
"""What may go wrong where an old message is tidied up."""


class Channels:
    """Sends, edits and strips messages; each is out once, however often it is tried."""

    def __init__(self, client: discord.Client, newest: Newest) -> None:
        self._client = client
        self._newest = newest

    def channel(self, channel: int) -> discord.PartialMessageable:
        """Return a channel by its id, without asking for it."""
        return self._client.get_partial_messageable(channel)

    async def notify(
        self, post: Post, line: Line, users: Sequence[int], role: int = 0
    ) -> Delivered:
        """Send a short message that notifies users and a role, if one is named."""
        view = ui.View(timeout=None)
        for press in line.presses:
            view.add_item(press)
        repeats.marked(view, post.nonce)
        channel = self.channel(post.channel or 0)
        called = _calling(users, role)
        send = partial(
            channel.send, line.words, view=view, nonce=post.nonce, allowed_mentions=called
        )
        message = await repeats.once(self._client, channel, post.nonce, post.after, send)
        self._newest.sent(channel.id, message.id)
        return Delivered(message.id)

    async def direct(
        self, user: int, page: Page, post: AnyPost, closed: Callable[[], Awaitable[None]]
    ) -> Delivered:
        """Send a direct message; where the user takes none, ``closed`` tells the others so."""
        try:
            channel = await self._client.create_dm(discord.Object(user))
            message = await self.once(channel, page, post.nonce, post.after)
        except discord.HTTPException as error:
            if error.code not in DM_CLOSED:
                raise
            await closed()
            raise Permanent("direct messages are closed", dm_closed=True) from error
        return Delivered(message.id)

    async def send(self, post: Post, page: Page, users: Sequence[int] = ()) -> Delivered:
        """Send a page into a post's channel; of those whom it names it notifies ``users``."""
        channel = self.channel(post.channel or 0)
        message = await self.once(channel, page, post.nonce, post.after, users)
        self._newest.sent(channel.id, message.id)
        return Delivered(message.id)

    async def once(
        self,
        channel: discord.abc.Messageable,
        page: Page,
        nonce: str,
        after: int | None,
        users: Sequence[int] = (),
    ) -> discord.Message:
        """Send a page that is not out yet, see ``repeats.once``; ``users`` as for ``send``."""
        repeats.marked(page.layout, nonce)
        send = partial(_send, channel, page, nonce, users)
        return await repeats.once(self._client, channel, nonce, after, send)

    async def edit(self, post: Post, page: Page, message: int, line: str) -> Delivered:
        """Put a page in place of a message; where that is gone or asleep, send it.

        ``line`` as in ``strip``.
        """
        validator.require(validator.check_message(page.payload()))
        partial = self.channel(post.channel or 0).get_partial_message(message)
        try:
            await partial.edit(view=page.layout, attachments=page.files())
        except discord.HTTPException as error:
            if error.code == UNKNOWN_MESSAGE:
                return await self.send(post, page)
            if error.code == ARCHIVED:  # a new message wakes the thread, an edit cannot
                delivered = await self.send(post, page)
                await self.strip(post, message, line)
                return delivered
            raise
        return Delivered(message)

    async def is_buried(self, post: Post, message: int) -> bool:
        """Tell whether a message has scrolled away under those of people."""
        found = self.channel(post.channel or 0).history(
            limit=LOOKED_AT, after=discord.Object(message), oldest_first=False
        )
        own = self._client.user.id if self._client.user is not None else 0
        people = [one async for one in found if one.author.id != own]
        return len(people) >= BURIED

    async def settle(self, post: Post, message: int, words: str | None) -> None:
        """Take the buttons off a call, and put a line in its place; no harm if it stays."""
        call = self.channel(post.channel or 0).get_partial_message(message)
        try:
            if words is None:
                await call.edit(view=None)
            else:
                await call.edit(content=words, view=None)
        except MISSED as error:
            LOG.info("call %s stays: %s", message, type(error).__name__)

    async def strip(self, post: Post, message: int, line: str, *, pictures: bool = True) -> None:
        """Take buttons, and a line that holds no more, off an older board; no harm if they stay.

        Without ``pictures`` only its words are left.
        """
        try:
            old = await self.channel(post.channel or 0).fetch_message(message)
            layout = without_rows(old, line, pictures=pictures)
            if layout is None:
                return
            if pictures:
                await old.edit(view=layout)
            else:
                await old.edit(view=layout, attachments=[])
        except MISSED as error:
            LOG.info("buttons of message %s stay: %s", message, type(error).__name__)


def _calling(users: Sequence[int], role: int = 0) -> discord.AllowedMentions:
    """Allow the mention of some users and of a role, and of nobody else."""
    return discord.AllowedMentions(
        everyone=False,
        roles=[discord.Object(role)] if role else False,
        replied_user=False,
        users=[discord.Object(user) for user in users],
    )


async def _send(
    channel: discord.abc.Messageable, page: Page, nonce: str, users: Sequence[int]
) -> discord.Message:
    validator.require(validator.check_message({**page.payload(), "nonce": nonce}))
    return await channel.send(
        view=page.layout, files=page.files(), nonce=nonce, allowed_mentions=_calling(users)
    )


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


def without_rows(
    message: discord.Message, line: str, *, pictures: bool = True
) -> ui.LayoutView | None:
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
        elif isinstance(part, ui.MediaGallery) and not pictures:
            if isinstance(part.parent, ui.Container):
                part.parent.remove_item(part)
        elif isinstance(part, ui.MediaGallery):
            for item in part.items:
                name = names.get(item.media.url)
                if name:
                    item.media = f"attachment://{name}"
    return layout if found else None
