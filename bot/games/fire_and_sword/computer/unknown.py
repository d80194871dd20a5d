"""What a seat of By Fire and Sword does not know: face-down orders, secret answers, templates."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from operator import attrgetter

import msgspec

from bot.engine.chance.draws import NoDraws
from bot.engine.flow import Transition
from bot.engine.model import Seat, Side
from bot.engine.script import Paused
from bot.engine.worlds.pools import Pool, Zone
from bot.games.fire_and_sword.content import ORDERS
from bot.games.fire_and_sword.model.corrections import Flight
from bot.games.fire_and_sword.model.keys import at
from bot.games.fire_and_sword.model.state import (
    Command,
    Element,
    FasFrame,
    FasState,
    Game,
    Melee,
    SetUp,
)
from bot.games.fire_and_sword.phases import procedures
from bot.games.fire_and_sword.phases.actions import orders
from bot.games.fire_and_sword.phases.round import rounds
from bot.games.fire_and_sword.phases.script import Script
from bot.games.fire_and_sword.phases.virtual.start.deploying import TEMPLATE
from bot.games.fire_and_sword.rules import deploying
from bot.games.fire_and_sword.rules.scene import scene_of
from bot.games.fire_and_sword.rules.tables import Tables

Put = Callable[[str], None]
PROPOSED = 3
"""How likely the order that an army list proposes is, in times of each other one."""


def hidden(tables: Tables, state: FasState, seat: Seat | None) -> Iterator[Pool]:
    """Yield each thing that a seat does not know, as a draw of its own.

    Questions to others may depend on what lies face down, so they are put again at the end.

    Rules: FAS-1.2-b, FAS-3.1-a, FAS-LIVE-03, FAS-LIVE-08, FAS-LIVE-10, FAS-OPT-08.
    """
    side = state.seats.get(seat) if seat is not None else None
    for element in _elements(state):
        if element.side != side and element.told is not None:
            yield _order(tables, element, partial(setattr, element, "hidden"))
    yield from _fled(state, side)
    for frame in state.flow:
        yield from _told(tables, state, seat, frame)
    yield Pool([Zone((), lambda _: _conclude(tables, state, seat))])


def _told(
    tables: Tables, state: FasState, seat: Seat | None, frame: FasFrame
) -> Iterator[Pool]:  # fmt: skip
    """Yield what others have told a procedure in secret."""
    side = state.seats.get(seat) if seat is not None else None
    match frame:
        case Command() if state.element(frame.element).side != side:
            yield from _given(tables, state, frame)
        case SetUp():
            for own in sorted(one for one in frame.plans if one != side):
                yield _template(tables, state, frame, own)
        case Game():
            for other in sorted(one for one in frame.sealed if one != seat):
                yield from _sealed(tables, state, other, frame.sealed[other])
        case _:
            return


def _one_of(likely: Sequence[str], put: Put) -> Pool:
    """Return the draw of one value, each as likely as it is listed often."""
    drawn, left = likely[:1], likely[1:]
    return Pool([Zone(drawn, lambda cards: put(cards[0])), Zone(left, lambda cards: None)])


def _elements(state: FasState) -> Iterator[Element]:
    """Yield all elements, and those that a melee keeps as they were before it."""
    yield from state.elements
    for frame in state.flow:
        if isinstance(frame, Melee):
            yield from frame.before


def _order(tables: Tables, element: Element, put: Put) -> Pool:
    """Return the draw of an order, the one that the army list proposes more often than others."""
    usual = orders.proposed(tables, element)
    return _one_of([usual] * (PROPOSED - 1) + [*ORDERS], put)


def _sealed(tables: Tables, state: FasState, seat: Seat, said: dict[str, str]) -> Iterator[Pool]:
    """Yield what a seat told in secret and is not yet turned up: orders, or a bid.

    Rules: FAS-SET-07, FAS-2.2-a, FAS-12.1-IND, FAS-12.1-PAR-b.
    """
    for key in sorted(said):
        put = partial(said.__setitem__, key)
        if key == rounds.BID:
            question = rounds.bid_question(state, tables, state.seats[seat])
            yield _one_of([str(bid) for bid in range(question.high + 1)], put)
        else:
            yield _order(tables, state.element(key), put)


def _given(tables: Tables, state: FasState, frame: Command) -> Iterator[Pool]:
    """Yield the New Orders of a Command that goes on.  Rules: FAS-10.2.1-a."""
    for key in sorted(frame.answers):
        if key.startswith("order-"):
            unit = state.element(frame.answers[key.replace("order", "unit")])
            yield _order(tables, unit, partial(frame.answers.__setitem__, key))


def _fled(state: FasState, side: Side | None) -> Iterator[Pool]:
    """Yield the orders of elements that fled by a correction.  Rules: FAS-LIVE-08, FAS-1.3-c."""
    for place, change in enumerate(state.changes):
        if change.by != side and change.flight is not None and change.flight.hidden in ORDERS:
            yield _one_of(ORDERS, partial(_put_flight, state, place, change.flight))


def _put_flight(state: FasState, place: int, flight: Flight, order: str) -> None:
    fled = msgspec.structs.replace(flight, hidden=order)
    state.changes[place] = msgspec.structs.replace(state.changes[place], flight=fled)


def _template(tables: Tables, state: FasState, frame: SetUp, side: Side) -> Pool:
    """Return the draw of the template by which a side still sets up.  Rules: FAS-SET-04."""

    def put(name: str) -> None:
        left = [one for one in state.elements if one.side == side and one.id not in frame.placed]
        found = deploying.arranged(scene_of(tables, state), left, name) if left else {}
        frame.plans[side] = found
        for number, placed in enumerate(frame.placed, 1):
            key = at("place-{}", number)
            if state.element(placed).side == side and frame.said(key).startswith(TEMPLATE):
                frame.give({key: f"{TEMPLATE} {name}"})

    return _one_of(sorted(tables.content.deployment.templates), put)


def _conclude(tables: Tables, state: FasState, seat: Seat | None) -> None:
    """Drop secret corrections of others, and put the questions to others as they follow now.

    Rules: FAS-LIVE-08, FAS-7.3.1-c, FAS-12.1-DEF.
    """
    side = state.seats.get(seat) if seat is not None else None
    state.changes = [one for one in state.changes if one.by == side or not one.is_secret]
    anew = {one.seat: one for one in state.open if one.seat != seat}
    if not anew:
        return
    serial = state.serial
    state.open = [one for one in state.open if one.seat == seat]
    for other in anew:
        del state.asked[other]
    frame = state.flow[-1]
    with suppress(Paused):
        procedures.run(Script(Transition(state, NoDraws()), frame), frame, tables)
    state.serial = serial
    state.open = sorted((anew.get(one.seat, one) for one in state.open), key=attrgetter("serial"))
