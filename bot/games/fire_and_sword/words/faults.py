"""Why something is not possible: reasons as terms of the rules."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from bot.engine.model import Term, term
from bot.games.fire_and_sword.geometry.table import Fault


class Hindrance(msgspec.Struct, frozen=True):
    """Why something is not possible, the rule, and the element or piece in the way, if any.

    A live table is told of it and goes on; on a virtual table it is refused.
    """

    reason: Term
    rule: str
    other: str = ""


def bar(rule: str, key: str, **args: str | int | Term) -> Hindrance:
    """Build a fault; ``key`` is completed to ``fas-bar-<key>``."""
    return Hindrance(term(f"fas-bar-{key}", **args), rule)


def in_the_way(fault: Fault, name: Callable[[str], Term]) -> Hindrance:
    """Put into words what geometry found; ``name`` names elements and pieces by their ids."""
    args = {"other": name(fault.other)} if fault.other else {}
    return Hindrance(term(f"fas-fault-{fault.what}", **args), fault.rule, fault.other)
