"""A plan on a page: its lines with exact chances, where it would stop, and the map behind it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from bot.chat.match import menus
from bot.chat.match.menus import Level, Way
from bot.chat.wire.components import Option, Press, button, select
from bot.chat.wire.ids import Act, PressId, path_arg
from bot.chat.wire.locale import Voice, clip
from bot.chat.wire.page import Page, PageWriter
from bot.engine.flow import Position
from bot.engine.model import ANYTIME, Seat
from bot.engine.plans.carrying import asked
from bot.engine.plans.foreseeing import Foreseen, ahead, foreseen
from bot.engine.plans.model import Plan
from bot.engine.plans.reading import plan_of
from bot.service.match.planned import Kept
from bot.service.model import Table
from renderers.kit.tree import Branch, Tree, paint_tree
from renderers.painter import Painter
from renderers.picture import Picture

MOST_MENUS = 4
"""How many menus of orders a page has."""
MOST_STOPS = 4
"""How many reasons to stop are told, the likeliest first."""
EXACT = 10_000
"""Fractions with larger denominators are told in per cent alone."""
ADDITIONS = ("odds", "skip", "lost", "end", "less")
"""What a menu adds to a plan besides orders, or takes away."""
ADDED = {"odds": " if odds>=50", "skip": "; else hold", "lost": "; stop if lost", "end": "; end"}


class Dispatch(NamedTuple):
    """A plan that is shown: whose it is, its words, and the stored one if there is one.

    ``path`` are the picks made towards another order.
    """

    table: Table
    seat: Seat
    text: str
    kept: Kept | None = None
    path: tuple[int, ...] = ()
    note: str = ""


class Looked(NamedTuple):
    """Where a plan begins and what it may come to; None: that cannot be foreseen."""

    start: Position | None
    found: Foreseen | None

    @property
    def end(self) -> Position | None:
        """Where its quiet orders lead."""
        return self.found.quiet if self.found is not None else self.start


def looked(shown: Dispatch) -> Looked:
    """Look ahead, which takes long; raises ``Refused`` where the plan cannot be read."""
    plan = plan_of(shown.text) if shown.text else None
    assert shown.table.position is not None
    start = ahead(shown.table.position, shown.seat)
    found = None
    if start is not None and plan is not None:
        found = foreseen(start, shown.seat, plan)
    return Looked(start, found)


def page(shown: Dispatch, voice: Voice, painter: Painter) -> Page:
    """Write a plan, or how one is made; raises ``Refused``."""
    seen, game = looked(shown), shown.table.game
    writer = PageWriter(painter.accent(game.side_of(shown.seat)))
    writer.text(shown.note).text(f"### {voice.word('plan-title')}")
    writer.text(_state(shown, voice))
    if shown.text:
        writer.text(f"```\n{shown.text}\n```")
        writer.text(_chances(plan_of(shown.text), seen, voice))
    else:
        writer.text(voice.word("plan-about"))
    picture = _picture(shown, seen, voice, painter)
    if picture is not None:
        writer.picture(picture)
    if shown.text and seen.found is not None:
        writer.picture(paint_tree(_tree(plan_of(shown.text), seen.found, voice)))
    for menu in _menus(shown, seen, voice):
        writer.row(menu)
    return writer.row(*_buttons(shown, voice)).page()


def state_line(kept: Kept, voice: Voice) -> str:
    """Say how a stored plan stands: it waits, it is done, or where and why it stopped."""
    done = "; ".join(kept.progress.done)
    if kept.stop is not None:
        reason = voice(kept.stop.reason)
        key = "plan-stopped-at" if kept.stop.order else "plan-stopped"
        said = voice.word(key, line=kept.stop.line + 1, order=kept.stop.order, reason=reason)
    else:
        said = voice.word("plan-done" if kept.finished else "plan-waits")
    return "\n".join(filter(None, (said, voice.word("plan-ordered", orders=done) if done else "")))


def _state(shown: Dispatch, voice: Voice) -> str:
    if shown.kept is not None and shown.kept.text == shown.text:
        return state_line(shown.kept, voice)
    return voice.word("plan-draft") if shown.text else ""


def _chances(plan: Plan, seen: Looked, voice: Voice) -> str:
    """Write each line with the chances of its orders, then how the plan may end."""
    if seen.found is None:
        return voice.word("plan-unforeseen")
    said = []
    for number, line in enumerate(plan.lines):
        said.append(f"{number + 1}. {clip(line.text, 160)}")
        for (place, order), chance in seen.found.orders.items():
            if place == number:
                said.append(f"  - `{order}` **{chance_words(chance)}**")
    ends = (
        f"{voice.word(f'plan-end-{end}')} **{chance_words(chance)}**"
        for end, chance in seen.found.ends.items()
    )
    said.append(" · ".join(ends))
    stops = sorted(seen.found.stops, key=lambda one: -one[1])[:MOST_STOPS]
    for stop, chance in stops:
        why = voice.word("plan-stops", line=stop.line + 1, reason=voice(stop.reason))
        said.append(f"- {why} **{chance_words(chance)}**")
    said.append("-# " + voice.word("plan-foreseen"))
    return "\n".join(said)


def _tree(plan: Plan, found: Foreseen, voice: Voice) -> Tree:
    """Lay a plan out as a tree: the orders of each line, where it stops, and how else it ends."""
    branches = []
    for number in range(len(plan.lines)):
        branches += [
            Branch(order, chance)
            for (place, order), chance in found.orders.items()
            if place == number
        ]
        branches += [
            Branch(voice(stop.reason), chance, broken=True)
            for stop, chance in found.stops
            if stop.line == number
        ]
    ends = [(end, chance) for end, chance in found.ends.items() if end != "stopped"]
    branches += [Branch(voice.word(f"plan-end-{end}"), chance) for end, chance in ends]
    words = [chance_words(one.chance) for one in branches]
    return Tree(voice.word("plan-title"), branches, words)


def chance_words(chance: Fraction) -> str:
    """Write a chance exactly.

    >>> chance_words(Fraction(5, 18)), chance_words(Fraction(1))
    ('5/18 (28 %)', '100 %')
    """
    rounded = f"{round(chance * 100)} %"
    if chance.denominator == 1 or chance.denominator > EXACT:
        return rounded
    return f"{chance} ({rounded})"


def _picture(shown: Dispatch, seen: Looked, voice: Voice, painter: Painter) -> Picture | None:
    """Paint where the orders before any dice lead; None where nobody looks ahead."""
    if seen.end is None:
        return None
    view, seat = seen.end.view(shown.seat), shown.seat
    told = seen.found.events if seen.found is not None else ()
    events = [one for one in told if one.audience is None or seat in one.audience]
    turned = painter.turned_for(view, seat)
    if events:
        ahead = painter.paint_forecast(view, events, voice, turned=turned)
        if ahead is not None:
            return ahead
    return painter.paint_board(view, (), voice, turned=turned)


# Building a plan by menu -------------------------------------------------------------------------


def level_of(shown: Dispatch, seen: Looked) -> Level | None:
    """Return the orders that may stand next in a plan, after the picks; None: none are known.

    Raises ``menus.Lost``.
    """
    decision = asked(seen.end, shown.seat) if seen.end is not None else None
    if seen.end is None or decision is None:
        return None
    game, view = seen.end.game, seen.end.view(shown.seat)
    offered = game.asking.offered(view, decision, seen.end.options(decision))
    ways = [Way(one, tuple(game.words.menu(view, decision, one))) for one in offered]
    return menus.walk(ways, shown.path)


def _menus(shown: Dispatch, seen: Looked, voice: Voice) -> Iterator[Press]:
    level = level_of(shown, seen)
    for number, items in enumerate(menus.split(level.items)[:MOST_MENUS] if level else ()):
        lines = [Option(str(one.place), voice(one.choice.label)) for one in items]
        press = _press(shown, "plan_add", f"{path_arg(shown.path)}/{number}")
        yield select(press, voice.word("plan-add"), lines)
    if shown.text:
        lines = [Option(one, voice.word(f"plan-add-{one}")) for one in ADDITIONS]
        yield select(_press(shown, "plan_more"), voice.word("plan-more"), lines)


def with_order(text: str, order: str) -> str:
    """Return a plan with another order behind it."""
    return "; ".join(filter(None, (text, order)))


def changed(text: str, how: str) -> str:
    """Return a plan with a condition or a line more, or without its last line."""
    if how == "less":
        return text.rpartition(";")[0].strip()
    return f"{text}{ADDED.get(how, '')}"


def _buttons(shown: Dispatch, voice: Voice) -> Sequence[Press]:
    waits = shown.kept is not None and shown.kept.armed and shown.kept.text == shown.text
    found = []
    if shown.text and not waits:
        found.append(button(_press(shown, "plan_give"), voice.word("button-plan-give"), "success"))
    key = "button-plan-edit" if shown.text else "button-plan-write"
    found.append(button(_press(shown, "plan_form"), voice.word(key)))
    if shown.kept is not None:
        drop = voice.word("button-plan-drop")
        found.append(button(_press(shown, "plan_drop"), drop, "danger" if waits else "secondary"))
    found.append(button(_press(shown, "turn"), voice.word("button-turn")))
    return found


def opener(match: str, voice: Voice) -> Press:
    """Make the button that opens a user's plan."""
    return button(PressId(match, ANYTIME, "plans"), voice.word("plan-title"))


def _press(shown: Dispatch, act: Act, arg: str = "") -> PressId:
    position = shown.table.position
    assert position is not None
    serial = position.state.serial if act == "plan_add" else ANYTIME
    return PressId(shown.table.info.id, serial, act, arg)
