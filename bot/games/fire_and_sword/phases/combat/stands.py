"""Where a shooter stands, as far as its fire depends on it (6, 12.1, 13.1)."""

from __future__ import annotations

from functools import partial

import msgspec

from bot.engine.model import Term, term
from bot.games.fire_and_sword.content import Trait
from bot.games.fire_and_sword.model.state import Element, Pick, Question, Shooting
from bot.games.fire_and_sword.phases.questions import (
    OPEN,
    USUAL,
    terrain_of,
    terrain_question,
    yes_no,
)
from bot.games.fire_and_sword.phases.script import Script, owner
from bot.games.fire_and_sword.rules import shooting
from bot.games.fire_and_sword.rules.fires import STANDARD, Stand
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names

SHOOTER_TRAITS: tuple[Trait, ...] = ("hinders_shooting", "structure_points")


def stand_of(frame: Shooting) -> Stand:
    """Return how the element stands, as far as was asked."""
    terrain = terrain_of(frame.said("stand", OPEN))
    return Stand(
        reaction=frame.reaction,
        terrain=terrain,
        front=frame.front,
        entangled=frame.said("entangled") == "yes",
        near_target=frame.said("in-range") == "yes",
    )


def place(frame: Shooting, tables: Tables, element: Element) -> Question | str:
    """Ask where a Unit stands that shoots: a garrison has All-round Defence, cover may hinder.

    One answer is for most shots and spares the questions that follow. In a reaction to a
    charge the place of the charged Unit was asked already.

    Rules: FAS-12.1-ART-c, FAS-13.1-UTR, FAS-13.3.1-d.
    """
    if not tables.is_unit(element) or frame.reaction is not None:
        return frame.stand or OPEN
    prompt = term("fas-ask-stand", unit=names.element(element))
    asked = terrain_question(tables, element, SHOOTER_TRAITS, prompt)
    ordinary = Pick(USUAL, names.pick(USUAL), Term("fas-note-usual-shot"))
    return msgspec.structs.replace(asked, picks=(ordinary, *asked.picks), default=USUAL)


def ask_conditions(s: Script, frame: Shooting, tables: Tables, fire: str) -> None:
    """Ask what a fire depends on besides the shooter's place, once such a fire was chosen.

    Rules: FAS-12.1-CAR, FAS-12.1-COU, FAS-12.1-ART-d, FAS-13.1-UTR.
    """
    kind, element = tables.content.fires[fire], s.element(frame.element)
    seat, unit = owner(s.state, frame.element), names.element(element)
    if kind.clear_ground:
        prompt = term("fas-ask-entangled", unit=unit)
        s.ask(seat, partial(yes_no, "D-GROUND", prompt), "entangled")
    if kind.only_far:
        reach = shooting.range_of(tables.content, tables.fighter(element), STANDARD)
        prompt = term("fas-ask-in-range", unit=unit, distance=reach)
        s.ask(seat, partial(yes_no, "D-NEAR", prompt), "in-range")
