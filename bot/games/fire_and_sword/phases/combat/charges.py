"""Charges (7.2): target, where the charge went, the reaction, then the melee."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Literal, TypeAlias

from bot.engine.model import term
from bot.games.fire_and_sword.content import EDGES, Edge
from bot.games.fire_and_sword.model.events import Told
from bot.games.fire_and_sword.model.keys import at
from bot.games.fire_and_sword.model.state import Charge, Contact, Element, Melee, Question
from bot.games.fire_and_sword.phases.morale.checking import control
from bot.games.fire_and_sword.phases.questions import others_spared, pick_element, terrain_of
from bot.games.fire_and_sword.phases.script import Script, other, owner
from bot.games.fire_and_sword.phases.virtual.combat import charging
from bot.games.fire_and_sword.rules import fights, reactions
from bot.games.fire_and_sword.rules.scene import scene_of
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names

from .approaches import ask_place
from .reacting import Happened, react

Charging: TypeAlias = Literal["charge", "counter_charge"]


def advance_charge(s: Script, frame: Charge, tables: Tables) -> None:
    """Carry out a Charge up to its melee; the result is 0 if nothing came of it.

    Rules: FAS-7.2.1-b, FAS-LIVE-07.
    """
    charger = s.element(frame.element)
    seat = owner(s.state, frame.element)
    said = s.ask(seat, partial(target_question, s, tables, charger), "target")
    if said == "none" or not is_aimed(s, tables, charger, s.element(said)):
        s.done()
        return
    target = s.element(said)
    if is_refused_by_militia(s, tables, charger, target):
        s.done(charging.REFUSED if s.state.field else 0)
        return
    if s.state.field:
        charging.ride(s, frame, tables, target)
    else:
        s.do("told", partial(tell_charge, s, charger, target))
        ask_place(s, tables, charger, target)
    if charger.gone:
        s.done(1)
        return
    happened = react(s, frame, tables, target)
    if charger.gone or happened in ("evaded", "stopped"):
        s.done(1)
        return
    s.call("melee", partial(melee_of, s, frame, tables, target, happened))
    s.done(1)


def target_question(s: Script, tables: Tables, charger: Element) -> Question | str:
    """Ask which enemy Unit is charged; Groups cannot be.  Rules: FAS-7.2.1-a."""
    if s.state.field:
        return charging.target_question(s, tables, charger)
    prompt = term("fas-ask-charge", unit=names.element(charger))
    return pick_element("D-09", prompt, tables.units(s.state, other(charger.side)))


def is_aimed(s: Script, tables: Tables, charger: Element, target: Element) -> bool:
    """Tell whether a charge goes on: on a virtual table a point of contact is chosen first."""
    if not s.state.field:
        return True
    ask = partial(charging.aim_question, s, tables, charger, target)
    return s.ask(owner(s.state, charger.id), ask, "aim") != charging.CANCEL


def is_refused_by_militia(s: Script, tables: Tables, charger: Element, target: Element) -> bool:
    """Test Militia before its charge; on a failure it must do something else.

    Rules: FAS-12.1-MIL.
    """

    def needed() -> int:
        fighters = (tables.fighter(charger), tables.fighter(target))
        return int(reactions.militia_tests(tables.content, *fighters))

    if not s.do("militia", needed):
        return False
    rule = "FAS-12.1-MIL"
    pool = reactions.control(tables.content, rule)
    failed = s.call("militia-test", partial(control, tables, charger, "militia", pool, rule))
    if failed:
        line = term("fas-told-militia", unit=names.element(charger))
        s.do("militia-told", partial(s.tell, Told(line=line, rule=rule)))
    return bool(failed)


def tell_charge(s: Script, charger: Element, target: Element) -> None:
    """Tell the charge."""
    line = term("fas-told-charge", unit=names.element(charger), target=names.element(target))
    s.tell(Told(line=line, rule="FAS-7.2.1-b"))


def melee_of(
    s: Script, frame: Charge, tables: Tables, target: Element, happened: Happened
) -> Melee:
    """Return the melee that the charge leads to: front edge against the edge charged.

    Rules: FAS-7.2.1-b, FAS-7.3.2.2-a, FAS-7.3.2.3-a.
    """
    if s.state.field:
        return measured_melee(s, tables, frame, target, happened)
    edge: Edge = "front" if happened == "faced" else s.answer("zone", EDGES)
    chargers = charging_units(frame, target, happened)
    contact = Contact(unit=frame.element, edge="front", enemy=target.id, other=edge)
    return Melee(
        element=frame.element,
        contacts=[contact],
        chargers=chargers,
        crossed=crossed_by(frame, chargers),
        grounds={target.id: s.frame.answer("terrain")},
        answers=others_spared(s.frame),
    )


def charging_units(frame: Charge, target: Element, happened: Happened) -> dict[str, Charging]:
    """Return who fights the melee of its own Charge or Counter-charge."""
    chargers: dict[str, Charging] = {frame.element: "charge"}
    if happened == "countered":
        chargers[target.id] = "counter_charge"
    return chargers


def crossed_by(frame: Charge, chargers: Iterable[str]) -> dict[str, str]:
    """Return the ground that takes the Impetus of a charging Unit, where there is any."""
    said = {one: terrain_of(frame.answer(at("crossed-{}", one))) for one in chargers}
    return {one: ground for one, ground in said.items() if ground is not None}


def measured_melee(
    s: Script, tables: Tables, frame: Charge, target: Element, happened: Happened
) -> Melee:
    """Return the melee that a charge leads to on a virtual table: all who are linked by contact.

    Where nobody touches any more there is none.

    Rules: FAS-7.4-b, FAS-RUL-19.
    """
    chargers = charging_units(frame, target, happened)
    pairs = fights.contacts(scene_of(tables, s.state), frame.element, target.id)
    return Melee(
        element=frame.element,
        contacts=[Contact(*pair) for pair in pairs],
        chargers=chargers,
        crossed=crossed_by(frame, chargers),
    )
