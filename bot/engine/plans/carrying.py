"""What a plan does next: an order, nothing for now, or no more.

A plan acts where its seat is asked in a turn of its own; in games without turns, wherever it is
asked. What is asked of it in others' turns is left to standing orders and the player. It orders
what the player could type there, nothing else.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from bot.engine.flow import Position
from bot.engine.model import Decision, Event, Seat, Text
from bot.engine.refusal import Refused

from .conditions import failing, strength
from .model import Branch, Plan, Progress, Stop
from .standing import END, leaving


class Act(NamedTuple):
    """An order of a plan: the question it answers, and how far the plan is with it."""

    decision: Decision
    action: Any
    after: Progress
    line: int


Next: TypeAlias = Act | Stop | Literal["finished"] | None
"""What a plan does; None: it waits until its seat is asked."""


def asked(position: Position, seat: Seat) -> Decision | None:
    """Return the question of a seat that its plan answers; None: the plan waits."""
    course = position.game.insight.course(position.view(None))
    if course is not None and course.seat != seat:
        return None
    return position.decision_of(seat)


def upcoming(position: Position, seat: Seat, plan: Plan, progress: Progress) -> Next:
    """Say what a plan does at a position."""
    if progress.strength < 0:
        progress = msgspec.structs.replace(progress, strength=strength(position, seat))
    decision = None if position.outcome is not None else asked(position, seat)
    if decision is None:
        return "finished" if _through(plan, progress) else None
    progress = _ended(position, seat, progress)
    if _through(plan, progress):
        return "finished"
    line, order = progress.line, progress.left[0] if progress.left else ""
    try:
        found = _watched(position, seat, plan, progress)
        if found is not None:
            return found
        while not progress.left and progress.line < len(plan.lines):
            line = progress.line
            taken = _taken(position, seat, plan.lines[line].branch, progress, decision)
            if isinstance(taken, Stop):
                return taken
            progress = msgspec.structs.replace(progress, line=line + 1, left=taken.orders)
        if not progress.left:
            return "finished"
        line, order = progress.line - 1, progress.left[0]
        return _act(position, decision, progress)
    except Refused as fault:
        return Stop(line, order, fault.reason, fault.rule)


def surprised(position: Position, act: Act, events: tuple[Event, ...]) -> Stop | None:
    """Say whether what an order brought upsets the plan behind it, as its seat saw it."""
    seat = act.decision.seat
    seen = [one for one in events if one.audience is None or seat in one.audience]
    what = position.game.insight.surprise(position.view(seat), seat, seen)
    if what is None:
        return None
    written = position.game.write(act.action)
    return Stop(act.line, written, Text("refused-unforeseen", {"what": what}))


def _through(plan: Plan, progress: Progress) -> bool:
    return progress.line >= len(plan.lines) and not progress.left


def _watched(position: Position, seat: Seat, plan: Plan, progress: Progress) -> Stop | None:
    for watch in plan.watches:
        if failing(watch.when, position, seat, progress) is None:
            line = max(progress.line - 1, 0) if progress.left else progress.line
            return Stop(line, "", Text("plan-stop-watch", {"condition": watch.text}))
    return None


def _taken(
    position: Position, seat: Seat, branch: Branch, progress: Progress, decision: Decision
) -> Branch | Stop:
    """Return the branch whose conditions hold, or why the plan stops."""
    action = None
    if any(one.kind in ("odds", "dice") for one in branch.when) and branch.orders:
        action = _legal(position, decision, branch.orders[0])
    fault = failing(branch.when, position, seat, progress, action)
    if fault is None:
        stops = Stop(progress.line, "", Text("plan-stop-asked"))
        return stops if branch.stops else branch
    if branch.other is None:
        reason = Text("plan-stop-condition", {"condition": fault.text})
        return Stop(progress.line, "", reason)
    return _taken(position, seat, branch.other, progress, decision)


def _act(position: Position, decision: Decision, progress: Progress) -> Act:
    """Read the next order; raises ``Refused`` where it is none, or not legal."""
    game, order = position.game, progress.left[0]
    if order.lower() == END:
        return _ending(position, decision, progress)
    action = _legal(position, decision, order)
    after = msgspec.structs.replace(
        progress, left=progress.left[1:], done=(*progress.done, game.write(action))
    )
    return Act(decision, action, after, progress.line - 1)


def _legal(position: Position, decision: Decision, order: str) -> Any:
    """Read an order; raises ``Refused`` where it is none, or not legal."""
    game, view = position.game, position.view(decision.seat)
    action = game.read(view, decision, order)
    if game.is_anytime(view, decision.seat, action):
        raise Refused(Text("plan-stop-anytime"))
    if not position.allows(decision, action):
        raise game.words.refusal(view, decision, action)
    return action


def _ending(position: Position, decision: Decision, progress: Progress) -> Act:
    """Leave a question of a turn that is to end; raises ``Refused`` where that is not possible."""
    game, done = position.game, leaving(position, decision)
    several = bool(game.asking.sheet_points)
    after = msgspec.structs.replace(
        progress,
        left=progress.left if several else progress.left[1:],
        ending=_turn(position) if several else -1,
        done=(*progress.done, game.write(done)),
    )
    return Act(decision, done, after, progress.line - 1)


def _ended(position: Position, seat: Seat, progress: Progress) -> Progress:
    """Note that a turn which was to end is over."""
    if progress.ending < 0:
        return progress
    if _turn(position) == progress.ending:
        return progress
    return msgspec.structs.replace(progress, left=progress.left[1:], ending=-1)


def _turn(position: Position) -> int:
    course = position.game.insight.course(position.view(None))
    return 0 if course is None else course.turn
