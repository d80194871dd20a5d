"""Why an answer is not taken, from the seat's own view."""

from __future__ import annotations

from bot.engine.ending import parley
from bot.engine.ending.parley import OfferDraw, Resign
from bot.engine.model import Text, term, text, worded
from bot.engine.refusal import IllegalAction
from bot.games.fire_and_sword.insight import barred
from bot.games.fire_and_sword.model.actions import Answer, Correct, FasAction, Revert
from bot.games.fire_and_sword.model.view import FasView
from bot.games.fire_and_sword.notation import orders
from bot.games.fire_and_sword.phases.corrections import takes_last
from bot.games.fire_and_sword.phases.morale.losses import TERMS
from bot.games.fire_and_sword.phases.virtual.plans import forms
from bot.games.fire_and_sword.rules import teams
from bot.games.fire_and_sword.rules.scene import seen
from bot.games.fire_and_sword.rules.tables import Tables

from . import names


def refusal(tables: Tables, view: FasView, action: FasAction) -> IllegalAction:
    """Say what is wrong and what can be answered instead.

    Rules: FAS-LIVE-08, FAS-LIVE-12, FAS-NOT-03, FAS-11-a.
    """
    written = orders.write(action)
    if isinstance(action, Resign | OfferDraw) and view.viewer is not None:
        speaker = teams.party(view.seats, view.viewer)
        said = parley.fault(view.parley, speaker, action, TERMS)
        return IllegalAction(said.reason, said.rule)
    if isinstance(action, Correct) and takes_last(view, action):
        return IllegalAction(text("fas-refused-last", order=written), "FAS-11-a")
    if isinstance(action, Correct):
        return IllegalAction(text("fas-refused-correction", order=written), "FAS-LIVE-08")
    if isinstance(action, Revert):
        return IllegalAction(Text("fas-refused-revert"), "FAS-LIVE-08")
    if not isinstance(action, Answer) or view.asked is None:
        return IllegalAction(text("refused-illegal", order=written))
    question = view.asked
    if question.form and view.field is not None:
        found = forms.why_not(seen(tables, view), question.form, action.value)
        if found is not None:
            shown = barred.barred(tables, view, action, found.other)
            return IllegalAction(worded(found.reason), found.rule, shown)
    if question.high >= question.low:
        return IllegalAction(
            text("fas-refused-number", order=written, low=question.low, high=question.high),
            "FAS-LIVE-11",
        )
    keys = names.listed([term("fas-quoted", answer=key) for key in question.keys])
    rule = "FAS-LIVE-12" if view.field is None else "FAS-NOT-03"
    return IllegalAction(text("fas-refused-answer", order=written, answers=keys), rule)
