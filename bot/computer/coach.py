"""What could have been done better in a turn, as far as it can be computed.

Each answer of a seat is compared with what the game advises, from what the seat knew when it
answered. Only what the rules tell is told: a victory that was there, exact chances, and what would
surely have fallen. Where the difference cannot be told so, the coach is silent.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from fractions import Fraction
from functools import cached_property
from math import prod
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from bot.engine.flow import Position
from bot.engine.game import AnyGame
from bot.engine.model import Decision, Text
from bot.engine.parts.computer import Coaching
from bot.engine.parts.insight import Odds, OddsRow
from bot.engine.worlds.unknown import masked

from .surely import surely, wins

Kind: TypeAlias = Literal["won", "odds", "left", "sure"]
"""What was better: it wins at once, has better chances, was not tried, surely brings more."""
MOST: Final = 3
"""How many remarks are made at once."""
CLEAR: Final = Fraction(1, 10)
"""By how much a chance must be better to be told."""
LIKELY: Final = Fraction(1, 2)
"""How good a chance must be that one may not leave out."""
SLIGHT: Final = 20
"""What part of a clear edge what surely follows must be worth to be told."""
VICTORY: Final = Fraction(10**9)
"""What a victory gains, more than all else."""


class Answered(NamedTuple):
    """An answer of a seat, how things stood when it was asked, and in which turn."""

    turn: int
    position: Position
    decision: Decision
    action: Any

    @property
    def view(self) -> Any:
        """What the seat saw."""
        return self.position.view(self.decision.seat)

    @property
    def when(self) -> Text:
        """The name of the turn."""
        course = self.position.game.insight.course(self.view)
        assert course is not None, "an answer is given in a turn"
        return course.name

    def is_of_turn(self, other: Answered) -> bool:
        """Tell whether another answer is of the same turn; numbers alone may come again."""
        return self.turn == other.turn and self.when == other.when

    def is_with(self, other: Answered) -> bool:
        """Tell whether another answer is of the same turn, and of the same seat."""
        return self.decision.seat == other.decision.seat and self.is_of_turn(other)


class Remark(NamedTuple):
    """What would have been better than an answer, and by how much: only the order counts."""

    answered: Answered
    better: Any
    kind: Kind
    gain: Fraction


def remarks(answers: Sequence[Answered], now: Position | None = None) -> list[Remark]:
    """Return the remarks that matter most on answers, in their order.

    ``answers`` are in the order in which they were given. What a later question of the same turn
    still offered was not missed; nor is what can be done ``now``, where the match goes on.
    """
    asked = [_Asked(one) for one in (*answers, *_open(now))]
    found = [
        remark
        for place, one in enumerate(answers)
        if (remark := _remark(one)) is not None and not _was_left(remark, asked[place + 1 :])
    ]
    kept = sorted(found, key=lambda one: -one.gain)[:MOST]
    return [one for one in found if one in kept]


class _Asked:
    """What a question offered, named once however many remarks are held against it."""

    def __init__(self, answered: Answered) -> None:
        self.answered = answered
        self.options = answered.position.options(answered.decision)

    @cached_property
    def named(self) -> list[list[Text]]:
        """How players are told the options."""
        return [_name(self.answered, one) for one in self.options]


def _open(now: Position | None) -> Iterator[Answered]:
    """Yield what is asked now, without an answer."""
    for decision in now.open if now is not None else ():
        assert now is not None
        course = now.game.insight.course(now.view(decision.seat))
        if course is not None:
            yield Answered(course.turn, now, decision, None)


def _was_left(remark: Remark, later: Sequence[_Asked]) -> bool:
    """Tell whether later questions of the turn offer what a remark says, even if written otherwise.

    On a virtual table the same shot is written otherwise from another place.
    """
    same = [one for one in later if one.answered.is_with(remark.answered)]
    if any(remark.better in one.options for one in same):
        return True
    wanted = _name(remark.answered, remark.better) if same else []
    return any(wanted in one.named for one in same)


def _name(asked: Answered, action: Any) -> list[Text]:
    """Return how players are told an answer."""
    words = asked.position.game.words
    return [choice.label for choice in words.menu(asked.view, asked.decision, action)]


def _remark(one: Answered) -> Remark | None:
    """Compare an answer with a victory that was there, then with what the game advises."""
    game, decision = one.position.game, one.decision
    view, options = one.view, one.position.options(decision)
    if options == [one.action]:
        return None
    mask = masked(game, one.position.state, decision.seat)
    if wins(game, mask, decision, one.action):
        return None
    victory = next((other for other in options if wins(game, mask, decision, other)), None)
    if victory is not None:
        return Remark(one, victory, "won", VICTORY)
    better = game.computer.advise(view, decision, options)
    if better == one.action:
        return None
    chances = game.insight.odds(view, better)
    if chances is not None:
        return _by_chances(one, better, chances)
    gain = _surely_gained(one, mask, better)
    least = Fraction(game.computer.clear, SLIGHT)
    return Remark(one, better, "sure", gain) if gain > least else None


def _by_chances(one: Answered, better: Any, chances: Odds) -> Remark | None:
    """Compare exact chances; what is worse in any of them is not called better."""
    game = one.position.game
    done = game.insight.odds(one.view, one.action)
    if done is None:
        most = hoped(game.computer.coaching, chances)
        return Remark(one, better, "left", most) if most >= LIKELY else None
    gain = gained(game.computer.coaching, chances, done)
    return Remark(one, better, "odds", gain) if gain >= CLEAR else None


def hoped(by: Coaching, odds: Odds) -> Fraction:
    """Return the best chance of an attack, as it is before the other side has answered."""
    most = max((row.chance for row in _weighed(by, odds, by.coached)), default=Fraction(0))
    return prod((1 - row.chance for row in _rows(odds, by.answers)), start=most)


def gained(by: Coaching, better: Odds, done: Odds) -> Fraction:
    """Return by how much an attack is better in what it is most; 0 where it is worse in anything.

    What only one of them may bring says nothing for it, but against the other.
    """
    gains = [Fraction(0)]
    for row in (*_rows(better, by.coached), *_rows(done, by.coached)):
        new, old = (_chance(by, odds, row.label) for odds in (better, done))
        if old is not None:
            gains.append((new or 0) - old)
    for row in (*_rows(better, by.risks), *_rows(done, by.risks)):
        risks = (_weighed(by, odds, by.risks) for odds in (better, done))
        new, old = (_found(one, row.label) for one in risks)
        if (new or 0) > (old or 0):
            return Fraction(0)
    return max(gains) if min(gains) >= 0 else Fraction(0)


def _chance(by: Coaching, odds: Odds, label: Text) -> Fraction | None:
    """Return the chance of odds that has a caption, or one that stands for it; None: none has."""
    rows = _weighed(by, odds, by.coached)
    others = map(Text, by.coached[label.key])
    found = (_found(rows, one) for one in (label, *others))
    return next((one for one in found if one is not None), None)


def _found(rows: Sequence[OddsRow], label: Text) -> Fraction | None:
    return next((row.chance for row in rows if row.label == label), None)


def coached(game: AnyGame, odds: Odds) -> list[OddsRow]:
    """List the chances of odds that tell how good an attack is, summed up where they are."""
    return _rows(odds, game.computer.coaching.coached)


def told(game: AnyGame, odds: Odds) -> list[OddsRow]:
    """List the same between what they depend on and what the attack may cost."""
    by = game.computer.coaching
    rows = [
        row for captions in (by.provisos, by.coached, by.risks) for row in _rows(odds, captions)
    ]
    return [row for place, row in enumerate(rows) if not _counts_on(row, rows[:place])]


def _counts_on(row: OddsRow, before: Sequence[OddsRow]) -> bool:
    """Tell whether a row only counts on to what is hardly to be hoped for."""
    return row.chance < CLEAR and any(one.label.key == row.label.key for one in before)


def _weighed(by: Coaching, odds: Odds, captions: Collection[str]) -> Sequence[OddsRow]:
    """List chances of odds as they are before what they depend on is known."""
    before = prod((row.chance for row in _rows(odds, by.provisos)), start=Fraction(1))
    return [OddsRow(row.label, before * row.chance) for row in _rows(odds, captions)]


def _rows(odds: Odds, captions: Collection[str]) -> list[OddsRow]:
    rows = [*odds.brief, *(row for row in odds.rows if row not in odds.brief)]
    return [row for row in rows if row.label.key in captions]


def _surely_gained(one: Answered, mask: Any, better: Any) -> Fraction:
    """Return by how much more an option is worth, where what surely falls makes it so; else 0."""
    new, old = (_surely_worth(one, mask, action) for action in (better, one.action))
    if new is None or old is None or new.part <= old.part:
        return Fraction(0)
    return Fraction(new.worth - old.worth)


class _Worth(NamedTuple):
    """What a position is worth, and the part of it that the coach can tell."""

    worth: int
    part: int


def _surely_worth(one: Answered, mask: Any, action: Any) -> _Worth | None:
    """Return what an action surely leads to is worth; None where that is not sure."""
    game, decision = one.position.game, one.decision
    by, lines = game.computer.coaching, _foreseen(one, action)
    if not by.term or any(line.key in by.pending for line in lines):
        return None
    end = surely(game, mask, decision, action)
    if end is None:
        return None
    terms = game.computer.terms(end.state, game.side_of(decision.seat))
    worth = sum(terms.values())
    return _Worth(worth, terms.get(by.term, worth))


def falls(one: Answered, action: Any) -> list[Text]:
    """List what surely follows from an action and is worth telling."""
    by = one.position.game.computer.coaching
    return [line for line in _foreseen(one, action) if line.key in by.coached]


def _foreseen(one: Answered, action: Any) -> Sequence[Text]:
    sure = one.position.game.insight.forecast(one.view, action)
    return sure.lines if sure is not None else ()
