"""How a match moves: positions, transitions and ``submit``, the only door.

A ``Position`` is a settled state that nobody changes any more; ``submit`` copies it, lets the
rules work on the copy and returns a ``Step``. A refused order therefore changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic

import msgspec

from .chance.draws import Draws
from .codec import S
from .game import AnyGame
from .model import ANYTIME, Action, Decision, Draw, Event, Frame, Outcome, Seat, Setup, Text
from .refusal import NotYourDecision, StaleDecision
from .tries.copying import copied

MAX_TURNS_OF_LOOP = 1000


class Transition(Generic[S]):
    """The working copy that the rules change, with chance and the events told."""

    def __init__(self, state: S, draws: Draws):
        self.state = state
        self.events: list[Event] = []
        self.drawn: list[Draw] = []
        self.revealed = False
        self._draws = draws

    def roll(self, count: int, faces: int, rule: str) -> tuple[int, ...]:
        """Roll ``count`` dice with values 1..faces; logged, and a barrier to undo."""
        result = self._draws.roll(self.state.draws, count, faces, rule)
        self._log(Draw("roll", count, faces, rule, result))
        return result

    def order(self, count: int, rule: str) -> tuple[int, ...]:
        """Shuffle ``range(count)``; logged, and a barrier to undo."""
        result = self._draws.order(self.state.draws, count, rule)
        self._log(Draw("order", count, count, rule, result))
        return result

    def _log(self, draw: Draw) -> None:
        self.state.draws += 1
        self.drawn.append(draw)

    def tell(self, event: Event) -> None:
        """Add an event."""
        self.events.append(event)

    def reveal(self) -> None:
        """Note that something hidden was shown to somebody: a barrier to undo."""
        self.revealed = True

    def push(self, frame: Frame) -> None:
        """Start a procedure on top of the running one."""
        self.state.flow.append(frame)

    def pop(self) -> None:
        """End the running procedure."""
        self.state.flow.pop()

    def ask(self, point: str, seat: Seat) -> Decision:
        """Open a decision."""
        self.state.serial += 1
        decision = Decision(self.state.serial, point, seat)
        self.state.open.append(decision)
        return decision

    def finish(self) -> None:
        """End the game: nothing is running and nothing is asked."""
        self.state.flow.clear()
        self.state.open.clear()


class Position:
    """A settled state of one game, with views and options computed once.

    The state must not be changed by anybody.
    """

    def __init__(self, game: AnyGame, state: Any):
        self.game = game
        self.state = state
        self._views: dict[Seat | None, Any] = {}
        self._options: dict[int, Sequence[Any]] = {}

    @property
    def open(self) -> Sequence[Decision]:
        """The open decisions, oldest first; empty when the game is over."""
        found: Sequence[Decision] = self.state.open
        return found

    @property
    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""
        return self.game.outcome(self.state)

    def view(self, viewer: Seat | None) -> Any:
        """Return what the viewer sees."""
        if viewer not in self._views:
            self._views[viewer] = self.game.view(self.state, viewer)
        return self._views[viewer]

    def options(self, decision: Decision) -> Sequence[Any]:
        """List the legal actions of an open decision."""
        if decision.serial not in self._options:
            view = self.view(decision.seat)
            self._options[decision.serial] = self.game.options(view, decision)
        return self._options[decision.serial]

    def allows(self, decision: Decision, action: Any) -> bool:
        """Tell whether an action is a legal answer of an open decision.

        Where the options were not listed yet, the action alone is looked at.
        """
        if action in self._options.get(decision.serial, ()):
            return True
        return self.game.check(self.view(decision.seat), decision, action)

    def decision(self, seat: Seat, serial: int) -> Decision:
        """Find an open decision of a seat; raises ``StaleDecision`` or ``NotYourDecision``."""
        for decision in self.open:
            if decision.serial == serial:
                if decision.seat != seat:
                    raise NotYourDecision(Text("refused-not-yours"))
                return decision
        raise StaleDecision(Text("refused-stale"))

    def decision_of(self, seat: Seat) -> Decision | None:
        """Return the oldest open decision of a seat, if any."""
        return next((d for d in self.open if d.seat == seat), None)

    def encode(self) -> bytes:
        """Encode the state as deterministic JSON."""
        return encode(self.state)

    @classmethod
    def decode(cls, game: AnyGame, data: bytes) -> Position:
        """Read back what ``encode`` wrote."""
        return cls(game, game.codec.state(data))


class Step(msgspec.Struct, frozen=True):
    """What one accepted action did.

    ``barrier`` is true when chance was used or something hidden was shown: such a step and all
    before it can no longer be taken back.
    """

    position: Position
    events: tuple[Event, ...]
    draws: tuple[Draw, ...]
    barrier: bool


def encode(value: Any) -> bytes:
    """Encode a struct as JSON that is the same for equal values."""
    return msgspec.json.encode(value, order="deterministic")


def begin(game: AnyGame, setup: Setup, draws: Draws) -> Step:
    """Set up a match and run it to its first decision; raises ``Refused`` for a bad set-up."""
    t = Transition(game.new_state(setup), draws)
    game.begin(t, setup)
    return _settled(game, t)


def submit(position: Position, seat: Seat, serial: int, action: Action, draws: Draws) -> Step:
    """Answer an open decision, or act at any time with serial ``ANYTIME``.

    The given position is never touched. Raises ``StaleDecision``, ``NotYourDecision`` or
    ``IllegalAction``.
    """
    game = position.game
    if serial == ANYTIME:
        decision = Decision(ANYTIME, "", seat)
        legal = action in game.anytime(position.view(seat), seat)
    else:
        decision = position.decision(seat, serial)
        legal = position.allows(decision, action)
    if not legal:
        raise game.words.refusal(position.view(seat), decision, action)
    t = Transition(copied(position.state), draws)
    if serial != ANYTIME:
        t.state.open.remove(decision)
    game.apply(t, decision, action)
    return _settled(game, t)


def settle(game: AnyGame, t: Transition[Any]) -> None:
    """Run procedures until somebody must choose or the game is over."""
    for _ in range(MAX_TURNS_OF_LOOP):
        if t.state.open or not t.state.flow:
            return
        game.advance(t)
    raise AssertionError(f"{game.slug}: no decision after {MAX_TURNS_OF_LOOP} steps")


def _settled(game: AnyGame, t: Transition[Any]) -> Step:
    settle(game, t)
    barrier = bool(t.drawn) or t.revealed
    return Step(Position(game, t.state), tuple(t.events), tuple(t.drawn), barrier)
