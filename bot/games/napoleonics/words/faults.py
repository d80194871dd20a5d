"""Faults of Napoleonics: their reasons are messages of its catalogue."""

from __future__ import annotations

from bot.engine.model import Term, Text, text
from bot.engine.refusal import Fault


def fault(rule: str, key: str, **args: str | int | Text | Term) -> Fault:
    """Build a fault; ``key`` is completed to ``napoleonics-refused-<key>``."""
    return Fault(text(f"napoleonics-refused-{key}", **args), rule)


__all__ = ["Fault", "fault"]
