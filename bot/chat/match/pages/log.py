"""The report of what happened, page by page, as its reader may know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.chat.wire.components import button
from bot.chat.wire.ids import PressId, path_arg
from bot.chat.wire.locale import Voice, units
from bot.chat.wire.page import Page, PageWriter
from bot.engine.game import AnyGame
from bot.engine.model import ANYTIME, Seat
from bot.service.match.told import ToldRecord

from .standing import answered_line

LOG = 3600
"""Most characters of a page."""


class Report(NamedTuple):
    """What happened in a match as a viewer may read it, with the names of its players."""

    game: AnyGame
    match: str
    told: Sequence[ToldRecord]
    players: Mapping[Seat, str]
    viewer: Seat | None = None

    def lines(self, voice: Voice) -> list[str]:
        """Write all lines, also where a standing order answered."""
        found: list[str] = []
        for one in self.told:
            captions = (self.game.words.caption(event) for event in one.events)
            found += [voice.line(caption) for caption in captions if caption is not None]
            silent = self.game.policies.silent and one.answer and one.answer.seat != self.viewer
            if one.answer is not None and not silent:
                found.append(answered_line(self.game, one.answer, self.players, voice, self.viewer))
        return found


def log(report: Report, number: int, voice: Voice) -> Page:
    """Write a page; 0 is the last one, and numbers that are too high mean the first one."""
    pages = paged(report.lines(voice))
    number = min(number, len(pages) - 1)
    writer = PageWriter().text(f"### {voice.word('log-title')}")
    writer.text("\n".join(f"- {line}" for line in pages[number]) or voice.word("log-empty"))
    if len(pages) == 1:
        return writer.page()
    writer.text("-# " + voice.word("log-page", number=len(pages) - number, count=len(pages)))
    earlier, later = (_press(report, number + step) for step in (1, -1))
    return writer.row(
        button(earlier, voice.word("log-earlier"), disabled=number + 1 == len(pages)),
        button(later, voice.word("log-later"), disabled=number == 0),
    ).page()


def _press(report: Report, number: int) -> PressId:
    return PressId(report.match, ANYTIME, "log", path_arg((max(number, 0),)))


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
