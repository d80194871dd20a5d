"""Analysis in private: lines tried on a fork of what somebody knows, by menu, form and button.

The line stands on its page, nowhere else; the page says after which record it begins. Nothing of it
is stored, told to anybody, or done in the match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.chat.front.access import call_of
from bot.chat.front.call import Call, Handler
from bot.chat.front.front import Interaction, Reader
from bot.chat.wire import forms, ids
from bot.chat.wire.forms import FIELD, Form, FormField
from bot.chat.wire.ids import Act
from bot.chat.wire.page import Page
from bot.engine.flow import Position
from bot.engine.model import Text
from bot.engine.refusal import Refused, StaleDecision
from bot.service.match import analysis, history
from bot.service.match.analysis import MOST_ORDERS, Fork
from bot.service.match.moves import order_lines
from bot.service.refusals import NotRunning

from . import menus, retaking
from .pages import analysis as pages
from .pages.analysis import Analysis
from .tables import painter_of, table_of, viewer_of
from .typed import orders_in

MOST_WORLDS = 1000


async def command(
    interaction: Interaction,
    line: str | None = None,
    after: str | None = None,
    game: str | None = None,
) -> None:
    """Open an analysis of the present moment or of an earlier one, with a typed line if any."""
    call = await call_of(interaction, game)
    seq = None if after is None else retaking.number_of(after)
    await _show(call, seq, 0, _orders(call, line or "", await _system(call)))


async def opened(call: Call) -> None:
    """Open an analysis of the present moment."""
    await _show(call, None, 0, ())


async def again(call: Call) -> None:
    """Try the line of the page with other dice and other hidden cards."""
    await _show(call, *_place(call), _line(call))


async def less(call: Call) -> None:
    """Take back the last order of the line."""
    await _show(call, *_place(call), _line(call)[:-1])


async def answer(call: Call) -> None:
    """Let the computer answer what is asked next in the line."""
    await _show(call, *_place(call), _line(call), answers=True)


async def add(call: Call) -> None:
    """Try the order to which a pick leads, or ask on."""
    where, _, before = call.press.arg.partition("/")
    before = before.partition("/")[0]
    path, picked = ids.path_of(before), ids.path_of(".".join(call.values))
    if path is None or not picked:
        raise StaleDecision(Text("refused-stale"))
    await _show(call, *_place(call, where), _line(call), path + picked)


async def form(call: Call) -> None:
    """Open the form in which orders are typed behind the line of the page."""
    voice = call.voice
    field = FormField(FIELD, voice.word("analyse-form"), "; ".join(_line(call)), "")
    press = forms.press(call.press.match, "fork_typed", call.press.arg)
    await forms.open_form(call.interaction, Form(press, voice.word("analyse-title"), [field]))


async def typed(call: Call) -> None:
    """Try the line of a form."""
    line = _orders(call, forms.typed(call.interaction), await _system(call))
    await _show(call, *_place(call), line)


async def _system(call: Call) -> str:
    return (await table_of(call.reader)).info.system


def _orders(call: Call, words: str, system: str) -> tuple[str, ...]:
    """Read typed orders in the words of any language."""
    vocabulary = call.front.services.content.vocabularies[system]
    return tuple(vocabulary.canonical(one, {}) for one in order_lines(words))


def _line(call: Call) -> tuple[str, ...]:
    found = orders_in(call.interaction.message) if call.in_place else None
    return tuple(order_lines(found or ""))


def _place(call: Call, arg: str = "") -> tuple[int, int]:
    """Return behind which record an analysis begins, and the number of its world."""
    path = ids.path_of(arg or call.press.arg) or ()
    if len(path) != 2:
        raise StaleDecision(Text("refused-stale"))
    return path[0], path[1] % MOST_WORLDS


async def _show(
    call: Call,
    seq: int | None,
    number: int,
    orders: Sequence[str],
    path: tuple[int, ...] = (),
    *,
    answers: bool = False,
) -> None:
    await call.acknowledge()
    page = _page(call.reader, seq, number, orders, path, answers=answers)
    await call.soon(page, call.voice.word("film-painting"))


async def _page(
    reader: Reader, seq: int | None, number: int, orders: Sequence[str], path: tuple[int, ...],
    *, answers: bool,
) -> Page:  # fmt: skip
    table, voice = await table_of(reader), reader.voice
    if table.position is None:
        raise NotRunning(table.info.status)
    viewer, painter = viewer_of(reader, table), painter_of(reader, table)
    whole, head = table.info.status == "over", table.info.head
    position = await _stood(reader, seq) if seq not in (None, head) else table.position
    note = voice.word("analyse-long", most=MOST_ORDERS) if len(orders) > MOST_ORDERS else ""

    def made() -> Page:
        fork = Fork(position, viewer, number, whole)
        line = analysis.tried(fork, orders)
        if answers and line.fault is None:
            line = analysis.answered(fork, line)
        shown = Analysis(
            reader.match, table.info.scenario, head if seq is None else seq, fork, line, path, note
        )
        level = pages.level_of(shown) if path else None
        if level is not None and level.action is not None:
            order = position.game.write(level.action)
            shown = shown._replace(line=analysis.tried(fork, (*line.orders, order)), path=())
        return pages.page(shown, voice, painter)

    try:
        return await reader.front.painting.long(made)
    except menus.Lost:
        raise StaleDecision(Text("refused-stale")) from None


async def _stood(reader: Reader, seq: int | None) -> Position:
    """Return how the match stood after a record in force; raises ``Refused``."""
    past = await reader.front.matches.queries.past(reader.match, None)
    stood = await reader.front.painting.long(lambda: dict(history.positions(past)))
    if seq is None or seq not in stood:
        raise Refused(Text("refused-back-where"))
    return stood[seq]


PRESSES: Mapping[Act, Handler] = {
    "analyse": Handler(opened, "anew"),
    "fork_add": Handler(add),
    "fork_again": Handler(again),
    "fork_answer": Handler(answer),
    "fork_form": Handler(form, "by form"),
    "fork_less": Handler(less),
    "fork_typed": Handler(typed, "anew"),
}
