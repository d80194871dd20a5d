"""Order tokens: chapter 3, and activations out of sequence (2.3.3)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import msgspec

from bot.engine.model import Seat, Term, term
from bot.games.fire_and_sword.content import ORDERS, Order
from bot.games.fire_and_sword.model.events import OrderGiven, OrderTurned
from bot.games.fire_and_sword.model.keys import Key, Row, at
from bot.games.fire_and_sword.model.points import Point
from bot.games.fire_and_sword.model.state import (
    SIDES,
    UNKNOWN,
    Activation,
    Element,
    Hidden,
    Question,
)
from bot.games.fire_and_sword.phases.morale import losses
from bot.games.fire_and_sword.phases.questions import picks
from bot.games.fire_and_sword.phases.script import Flow, Script, owner, seat_of
from bot.games.fire_and_sword.rules.fighter import Fighter
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names


def current(element: Element) -> Order | None:
    """Return the order that a Unit has: the revealed one, otherwise the face-down one.

    Rules: FAS-3.1-c.
    """
    return element.revealed or element.told


def is_activated(element: Element) -> bool:
    """Tell whether an element was activated in this Round.  Rules: FAS-3.1-b, FAS-9.1-a."""
    return element.activated or element.revealed is not None


def reveal(t: Flow, element: Element, rule: str) -> None:
    """Turn a face-down token up; a revealed one beside it is dropped.

    One that lay on the players' own table was no secret of the bot: it can be taken back.

    Rules: FAS-3.1-a, FAS-3.1.1-b, FAS-RUL-52.
    """
    if element.told is None:
        return
    element.revealed, element.hidden = element.told, None
    if not t.state.tokens_lie_on_table:
        t.reveal()
    t.tell(
        OrderTurned(
            element=element.id, unit=names.element(element), order=element.revealed, rule=rule
        )
    )


def begin(t: Flow, tables: Tables, element: Element) -> None:
    """Start a declared activation: token up, or the Group's marker.

    Rules: FAS-2.3.1-a, FAS-3.1-b, FAS-9.1-a.
    """
    element.activated = True
    if tables.is_unit(element):
        reveal(t, element, "FAS-2.3.1-a")


def out_of_sequence(t: Flow, tables: Tables, key: str) -> None:
    """Activate an element during another's activation.

    With its token revealed already (a Group: with its marker) it gets 1 DP first. The element
    whose activation is running, and one activated already in this event, is not activated again.

    Rules: FAS-2.3.3-a, FAS-2.3.3-c, FAS-2.3.3-d, FAS-3.1.1-b, FAS-RUL-18, FAS-RUL-52.
    """
    element = t.state.element(key)
    running = {one.element for one in t.state.flow if isinstance(one, Activation)}
    if element.gone or key in running or key in t.state.called:
        return
    t.state.called.append(key)
    if t.state.field:
        element.first = True
    again = is_activated(element)
    begin(t, tables, element)
    if again:
        amount = tables.content.melee.activation_dp
        losses.gain(t, tables, key, amount, term("fas-why-again"), "FAS-2.3.3-a")


def foreseen(tables: Tables, element: Element) -> Fighter:
    """Return an element as an activation out of sequence will make it.

    A face-down token beside the revealed one decides, and a second activation costs a DP.

    Rules: FAS-2.3.3-a, FAS-3.1.1-b, FAS-RUL-52.
    """
    fighter = tables.fighter(element)
    more = tables.content.melee.activation_dp if is_activated(element) else 0
    return msgspec.structs.replace(
        fighter, order=element.told or element.revealed, dp=fighter.dp + more
    )


def ask_tokens(
    s: Script, tables: Tables, elements: Sequence[str], likely: Sequence[Order] = ()
) -> None:
    """Ask the owners which orders they turn up on the table, where the bot does not know them.

    ``likely``: the orders under which they may do what they are turned up for.

    Rules: FAS-OPT-06, FAS-2.3.1-a, FAS-2.3.3-a.
    """
    for key in elements:
        element = s.element(key)
        if element.hidden != UNKNOWN or element.gone:
            continue
        said = s.ask(
            owner(s.state, key), partial(token_question, tables, element, likely),
            at("token-{}", key), ORDERS,
        )  # fmt: skip
        s.do(at("token-{}-laid", key), partial(setattr, element, "hidden", said))


def token_question(tables: Tables, element: Element, likely: Sequence[Order]) -> Question:
    """Ask which order a token on the table shows."""
    usual = preset(tables, element)
    return Question(
        point="D-TOKEN",
        prompt=term("fas-ask-token", unit=names.element(element)),
        picks=picks(ORDERS, "fas-order"),
        default=likely[0] if likely and usual not in likely else usual,
    )


def become(t: Flow, element: Element, order: Order, rule: str) -> None:
    """Lay an order face up as what a rule makes of it."""
    if element.gone or element.revealed == order:
        return
    element.revealed = order
    t.tell(OrderTurned(element=element.id, unit=names.element(element), order=order, rule=rule))


def give(t: Flow, element: Element, order: Hidden) -> None:
    """Put a new face-down token to a Unit: instead of a face-down one, or beside the revealed one.

    Rules: FAS-3.1.1-a, FAS-3.1.1-b.
    """
    element.hidden = order
    seats = tuple(seat for seat, side in t.state.seats.items() if side == element.side)
    t.tell(OrderGiven(element=element.id, unit=names.element(element)))
    if order == UNKNOWN:
        return
    t.tell(OrderGiven(element=element.id, unit=names.element(element), order=order, audience=seats))


class CallKeys(NamedTuple):
    """The keys of a call: who is asked first, each side's answer, and what follows from it."""

    first: Key
    asked: Row
    called: Row


def call_out(s: Script, tables: Tables, keys: CallKeys, elements: Sequence[str]) -> None:
    """Activate elements out of sequence, each owner turning up their own tokens.

    Nobody learns anything before the owner's own hand shows it: tokens that another's answer
    brings to light wait for their owner. Which tokens lie face down is public.

    Rules: FAS-2.3.3-a, FAS-7.4-b, FAS-LIVE-10.
    """
    acting = s.state.seats[s.state.acting] if s.state.acting else SIDES[0]
    first = s.do(keys.first, lambda: SIDES.index(acting))
    for side in (SIDES[first], *SIDES[:first], *SIDES[first + 1 :]):
        seat = seat_of(s.state, side)
        mine = [one for one in elements if s.element(one).side == side]
        ask_tokens(s, tables, mine)
        s.ask(seat, partial(up_question, s, mine, seat), at(keys.asked, side))
        s.do(at(keys.called, side), partial(call_all, s, tables, mine))


def call_all(s: Script, tables: Tables, elements: Sequence[str]) -> None:
    """Activate one side's elements out of sequence."""
    for one in elements:
        out_of_sequence(s.t, tables, one)


def up_question(s: Script, elements: Sequence[str], seat: Seat) -> Question | str:
    """Ask an owner to turn tokens up; settled where there are none, or they act themselves."""
    found = [s.element(one) for one in elements]
    mine = [one for one in found if one.hidden and not one.gone]
    if not mine or s.state.acting == seat or s.state.field:
        return "up"
    return Question(
        point="D-UP",
        prompt=term("fas-ask-up", units=names.listed([names.element(one) for one in mine])),
        picks=picks(("up",), "fas-pick"),
        default="up",
    )


def question(
    tables: Tables, element: Element, point: Point, prompt: Term, *, keep: bool
) -> Question:
    """Ask for an order in secret; ``keep``: the present one may stay."""
    keys = (*ORDERS, "keep") if keep else ORDERS
    return Question(
        point=point,
        prompt=prompt,
        picks=picks(keys, "fas-order"),
        default="keep" if keep else preset(tables, element),
        sealed=True,
    )


def preset(tables: Tables, element: Element) -> Order:
    """Return the order that a silent player's Unit gets: the one it has, or the proposed one.

    Rules: FAS-OPT-09, FAS-SET-07.
    """
    return current(element) or proposed(tables, element)


def proposed(tables: Tables, element: Element) -> Order:
    """Return the order that the army list proposes; else foot and guns defend, horse manoeuvres.

    Everybody knows it.

    Rules: FAS-SET-07.
    """
    kind = element.mode or tables.profile(element).type
    return element.preset or ("manoeuvre" if kind == "cavalry" else "defence")
