"""Whether an action ends the turn of whoever takes it, told before it is taken."""

from __future__ import annotations

from typing import Any

from .flow import Position, submit
from .model import Decision
from .parts.insight import Course


class SomeDraws:
    """Draws of no match: only what does not depend on them may be read of what they lead to."""

    def roll(self, index: int, count: int, faces: int, rule: str) -> tuple[int, ...]:
        """Return ones."""
        return (1,) * count

    def order(self, index: int, count: int, rule: str) -> tuple[int, ...]:
        """Return what is there, unshuffled."""
        return tuple(range(count))


def ends_turn(position: Position, decision: Decision, action: Any) -> bool:
    """Tell whether an action without odds ends the turn of its seat, or the match.

    Tried on a copy with draws of no match; of the result nothing is told but this.
    """
    before = _course(position)
    if before is None or before.seat != decision.seat:
        return False
    if position.game.insight.odds(position.view(decision.seat), action) is not None:
        return False
    after = submit(position, decision.seat, decision.serial, action, SomeDraws()).position
    now = _course(after)
    turn = (before.turn, before.seat)
    return after.outcome is not None or now is None or (now.turn, now.seat) != turn


def _course(position: Position) -> Course | None:
    return position.game.insight.course(position.view(None))
