"""Pages on which an answer is put together before it is given: plans of orders, forms of boxes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.chat.front.front import Reader
from bot.chat.wire.page import Page
from bot.engine.model import Text
from bot.engine.refusal import StaleDecision
from bot.service.match.turns import turn_of

from . import deciding, menus
from .pages import boxes, panel
from .pages import draft as drafts
from .pages import plan as plans


async def draft(reader: Reader, serial: int, lines: Sequence[str], arg: str) -> Page:
    """Write a plan of orders, changed as a press of its page says; raises ``Refused``."""
    question, painter = await deciding.asked(reader, serial)
    plan = plans.pressed(question, lines, arg)
    assert question.position is not None
    turn, words = turn_of(question.position), "; ".join(plan.draft.orders)
    reader.front.drafts.keep(reader.match, reader.user, words, turn)
    return await reader.front.painting.make(drafts.page, plan, reader.voice, painter)


async def closing(reader: Reader, serial: int, lines: Sequence[str]) -> str:
    """Return the order that ends what a plan is about; raises ``Refused``."""
    question, _ = await deciding.asked(reader, serial)
    plan = plans.planned(question, lines)
    if plan.closing is None:
        raise StaleDecision(Text("refused-stale"))
    return question.game.write(plan.closing.action)


async def form(reader: Reader, serial: int, picks: Mapping[int, Sequence[int]]) -> boxes.Form:
    """Return the form of a question with what is picked in it; raises ``Refused``."""
    question, _ = await deciding.asked(reader, serial)
    found = boxes.form_of(question, picks)
    if found is None:
        raise StaleDecision(Text("refused-stale"))
    return found


async def form_page(reader: Reader, form: boxes.Form) -> Page:
    """Write the page of a form."""
    _, painter = await deciding.asked(reader, form.question.decision.serial)
    return await reader.front.painting.make(boxes.page, form, reader.voice, painter)


async def last_look(reader: Reader, form: boxes.Form) -> Page:
    """Write what the answer of a form brings, to be agreed to."""
    question, painter = await deciding.asked(reader, form.question.decision.serial)
    path = menus.path_to(question.ways(), form.action)
    return await reader.front.painting.make(panel.panel, question, path, reader.voice, painter)
