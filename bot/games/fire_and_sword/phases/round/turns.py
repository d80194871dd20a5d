"""Turns of the Action Phase: declaring elements one after another (2.3, 12.1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import get_args

from bot.engine.model import Side, term
from bot.engine.script import one_of
from bot.games.fire_and_sword.model.events import Told
from bot.games.fire_and_sword.model.keys import at
from bot.games.fire_and_sword.model.state import (
    Activation,
    Element,
    FasState,
    FreeTask,
    Pick,
    Question,
    Task,
    Turn,
)
from bot.games.fire_and_sword.phases.actions import orders
from bot.games.fire_and_sword.phases.morale import losses
from bot.games.fire_and_sword.phases.morale.paying import ask_payer, payers
from bot.games.fire_and_sword.phases.questions import by_key, pick_element, picks
from bot.games.fire_and_sword.phases.script import Script, seat_of
from bot.games.fire_and_sword.phases.virtual import declaring
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names

FREE: tuple[FreeTask, ...] = get_args(FreeTask)
"""Procedures with typed values, which need no element (FAS-LIVE-11)."""
STOP = "stop"
"""The answer of a side that declares nothing more in the Round."""


def can_declare(state: FasState, tables: Tables, side: Side) -> bool:
    """Tell whether a side can and will declare an activation; so does who can bring Partisans.

    Rules: FAS-2.3-a, FAS-2.3.1-b, FAS-12.1-PAR-a.
    """
    if state.sides[side].done:
        return False
    return bool(declarable(state, tables, side) or declaring.arriving(state, tables, side))


def declarable(state: FasState, tables: Tables, side: Side) -> Sequence[Element]:
    """Return the elements that a side may declare; Auxiliary ones follow a Commander.

    Rules: FAS-2.3-a, FAS-2.3.1-a, FAS-12.1-AUX, FAS-RUL-26.
    """
    own = state.on_table(side)
    led = any(tables.is_commander(one) for one in own)
    return [
        one
        for one in own
        if is_there(state, one)
        and not orders.is_activated(one)
        and not (led and tables.has(one, "auxiliary_element"))
    ]


def is_there(state: FasState, element: Element) -> bool:
    """Tell whether an element has a place; of a live table its players know.  Rules: FAS-SET-09."""
    return not state.field or element.id in state.field.places


# A Turn ------------------------------------------------------------------------------------------


def advance_turn(s: Script, frame: Turn, tables: Tables) -> None:
    """Play one Turn: a declaration, its activation, and Auxiliary elements after a Commander.

    Free procedures may come first; they do not count as an activation.

    Rules: FAS-2.3.1-a, FAS-LIVE-11.
    """
    said, count = "", 0
    while not said or said in FREE:
        count += 1
        said = s.ask(
            seat_of(s.state, frame.side),
            partial(declaration, s.state, tables, frame.side, free=count == 1),
            at("declare-{}", count),
        )
        if said in FREE:
            s.do(at("free-{}-fresh", count), s.state.called.clear)
            s.call(at("free-{}", count), partial(Task, what=one_of(FREE, said), element=""))
    if said == STOP:
        s.do("stop", lambda: stop(s, tables, frame.side))
        s.done()
        return
    key, act = declaring.declared(s, frame, tables, said)
    if not key:
        s.done()
        return
    s.call("activation", lambda: activation_of(key, act))
    if tables.is_commander(s.element(key)):
        follow(s, frame, tables)
    s.done()


def activation_of(element: str, act: str) -> Activation:
    """Return the activation of an element, with its first action if that was declared as well."""
    made = Activation(element=element)
    if act:
        made.give({at("action-{}", 1): act})
    return made


def declaration(state: FasState, tables: Tables, side: Side, *, free: bool) -> Question:
    """Ask which element is activated.  Rules: FAS-2.3.1-a, FAS-2.3.1-b."""
    elements = declarable(state, tables, side)
    chosen = [Pick(one.id, names.element(one)) for one in elements]
    if state.field:
        return declaring.question(state, tables, side, chosen)
    others = (STOP, *FREE) if free else (STOP,)
    return Question(
        point="D-05",
        prompt=term("fas-ask-declare", side=names.side(side), number=state.round),
        picks=by_key((*chosen, *picks(others, "fas-turn"))),
        more=FREE,
        default=chosen[0].key if chosen else STOP,
    )


def stop(s: Script, tables: Tables, side: Side) -> None:
    """Let a side declare nothing more in this Round; the rule is stated, not enforced.

    Rules: FAS-2.3-a, FAS-LIVE-12.
    """
    s.state.sides[side].done = True
    count = len(declarable(s.state, tables, side))
    line = term("fas-told-end", side=names.side(side), count=count)
    s.tell(Told(line=line, rule="FAS-2.3-a"))


def follow(s: Script, frame: Turn, tables: Tables) -> None:
    """After a Commander, let Auxiliary elements act one by one at 1 CP each.

    Rules: FAS-12.1-AUX, FAS-10.3-a, FAS-2.3.2-a.
    """
    count = 0
    while True:
        count += 1
        said = s.ask(
            seat_of(s.state, frame.side),
            partial(auxiliary_question, s.state, tables, frame.side),
            at("auxiliary-{}", count),
        )
        if said == "none":
            return
        cost = tables.content.command.auxiliary_cp
        payer = ask_payer(s, tables, s.element(said), at("auxiliary-{}-payer", count), cost)
        pay = partial(losses.spend, s.t, payer, "cp", cost, term("fas-why-auxiliary"))
        s.do(at("auxiliary-{}-paid", count), partial(pay, "FAS-12.1-AUX"))
        s.call(at("auxiliary-{}-activation", count), partial(Activation, element=said))


def auxiliary_question(state: FasState, tables: Tables, side: Side) -> Question | str:
    """Ask which Auxiliary element acts next, if there is one and a Commander to pay for it."""
    waiting = [one for one in state.on_table(side) if not orders.is_activated(one)]
    auxiliary = [one for one in waiting if tables.has(one, "auxiliary_element")]
    cost = tables.content.command.auxiliary_cp
    found = [one for one in auxiliary if payers(state, tables, one, cost)]
    return pick_element("D-24", term("fas-ask-auxiliary"), found)
