"""A message is sent once, however often it is tried and whoever dies in between.

For some minutes Discord knows a nonce and answers a repeat with the first message (discord-ux 13).
After that the channel is searched. Discord promises no nonce in the history, but every component
comes back with its ``id`` (a positive 32-bit number that the sender may choose): the first one of
each message bears a number made of the nonce.
"""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import ui

SEARCHED = 300
"""How many messages are looked through: the newest, and the first after the last one known."""
ABOVE = 1 << 30
"""Marks are above the numbers that Discord itself gives: 1, 2, 3..."""


def mark_of(nonce: str) -> int:
    """Make a component's number of a nonce; it fits 31 bits."""
    return ABOVE | int.from_bytes(hashlib.sha256(nonce.encode()).digest()[:4], "big") >> 2


def marked(layout: ui.LayoutView | ui.View, nonce: str) -> None:
    """Put the mark of a nonce on the first component, that of a view on its first button."""
    first = layout.children[0]
    bearer: Any = first.item if isinstance(first, ui.DynamicItem) else first
    bearer.id = mark_of(nonce)


async def once(
    client: discord.Client,
    channel: discord.abc.Messageable,
    nonce: str,
    after: int | None,
    send: Callable[[], Awaitable[discord.Message]],
) -> discord.Message:
    """Send a message unless an earlier attempt did; returns it.

    ``after``: an attempt began when this message of the channel was known; 0: none was. None: this
    is the first attempt.
    """
    if after is not None:
        found = await _earlier(client, channel, mark_of(nonce), after)
        if found is not None:
            return found
    return await send()


async def _earlier(
    client: discord.Client, channel: discord.abc.Messageable, mark: int, after: int
) -> discord.Message | None:
    starts = (None, discord.Object(after)) if after else (None,)
    for start in starts:
        async for message in channel.history(limit=SEARCHED, after=start):
            if message.id <= after:
                return None
            ours = client.user is not None and message.author.id == client.user.id
            if ours and mark in _numbers(message):
                return message
    return None


def _numbers(message: discord.Message) -> set[int | None]:
    """Return the numbers of a message's components, and of what stands in its rows."""
    parts: list[Any] = list(message.components)
    rows = [part for part in parts if isinstance(part, discord.ActionRow)]
    return {part.id for part in (*parts, *(child for row in rows for child in row.children))}
