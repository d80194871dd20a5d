"""Whether an element may do an action on a virtual table, before any place is looked at.

Orders and AP, the melee it is bound in, its state, its rules, and for Groups the symbols of the
card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from bot.engine.model import Term
from bot.games.fire_and_sword.content import Order
from bot.games.fire_and_sword.geometry.fixed import Spot
from bot.games.fire_and_sword.geometry.turning import Wheel
from bot.games.fire_and_sword.model.acts import (
    Act,
    Base,
    Go,
    Leave,
    Plain,
    Retire,
    Shoot,
    Slide,
    Turn,
    Wander,
    Way,
)
from bot.games.fire_and_sword.model.state import Element
from bot.games.fire_and_sword.words.faults import Hindrance, bar

from . import action_points, fires
from .action_points import Use
from .scene import Scene

ACTIONS = {
    "attack": "melee_attack", "charge": "charge", "formation": "change_formation", "load": "load",
    "mode": "change_formation", "occupy": "occupy_structure", "rally": "rally",
}  # fmt: skip
"""The action of the content behind a verb that takes no numbers."""
SYMBOLS = {"command": "command", "resupply": "unique"}
"""The symbol of a Group's card behind a verb."""
GARRISON = frozenset({
    "melee_attack", "disengage", "leave_structure", "occupy_structure", "load", "rally",
    "change_formation", *action_points.FIRES,
})  # fmt: skip
"""What a garrison may do.  Rules: FAS-RUL-78."""
FREE_BY = {"turn": "agility", "change_formation": "excellent_riders"}
"""The special rule that makes an action a free one."""
BY_ORDER = ("disengage", "special_fire")
"""Actions in contact that name the orders that allow them."""
ONLY_IN_CONTACT = {"melee_attack": "FAS-4.4.1-a", "disengage": "FAS-4.4.4-a"}
NOT_BROKEN = {"charge": "FAS-4.4.6-a", "march": "FAS-4.4.3-a"}


PROBES: Sequence[Act] = (
    *(Act(Go(way, 1, 0, 0)) for way in get_args(Way)),
    Act(Slide(0, 0)), Act(Turn(Wheel(0))), Act(Turn(Wheel(0)), is_free=True),
    Act(Plain("formation"), is_free=True), Act(Leave(Spot(0, 0), 1, 0)),
    Act(Wander(())), Act(Wander((), is_half=True)),
    *(Act(Plain(verb)) for verb in (*ACTIONS, *SYMBOLS)),
)  # fmt: skip
"""An action of each kind, without any place."""


def allowed(
    scene: Scene, element: Element, order: Order | None, done: Sequence[Act]
) -> list[Act]:  # fmt: skip
    """Return the kinds of actions that an element may do next, each as one that goes nowhere.

    A shot stands there as Standard Fire and as each special fire.

    Rules: FAS-3.1-a, FAS-4.2-a, FAS-9.1-b.
    """
    shots = [Act(Shoot(fire, ())) for fire in scene.tables.content.fires]
    return [
        one for one in (*PROBES, *shots) if why_not(scene, element, order, done, one) is None
    ]  # fmt: skip


REFUSED = "refused"
"""What is kept of a charge that Militia did not dare: it cost no AP and is not tried again."""


def refused(act: Act) -> bool:
    """Tell whether it is a charge that Militia did not dare.  Rules: FAS-12.1-MIL."""
    return isinstance(act.base, Plain) and act.base == Plain("charge", (REFUSED,))


def fire_of(act: Act) -> str:
    """Return the fire of a shot; empty: it is none."""
    return act.base.fire if isinstance(act.base, Shoot) else ""


def use_of(scene: Scene, act: Act) -> Use | None:
    """Return what an action of a Unit costs; None: it is no action of Units.

    Rules: FAS-4.1-a, FAS-4.1.2-a, FAS-3.2-b, FAS-3.2-c.
    """
    action: str
    match act.base:
        case Go():
            action = act.base.way
        case Slide():
            action = "reposition"
        case Turn():
            action = "turn"
        case Wander() | Retire():
            return None
        case Leave():
            action = "leave_structure"
        case Shoot():
            kinds = scene.tables.content.fires
            if act.base.fire not in kinds:
                return None
            name = fires.STANDARD if act.base.fire == fires.STANDARD else "special_fire"
            return Use(name, kinds[act.base.fire].ap)
        case Plain():
            if act.base.verb not in ACTIONS:
                return None
            action = ACTIONS[act.base.verb]
    return Use(action, scene.tables.content.actions[action].ap or 0, act.is_free)


def why_not(
    scene: Scene, element: Element, order: Order | None, done: Sequence[Act], act: Act
) -> Hindrance | None:
    """Say why an element may not do an action after some others of its activation.

    A garrison in contact that leaves Disengages.

    Rules: FAS-2.3.1-c, FAS-9.1-a, FAS-9.1-b, FAS-RUL-78, FAS-12.1-CIV.
    """
    if not _may_leave(act.base) and scene.is_pressed(element):
        return bar("FAS-12.1-CIV", "civilians")
    if not scene.tables.is_unit(element):
        return _group_why_not(scene, element, done, act)
    use = use_of(scene, act)
    if use is None or order is None:
        return bar("FAS-3.1-a", "no-action")
    if use.action == "charge" and any(refused(one) for one in done):
        return bar("FAS-12.1-MIL", "militia")
    done = [one for one in done if not refused(one)]
    spent = [one for one in (use_of(scene, other) for other in done) if one is not None]
    is_bound = bool(scene.bound_with(element))
    if is_bound and use.action == "leave_structure":
        use = Use("disengage", scene.tables.content.actions["disengage"].ap or 0)
    fault = _by_card(scene, element, act, use)
    if fault is None and is_bound:
        return _in_contact(scene, order, spent, use, fire_of(act))
    if fault is None and use.action in ONLY_IN_CONTACT:
        return bar(ONLY_IN_CONTACT[use.action], "not-in-contact")
    return fault or action_points.why_not(scene.tables.content, order, spent, use)


def _may_leave(base: Base) -> bool:
    """Tell whether Civilians near an enemy Unit may do it: Move or Withdraw, of a Group a path."""
    return isinstance(base, Wander) or (isinstance(base, Go) and base.way in ("move", "withdraw"))


def _by_card(scene: Scene, element: Element, act: Act, use: Use) -> Hindrance | None:
    """Say what the state, the card or a structure forbids.

    Rules: FAS-1.3-e, FAS-4.4.3-a, FAS-4.4.6-a, FAS-12.1-ART-a, FAS-12.1-AGI, FAS-12.1-EXC,
    FAS-RUL-69, FAS-RUL-78.
    """
    tables = scene.tables
    fighter = tables.fighter(element)
    if act.is_free and not fighter.has(FREE_BY.get(use.action, "")):
        return bar("FAS-4.1.4-a", "not-free")
    if use.action in NOT_BROKEN and fighter.state == "broken":
        return bar(NOT_BROKEN[use.action], "broken")
    for grant in fighter.grants:
        rule = tables.content.special_rules[grant.rule]
        if use.action in rule.forbids:
            return bar(rule.rule, "forbidden", name=Term(f"fas-special-{grant.rule}"))
    is_garrison = bool(scene.field.places[element.id].structure)
    if is_garrison and (use.action not in GARRISON or isinstance(act.base, Go)):
        return bar("FAS-RUL-78", "garrison")
    leaves = isinstance(act.base, Leave)
    return bar("FAS-RUL-78", "outside") if leaves and not is_garrison else None


def _in_contact(
    scene: Scene, order: Order, spent: Sequence[Use], use: Use, fire: str
) -> Hindrance | None:
    """Say what a melee forbids: bound, a Unit does one action of a list of its own.

    That list replaces the order's; Disengage and special fires name orders themselves. A free
    action comes on top.

    Rules: FAS-3.1.2-a, FAS-4.2-a, FAS-4.4.4-a, FAS-7.1-a, FAS-12.1-ALL-b, FAS-RUL-89, FAS-RUL-90.
    """
    kind = scene.tables.content.actions[use.action]
    if not kind.in_melee or fire not in ("", fires.SPLIT):
        return bar("FAS-4.2-a", "in-contact")
    if use.is_free:
        return bar("FAS-4.1.4-a", "free-first") if spent else None
    if any(not one.is_free for one in spent):
        return bar("FAS-4.2-a", "one-in-contact")
    if use.action in BY_ORDER and order not in kind.orders:
        return bar(action_points.RULES[order], "not-by-order")
    return None


def _group_why_not(
    scene: Scene, element: Element, done: Sequence[Act], act: Act
) -> Hindrance | None:
    """Say why a Group may not: each action as often as its symbol is printed.

    Rules: FAS-9.1-a, FAS-9.1-b.
    """
    if act.is_free:
        return bar("FAS-4.1.4-a", "not-free")
    symbol = symbol_of(act)
    printed = scene.tables.profile(element).actions
    used = sum(symbol_of(one) == symbol for one in done)
    if not symbol or used >= sum(one == symbol for one in printed):
        return bar("FAS-9.1-b", "symbol")
    if symbol == "command" and not element.cp:
        return bar("FAS-10.2-a", "no-cp")
    return None


def symbol_of(act: Act) -> str:
    """Return the symbol of a Group's card that an action needs; empty: none.  Rules: FAS-9.1-b."""
    if isinstance(act.base, Wander):
        return "move_half" if act.base.is_half else "move"
    if isinstance(act.base, Shoot):
        return "fire"
    return SYMBOLS.get(act.base.verb, "") if isinstance(act.base, Plain) else ""
