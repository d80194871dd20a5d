"""How a match ends: the state keeps the verdict, everybody hears it, nothing is asked any more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from bot.engine.model import Event, FrameT, Outcome, Side, State, Term

if TYPE_CHECKING:
    from bot.engine.flow import Transition


class Verdict(NamedTuple):
    """The winner (None: a draw), the reason's id and the rule."""

    winner: Side | None
    reason: str
    rule: str


class BattleEnded(Event, frozen=True, kw_only=True, tag="battle_ended"):
    """The battle is over; no winner means a draw."""

    winner: Side | None
    reason: str
    rule: str


class EndingState(State[FrameT], Generic[FrameT], kw_only=True):
    """The state of a match that keeps how it ended."""

    winner: Side | None = None
    over: str | None = None
    """The reason's id (``resigned`` and so on); None while the match lasts."""
    over_rule: str = ""


S = TypeVar("S", bound=EndingState[Any])


def conclude(t: Transition[S], found: Verdict) -> None:
    """End a match; a step that ends it cannot be taken back."""
    state = t.state
    state.winner, state.over, state.over_rule = found
    t.finish()
    t.reveal()
    t.tell(BattleEnded(winner=found.winner, reason=found.reason, rule=found.rule))


def outcome(slug: str, state: EndingState[Any]) -> Outcome | None:
    """Return the result of a game's match, if it has ended."""
    if state.over is None:
        return None
    return Outcome(state.winner, Term(f"{slug}-over-{state.over}"), state.over_rule)
