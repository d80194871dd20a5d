"""Twigs: a whole game that has rules and nothing else, no words, no painter, no advice.

Two seats take one to three twigs in turn from a heap that a shuffle has made; who takes the last
one wins. Each seat has a charm that it alone sees, for what is hidden.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.engine.codec import Codec
from bot.engine.flow import Transition
from bot.engine.game import Game, SeatInfo
from bot.engine.model import Action, Decision, Event, Frame, Outcome, Seat, Setup, Side, State, Term

LEFT, RIGHT = Seat("left"), Seat("right")
MOST = 3


class Turn(Frame, kw_only=True, tag="turn"):
    seat: Seat


class TwigState(State[Turn], kw_only=True):
    heap: int = 0
    charms: dict[Seat, int] = {}
    winner: Side | None = None


class TwigView(msgspec.Struct, frozen=True):
    viewer: Seat | None
    heap: int
    turn: Seat | None
    charm: int | None


class Take(Action, frozen=True, tag="take"):
    twigs: int


class Taken(Event, frozen=True, kw_only=True, tag="taken"):
    seat: Seat
    twigs: int


class Twigs(Game[TwigState, Take, TwigView]):
    """Only what must be there."""

    slug = "twigs"
    version = "1"
    codec = Codec(TwigState, Take, Taken, TwigView)

    def scenarios(self) -> Sequence[str]:
        return ("heap",)

    def seats(self, scenario: str) -> Sequence[SeatInfo]:
        return (SeatInfo(LEFT, Side("left")), SeatInfo(RIGHT, Side("right")))

    def side_of(self, seat: Seat) -> Side:
        return Side(seat)

    def new_state(self, setup: Setup) -> TwigState:
        return TwigState(flow=[Turn(seat=LEFT)])

    def begin(self, t: Transition[TwigState], setup: Setup) -> None:
        t.state.heap = 12 + t.order(4, "TWIG-HEAP")[0]
        t.state.charms = dict(zip((LEFT, RIGHT), t.order(10, "TWIG-CHARM"), strict=False))

    def advance(self, t: Transition[TwigState]) -> None:
        if t.state.winner is not None:
            t.finish()
        else:
            t.ask("DP-TAKE", t.state.flow[-1].seat)

    def options(self, view: TwigView, decision: Decision) -> Sequence[Take]:
        return [Take(number) for number in range(1, min(MOST, view.heap) + 1)]

    def apply(self, t: Transition[TwigState], decision: Decision, action: Take) -> None:
        t.state.heap -= action.twigs
        t.tell(Taken(seat=decision.seat, twigs=action.twigs))
        if t.state.heap == 0:
            t.state.winner = self.side_of(decision.seat)
        t.state.flow[-1].seat = RIGHT if decision.seat == LEFT else LEFT

    def view(self, state: TwigState, viewer: Seat | None) -> TwigView:
        turn = state.flow[-1].seat if state.flow else None
        return TwigView(viewer, state.heap, turn, state.charms[viewer] if viewer else None)

    def outcome(self, state: TwigState) -> Outcome | None:
        return None if state.flow else Outcome(state.winner, Term("twigs-over"), "TWIG-END")

    def write(self, action: Take) -> str:
        return f"take {action.twigs}"

    def read(self, view: TwigView, decision: Decision, text: str) -> Take:
        word, _, number = text.strip().lower().partition(" ")
        if word == "take" and number.isdigit():
            return Take(int(number))
        raise self.words.unreadable(text)
