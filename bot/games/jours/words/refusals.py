"""Why an order is not accepted: the reason and the rule, from the seat's own view."""

from __future__ import annotations

from bot.engine.ending import parley
from bot.engine.ending.parley import OfferDraw, Resign
from bot.engine.model import Decision, Text
from bot.engine.refusal import IllegalAction
from bot.games.jours.model.actions import JdgAction
from bot.games.jours.model.view import JdgView
from bot.games.jours.phases import choices
from bot.games.jours.phases.turn import ending
from bot.games.jours.rules.land.ground import Tables


def refusal(tables: Tables, view: JdgView, decision: Decision, action: JdgAction) -> IllegalAction:
    """Say why an action is illegal, with its rule.  Rules: JDG-PBP-e."""
    if isinstance(action, Resign | OfferDraw):
        said = parley.fault(
            view.parley, ending.party(view.field, decision.seat), action, ending.TERMS
        )
        return IllegalAction(said.reason, said.rule)
    found = choices.wrong(view, tables, decision, action)
    if found is None:
        return IllegalAction(Text("jours-refused-not-listed"), "JDG-PBP-e")
    return IllegalAction(found.reason, found.rule)
