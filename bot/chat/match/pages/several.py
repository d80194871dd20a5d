"""The last look before several picks of one menu, the last of which cannot be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.chat.match import menus
from bot.chat.wire.components import button
from bot.chat.wire.ids import path_arg
from bot.chat.wire.locale import Voice
from bot.chat.wire.page import Page
from bot.engine.tries.points import tried
from renderers.painter import CHOSEN, Painter

from .panel import head
from .question import Question


def final(question: Question, actions: Sequence[Any]) -> int | None:
    """Return the place of the answer after which none of them can be taken back; None: all can.

    It is None too for a player who lets turns end by themselves.
    """
    position, seat = question.position, question.decision.seat
    if position is None or question.ends:
        return None
    for place, action in enumerate(actions):
        step = tried(position, seat, action)
        if step is None:
            return place
        position = step.position
    return None


def page(
    question: Question, places: Sequence[int], last: int, voice: Voice, painter: Painter
) -> Page:
    """Write what is picked, which of it is final, and the button that does all of it."""
    ways = question.ways()
    picked = [menus.walk(ways, (place,)).picked[-1] for place in places]
    writer = head(question, picked, voice, painter)
    turned = painter.turned_for(question.view, question.decision.seat)
    marks = [(CHOSEN, one.place or one.key) for one in picked]
    writer.picture(painter.paint_choice(question.view, question.told, voice, marks, turned=turned))
    writer.text(voice.word("panel-several-final", pick=picked[last].label))
    writer.row(
        button(
            question.press("many", path_arg(tuple(places))), voice.word("button-confirm"), "danger"
        ),
        button(question.press("panel"), voice.word("button-back")),
    )
    return writer.page()
