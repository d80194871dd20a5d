"""What a handler is given: one press of a button, a menu or a form, or a command like it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Literal, NamedTuple, TypeAlias

from bot.chat.wire import answers, rights
from bot.chat.wire.ids import PressId
from bot.chat.wire.locale import Voice
from bot.chat.wire.page import Page, PageWriter

from . import replies
from .front import Front, Interaction, Reader

LONG_S = 1.0
"""After so many seconds a user is told what they wait for."""


class Call(NamedTuple):
    """One press: who pressed what, and in which language they are answered."""

    interaction: Interaction
    press: PressId
    voice: Voice

    @property
    def front(self) -> Front:
        """The bot that was called."""
        return self.interaction.client.front

    @property
    def reader(self) -> Reader:
        """Who is answered, and of which match."""
        return Reader(self.front, self.press.match, self.user, self.voice)

    @property
    def user(self) -> int:
        """The user who pressed."""
        return self.interaction.user.id

    @property
    def in_place(self) -> bool:
        """Whether the answer may replace the message pressed."""
        return answers.may_replace(self.interaction)

    @property
    def values(self) -> list[str]:
        """What was picked in a menu."""
        data: Mapping[str, Any] = self.interaction.data or {}
        return [str(value) for value in data.get("values") or ()]

    def once(self, key: str = "") -> str:
        """Name the interaction, so that it counts once, or else what counts once by a key.

        What is stored under it is told by the answer to this press.
        """
        key = key or str(self.interaction.id)
        self.front.receipts.expect(key, self.interaction.id)
        return key

    def warned(self, note: str = "") -> str:
        """Add to a note that the bot may not write in this channel, where that is so."""
        return rights.with_warning(self.interaction, note, self.voice)

    async def acknowledge(self) -> None:
        """Acknowledge, since the answer has a picture."""
        await answers.defer(self.interaction, in_place=self.in_place)

    async def soon(self, work: Awaitable[Page], note: str) -> None:
        """Show a page that may take long, and a note where it does; the note is no answer."""
        making = asyncio.ensure_future(work)
        await asyncio.wait({making}, timeout=LONG_S)
        if not making.done():
            put = answers.replace if self.in_place else answers.send_private
            await put(self.interaction, PageWriter().text(note).page())
        await self.show(await making)

    async def show(self, page: Page) -> None:
        """Answer in place of a private message, else with a new one."""
        if self.in_place:
            await replies.update(self.interaction, page)
        else:
            await replies.answer(self.interaction, page)


Answering: TypeAlias = Literal["in place", "anew", "in public", "by form"]
"""How a press is acknowledged where its work takes long.

``in place`` edits a private message that was pressed, and is ``anew`` where it stands in public;
``anew`` is a new private message wherever the button stands; ``in public`` is one for everybody,
unless the button stands in a private message; a form cannot be acknowledged before it opens.
"""


class Handler(NamedTuple):
    """What carries an act out (it raises ``Refused``), and how it is answered."""

    carry_out: Callable[[Call], Awaitable[None]]
    answering: Answering = "in place"
