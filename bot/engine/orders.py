"""Standing orders: a seat's answer given in advance for one decision point."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from .flow import Position
from .model import Action, Decision, Seat


class StandingOrder(msgspec.Struct, frozen=True):
    """What a seat wants done at a decision point; ``policy`` is a key that ``Game.policy`` gave."""

    seat: Seat
    point: str
    policy: str


def standing_answer(
    position: Position, orders: Iterable[StandingOrder]
) -> tuple[Decision, Action, StandingOrder] | None:
    """Find the first open decision that a standing order answers, with its legal action."""
    table = {(order.seat, order.point): order for order in orders}
    for decision in position.open:
        order = table.get((decision.seat, decision.point))
        if order is None:
            continue
        view = position.view(decision.seat)
        action = position.game.standing(view, decision, order.policy)
        if action is not None:
            return decision, action, order
    return None
