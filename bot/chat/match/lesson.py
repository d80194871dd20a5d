"""What a learner is told when something is asked: what to do now and why, each step once."""

from __future__ import annotations

from bot.chat.front.front import Reader
from bot.engine.model import Decision
from bot.service.match.history import answers
from bot.service.model import LESSON, Table


async def told(reader: Reader, table: Table, decision: Decision) -> str:
    """Write the step of a guided game that a decision is; empty in any other game.

    The first one is told with what the game is about and how it is won.
    """
    info, front, voice = table.info, reader.front, reader.voice
    lesson = front.services.content.lessons.get(info.system)
    if lesson is None or table.position is None or info.options.get(LESSON) != "on":
        return ""
    course = table.game.insight.course(table.position.view(decision.seat))
    if course is None or decision.point not in lesson.steps:
        return ""
    if not front.taught.knows(info.id, reader.user):
        past = await front.matches.queries.past(info.id, None)
        found = await front.painting.long(answers, past, (decision.seat,))
        front.taught.learn(info.id, reader.user, found)
    step = front.taught.step(info.id, reader.user, course.turn, decision)
    if step is None or step > lesson.steps[decision.point]:
        return ""
    key = f"lesson-{info.system}-{decision.point.lower()}-{step}"
    first = step == 1 and decision.point == next(iter(lesson.steps))
    lines = [voice.word(f"lesson-{info.system}-goal")] if first else []
    return "\n".join(f"> {one}" for one in [*lines, voice.word(key)])
