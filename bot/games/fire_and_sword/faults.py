"""Why something is not possible: one reason for the player and the rule behind it."""

from __future__ import annotations

import msgspec

from bot.engine.model import Text


class Bar(msgspec.Struct, frozen=True):
    """A reason in the words of the catalogue, with its rule id."""

    reason: Text
    rule: str


def bar(rule: str, key: str, **args: str | int | Text) -> Bar:
    """Build a bar; ``key`` is completed to ``fas-bar-<key>``."""
    return Bar(Text(f"fas-bar-{key}", args), rule)
