"""The report of what happened, page by page, as its reader may know it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from bot.chat.wire.components import Press, button
from bot.chat.wire.ids import PressId, path_arg
from bot.chat.wire.locale import Voice, escape
from bot.chat.wire.page import Page, PageWriter
from bot.engine.game import AnyGame
from bot.engine.model import ANYTIME, Seat
from bot.service.match.told import ToldRecord
from bot.service.model import MatchInfo
from bot.service.ports.clocks import Noted

from . import clocks, diary
from .board import players_of
from .paging import paged, turning
from .standing import answered_line


class Report(NamedTuple):
    """What happened in a match as a viewer may read it."""

    game: AnyGame
    info: MatchInfo
    told: Sequence[ToldRecord]
    viewer: Seat | None = None
    pieces: bool = False
    """Whether there are pieces with a diary of their own."""
    presses: Sequence[Press] = ()
    """What else may be pressed below."""
    noted: Sequence[Noted] = ()
    """What became of its people, in order."""

    def lines(self, voice: Voice) -> list[Line]:
        """Write all lines, also where a standing order answered."""
        steps = [(one.seq, self._step(one, voice)) for one in self.told]
        people = [(one.seq, [self._noted(one, voice)]) for one in self.noted]
        both = sorted([*steps, *people], key=itemgetter(0))
        return [line for _, lines in both for line in lines]

    def _noted(self, one: Noted, voice: Voice) -> Line:
        return Line(clocks.news(self.game, self.info, one.news, voice), False)

    def _step(self, one: ToldRecord, voice: Voice) -> list[Line]:
        words, found = self.game.words, list[Line]()
        if one.back is not None:
            why = escape(one.back.why)
            found.append(Line(voice.word(f"log-back-{one.back.author}", why=why), False))
        told = [(words.caption(event), words.rank(event)) for event in one.events]
        found += [Line(voice.line(line), rank > 1) for line, rank in told if line is not None]
        silent = self.game.policies.silent and one.answer and one.answer.seat != self.viewer
        if one.answer is not None and not silent:
            players = players_of(self.info)
            given = answered_line(self.game, one.answer, players, voice, self.viewer)
            found.append(Line(given, False))
        return found


class Line(NamedTuple):
    """A line of a report; ``routine``: of the mere course of play."""

    words: str
    routine: bool


def log(report: Report, number: int, voice: Voice, *, whole: bool = False) -> Page:
    """Write a page; 0 is the last one, and numbers that are too high mean the first one.

    Routine lines that follow each other are folded unless ``whole`` is asked for.
    """
    lines = report.lines(voice)
    short = folded(lines, voice)
    pages = paged([one.words for one in lines] if whole else short)
    number = min(number, len(pages) - 1)
    writer = PageWriter().text(f"### {voice.word('log-title')}")
    writer.text("\n".join(f"- {line}" for line in pages[number]) or voice.word("log-empty"))
    others = (_press(report, number + step, whole=whole) for step in (1, -1))
    turning(writer, (number, len(pages)), others, voice)
    words = voice.word("log-fold" if whole else "log-unfold")
    unfold = [button(_press(report, 0, whole=not whole), words)] if len(short) < len(lines) else []
    pieces = [diary.press(report.info.id, voice)] if report.pieces else []
    return writer.row(*unfold, *pieces, *report.presses).page()


def _press(report: Report, number: int, *, whole: bool) -> PressId:
    path = (max(number, 0), 1) if whole else (max(number, 0),)
    return PressId(report.info.id, ANYTIME, "log", path_arg(path))


def folded(lines: Sequence[Line], voice: Voice) -> list[str]:
    """Make one line of several routine ones that follow each other (F116)."""
    found: list[str] = []
    for routine, group in groupby(lines, lambda line: line.routine):
        several = [one.words for one in group]
        fold = routine and len(several) > 1
        found += [voice.word("log-folded", count=len(several))] if fold else several
    return found
