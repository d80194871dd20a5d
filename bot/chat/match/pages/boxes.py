"""One answer that is put together of several menus, such as all reactions to an attack.

What is picked stands in the menus of the page itself, so a restart loses nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import discord

from bot.chat.wire import ids
from bot.chat.wire.components import MOST, Option, Press, button, select
from bot.chat.wire.locale import Voice
from bot.chat.wire.page import Page
from bot.engine.parts.asking import Box
from renderers.painter import Marks, Painter

from .panel import MOST_MENUS, head, tools
from .question import Question, is_final, needs_consent

NOTHING = "-"
"""The value of the line that leaves a box empty."""


class Form(NamedTuple):
    """A question with its boxes, and what is picked in each: places of options, by the box's."""

    question: Question
    boxes: Sequence[Box]
    picks: Mapping[int, Sequence[int]]

    @property
    def action(self) -> Any:
        """The answer as it is filled in."""
        said = {
            box.choice.key: [box.options[one].key for one in self.picks.get(place, ())]
            for place, box in enumerate(self.boxes)
        }
        return self.question.game.asking.filled(self.question.view, self.question.decision, said)

    @property
    def nothing(self) -> Any:
        """The answer with nothing filled in."""
        return self._replace(picks={}).action

    @property
    def is_looked_at(self) -> bool:
        """Whether the answer is shown again before it is carried out."""
        return needs_consent(self.question, self.action)


def form_of(question: Question, picks: Mapping[int, Sequence[int]] | None = None) -> Form | None:
    """Return the form of a question; None: it has none. Without ``picks`` as it is offered."""
    found = question.game.asking.boxes(question.view, question.decision)[:MOST_MENUS]
    if not found:
        return None
    if picks is None:
        picks = {
            place: [n for n, one in enumerate(box.options) if one.key in box.picked]
            for place, box in enumerate(found)
        }
    fitting = {
        place: [one for one in picks.get(place, ()) if 0 <= one < len(box.options)]
        for place, box in enumerate(found)
    }
    return Form(question, found, fitting)


def page(form: Form, voice: Voice, painter: Painter) -> Page:
    """Write the page: a menu for each box, one button to send it, one to send nothing."""
    question = form.question
    writer = head(question, (), voice, painter)
    turned = painter.turned_for(question.view, question.decision.seat)
    marks = _marks(form)
    numbers = {} if len(form.boxes) == 1 else {place: number for number, place in marks}
    writer.picture(painter.paint_choice(question.view, question.told, voice, marks, turned=turned))
    for place, box in enumerate(form.boxes):
        alone = len(form.boxes) == 1
        options = list(_options(box, form.picks.get(place, ()), voice, alone=alone))
        press, number = question.press("box", str(place)), numbers.get(box.choice.place)
        hint = (
            voice(box.choice.label) if number is None else f"{number} · {voice(box.choice.label)}"
        )
        writer.row(select(press, hint, options, most=box.most))
    if is_final(question, form.nothing):
        writer.text(f"-# {voice.word('panel-final')}")
    writer.row(*_buttons(form, voice))
    writer.row(*tools(question, voice))
    return writer.page()


def _marks(form: Form) -> Marks:
    """Number the places that boxes are about, and what a lone one offers."""
    if len(form.boxes) == 1:
        places = [one.place for one in form.boxes[0].options]
    else:
        places = [*dict.fromkeys(box.choice.place for box in form.boxes if box.choice.place)]
    return [(str(number), place) for number, place in enumerate(places, 1) if place]


def _options(box: Box, picked: Sequence[int], voice: Voice, *, alone: bool) -> Iterator[Option]:
    """Yield the lines of a menu; of several each begins with an empty one.

    The options of several name what they are about.
    """
    if not alone:
        yield Option(NOTHING, f"{voice(box.choice.label)}: {voice.word('boxes-empty')}")
    for place, one in enumerate(box.options[: MOST - 1]):
        note = voice(one.note) if one.note is not None else ""
        yield Option(str(place), voice(one.label), note, picked=place in picked)


def _buttons(form: Form, voice: Voice) -> Iterator[Press]:
    question = form.question
    if any(form.picks.values()):
        yield button(question.press("send"), voice.word("boxes-send"), "success")
    choices = question.game.words.menu(question.view, question.decision, form.nothing)
    yield button(question.press("send", "none"), voice(choices[-1].label), "secondary")
    yield button(question.press("panel"), voice.word("sheet-steps"))


# What is picked, in the menus of a page ----------------------------------------------------------


def picks_in(message: discord.Message | None) -> dict[int, list[int]]:
    """Read what stands in the menus of a page, by the places of their boxes."""
    layout = discord.ui.LayoutView.from_message(message) if message is not None else None
    found: dict[int, list[int]] = {}
    for part in layout.walk_children() if layout is not None else ():
        if not isinstance(part, discord.ui.Select):
            continue
        press = ids.parse(part.custom_id)
        if press is not None and press.act == "box":
            chosen = [one.value for one in part.options if one.default]
            found[place_of(press.arg)] = places_of(chosen)
    return found


def places_of(values: Sequence[str]) -> list[int]:
    """Read the places of picks; the line of none is left out.

    >>> places_of(["2", "-", "x"])
    [2]
    """
    return [place for one in values if (place := place_of(one)) >= 0]


def place_of(said: str) -> int:
    """Read a place; -1 for what is none."""
    return int(said) if said.isascii() and said.isdigit() and len(said) < 5 else -1
