"""Why an order is not accepted: the reason and the rule, from the seat's own view."""

from __future__ import annotations

from bot.engine.ending import parley
from bot.engine.ending.parley import OfferDraw, Resign
from bot.engine.model import Decision
from bot.engine.refusal import IllegalAction
from bot.games.commands_colors.actions import Done, KeepCard, MoveUnit, NameSection, PlayCard
from bot.games.napoleonics.content import LeaderAll
from bot.games.napoleonics.model.actions import (
    Advance,
    Attack,
    BattleBack,
    ChooseMode,
    DetachLeader,
    Dissolve,
    IgnoreFlags,
    MoveLeader,
    NapAction,
    OrderPiece,
    React,
    RegainBlock,
    Resupply,
    Retreat,
    StepBack,
)
from bot.games.napoleonics.model.points import POINTS, Point
from bot.games.napoleonics.model.scene import Scene
from bot.games.napoleonics.model.state import Unit, other_side
from bot.games.napoleonics.model.view import NapView
from bot.games.napoleonics.notation import orders
from bot.games.napoleonics.phases import combats, dispatch, ending, falling_back, moves
from bot.games.napoleonics.rules import cards, reactions

from . import menus, names
from .faults import Fault, fault

PLACES: dict[type, tuple[tuple[Point, ...], str]] = {
    PlayCard: (("D-02",), "NAP-CMD-01"),
    NameSection: (("D-03",), "NAP-CRD-12"),
    ChooseMode: (("D-03",), "NAP-CRD-15"),
    Resupply: (("D-03",), "NAP-CRD-17"),
    RegainBlock: (("D-04",), "NAP-CRD-16"),
    OrderPiece: (("D-05",), "NAP-ORD-01"),
    DetachLeader: (("D-05",), "NAP-ORD-06"),
    Dissolve: (("D-05",), "NAP-SQ-20"),
    MoveUnit: (("D-06",), "NAP-SEQ-01"),
    MoveLeader: (("D-06",), "NAP-SEQ-01"),
    Attack: (("D-07", "D-15"), "NAP-SEQ-01"),
    React: (("D-08",), "NAP-MEL-02"),
    IgnoreFlags: (("D-11",), "NAP-MOR-01"),
    Retreat: (("D-12",), "NAP-RET-03"),
    StepBack: (("D-13",), "NAP-LRT-01"),
    Advance: (("D-14",), "NAP-TG-01"),
    BattleBack: (("D-16",), "NAP-BB-01"),
    KeepCard: (("D-19",), "NAP-CRD-02"),
}
"""Where each kind of order belongs, and the rule that says so."""

COMPULSORY: dict[Point, str] = {
    "D-02": "NAP-SEQ-02",
    "D-03": "NAP-CRD-18",
    "D-04": "NAP-CRD-16",
    "D-08": "NAP-MEL-02",
    "D-11": "NAP-MOR-01",
    "D-12": "NAP-RET-03",
    "D-13": "NAP-LRT-01",
    "D-19": "NAP-CRD-02",
}
"""Decisions that cannot be left out."""
LISTED = 6
"""How many legal orders a refusal names."""


def refusal(scene: Scene, view: NapView, decision: Decision, action: NapAction) -> IllegalAction:
    """Say why an action is illegal at a decision.  Rules: NAP-GEN-06."""
    found = refusal_fault(scene, view, decision, action)
    return IllegalAction(found.reason, found.rule)


def refusal_fault(scene: Scene, view: NapView, decision: Decision, action: NapAction) -> Fault:
    """Find the reason that fits best.  Rules: NAP-SEQ-01, NAP-GEN-06."""
    if view.over is not None:
        return fault("NAP-VIC-03", "over")
    if isinstance(action, Resign | OfferDraw):
        return parley.fault(view.parley, ending.party(decision.seat), action, ending.TERMS)
    point = POINTS.at(decision)
    if isinstance(action, Done):
        rule = COMPULSORY.get(point, "NAP-SEQ-01") if point is not None else "NAP-SEQ-01"
        return fault(rule, "compulsory", orders=", ".join(offered(scene, view, decision)[:LISTED]))
    points, rule = PLACES[type(action)]
    if point in points:
        found = fault_of(scene, view, decision, action)
        if found is not None:
            return found
    can_leave = orders.write(Done()) in offered(scene, view, decision)
    asked = menus.prompt(scene, view, decision)
    return fault(rule, "wrong-step", question=asked, leave="yes" if can_leave else "no")


def offered(scene: Scene, view: NapView, decision: Decision) -> list[str]:
    """List the legal orders of a decision, as they are written."""
    return [orders.write(one) for one in dispatch.options(view, scene.tables, decision)]


def fault_of(scene: Scene, view: NapView, decision: Decision, action: NapAction) -> Fault | None:
    """Find what is wrong with an order of the right kind."""
    match action:
        case OrderPiece() | DetachLeader() | Dissolve():
            return order_fault(scene, action)
        case MoveUnit() | MoveLeader():
            return moves.move_fault(scene, action)
        case Attack():
            bonus = view.combat.attacker if view.combat is not None else None
            return combats.attack_fault(scene, action, bonus)
        case PlayCard() | KeepCard():
            return card_fault(scene, action)
        case Resupply():
            return fault("NAP-CRD-17", "supply", hex=action.hex, other=action.to)
        case RegainBlock():
            return fault("NAP-CRD-16", "regain", hex=action.hex)
        case _:
            return answer_fault(scene, view, action)


def answer_fault(scene: Scene, view: NapView, action: NapAction) -> Fault | None:
    """Find what is wrong with an answer in the middle of a combat.

    Rules: NAP-MOR-01, NAP-LRT-04, NAP-TG-02.
    """
    match action:
        case React():
            return reaction_fault(scene, view, action)
        case IgnoreFlags():
            assert view.roll is not None
            most = falling_back.ignorable(scene, view.roll)
            return fault("NAP-MOR-01", "ignore", count=most)
        case Retreat():
            return retreat_fault(scene, view)
        case StepBack():
            return fault("NAP-LRT-04", "step", hex=action.hex)
        case Advance():
            return fault("NAP-TG-02", "advance", hex=action.path[-1])
        case _:
            return None


def reaction_fault(scene: Scene, view: NapView, action: React) -> Fault | None:
    """Say why a reaction is not open to the viewer.

    Rules: NAP-SQ-01, NAP-SQ-02, NAP-RR-01, NAP-RR-02, NAP-FST-01, NAP-FST-05, NAP-GEN-06.
    """
    assert view.combat is not None
    match action.how:
        case "square":
            own = view.players[other_side(view.turn.side)]
            return reactions.form_fault(scene, view.combat, own)
        case "retire":
            return reactions.retire_fault(scene, view.combat)
        case "first_strike" if reactions.is_stormed(scene, view.combat):
            return fault("NAP-FST-05", "strike-square")
        case "first_strike":
            return fault("NAP-FST-01", "strike-card")
        case _:
            return None


def card_fault(scene: Scene, action: PlayCard | KeepCard) -> Fault:
    """Say why a card cannot be chosen.  Rules: NAP-CMD-01, NAP-CRD-02."""
    rule = PLACES[type(action)][1]
    if action.card not in scene.tables.cards:
        return fault(rule, "unknown-card", id=action.card)
    return fault(rule, "no-such-card", card=names.card(action.card))


def order_fault(scene: Scene, action: OrderPiece | DetachLeader | Dissolve) -> Fault:
    """Say why a piece cannot be ordered, detach or dissolve.

    Rules: NAP-ORD-01, NAP-ORD-02, NAP-ORD-03, NAP-ORD-06, NAP-ORD-07, NAP-ORD-08, NAP-SQ-20.
    """
    unit, leader = scene.units.get(action.hex), scene.leaders.get(action.hex)
    piece = leader if isinstance(action, DetachLeader) else unit or leader
    if piece is None or piece.side != scene.turn.side:
        key = "no-own-leader" if isinstance(action, DetachLeader) else "no-own-piece"
        return fault("NAP-ORD-01", key, hex=action.hex)
    if isinstance(action, Dissolve):
        return fault("NAP-SQ-20", "dissolve", hex=action.hex)
    if piece.ordered:
        return fault("NAP-ORD-01", "already-ordered", hex=action.hex)
    if isinstance(action, DetachLeader) and unit is not None:
        wrong = leader_fault(scene, unit)
        if wrong is not None:
            return wrong
    found = cards.parts(scene)
    if not cards.admitting(scene, found, piece):
        rule = "NAP-ORD-07" if piece is leader else "NAP-ORD-02"
        return fault(rule, "card-does-not", hex=action.hex, card=names.card(scene.turn.text or ""))
    return fault("NAP-ORD-03", "too-many-orders", hex=action.hex)


def leader_fault(scene: Scene, unit: Unit) -> Fault | None:
    """Say why the leader of a square cannot leave it.  Rules: NAP-ORD-08, NAP-CRD-14."""
    card = scene.card()
    if card is not None and isinstance(card.orders, LeaderAll) and (unit.square or unit.dissolved):
        return fault("NAP-CRD-14", "leader-stays", hex=unit.hex)
    return fault("NAP-ORD-08", "leader-of-square", hex=unit.hex) if unit.square else None


def retreat_fault(scene: Scene, view: NapView) -> Fault:
    """Say which ways back there are.  Rules: NAP-RET-02, NAP-RET-03, NAP-RR-04."""
    assert view.roll is not None
    found = [">".join(path) for path in falling_back.ways(scene, view.roll)]
    rule = "NAP-RR-04" if view.roll.why == "retire" else "NAP-RET-03"
    return fault(rule, "retreat", ways=", ".join(sorted(found)))
