"""Markers put right by hand, at any time and by either player, with an undo (LIVE-08)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bot.engine.model import Choice, Seat, Side, Text, term, worded
from bot.engine.parts.markers import Adjustment
from bot.games.fire_and_sword.insight import forecast
from bot.games.fire_and_sword.model.actions import Correct
from bot.games.fire_and_sword.model.corrections import Change, Flight
from bot.games.fire_and_sword.model.events import Corrected
from bot.games.fire_and_sword.model.state import Element, Melee
from bot.games.fire_and_sword.model.view import ElementView, FasView
from bot.games.fire_and_sword.rules.markers import COUNTERS, is_counted, last_change, value_of
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import captions, names

from .combat.melees import is_settled, units_of
from .morale import losses
from .script import Flow, seat_of

STEPS = ("+1", "-1")
DISORGANISING = ("dp", "losses")
"""Counters whose rise may put an element to flight; a loss token is a DP (FAS-1.3-f)."""
KEPT = 20
"""How many corrections can be taken back, one after another."""


# What may be corrected ---------------------------------------------------------------------------


def possible(tables: Tables, view: FasView, side: Side) -> Iterator[Correct]:
    """Yield every correction that a side may make now.

    Everything open may be put right by either player, a face-down order by its owner. An army's
    last Motivation ends the game for good: it goes by the rules or by leaving the field, never by a
    slip of the hand.

    Rules: FAS-LIVE-08, FAS-11-a.
    """
    return (one for one in steps(tables, view, side) if not takes_last(view, one))


def takes_last(view: FasView, one: Correct) -> bool:
    """Tell whether a correction would take an army's last Motivation.

    Either itself, or by the flight of an element (FAS-1.3-c).

    Rules: FAS-11-a, FAS-11-b.
    """
    if one.what == "motivation":
        own = view.sides.get(Side(one.target))
        return own is not None and one.value == "-1" and own.motivation <= 1
    if one.what not in DISORGANISING or one.value != "+1":
        return False
    return any(
        element.dp + 1 >= element.flight and view.sides[element.side].motivation <= element.loss
        for element in view.elements
        if element.id == one.target
    )


def steps(tables: Tables, view: FasView, side: Side) -> Iterator[Correct]:
    """Yield every correction that would change something and is a side's to make."""
    orders = sorted(tables.content.orders)
    formations = sorted(tables.content.formations)
    for element in view.elements:
        if element.gone:
            yield Correct(element.id, "gone", "off")
            continue
        yield from of_counters(element)
        yield Correct(element.id, "led", "off" if element.led else "on")
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
    for side in view.sides:
        yield from (Correct(side, "motivation", step) for step in STEPS)
    for key, held in view.objectives.items():
        for value in ("blue", "none", "red"):
            if value != (held or "none"):
                yield Correct(key, "control", value)


# Words -------------------------------------------------------------------------------------------


def adjustments(tables: Tables, view: FasView, side: Side) -> list[Adjustment]:
    """Return the corrections with their names, for menus and buttons.  Rules: FAS-LIVE-08."""
    labels = {one.id: forecast.element_name(one) for one in view.elements}
    labels |= {key: names.side(key) for key in view.sides}
    labels |= {key: term("fas-board-objectives", objectives=key) for key in view.objectives}
    return [
        Adjustment(
            target=Choice(one.target, worded(labels[one.target])),
            marker=Choice(one.what, Text(f"fas-marker-{one.what}")),
            value=Choice(one.value, worded(captions.value(one.value))),
            action=one,
        )
        for one in possible(tables, view, side)
    ]


# Making and taking back --------------------------------------------------------------------------


def correct(t: Flow, tables: Tables, seat: Seat, action: Correct) -> None:
    """Make a correction and tell it: to everybody, of a face-down order to its owner alone.

    DP put right count as gained: at its flight threshold the element flees.

    Rules: FAS-LIVE-08, FAS-LIVE-10, FAS-LIVE-12, FAS-1.3-c.
    """
    side = t.state.seats[seat]
    before = put(t, action.target, action.what, action.value)
    after = value_of(t.state, action.target, action.what)
    change = Change(side, action.target, action.what, before, after)
    tell(t, change, (before, after), reverted=False)
    if action.what in DISORGANISING and int(after) > int(before):
        change = msgspec.structs.replace(change, flight=flee(t, tables, action.target))
    t.state.changes = [*t.state.changes, change][-KEPT:]


def flee(t: Flow, tables: Tables, key: str) -> Flight | None:
    """Let an element flee whose DP reach its flight threshold; return what went with it.

    In a melee that waits until its result is settled.

    Rules: FAS-1.3-c, FAS-11-b, FAS-7.4.4-a, FAS-RUL-09.
    """
    element = t.state.element(key)
    fights = any(
        isinstance(frame, Melee) and key in units_of(frame) and not is_settled(frame)
        for frame in t.state.flow
    )
    if fights or element.gone or not tables.flees(element):
        return None
    motivation = t.state.sides[element.side].motivation
    hidden, revealed = element.hidden, element.revealed
    activated, cp = element.activated, element.cp
    losses.remove(t, tables, key, "FAS-1.3-c")
    lost = motivation - t.state.sides[element.side].motivation
    return Flight(hidden, revealed, activated, cp, lost)


def revert(t: Flow, seat: Seat) -> None:
    """Take back the last correction that the seat may know of, with the flight it led to.

    Of a number only the step is undone: what the game did since stays.

    Rules: FAS-LIVE-08.
    """
    change = last_change(t.state, t.state.seats[seat])
    assert change is not None
    t.state.changes.remove(change)
    if change.flight is not None:
        bring_back(t, t.state.element(change.target), change.flight)
    now, value = value_of(t.state, change.target, change.what), change.before
    if is_counted(change.what):
        value = str(max(0, int(now) + int(change.before) - int(change.after)))
    put(t, change.target, change.what, value)
    tell(t, change, (now, value), reverted=True)


def bring_back(t: Flow, element: Element, flight: Flight) -> None:
    """Put an element that fled by a correction back with its tokens, and its side's Motivation."""
    element.gone = False
    element.hidden, element.revealed = flight.hidden, flight.revealed
    element.activated, element.cp = flight.activated, flight.cp
    t.state.sides[element.side].motivation += flight.motivation


def tell(t: Flow, change: Change, words: tuple[str, str], *, reverted: bool) -> None:
    """Tell a correction, from one word to another, to those who may know of it."""
    t.tell(
        Corrected(
            by=change.by,
            target=change.target,
            what=change.what,
            before=words[0],
            after=words[1],
            reverted=reverted,
            audience=(seat_of(t.state, change.by),) if change.is_secret else None,
        )
    )


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
        put_element(state.element(target), what, str(number))
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
    elif what == "led":
        element.led = True if word == "on" else msgspec.UNSET
    else:
        field = "hidden" if what == "order" else what
        setattr(element, field, None if word == "none" else word)
