"""Reactions to a charge (7.3): which, the test for it, and what it does.

The reaction is its owner's (FAS-LIVE-07).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Literal, TypeAlias

import msgspec

from bot.engine.model import Term, term
from bot.games.fire_and_sword.content import (
    EDGES,
    FORMATIONS,
    ORDERS,
    REACTIONS,
    Formation,
    Reaction,
)
from bot.games.fire_and_sword.geometry.fixed import Place
from bot.games.fire_and_sword.model.events import Told
from bot.games.fire_and_sword.model.state import (
    UNKNOWN,
    Charge,
    Element,
    Pick,
    Question,
    Shooting,
)
from bot.games.fire_and_sword.phases.actions import orders
from bot.games.fire_and_sword.phases.field import put
from bot.games.fire_and_sword.phases.morale.checking import control
from bot.games.fire_and_sword.phases.questions import by_key, picks, shot_spared
from bot.games.fire_and_sword.phases.script import Script, owner
from bot.games.fire_and_sword.rules import fights, ground, reactions
from bot.games.fire_and_sword.rules.fights import Turning
from bot.games.fire_and_sword.rules.reactions import Charged, ReactionOption
from bot.games.fire_and_sword.rules.scene import scene_of
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names

from . import evading
from .approaches import ask_crossed, case_of

Answer: TypeAlias = Reaction | Literal["none"]
ANSWERS: tuple[Answer, ...] = (*REACTIONS, "none")
"""What a charged Unit may do."""
Way: TypeAlias = Formation | Turning
WAYS: tuple[Way, ...] = (*FORMATIONS, "turn", "centre")
"""How a Unit faces a charge."""
Happened: TypeAlias = Literal["none", "stopped", "evaded", "faced", "countered"]
"""What came of it; ``stopped``: there is no melee."""


def react(s: Script, frame: Charge, tables: Tables, target: Element) -> Happened:
    """Let the charged Unit react; returns what came of it.

    Who is called out so has no actions of D-06, hence no free one.

    Rules: FAS-7.3.1-a, FAS-7.3.1-e, FAS-RUL-20, FAS-LIVE-07, FAS-2.3.3-b.
    """
    again = s.do("activated", lambda: int(orders.is_activated(target)))
    seat = owner(s.state, target.id)
    ask = partial(reaction_question, s, tables, target, bool(again))
    said = s.ask(seat, ask, "reaction", ANSWERS)
    if said == "none":
        return "none"
    orders.ask_tokens(s, tables, [target.id], tables.content.reactions[said].orders)
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
    found = possible(tables, case, unknown=target.hidden == UNKNOWN)
    if s.state.field:
        found = [one for one in found if is_placed(s, tables, case, target, one.reaction)]
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
        more=() if s.state.field else REACTIONS,
        default=found[0].reaction if found else "none",
    )


def is_placed(
    s: Script, tables: Tables, case: Charged, target: Element, kind: Reaction
) -> bool:  # fmt: skip
    """Tell whether a virtual table has room for a reaction; a garrison can only fire.

    Rules: FAS-RUL-79, FAS-RUL-67, FAS-7.3.2.2-a.
    """
    if ground.is_structure(tables.content, case.terrain):
        return kind == "receive_with_fire"
    return kind != "face_the_charge" or bool(ways(s, tables, target))


def possible(tables: Tables, case: Charged, *, unknown: bool) -> Sequence[ReactionOption]:
    """Return the reactions that nothing bars; ``unknown``: whatever order is turned up.

    Rules: FAS-7.3.1-c, FAS-7.3.1-d.
    """
    found: dict[Reaction, ReactionOption] = {}
    for order in ORDERS if unknown else (case.fighter.order,):
        fighter = msgspec.structs.replace(case.fighter, order=order)
        seen = msgspec.structs.replace(case, fighter=fighter)
        for one in reactions.options(tables.content, seen):
            if one.bar is None:
                found.setdefault(one.reaction, one)
    return tuple(found.values())


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


def ways(s: Script, tables: Tables, target: Element) -> Sequence[Way]:
    """Return how a Unit may face its charge; on a virtual table a Turn needs a place.

    Rules: FAS-7.3.2.2-a, FAS-RUL-63, FAS-RUL-67.
    """
    activated = bool(s.frame.result("activated"))
    case = case_of(s, tables, target, activated=activated, ahead=not s.frame.is_done("called"))
    found: set[Way] = {one or "turn" for one in reactions.ways_to_face(tables.content, case)}
    if s.state.field and "turn" in found:
        found = {*(found - {"turn"}), *turns(s, tables, target)}
    return [one for one in WAYS if one in found]


def turns(s: Script, tables: Tables, target: Element) -> Mapping[Turning, Place]:
    """Return the places to which a Unit may turn on a virtual table to face its charge.

    Rules: FAS-GEO-18, FAS-RUL-67.
    """
    scene, edge = scene_of(tables, s.state), s.answer("zone", EDGES)
    charger = s.element(s.frame.element) if isinstance(s.frame, Charge) else target
    return fights.faces(scene, target, charger, edge)


def turn_to(s: Script, tables: Tables, target: Element, way: Turning) -> None:
    """Turn a Unit to its charger on a virtual table.  Rules: FAS-7.3.2.2-a, FAS-GEO-18."""
    if s.state.field:
        line = term("fas-told-turned", unit=names.element(target))
        put(s.t, target, turns(s, tables, target)[way], line, "FAS-GEO-18")


def face(s: Script, tables: Tables, target: Element) -> None:
    """Turn to the charger, or form up instead.  Rules: FAS-7.3.2.2-a, FAS-RUL-63."""

    def which() -> Question | str:
        found = ways(s, tables, target)
        if len(found) < 2:
            return found[0] if found else "turn"
        prompt = term("fas-ask-face", unit=names.element(target))
        return Question(
            point="D-11", prompt=prompt, picks=picks(found, "fas-formation"), default=found[0],
        )  # fmt: skip

    said = s.ask(owner(s.state, target.id), which, "face", WAYS)

    def form() -> None:
        if said == "turn" or said == "centre":
            turn_to(s, tables, target, said)
        else:
            target.formation = said
        what = names.formation(said)
        line = term("fas-told-face", unit=names.element(target), formation=what)
        s.tell(Told(line=line, rule="FAS-7.3.2.2-a"))

    s.do("formed", form)
