"""Questions answered together on one page: a menu for each, and the dice on the button below.

What was picked is kept in the menus of the page itself, so a restart loses nothing. Answers are
named by their places, never by words, so that no identifier tells a secret.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import discord

from bot.chat.front.names import odds_short, odds_words, reason_line
from bot.chat.wire import ids
from bot.chat.wire.components import MOST, Option, Press, button, select
from bot.chat.wire.locale import Voice
from bot.chat.wire.page import Page, PageWriter
from bot.engine.parts.insight import Odds
from bot.engine.parts.words import DONE
from bot.engine.tries.points import tried
from bot.engine.tries.run import Field, Run, Said, Usual, lay
from renderers.painter import CHOSEN, Marks, Painter

from . import passing
from .panel import TRIED, head, tools
from .question import Question

ARG = re.compile(r"(?:([\w-]+)=(\d+)/?)?([\w-]*)")
"""What a press of such a page says: the place of an answer, the question that a menu is about."""


class Laid(NamedTuple):
    """A run with the question that it begins with."""

    question: Question
    run: Run
    usual: Usual

    @property
    def said(self) -> dict[str, int]:
        """The places of all answers."""
        return {one.name.key: one.place for one in self.run.fields}

    @property
    def end(self) -> Field | None:
        """The question behind the run, where its answers stand on the same page."""
        end, game = self.run.end, self.question.game
        if end is None or end.point not in game.asking.run_ends:
            return None
        view = self.run.position.view(end.seat)
        options = game.asking.offered(view, end, self.run.position.options(end))
        return Field(game.words, game.asking.field(view, end), view, end, options)

    @property
    def dice(self) -> Odds | None:
        """The chances, where nothing is left but to let the dice fall."""
        end = self.end
        if end is None or len(end.options) != 1:
            return None
        return self.question.game.insight.odds(end.view, end.chosen)

    @property
    def is_end_final(self) -> bool:
        """Whether an answer that stands below the run cannot be taken back."""
        end, position = self.end, self.run.position
        return end is not None and any(
            tried(position, end.decision.seat, one) is None for one in end.options[:TRIED]
        )

    @property
    def actions(self) -> list[Any]:
        """All that is answered when the run is carried out, the dice included."""
        roll = [self.end.chosen] if self.end is not None and self.dice is not None else []
        return [*self.run.actions, *roll]


def laid(question: Question, said: Said, usual: Usual) -> Laid:
    """Lay the questions out from the open one on."""
    assert question.position is not None
    return Laid(question, lay(question.position, question.decision.seat, said, usual), usual)


def is_run(question: Question) -> bool:
    """Tell whether a question is shown with others: it is part of one, or answers open one."""
    asking, decision = question.game.asking, question.decision
    return decision.point in asking.run_points or bool(asking.leads(question.view, decision))


def is_done_at_once(before: Said, shown: Laid) -> bool:
    """Tell whether a press of an answer needs no page: nothing follows it, or the usual run."""
    new = [one for one in shown.run.fields if one.name.key not in before]
    if shown.dice is not None or not new:
        return False
    asking, first = shown.question.game.asking, new[0]
    run = tuple(one.chosen for one in new)
    return len(run) == 1 or run in {
        line.answers for line in asking.lines(first.view, first.decision)
    }


# The page ----------------------------------------------------------------------------------------


def page(shown: Laid, voice: Voice, painter: Painter) -> Page:
    """Write the page: what is asked, a menu for each question, and what carries it out."""
    question = shown.question
    writer = head(question, (), voice, painter, _heading(shown, voice))
    turned = painter.turned_for(question.view, question.decision.seat)
    marks = _marks(shown)
    writer.picture(
        painter.paint_board(question.view, question.told, voice, marks=marks, turned=turned)
    )
    for field in shown.run.fields:
        hint = voice(field.name.label)
        writer.row(select(question.press("run", field.name.key), hint, _options(field, voice)))
    dice, end = shown.dice, shown.end
    if dice is not None:
        writer.text(f"{odds_words(dice, voice)}\n{reason_line(dice, voice)}".strip())
        writer.text("-# " + voice.word("panel-final"))
        go = voice.word("run-roll", odds=odds_short(dice, voice))
        writer.row(button(question.press("carry"), go, "danger"))
    elif end is not None:
        if shown.is_end_final:
            writer.text("-# " + voice.word("panel-counts"))
        _answers(writer, shown, end, voice)
    else:
        if shown.run.is_final:
            writer.text("-# " + voice.word("panel-final"))
        writer.row(button(question.press("carry"), _carry(shown, voice), "success"))
    writer.row(*_buttons(shown, voice))
    if question.game.markers.adjustments(question.view, question.decision.seat):
        writer.row(passing.opener(question.match, voice))
    return writer.page()


def _heading(shown: Laid, voice: Voice) -> str:
    """Ask for all questions of the page at once, where they are of one point; else empty."""
    question, fields = shown.question, shown.run.fields
    if len(fields) < 2 or any(one.decision.point != question.decision.point for one in fields):
        return ""
    said = question.game.asking.heading(question.view, question.decision)
    return "" if said is None else voice(said)


def _marks(shown: Laid) -> Marks:
    """Mark what is picked of the pieces on the board."""
    picked = [one.choice(one.place) for one in shown.run.fields]
    return [(CHOSEN, choice.place or choice.key) for choice in picked]


def _options(field: Field, voice: Voice) -> list[Option]:
    """Return the lines of a menu; the one chosen is always among them."""
    places = range(len(field.options))[:MOST]
    if field.place not in places:
        places = range(field.place, field.place + 1)
    return [_option(field, place, voice) for place in places]


def _option(field: Field, place: int, voice: Voice) -> Option:
    choice = field.choice(place)
    words = voice.word("run-option", field=field.name.label, answer=choice.label)
    note = voice(choice.note) if choice.note else ""
    return Option(str(place), words, note, picked=place == field.place)


def _carry(shown: Laid, voice: Voice) -> str:
    """Name the button that carries a run without dice out: as what is done, if that is said."""
    asking = shown.question.game.asking
    for one in shown.run.fields:
        if one.chosen in asking.leads(one.view, one.decision):
            return voice(one.choice(one.place).label)
    return voice.word("run-carry")


def _answers(writer: PageWriter, shown: Laid, end: Field, voice: Voice) -> None:
    """Write the answers of the question behind the run: menus of targets, then buttons."""
    question, asking = shown.question, shown.question.game.asking
    leads, lines = asking.leads(end.view, end.decision), asking.lines(end.view, end.decision)
    named = {line.answers[0]: line.choice for line in lines}
    buttons: list[Press] = []
    for place, option in enumerate(end.options):
        choice = named.get(option, end.choice(place))
        said = {**shown.said, end.name.key: place}
        target = _target(shown, said, leads.get(option, ""))
        arg = f"{end.name.key}={place}"
        if target is not None:
            press = question.press("run", f"{arg}/{target.name.key}")
            hint = voice.word("run-lead", action=choice.label)
            writer.row(select(press, hint, _targets(target, voice)))
            continue
        often = "primary" if option in named else "secondary"
        style = "success" if choice.key == DONE else often
        buttons.append(button(question.press("run", arg), voice(choice.label), style))
    writer.row(*buttons)


def _target(shown: Laid, said: Said, key: str) -> Field | None:
    """Return the question that is picked together with an answer, if it leaves a choice."""
    if not key:
        return None
    question = shown.question
    field = laid(question, said, question.game.asking.usual).run.field(key)
    return field if field is not None and len(field.options) > 1 else None


def _targets(field: Field, voice: Voice) -> list[Option]:
    """Return the lines of a menu that opens a run; the usual one, which is none, is left out."""
    places = [place for place in range(len(field.options)) if place != field.place]
    choices = [(place, field.choice(place)) for place in places[:MOST]]
    return [
        Option(str(place), voice(one.label), voice(one.note) if one.note else "")
        for place, one in choices
    ]


def _buttons(shown: Laid, voice: Voice) -> Iterator[Press]:
    question = shown.question
    if any(one.decision.point not in question.game.asking.run_points for one in shown.run.fields):
        yield button(question.press("panel"), voice.word("button-back"))
    yield from tools(question, voice)


# What is picked, in the menus of a page ----------------------------------------------------------


def said_in(message: discord.Message | None) -> dict[str, int]:
    """Read what stands in the menus of a page, by the keys of the questions."""
    layout = discord.ui.LayoutView.from_message(message) if message is not None else None
    found: dict[str, int] = {}
    for part in layout.walk_children() if layout is not None else ():
        if not isinstance(part, discord.ui.Select):
            continue
        press = ids.parse(part.custom_id)
        if press is None or press.act != "run" or "=" in press.arg:
            continue
        for one in part.options:
            if one.default:
                found[press.arg] = _place(one.value)
    return found


def said_by(arg: str, values: Sequence[str]) -> Mapping[str, int]:
    """Read what a press says: an answer by its place, and a pick of a menu.

    >>> said_by("action-1=3/target-1", ["2"]), said_by("near-1", ["0"]), said_by("x y", [])
    ({'action-1': 3, 'target-1': 2}, {'near-1': 0}, {})
    """
    found = ARG.fullmatch(arg)
    if found is None:
        return {}
    said = {found[1]: _place(found[2])} if found[1] else {}
    return {**said, found[3]: _place(values[0])} if found[3] and values else said


def _place(value: str) -> int:
    return int(value) if value.isascii() and value.isdigit() and len(value) < 5 else -1
