"""Why an order is not accepted: the reason and the rule, from the seat's own view."""

from __future__ import annotations

from bot.engine.ending import parley
from bot.engine.ending.parley import OfferDraw, Resign
from bot.engine.model import Decision, Side, Text, text
from bot.engine.refusal import IllegalAction
from bot.games.lords.model.actions import (
    Advance,
    Done,
    DrawCard,
    Fight,
    LordsAction,
    Place,
    Recall,
    Shoot,
    Skip,
)
from bot.games.lords.model.field import Field
from bot.games.lords.model.points import POINTS, Point
from bot.games.lords.model.view import LordsView
from bot.games.lords.phases import berserk, ending
from bot.games.lords.rules import recall, shooting
from bot.games.lords.rules.geometry import Cell, label
from bot.games.lords.rules.tables import Tables

from . import names
from .menus import prompt, unit_name
from .place_faults import challenge_fault, place_fault

PLACES: dict[type, tuple[Point, str]] = {
    Place: ("DP-PLACE", "LOW-PLA-01"),
    Skip: ("DP-PLACE", "LOW-PLA-06"),
    Shoot: ("DP-SHOOT", "LOW-RNG-11"),
    Fight: ("DP-SHOOT", "LOW-RNG-11"),
    Advance: ("DP-BERSERK", "LOW-BSK-01"),
    DrawCard: ("DP-REINFORCE", "LOW-RNF-01"),
    Recall: ("DP-REINFORCE", "LOW-RNF-01"),
    Done: ("DP-REINFORCE", "LOW-RNF-01"),
}
"""Where each kind of order belongs, and the rule that says so."""

COMPULSORY: dict[Point, str] = {
    "DP-PLACE": "LOW-PLA-06",
    "DP-SHOOT": "LOW-RNG-10",
    "DP-BERSERK": "LOW-BSK-01",
    "DP-REINFORCE": "LOW-DCK-02",
}
"""Decisions that cannot be declined."""


def refuse(rule: str, reason: Text) -> IllegalAction:
    """Build a refusal."""
    return IllegalAction(reason, rule)


def refusal(
    tables: Tables, view: LordsView, decision: Decision, action: LordsAction
) -> IllegalAction:
    """Find the reason that fits best.  Rules: LOW-INF-06, LOW-TRN-01, LOW-VIC-04."""
    if view.over is not None:
        return refuse("LOW-VIC-04", Text("lords-refused-over"))
    if isinstance(action, Resign | OfferDraw):
        found = parley.fault(view.parley, ending.party(decision.seat), action, ending.TERMS)
        return refuse(found.rule, found.reason)
    asked = POINTS.at(decision)
    if asked is None:
        who = names.side(view.turn.side)
        return refuse("LOW-TRN-01", text("lords-refused-not-your-turn", side=who))
    if isinstance(action, Done | Skip) and asked in COMPULSORY:
        return refuse(COMPULSORY[asked], Text(f"lords-refused-must-{asked}"))
    if isinstance(action, Place) and decision.point.startswith("DP-CHAL"):
        return challenge_fault(tables, view, action)
    point, rule = PLACES[type(action)]
    if asked != point:
        question = prompt(tables, view, decision)
        return refuse(rule, text("lords-refused-other-question", question=question))
    return fault_of(tables, view, decision, action)


def fault_of(
    tables: Tables, view: LordsView, decision: Decision, action: LordsAction
) -> IllegalAction:
    """Find what is wrong with an order of the kind that the decision takes."""
    field = Field(tables, view.units, borderless=view.terms.borderless)
    match action:
        case Place():
            return place_fault(field, view, action)
        case Shoot() | Fight():
            return shooter_fault(field, view, action)
        case Advance():
            return advance_fault(field, view, Side(decision.seat), action)
        case Recall():
            return recall_fault(field, view, action.cell)
        case _:
            return refuse("LOW-DCK-01", Text("lords-refused-empty-deck"))


# Shooters ----------------------------------------------------------------------------------------


def shooter_fault(field: Field, view: LordsView, action: Shoot | Fight) -> IllegalAction:
    """Say why a shooter cannot do what is asked.

    Rules: LOW-RNG-01, LOW-RNG-05, LOW-RNG-07, LOW-RNG-09, LOW-RNG-10, LOW-BSK-07.
    """
    unit = field.units.get(action.shooter)
    if unit is None or unit.side != view.turn.side or not field.facts(unit).strength:
        return refuse("LOW-RNG-01", text("lords-refused-no-shooter", cell=label(action.shooter)))
    name = unit_name(field, unit.cell)
    if any(one.shooter == unit.id for one in view.turn.declared):
        if field.is_engaged(unit):
            return refuse("LOW-RNG-05", text("lords-refused-shooter-engaged", unit=name))
        return refuse("LOW-RNG-07", text("lords-refused-declared", unit=name))
    if isinstance(action, Fight) or not shooting.choices(field, unit):
        return refuse("LOW-RNG-10", text("lords-refused-no-melee", unit=name))
    return target_fault(field, name, action)


def target_fault(field: Field, name: Text, action: Shoot) -> IllegalAction:
    """Say why a cell is no target.  Rules: LOW-RNG-08."""
    target = field.units.get(action.target)
    where = label(action.target)
    if target is None:
        return refuse("LOW-RNG-08", text("lords-refused-target-empty", cell=where))
    if target.side == field.units[action.shooter].side:
        return refuse("LOW-RNG-08", text("lords-refused-target-friend", cell=where))
    return refuse("LOW-RNG-08", text("lords-refused-target-grid", unit=name, cell=where))


# Berserkers and recalls --------------------------------------------------------------------------


def advance_fault(field: Field, view: LordsView, side: Side, action: Advance) -> IllegalAction:
    """Say why a berserker does not move so; where it may is told.

    Rules: LOW-BSK-01, LOW-BSK-03, LOW-BSK-04.
    """
    found = berserk.moves(field, view.turn.due, side)
    own = [label(move.target) for move in found if move.origin == action.origin]
    if own:
        reason = text(
            "lords-refused-berserker-cell",
            unit=unit_name(field, action.origin),
            cells=", ".join(own),
        )
        return refuse("LOW-BSK-03", reason)
    cells = ", ".join(sorted({label(move.origin) for move in found}))
    reason = text("lords-refused-no-berserker", cell=label(action.origin), cells=cells)
    return refuse("LOW-BSK-04", reason)


def recall_fault(field: Field, view: LordsView, cell: Cell) -> IllegalAction:
    """Say why a unit stays on the mat.

    Rules: LOW-RNF-02, LOW-RNF-03, LOW-RNF-04, LOW-RNF-05, LOW-CAV-01.
    """
    unit = field.units.get(cell)
    held = None
    if unit is not None and unit.side == view.turn.side:
        held = recall.fault_of(field, view.turn, unit, advanced=view.terms.advanced)
    if held is None:
        return refuse("LOW-RNF-02", text("lords-refused-recall-none", cell=label(cell)))
    name = unit_name(field, cell)
    if held.by is None:
        return refuse(held.rule, text(f"lords-refused-recall-{held.why}", unit=name))
    by = unit_name(field, held.by.cell)
    return refuse(held.rule, text(f"lords-refused-recall-{held.why}", unit=name, enemy=by))
