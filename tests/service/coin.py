"""A coin duel for the tests of the service.

Two seats with one hidden card each. A turn: place a stake (can be taken back) or swap the hidden
card (cannot), then throw dice or wait; a hit asks the other side for a reaction. Three points win.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.engine.codec import Codec
from bot.engine.ending.parley import Resign
from bot.engine.flow import Transition
from bot.engine.game import Game, SeatInfo
from bot.engine.model import (
    ANYTIME,
    Action,
    Choice,
    Decision,
    Event,
    Frame,
    Outcome,
    Seat,
    Setup,
    Side,
    State,
    Term,
    Text,
)
from bot.engine.parts.insight import Course, Insight
from bot.engine.parts.policies import Policies

HEADS, TAILS = Seat("heads-1"), Seat("tails-1")


class Turn(Frame, kw_only=True, tag="turn"):
    step: str = "move"


class CoinState(State[Turn], kw_only=True):
    active: int = 0
    stake: int = 0
    hands: dict[Seat, int] = {}
    deck: list[int] = []
    score: dict[Seat, int] = {}
    resigned: Seat | None = None
    turn: int = 1


class CoinView(msgspec.Struct, frozen=True):
    viewer: Seat | None
    active: Seat
    stake: int
    score: dict[Seat, int]
    hand: int | None
    deck_size: int
    turn: int = 1


class Place(Action, frozen=True, tag="place"):
    stake: int


class Swap(Action, frozen=True, tag="swap"):
    pass


class Throw(Action, frozen=True, tag="throw"):
    pass


class Wait(Action, frozen=True, tag="wait"):
    pass


class Dodge(Action, frozen=True, tag="dodge"):
    pass


class Take(Action, frozen=True, tag="take"):
    pass


class HandSeen(Event, frozen=True, kw_only=True, tag="hand-seen"):
    card: int


class Placed(Event, frozen=True, kw_only=True, tag="placed"):
    seat: Seat
    stake: int


class Thrown(Event, frozen=True, kw_only=True, tag="thrown"):
    dice: tuple[int, ...]


class Said(Event, frozen=True, kw_only=True, tag="said"):
    what: str


WORDS = {
    "swap": Swap(),
    "throw": Throw(),
    "wait": Wait(),
    "dodge": Dodge(),
    "take": Take(),
    "resign": Resign(),
}


class CoinPolicies(Policies[Any, CoinView]):
    points = ("DP-REACT",)

    def listed(self, point: str) -> Sequence[Choice]:
        words = ("dodge", "take") if point == "DP-REACT" else ()
        return [Choice(word, Text("plain", {"text": word})) for word in words]

    def text(self, policy: str) -> Text:
        return Text(f"coin-policy-{policy}")

    def answer(self, view: CoinView, decision: Decision, policy: str) -> Any:
        return WORDS[policy]


class Coin(Game[CoinState, Any, CoinView]):
    slug = "coin"
    version = "1"
    codec = Codec(
        CoinState,
        Place | Swap | Throw | Wait | Dodge | Take | Resign,
        HandSeen | Placed | Thrown | Said,
        CoinView,
    )
    policies = CoinPolicies()
    goal = 3

    def scenarios(self) -> Sequence[str]:
        return ("duel",)

    def seats(self, scenario: str) -> Sequence[SeatInfo]:
        return (SeatInfo(HEADS, Side("heads")), SeatInfo(TAILS, Side("tails")))

    def new_state(self, setup: Setup) -> CoinState:
        return CoinState(flow=[Turn()], score={HEADS: 0, TAILS: 0})

    def begin(self, t: Transition[CoinState], setup: Setup) -> None:
        t.state.deck = list(t.order(52, "COIN-DEAL"))
        for seat in (HEADS, TAILS):
            self._deal(t, seat)

    def _deal(self, t: Transition[CoinState], seat: Seat) -> None:
        t.state.hands[seat] = t.state.deck.pop()
        t.tell(HandSeen(card=t.state.hands[seat], audience=(seat,)))
        t.reveal()

    def advance(self, t: Transition[CoinState]) -> None:
        state = t.state
        if max(state.score.values()) >= self.goal:
            t.tell(Said(what="over"))
            t.finish()
            return
        step = state.flow[-1].step
        asked = (HEADS, TAILS)[state.active ^ (step == "react")]
        t.ask(f"DP-{step.upper()}", asked)

    def options(self, view: CoinView, decision: Decision) -> Sequence[Any]:
        if decision.point == "DP-MOVE":
            swap = [Swap()] if view.deck_size else []
            return [*(Place(stake) for stake in (1, 2, 3)), *swap]
        return [Throw(), Wait()] if decision.point == "DP-THROW" else [Dodge(), Take()]

    def anytime(self, view: CoinView, seat: Seat) -> Sequence[Any]:
        return (Resign(),)

    def apply(self, t: Transition[CoinState], decision: Decision, action: Any) -> None:
        state = t.state
        if decision.serial == ANYTIME:
            state.resigned = decision.seat
            t.tell(Said(what=f"{decision.seat} resigns"))
            t.finish()
            return
        frame = state.flow[-1]
        match action:
            case Place(stake):
                state.stake = stake
                frame.step = "throw"
                t.tell(Placed(seat=decision.seat, stake=stake))
            case Swap():
                self._deal(t, decision.seat)
                frame.step = "throw"
            case Throw():
                dice = t.roll(2, 6, "COIN-THROW")
                t.tell(Thrown(dice=dice))
                self._next(t) if sum(dice) < 6 else setattr(frame, "step", "react")
            case Take():
                state.score[(HEADS, TAILS)[state.active]] += 1
                t.tell(Said(what="taken"))
                self._next(t)
            case _:
                t.tell(Said(what=self.write(action)))
                self._next(t)

    def _next(self, t: Transition[CoinState]) -> None:
        t.state.active ^= 1
        t.state.turn += 1
        t.state.stake = 0
        t.state.flow[-1].step = "move"

    def view(self, state: CoinState, viewer: Seat | None) -> CoinView:
        hand = state.hands[viewer] if viewer else None
        active = (HEADS, TAILS)[state.active]
        score, deck = dict(state.score), len(state.deck)
        return CoinView(viewer, active, state.stake, score, hand, deck, state.turn)

    def outcome(self, state: CoinState) -> Outcome | None:
        if state.flow:
            return None
        if state.resigned:
            winner = "tails" if state.resigned == HEADS else "heads"
        else:
            winner = "heads" if state.score[HEADS] >= self.goal else "tails"
        return Outcome(Side(winner), Term("coin-over"), "COIN-END")

    def side_of(self, seat: Seat) -> Side:
        return Side(seat.split("-")[0])

    def write(self, action: Any) -> str:
        if isinstance(action, Place):
            return f"place {action.stake}"
        return type(action).__name__.lower()

    def read(self, view: CoinView, decision: Decision, text: str) -> Any:
        word, _, number = text.lower().partition(" ")
        if word == "place" and number.isdigit():
            return Place(int(number))
        if text.lower() in WORDS:
            return WORDS[text.lower()]
        raise self.words.unreadable(text)


class Endless(Coin):
    goal = 1_000_000


class CoinInsight(Insight[Any, CoinView]):
    def course(self, view: CoinView) -> Course:
        return Course(view.turn, view.active)


class Turns(Coin):
    """A duel whose turns are counted."""

    insight = CoinInsight()
