"""What a learner is told when something is asked: the rules of that decision, by number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.chat.front.names import scenario_text
from bot.chat.front.services import Content
from bot.chat.wire.locale import Voice
from bot.engine.model import Decision, Text
from bot.lessons import Lesson
from bot.service.model import LESSON, Table


def told(table: Table, decision: Decision, content: Content, voice: Voice) -> str:
    """Write the rules that a decision of a guided game is about; empty in any other game."""
    lesson = content.lessons.get(table.info.system)
    if lesson is None or table.info.options.get(LESSON) != "on":
        return ""
    view = table.position.view(decision.seat) if table.position is not None else None
    lines = []
    if view is not None and _is_first(table, decision, lesson, view):
        name = scenario_text(table.info.system, table.info.scenario)
        lines += [f"> {voice(Text(f'{name.key}-briefing'))}", f"> {voice.word('lesson-goal')}"]
        lines += _rules(lesson.goal, content, voice)
    found = _rules(lesson.points.get(decision.point, ()), content, voice)
    return "\n".join([*lines, *([f"> {voice.word('lesson-title')}", *found] if found else [])])


def _is_first(table: Table, decision: Decision, lesson: Lesson, view: Any) -> bool:
    """Tell whether a turn begins that is the first of its seat."""
    course = table.game.insight.course(view)
    begins = decision.point == next(iter(lesson.points), "")
    return begins and course is not None and course.turn <= len(table.info.seats)


def _rules(numbers: Sequence[str], content: Content, voice: Voice) -> list[str]:
    found = [content.rule_book.rule(number, voice.locale) for number in numbers]
    return [f"> **{one.id}** {one.words}" for one in found if one is not None]
