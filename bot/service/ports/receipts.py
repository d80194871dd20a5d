"""Receipts, and which of them are unread; see ``bot.service.posts.unread``."""

from __future__ import annotations

from typing import NamedTuple, Protocol

import msgspec

MOST = 5
"""How many unread receipts of a place a user is told of; older ones count as read with them."""


class Wish(NamedTuple):
    """What a user asks for, in words that a repeat would have too.

    Without words no later wish is taken for a repeat of it, and it for none. Of what was asked
    before ``since``, in seconds, it is no repeat either.
    """

    user: int
    words: str = ""
    since: float = 0.0


class Unread(msgspec.Struct, frozen=True, kw_only=True):
    """A receipt that its user has not read; ``place`` is a match, or a channel with dice.

    ``body`` is the receipt as JSON, without its ``number``, which is 0 as long as it stays hidden;
    ``at`` in seconds since 1970.
    """

    place: str
    user: int
    interaction: str
    words: str
    body: bytes
    at: float
    id: int = 0
    number: int = 0


class ReadMark(NamedTuple):
    """What a page tells, once Discord has taken it: a user's receipts of a place up to an id.

    Those ``but`` are told by answers of their own, or later.
    """

    place: str
    user: int
    last: int
    but: tuple[int, ...] = ()


class ReceiptReading(Protocol):
    """Questions about receipts."""

    async def receipt(self, interaction: str) -> tuple[int, bytes] | None:
        """Return the number and body of what an interaction was answered with."""
        ...

    async def received(self, begin: str, since: float) -> dict[str, int]:
        """Count the receipts since a time by match, of interactions whose names begin so."""
        ...

    async def unread(self, place: str, user: int) -> list[Unread]:
        """List the unread receipts of a user in a place, oldest first, ``MOST`` of them."""
        ...


class ReceiptWriting(ReceiptReading, Protocol):
    """Changes, as part of a transaction."""

    async def keep_receipt(self, interaction: str, match: str, body: bytes) -> int:
        """Remember the answer to an interaction; returns the receipt number."""
        ...

    async def keep_unread(self, one: Unread) -> None:
        """Keep a receipt until it is read."""
        ...


class ReceiptStore(Protocol):
    """What is done when a page was taken; a transaction of its own."""

    async def read_by(self, mark: ReadMark) -> None:
        """Forget the receipts that were read."""
        ...
