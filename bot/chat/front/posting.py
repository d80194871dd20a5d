"""Posts of a handler's own in a channel: at once, beside the outbox."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.chat.wire import validator
from bot.chat.wire.page import Page

from .call import Call


async def post(
    call: Call, channel: int, page: Page, users: Sequence[int | None], nonce: str | None = None
) -> None:
    """Post a page that notifies some users; a nonce counts once, the press's if none is given."""
    validator.require(validator.check_message(page.payload()))
    mentions = discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(user) for user in users if user]
    )
    place = call.interaction.client.get_partial_messageable(channel)
    await place.send(
        view=page.layout,
        files=page.files(),
        allowed_mentions=mentions,
        nonce=nonce or str(call.interaction.id),
    )
