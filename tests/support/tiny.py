"""Tiny games that prove what the core must be able to express.

Sealed: simultaneous secret answers.  Duel: a reaction of the other side that betrays no card.
Darts: an open-form action that no list can hold.  Relay: teams whose partners share a hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.engine.codec import Codec
from bot.engine.flow import Transition
from bot.engine.game import Game, SeatInfo
from bot.engine.model import (
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
from bot.engine.parts.policies import Policies

A1, B1, A2, B2 = Seat("a-1"), Seat("b-1"), Seat("a-2"), Seat("b-2")


class Round(Frame, kw_only=True, tag="round"):
    step: str = "start"
    bids: dict[str, int] = {}


class TinyState(State[Round], kw_only=True):
    seats: tuple[Seat, ...]
    hands: dict[Seat, list[int]] = {}
    score: dict[Side, int] = {}
    turn: int = 0
    spread: int = 0


class TinyView(msgspec.Struct, frozen=True):
    viewer: Seat | None
    score: dict[Side, int]
    turn: int
    hand: tuple[int, ...]
    hand_sizes: dict[Seat, int]
    partner: tuple[int, ...] = ()


class Pick(Action, frozen=True, tag="pick"):
    value: int


class Parry(Action, frozen=True, tag="parry"):
    pass


class Pass(Action, frozen=True, tag="pass"):
    pass


class Aim(Action, frozen=True, tag="aim"):
    angle: int
    """In 1/100 degree, 0..35999."""


class Said(Event, frozen=True, kw_only=True, tag="said"):
    what: str
    value: int = 0


def side(seat: Seat) -> Side:
    return Side(seat[0])


class Tiny(Game[TinyState, Any, TinyView]):
    """What the tiny games have in common."""

    version = "1"
    codec = Codec(TinyState, Pick | Parry | Pass | Aim, Said, TinyView)
    table: tuple[Seat, ...] = (A1, B1)
    point = "DP-PICK"

    def scenarios(self) -> Sequence[str]:
        return ("only",)

    def seats(self, scenario: str) -> Sequence[SeatInfo]:
        return tuple(SeatInfo(seat, side(seat)) for seat in self.table)

    def new_state(self, setup: Setup) -> TinyState:
        return TinyState(flow=[Round()], seats=setup.seats, score={Side("a"): 0, Side("b"): 0})

    def begin(self, t: Transition[TinyState], setup: Setup) -> None:
        order = t.order(2 * len(setup.seats), "TINY-DEAL")
        for index, seat in enumerate(setup.seats):
            t.state.hands[seat] = sorted(order[2 * index : 2 * index + 2])

    def view(self, state: TinyState, viewer: Seat | None) -> TinyView:
        sizes = {seat: len(hand) for seat, hand in state.hands.items()}
        hand = tuple(state.hands[viewer]) if viewer else ()
        return TinyView(viewer, dict(state.score), state.turn, hand, sizes)

    def outcome(self, state: TinyState) -> Outcome | None:
        if state.flow:
            return None
        a, b = state.score[Side("a")], state.score[Side("b")]
        winner = None if a == b else Side("a" if a > b else "b")
        return Outcome(winner, Term("tiny-over"), "TINY-END")

    def side_of(self, seat: Seat) -> Side:
        return side(seat)

    def write(self, action: Any) -> str:
        match action:
            case Pick(value):
                return f"pick {value}"
            case Aim(angle):
                return f"aim {angle}"
        return str(type(action).__name__).lower()

    def read(self, view: TinyView, decision: Decision, text: str) -> Any:
        word, _, number = text.strip().lower().partition(" ")
        if word in ("pick", "aim") and number.isdigit():
            return (Pick if word == "pick" else Aim)(int(number))
        if word in ("parry", "pass"):
            return Parry() if word == "parry" else Pass()
        raise self.words.unreadable(text)

    def next_turn(self, t: Transition[TinyState], frame: Round) -> None:
        t.state.turn += 1
        frame.step = "start"
        frame.bids = {}
        if t.state.turn >= 4:
            t.finish()


class Sealed(Tiny):
    """Both seats bid in secret; the bids are compared when the last is in."""

    slug = "sealed"

    def advance(self, t: Transition[TinyState]) -> None:
        frame = t.state.flow[-1]
        if frame.step == "start":
            frame.step = "compare"
            for seat in t.state.seats:
                t.ask(self.point, seat)
            return
        a, b = (frame.bids[seat] for seat in t.state.seats)
        t.tell(Said(what="bids", value=10 * a + b))
        if a != b:
            t.state.score[Side("a" if a > b else "b")] += 1
        t.reveal()
        self.next_turn(t, frame)

    def options(self, view: TinyView, decision: Decision) -> Sequence[Any]:
        return tuple(Pick(value) for value in range(4))

    def apply(self, t: Transition[TinyState], decision: Decision, action: Any) -> None:
        t.state.flow[-1].bids[decision.seat] = action.value
        t.tell(Said(what="bid", value=action.value, audience=(decision.seat,)))
        t.tell(Said(what="answered"))


class DuelPolicies(Policies[Any, TinyView]):
    points = ("DP-REACT",)

    def listed(self, point: str) -> Sequence[Choice]:
        return (Choice("always", Text("tiny-always")),) if point == "DP-REACT" else ()

    def answer(self, view: TinyView, decision: Decision, policy: str) -> Any | None:
        return Duel().options(view, decision)[0] if policy == "always" else None


class Duel(Tiny):
    """One strikes; the other, who always holds cards, is always asked for a reaction."""

    slug = "duel"
    policies = DuelPolicies()

    def advance(self, t: Transition[TinyState]) -> None:
        frame = t.state.flow[-1]
        attacker = t.state.seats[t.state.turn % 2]
        defender = t.state.seats[1 - t.state.turn % 2]
        match frame.step:
            case "start":
                frame.step = "react"
                t.ask("DP-STRIKE", attacker)
            case "react":
                frame.step = "resolve"
                t.ask("DP-REACT", defender)
            case _:
                die = t.roll(1, 6, "TINY-HIT")[0] - 3 * frame.bids.get("parry", 0)
                t.state.score[side(attacker)] += max(0, die)
                t.tell(Said(what="hit", value=max(0, die)))
                self.next_turn(t, frame)

    def options(self, view: TinyView, decision: Decision) -> Sequence[Any]:
        if decision.point == "DP-STRIKE":
            return (Pick(0),)
        can_parry = any(card % 2 for card in view.hand)
        return (Parry(), Pass()) if can_parry else (Pass(),)

    def apply(self, t: Transition[TinyState], decision: Decision, action: Any) -> None:
        if isinstance(action, Parry):
            t.state.flow[-1].bids["parry"] = 1


class Darts(Tiny):
    """Any angle may be aimed at; the list is a sample of five."""

    slug = "darts"

    def advance(self, t: Transition[TinyState]) -> None:
        t.ask("DP-AIM", t.state.seats[t.state.turn % 2])

    def options(self, view: TinyView, decision: Decision) -> Sequence[Any]:
        return tuple(sorted((Aim(7200 * n) for n in range(5)), key=self.write))

    def check(self, view: TinyView, decision: Decision, action: Any) -> bool:
        return isinstance(action, Aim) and 0 <= action.angle < 36000

    def apply(self, t: Transition[TinyState], decision: Decision, action: Any) -> None:
        t.state.score[side(decision.seat)] += action.angle % 20
        self.next_turn(t, t.state.flow[-1])


class Relay(Tiny):
    """Two against two; partners see each other's hand, the sides alternate."""

    slug = "relay"
    table = (A1, B1, A2, B2)

    def view(self, state: TinyState, viewer: Seat | None) -> TinyView:
        view = super().view(state, viewer)
        partner = tuple(
            card
            for seat, hand in state.hands.items()
            if viewer and seat != viewer and side(seat) == side(viewer)
            for card in hand
        )
        return msgspec.structs.replace(view, partner=partner)

    def advance(self, t: Transition[TinyState]) -> None:
        t.ask(self.point, t.state.seats[t.state.turn % 4])

    def options(self, view: TinyView, decision: Decision) -> Sequence[Any]:
        return tuple(sorted((Pick(card) for card in view.hand), key=self.write))

    def apply(self, t: Transition[TinyState], decision: Decision, action: Any) -> None:
        t.state.hands[decision.seat].remove(action.value)
        t.state.score[side(decision.seat)] += action.value
        t.reveal()
        t.tell(Said(what="played", value=action.value))
        self.next_turn(t, t.state.flow[-1])


TINY_GAMES: tuple[Tiny, ...] = (Sealed(), Duel(), Darts(), Relay())
