"""Receipts that their users have not read, so that what is sent again is not done twice.

Discord may lose the answer to an order that is stored; so may a crash. Its user reads an error, or
nothing, and sends the same again. Until Discord has taken an answer that tells of it, a receipt is
unread: the same words of the same user in the same place are answered with it. Once it is read,
they act anew.
"""

from __future__ import annotations

from collections.abc import Container, Sequence

from bot.service.ports.receipts import ReadMark, ReceiptReading, ReceiptWriting, Unread, Wish


def same(words: str) -> str:
    """Return words as they are compared: small letters, single spaces.

    >>> same(" F4>E5;  done ")
    'f4>e5; done'
    """
    return " ".join(words.casefold().split())


async def known(
    tx: ReceiptReading,
    place: str,
    interaction: str,
    wish: Wish | None,
    answering: Container[str] = (),
) -> tuple[int, bytes] | None:
    """Return the number and body of what answers an interaction already, if anything does.

    That is its own receipt, or the last one of its user where that is unread and of the same words,
    unless its interaction is one of ``answering``.
    """
    found = await tx.receipt(interaction)
    if found is not None or wish is None or not wish.words:
        return found
    last = (await tx.unread(place, wish.user))[-1:]
    if not last or last[0].at < wish.since or same(wish.words) != same(last[0].words):
        return None
    if last[0].interaction in answering:
        return None
    return last[0].number, last[0].body


async def keep(
    tx: ReceiptWriting,
    place: str,
    interaction: str,
    wish: Wish | None,
    words: str,
    body: bytes,
    now: float,
) -> None:
    """Keep the answer to a wish until it is read; ``words`` are those of a wish that has none."""
    if wish is not None:
        one = Unread(
            place=place,
            user=wish.user,
            interaction=interaction,
            words=wish.words or words,
            body=body,
            at=now,
        )
        await tx.keep_unread(one)


def mark_of(told: Sequence[Unread], but: Sequence[Unread] = ()) -> ReadMark | None:
    """Return what is read with these receipts of one place and user, if there are any."""
    if not told:
        return None
    last = told[-1]
    return ReadMark(last.place, last.user, last.id, tuple(one.id for one in but))
