"""The Command action of Commanders: New Orders and Collects (chapter 10.2)."""

from __future__ import annotations

from functools import partial
from typing import Literal, TypeAlias, get_args

from bot.engine.model import term
from bot.games.fire_and_sword.content import ORDERS
from bot.games.fire_and_sword.model.events import Told
from bot.games.fire_and_sword.model.keys import at
from bot.games.fire_and_sword.model.state import (
    UNKNOWN,
    Command,
    Element,
    Hidden,
    Question,
)
from bot.games.fire_and_sword.phases.morale import losses
from bot.games.fire_and_sword.phases.morale.checking import control
from bot.games.fire_and_sword.phases.questions import pick_element, picks
from bot.games.fire_and_sword.phases.script import Script, owner
from bot.games.fire_and_sword.phases.survey import survey
from bot.games.fire_and_sword.rules import reactions
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names

from . import orders

What: TypeAlias = Literal["collect", "done", "order"]
WHAT: tuple[What, ...] = get_args(What)


def advance_command(s: Script, frame: Command, tables: Tables) -> None:
    """Spend CP one after another on New Orders and Collects.

    Rules: FAS-10.2-a, FAS-12.1-COM, FAS-RUL-40.
    """
    commander = s.element(frame.element)
    seat = owner(s.state, frame.element)
    count = 0
    while True:
        count += 1
        what = s.ask(seat, partial(what_question, tables, commander), at("what-{}", count), WHAT)
        if what == "done":
            break
        chosen = s.ask(seat, partial(unit_question, s, frame, tables, what), at("unit-{}", count))
        if chosen == "none":
            break
        unit = s.element(chosen)
        if what == "collect":
            s.do(at("collect-{}", count), partial(collect, s, frame, tables, unit))
        else:
            new_order(s, tables, commander, unit, count)
    s.done()


def what_question(tables: Tables, commander: Element) -> Question | str:
    """Ask what the next CP is for; without CP the action is over."""
    rules = tables.content.command
    if commander.cp < min(rules.new_order_cp, rules.collect_cp):
        return "done"
    return Question(
        point="D-23",
        prompt=term(
            "fas-ask-command", unit=names.element(commander), count=commander.cp,
            distance=tables.value(commander, "command"),
        ),
        picks=picks(WHAT, "fas-command"),
        default="done",
    )  # fmt: skip


def unit_question(s: Script, frame: Command, tables: Tables, what: What) -> Question | str:
    """Ask which Unit within the Command range is meant.

    A Commander collects the same Unit once in a Turn.

    Rules: FAS-10.2-a, FAS-10.2.2-a.
    """
    side = s.element(frame.element).side
    found = [
        one
        for one in tables.units(s.state, side)
        if what == "order" or (one.dp > one.losses and one.id not in frame.collected)
    ]
    near = survey(tables, s.state).in_command(s.element(frame.element), found)
    if what == "collect":
        near = survey(tables, s.state).collectable(near)
    distance = tables.content.command.enemy_distance
    return pick_element("D-23", term(f"fas-ask-command-{what}", distance=distance), near)


def collect(s: Script, frame: Command, tables: Tables, unit: Element) -> None:
    """Pay a CP and take a DP from a Unit.  Rules: FAS-10.2.2-a, FAS-RUL-40."""
    rules = tables.content.command
    frame.collected.append(unit.id)
    why = term("fas-why-collect")
    losses.spend(s.t, frame.element, "cp", rules.collect_cp, why, "FAS-10.2.2-a")
    losses.lower(s.t, tables, unit.id, why, "FAS-10.2.2-a", rules.collect_dp)


# New Order ---------------------------------------------------------------------------------------


def new_order(s: Script, tables: Tables, commander: Element, unit: Element, count: int) -> None:
    """Pay a CP and give a Unit a new face-down order, the same one allowed.

    An Insubordinate Unit tests first (D-22). A token on the table is the owner's own to lay.

    Rules: FAS-OPT-06, FAS-10.2.1-a, FAS-3.1.1-a, FAS-3.1.1-b, FAS-RUL-40.
    """
    seat = owner(s.state, commander.id)
    prompt = term("fas-ask-new-order", unit=names.element(unit))
    ask = partial(orders.question, tables, unit, "D-23", prompt, keep=False)
    lies = s.state.tokens_lie_on_table
    order: Hidden = UNKNOWN if lies else s.ask(seat, ask, at("order-{}", count), ORDERS)
    s.do(at("order-{}-paid", count), partial(pay, s, tables, commander, extra=False))
    if tables.has(unit, "insubordinate") and is_defied(s, tables, commander, unit, count):
        order = "reorganise"
    s.do(at("order-{}-given", count), partial(orders.give, s.t, unit, order))


def pay(s: Script, tables: Tables, commander: Element, *, extra: bool) -> None:
    """Pay for a New Order, or for insisting on it."""
    rules = tables.content.command
    if extra:
        why, amount, rule = term("fas-why-insist"), rules.disobedience_cp, "FAS-12.1-INS"
    else:
        why, amount, rule = term("fas-why-order"), rules.new_order_cp, "FAS-10.2.1-a"
    losses.spend(s.t, commander.id, "cp", amount, why, rule)


def is_defied(s: Script, tables: Tables, commander: Element, unit: Element, count: int) -> bool:
    """Test an Insubordinate Unit; tell whether it takes Reorganise instead of the order.

    On a failure the Commander pays 1 CP more, or the Unit takes a face-down Reorganise. Only
    another Commander may intervene.

    Rules: FAS-12.1-INS, FAS-RUL-31, FAS-RUL-64.
    """
    rule = "FAS-12.1-INS"
    pool = reactions.control(tables.content, rule)
    failed = s.call(
        at("obey-{}", count),
        partial(control, tables, unit, "insubordinate", pool, rule, excluded=commander.id),
    )
    if not failed:
        return False
    ask = partial(insist_question, tables, commander)
    said = s.ask(owner(s.state, commander.id), ask, at("insist-{}", count))
    if said == "pay":
        s.do(at("insist-{}-paid", count), partial(pay, s, tables, commander, extra=True))
        return False
    line = term("fas-told-defied", unit=names.element(unit))
    s.do(at("insist-{}-told", count), partial(s.tell, Told(line=line, rule=rule)))
    return True


def insist_question(tables: Tables, commander: Element) -> Question | str:
    """Ask whether the Commander pays for the order; without CP they cannot."""
    if commander.cp < tables.content.command.disobedience_cp:
        return "accept"
    return Question(
        point="D-22",
        prompt=term("fas-ask-insist", count=commander.cp),
        picks=picks(("accept", "pay"), "fas-pick"),
        default="accept",
    )
