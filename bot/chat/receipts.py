"""Receipts in words: of what was just stored, and of what its user has not read yet."""

from __future__ import annotations

from bot.service.matches import Matches
from bot.service.model import Receipt
from bot.service.play import UNDO
from bot.service.unread import ReadMark

from .voice import Voice


def receipt_line(receipt: Receipt, voice: Voice) -> str:
    """Write the receipt with the orders in notation, which teaches the notation."""
    order = "; ".join(receipt.orders)
    if receipt.hidden_until is not None:
        line = voice.word("window-kept", order=order)
    elif receipt.orders == (UNDO,):
        line = voice.word("panel-undone")
    else:
        line = voice.word("panel-accepted", receipt=str(receipt.number), order=order)
    if receipt.stopped is not None:
        line = f"{line}\n⚠️ {voice(receipt.stopped)}"
    return f"{line}\n{voice.word('panel-repeated')}" if receipt.repeated else line


async def with_news(
    matches: Matches, match: str, user: int, voice: Voice, note: str = ""
) -> tuple[str, ReadMark | None]:
    """Put the receipts that a user has not read before a note; returns what is read with it.

    What the note says already is not said twice.
    """
    found, mark = await matches.news(match, user)
    lines = [line for one in found if (line := receipt_line(one, voice)) not in note]
    return "\n".join(filter(None, [*lines, note])), mark
