"""A tiny game written with the engine's scripts alone: raids, each leg of which may be a fight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Literal, TypeAlias, assert_never

from bot.engine import script
from bot.engine.codec import Codec
from bot.engine.flow import Transition
from bot.engine.model import Action, Decision, Seat, Setup, Side, State
from bot.engine.script import Paused, RowKey, row_key
from tests.support.tiny import A1, B1, Said, Tiny, TinyView

Key: TypeAlias = Literal["captured", "dice", "score", "stand"]
Row: TypeAlias = Literal["way-{}", "riders-{}", "fight-{}", "told-{}"]
Way: TypeAlias = Literal["back", "ford", "road"]
WAYS: tuple[Way, ...] = ("back", "ford", "road")
LEGS, FACES, CAPTURED_BY, PANIC = 3, 6, 2, 8


class Question(script.Question, frozen=True, kw_only=True):
    picks: tuple[str, ...]
    low: int = 0
    high: int = -1


class Raid(script.Procedure[Key], kw_only=True, tag="raid"):
    """A raid of up to three legs; its result is not waited for."""


class Fight(script.Procedure[Key], kw_only=True, tag="fight"):
    """A fight of so many riders; the result is how many come back."""

    riders: int


class RaidState(State[Raid | Fight], kw_only=True):
    seats: tuple[Seat, ...]
    asked: dict[Seat, Question] = {}
    score: dict[Side, int] = {}


class Answer(Action, frozen=True, tag="answer"):
    value: str


class Script(script.Script[RaidState, Question, Key]):
    @property
    def questions(self) -> dict[Seat, Question]:
        return self.state.asked


def at(row: Row, *places: str | int) -> RowKey:
    return row_key(row, *places)


def picking(point: str, *picks: str) -> Callable[[], Question]:
    return lambda: Question(point=point, picks=picks)


def riding() -> Question:
    return Question(point="RAID-RIDERS", picks=("1", "2", "3"), low=1, high=9)


def raid(s: Script) -> None:
    """Ride out by a way with some riders, until they are called back."""
    booty = 0
    for leg in range(1, LEGS + 1):
        way = s.ask(A1, picking("RAID-WAY", *WAYS), at("way-{}", leg), WAYS)
        if way == "back":
            break
        riders = s.ask_number(A1, riding, at("riders-{}", leg))
        came_back = s.call(at("fight-{}", leg), lambda riders=riders: Fight(riders=riders))
        booty += came_back * (2 if way == "road" else 1)
        s.do(at("told-{}", leg), lambda back=came_back: s.tell(Said(what="back", value=back)))
    s.do("score", lambda: s.state.score.update({Side("a"): booty}))
    s.done()


def fight(s: Script, frame: Fight) -> None:
    """Fight, if the defenders stand; two ones and the captain is taken, which ends everything."""

    def which() -> Question | str:
        return "run" if frame.riders >= PANIC else picking("RAID-STAND", "run", "stand")()

    if s.ask(B1, which, "stand", ("run", "stand")) == "run":
        s.done(frame.riders)
        return
    dice = s.roll("dice", frame.riders, FACES, "RAID-FIGHT")
    if dice.count(1) >= CAPTURED_BY:
        s.do("captured", lambda: capture(s))
    s.done(sum(face > 1 for face in dice))


def capture(s: Script) -> None:
    s.state.score[Side("b")] = 1
    s.tell(Said(what="captured"))
    s.t.finish()


def run(s: Script, frame: Raid | Fight) -> None:
    match frame:
        case Raid():
            raid(s)
        case Fight():
            fight(s, frame)
        case _:
            assert_never(frame)


class Raiders(Tiny):
    """One side raids, the other stands or runs."""

    slug = "raiders"
    codec = Codec(RaidState, Answer, Said, TinyView)

    def new_state(self, setup: Setup) -> RaidState:
        return RaidState(
            flow=[Raid()], seats=setup.seats, score={Side(name): 0 for name in ("a", "b")}
        )

    def begin(self, t: Transition[RaidState], setup: Setup) -> None:
        pass

    def advance(self, t: Transition[RaidState]) -> None:
        frame = t.state.flow[-1]
        with suppress(Paused):
            run(Script(t, frame), frame)

    def view(self, state: RaidState, viewer: Seat | None) -> TinyView:
        question = state.asked.get(viewer) if viewer else None
        hand = (question.low, question.high) if question else ()
        picks = {Seat(one): 0 for one in question.picks} if question else {}
        return TinyView(viewer, dict(state.score), state.serial, hand, picks)

    def options(self, view: TinyView, decision: Decision) -> Sequence[Answer]:
        return tuple(Answer(str(one)) for one in view.hand_sizes)

    def check(self, view: TinyView, decision: Decision, action: Answer) -> bool:
        low, high = view.hand
        number = action.value.isdigit() and low <= int(action.value) <= high
        return number or action in self.options(view, decision)

    def apply(self, t: Transition[RaidState], decision: Decision, action: Answer) -> None:
        Script(t, t.state.flow[-1]).take(decision.seat, action.value)

    def write(self, action: Answer) -> str:
        return action.value
