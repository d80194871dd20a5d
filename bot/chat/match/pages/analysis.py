"""An analysis on a page: the line that is tried, where it leads, what may be tried next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.chat.front.names import match_words, seat_text
from bot.chat.front.spoken import spoken
from bot.chat.match import menus
from bot.chat.match.menus import Level, Way
from bot.chat.wire.components import Option, Press, button, select
from bot.chat.wire.ids import Act, PressId, path_arg
from bot.chat.wire.locale import Voice
from bot.chat.wire.page import Page, PageWriter
from bot.engine.model import ANYTIME
from bot.service.match.analysis import Fork, Tried
from bot.service.match.told import visible
from renderers.painter import Painter

from .board import report
from .odds import brings

MOST_MENUS = 3
MOST_ODDS = 6
"""How many orders are told with what they bring."""
LOOKED = 60
"""Among how many orders such are looked for."""
REPORT = 900
"""Most characters of what the last order brought."""


class Analysis(NamedTuple):
    """A line that somebody tries: after which record it begins, and the picks of its next order."""

    match: str
    scenario: str
    seq: int
    fork: Fork
    line: Tried
    path: tuple[int, ...] = ()
    note: str = ""


def page(shown: Analysis, voice: Voice, painter: Painter) -> Page:
    """Write the page. Raises ``menus.Lost``."""
    fork, line = shown.fork, shown.line
    game, view = line.position.game, line.position.view(fork.seat)
    writer = PageWriter(painter.accent(game.side_of(fork.seat) if fork.seat else None))
    name = match_words(game.slug, shown.scenario, voice)
    writer.text(f"### {voice.word('analyse-title')} · {name}")
    key = "analyse-whole" if fork.whole else "analyse-about"
    writer.text("-# " + voice.word(key, record=shown.seq, number=fork.number + 1))
    writer.text(shown.note)
    if line.orders:
        writer.text("```\n" + "; ".join(line.orders).replace("`", "'") + "\n```")
    if line.fault is not None:
        writer.text(voice.word("refused", reason=line.fault.reason))
    events = visible(line.events, fork.seat)
    writer.text(report(game, events, voice, REPORT))
    writer.text(_asked(shown, voice))
    turned = painter.turned_for(view, fork.seat)
    writer.picture(painter.paint_board(view, events, voice, turned=turned))
    for menu in _menus(shown, voice):
        writer.row(menu)
    return writer.row(*_buttons(shown, voice)).page()


def _asked(shown: Analysis, voice: Voice) -> str:
    """Say who is asked next, and what some of their orders would bring."""
    position, decision = shown.line.position, shown.line.decision
    game = position.game
    if decision is None:
        return voice.word("analyse-over")
    view = position.view(decision.seat)
    lines = [voice.word("analyse-next", seat=seat_text(game, decision.seat))]
    for action in position.options(decision)[:LOOKED]:
        words = brings(game, view, action, voice)
        if words and len(lines) <= MOST_ODDS:
            lines.append(
                "- "
                + voice.word("odds-line", order=spoken(game, game.write(action), voice), odds=words)
            )
    return "\n".join(lines)


def level_of(shown: Analysis) -> Level | None:
    """Return the orders that may be tried next, after the picks; raises ``menus.Lost``."""
    position, decision = shown.line.position, shown.line.decision
    if decision is None:
        return None
    game, view = position.game, position.view(decision.seat)
    offered = game.asking.offered(view, decision, position.options(decision))
    ways = [Way(one, tuple(game.words.menu(view, decision, one))) for one in offered]
    return menus.walk(ways, shown.path)


def _menus(shown: Analysis, voice: Voice) -> Iterator[Press]:
    level = level_of(shown)
    for number, items in enumerate(menus.split(level.items)[:MOST_MENUS] if level else ()):
        lines = [Option(str(one.place), voice(one.choice.label)) for one in items]
        place = f"{_place(shown)}/{path_arg(shown.path)}/{number}"
        yield select(_press(shown, "fork_add", place), voice.word("analyse-try"), lines)


def _buttons(shown: Analysis, voice: Voice) -> list[Press]:
    place, found = _place(shown), list[Press]()
    if shown.line.decision is not None:
        words = voice.word("button-fork-answer")
        found.append(button(_press(shown, "fork_answer", place), words))
        found.append(button(_press(shown, "fork_form", place), voice.word("button-fork-type")))
    if shown.line.orders:
        found.append(button(_press(shown, "fork_less", place), voice.word("button-fork-less")))
    other = f"{shown.seq}.{shown.fork.number + 1}"
    found.append(button(_press(shown, "fork_again", other), voice.word("button-fork-again")))
    found.append(button(_press(shown, "turn"), voice.word("button-turn")))
    return found


def opener(match: str, voice: Voice) -> Press:
    """Make the button that opens an analysis of the present moment."""
    return button(PressId(match, ANYTIME, "analyse"), voice.word("button-analyse"))


def _place(shown: Analysis) -> str:
    return f"{shown.seq}.{shown.fork.number}"


def _press(shown: Analysis, act: Act, arg: str = "") -> PressId:
    return PressId(shown.match, ANYTIME, act, arg)
