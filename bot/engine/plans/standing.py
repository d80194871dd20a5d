"""Standing orders: a seat's answers given in advance."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

import msgspec

from bot.engine.flow import Position
from bot.engine.game import AnyGame
from bot.engine.model import Action, Decision, Seat, Text
from bot.engine.refusal import Asked, Refused
from bot.engine.tries.points import MOST_DONE, tried

ASK = "ask"
"""The policy of a player who wants to be asked where the game has a usual policy."""
END = "end"
"""The point of a standing order for games that lay turns out: how a turn ends."""
PLAN = "plan"
"""The point of what a seat wants done in its next turn; see ``bot.engine.plans``."""
SUGGESTION = "suggestion"
"""The point of what a teammate suggests for a seat."""
BY_ITSELF = "by-itself"
"""The policy of a player whose turns end without a last question."""


class StandingOrder(msgspec.Struct, frozen=True):
    """What a seat wants done at a policy point; ``policy`` is a key that ``Policies.read`` gave."""

    seat: Seat
    point: str
    policy: str


def known_policy(game: AnyGame, point: str, said: str) -> str | None:
    """Read a standing order as a player names it: what is stored; None: there is no such order."""
    if point == END:
        known = game.asking.sheet_points and "-".join(said.lower().split()) == BY_ITSELF
        return BY_ITSELF if known else None
    found = game.policies.read(point, said)
    return None if found is None else found.key


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
    held = _held(orders, {seat: position.game.policies.usual for seat in usual})
    for decision in position.open:
        if decision.serial in waiting:
            continue
        found = _answer(position, decision, held.get(decision.seat, {}))
        if found is not None:
            return found
    return None


def silent_answer(
    position: Position, decision: Decision, orders: Iterable[StandingOrder]
) -> tuple[Decision, Action, StandingOrder] | None:
    """Answer an open decision for a player whose time is over; None: nothing answers it.

    Their own standing orders go before what the game takes for who is silent.
    """
    silence = position.game.policies.silence(position.view(None), decision.point)
    if silence is None:
        return None
    own = [one for one in orders if one.seat == decision.seat and one.policy != ASK]
    return _answer(position, decision, _held(own, {decision.seat: silence})[decision.seat])


def _held(
    orders: Iterable[StandingOrder], first: Mapping[Seat, Mapping[str, str]]
) -> dict[Seat, dict[str, str]]:
    """Return the policies of seats by policy point: the first ones, or what orders say."""
    held = {seat: dict(policies) for seat, policies in first.items()}
    for order in orders:
        held.setdefault(order.seat, {})[order.point] = order.policy
    return held


def _answer(
    position: Position, decision: Decision, held: Mapping[str, str]
) -> tuple[Decision, Action, StandingOrder] | None:
    mine = {point: policy for point, policy in held.items() if policy != ASK}
    if not mine:
        return None
    view = position.view(decision.seat)
    found = position.game.policies.answer_by(view, decision, mine)
    if found is None:
        return None
    point, action = found
    return decision, action, StandingOrder(decision.seat, point, mine[point])


def leaving(position: Position, decision: Decision) -> Action:
    """Return the answer that leaves a question of a turn which is to end.

    Raises ``Asked`` where something else has to be answered first: games that lay turns out let
    only the questions of their sheets be left.
    """
    game, view = position.game, position.view(decision.seat)
    options, laid = position.options(decision), game.asking.sheet_points
    leaves = (one for one in options if game.words.ends(view, decision, one))
    done: Action | None = next(leaves, None)
    if done is None or (laid and decision.point not in laid):
        raise Asked(Text("refused-end", {"question": game.words.prompt(view, decision)}))
    return done


def settles(
    position: Position, seat: Seat, action: Action, orders: Iterable[StandingOrder]
) -> bool:
    """Tell whether an answer cannot be taken back: dice, cards or somebody else come next.

    So it is also where the seat's own standing orders lead on to those.
    """
    own = [one for one in orders if one.seat == seat]
    step = tried(position, seat, action)
    for _ in range(MOST_DONE):
        found = standing_answer(step.position, own, [seat]) if step is not None else None
        if step is None or found is None or found[0].seat != seat:
            break
        step = tried(step.position, seat, found[1])
    return step is None


def led_to(position: Position, seat: Seat, order: str) -> list[Action]:
    """List the answers by nothing that lead from a seat's question to a typed order.

    So ``order D2; D2xE2`` need not say that nobody else is ordered. Empty where the order answers
    the question itself, or where only dice, cards or the end of the turn would lead on.
    """
    way: list[Action] = []
    for _ in range(MOST_DONE):
        decision = position.decision_of(seat)
        if decision is None or _answers(position, decision, order):
            return way if decision is not None else []
        if decision.point not in position.game.asking.sheet_points:
            return []
        try:
            done = leaving(position, decision)
        except Refused:
            return []
        step = tried(position, seat, done)
        if step is None:
            return []
        position, way = step.position, [*way, done]
    return []


def _answers(position: Position, decision: Decision, order: str) -> bool:
    """Tell whether a typed order is a legal answer to a question."""
    try:
        action = position.game.read(position.view(decision.seat), decision, order)
    except Refused:
        return False
    return position.allows(decision, action)
