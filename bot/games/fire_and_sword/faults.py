"""Why something is not possible at a live table: reasons in the words of its catalogue."""

from __future__ import annotations

from bot.engine.model import Text
from bot.engine.refusal import Fault


def bar(rule: str, key: str, **args: str | int | Text) -> Fault:
    """Build a fault; ``key`` is completed to ``fas-bar-<key>``."""
    return Fault(Text(f"fas-bar-{key}", args), rule)


__all__ = ["Fault", "bar"]
