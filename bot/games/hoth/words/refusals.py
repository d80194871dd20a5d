"""Why an order is not accepted: the reason and the rule, from the seat's own view."""

from __future__ import annotations

from bot.engine.ending import parley
from bot.engine.ending.parley import OfferDraw, Resign
from bot.engine.model import Decision, Seat, Text
from bot.engine.refusal import IllegalAction
from bot.games.commands_colors.actions import Done, KeepCard, MoveUnit, NameSection, PlayCard
from bot.games.hoth.content import Card
from bot.games.hoth.model.actions import (
    AttackHex,
    BoardTransport,
    BreakThrough,
    ClaimStall,
    DiscardCard,
    HothAction,
    OrderUnit,
    Recover,
    Reroll,
    Retreat,
    ReturnUnit,
)
from bot.games.hoth.model.campaign import PlaySupport
from bot.games.hoth.model.points import POINTS, Point
from bot.games.hoth.model.scene import Scene
from bot.games.hoth.model.state import Unit
from bot.games.hoth.model.team import Delegate, ShowCard
from bot.games.hoth.model.view import HothView
from bot.games.hoth.notation import orders
from bot.games.hoth.phases import anytime, attacks, moves
from bot.games.hoth.phases.anytime import Anytime
from bot.games.hoth.rules import cards, combat, movement, retreat, support
from bot.games.hoth.rules.team import mate, party, side_of

from . import menus, names
from .faults import Fault, fault

PLACES: dict[type, tuple[tuple[Point, ...], str]] = {
    PlayCard: (("DP-PLAY",), "HOTH-CARD-01"),
    NameSection: (("DP-SECTION",), "HOTH-CARD-03"),
    OrderUnit: (("DP-ORDER",), "HOTH-ORD-01"),
    MoveUnit: (("DP-MOVE", "DP-POSTMOVE"), "HOTH-TURN-02"),
    AttackHex: (("DP-ATTACK", "DP-BREAK-ATTACK"), "HOTH-TURN-02"),
    BoardTransport: (("DP-ATTACK",), "HOTH-SCN-07"),
    Reroll: (("DP-REROLL",), "HOTH-RES-06"),
    Retreat: (("DP-RETREAT",), "HOTH-RET-03"),
    BreakThrough: (("DP-BREAK",), "HOTH-BDG-03"),
    KeepCard: (("DP-DRAW",), "HOTH-DRAW-03"),
    DiscardCard: (("DP-DRAW", "DP-FLEET-MATE"), "HOTH-DRAW-04"),
    Recover: (("DP-RECOVER",), "HOTH-CARD-09"),
    ReturnUnit: (("DP-RETURN",), "HOTH-SCN-09"),
}
"""Where each kind of order belongs, and the rule that says so."""

QUESTIONS: dict[Point, tuple[str, str]] = {
    "DP-RETREAT": ("HOTH-RET-03", ""),
    "DP-REROLL": ("HOTH-RES-06", "done"),
    "DP-BREAK": ("HOTH-BDG-03", "advance"),
    "DP-SECTION": ("HOTH-TURN-01", "section left"),
}
"""Questions that come before all else: the rule, and an answer as it is written."""

COMPULSORY: dict[Point, str] = {
    "DP-PLAY": "HOTH-TURN-03",
    "DP-SECTION": "HOTH-CARD-03",
    "DP-RETREAT": "HOTH-RET-08",
    "DP-DRAW": "HOTH-DRAW-03",
    "DP-RETURN": "HOTH-SCN-09",
}
"""Decisions that cannot be declined."""

PLANNING = ("order", "move")
"""The phases in which a unit that cannot be ordered deserves a reason."""


def refusal(scene: Scene, view: HothView, decision: Decision, action: HothAction) -> IllegalAction:
    """Say why an action is illegal at a decision."""
    found = refusal_fault(scene, view, decision, action)
    return IllegalAction(found.reason, found.rule)


def refusal_fault(scene: Scene, view: HothView, decision: Decision, action: HothAction) -> Fault:
    """Find the reason that fits best.  Rules: HOTH-TURN-01, HOTH-TURN-02, HOTH-TURN-03."""
    if view.over is not None:
        return fault("HOTH-VIC-04", "over")
    if isinstance(action, Anytime):
        return anytime_fault(scene, view, decision.seat, action)
    point = POINTS.at(decision)
    if isinstance(action, Done):
        rule = COMPULSORY.get(point, "HOTH-TURN-01") if point is not None else "HOTH-TURN-01"
        return fault(rule, "compulsory")
    if isinstance(action, PlaySupport):
        return support_fault(scene, view, action.card)
    if point in PLACES[type(action)][0]:
        found = fault_of(scene, view, decision, action)
    else:
        found = place_fault(scene, view, decision, action)
    step = names.phrase(f"hoth-phase-{view.turn.phase}")
    return found or fault(step_rule(decision, action), "wrong-step", step=step)


def step_rule(decision: Decision, action: HothAction) -> str:
    """Return the rule by which an action has to wait or comes too late."""
    early = POINTS.at(decision) in ("DP-RETURN", "DP-PLAY", "DP-ORDER", "DP-RECOVER")
    if isinstance(action, OrderUnit) or (early and isinstance(action, MoveUnit | AttackHex)):
        return "HOTH-TURN-01"
    return PLACES[type(action)][1]


def place_fault(
    scene: Scene, view: HothView, decision: Decision, action: HothAction
) -> Fault | None:
    """Find out more about an order of a kind that the open decision does not take."""
    match action:
        case OrderUnit() if POINTS.at(decision) == "DP-SECTION" and scene.turn.card is not None:
            return fault("HOTH-CARD-03", "section-first", card=names.card(scene.turn.card))
        case OrderUnit() if POINTS.at(decision) not in QUESTIONS and view.turn.phase in PLANNING:
            return order_fault(scene, action)
        case KeepCard() if POINTS.at(decision) == "DP-FLEET-MATE":
            return fault("HOTH-DRAW-04", "discard-or-done")
        case _:
            return question_fault(scene, view, decision)


def question_fault(scene: Scene, view: HothView, decision: Decision) -> Fault | None:
    """Name the open question with an answer to it, if it is one that comes before all else.

    Rules: HOTH-ATK-01, HOTH-RES-06, HOTH-RET-03, HOTH-BDG-03.
    """
    point = POINTS.at(decision)
    if point is None or point not in QUESTIONS:
        return None
    rule, how = QUESTIONS[point]
    attack = view.attack
    if attack is not None and point == "DP-RETREAT":
        unit = scene.units[attack.target_hex]
        factor = scene.modifiers(scene.unit(attack.attacker), attack.melee).retreat_multiplier
        how = min(map(orders.write, retreat.answers(scene, unit, attack.retreats, factor)))
    if attack is not None and point == "DP-REROLL":
        unit, used = scene.unit(attack.attacker), attack.rerolls_used
        sources = combat.rerolls(scene, unit, attack.dice, used, attack.melee)
        how = f"reroll {sources[0]}" if sources else how
    return fault(rule, "open-question", question=menus.prompt(scene, view, decision), how=how)


def fault_of(scene: Scene, view: HothView, decision: Decision, action: HothAction) -> Fault | None:
    """Find what is wrong with an order of the right kind."""
    match action:
        case OrderUnit():
            return order_fault(scene, action)
        case MoveUnit():
            return move_fault(scene, action, POINTS.at(decision) == moves.POST)
        case AttackHex():
            again = view.attack.attacker if view.attack is not None else None
            wrong = attacks.attack_fault(scene, action, again)
            return wrong or (action.support and support_fault(scene, view, action.support)) or None
        case BoardTransport():
            missing = own_fault(scene, action.hex)
            return missing or combat.boarding_fault(scene, scene.units[action.hex])
        case Retreat():
            return retreat_fault(scene, view, action)
        case PlayCard() | KeepCard() | DiscardCard():
            return card_fault(scene, view, action)
        case Reroll():
            rule = "HOTH-BDG-10" if action.source == "e_web" else "HOTH-CARD-07"
            return fault(rule, "no-reroll")
        case Recover():
            return fault("HOTH-CARD-09", "cannot-recover", hex=action.hex)
        case ReturnUnit():
            return fault("HOTH-SCN-09", "cannot-return", hex=action.hex)
        case _:
            return None


def card_fault(scene: Scene, view: HothView, action: PlayCard | KeepCard | DiscardCard) -> Fault:
    """Say why an order card cannot be chosen.

    Rules: HOTH-CARD-01, HOTH-DRAW-03, HOTH-DRAW-04.
    """
    rule = PLACES[type(action)][1]
    if isinstance(action, DiscardCard) and view.choosing:
        return fault("HOTH-DRAW-03", "keep-one", cards=", ".join(sorted(view.choosing)))
    if action.card not in scene.tables.content.cards:
        return fault(rule, "unknown-card", id=action.card)
    if isinstance(action, KeepCard) and not view.choosing:
        return fault("HOTH-DRAW-04", "discard-or-done")
    return fault(rule, "no-such-card", card=names.card(action.card))


def anytime_fault(scene: Scene, view: HothView, seat: Seat, action: Anytime) -> Fault:
    """Say why something outside the decisions is refused.

    Rules: HOTH-END-02, HOTH-END-03, HOTH-END-04, HOTH-TEAM-14, HOTH-TEAM-19, HOTH-TEAM-20.
    """
    match action:
        case ShowCard():
            return show_fault(view, seat, action.card)
        case Delegate():
            if mate(view.sides[side_of(seat)].seats, seat) is None:
                return fault("HOTH-TEAM-19", "no-teammate")
            return fault("HOTH-TEAM-19", "delegated-already")
        case Resign() | OfferDraw():
            speaker = party(view.sides[side_of(seat)].seats, seat)
            return parley.fault(view.parley, speaker, action, anytime.TERMS)
        case ClaimStall():
            missing = scene.tables.content.match.idle_turns - view.idle_turns
            return fault("HOTH-END-04", "not-stalled", count=missing)


def show_fault(view: HothView, seat: Seat, card: str) -> Fault:
    """Say why a card cannot be shown to a teammate.  Rules: HOTH-TEAM-14."""
    if mate(view.sides[side_of(seat)].seats, seat) is None:
        return fault("HOTH-TEAM-14", "no-teammate")
    if card not in (view.cards[seat].hand or ()):
        return fault("HOTH-TEAM-14", "not-yours-to-show", id=card)
    return fault("HOTH-TEAM-14", "shown-anyway")


def support_fault(scene: Scene, view: HothView, card: str) -> Fault:
    """Say why a support card cannot be played now.

    Rules: HOTH-SUP-02, HOTH-SUP-03, HOTH-SUP-06, HOTH-RUL-43.
    """
    if view.campaign is None:
        return fault("HOTH-SUP-03", "no-campaign")
    if view.viewer != view.turn.seat:
        return fault("HOTH-RUL-43", "support-own-turn")
    name = names.card(card)
    if view.turn.support is not None:
        return fault("HOTH-SUP-03", "support-played", card=names.card(view.turn.support))
    if card not in support.own_hand(view):
        return fault("HOTH-SUP-02", "no-such-card", card=name)
    if scene.tables.content.support_cards[card].window == "before_attack_roll":
        return fault("HOTH-SUP-06", "support-with-attack", card=name, id=card)
    words = Text(f"hoth-card-{card}-text")
    return fault("HOTH-SUP-06", "support-not-now", card=name, words=words)


def own_fault(scene: Scene, label: str) -> Fault | None:
    """Say that there is no own unit on a hex.  Rules: HOTH-ORD-01."""
    unit = scene.units.get(label)
    if unit is None or unit.side != scene.turn.side:
        return fault("HOTH-ORD-01", "no-own-unit", hex=label)
    return None


def order_fault(scene: Scene, action: OrderUnit) -> Fault | None:
    """Say why a unit cannot be ordered.

    Rules: HOTH-CARD-02, HOTH-CARD-04, HOTH-CARD-05, HOTH-ORD-01, HOTH-ORD-02, HOTH-ORD-05,
    HOTH-ORD-07.
    """
    missing = own_fault(scene, action.hex)
    if missing is not None or scene.turn.card is None:
        return missing
    unit = scene.units[action.hex]
    name, card = names.card(scene.turn.card), scene.tables.content.cards[scene.turn.card]
    if unit.ordered:
        return fault("HOTH-ORD-02", "already-ordered", unit=names.unit(unit.type), hex=unit.hex)
    if scene.turn.fallback:
        return fault("HOTH-CARD-04", "fallback-one", card=name)
    if not any(cards.in_section(scene, clause, unit) for clause in cards.clauses_of(scene, card)):
        return fault("HOTH-CARD-02", "wrong-section", hex=unit.hex, card=name)
    if not cards.admitting(scene, card, unit):
        return filter_fault(scene, card, unit)
    ordered = cards.ordered_units(scene)
    if cards.assignment(scene, card, [*ordered, unit]) is None:
        return fault("HOTH-ORD-05", "too-many-orders", hex=unit.hex, card=name)
    return None


def filter_fault(scene: Scene, card: Card, unit: Unit) -> Fault:
    """Say that a unit is not what a card is for, or not where it would have to stand.

    Rules: HOTH-CARD-05, HOTH-ORD-07, HOTH-RUL-05.
    """
    name, words = names.card(card.id), names.unit(unit.type)
    kind = scene.kind(unit).unit_class
    fits = any(one.filter.unit_class in (None, kind) for one in cards.clauses_of(scene, card))
    if fits or card.fallback is None:
        return fault("HOTH-ORD-07", "card-filter", unit=words, hex=unit.hex, card=name)
    there = [one for one in scene.own_units(unit.side) if cards.matches(scene, one, card.fallback)]
    return fault(
        "HOTH-CARD-05",
        "no-fallback",
        unit=words,
        hex=unit.hex,
        card=name,
        other=names.unit(there[0].type),
        hexes=", ".join(sorted(one.hex for one in there)),
    )


def move_fault(scene: Scene, action: MoveUnit, post: bool) -> Fault | None:
    """Say why a move is illegal.

    Rules: HOTH-ORD-01, HOTH-MOVE-01, HOTH-MOVE-04, HOTH-UNIT-03, HOTH-CARD-07, HOTH-CARD-11.
    """
    origin = action.path[0] if action.path else ""
    missing = own_fault(scene, origin)
    if missing is not None:
        return missing
    unit = scene.units[origin]
    right = mover_fault(scene, unit, post)
    if right is not None:
        return right
    exits = moves.NOWHERE if post else movement.exit_hexes(scene, unit.side)
    limit = movement.post_allowance(scene, unit) if post else movement.allowance(scene, unit)
    return movement.path_fault(scene, unit, action.path, limit, exits)


def mover_fault(scene: Scene, unit: Unit, post: bool) -> Fault | None:
    """Say why a unit may not move at all."""
    name = names.unit(unit.type)
    if not unit.ordered:
        return fault("HOTH-ORD-01", "not-ordered", unit=name, hex=unit.hex)
    if "immobile" in scene.kind(unit).traits:
        return fault("HOTH-UNIT-03", "immobile", unit=name)
    if post and not movement.post_allowance(scene, unit):
        return fault("HOTH-CARD-11", "no-post-move", unit=name, hex=unit.hex)
    if not post and unit.moved:
        return fault("HOTH-MOVE-01", "moved", unit=name, hex=unit.hex)
    if not post and not movement.allowance(scene, unit):
        return fault("HOTH-CARD-07", "card-no-move", unit=name, hex=unit.hex)
    return None


def retreat_fault(scene: Scene, view: HothView, action: Retreat) -> Fault | None:
    """Say why a retreat is illegal.

    Rules: HOTH-RET-02, HOTH-RET-06, HOTH-RET-08, HOTH-RET-09.
    """
    attack = view.attack
    assert attack is not None
    unit = scene.units[attack.target_hex]
    allowed = min(retreat.may_ignore(scene, unit), attack.retreats)
    if not 0 <= action.ignored <= allowed:
        return fault("HOTH-RET-09", "ignore", count=allowed)
    here = unit.hex
    for there in action.path:
        if there not in scene.tables.board.retreat_steps[unit.side].get(here, ()):
            return fault("HOTH-RET-02", "retreat-direction", hex=there)
        if not scene.may_stand(unit.type, there):
            return fault("HOTH-RET-06", "retreat-blocked", hex=there)
        here = there
    modifiers = scene.modifiers(scene.unit(attack.attacker), attack.melee)
    steps = retreat.steps_of(attack.retreats, action.ignored, modifiers.retreat_multiplier)
    if action.ignored and not steps:
        stay = orders.write(Retreat((), action.ignored))
        return fault("HOTH-RET-09", "retreat-ignored", order=stay)
    if len(action.path) > steps:
        return fault("HOTH-RET-01", "retreat-long", count=steps)
    longest = len(retreat.paths(scene, unit, steps)[0])
    if action.ignored < allowed:
        return fault("HOTH-RET-08", "retreat-short-ignore", count=longest, ignore=allowed)
    return fault("HOTH-RET-08", "retreat-short", count=longest)
