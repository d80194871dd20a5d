"""Orders that are planned on one page before any is given: pieces, useful ends, one button for all.

The plan stands in the page itself, as it would be typed; presses name pieces and ends by their
places, so that no identifier tells more than the page.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from bot.chat.front.names import odds_brief, odds_words, reasons
from bot.chat.wire.components import Press, button
from bot.chat.wire.ids import path_of
from bot.chat.wire.locale import Voice
from bot.chat.wire.page import Page, PageWriter
from bot.engine import draft as drafts
from bot.engine.draft import Draft
from bot.engine.model import Choice, Decision
from bot.engine.parts.planning import End
from bot.engine.sheet import tried
from bot.service.match.told import visible
from renderers.painter import CHOSEN, Marks, Painter

from .panel import Question, aimed, head, tools

IN_A_ROW, STAYING = 5, 10
TOLD = 6
"""Of how many orders to toggle a page tells every chance with its reasons."""
ROOM = 10
"""With how many pieces a page still has room for other ways of the last order."""


class Plan(NamedTuple):
    """A plan with the question that it begins at, and the part of the page that is open.

    ``piece`` is the place of a piece whose ends are shown; ``path``: directions of a way that is
    picked hex by hex; None: not that page.
    """

    question: Question
    draft: Draft
    piece: int | None = None
    path: tuple[int, ...] | None = None

    @property
    def view(self) -> Any:
        """What the seat would see behind the plan."""
        return self.draft.position.view(self.question.decision.seat)

    @property
    def decision(self) -> Decision | None:
        """What it would be asked then; None: somebody else would be, or another thing."""
        found = self.draft.position.decision_of(self.question.decision.seat)
        return found if found and found.point == self.question.decision.point else None

    @property
    def lines(self) -> tuple[str, ...]:
        """All orders of the plan as they are typed."""
        return (*self.draft.orders, *filter(None, (self.draft.risky,)))

    @property
    def pieces(self) -> Sequence[Choice]:
        """The pieces that may still be ordered; none behind an order that chance decides."""
        found = None if self.draft.risky else self.decision
        return self.question.game.planning.pieces(self.view, found) if found else ()

    @property
    def parts(self) -> Sequence[Choice]:
        """The pieces, then the parts of each of them in their order."""
        found, planning, pieces = self.decision, self.question.game.planning, self.pieces
        inner = [planning.parts(self.view, found, one.key) for one in pieces] if found else ()
        return [*pieces, *(one for parts in inner for one in parts)]

    @property
    def is_alone(self) -> bool:
        """Whether there is but one piece, and nothing is planned for it yet."""
        return not self.lines and not self.toggles and len(self.pieces) == 1

    @property
    def toggles(self) -> Sequence[End]:
        """The orders that are added and taken out by one tap, as the question lists them."""
        question = self.question
        return question.game.planning.toggles(question.view, question.decision)

    @property
    def changes(self) -> Sequence[End]:
        """Other ways of the last order."""
        if not self.lines:
            return ()
        draft, game, seat = self.draft, self.question.game, self.question.decision.seat
        before = draft.position if draft.risky else draft.before
        view, decision = before.view(seat), before.decision_of(seat)
        assert decision is not None
        last = game.read(view, decision, self.lines[-1])
        return game.planning.changed(view, decision, game.planning.piece_of(last), last)

    @property
    def closing(self) -> End | None:
        """The order that ends what is planned."""
        found = None if self.draft.risky else self.decision
        return self.question.game.planning.closing(self.view, found) if found else None


def is_planned(question: Question) -> bool:
    """Tell whether orders of a question are planned on such a page."""
    if question.decision.point not in question.game.planning.points or question.position is None:
        return False
    plan = planned(question, ())
    return bool(plan.pieces or plan.toggles)


def planned(question: Question, lines: Sequence[str]) -> Plan:
    """Lay a plan out; its page lists the pieces."""
    assert question.position is not None
    return Plan(question, drafts.lay(question.position, question.decision.seat, lines))


# What a press does -------------------------------------------------------------------------------


def pressed(question: Question, lines: Sequence[str], arg: str) -> Plan:
    """Change a plan as a press of its page says; what fits nothing leaves it as it is.

    ``p2``: the ends of a piece; ``w2.0.1``: a way hex by hex; ``e2.3``: an end of a piece;
    ``t2``: turn it where it stands; ``d2.0.1``: a way is done; ``f1``: another way of the last
    order; ``s4``: an order added or taken out; ``x1``: an order taken out.
    """
    plan, what, places = planned(question, lines), arg[:1], path_of(arg[1:]) or ()
    if what == "x" and places:
        return planned(question, [one for n, one in enumerate(plan.lines) if n != places[0]])
    if what in ("p", "w") and places and places[0] < len(plan.parts):
        return plan._replace(piece=places[0], path=places[1:] if what == "w" else None)
    order = _picked(plan, what, places)
    if order is None:
        return plan
    written, orders = question.game.write(order.action), plan.lines
    if what == "f":
        return planned(question, (*orders[:-1], written))
    if what == "s" and written in orders:
        return planned(question, [one for one in orders if one != written])
    return planned(question, (*orders, written))


def _picked(plan: Plan, what: str, places: Sequence[int]) -> End | None:
    """Return the order that a press picks; None: it fits none."""
    first, *rest = (*places, -1)
    match what:
        case "e" if rest:
            found, place = _ends(plan, first), rest[0]
        case "t" if len(rest) > 1:
            found, place = _turns(plan, first), rest[0]
        case "d":
            return _way(plan, first, places[1:])
        case "f":
            found, place = plan.changes, first
        case "s":
            found, place = plan.toggles, first
        case _:
            return None
    return found[place] if 0 <= place < len(found) else None


def _key(plan: Plan, place: int) -> str:
    pieces = plan.parts
    return pieces[place].key if 0 <= place < len(pieces) else ""


def _ends(plan: Plan, place: int) -> Sequence[End]:
    key, found = _key(plan, place), plan.decision
    return plan.question.game.planning.ends(plan.view, found, key) if key and found else ()


def _turns(plan: Plan, place: int) -> Sequence[End]:
    key, found = _key(plan, place), plan.decision
    return plan.question.game.planning.changed(plan.view, found, key, None) if key and found else ()


def _way(plan: Plan, place: int, path: Sequence[int]) -> End | None:
    """Return the order of a way that is picked hex by hex."""
    order: End | None = None
    for step in path:
        following = _onward(plan, place, order)
        if not 0 <= step < len(following):
            return None
        order = following[step]
    return order


def _onward(plan: Plan, place: int, order: End | None) -> Sequence[End]:
    key, found = _key(plan, place), plan.decision
    if not key or found is None:
        return ()
    action = order.action if order is not None else None
    return plan.question.game.planning.onward(plan.view, found, key, action)


# The pages ---------------------------------------------------------------------------------------


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
        _piece_page(writer, plan, plan.piece or 0, voice, painter)
    else:
        _way_page(writer, plan, plan.piece or 0, plan.path, voice, painter)
    return writer.page()


def _paint(writer: PageWriter, plan: Plan, marks: Marks, voice: Voice, painter: Painter) -> None:
    seat = plan.question.decision.seat
    events = visible(plan.draft.events, seat) if plan.draft.orders else plan.question.told
    turned = painter.turned_for(plan.question.view, seat)
    writer.picture(painter.paint_choice(plan.view, events, voice, marks, turned=turned))


def _plan_text(writer: PageWriter, plan: Plan, voice: Voice) -> None:
    if plan.lines:
        writer.text(voice.word("sheet-so-far"))
        writer.text("```\n" + "; ".join(plan.lines) + "\n```")
    if plan.draft.left:
        writer.text("-# " + voice.word("draft-left", orders="; ".join(plan.draft.left)))


def _overview(writer: PageWriter, plan: Plan, voice: Voice, painter: Painter) -> None:
    """Write the pieces or the orders to toggle, the facing row, and the button for all."""
    toggles, pieces = plan.toggles, plan.pieces
    places = [one.place for one in toggles] or [one.place for one in pieces]
    marks = [(str(n), place) for n, place in enumerate(places, 1) if place]
    _paint(writer, plan, marks, voice, painter)
    _plan_text(writer, plan, voice)
    if toggles:
        writer.text("\n".join(_toggle_lines(plan, toggles, voice)))
        writer.row(*_toggle_buttons(plan, toggles, voice))
    else:
        writer.row(*_piece_buttons(plan, pieces, voice))
        press = plan.question.press
        room = len(plan.draft.orders) + len(pieces) <= ROOM
        changes = enumerate(plan.changes[:IN_A_ROW] if room else ())
        writer.row(*(button(press("draft", f"f{n}"), voice(one.label)) for n, one in changes))
    _close(writer, plan, voice)


def _last_look(writer: PageWriter, plan: Plan, voice: Voice, painter: Painter) -> None:
    """Write the last look before dice: who at whom, the chances, other ways of it, the button."""
    question, press, last = plan.question, plan.question.press, len(plan.lines) - 1
    game, found = question.game, plan.decision
    assert found is not None
    action = game.read(plan.view, found, plan.draft.risky)
    picks = game.words.menu(plan.view, found, action)
    places, others = [one.place for one in picks if one.place], plan.changes[:IN_A_ROW]
    seen = aimed(question, places[:2], voice, painter) if len(places) > 1 else None
    numbered = [(str(n), one.place) for n, one in enumerate(others, 1) if one.place]
    if seen is not None:
        writer.picture(seen)
    else:
        marks = [(CHOSEN, one) for one in places]
        _paint(writer, plan, [*marks, *numbered], voice, painter)
    writer.text(voice.word("panel-picked", picks=" > ".join(voice(one.label) for one in picks)))
    _plan_text(writer, plan, voice)
    odds = game.insight.odds(plan.view, action)
    if odds is not None:
        writer.text(f"{odds_words(odds, voice)}\n-# {reasons(odds, voice)}")
    writer.text(voice.word("panel-final"))
    label = voice.word("draft-do" if odds is None else "button-attack", count=last + 1)
    shown = game.planning.shows(plan.view, found, action)
    label = label if shown is None else f"{label} ({voice(shown)})"
    labels = [_numbered(n, one, voice) for n, one in enumerate(others, 1)]
    writer.row(*(button(press("draft", f"f{n}"), said) for n, said in enumerate(labels)))
    writer.row(
        button(press("do"), label, "danger"),
        button(press("draft", f"x{last}"), voice.word("button-back")),
        button(press("type"), voice.word("button-type")),
    )


def _numbered(number: int, one: End, voice: Voice) -> str:
    """Label another way of an order, by the number that it bears on the picture."""
    return f"{number} · {voice(one.label)}" if one.place else voice(one.label)


def _toggle_lines(plan: Plan, toggles: Sequence[End], voice: Voice) -> Iterator[str]:
    """Yield each order with its chances as they are with the plan; of a few all that is known."""
    told = odds_words if len(toggles) <= TOLD else odds_brief
    for number, one in enumerate(toggles, 1):
        odds = plan.question.game.insight.odds(plan.view, one.action)
        said = told(odds, voice) if odds is not None else ""
        yield f"**{number}** · {voice(one.label)}: {said}"
        if odds is not None and odds.tally.parts and len(toggles) <= TOLD:
            yield f"-# {reasons(odds, voice)}"


def _toggle_buttons(plan: Plan, toggles: Sequence[End], voice: Voice) -> Iterator[Press]:
    question = plan.question
    for place, one in enumerate(toggles):
        on = question.game.write(one.action) in plan.draft.orders
        style = "success" if on else "primary"
        label = f"{place + 1} · {voice(one.label)}"
        yield button(question.press("draft", f"s{place}"), label, style)


def _piece_buttons(plan: Plan, pieces: Sequence[Choice], voice: Voice) -> Iterator[Press]:
    """Yield a button for each piece: what is planned for it, or where it stands."""
    press = plan.question.press
    for place, order in enumerate(plan.draft.orders):
        yield button(press("draft", f"x{place}"), f"✕ {order}", "success")
    for place, one in enumerate(pieces):
        label = f"{place + 1} · {voice(one.label)}"
        yield button(press("draft", f"p{place}"), label, "primary")


def _close(writer: PageWriter, plan: Plan, voice: Voice) -> None:
    """Write what carries the plan out, with a word on what cannot be taken back, and the tools."""
    end, seat = plan.closing, plan.question.decision.seat
    if end is not None and tried(plan.draft.position, seat, end.action) is None:
        writer.text("-# " + voice.word("draft-end-final", end=end.label))
    writer.row(*_verbs(plan, voice))
    writer.row(*tools(plan.question, voice))


def _verbs(plan: Plan, voice: Voice) -> Iterator[Press]:
    question, count, closing = plan.question, len(plan.draft.orders), plan.closing
    if count:
        yield button(question.press("do"), voice.word("draft-do", count=count), "success")
    if closing is not None:
        words = voice(closing.label)
        label = voice.word("draft-do-end", count=count, end=words) if count else words
        yield button(question.press("do", "end"), label, "success")
    yield button(question.press("panel"), voice.word("sheet-steps"))


def _piece_page(writer: PageWriter, plan: Plan, place: int, voice: Voice, painter: Painter) -> None:
    """Write the useful ends of a piece with their costs, and how it may turn where it stands."""
    ends, piece, press = _ends(plan, place), plan.parts[place], plan.question.press
    numbered = [(str(n), one.place) for n, one in enumerate(ends, 1) if one.place]
    _paint(writer, plan, [(CHOSEN, piece.place), *numbered], voice, painter)
    _plan_text(writer, plan, voice)
    lines = [f"**{voice(piece.label)}**"]
    for number, one in enumerate(ends, 1):
        note = f": {voice(one.note)}" if one.note is not None else ""
        odds = plan.question.game.insight.odds(plan.view, one.action)
        said = f" · {odds_words(odds, voice)}" if odds is not None else ""
        lines.append(f"**{number}** · {voice(one.label)}{note}{said}")
    writer.text("\n".join(lines))
    labels = enumerate(voice(one.label) for one in ends)
    goes = [button(press("draft", f"e{place}.{n}"), f"{n + 1} · {w}", "primary") for n, w in labels]
    writer.row(*goes)
    turns = enumerate(_turns(plan, place)[:STAYING])
    writer.row(*(button(press("draft", f"t{place}.{n}"), voice(one.label)) for n, one in turns))
    found = plan.decision
    inner = plan.question.game.planning.parts(plan.view, found, piece.key) if found else ()
    numbers = {one.key: number for number, one in enumerate(plan.parts)}
    parts = [button(press("draft", f"p{numbers[one.key]}"), voice(one.label)) for one in inner]
    writer.row(*parts)
    way = button(press("draft", f"w{place}"), voice.word("draft-way"))
    ways = [way] if ends and _onward(plan, place, None) else []
    if plan.is_alone:
        writer.row(*ways)
        _close(writer, plan, voice)
        return
    ways.append(button(press("draft"), voice.word("button-back")))
    writer.row(*ways, button(press("type"), voice.word("button-type")))


def _way_page(
    writer: PageWriter,
    plan: Plan,
    place: int,
    path: Sequence[int],
    voice: Voice,
    painter: Painter,
) -> None:
    """Write the hexes that a way may enter next, with their costs."""
    piece, press, order = plan.parts[place], plan.question.press, _way(plan, place, path)
    following = _onward(plan, place, order)
    numbered = [(str(n), one.place) for n, one in enumerate(following, 1) if one.place]
    here = order.place if order is not None else piece.place
    _paint(writer, plan, [(CHOSEN, here), *numbered], voice, painter)
    _plan_text(writer, plan, voice)
    writer.text(f"**{voice(piece.label)}**")
    if order is not None:
        writer.text(f"`{plan.question.game.write(order.action)}`")
    so_far = "".join(f".{one}" for one in path)
    labels = enumerate(voice(one.label) for one in following)
    way = f"w{place}{so_far}"
    goes = [button(press("draft", f"{way}.{n}"), f"{n + 1} · {w}", "primary") for n, w in labels]
    writer.row(*goes)
    if order is not None:
        writer.row(button(press("draft", f"d{place}{so_far}"), voice.word("draft-done"), "success"))
    writer.row(button(press("draft", f"p{place}"), voice.word("button-back")))
