"""Which answers a question takes: lists of legal ones, and why others are not.

A question that lists its answers takes these; the others are orders of a player's own making, for
which lists are a sample and ``fault`` is the judge.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from bot.engine.model import Decision
from bot.engine.refusal import Fault
from bot.games.jours.model.actions import (
    ActWith,
    DeclareCharge,
    Drop,
    End,
    Enter,
    FillSheet,
    Fire,
    GiveOrders,
    JdgAction,
    Leave,
    Move,
    MoveChief,
    Rally,
    Shock,
    Square,
    Top,
    Turn,
    Unsquare,
)
from bot.games.jours.model.points import POINTS
from bot.games.jours.model.view import JdgView
from bot.games.jours.notation.lines import parse, write
from bot.games.jours.rules import chiefs, command, rally
from bot.games.jours.rules.combat import charge, fire, shock
from bot.games.jours.rules.faults import fault
from bot.games.jours.rules.land.ground import Tables
from bot.games.jours.rules.march import moves as movement
from bot.games.jours.rules.march import squares
from bot.games.jours.rules.march.survey import Survey


def options(view: JdgView, tables: Tables, decision: Decision) -> Sequence[JdgAction]:
    """List legal answers to a decision of the viewer, sorted as they are written."""
    question = view.asked
    if question is None:
        return ()
    if question.orders:
        return tuple(parse(one) for one in question.orders)
    found = {write(one): one for one in _free(view, tables, decision)}
    return tuple(found[line] for line in sorted(found))


def _free(view: JdgView, tables: Tables, decision: Decision) -> Iterable[JdgAction]:
    """Yield orders that a player may give where they make their own."""
    field, side = view.field, view.side
    assert side is not None
    ground = tables.ground(field.map)
    match POINTS.at(decision):
        case "DP-A2":
            return drops(view)
        case "DP-A3":
            return (GiveOrders(one) for one in command.orders_possible(field, side))
        case "DP-F1":
            return (*fire.options(field, ground, side), End("fire"))
        case "DP-M1":
            return (*moves(Survey(field, ground, side)), End("move"))
        case "DP-C1":
            may_end = shock.open_fault(field, ground) is None
            return (*shock.options(field, ground, side), *((End("shock"),) if may_end else ()))
        case "DP-D3":
            return (ActWith(one) for one in command.volunteers(field, side))
        case "DP-SHEET":
            boxes = view.asked.boxes if view.asked else ()
            return (FillSheet(), *(FillSheet((one,)) for box in boxes for one in box.lines))
        case "DP-D4":
            return rally.options(field, tables.content)
        case _:
            return ()


def moves(survey: Survey) -> Iterator[JdgAction]:
    """Yield the orders of the movement segment but its end."""
    yield from movement.options(survey)
    yield from charge.options(survey)


def drops(view: JdgView) -> Iterator[Drop]:
    """Yield which Renfort markers may be dropped: none, each, all.  Rules: JDG-5.2.1-e."""
    own = [one.id for one in view.field.on_map(view.side) if one.renfort]
    for size in {0, 1, len(own)}:
        yield from (Drop(chosen) for chosen in combinations(own, size))


# Why not -----------------------------------------------------------------------------------------


def wrong(view: JdgView, tables: Tables, decision: Decision, action: JdgAction) -> Fault | None:
    """Say why an action does not answer a decision of the viewer; None: it does.

    Rules: JDG-PBP-e.
    """
    question, point = view.asked, POINTS.at(decision)
    if question is None or point is None:
        return fault("JDG-FL-b", "not-asked")
    if question.orders:
        listed = write(action) in question.orders
        return None if listed else fault("JDG-PBP-e", "not-listed")
    if isinstance(action, End) and _ends(point) != action.what:
        return fault("JDG-1-f", "other-segment")
    if isinstance(action, End):
        ground = tables.ground(view.field.map)
        return shock.open_fault(view.field, ground) if point == "DP-C1" else None
    return _judge(view, tables, point, action)


def _ends(point: str) -> str:
    return {"DP-F1": "fire", "DP-M1": "move", "DP-C1": "shock", "DP-D4": "rally"}.get(point, "")


def _judge(view: JdgView, tables: Tables, point: str, action: JdgAction) -> Fault | None:
    """Judge an order of a player's own making by the chapter that it belongs to."""
    field, side = view.field, view.side
    assert side is not None
    ground = tables.ground(field.map)
    match action:
        case Drop() if point == "DP-A2":
            own = {one.id for one in field.on_map(side) if one.renfort}
            strange = [one for one in action.units if one not in own]
            return fault("JDG-5.2.1-e", "no-renfort", unit=strange[0]) if strange else None
        case GiveOrders() if point == "DP-A3":
            return command.orders_fault(field, side, action.groups)
        case Fire() if point == "DP-F1":
            return fire.fire_fault(field, ground, action)
        case Shock() if point == "DP-C1":
            return shock.shock_fault(field, ground, action)
        case Rally() if point == "DP-D4":
            return rally.order_fault(field, tables.content, action)
        case ActWith() if point == "DP-D3":
            return command.special_fault(field, side, action.units)
        case FillSheet() if point == "DP-SHEET":
            return _judge_sheet(view, action)
        case _ if point == "DP-M1":
            return _judge_move(Survey(field, ground, side), action)
        case _:
            return fault("JDG-1-f", "other-segment")


def _judge_sheet(view: JdgView, action: FillSheet) -> Fault | None:
    """Say which line of a sheet answers none of its questions, or one answered already.

    Rules: JDG-PBP-h.
    """
    left = list(view.asked.boxes) if view.asked else []
    for line in action.lines:
        box = next((one for one in left if line in one.lines), None)
        if box is None:
            return fault("JDG-PBP-h", "no-box", line=line[:60])
        left.remove(box)
    return None


def _judge_move(survey: Survey, action: JdgAction) -> Fault | None:
    match action:
        case Move():
            return movement.move_fault(survey, action)
        case Enter():
            return movement.enter_fault(survey, action)
        case Leave():
            return movement.leave_fault(survey, action)
        case Turn():
            return movement.turn_fault(survey, action)
        case Square():
            return squares.square_fault(survey, action.cell)
        case Unsquare():
            return squares.unsquare_fault(survey, action)
        case Top():
            return movement.top_fault(survey, action)
        case DeclareCharge():
            return charge.charge_fault(survey, action)
        case MoveChief():
            return chiefs.move_fault(survey, action)
        case _:
            return fault("JDG-1-f", "other-segment")
