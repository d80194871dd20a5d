"""Which actions an element may be helped with: by order, state and card (3.1, 4, 9)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.fire_and_sword.model.state import Deed, Element
from bot.games.fire_and_sword.rules import fires
from bot.games.fire_and_sword.rules.tables import Tables

ACTIONS: tuple[Deed, ...] = (
    "charge", "command", "disengage", "formation", "leave", "load", "melee", "occupy", "overrun",
    "passing", "rally", "resupply", "shoot", "terrain",
)  # fmt: skip
"""Everything an element may be helped with; what its card has values for may always be typed."""


def is_computable(tables: Tables, element: Element, action: Deed) -> bool:
    """Tell whether the card has what an action needs; then no rule keeps it from being helped.

    Groups have no melee profile, and only Commanders have CP.

    Rules: FAS-LIVE-12, FAS-1.1.3-c, FAS-9.1-b.
    """
    profile = tables.profile(element)
    needs: dict[Deed, object] = {
        "command": profile.command,
        "resupply": tables.has(element, "resupply"),
        "shoot": profile.shooting,
        "terrain": True,
    }
    if action in needs:
        return bool(needs[action])
    return profile.melee is not None


KINDS: dict[Deed, str] = {
    "charge": "charge", "disengage": "disengage", "formation": "change_formation",
    "leave": "leave_structure", "load": "load", "melee": "melee_attack",
    "occupy": "occupy_structure", "rally": "rally", "shoot": "standard_fire",
}  # fmt: skip
"""The actions of the content behind them; what is missing follows from moves or from a card."""
ANY_NUMBER: tuple[Deed, ...] = ("overrun", "passing", "terrain")
"""What no action is counted for: it follows from moves."""
BY_DEFENCE: tuple[Deed, ...] = ("formation", "load")
"""Standard Actions that a Defence order allows twice."""


def may_again(used: Sequence[Deed], element: Element, action: Deed) -> bool:
    """Tell whether an action not yet done, or done as often, may be done (once more).

    Rules: FAS-3.1-a, FAS-6-a, FAS-9.1-a.
    """
    done = used.count(action)
    twice = element.revealed == "defence" and action in BY_DEFENCE
    return action in ANY_NUMBER or done < (2 if twice else 1)


def allowed(tables: Tables, element: Element) -> list[Deed]:
    """List the actions that order, state and card allow.

    Rules: FAS-3.1-a, FAS-3.1-c, FAS-9.1-a, FAS-9.1-b, FAS-4.3.1-a, FAS-4.3.7-a, FAS-1.3-e.
    """
    return [one for one in ACTIONS if why_not(tables, element, one) is None]


def why_not(tables: Tables, element: Element, action: Deed) -> tuple[str, str] | None:
    """Say why the rules do not allow an action: the end of a message key and the rule.

    Rules: FAS-LIVE-12, FAS-1.3-e, FAS-4.3.7-a, FAS-9.1-b, FAS-10.2-a, FAS-12.1-RES.
    """
    if tables.is_unit(element):
        return unit_why_not(tables, element, action)
    profile = tables.profile(element)
    symbols: dict[Deed, str] = {"shoot": "fire", "command": "command", "resupply": "unique"}
    if action == "terrain":
        return ("tested", "FAS-13.1-DEZ") if element.tested else None
    if symbols.get(action) not in profile.actions:
        return "symbol", "FAS-9.1-b"
    if action == "command" and not element.cp:
        return "no-cp", "FAS-10.2-a"
    if action == "shoot" and not tables.loads(element):
        return "no-load", "FAS-6.6-a"
    return None


def may_by_order(tables: Tables, element: Element, action: Deed) -> bool:
    """Tell whether the order of a Unit allows an action; Excellent Riders form freely.

    Rules: FAS-3.1-a, FAS-12.1-EXC.
    """
    if action == "formation" and tables.has(element, "excellent_riders"):
        return True
    return action not in KINDS or element.revealed in tables.content.actions[KINDS[action]].orders


def unit_why_not(tables: Tables, element: Element, action: Deed) -> tuple[str, str] | None:
    """Say why the rules do not allow an action of a Unit.

    Rules: FAS-3.1-a, FAS-3.1-c, FAS-4.3.1-a, FAS-4.3.2-a, FAS-4.4.4-a, FAS-4.4.5-a, FAS-6.6-a,
    FAS-12.1-DRA.
    """
    barred = not may_by_order(tables, element, action)
    broken = tables.state_of(element) == "broken"
    shaped = bool(tables.formations(element) or tables.modes(element))
    faults: dict[Deed, tuple[bool, str, str]] = {
        "charge": (barred or broken, "charge", "FAS-7.2.1-a"),
        "command": (True, "symbol", "FAS-9.1-b"),
        "disengage": (barred, "disengage", "FAS-4.4.4-a"),
        "formation": (barred or not shaped, "formation", "FAS-4.3.7-a"),
        "load": (barred or not tables.loadable(element), "load", "FAS-4.3.1-a"),
        "rally": (barred or not element.dp, "rally", "FAS-4.4.5-a"),
        "resupply": (True, "symbol", "FAS-9.1-b"),
        "shoot": (barred or not tables.profile(element).shooting, "shoot", "FAS-4.3.2-a"),
        "terrain": (element.tested, "tested", "FAS-13.1-DEZ"),
    }
    wrong, why, rule = faults.get(action, (False, "", ""))
    if wrong:
        return why, rule
    if action == "shoot" and fires.profile_of(tables.fighter(element)) is None:
        return "other-type", "FAS-12.1-DRA"
    if action == "shoot" and not tables.loads(element):
        return "no-load", "FAS-6.6-a"
    return None
