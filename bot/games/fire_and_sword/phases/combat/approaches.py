"""Where a charge went (7.2.2): from which zone, over which ground, and how the target stands.

What lies where are answers of the charging player (FAS-LIVE-07).
"""

from __future__ import annotations

from functools import partial

import msgspec

from bot.engine.model import Term, term
from bot.games.fire_and_sword.content import EDGES
from bot.games.fire_and_sword.model.keys import AnyKey, at
from bot.games.fire_and_sword.model.state import Element, Pick, Question
from bot.games.fire_and_sword.phases.actions import orders
from bot.games.fire_and_sword.phases.questions import (
    ALONE,
    OPEN,
    USUAL,
    picks,
    terrain_of,
    terrain_question,
    usual,
    yes_no,
)
from bot.games.fire_and_sword.phases.script import Script, owner
from bot.games.fire_and_sword.phases.survey import survey
from bot.games.fire_and_sword.rules.reactions import Charged
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names

from .stands import SHOOTER_TRAITS


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
    ordinary = Pick(ALONE, names.pick(USUAL), Term("fas-note-usual-charge"))
    return msgspec.structs.replace(
        asked, picks=(ordinary, *asked.picks), more=(USUAL,), default=ALONE
    )


def ask_crossed(s: Script, tables: Tables, element: Element) -> None:
    """Ask which ground takes the Impetus of a Unit that charges or counter-charges.

    Rules: FAS-13.1-POZ, FAS-7.2.2-c.
    """
    over = term("fas-ask-crossed", unit=names.element(element))

    ask = partial(terrain_question, tables, element, ("deprives_impetus",), over)
    known = partial(survey(tables, s.state).deprived, element, ask)
    s.ask(owner(s.state, element.id), known, at("crossed-{}", element.id))


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
