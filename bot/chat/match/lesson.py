"""What a learner is told when something is asked: the rules of that decision, by number."""

from __future__ import annotations

from bot.chat.front.services import Content
from bot.chat.wire.locale import Voice
from bot.engine.model import Decision
from bot.service.model import LESSON, Table


def told(table: Table, decision: Decision, content: Content, voice: Voice) -> str:
    """Write the rules that a decision of a guided game is about; empty in any other game."""
    lesson = content.lessons.get(table.info.system)
    if lesson is None or table.info.options.get(LESSON) != "on":
        return ""
    found = [
        content.rule_book.rule(number, voice.locale)
        for number in lesson.points.get(decision.point, ())
    ]
    lines = [f"> **{one.id}** {one.words}" for one in found if one is not None]
    return "\n".join([f"> {voice.word('lesson-title')}", *lines]) if lines else ""
