"""Why something is not possible at a live table: reasons as terms of its rules."""

from __future__ import annotations

import msgspec

from bot.engine.model import Term, term


class Hindrance(msgspec.Struct, frozen=True):
    """Why something is not possible, and the rule. The table is told; nobody is refused."""

    reason: Term
    rule: str


def bar(rule: str, key: str, **args: str | int | Term) -> Hindrance:
    """Build a fault; ``key`` is completed to ``fas-bar-<key>``."""
    return Hindrance(term(f"fas-bar-{key}", **args), rule)
