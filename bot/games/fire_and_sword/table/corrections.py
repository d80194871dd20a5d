"""Markers put right by hand, at any time and by either player, with an undo (LIVE-08)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.game import Adjustment
from bot.engine.model import Choice, Seat, Side, Text, text
from bot.games.fire_and_sword import captions, forecasts, names
from bot.games.fire_and_sword.actions import Correct
from bot.games.fire_and_sword.events import Corrected
from bot.games.fire_and_sword.model import Change, Counter, Element, FasState
from bot.games.fire_and_sword.tables import Tables
from bot.games.fire_and_sword.view import ElementView, FasView

from .script import Flow, find, seat_of

COUNTERS: tuple[Counter, ...] = ("dp", "losses", "ammo", "melee_ammo", "lances", "cp")
STEPS = ("+1", "-1")
KEPT = 20
"""How many corrections can be taken back, one after another."""


# What may be corrected ---------------------------------------------------------------------------


def possible(tables: Tables, view: FasView, side: Side) -> Iterator[Correct]:
    """Yield every correction that a side may make now.

    Everything open may be put right by either player, a face-down order by its owner.

    Rules: FAS-LIVE-08.
    """
    orders = sorted(tables.content.orders)
    formations = sorted(tables.content.formations)
    for element in view.elements:
        if element.gone:
            yield Correct(element.id, "gone", "off")
            continue
        yield from of_counters(element)
        yield Correct(element.id, "gone", "on")
        if not element.is_unit:
            continue
        if element.side == side:
            yield from (Correct(element.id, "order", one) for one in orders)
        for what, words in (("revealed", [*orders, "none"]), ("formation", formations)):
            now = getattr(element, what) or "none"
            yield from (Correct(element.id, what, word) for word in words if word != now)
    yield from of_table(view)


def of_counters(element: ElementView) -> Iterator[Correct]:
    """Yield the steps of an element's counters, and of its marker."""
    for what in COUNTERS:
        yield Correct(element.id, what, "+1")
        least = element.losses if what == "dp" else 0
        if getattr(element, what) > least:
            yield Correct(element.id, what, "-1")
    yield Correct(element.id, "activated", "off" if element.activated else "on")


def of_table(view: FasView) -> Iterator[Correct]:
    """Yield the corrections of sides and objectives."""
    for side, own in view.sides.items():
        yield Correct(side, "motivation", "+1")
        if own.motivation:
            yield Correct(side, "motivation", "-1")
    for key, held in view.objectives.items():
        for value in ("blue", "none", "red"):
            if value != (held or "none"):
                yield Correct(key, "control", value)


# Words -------------------------------------------------------------------------------------------


def adjustments(tables: Tables, view: FasView, side: Side) -> list[Adjustment]:
    """Return the corrections with their names, for menus and buttons.  Rules: FAS-LIVE-08."""
    labels = {one.id: forecasts.element_name(one) for one in view.elements}
    labels |= {key: names.side(key) for key in view.sides}
    labels |= {key: text("fas-board-objectives", objectives=key) for key in view.objectives}
    return [
        Adjustment(
            target=Choice(one.target, labels[one.target]),
            marker=Choice(one.what, Text(f"fas-marker-{one.what}")),
            value=Choice(one.value, captions.value(one.value)),
            action=one,
        )
        for one in possible(tables, view, side)
    ]


# Making and taking back --------------------------------------------------------------------------


def correct(t: Flow, seat: Seat, action: Correct) -> None:
    """Make a correction and tell it: to everybody, of a face-down order to its owner alone.

    Rules: FAS-LIVE-08, FAS-LIVE-10, FAS-LIVE-12.
    """
    side = t.state.seats[seat]
    before = put(t, action.target, action.what, action.value)
    after = value_of(t.state, action.target, action.what)
    change = Change(side, action.target, action.what, before, after)
    t.state.changes = [*t.state.changes, change][-KEPT:]
    tell(t, change, reverted=False)


def revert(t: Flow, seat: Seat) -> None:
    """Take back the last correction that the seat may know of.  Rules: FAS-LIVE-08."""
    change = last(t.state.changes, t.state.seats[seat])
    assert change is not None
    t.state.changes.remove(change)
    put(t, change.target, change.what, change.before)
    tell(t, change, reverted=True)


def last(changes: Sequence[Change], side: Side | None) -> Change | None:
    """Return the last correction that a side may know of."""
    known = [one for one in changes if not one.is_secret or one.by == side]
    return known[-1] if known else None


def tell(t: Flow, change: Change, *, reverted: bool) -> None:
    """Tell a correction to those who may know of it."""
    t.tell(
        Corrected(
            by=change.by,
            target=change.target,
            what=change.what,
            before=change.after if reverted else change.before,
            after=change.before if reverted else change.after,
            reverted=reverted,
            audience=(seat_of(t.state, change.by),) if change.is_secret else None,
        )
    )


def value_of(state: FasState, target: str, what: str) -> str:
    """Return what a marker shows now, as a word."""
    if what == "motivation":
        return str(state.sides[Side(target)].motivation)
    if what == "control":
        return state.objectives[target] or "none"
    element = find(state, target)
    value = getattr(element, "hidden" if what == "order" else what)
    if isinstance(value, bool):
        return "on" if value else "off"
    return "none" if value is None else str(value)


def put(t: Flow, target: str, what: str, value: str) -> str:
    """Set a marker to a word, or change it by ``+1`` or ``-1``; returns the word before."""
    state = t.state
    before = value_of(state, target, what)
    number = max(0, int(before) + int(value)) if value in STEPS else value
    if what == "motivation":
        state.sides[Side(target)].motivation = int(number)
    elif what == "control":
        state.objectives[target] = None if value == "none" else Side(value)
    else:
        put_element(find(state, target), what, str(number))
    return before


def put_element(element: Element, what: str, word: str) -> None:
    """Set a marker of an element to a word; a loss token brings its DP and takes it along.

    Rules: FAS-1.3-f, FAS-LIVE-08.
    """
    if what in COUNTERS:
        if what == "losses":
            element.dp = max(0, element.dp + int(word) - element.losses)
        setattr(element, what, int(word))
        element.dp = max(element.dp, element.losses)
    elif what in ("activated", "gone"):
        setattr(element, what, word == "on")
    else:
        field = "hidden" if what == "order" else what
        setattr(element, field, None if word == "none" else word)
