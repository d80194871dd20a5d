"""Lines on several pages, the last of which is shown first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.chat.wire.components import button
from bot.chat.wire.ids import PressId
from bot.chat.wire.locale import Voice, units
from bot.chat.wire.page import PageWriter

LOG = 3600
"""Most characters of a page."""


def paged(lines: Sequence[str], limit: int = LOG) -> list[list[str]]:
    """Part lines into pages of at most so many characters, the last page first.

    >>> paged(["one", "two", "three"], 14)
    [['two', 'three'], ['one']]
    """
    pages: list[list[str]] = [[]]
    left = limit
    for line in reversed(lines):
        left -= units(line) + 3
        if left < 0 and pages[-1]:
            pages.append([])
            left = limit - units(line) - 3
        pages[-1].insert(0, line)
    return pages


def turning(
    writer: PageWriter, place: tuple[int, int], others: Iterable[PressId], voice: Voice
) -> None:
    """Write which page of how many it is, the last being 0, and buttons to those beside it.

    ``others`` are the presses of the page before and of that behind.
    """
    number, count = place
    if count > 1:
        writer.text("-# " + voice.word("log-page", number=count - number, count=count))
        earlier, later = others
        writer.row(
            button(earlier, voice.word("log-earlier"), disabled=number + 1 == count),
            button(later, voice.word("log-later"), disabled=number == 0),
        )
