"""Turns of the Action Phase: declaring, activating, and what an element may do (2.3, 3.2, 4)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Literal, get_args

from bot.engine.model import Side, Term, term
from bot.engine.script import one_of
from bot.games.fire_and_sword.model.events import Told
from bot.games.fire_and_sword.model.keys import at
from bot.games.fire_and_sword.model.state import (
    Activation,
    Charge,
    Command,
    Deed,
    Element,
    FasState,
    FreeTask,
    Melee,
    Pick,
    Procedure,
    Question,
    Shooting,
    Task,
    Turn,
)
from bot.games.fire_and_sword.rules import fires
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names

from . import orders
from .combat import losses
from .questions import ask_payer, by_key, pick_element, picks
from .script import Script, seat_of

FREE: tuple[FreeTask, ...] = get_args(FreeTask)
"""Procedures with typed values, which need no element (FAS-LIVE-11)."""
ENDING: tuple[Deed, ...] = ("charge", "disengage", "leave", "melee", "occupy")
"""Actions after which the activation is over, unless nothing came of them."""


def can_declare(state: FasState, tables: Tables, side: Side) -> bool:
    """Tell whether a side can and will declare an activation.  Rules: FAS-2.3-a, FAS-2.3.1-b."""
    return not state.sides[side].done and bool(declarable(state, tables, side))


def declarable(state: FasState, tables: Tables, side: Side) -> Sequence[Element]:
    """Return the elements that a side may declare; Auxiliary ones follow a Commander.

    Rules: FAS-2.3-a, FAS-2.3.1-a, FAS-12.1-AUX, FAS-RUL-26.
    """
    own = state.on_table(side)
    led = any(tables.is_commander(one) for one in own)
    return [
        one
        for one in own
        if not orders.is_activated(one) and not (led and tables.has(one, "auxiliary_element"))
    ]


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
    if said == "stop":
        s.do("stop", lambda: stop(s, tables, frame.side))
        s.done()
        return
    s.call("activation", lambda: Activation(element=said))
    if tables.is_commander(s.element(said)):
        follow(s, frame, tables)
    s.done()


def declaration(state: FasState, tables: Tables, side: Side, *, free: bool) -> Question:
    """Ask which element is activated.  Rules: FAS-2.3.1-a, FAS-2.3.1-b."""
    elements = declarable(state, tables, side)
    chosen = [Pick(one.id, names.element(one)) for one in elements]
    others = ("stop", *FREE) if free else ("stop",)
    return Question(
        point="D-05",
        prompt=term("fas-ask-declare", side=names.side(side), number=state.round),
        picks=by_key((*chosen, *picks(others, "fas-turn"))),
        more=FREE,
        default=chosen[0].key if chosen else "stop",
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
        payer = ask_payer(s, tables, frame.side, at("auxiliary-{}-payer", count), cost)
        pay = partial(losses.spend, s.t, payer, "cp", cost, term("fas-why-auxiliary"))
        s.do(at("auxiliary-{}-paid", count), partial(pay, "FAS-12.1-AUX"))
        s.call(at("auxiliary-{}-activation", count), partial(Activation, element=said))


def auxiliary_question(state: FasState, tables: Tables, side: Side) -> Question | str:
    """Ask which Auxiliary element acts next, if there is one and CP to pay for it."""
    own = state.on_table(side)
    if not any(one.cp >= tables.content.command.auxiliary_cp for one in own):
        return "none"
    waiting = [one for one in own if not orders.is_activated(one)]
    found = [one for one in waiting if tables.has(one, "auxiliary_element")]
    return pick_element("D-24", term("fas-ask-auxiliary"), found)


# An activation -----------------------------------------------------------------------------------


def advance_activation(s: Script, frame: Activation, tables: Tables) -> None:
    """Activate one element: token up, then its actions until the player stops.

    Rules: FAS-2.3.1-a, FAS-3.1-a.
    """
    element = s.element(frame.element)
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
    allowed = [one for one in allowed_actions(tables, element) if may_again(frame, element, one)]
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
        more=tuple(one for one in ACTIONS if is_computable(tables, element, one)),
        default="done",
    )


ACTIONS: tuple[Deed, ...] = (
    "charge", "command", "disengage", "formation", "leave", "load", "melee", "occupy", "overrun",
    "passing", "rally", "resupply", "shoot", "terrain",
)  # fmt: skip
"""Everything an element may be helped with; what its card has values for may always be typed."""
SAID: tuple[Deed | Literal["done"], ...] = (*ACTIONS, "done")


def is_computable(tables: Tables, element: Element, action: Deed) -> bool:
    """Tell whether the card has what an action needs; then no rule keeps it from being helped.

    Groups have no melee profile, and only Commanders have CP.

    Rules: FAS-LIVE-12, FAS-1.1.3-c, FAS-9.1-b.
    """
    profile = tables.profile(element)
    needs: dict[Deed, object] = {
        "command": profile.command,
        "resupply": tables.has(element, "resupply"),
        "shoot": profile.shooting,
        "terrain": True,
    }
    if action in needs:
        return bool(needs[action])
    return profile.melee is not None


KINDS: dict[Deed, str] = {
    "charge": "charge", "disengage": "disengage", "formation": "change_formation",
    "leave": "leave_structure", "load": "load", "melee": "melee_attack",
    "occupy": "occupy_structure", "rally": "rally", "shoot": "standard_fire",
}  # fmt: skip
"""The actions of the content behind them; what is missing follows from moves or from a card."""
ANY_NUMBER: tuple[Deed, ...] = ("overrun", "passing", "terrain")
"""What no action is counted for: it follows from moves."""
BY_DEFENCE: tuple[Deed, ...] = ("formation", "load")
"""Standard Actions that a Defence order allows twice."""


def may_again(frame: Activation, element: Element, action: Deed) -> bool:
    """Tell whether an action not yet done, or done as often, may be done (once more).

    Rules: FAS-3.1-a, FAS-6-a, FAS-9.1-a.
    """
    done = frame.used.count(action)
    twice = element.revealed == "defence" and action in BY_DEFENCE
    return action in ANY_NUMBER or done < (2 if twice else 1)


def allowed_actions(tables: Tables, element: Element) -> list[Deed]:
    """List the actions that order, state and card allow.

    Rules: FAS-3.1-a, FAS-3.1-c, FAS-9.1-a, FAS-9.1-b, FAS-4.3.1-a, FAS-4.3.7-a, FAS-1.3-e.
    """
    return [one for one in ACTIONS if why_not(tables, element, one) is None]


def why_not(tables: Tables, element: Element, action: Deed) -> tuple[str, str] | None:
    """Say why the rules do not allow an action: the end of a message key and the rule.

    Rules: FAS-LIVE-12, FAS-1.3-e, FAS-4.3.7-a, FAS-9.1-b, FAS-10.2-a, FAS-12.1-RES.
    """
    if tables.is_unit(element):
        return unit_why_not(tables, element, action)
    profile = tables.profile(element)
    symbols: dict[Deed, str] = {"shoot": "fire", "command": "command", "resupply": "unique"}
    if action == "terrain":
        return ("tested", "FAS-13.1-DEZ") if element.tested else None
    if symbols.get(action) not in profile.actions:
        return "symbol", "FAS-9.1-b"
    if action == "command" and not element.cp:
        return "no-cp", "FAS-10.2-a"
    if action == "shoot" and not tables.loads(element):
        return "no-load", "FAS-6.6-a"
    return None


def may_by_order(tables: Tables, element: Element, action: Deed) -> bool:
    """Tell whether the order of a Unit allows an action; Excellent Riders form freely.

    Rules: FAS-3.1-a, FAS-12.1-EXC.
    """
    if action == "formation" and tables.has(element, "excellent_riders"):
        return True
    return action not in KINDS or element.revealed in tables.content.actions[KINDS[action]].orders


def unit_why_not(tables: Tables, element: Element, action: Deed) -> tuple[str, str] | None:
    """Say why the rules do not allow an action of a Unit.

    Rules: FAS-3.1-a, FAS-3.1-c, FAS-4.3.1-a, FAS-4.3.2-a, FAS-4.4.4-a, FAS-4.4.5-a, FAS-6.6-a,
    FAS-12.1-DRA.
    """
    barred = not may_by_order(tables, element, action)
    broken = tables.state_of(element) == "broken"
    shaped = bool(tables.formations(element) or tables.modes(element))
    faults: dict[Deed, tuple[bool, str, str]] = {
        "charge": (barred or broken, "charge", "FAS-7.2.1-a"),
        "command": (True, "symbol", "FAS-9.1-b"),
        "disengage": (barred, "disengage", "FAS-4.4.4-a"),
        "formation": (barred or not shaped, "formation", "FAS-4.3.7-a"),
        "load": (barred or not tables.loadable(element), "load", "FAS-4.3.1-a"),
        "rally": (barred or not element.dp, "rally", "FAS-4.4.5-a"),
        "resupply": (True, "symbol", "FAS-9.1-b"),
        "shoot": (barred or not tables.profile(element).shooting, "shoot", "FAS-4.3.2-a"),
        "terrain": (element.tested, "tested", "FAS-13.1-DEZ"),
    }
    wrong, why, rule = faults.get(action, (False, "", ""))
    if wrong:
        return why, rule
    if action == "shoot" and fires.profile_of(tables.fighter(element)) is None:
        return "other-type", "FAS-12.1-DRA"
    if action == "shoot" and not tables.loads(element):
        return "no-load", "FAS-6.6-a"
    return None


def state_rule(s: Script, frame: Activation, tables: Tables, action: Deed) -> None:
    """State the rule for an action that it does not allow; the table goes on all the same.

    Rules: FAS-LIVE-12.
    """
    element = s.element(frame.element)
    s.state.called = []
    fault = why_not(tables, element, action)
    if fault is None and not may_again(frame, element, action):
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
