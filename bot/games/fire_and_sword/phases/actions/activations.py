"""The activation of one element with its actions (2.3.1, 3.1, 4)."""

from __future__ import annotations

from functools import partial
from typing import Literal

from bot.engine.model import Term, term
from bot.games.fire_and_sword.model.events import Told
from bot.games.fire_and_sword.model.keys import at
from bot.games.fire_and_sword.model.state import (
    Activation,
    Charge,
    Command,
    Deed,
    Element,
    Melee,
    Procedure,
    Question,
    Shooting,
    Task,
)
from bot.games.fire_and_sword.phases.questions import picks
from bot.games.fire_and_sword.phases.script import Script, seat_of
from bot.games.fire_and_sword.rules import actions
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names

from . import orders

ENDING: tuple[Deed, ...] = ("charge", "disengage", "leave", "melee", "occupy")
"""Actions after which the activation is over, unless nothing came of them."""

SAID: tuple[Deed | Literal["done"], ...] = (*actions.ACTIONS, "done")


def advance_activation(s: Script, frame: Activation, tables: Tables) -> None:
    """Activate one element: token up, then its actions until the player stops.

    Rules: FAS-2.3.1-a, FAS-3.1-a.
    """
    element = s.element(frame.element)
    if not frame.is_done("begin"):
        orders.ask_tokens(s, tables, [element.id])
    s.do("begin", lambda: begin(s, frame, tables))
    count = 0
    while not element.gone:
        count += 1
        said = s.ask(
            seat_of(s.state, element.side),
            partial(action_question, frame, tables, element),
            at("action-{}", count),
            SAID,
        )
        if said == "done":
            break
        s.do(at("action-{}-told", count), partial(state_rule, s, frame, tables, said))
        over = s.call(at("action-{}-run", count), partial(procedure, said, element.id))
        if over and said in ENDING:
            break
    s.done()


def begin(s: Script, frame: Activation, tables: Tables) -> None:
    """Turn the token up, or mark the Group, and say which order it is."""
    element = s.element(frame.element)
    line = term("fas-told-declared", unit=names.element(element))
    s.tell(Told(line=line, rule="FAS-2.3.1-a"))
    orders.begin(s.t, tables, element)


def action_question(frame: Activation, tables: Tables, element: Element) -> Question:
    """Ask for the next action of an element that helps with dice or markers.

    Moves are made on the table and need no entry.
    """
    allowed = [
        one
        for one in actions.allowed(tables, element)
        if actions.may_again(frame.used, element, one)
    ]
    order = element.revealed
    prompt = term(
        f"fas-ask-action{'' if order is None else '-order'}",
        unit=names.element(element),
        order=names.order(order or "manoeuvre"),
        state=names.state(tables.state_of(element)),
        count=element.dp,
    )
    return Question(
        point="D-06",
        prompt=prompt,
        picks=picks((*allowed, "done"), "fas-do"),
        more=tuple(one for one in actions.ACTIONS if actions.is_computable(tables, element, one)),
        default="done",
    )


def state_rule(s: Script, frame: Activation, tables: Tables, action: Deed) -> None:
    """State the rule for an action that it does not allow; the table goes on all the same.

    Rules: FAS-LIVE-12.
    """
    element = s.element(frame.element)
    s.state.called = []
    fault = actions.why_not(tables, element, action)
    if fault is None and not actions.may_again(frame.used, element, action):
        fault = ("twice", "FAS-6-a" if action == "shoot" else "FAS-3.1-a")
    frame.used.append(action)
    if fault is not None:
        why, rule = fault
        line = term(
            "fas-told-rule", unit=names.element(element), action=Term(f"fas-do-{action}"),
            why=Term(f"fas-rule-{why}"),
        )  # fmt: skip
        s.tell(Told(line=line, rule=rule))


def procedure(action: Deed, element: str) -> Procedure:
    """Return the procedure of an action."""
    match action:
        case "shoot":
            return Shooting(element=element)
        case "charge":
            return Charge(element=element)
        case "melee":
            return Melee(element=element)
        case "command":
            return Command(element=element)
        case _:
            return Task(what=action, element=element)
