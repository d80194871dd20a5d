"""Where one piece of a plan may go: its useful ends, or a way that is picked hex by hex."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.front.names import odds_brief, odds_words
from bot.chat.wire.components import button
from bot.chat.wire.locale import Voice
from bot.chat.wire.page import PageWriter
from renderers.painter import CHOSEN, Painter

from .plan import Plan, ends_of, onward_of, turns_of, way_of
from .plan_parts import changes, close, numbered, orders, paint

STAYING = 10


def piece_page(writer: PageWriter, plan: Plan, place: int, voice: Voice, painter: Painter) -> None:
    """Write the useful ends of a piece with their costs, and how it may turn where it stands."""
    ends, piece, press = ends_of(plan, place), plan.parts[place], plan.question.press
    marks = [(str(n), one.place) for n, one in enumerate(ends, 1) if one.place]
    paint(writer, plan, [(CHOSEN, piece.place), *marks], voice, painter)
    orders(writer, plan, voice)
    lines = [f"**{voice(piece.label)}**"]
    for number, one in enumerate(ends, 1):
        note = f": {voice(one.note)}" if one.note is not None else ""
        odds = plan.question.game.insight.odds(plan.view, one.action)
        told = odds_brief if odds is not None and odds.brief else odds_words
        said = f" · {told(odds, voice)}" if odds is not None else ""
        lines.append(f"**{number}** · {voice(one.label)}{note}{said}")
    writer.text("\n".join(lines))
    labels = enumerate(numbered(n, voice(one.label), len(ends)) for n, one in enumerate(ends, 1))
    writer.row(*(button(press("draft", f"e{place}.{n}"), said, "primary") for n, said in labels))
    changes(writer, plan, turns_of(plan, place)[:STAYING], f"t{place}.", voice)
    found = plan.decision
    inner = plan.question.game.planning.parts(plan.view, found, piece.key) if found else ()
    if not (ends or inner or turns_of(plan, place)):
        writer.text("-# " + voice.word("draft-nothing"))
    numbers = {one.key: number for number, one in enumerate(plan.parts)}
    parts = [button(press("draft", f"p{numbers[one.key]}"), voice(one.label)) for one in inner]
    writer.row(*parts)
    way = button(press("draft", f"w{place}"), voice.word("draft-way"))
    ways = [way] if ends and onward_of(plan, place, None) else []
    if plan.is_alone and place == 0:
        writer.row(*ways)
        close(writer, plan, voice)
        return
    ways.append(button(press("draft"), voice.word("button-back")))
    steps = [] if ends else [button(press("panel"), voice.word("sheet-steps"))]
    writer.row(*ways, *steps, button(press("type"), voice.word("button-type")))


def way_page(
    writer: PageWriter,
    plan: Plan,
    place: int,
    path: Sequence[int],
    voice: Voice,
    painter: Painter,
) -> None:
    """Write the hexes that a way may enter next, with their costs."""
    piece, press, order = plan.parts[place], plan.question.press, way_of(plan, place, path)
    following = onward_of(plan, place, order)
    marks = [(str(n), one.place) for n, one in enumerate(following, 1) if one.place]
    here = order.place if order is not None else piece.place
    paint(writer, plan, [(CHOSEN, here), *marks], voice, painter)
    orders(writer, plan, voice)
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
