"""A whole turn on one page: a menu for each piece, its odds, and the turn as it would be typed.

What was picked is kept in the menus of the page itself, so a restart loses nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator, Sequence
from typing import NamedTuple

import discord

from bot.chat.front.names import odds_brief, odds_words, reason_line
from bot.chat.match.menus import PER_MENU
from bot.chat.wire import ids
from bot.chat.wire.components import OPTION, Option, Press, button, select
from bot.chat.wire.locale import Voice
from bot.chat.wire.page import Page
from bot.engine.flow import Position
from bot.engine.model import Choice
from bot.engine.plans.standing import END
from bot.engine.tries import sheet
from bot.engine.tries.sheet import Draft, Pick, Piece, Way
from bot.service.match.told import visible
from renderers.painter import CHOSEN, Marks, Painter, aim

from . import standing
from .panel import head
from .question import Question

MOST_PIECES = 8
PER_TARGET = 4
"""How many ways to attack the same target a menu shows: the best."""
MORE = "more"
"""What the button says that shows other pieces, before the part of the page."""
NOTHING = "-"
"""The value of the line that takes a pick back."""


class Sheet(NamedTuple):
    """A turn on one page: each piece with what is picked for it, and all picks together."""

    question: Question
    pieces: Sequence[tuple[Piece, Pick | None]]
    draft: Draft
    clashes: Sequence[Pick] = ()
    """The picks that were left out, since they do not go with the others."""
    gone: Sequence[Pick] = ()
    """The picks that were left out, since they cannot be made any more."""
    idle: Sequence[Choice] = ()
    """The pieces that can do nothing beside what is picked."""
    left: int = 0
    """How many more pieces there are than the page has menus."""
    part: int = 0
    """Which of them the page shows, counted from 0."""


def sheet_of(
    question: Question, position: Position, picks: Sequence[Pick], part: int = 0
) -> Sheet | None:
    """Lay a turn out on a page; None where there is nothing to lay out.

    ``picks`` that do not go together any more are left out. Of more pieces than fit a page, those
    for which something is picked and the most useful ones are its first ``part``.
    """
    seat = question.decision.seat
    turn = sheet.Turn(position, seat)
    left_out = turn.line_up(picks).clashes
    gone = [pick for pick in left_out if turn.line_up([pick]).clashes]
    clashes = [pick for pick in left_out if pick not in gone]
    kept = [pick for pick in picks if pick not in left_out]
    draft, found = turn.line_up(kept), sorted(turn.pieces(kept), key=_on_board)
    if not any(_acts(piece) for piece in found):
        return None
    by_place = dict(zip(draft.places, kept, strict=True))
    able = {piece.choice.place for piece in found}
    idle = [one for one in turn.actors() if kept and one.place not in able]
    shown = _part(found, by_place, part)
    if len(shown) > MOST_PIECES:
        return None
    pairs = [(piece, by_place.get(piece.choice.place)) for piece in shown]
    left = len(found) - len(shown)
    return Sheet(question, pairs, draft, clashes, gone, idle, left, part)


def _on_board(piece: Piece) -> tuple[str, int]:
    """Sort pieces by the rows of the board, and in a row by number: A10 stands behind A2."""
    place = piece.choice.place
    row = place.rstrip("0123456789")
    return row, int(place[len(row) :] or 0)


def _part(found: Sequence[Piece], picked: Container[str], part: int) -> list[Piece]:
    """Return the pieces that a part of the page shows, as they stand on the board."""
    if len(found) <= MOST_PIECES:
        return list(found)
    kept = [piece for piece in found if piece.choice.place in picked]
    others = sorted((piece for piece in found if piece not in kept), key=_use, reverse=True)
    room = max(1, MOST_PIECES - len(kept))
    first = part % -(-len(others) // room) * room
    shown = [*kept, *others[first : first + room]]
    return [piece for piece in found if piece in shown]


def _use(piece: Piece) -> tuple[float, int, bool]:
    """Tell how useful a piece is: by its best attack, its dice, then whether it does anything."""
    dice = [way.odds.tally.floored for way in piece.ways if way.odds is not None]
    return max(map(_worth, piece.ways), default=0.0), max(dice, default=0), _acts(piece)


def _acts(piece: Piece) -> bool:
    """Tell whether a piece may do more than be ordered."""
    return any(len(way.choices) > 1 for way in piece.ways)


def page(shown: Sheet, voice: Voice, painter: Painter) -> Page:
    """Write the page."""
    question, draft = shown.question, shown.draft
    writer = head(question, (), voice, painter)
    seat = question.decision.seat
    events = visible(draft.events, seat) if draft.orders else question.told
    view, turned = draft.position.view(seat), painter.turned_for(question.view, seat)
    writer.picture(painter.paint_board(view, events, voice, marks=_marks(shown), turned=turned))
    writer.text(question.advice)
    if draft.typed:
        lines = [voice.word("sheet-so-far"), *_picked_lines(shown, voice)]
        writer.text("\n".join(lines)).text(f"```\n{draft.typed}\n```")
        writer.text(voice.word("panel-final" if draft.rolls else "sheet-end-final"))
    else:
        writer.text("-# " + voice.word("sheet-how"))
    if shown.idle:
        names = ", ".join(voice(one.label) for one in shown.idle)
        writer.text("-# " + voice.word("sheet-idle", pieces=names))
    for key, picks in (("sheet-clash", shown.clashes), ("draft-left", shown.gone)):
        if picks:
            orders = ", ".join(f"`{pick.orders[-1]}`" for pick in picks)
            writer.text(voice.word(key, orders=orders))
    aimed = _aimed(shown)
    for number, (piece, pick) in enumerate(shown.pieces, 1):
        options = list(_options(piece, pick, aimed, voice))
        hint = f"{number} · {voice(piece.choice.label)}"
        writer.row(select(question.press("plan", str(number)), hint, options))
    if shown.left:
        more = question.press("plan", f"{MORE}{shown.part + 1}")
        writer.row(button(more, voice.word("sheet-more", count=shown.left)))
    writer.row(*_buttons(shown, voice))
    return writer.page()


def end(question: Question, position: Position, voice: Voice, painter: Painter) -> Page:
    """Ask whether a turn is to end, and say who could still do something; the second look."""
    shown = sheet_of(question, position, ())
    writer = head(question, (), voice, painter, voice.word("end-title"))
    idle = [voice(piece.choice.label) for piece, _ in shown.pieces if _acts(piece)] if shown else []
    writer.text(voice.word("end-ask"))
    if idle:
        writer.text(voice.word("end-idle", pieces=", ".join(idle)))
    writer.text(voice.word("panel-final"))
    back, go = question.press("turn"), question.press("surely", END)
    writer.row(
        button(back, voice.word("button-back")), button(go, voice.word("button-end"), "danger")
    )
    press = question.press("always", END)
    return writer.row(standing.by_itself(press, voice)).page()


def _marks(shown: Sheet) -> Marks:
    """Number the pieces for which nothing is picked, and point at what is attacked."""
    numbered = [
        (str(number), piece.choice.place)
        for number, (piece, pick) in enumerate(shown.pieces, 1)
        if pick is None
    ]
    chosen = [(CHOSEN, place) for place in _aimed(shown)]
    arrows = [aim(_origin(way), _target(way)) for way in _attacks(shown) if _origin(way)]
    return [*arrows, *numbered, *chosen]


def _attacks(shown: Sheet) -> list[Way]:
    """List the attacks that are picked."""
    return [
        way
        for piece, pick in shown.pieces
        for way in piece.ways
        if pick is not None and way.odds is not None and way.pick.orders == pick.orders
    ]


def _aimed(shown: Sheet) -> list[str]:
    """List the places that are attacked by what is picked, each once."""
    return list(dict.fromkeys(filter(None, map(_target, _attacks(shown)))))


def _origin(way: Way) -> str:
    """Return the place from which a way attacks; empty where its picks do not name it."""
    places = [one.place for one in way.choices if one.place]
    return places[-2] if len(places) > 1 else ""


def _target(way: Way) -> str:
    """Return the place that a way attacks; artillery that joins stands behind it."""
    return next((one.place for one in reversed(way.choices) if one.place), "")


def _picked_lines(shown: Sheet, voice: Voice) -> Iterator[str]:
    """Yield who attacks whom in words, with the chances, and their reasons below; then the others.

    Of several attacks the first chances alone are told: all of them fill a telephone.
    """
    picked = {
        way.pick.orders: (way, f"**{voice(piece.choice.label)}** · {_label(piece, way, voice)}")
        for piece, pick in shown.pieces
        for way in piece.ways
        if pick is not None and pick.orders == way.pick.orders
    }
    names = {way.rolls: name for way, name in picked.values()}
    attacks = [(order, odds) for order, odds in shown.draft.rolls if odds is not None]
    words = odds_words if len(attacks) == 1 else odds_brief
    for order, odds in attacks:
        yield f"- {names.get(order, order)}: {words(odds, voice)}"
        if why := reason_line(odds, voice):
            yield why
    yield from (f"- {name}" for way, name in picked.values() if way.odds is None)


def _options(
    piece: Piece, pick: Pick | None, aimed: Sequence[str], voice: Voice
) -> Iterator[Option]:
    """Yield the lines of a piece's menu: attacks, on who is attacked already first, then moves."""
    yield Option(NOTHING, voice.word("sheet-nothing"))
    taken = [way for way in piece.ways if pick is not None and way.pick.orders == pick.orders]
    best = [way for way in _best(piece.ways, aimed) if way not in taken]
    for way in [*taken[:1], *best][: PER_MENU - 1]:
        said = odds_brief(way.odds, voice) if way.odds is not None else ""
        label = _label(piece, way, voice)
        picked = way in taken
        label = f"{piece.choice.place} · {label}" if picked else label
        yield Option(written(way.pick), label, said, picked)


def _best(ways: Sequence[Way], aimed: Sequence[str]) -> list[Way]:
    """Sort ways: attacks by their worth, then moves, then attacks without a single die."""
    fitting = [way for way in ways if len(written(way.pick)) <= OPTION]
    vain = [way for way in fitting if way.odds is not None and not way.odds.tally.floored]
    attacks = [way for way in fitting if way.odds is not None and way not in vain]
    attacks.sort(key=lambda way: (_target(way) not in aimed, *_rank(way)))
    seen: Counter[str] = Counter()
    best = []
    for way in attacks:
        target = _target(way)
        seen[target] += 1
        if seen[target] <= PER_TARGET:
            best.append(way)
    moves = [way for way in fitting if way.odds is None]
    return [*best[: PER_MENU // 2], *moves, *vain][: PER_MENU - 1]


def _worth(way: Way) -> float:
    return float(way.odds.rows[0].chance) if way.odds is not None and way.odds.rows else 0.0


def _rank(way: Way) -> tuple[float, int, int]:
    """Sort attacks: the best chance, then the most dice, then the shortest way."""
    dice = way.odds.tally.floored if way.odds is not None else 0
    return -_worth(way), -dice, len(way.quiet)


def _label(piece: Piece, way: Way, voice: Voice) -> str:
    """Name a way, and who goes it where that is not the piece itself, such as its leader alone."""
    first, deed = way.choices[0], _deed(piece, way, voice)
    if first.key == piece.choice.key:
        return deed
    return f"{voice(first.label)} · {deed}" if len(way.choices) > 1 else voice(first.label)


def _deed(piece: Piece, way: Way, voice: Voice) -> str:
    """Say where the piece goes, and what it attacks then."""
    picked = [voice(choice.label) for choice in way.choices[1:]]
    if way.odds is None and not picked:
        idle = all(len(one.choices) < 2 for one in piece.ways)
        return voice.word("sheet-order-idle" if idle else "sheet-order")
    if way.odds is None:
        return voice.word("sheet-move", place=picked[0])
    moved = sum(">" in order for order in way.quiet)
    target = " · ".join(picked[moved:])
    if moved:
        return voice.word("sheet-move-attack", place=way.choices[1].place, target=target)
    return voice.word("sheet-attack", target=target)


def _buttons(shown: Sheet, voice: Voice) -> Iterator[Press]:
    question, draft = shown.question, shown.draft
    if draft.typed:
        attacks = sum(odds is not None for _, odds in draft.rolls)
        key = "sheet-roll" if attacks else "sheet-carry"
        if all(odds is not None for _, odds in draft.rolls):
            style = "danger" if attacks else "success"
            yield button(question.press("surely"), voice.word(key, count=attacks), style)
        end = question.press("surely", END)
        yield button(end, voice.word(f"{key}-end", count=attacks), "danger")
    else:
        yield button(question.press("end"), voice.word("button-end"))
    yield button(question.press("panel"), voice.word("sheet-steps"))
    if question.undo:
        yield button(question.press("takeback"), voice.word("button-undo"))
    yield button(question.press("type"), voice.word("button-type"))
    yield button(question.press("hand"), voice.word("button-hand", held=question.game.words.held))


# What is picked, in the menus of a page ----------------------------------------------------------


def written(pick: Pick) -> str:
    """Write a pick as the value of a menu's line; what ``pick_of`` reads."""
    return ";".join(pick.quiet) + ("|" + pick.rolls if pick.rolls else "")


def pick_of(value: str) -> Pick | None:
    """Read a pick; None for the line that takes one back.

    >>> pick_of("order F5;F5>E6|E6xD6")
    Pick(quiet=('order F5', 'F5>E6'), rolls='E6xD6')
    >>> pick_of("-") is None
    True
    """
    if value == NOTHING:
        return None
    quiet, _, rolls = value.partition("|")
    return Pick(tuple(one for one in quiet.split(";") if one), rolls)


def part_of(arg: str) -> int:
    """Read which part of the page a press asks for; the first where it says none.

    >>> part_of("more2"), part_of("3"), part_of("more")
    (2, 0, 0)
    """
    said = arg.removeprefix(MORE)
    return int(said) if said != arg and said.isdecimal() and len(said) < 3 else 0


def picked_in(message: discord.Message | None) -> dict[str, Pick]:
    """Read what is picked in the menus of a page, by the number of the piece."""
    layout = discord.ui.LayoutView.from_message(message) if message is not None else None
    found = {}
    for part in layout.walk_children() if layout is not None else ():
        if not isinstance(part, discord.ui.Select):
            continue
        press = ids.parse(part.custom_id)
        if press is None or press.act != "plan":
            continue
        for option in part.options:
            pick = pick_of(option.value) if option.default else None
            if pick is not None:
                found[press.arg] = pick
    return found
