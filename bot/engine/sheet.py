"""A whole turn on one sheet: what each piece may do, found by trying it on copies of a position.

Only steps that neither chance nor hidden things decide are tried; a trial ends where dice would
fall, a card would be drawn or something would be shown. So a sheet tells its seat nothing that it
could not find out by ordering and taking back.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from .flow import Position, Step, submit
from .game import AnyGame
from .model import Choice, Decision, Event, Seat
from .parts.insight import Odds
from .parts.words import DONE
from .refusal import Refused

MOST_DONE = 4
"""How many questions in a row are left unanswered on the way to a piece's next one."""


class Chance(Exception):
    """The dice or the cards decide from here on."""


class NoDraws:
    """Draws that are not made."""

    def roll(self, number: int, count: int, faces: int, rule: str) -> tuple[int, ...]:
        """Raise ``Chance``."""
        raise Chance

    def order(self, number: int, count: int, rule: str) -> tuple[int, ...]:
        """Raise ``Chance``."""
        raise Chance


class Way(NamedTuple):
    """What a piece may do in a turn: quiet orders as written, then at most one that is final.

    That is an attack with its ``odds``, or a step behind which dice or cards follow by themselves.
    ``choices`` are the picks that lead to it.
    """

    quiet: tuple[str, ...]
    rolls: str
    choices: tuple[Choice, ...]
    odds: Odds | None


class Piece(NamedTuple):
    """A piece of the seat with what it may do."""

    choice: Choice
    ways: tuple[Way, ...]


class Pick(NamedTuple):
    """A way that was picked, as it is written."""

    quiet: tuple[str, ...]
    rolls: str = ""


class Draft(NamedTuple):
    """Picks carried out together on a copy, as far as no chance decides.

    ``orders`` are the quiet ones as they would be typed, ``rolls`` the final ones behind them, with
    the odds of attacks; ``clashes`` are picks that do not go with those before them.
    """

    position: Position
    events: tuple[Event, ...]
    orders: tuple[str, ...]
    rolls: tuple[tuple[str, Odds | None], ...]
    clashes: tuple[Pick, ...]

    @property
    def typed(self) -> str:
        """The whole turn as one line of typed orders."""
        return "; ".join((*self.orders, *(order for order, _ in self.rolls)))


def tried(position: Position, seat: Seat, action: Any) -> Step | None:
    """Answer the seat's question on a copy; None where that is no quiet step."""
    decision = position.decision_of(seat)
    if decision is None:
        return None
    try:
        step = submit(position, seat, decision.serial, action, NoDraws())
    except (Chance, Refused):
        return None
    return None if step.barrier else step


def line_up(position: Position, seat: Seat, picks: Sequence[Pick]) -> Draft:
    """Carry picks out together, whatever the order of the questions to which they belong."""
    trial = _Trial(position, seat)
    queues = [deque(filter(None, (*pick.quiet, pick.rolls))) for pick in picks]
    final: list[tuple[str, Odds | None]] = []
    while any(queues):
        legal = trial.options()
        queue = next((one for one in queues if one and one[0] in legal), None)
        if queue is None:
            if not trial.leave():
                break
            continue
        odds = trial.odds(queue[0])
        if odds is None and trial.take(queue[0]):
            queue.popleft()
        elif len(queue) == 1:
            final.append((queue.popleft(), odds))
        else:
            break
    clashes = tuple(pick for pick, queue in zip(picks, queues, strict=True) if queue)
    return Draft(trial.position, tuple(trial.events), tuple(trial.orders), tuple(final), clashes)


def pieces(position: Position, seat: Seat, picks: Sequence[Pick] = ()) -> list[Piece]:
    """List what each piece of the seat may do beside what was picked for others.

    Picks of the piece itself are left out of account, so that another one can be made.
    """
    found = []
    for choice in _actors(position, seat):
        others = [Pick(pick.quiet) for pick in picks if not _is_of(position, seat, pick, choice)]
        ways = tuple(_ways(position, seat, choice.place, others))
        if ways:
            found.append(Piece(choice, ways))
    return found


def place_of(position: Position, seat: Seat, pick: Pick) -> str:
    """Return the place of the piece that a pick begins with; empty where it has none."""
    return next(
        (
            choice.place
            for choice in _actors(position, seat)
            if _is_of(position, seat, pick, choice)
        ),
        "",
    )


class _Trial:
    """A position being carried on by quiet steps of one seat."""

    def __init__(self, position: Position, seat: Seat) -> None:
        self.position = position
        self.seat = seat
        self.events: list[Event] = []
        self.orders: list[str] = []

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return self.position.game

    def options(self) -> dict[str, Any]:
        """Return the legal actions of the seat's question as they are written."""
        decision = self.position.decision_of(self.seat)
        if decision is None:
            return {}
        return {self.game.write(one): one for one in self.position.options(decision)}

    def take(self, name: str) -> bool:
        """Take a step; False where it is not legal, or not quiet."""
        options = self.options()
        step = tried(self.position, self.seat, options[name]) if name in options else None
        if step is None:
            return False
        self.position = step.position
        self.events += step.events
        self.orders.append(name)
        return True

    def leave(self) -> bool:
        """Answer the question by nothing; False where that is not possible, or not quiet."""
        decision = self.position.decision_of(self.seat)
        done = _done(self.position, decision) if decision is not None else None
        return done is not None and self.take(self.game.write(done))

    def odds(self, name: str) -> Odds | None:
        """Return the odds of a legal order."""
        view = self.position.view(self.seat)
        return self.game.insight.odds(view, self.options()[name])

    def copied(self) -> _Trial:
        """Return a trial that goes on from here by itself."""
        other = _Trial(self.position, self.seat)
        other.orders = list(self.orders)
        return other


def _done(position: Position, decision: Decision) -> Any:
    """Return the option that leaves a question; None where there is none."""
    view, words = position.view(decision.seat), position.game.words
    for action in position.options(decision):
        choices = words.menu(view, decision, action)
        if choices and choices[-1].key == DONE:
            return action
    return None


def _begun(position: Position, seat: Seat) -> Iterator[tuple[Any, tuple[Choice, ...]]]:
    """Yield the options of the seat's question that begin with a piece, with their picks."""
    decision = position.decision_of(seat)
    if decision is None:
        return
    view, words = position.view(seat), position.game.words
    for action in words.offered(view, decision, position.options(decision)):
        choices = tuple(words.menu(view, decision, action))
        if choices and choices[0].place:
            yield action, choices


def _actors(position: Position, seat: Seat) -> list[Choice]:
    """List the pieces that may do something, now or later in the turn without being asked now."""
    found: dict[str, Choice] = {}
    trial = _Trial(position, seat)
    for _ in range(MOST_DONE):
        for _, choices in _begun(trial.position, seat):
            found.setdefault(choices[0].place, choices[0])
        if not trial.leave():
            break
    return list(found.values())


def _is_of(position: Position, seat: Seat, pick: Pick, choice: Choice) -> bool:
    """Tell whether a pick is one of a piece: its first order begins with it."""
    first = pick.quiet[0] if pick.quiet else pick.rolls
    trial = _Trial(position, seat)
    for _ in range(MOST_DONE):
        for action, choices in _begun(trial.position, seat):
            if trial.game.write(action) == first:
                return choices[0].place == choice.place
        if not trial.leave():
            break
    return False


def _ways(position: Position, seat: Seat, place: str, others: Sequence[Pick]) -> Iterator[Way]:
    """Yield what a piece may do: be ordered where that is asked, move or stay, then attack."""
    draft = line_up(position, seat, others)
    if draft.clashes:
        return
    words, decision = position.game.words, position.decision_of(seat)
    if decision is not None and decision.point in words.several_points:
        for action, choices in _begun(position, seat):
            name = position.game.write(action)
            if choices[0].place != place:
                continue
            ordered = line_up(position, seat, [*others, Pick((name,))])
            if not ordered.clashes:
                yield Way((name,), "", choices, None)
                yield from _moves(_past(ordered.position, seat, decision.point), place, (name,))
        return
    yield from _moves(_Trial(draft.position, seat), place, ())


def _past(position: Position, seat: Seat, point: str) -> _Trial:
    """Return a trial that has left the questions of a point."""
    trial = _Trial(position, seat)
    decision = position.decision_of(seat)
    if decision is not None and decision.point == point:
        trial.leave()
    return trial


def _moves(trial: _Trial, place: str, before: tuple[str, ...]) -> Iterator[Way]:
    """Yield the moves of a piece from a trial on, each alone and with the attacks behind it."""
    yield from _attacks(trial.copied(), place, before, ())
    while not any(choices[0].place == place for _, choices in _begun(trial.position, trial.seat)):
        if not trial.leave():
            return
    ends: set[str] = set()
    for action, choices in list(_begun(trial.position, trial.seat)):
        name = trial.game.write(action)
        if choices[0].place != place or len(choices) < 2 or choices[1].key in ends:
            continue
        moved = trial.copied()
        if trial.game.insight.odds(trial.position.view(trial.seat), action) is not None:
            continue
        ends.add(choices[1].key)
        if not moved.take(name):
            yield Way(before, name, choices[:2], None)
            continue
        yield Way((*before, name), "", choices[:2], None)
        end = choices[1].place
        if end:
            yield from _attacks(moved, end, (*before, name), choices[:2])


def _attacks(
    trial: _Trial, place: str, before: tuple[str, ...], picked: tuple[Choice, ...]
) -> Iterator[Way]:
    """Yield the attacks of a piece at the first question of a trial that has any."""
    for _ in range(MOST_DONE):
        view, found = trial.position.view(trial.seat), False
        for action, choices in _begun(trial.position, trial.seat):
            odds = trial.game.insight.odds(view, action)
            found = found or odds is not None
            if odds is not None and choices[0].place == place:
                target = choices[1:] if picked else choices
                yield Way(before, trial.game.write(action), (*picked, *target), odds)
        if found or not trial.leave():
            return
