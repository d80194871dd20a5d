"""Orders that are planned on one page before any is given: pieces, useful ends, one button."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.chat.front.names import odds_brief, odds_words, picks_words, reason_line
from bot.chat.wire.components import Press, button
from bot.chat.wire.locale import Voice
from bot.chat.wire.page import Page, PageWriter
from bot.engine.model import Choice
from bot.engine.parts.planning import End
from renderers.painter import CHOSEN, Painter

from .panel import aimed, head
from .plan import Plan
from .plan_ends import piece_page, way_page
from .plan_parts import IN_A_ROW, changes, close, numbered, orders, paint

TOLD = 2
"""Of how many orders to toggle a page tells every chance with its reasons."""
ROOM = 10
"""With how many pieces a page still has room for other ways of the last order."""


def page(plan: Plan, voice: Voice, painter: Painter) -> Page:
    """Write the page: the pieces and the plan, or the ends of a piece."""
    is_overview = plan.draft.risky or plan.piece is None
    asked = "" if is_overview else voice.word("draft-where")
    writer = head(plan.question, (), voice, painter, asked)
    if plan.draft.risky:
        _last_look(writer, plan, voice, painter)
    elif plan.piece is None and not plan.is_alone:
        _overview(writer, plan, voice, painter)
    elif plan.path is None:
        piece_page(writer, plan, plan.piece or 0, voice, painter)
    else:
        way_page(writer, plan, plan.piece or 0, plan.path, voice, painter)
    return writer.page()


def _overview(writer: PageWriter, plan: Plan, voice: Voice, painter: Painter) -> None:
    """Write the pieces or the orders to toggle, the facing row, and the button for all."""
    toggles, pieces = plan.toggles, plan.pieces
    places = [one.place for one in toggles] or [one.place for one in pieces]
    marks = [(str(n), place) for n, place in enumerate(places, 1) if place]
    paint(writer, plan, marks, voice, painter)
    orders(writer, plan, voice)
    if toggles:
        writer.text("\n".join(_toggle_lines(plan, toggles, voice)))
        writer.row(*_toggle_buttons(plan, toggles, voice))
    else:
        _chances(writer, plan, voice)
        writer.row(*_piece_buttons(plan, pieces, voice))
        room = len(plan.draft.orders) + len(pieces) <= ROOM
        changes(writer, plan, plan.changes[:IN_A_ROW] if room else (), "f", voice)
    close(writer, plan, voice)


def _chances(writer: PageWriter, plan: Plan, voice: Voice) -> None:
    """Write the chances of the last order, where dice will follow from it."""
    if (last := plan.last) is None:
        return
    view, _, action = last
    odds = plan.question.game.insight.odds(view, action)
    if odds is not None:
        writer.text(f"{odds_words(odds, voice)}\n{reason_line(odds, voice)}".strip())


def _last_look(writer: PageWriter, plan: Plan, voice: Voice, painter: Painter) -> None:
    """Write the last look before dice: who at whom, the chances, other ways of it, the button."""
    question, press, last = plan.question, plan.question.press, len(plan.lines) - 1
    game, found = question.game, plan.decision
    assert found is not None
    action = game.read(plan.view, found, plan.draft.risky)
    picks = game.words.menu(plan.view, found, action)
    places, others = [one.place for one in picks if one.place], plan.changes[:IN_A_ROW]
    seen = aimed(question, places[:2], voice, painter) if len(places) > 1 else None
    offered = [(str(n), one.place) for n, one in enumerate(others, 1) if one.place]
    if seen is not None:
        writer.picture(seen)
    else:
        marks = [(CHOSEN, one) for one in places]
        paint(writer, plan, [*marks, *offered], voice, painter)
    writer.text(voice.word("panel-picked", picks=picks_words(picks, voice)))
    orders(writer, plan, voice)
    odds = game.insight.odds(plan.view, action)
    if odds is not None:
        writer.text(f"{odds_words(odds, voice)}\n{reason_line(odds, voice)}".strip())
    writer.text(voice.word("panel-final"))
    does = [(voice.word("draft-do" if odds is None else "button-attack", count=last + 1), "")]
    if (closing := plan.closing) is not None:
        ending = voice.word("draft-do-end", count=last + 1, end=voice(closing.label))
        does.insert(0, (ending, "end"))
    shown = game.planning.shows(plan.view, found, action)
    told = "" if shown is None else f" ({voice(shown)})"
    labels = [_numbered(n, one, voice) for n, one in enumerate(others, 1)]
    writer.row(*(button(press("draft", f"f{n}"), said) for n, said in enumerate(labels)))
    writer.row(
        *(button(press("do", arg), f"{label}{told}", "danger") for label, arg in does),
        button(press("draft", f"x{last}"), voice.word("button-back")),
        button(press("type"), voice.word("button-type")),
    )


def _numbered(number: int, one: End, voice: Voice) -> str:
    """Label another way of an order, by the number that it bears on the picture."""
    return f"{number} · {voice(one.label)}" if one.place else voice(one.label)


def _toggle_lines(plan: Plan, toggles: Sequence[End], voice: Voice) -> Iterator[str]:
    """Yield each order with its chances as they are with the plan, of those in it with reasons."""
    game = plan.question.game
    for number, one in enumerate(toggles, 1):
        odds = game.insight.odds(plan.view, one.action)
        told = len(toggles) <= TOLD or game.write(one.action) in plan.draft.orders
        said = (odds_words if told else odds_brief)(odds, voice) if odds is not None else ""
        yield f"**{number}** · {voice(one.label)}: {said}"
        if odds is not None and odds.tally.parts and told:
            yield reason_line(odds, voice)


def _toggle_buttons(plan: Plan, toggles: Sequence[End], voice: Voice) -> Iterator[Press]:
    question = plan.question
    for place, one in enumerate(toggles):
        on = question.game.write(one.action) in plan.draft.orders
        label = numbered(place + 1, voice(one.label), len(toggles))
        act = question.press("draft", f"s{place}")
        yield button(act, f"✓ {label}" if on else label, "success" if on else "primary")


def _piece_buttons(plan: Plan, pieces: Sequence[Choice], voice: Voice) -> Iterator[Press]:
    """Yield a button for each piece: what is planned for it, or where it stands."""
    press = plan.question.press
    for place, order in enumerate(plan.draft.orders):
        brief = plan.question.game.planning.brief(order)
        yield button(press("draft", f"x{place}"), f"✕ {brief}", "success")
    for place, one in enumerate(pieces):
        label = f"{place + 1} · {voice(one.label)}"
        yield button(press("draft", f"p{place}"), label, "primary")
