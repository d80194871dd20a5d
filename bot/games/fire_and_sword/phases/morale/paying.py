"""Interventions that are paid by a Commander of the owner's choice."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.model import Term, term
from bot.games.fire_and_sword.model.keys import AnyKey
from bot.games.fire_and_sword.model.state import Element, FasState, Pick, Question
from bot.games.fire_and_sword.phases.script import Script, owner
from bot.games.fire_and_sword.phases.survey import survey
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names


def payers(state: FasState, tables: Tables, element: Element, cost: int) -> Sequence[Element]:
    """Return the Commanders who can pay an Intervention for an element of their side.

    At a live table all who have the CP; else those in whose Intervention range it stands.

    Rules: FAS-10.3-a, FAS-12.1-INT.
    """
    rich = [one for one in state.on_table(element.side) if one.cp >= cost]
    return survey(tables, state).in_intervention(rich, element)


def ask_payer(s: Script, tables: Tables, element: Element, key: AnyKey, cost: int) -> str:
    """Ask which Commander pays for an Intervention; empty if none can, settled if one can.

    Rules: FAS-10.3-a, FAS-12.1-INT.
    """

    def which() -> Question | str:
        rich = payers(s.state, tables, element, cost)
        if len(rich) < 2:
            return rich[0].id if rich else ""
        found = tuple(Pick(one.id, _payer(tables, one)) for one in rich)
        prompt = term("fas-ask-payer", count=cost)
        return Question(point="D-PAY", prompt=prompt, picks=found, default=found[0].key)

    return s.ask(owner(s.state, element.id), which, key)


def _payer(tables: Tables, one: Element) -> Term:
    reach = tables.value(one, "intervention")
    return term("fas-pick-payer", unit=names.element(one), count=one.cp, distance=reach)
