"""Why a roll is not made: one sentence for the player, and nothing is rolled."""

from __future__ import annotations

from bot.engine.model import Text
from bot.engine.refusal import Refused


def fault(key: str, rule: str | None = None, **args: str | int) -> Refused:
    """Make a refusal; ``key`` without its ``dice-refused-``."""
    return Refused(Text(f"dice-refused-{key}", dict(args)), rule)


def require(value: int, low: int, high: int, key: str) -> None:
    """Refuse a number outside its bounds; ``key`` names the message."""
    if not low <= value <= high:
        raise fault(key, low=low, high=high)
