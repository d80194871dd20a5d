"""What the action points of an order are good for (chapters 3.2 and 4.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.fire_and_sword.content import FireAndSwordContent, Order
from bot.games.fire_and_sword.words.faults import Hindrance, bar

from .fires import STANDARD

STANDARD_USE = "standard"
"""What stands for every Standard Action that an order allows."""
RULES: dict[Order, str] = {
    "reorganise": "FAS-3.2.1-a", "manoeuvre": "FAS-3.2.2-a", "defence": "FAS-3.2.3-a",
    "advance": "FAS-3.2.4-a",
}  # fmt: skip
"""The rule of each order."""
FIRES = (STANDARD, "special_fire")


class Use(NamedTuple):
    """An action as far as it is paid for; a free action costs nothing."""

    action: str
    ap: int
    is_free: bool = False


def why_not(
    content: FireAndSwordContent, order: Order, done: Sequence[Use], use: Use
) -> Hindrance | None:
    """Say why an order does not allow an action after some others.

    An AP is good for the actions that its order lists; what costs all of them is alone. At most one
    free action and one fire are made in an activation.

    Rules: FAS-3.1-a, FAS-3.2.1-a, FAS-3.2.2-a, FAS-3.2.3-a, FAS-3.2.4-a, FAS-3.2-b, FAS-3.2-c,
    FAS-4.1-a, FAS-4.1.2-a, FAS-4.1.4-a, FAS-4.4.7-a, FAS-RUL-21, FAS-RUL-82.
    """
    kind, rule = content.orders[order], RULES[order]
    if use.is_free:
        return bar("FAS-4.1.4-a", "free-first") if done else None
    if use.action in FIRES and any(one.action in FIRES for one in done):
        return bar("FAS-4.4.7-a", "fired")
    if order not in content.actions[use.action].orders:
        return bar(rule, "not-by-order")
    paid = [one for one in (*done, use) if not one.is_free]
    if sum(one.ap for one in paid) > kind.ap:
        return bar(rule, "no-ap")
    if sum(one.action in kind.once for one in paid) > 1:
        return bar(rule, "once")
    if use.ap == kind.ap and len(kind.uses) > 1:
        return None
    return None if _fits(content, order, paid, kind.uses) else bar(rule, "no-ap")


def _fits(
    content: FireAndSwordContent, order: Order, paid: Sequence[Use],
    uses: tuple[tuple[str, ...], ...],
) -> bool:  # fmt: skip
    """Tell whether every action finds an AP that is good for it, each AP taken once."""
    if not paid:
        return True
    first, *rest = paid
    return any(
        _fits(content, order, rest, (*uses[:place], *uses[place + 1 :]))
        for place, good in enumerate(uses)
        if _is_good(content, order, good, first.action)
    )


def _is_good(
    content: FireAndSwordContent, order: Order, good: tuple[str, ...], action: str
) -> bool:  # fmt: skip
    kind = content.actions[action]
    return action in good or (STANDARD_USE in good and kind.standard and order in kind.orders)
