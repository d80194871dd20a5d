"""Why an order is not accepted: the reason and the rule, from the seat's own view."""

from __future__ import annotations

from bot.engine.model import Decision, Seat, Text
from bot.engine.refusal import IllegalAction

from . import cards, combat, movement, names, retreat, support
from .campaign_model import PlaySupport
from .faults import Fault, fault
from .model import (
    AttackHex,
    BoardTransport,
    BreakThrough,
    ClaimStall,
    DiscardCard,
    Done,
    HothAction,
    KeepCard,
    MoveUnit,
    NameSection,
    OfferDraw,
    OrderUnit,
    PlayCard,
    Recover,
    Reroll,
    Resign,
    Retreat,
    ReturnUnit,
    Unit,
)
from .phases import attacks, moves
from .scene import Scene
from .team import has_proposed, mate, side_of
from .team_model import Delegate
from .view import HothView

PLACES: dict[type, tuple[tuple[str, ...], str]] = {
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

COMPULSORY = {
    "DP-PLAY": "HOTH-TURN-03",
    "DP-SECTION": "HOTH-CARD-03",
    "DP-RETREAT": "HOTH-RET-08",
    "DP-DRAW": "HOTH-DRAW-03",
    "DP-RETURN": "HOTH-SCN-09",
}
"""Decisions that cannot be declined."""


def refusal(scene: Scene, view: HothView, decision: Decision, action: HothAction) -> IllegalAction:
    """Say why an action is illegal at a decision."""
    found = refusal_fault(scene, view, decision, action)
    return IllegalAction(found.reason, found.rule)


def refusal_fault(scene: Scene, view: HothView, decision: Decision, action: HothAction) -> Fault:
    """Find the reason that fits best.  Rules: HOTH-TURN-01, HOTH-TURN-02, HOTH-TURN-03."""
    if view.over is not None:
        return fault("HOTH-VIC-04", "over")
    if isinstance(action, Resign | OfferDraw | ClaimStall | Delegate):
        return anytime_fault(view, decision.seat, action)
    if isinstance(action, Done):
        return fault(COMPULSORY.get(decision.point, "HOTH-TURN-01"), "compulsory")
    if isinstance(action, PlaySupport):
        return support_fault(scene, view, action.card)
    points, rule = PLACES[type(action)]
    if isinstance(action, OrderUnit) and view.turn.phase in ("order", "move"):
        found = order_fault(scene, action)
    elif decision.point not in points:
        found = None
    else:
        found = fault_of(scene, view, decision, action)
    step = names.phrase(f"hoth-phase-{view.turn.phase}")
    return found or fault(rule, "wrong-step", step=step)


def fault_of(scene: Scene, view: HothView, decision: Decision, action: HothAction) -> Fault | None:
    """Find what is wrong with an order of the right kind."""
    match action:
        case MoveUnit():
            return move_fault(scene, action, decision.point == moves.POST)
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
            rule = PLACES[type(action)][1]
            return fault(rule, "no-such-card", card=names.card(action.card))
        case Reroll():
            rule = "HOTH-BDG-10" if action.source == "e_web" else "HOTH-CARD-07"
            return fault(rule, "no-reroll")
        case Recover():
            return fault("HOTH-CARD-09", "cannot-recover", hex=action.hex)
        case ReturnUnit():
            return fault("HOTH-SCN-09", "cannot-return", hex=action.hex)
        case _:
            return None


def anytime_fault(
    view: HothView, seat: Seat, action: Resign | OfferDraw | ClaimStall | Delegate
) -> Fault:
    """Say why something outside the decisions is refused.

    Rules: HOTH-END-02, HOTH-END-03, HOTH-END-04, HOTH-TEAM-19, HOTH-TEAM-20.
    """
    match action:
        case Delegate():
            has_mate = mate(view.sides[side_of(seat)].seats, seat) is not None
            return fault("HOTH-TEAM-19", "delegated-already" if has_mate else "no-teammate")
        case Resign():
            return fault("HOTH-TEAM-20", "proposed-already")
        case OfferDraw() if has_proposed(view.proposals, seat, "draw"):
            return fault("HOTH-TEAM-20", "proposed-already")
        case OfferDraw():
            return fault("HOTH-END-03", "draw-offered")
        case ClaimStall():
            return fault("HOTH-END-04", "not-stalled")


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
        rule = "HOTH-CARD-05" if card.fallback else "HOTH-ORD-07"
        return fault(rule, "card-filter", unit=names.unit(unit.type), hex=unit.hex, card=name)
    ordered = cards.ordered_units(scene)
    if cards.assignment(scene, card, [*ordered, unit]) is None:
        return fault("HOTH-ORD-05", "too-many-orders", hex=unit.hex, card=name)
    return None


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
    if len(action.path) > steps:
        return fault("HOTH-RET-01", "retreat-long", count=steps)
    longest = len(retreat.paths(scene, unit, steps)[0])
    return fault("HOTH-RET-08", "retreat-short", count=longest)
