"""Charges and the reactions to them (7.2, 7.3): target, reaction, then the melee.

What lies where are answers of the charging player; the reaction is its owner's (FAS-LIVE-07).
"""

from __future__ import annotations

from functools import partial
from typing import Literal, TypeAlias

import msgspec

from bot.engine.model import Term, term
from bot.games.fire_and_sword.content import EDGES, FORMATIONS, REACTIONS, Edge, Formation, Reaction
from bot.games.fire_and_sword.model.events import Told
from bot.games.fire_and_sword.model.keys import AnyKey, at
from bot.games.fire_and_sword.model.state import (
    Charge,
    Contact,
    Element,
    Melee,
    Pick,
    Question,
    Shooting,
)
from bot.games.fire_and_sword.phases import orders
from bot.games.fire_and_sword.phases.checking import control
from bot.games.fire_and_sword.phases.questions import (
    OPEN,
    USUAL,
    by_key,
    is_usual,
    pick_element,
    picks,
    shot_spared,
    terrain_of,
    terrain_question,
    usual,
    yes_no,
)
from bot.games.fire_and_sword.phases.script import Script, other, owner
from bot.games.fire_and_sword.phases.stands import SHOOTER_TRAITS
from bot.games.fire_and_sword.rules import reactions
from bot.games.fire_and_sword.rules.reactions import Charged
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names

from . import evading

Answer: TypeAlias = Reaction | Literal["none"]
ANSWERS: tuple[Answer, ...] = (*REACTIONS, "none")
"""What a charged Unit may do."""
Way: TypeAlias = Formation | Literal["turn"]
WAYS: tuple[Way, ...] = (*FORMATIONS, "turn")
"""How a Unit faces a charge."""
Happened: TypeAlias = Literal["none", "stopped", "evaded", "faced", "countered"]
"""What came of it; ``stopped``: there is no melee."""


def advance_charge(s: Script, frame: Charge, tables: Tables) -> None:
    """Carry out a Charge up to its melee; the result is 0 if nothing came of it.

    Rules: FAS-7.2.1-b, FAS-LIVE-07.
    """
    charger = s.element(frame.element)
    seat = owner(s.state, frame.element)
    said = s.ask(seat, partial(target_question, s, tables, charger), "target")
    if said == "none" or is_refused_by_militia(s, tables, charger, s.element(said)):
        s.done()
        return
    target = s.element(said)
    s.do("told", partial(tell_charge, s, charger, target))
    ask_place(s, tables, charger, target)
    happened = react(s, frame, tables, target)
    if charger.gone or happened in ("evaded", "stopped"):
        s.done(1)
        return
    s.call("melee", partial(melee_of, s, frame, target, happened))
    s.done(1)


def target_question(s: Script, tables: Tables, charger: Element) -> Question | str:
    """Ask which enemy Unit is charged; Groups cannot be.  Rules: FAS-7.2.1-a."""
    prompt = term("fas-ask-charge", unit=names.element(charger))
    return pick_element("D-09", prompt, tables.units(s.state, other(charger.side)))


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


# Where the charge went ---------------------------------------------------------------------------


def ask_place(s: Script, tables: Tables, charger: Element, target: Element) -> None:
    """Ask from which zone the charge came, over which ground, and how the target stands.

    The target fights where it stands, or receives the charge with fire.

    Rules: FAS-7.2.2-c, FAS-7.3.1-b, FAS-7.3.1-c, FAS-13.1-POZ, FAS-13.1-NKO, FAS-13.1-UTR.
    """
    seat = owner(s.state, charger.id)
    unit = names.element(target)
    s.ask(seat, partial(charge_question, unit), "zone")
    answers: dict[AnyKey, str] = {"zone": "front", "bound": "no", "terrain": OPEN}
    for one in (charger, target):
        answers[at("crossed-{}", one.id)] = OPEN
    usual(s.frame, "zone", answers)
    bound = term("fas-ask-bound", unit=unit)
    s.ask(seat, partial(yes_no, "D-BOUND", bound), "bound")
    ask_crossed(s, tables, charger)
    under = term("fas-ask-terrain", unit=unit)
    ask = partial(terrain_question, tables, target, SHOOTER_TRAITS, under, fights=True)
    s.ask(seat, ask, "terrain")


def charge_question(unit: Term) -> Question:
    """Ask from which zone the charge came; one answer is for most charges.

    It spares the questions that follow: from the front, all in the open, nobody else in contact.
    """
    asked = edge_question(term("fas-ask-charge-zone", unit=unit))
    ordinary = Pick(USUAL, names.pick(USUAL), Term("fas-note-usual-charge"))
    return msgspec.structs.replace(asked, picks=(ordinary, *asked.picks), default=USUAL)


def ask_crossed(s: Script, tables: Tables, element: Element) -> None:
    """Ask which ground takes the Impetus of a Unit that charges or counter-charges.

    Rules: FAS-13.1-POZ, FAS-7.2.2-c.
    """
    over = term("fas-ask-crossed", unit=names.element(element))
    ask = partial(terrain_question, tables, element, ("deprives_impetus",), over)
    s.ask(owner(s.state, element.id), ask, at("crossed-{}", element.id))


def edge_question(prompt: Term) -> Question:
    """Ask for an edge of a Unit, or its zone."""
    found = picks(EDGES, "fas-edge")
    return Question(point="D-ZONE", prompt=prompt, picks=found, default="front")


def case_of(
    s: Script, tables: Tables, target: Element, *, activated: bool, ahead: bool = False
) -> Charged:
    """Return the charged Unit as the rules of reactions see it; ``ahead``: not called out yet.

    Its zone that holds the charger is the edge that the charger touches.

    Rules: FAS-7.3.1-c, FAS-3.1.1-b.
    """
    zone = s.answer("zone", EDGES)
    return Charged(
        fighter=orders.foreseen(tables, target) if ahead else tables.fighter(target),
        zone=zone,
        touched=zone,
        activated=activated,
        bound_elsewhere=s.frame.answer("bound") == "yes",
        terrain=terrain_of(s.frame.answer("terrain")),
    )


# Reactions ---------------------------------------------------------------------------------------


def react(s: Script, frame: Charge, tables: Tables, target: Element) -> Happened:
    """Let the charged Unit react; returns what came of it.

    Rules: FAS-7.3.1-a, FAS-7.3.1-e, FAS-RUL-20, FAS-LIVE-07.
    """
    again = s.do("activated", lambda: int(orders.is_activated(target)))
    seat = owner(s.state, target.id)
    ask = partial(reaction_question, s, tables, target, bool(again))
    said = s.ask(seat, ask, "reaction", ANSWERS)
    if said == "none":
        return "none"
    s.do("rule", partial(state_rule, s, tables, target, said))
    s.do("called", partial(call_out, s, tables, target))
    if target.gone:
        return "stopped"
    if not is_passed(s, tables, target, said, again=bool(again)):
        return "none"
    if said == "receive_with_fire":
        return receive(s, frame, tables, target)
    if said == "face_the_charge":
        face(s, tables, target)
        return "faced"
    if said == "counter_charge":
        ask_crossed(s, tables, target)
        return "countered"
    evading.evade(s, frame, tables, target)
    return "evaded"


def reaction_question(s: Script, tables: Tables, target: Element, again: bool) -> Question | str:
    """Ask for the reaction (D-11): those that order, state and place allow; others may be typed.

    The question always comes, so that it betrays no order; where no order would help it says why.

    Rules: FAS-7.3.1-c, FAS-7.3.1-d, FAS-LIVE-12.
    """
    case = case_of(s, tables, target, activated=again, ahead=True)
    found = [one for one in reactions.options(tables.content, case) if one.bar is None]
    labels = [
        Pick(
            one.reaction,
            Term(f"fas-reaction-{one.reaction}"),
            Term("fas-note-automatic" if one.automatic else "fas-note-tested"),
        )
        for one in found
    ]
    labels.append(Pick("none", Term("fas-pick-no-reaction")))
    barred = reactions.state_bar(tables.content, case)
    prompt = term("fas-ask-reaction", unit=names.element(target))
    if barred is not None:
        prompt = term("fas-ask-reaction-barred", unit=names.element(target), why=barred.reason)
    return Question(
        point="D-11",
        prompt=prompt,
        picks=by_key(labels),
        more=REACTIONS,
        default=found[0].reaction if found else "none",
    )


def state_rule(s: Script, tables: Tables, target: Element, kind: Reaction) -> None:
    """State the rule for a reaction that it does not allow.  Rules: FAS-LIVE-12, FAS-7.3.1-c."""
    activated = bool(s.frame.result("activated"))
    case = case_of(s, tables, target, activated=activated, ahead=True)
    fault = reactions.why_not(tables.content, case, kind)
    unit, action = names.element(target), Term(f"fas-reaction-{kind}")
    if fault is not None:
        line = term("fas-told-rule", unit=unit, action=action, why=fault.reason)
        s.tell(Told(line=line, rule=fault.rule))
        return
    s.tell(Told(line=term("fas-told-reaction", unit=unit, action=action), rule="FAS-7.3.1-a"))


def call_out(s: Script, tables: Tables, target: Element) -> None:
    """Activate the charged Unit: token up, and a DP if it was activated before."""
    orders.out_of_sequence(s.t, tables, target.id)


def is_passed(s: Script, tables: Tables, target: Element, kind: Reaction, *, again: bool) -> bool:
    """Test for the reaction, unless it happens by itself; a failure ends the activation.

    Then the melee activates the Unit once more.

    Rules: FAS-7.3.1-a, FAS-7.3.1-b, FAS-7.3.1-e, FAS-RUL-20.
    """
    case = case_of(s, tables, target, activated=again)
    automatic = s.do("automatic", lambda: int(reactions.is_automatic(tables.content, case, kind)))
    if automatic:
        return True
    rule, pool = "FAS-7.3.1-a", reactions.test(tables.content)
    failed = s.call("reaction-test", partial(control, tables, target, "reaction", pool, rule))
    if not failed:
        return True
    s.do("failed", partial(fail, s, target))
    return False


def fail(s: Script, target: Element) -> None:
    """End the activation of a failed reaction, so that the melee activates the Unit again."""
    s.state.called.remove(target.id)
    line = term("fas-told-no-reaction", unit=names.element(target))
    s.tell(Told(line=line, rule="FAS-7.3.1-e"))


def receive(s: Script, frame: Charge, tables: Tables, target: Element) -> Happened:
    """Shoot at the charger from where the Unit stands; if that drives it off there is no melee.

    Rules: FAS-7.3.2.1-a, FAS-7.3.2.1-b, FAS-RUL-58.
    """
    case = case_of(s, tables, target, activated=bool(s.frame.result("activated")))

    def fire() -> Shooting:
        return Shooting(
            element=target.id, target=frame.element, reaction="receive_with_fire",
            stand=s.frame.answer("terrain"),
            front=reactions.front_touched(tables.content, case),
            answers=shot_spared(s.frame),
        )  # fmt: skip

    hurt = s.call("fire", fire)
    return "stopped" if hurt else "none"


def face(s: Script, tables: Tables, target: Element) -> None:
    """Turn to the charger, or form up instead.  Rules: FAS-7.3.2.2-a, FAS-RUL-63."""

    def which() -> Question | str:
        case = case_of(s, tables, target, activated=bool(s.frame.result("activated")))
        ways = reactions.ways_to_face(tables.content, case)
        found = sorted(one or "turn" for one in ways)
        if len(found) < 2:
            return found[0] if found else "turn"
        prompt = term("fas-ask-face", unit=names.element(target))
        return Question(
            point="D-11", prompt=prompt, picks=picks(found, "fas-formation"), default=found[0],
        )  # fmt: skip

    said = s.ask(owner(s.state, target.id), which, "face", WAYS)

    def form() -> None:
        if said != "turn":
            target.formation = said
        what = names.formation(said)
        line = term("fas-told-face", unit=names.element(target), formation=what)
        s.tell(Told(line=line, rule="FAS-7.3.2.2-a"))

    s.do("formed", form)


# The melee of the charge -------------------------------------------------------------------------


def melee_of(s: Script, frame: Charge, target: Element, happened: Happened) -> Melee:
    """Return the melee that the charge leads to: front edge against the edge charged.

    Rules: FAS-7.2.1-b, FAS-7.3.2.2-a, FAS-7.3.2.3-a.
    """
    edge: Edge = "front" if happened == "faced" else s.answer("zone", EDGES)
    chargers: dict[str, Literal["charge", "counter_charge"]] = {frame.element: "charge"}
    if happened == "countered":
        chargers[target.id] = "counter_charge"
    alone = is_usual(s.frame)
    contact = Contact(unit=frame.element, edge="front", enemy=target.id, other=edge)
    return Melee(
        element=frame.element,
        contacts=[contact],
        chargers=chargers,
        crossed={
            one: ground
            for one in chargers
            if (ground := terrain_of(s.frame.answer(at("crossed-{}", one)))) is not None
        },
        grounds={target.id: s.frame.answer("terrain")},
        answers={at("contact-{}", 1): "none", at("ground-{}", 1): "none"} if alone else {},
    )
