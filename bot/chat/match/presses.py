"""What is pressed while a match is played: looking, deciding, taking back."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord

from bot.chat.front import replies
from bot.chat.front.call import Call, Handler
from bot.chat.front.front import Reader
from bot.chat.front.notices import notice
from bot.chat.wire import answers, forms, ids
from bot.chat.wire.ids import Act
from bot.chat.wire.page import Page
from bot.engine.model import ANYTIME, Text
from bot.engine.refusal import Refused
from bot.service.match.moves import order_lines

from . import (
    analysing,
    chronicle,
    coaching,
    deciding,
    diary,
    dispatching,
    doubting,
    following,
    looking,
    orders,
    parting,
    planning,
    recap,
    replay,
    retaking,
    standing,
    typed,
    views,
)
from .pages import boxes
from .pages import run as runs
from .pages import sheet as sheets


async def unknown(call: Call) -> None:
    """Answer a button that means nothing any more."""
    await call.acknowledge()
    note = call.voice.word("unknown-button")
    await call.show(await views.now(call.reader, note))


# Looking -----------------------------------------------------------------------------------------


async def turn(call: Call) -> None:
    """Open the panel of the user's decision.

    A page that asked it already has told what happened before.
    """
    await call.acknowledge()
    told = call.in_place and call.press.serial != ANYTIME
    await following.show(call, call.warned(), 0 if told else None)


async def panel(call: Call) -> None:
    """Show the panel at a place of the menus."""
    path = ids.path_of(call.press.arg)
    await call.acknowledge()
    await call.show(await deciding.panel(call.reader, call.press.serial, path or ()))


async def _look(call: Call, view: Callable[[Reader], Awaitable[Page]]) -> None:
    """Answer with a new private page."""
    await answers.defer(call.interaction, in_place=False)
    await replies.answer(call.interaction, await view(call.reader))


async def hand(call: Call) -> None:
    """Show the user's cards, or those of the seat that the button names."""
    await _look(call, lambda reader: views.hand(reader, call.press.arg))


async def odds(call: Call) -> None:
    """Show the chances of what the user may order."""
    await _look(call, views.odds)


async def text(call: Call) -> None:
    """Show the public board as text."""
    await _look(call, looking.text)


async def board(call: Call) -> None:
    """Show the board as the user sees it."""
    await _look(call, looking.board)


async def fight(call: Call) -> None:
    """Show the last fight of the turn from close up."""
    await _look(call, looking.fight)


async def log(call: Call) -> None:
    """Show what happened, page by page, the last one first."""
    page, *whole = ids.path_of(call.press.arg) or (0,)
    await call.acknowledge()
    await call.show(await looking.log(call.reader, page, whole=bool(whole)))


async def film(call: Call) -> None:
    """Show a turn, or the whole match, as a film."""
    await call.acknowledge()
    await call.soon(replay.page(call.reader, call.press.arg), call.voice.word("film-painting"))


async def dm_test(call: Call) -> None:
    """Send the user's cards by direct message once more, after that was found impossible."""
    work = call.front.matches.play.try_direct_messages(
        call.press.match, call.user, interaction=call.once()
    )
    await answers.journal_first(call.interaction, work, in_place=False)
    await replies.tell(call.interaction, call.voice.word("dm-trying"))


# Deciding ----------------------------------------------------------------------------------------


async def pick(call: Call) -> None:
    """Take a pick of a button: go on to the next question, or carry the action out."""
    await _picked(call, ids.path_of(call.press.arg))


async def menu(call: Call) -> None:
    """Take the pick of a menu."""
    before = ids.path_of(call.press.arg.partition("/")[0])
    places = ids.path_of(".".join(call.values))
    if before is None or places is None or len(places) != 1:
        await unknown(call)
        return
    await _picked(call, before + places)


async def _picked(call: Call, path: tuple[int, ...] | None) -> None:
    if path is None:
        await unknown(call)
        return
    action = await deciding.action_at(call.reader, call.press.serial, path)
    if action is None:
        await call.acknowledge()
        await call.show(await deciding.panel(call.reader, call.press.serial, path))
        return
    await _carry_out(call, [action])


async def plan(call: Call) -> None:
    """Take a pick for one piece of a turn on one page, or show other pieces; nothing is done."""
    picked = sheets.picked_in(call.interaction.message) if call.in_place else {}
    pick = sheets.pick_of(call.values[0]) if call.values else None
    picked.pop(call.press.arg, None)
    if pick is not None:
        picked[call.press.arg] = pick
    await call.acknowledge()
    part = sheets.part_of(call.press.arg)
    picks = list(picked.values())
    await call.show(await deciding.sheet(call.reader, call.press.serial, picks, part))


async def draft(call: Call) -> None:
    """Change the plan of a page; nothing is done yet."""
    lines = _planned(call)
    await call.acknowledge()
    await call.show(await planning.draft(call.reader, call.press.serial, lines, call.press.arg))


async def do(call: Call) -> None:
    """Carry out the plan of a page, and with ``end`` the order that ends what it is about."""
    lines = _planned(call)
    if call.press.arg == "end":
        lines.append(await planning.closing(call.reader, call.press.serial, lines))
    await orders.require_open(call)
    await typed.carry_out_here(call, "; ".join(lines))


def _planned(call: Call) -> list[str]:
    found = typed.orders_in(call.interaction.message) if call.in_place else None
    return order_lines(found or "")


async def box(call: Call) -> None:
    """Take the picks of a box of a form; nothing is done yet."""
    picks = _in_boxes(call)
    picks[boxes.place_of(call.press.arg)] = boxes.places_of(call.values)
    form = await planning.form(call.reader, call.press.serial, picks)
    await call.acknowledge()
    await call.show(await planning.form_page(call.reader, form))


async def send(call: Call) -> None:
    """Answer by what stands in the boxes of a form; with ``none`` by nothing.

    Where nothing gives something away, that is told first.
    """
    is_none = call.press.arg == "none"
    form = await planning.form(call.reader, call.press.serial, {} if is_none else _in_boxes(call))
    if is_none and form.is_looked_at:
        await call.acknowledge()
        await call.show(await planning.last_look(call.reader, form))
        return
    await _carry_out(call, [form.action])


def _in_boxes(call: Call) -> dict[int, list[int]]:
    return boxes.picks_in(call.interaction.message) if call.in_place else {}


async def run(call: Call) -> None:
    """Take a pick on a page of several questions, or carry out what needs no more answers."""
    before = runs.said_in(call.interaction.message) if call.in_place else {}
    said = {**before, **runs.said_by(call.press.arg, call.values)}
    laid = await deciding.run(call.reader, call.press.serial, said)
    if not call.values and runs.is_done_at_once(before, laid):
        await _carry_out_run(call, laid)
        return
    await call.acknowledge()
    await call.show(await deciding.run_page(call.reader, laid))


async def carry(call: Call) -> None:
    """Carry out several questions as their answers stand on the page."""
    said = runs.said_in(call.interaction.message) if call.in_place else {}
    await _carry_out_run(call, await deciding.run(call.reader, call.press.serial, said))


async def _carry_out_run(call: Call, laid: runs.Laid) -> None:
    await _carry_out(call, laid.actions)
    call.front.recent.keep(call.press.match, call.user, laid.run.fields)


async def line(call: Call) -> None:
    """Give the answers of a button that stands for several."""
    path = ids.path_of(call.press.arg)
    if not path:
        await unknown(call)
        return
    await _carry_out(call, list(await deciding.line_at(call.reader, call.press.serial, path[0])))


async def open_line(call: Call) -> None:
    """Give an answer that everybody saw offered."""
    path = ids.path_of(call.press.arg)
    if not path:
        await unknown(call)
        return
    await _carry_out(call, list(await deciding.open_at(call.reader, call.press.serial, path[0])))


async def end(call: Call) -> None:
    """Ask whether the turn is to end; whose turns end by themselves is not asked."""
    page = await deciding.end(call.reader, call.press.serial)
    if page is None:
        await typed.surely(call)
        return
    await call.acknowledge()
    await call.show(page)


async def go(call: Call) -> None:
    """Carry out the action whose forecast was shown."""
    path = ids.path_of(call.press.arg)
    action = await deciding.action_at(call.reader, call.press.serial, path or (), consent=True)
    if action is None:
        await unknown(call)
        return
    await _carry_out(call, [action])


async def many(call: Call) -> None:
    """Carry out several picks of one menu, one after the other; one alone as any other pick.

    Where one of them cannot be taken back they are shown once more, with a button that does them.
    """
    places = ids.path_of(".".join(call.values) if call.values else call.press.arg) or ()
    if len(places) == 1:
        await _picked(call, places)
        return
    serial = call.press.serial
    actions = [
        action
        for place in places
        if (action := await deciding.action_at(call.reader, serial, (place,), consent=True))
        is not None
    ]
    if not actions or len(actions) != len(places):
        await unknown(call)
        return
    look = await deciding.several(call.reader, serial, places, actions) if call.values else None
    if look is None:
        await _carry_out(call, actions)
        return
    await call.acknowledge()
    await call.show(look)


async def _carry_out(call: Call, actions: list[Any]) -> None:
    seat = await deciding.asked_at(call.reader, call.press.serial)
    work = orders.submit(call, actions)
    said = await answers.journal_first(call.interaction, work, in_place=call.in_place)
    await following.show(call, call.warned(said.note), said.since, seat)


async def type_orders(call: Call) -> None:
    """Open the form for typed orders; a form is never deferred."""
    form = await orders.form(call.reader)
    await forms.open_form(call.interaction, form)


async def type_sent(call: Call) -> None:
    """Carry out the orders typed in the form."""
    await typed.carry_out(call, forms.typed(call.interaction))


# The end ------------------------------------------------------------------------------------------


async def keep(call: Call) -> None:
    """Leave everything as it is."""
    await call.show(notice(call.voice.word("kept")))


async def export(call: Call) -> None:
    """Send a finished game as a file, in private."""
    await answers.defer(call.interaction, in_place=False)
    table = await call.front.matches.queries.table(call.press.match)
    if table.info.status != "over":  # a running match would tell its secrets
        raise Refused(Text("chat-export-running"))
    data = await call.front.matches.archive.export(call.press.match)
    file = discord.File(io.BytesIO(data), f"fieldpost-{call.press.match}.json")
    words = call.voice.word("export-ready")
    await call.interaction.edit_original_response(content=words, attachments=[file])


PRESSES: Mapping[Act, Handler] = {
    "unknown": Handler(unknown),
    "turn": Handler(turn),
    "panel": Handler(panel),
    "hand": Handler(hand, "anew"),
    "odds": Handler(odds, "anew"),
    "text": Handler(text, "anew"),
    "board": Handler(board, "anew"),
    "fight": Handler(fight, "anew"),
    "log": Handler(log),
    "film": Handler(film),
    "dmtest": Handler(dm_test, "anew"),
    "pick": Handler(pick),
    "menu": Handler(menu),
    "many": Handler(many),
    "go": Handler(go),
    "run": Handler(run),
    "carry": Handler(carry),
    "line": Handler(line),
    "open": Handler(open_line),
    "plan": Handler(plan),
    "draft": Handler(draft),
    "box": Handler(box),
    "send": Handler(send),
    "do": Handler(do),
    "end": Handler(end),
    "undo": Handler(retaking.undo),
    "takeback": Handler(retaking.undo),
    "type": Handler(type_orders, "by form"),
    "orders": Handler(type_sent, "anew"),
    "surely": Handler(typed.surely),
    "sure": Handler(parting.sure),
    "agree": Handler(parting.agree, "anew"),
    "keep": Handler(keep),
    "export": Handler(export, "anew"),
    **standing.PRESSES,
    **recap.PRESSES,
    **diary.PRESSES,
    **chronicle.PRESSES,
    **coaching.PRESSES,
    **dispatching.PRESSES,
    **doubting.PRESSES,
    **analysing.PRESSES,
}
