"""Standing orders: a seat's answers given in advance."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec

from .flow import Position
from .model import Action, Decision, Seat

ASK = "ask"
"""The policy of a player who wants to be asked where the game has a usual policy."""


class StandingOrder(msgspec.Struct, frozen=True):
    """What a seat wants done at a policy point; ``policy`` is a key that ``Policies.read`` gave."""

    seat: Seat
    point: str
    policy: str


def standing_answer(
    position: Position,
    orders: Iterable[StandingOrder],
    usual: Collection[Seat] = (),
    waiting: Collection[int] = (),
) -> tuple[Decision, Action, StandingOrder] | None:
    """Find the first open decision that standing orders answer, with its legal action.

    For the seats of ``usual`` the game's usual policies hold where they have set no other.
    Decisions whose serials are ``waiting`` are left open.
    """
    game = position.game
    held: dict[Seat, dict[str, str]] = {seat: dict(game.policies.usual) for seat in usual}
    for order in orders:
        held.setdefault(order.seat, {})[order.point] = order.policy
    for decision in position.open:
        if decision.serial in waiting:
            continue
        mine = {
            point: policy for point, policy in held.get(decision.seat, {}).items() if policy != ASK
        }
        found = (
            game.policies.answer_by(position.view(decision.seat), decision, mine) if mine else None
        )
        if found is not None:
            point, action = found
            return decision, action, StandingOrder(decision.seat, point, mine[point])
    return None
