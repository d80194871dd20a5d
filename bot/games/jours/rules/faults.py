"""Why something is not allowed: a reason in the words of the catalogue, and the rule."""

from __future__ import annotations

from bot.engine.model import Term, text
from bot.engine.refusal import Fault


def fault(rule: str, key: str, **args: str | int | Term) -> Fault:
    """Build a fault whose words are the message ``jours-refused-<key>``."""
    return Fault(text(f"jours-refused-{key}", **args), rule)
