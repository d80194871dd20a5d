"""What all pages of a plan share: its picture, its orders, the buttons that carry it out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.chat.wire.components import Press, button
from bot.chat.wire.locale import Voice
from bot.chat.wire.page import PageWriter
from bot.engine.parts.planning import End
from bot.engine.tries.points import tried
from bot.service.match.told import visible
from renderers.painter import Marks, Painter

from .panel import tools
from .plan import Plan

IN_A_ROW: Final = 5
"""Buttons."""


def paint(writer: PageWriter, plan: Plan, marks: Marks, voice: Voice, painter: Painter) -> None:
    """Paint the board as it would be behind the plan."""
    seat = plan.question.decision.seat
    events = visible(plan.draft.events, seat) if plan.draft.orders else plan.question.told
    turned = painter.turned_for(plan.question.view, seat)
    writer.picture(painter.paint_choice(plan.view, events, voice, marks, turned=turned))


def orders(writer: PageWriter, plan: Plan, voice: Voice) -> None:
    """Write the orders of the plan as they are typed, and those that were left out."""
    if plan.lines:
        writer.text(voice.word("sheet-so-far"))
        writer.text("```\n" + "; ".join(plan.lines) + "\n```")
    if plan.draft.left:
        writer.text("-# " + voice.word("draft-left", orders="; ".join(plan.draft.left)))


def numbered(number: int, words: str, count: int) -> str:
    """Label what a line of a list offers; of more than a row the lines alone say what it is."""
    return f"{number} · {words}" if count <= IN_A_ROW else str(number)


def changes(writer: PageWriter, plan: Plan, ends: Sequence[End], act: str, voice: Voice) -> None:
    """Write a row of orders that differ a little, under what they all are."""
    if ends and (note := ends[0].note) is not None:
        writer.text(f"-# {voice(note)}")
    press = plan.question.press
    writer.row(
        *(button(press("draft", f"{act}{n}"), voice(one.label)) for n, one in enumerate(ends))
    )


def close(writer: PageWriter, plan: Plan, voice: Voice) -> None:
    """Write what carries the plan out, with a word on what cannot be taken back, and the tools."""
    end, seat = plan.closing, plan.question.decision.seat
    if end is not None and tried(plan.draft.position, seat, end.action) is None:
        writer.text("-# " + voice.word("draft-end-final", end=end.label))
    if (owed := plan.owed) is not None:
        writer.text(f"⚠️ {voice(owed.reason)} ({owed.rule})")
    writer.row(*_verbs(plan, voice))
    writer.row(*tools(plan.question, voice))


def _verbs(plan: Plan, voice: Voice) -> Iterator[Press]:
    question, count, closing = plan.question, len(plan.draft.orders), plan.closing
    if count and not plan.toggles:
        yield button(question.press("do"), voice.word("draft-do", count=count), "success")
    if closing is not None:
        words = voice(closing.label)
        label = voice.word("draft-do-end", count=count, end=words) if count else words
        yield button(question.press("do", "end"), label, "success")
    yield button(question.press("panel"), voice.word("sheet-steps"))
