"""The private panel in which a player decides: menus of legal picks, forecast, buttons.

Everything offered comes from the seat's own view. The numbers on the picture are those of the
menu (discord-ux 6).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from bot.chat.front.names import odds_brief, odds_words, picks_words, reason_line, seat_text
from bot.chat.front.spoken import spoken
from bot.chat.match import menus
from bot.chat.match.menus import Item, Level
from bot.chat.wire.components import Option, Press, button, select
from bot.chat.wire.ids import path_arg
from bot.chat.wire.locale import Voice
from bot.chat.wire.page import Page, PageWriter
from bot.engine.model import Choice
from bot.engine.parts.insight import Forecast
from bot.engine.refusal import Refused
from renderers.painter import CHOSEN, Marks, Painter
from renderers.picture import Picture

from . import news, passing, standing
from .question import Question, is_final, is_plain, needs_consent

BUTTON_LABEL = 60
MOST_NAMED = 5
"""Of how many picks a page names those that cannot be taken back."""
TRIED = 25
"""How many answers are tried to say beforehand that some cannot be taken back."""
MOST_MENUS = 8
"""How many menus a panel holds; what they cannot hold is left to typed orders."""


def panel(question: Question, path: tuple[int, ...], voice: Voice, painter: Painter) -> Page:
    """Write the panel at a place of the menus; raises ``menus.Lost`` for a path that is none."""
    level = menus.walk(question.ways(), path)
    if len(level.items) == 1 and needs_consent(question, level.items[0].ways[0].action):
        level = menus.walk(question.ways(), (*level.path, 0))
    if level.action is not None:
        return _forecast(question, level, voice, painter)
    items, done = menus.without_done(level.items)
    writer = head(question, level.picked, voice, painter)
    writer.picture(_picture(question, _marks(level, items), voice, painter))
    if any(item.choice.place for item in items):
        writer.text("-# " + voice.word("panel-numbers"))
    writer.text(question.advice)
    writer.text(_counting(question, level.items, voice))
    _picks(writer, question, level, items, voice)
    if not level.path:
        writer.row(*_lines(question, voice))
    writer.row(*_buttons(question, level, done, voice))
    point = question.decision.point
    always = standing.always(question.game, question.press("always", point), point, voice)
    if menus.back(question.ways(), level.path) is None:
        if always is not None:
            writer.text("-# " + voice.word("standing-now")).row(always)
        if question.game.markers.adjustments(question.view, question.decision.seat):
            writer.row(passing.opener(question.match, voice))
    return writer.page()


def _counting(question: Question, items: Sequence[Item], voice: Voice) -> str:
    """Say that a pick counts at once, and which picks cannot be taken back.

    Empty where all can, or are shown once more before.
    """
    if question.changes:
        return ""
    leaves = [(item, item.ways[0].action) for item in items[:TRIED] if item.is_final]
    final = [
        item
        for item, action in leaves
        if is_final(question, action) and not needs_consent(question, action)
    ]
    if not final:
        return ""
    if len(final) == len(items):
        return "-# " + voice.word("panel-counts-all")
    if len(final) > MOST_NAMED:
        return "-# " + voice.word("panel-counts")
    picks = ", ".join(voice(item.choice.label) for item in final)
    return "-# " + voice.word("panel-counts-these", picks=picks)


def head(
    question: Question, picked: Sequence[Choice], voice: Voice, painter: Painter, asked: str = ""
) -> PageWriter:
    """Begin a page that asks: what happened, the question, what is picked of its answer.

    ``asked``: what the page asks instead of the question itself.
    """
    game, decision = question.game, question.decision
    writer = PageWriter(painter.accent(game.side_of(decision.seat)))
    asked = asked or voice(game.words.prompt(question.view, decision))
    title = voice.word("panel-title", seat=seat_text(game, decision.seat), question=asked)
    writer.text(question.note)
    happened = news.News(game, question.view, decision.seat, question.told)
    news.write(writer, happened, voice, painter)
    writer.text(f"### {title}")
    if picked:
        picks = picks_words(picked, voice)
        sole = len(question.options) == 1
        writer.text(voice.word("panel-sole" if sole else "panel-picked", picks=picks))
    return writer


def _picture(question: Question, marks: Marks, voice: Voice, painter: Painter) -> Picture:
    turned = painter.turned_for(question.view, question.decision.seat)
    return painter.paint_choice(question.view, question.told, voice, marks, turned=turned)


def _marks(level: Level, items: Sequence[Item]) -> Marks:
    """Mark what was picked, and number the picks by their places or keys as the menu does."""
    picked = [(CHOSEN, choice.place or choice.key) for choice in level.picked]
    numbers = [(str(n), item.choice.place or item.choice.key) for n, item in enumerate(items, 1)]
    return [*picked, *numbers]


def _picks(
    writer: PageWriter, question: Question, level: Level, items: Sequence[Item], voice: Voice
) -> None:
    numbers = {item.place: number for number, item in enumerate(items, 1)}
    options = [_option(question, item, numbers[item.place], voice) for item in items]
    if (
        question.decision.point in question.game.asking.several_points
        and not level.path
        and len(items) > 1
    ):
        return _menus(writer, question, level, items, options, voice, "many")
    short = all(len(option.label) <= BUTTON_LABEL for option in options)
    if 0 < len(items) <= question.game.asking.most_buttons and short:
        for item, option in zip(items, options, strict=True):
            if option.description:
                writer.text(f"**{option.label}**: {option.description}")
                writer.text(_why(question, item, voice))
        writer.row(
            *(
                button(
                    question.press("pick", path_arg((*level.path, item.place))),
                    option.label,
                    "primary",
                )
                for item, option in zip(items, options, strict=True)
            )
        )
        return None
    return _menus(writer, question, level, items, options, voice, "menu")


def _why(question: Question, item: Item, voice: Voice) -> str:
    """Write the reasons of an answer's dice where no second look tells them."""
    odds = question.game.insight.odds(question.view, item.ways[0].action)
    return reason_line(odds, voice) if odds is not None and is_plain(question) else ""


def _lines(question: Question, voice: Voice) -> Iterator[Press]:
    """Yield a button for each run of answers that is given at once."""
    for place, line in enumerate(question.game.asking.lines(question.view, question.decision)):
        yield button(question.press("line", str(place)), voice(line.choice.label), "success")


def _option(question: Question, item: Item, number: int, voice: Voice) -> Option:
    label = voice(item.choice.label)
    if not item.choice.key.isdecimal():  # an answer that is a number needs no other before it
        label = f"{number} · {label}"
    described = voice(item.choice.note) if item.choice.note else ""
    if item.is_final:
        action = item.ways[0].action
        odds = question.game.insight.odds(question.view, action)
        sure = question.game.insight.forecast(question.view, action)
        if odds is not None:
            described = odds_brief(odds, voice)
        elif sure is not None and sure.lines:
            described = voice(sure.lines[0])
    elif question.game.insight.odds(question.view, item.ways[0].action) is not None:
        described = ", ".join(_targets(item, voice))
    return Option(str(item.place), label, described)


def _targets(item: Item, voice: Voice) -> Sequence[str]:
    """Name what a piece can attack, each once."""
    picks = [way.choices[1] for way in item.ways if len(way.choices) > 1]
    return tuple(dict.fromkeys(voice(one.label) for one in picks))


def _menus(
    writer: PageWriter,
    question: Question,
    level: Level,
    items: Sequence[Item],
    options: Sequence[Option],
    voice: Voice,
    act: Literal["many", "menu"],
) -> None:
    by_place = {item.place: option for item, option in zip(items, options, strict=True)}
    lists = menus.split(items)
    for number, part in enumerate(lists[:MOST_MENUS]):
        lines = [by_place[item.place] for item in part]
        if act == "many":
            hint = voice.word("panel-many")
        elif len(lists) == 1:
            hint = voice.word("panel-pick")
        else:
            first, last = (voice(item.choice.label) for item in (part[0], part[-1]))
            hint = voice.word("panel-pick-range", first=first, last=last)
        arg = f"{path_arg(level.path)}/{number}"
        most = len(lines) if act == "many" else 1
        writer.row(select(question.press(act, arg), hint, lines, most=most))
    if len(lists) > MOST_MENUS:
        writer.text("-# " + voice.word("panel-typed-only"))


def _buttons(question: Question, level: Level, done: Item | None, voice: Voice) -> Iterator[Press]:
    if done is not None:
        place = path_arg((*level.path, done.place))
        yield button(question.press("pick", place), voice(done.choice.label), "success")
    before, game, asked = menus.back(question.ways(), level.path), question.game, question.decision
    if before is not None:
        yield button(question.press("panel", path_arg(before)), voice.word("button-back"))
    elif asked.point in game.planning.points or game.asking.boxes(question.view, asked):
        yield button(question.press("turn"), voice.word("button-back"))
    yield from tools(question, voice)
    laid = question.decision.point in question.game.asking.sheet_points
    if laid and done is not None and not is_final(question, done.ways[0].action):
        yield button(question.press("end"), voice.word("button-end"))


def tools(question: Question, voice: Voice) -> Iterator[Press]:
    """Yield the buttons that every page of a question has: undo, typing, the hand and others."""
    if question.undo:
        yield button(question.press("takeback"), voice.word("button-undo"))
    yield button(question.press("type"), voice.word("button-type"))
    yield button(question.press("hand"), voice.word("button-hand", held=question.game.words.held))
    if question.decision.point in question.game.asking.sheet_points:
        yield button(question.press("turn"), voice.word("sheet-title"))
    if len(question.game.policies.topics(question.decision.point)) > 1:
        yield button(question.press("standing"), voice.word("standing-title"))


def _forecast(question: Question, level: Level, voice: Voice, painter: Painter) -> Page:
    """Write the last look before an action: what it brings, its picture, confirm or back."""
    game = question.game
    writer = head(question, level.picked, voice, painter)
    odds = game.insight.odds(question.view, level.action)
    sure = game.insight.forecast(question.view, level.action)
    writer.picture(_foreseen(question, level, sure, voice, painter))
    if odds is not None:
        key = "panel-chances" if len(question.options) == 1 else "panel-forecast"
        order = spoken(game, game.write(level.action), voice)
        writer.text(voice.word(key, order=order, odds=odds_words(odds, voice)))
        writer.text(reason_line(odds, voice))
    elif sure is None and level.picked[-1].note is not None:
        writer.text(voice(level.picked[-1].note))
    if sure is not None:
        writer.text("\n".join(f"- {voice(line)}" for line in sure.lines))
    shown = game.insight.exposes(question.view, question.decision, level.action)
    final = odds is not None or shown != "nothing" or is_final(question, level.action)
    if final and not question.changes:
        writer.text(voice.word("panel-final"))
    writer.row(*_agreeing(question, level, voice, rolls=odds is not None))
    return writer.page()


def _agreeing(question: Question, level: Level, voice: Voice, *, rolls: bool) -> Iterator[Press]:
    """Yield the buttons of the last look: do it, and the ways out of it."""
    leaves = question.game.words.leaves(question.view, question.decision, level.action)
    ends = leaves and is_final(question, level.action)
    key = "button-attack" if rolls else "button-end" if ends else "button-confirm"
    go = question.press("go", path_arg(level.path))
    yield button(go, voice.word(key), "danger")
    if len(question.options) > 1:
        before = path_arg(menus.back(question.ways(), level.path) or ())
        yield button(question.press("panel", before), voice.word("button-back"))
        return
    if question.undo:
        yield button(question.press("takeback"), voice.word("button-undo"))
    yield button(question.press("type"), voice.word("button-type"))
    yield button(question.press("hand"), voice.word("button-hand", held=question.game.words.held))


def _foreseen(
    question: Question, level: Level, sure: Forecast[Any] | None, voice: Voice, painter: Painter
) -> Picture:
    """Paint the board as it would be, or as it is with a mark where the action ends."""
    if sure is not None and sure.view is not None:
        turned = painter.turned_for(question.view, question.decision.seat)
        ahead = painter.paint_forecast(sure.view, sure.events, voice, turned=turned)
        if ahead is not None:
            return ahead
    places = [choice.place for choice in level.picked if choice.place]
    line = aimed(question, places[:2], voice, painter) if len(places) > 1 else None
    if line is not None and question.game.insight.odds(question.view, level.action) is not None:
        return line
    return _picture(question, [("1", places[-1])] if places else [], voice, painter)


def aimed(
    question: Question, places: Sequence[str], voice: Voice, painter: Painter
) -> Picture | None:
    """Paint the line from an attacker to its target; None for a game without lines of sight."""
    try:
        seen = question.game.insight.sight(question.view, *places)
    except Refused:
        return None
    turned = painter.turned_for(question.view, question.decision.seat)
    return painter.paint_sight(question.view, seen, voice, turned=turned)
