"""What a plan may come to: exact chances of its branches, by trying all dice on copies.

The copies are made of what the plan's seat knows, with all else in an order that tells nothing; a
trial ends where something hidden would be shown, cards are shuffled, or somebody else must choose.
Positions that are alike are gone on from once. Where that is too much, the rest stays uncounted.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations_with_replacement, product
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from bot.engine.flow import Position, Transition, settle
from bot.engine.game import AnyGame
from bot.engine.model import Decision, Event, Seat
from bot.engine.tries.copying import copied
from bot.engine.worlds.playout import ChanceDraws, Playout, Policy
from bot.engine.worlds.unknown import masked

from .carrying import Act, asked, surprised, upcoming
from .model import Plan, Progress, Stop

BEGINNING = Progress()
MOST_TRIED = 3000
"""How many orders are tried at most."""
MOST_PASSED = 300
"""How many questions are passed on the way to a seat's next turn."""
MOST_RESULTS = 4000
"""Rolls with more results than that are not gone into."""

End: TypeAlias = Literal["done", "stopped", "waits", "shown", "uncounted"]
"""How a trial ends: all is done; the plan stops; another must choose; something hidden is shown;
it was not gone into."""


class Foreseen(NamedTuple):
    """What a plan may come to.

    ``orders``: by line and order the chance that it is carried out; ``stops``: by line and reason
    the chance that the plan stops there; ``ends``: the chances of all ends, together 1.
    """

    orders: dict[tuple[int, str], Fraction]
    stops: tuple[tuple[Stop, Fraction], ...]
    ends: dict[End, Fraction]
    events: tuple[Event, ...] = ()
    quiet: Position | None = None
    """Where the orders lead that come before any dice, with their events."""


class _Result(NamedTuple):
    """A result of an order: where it leads, or how the trial ends there."""

    chance: Fraction
    position: Position | None
    events: tuple[Event, ...] = ()
    end: End = "shown"


class _Unsettled(Exception):
    """Dice have to be thrown that the trial has not chosen yet."""

    def __init__(self, count: int, faces: int):
        super().__init__()
        self.count, self.faces = count, faces


class _Unseen(Exception):
    """What comes now cannot be foreseen."""


class _Chosen:
    """Draws whose results the trial chooses."""

    def __init__(self, results: Sequence[tuple[int, ...]], secret: frozenset[str]):
        self._results, self._secret = list(results), secret

    def roll(self, number: int, count: int, faces: int, rule: str) -> tuple[int, ...]:
        """Return the next chosen dice."""
        if rule in self._secret:
            raise _Unseen
        if not self._results:
            raise _Unsettled(count, faces)
        return self._results.pop(0)

    def order(self, number: int, count: int, rule: str) -> tuple[int, ...]:
        """Raise ``_Unseen``: a shuffle tells what nobody knows."""
        raise _Unseen


def known(position: Position, seat: Seat) -> Position:
    """Return a position without what a seat does not know, where the game says what that is."""
    if position.game.computer.hidden(position.state, seat) is None:
        return position
    return Position(position.game, masked(position.game, position.state, seat))


def foreseen(
    position: Position, seat: Seat, plan: Plan, progress: Progress = BEGINNING
) -> Foreseen:
    """Try a plan from a position on; the same for positions that its seat cannot tell apart."""
    trial = _Trial(seat, plan)
    trial.run(known(position, seat), progress)
    return Foreseen(trial.orders, trial.stops, trial.ends, tuple(trial.events), trial.quiet)


def ahead(position: Position, seat: Seat) -> Position | None:
    """Return where a seat's next turn would begin if nobody did anything before; None: unknown.

    All that is drawn on the way tells nothing; where a game does not say what is hidden, nobody
    looks ahead. Takes long.
    """
    game = position.game
    if asked(position, seat) is not None:
        return known(position, seat)
    if game.computer.hidden(position.state, seat) is None:
        return None
    play = Playout(game, masked(game, position.state, seat), ChanceDraws(_Nothing()))
    for _ in range(MOST_PASSED):
        here = Position(game, play.state)
        if asked(here, seat) is not None:
            return here
        if not play.open:
            return None
        play.step(_passing(game))
    return None


def _passing(game: AnyGame) -> Policy:
    def choose(view: Any, decision: Decision, options: Sequence[Any]) -> Any:
        leaving = (one for one in options if game.words.ends(view, decision, one))
        return next(leaving, options[0])

    return choose


class _Nothing:
    """Chance that always gives the first result."""

    def below(self, bound: int) -> int:
        """Return 0."""
        return 0


class _Trial:
    def __init__(self, seat: Seat, plan: Plan) -> None:
        self._seat, self._plan = seat, plan
        self._tried = 0
        self.orders: dict[tuple[int, str], Fraction] = {}
        self._stops: dict[bytes, tuple[Stop, Fraction]] = {}
        self.ends: dict[End, Fraction] = {}
        self.events: list[Event] = []
        self.quiet: Position | None = None

    def run(self, position: Position, progress: Progress) -> None:
        level = {b"": (Fraction(1), position, progress)}
        self.quiet = position
        while level:
            after: dict[bytes, tuple[Fraction, Position, Progress]] = {}
            for chance, here, so_far in level.values():
                for weight, there, then in self._after(chance, here, so_far):
                    key = _key(there, then)
                    before = after[key][0] if key in after else Fraction(0)
                    after[key] = (before + weight, there, then)
            level = after

    def _after(
        self, chance: Fraction, position: Position, progress: Progress
    ) -> Iterator[tuple[Fraction, Position, Progress]]:
        """Yield what follows from the next order; ends are counted."""
        found = upcoming(position, self._seat, self._plan, progress)
        if isinstance(found, Stop):
            self._stop(found, chance)
            return
        if not isinstance(found, Act):
            kind: End = "done" if found == "finished" else "waits"
            self._end(kind, chance)
            return
        key = (found.line, found.after.done[-1])
        self.orders[key] = self.orders.get(key, Fraction(0)) + chance
        for weight, there, events, end in self._results(position, found):
            if there is None:
                self._end(end, chance * weight)
                continue
            if weight == 1 and self.quiet is position:
                self.quiet = there
                self.events += events
            upset = surprised(there, found, events)
            if upset is not None:
                self._stop(upset, chance * weight)
            else:
                yield chance * weight, there, found.after

    @property
    def stops(self) -> tuple[tuple[Stop, Fraction], ...]:
        """Where and why the plan stops, with the chances of that."""
        return tuple(self._stops.values())

    def _stop(self, stop: Stop, chance: Fraction) -> None:
        key = msgspec.json.encode(stop, order="deterministic")
        before = self._stops[key][1] if key in self._stops else Fraction(0)
        self._stops[key] = (stop, before + chance)
        self._end("stopped", chance)

    def _end(self, kind: End, chance: Fraction) -> None:
        self.ends[kind] = self.ends.get(kind, Fraction(0)) + chance

    def _results(self, position: Position, act: Act) -> Iterator[_Result]:
        """Yield what may come of an order, each with its chance."""
        alike = position.game.insight.like_dice
        waiting: list[tuple[Fraction, tuple[tuple[int, ...], ...]]] = [(Fraction(1), ())]
        while waiting:
            chance, chosen = waiting.pop()
            if self._tried >= MOST_TRIED:
                yield _Result(chance, None, end="uncounted")
                continue
            self._tried += 1
            try:
                there, events = _carried(position, act, chosen)
            except _Unseen:
                yield _Result(chance, None)
            except _Unsettled as roll:
                results = rolls(roll.count, roll.faces, alike=alike)
                if results is None:
                    yield _Result(chance, None, end="uncounted")
                else:
                    waiting += [(chance * weight, (*chosen, dice)) for weight, dice in results]
            else:
                yield _Result(chance, there, events)


def _carried(
    position: Position, act: Act, chosen: Sequence[tuple[int, ...]]
) -> tuple[Position, tuple[Event, ...]]:
    """Carry an order out with chosen dice; raises ``_Unsettled`` or ``_Unseen``."""
    game = position.game
    t = Transition(copied(position.state), _Chosen(chosen, game.insight.secret_draws))
    t.state.open.remove(act.decision)
    game.apply(t, act.decision, act.action)
    settle(game, t)
    if t.revealed:
        raise _Unseen
    return Position(game, t.state), tuple(t.events)


def rolls(count: int, faces: int, *, alike: bool) -> list[tuple[Fraction, tuple[int, ...]]] | None:
    """List the results of some dice with their chances; None: they are too many.

    >>> rolls(2, 2, alike=True)[1]
    (Fraction(1, 2), (1, 2))
    """
    whole = faces**count
    if not alike or count < 2:
        if whole > MOST_RESULTS:
            return None
        return [(Fraction(1, whole), dice) for dice in product(range(1, faces + 1), repeat=count)]
    if math.comb(faces + count - 1, count) > MOST_RESULTS:
        return None
    return [
        (Fraction(_ways(dice), whole), dice)
        for dice in combinations_with_replacement(range(1, faces + 1), count)
    ]


def _ways(dice: tuple[int, ...]) -> int:
    return math.factorial(len(dice)) // math.prod(map(math.factorial, Counter(dice).values()))


def _key(position: Position, progress: Progress) -> bytes:
    return position.encode() + msgspec.json.encode(progress)
