"""Tests with ten-sided dice: standard tests with re-rolls, and opposed tests.

Results are frozen values that hold every die, every re-roll and why. Dice come from a ``Roll``;
exact chances are in ``chances``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

import msgspec

from bot.engine.chance.tally import Part, Tally
from bot.engine.model import Term

FACES = 10
"""Sides of the only die; its printed 0 is the ten.  Rules: FAS-1.5.1-a."""
ALL = 10_000
"""A number of re-rolls that no test reaches: every die of that outcome."""

Roll: TypeAlias = Callable[[int], tuple[int, ...]]
"""Rolls so many dice together; each shows 1..FACES."""
Which: TypeAlias = Literal["successes", "failures"]
Party: TypeAlias = Literal["a", "b"]


def pips(printed: int) -> int:
    """Return the value of a printed face: 0 counts as ten.  Rules: FAS-1.5.1-a.

    >>> pips(0), pips(7)
    (10, 7)
    """
    return printed or FACES


# How many dice ------------------------------------------------------------------------------------


class Factor(msgspec.Struct, frozen=True):
    """A multiplication by ``times`` and a division by ``over``, with its reason and rule."""

    times: int
    over: int
    reason: Term
    rule: str = ""


class Pool(msgspec.Struct, frozen=True):
    """A number of dice with its reasons: what is added first, then the factors, then rounding.

    Fractions are rounded up (``down``: the lower shares of Split Fire), and one die is always
    rolled.

    Rules: FAS-1.5.2.1-b, FAS-1.5.2.1-c, FAS-RUL-10.
    """

    tally: Tally
    factors: tuple[Factor, ...] = ()
    down: bool = False

    @property
    def count(self) -> int:
        """The number of dice, at least 1."""
        times = over = 1
        for factor in self.factors:
            times, over = times * factor.times, over * factor.over
        whole = self.tally.total * times
        return max(1, whole // over if self.down else -(-whole // over))

    @property
    def told(self) -> Tally:
        """The number of dice as a sum: what each factor and the least of one die add or take."""
        told = self.tally
        for place, factor in enumerate(self.factors, 1):
            count = msgspec.structs.replace(self, factors=self.factors[:place]).count
            told = told.plus(count - told.total, factor.reason, factor.rule)
        return told.plus(self.count - told.total, Term("fas-part-minimum"), "FAS-1.5.2.1-b")

    def plus(self, amount: int, reason: Term, rule: str = "") -> Pool:
        """Return the pool with one more summand; one of 0 is left out."""
        return msgspec.structs.replace(self, tally=self.tally.plus(amount, reason, rule))

    def scaled(self, times: int, over: int, reason: Term, rule: str = "") -> Pool:
        """Return the pool with one more factor."""
        return msgspec.structs.replace(
            self, factors=(*self.factors, Factor(times, over, reason, rule))
        )


def dice(count: int, reason: Term, rule: str = "") -> Pool:
    """Return a pool of so many dice before modifiers."""
    return Pool(Tally((Part(count, reason, rule),)))


# Standard tests -----------------------------------------------------------------------------------


class Reroll(msgspec.Struct, frozen=True):
    """A rule that makes or lets so many successes or failures of a test be rolled again."""

    which: Which
    count: int
    reason: Term
    rule: str = ""


class Die(msgspec.Struct, frozen=True):
    """One die of a test: its first face, and that of its only re-roll.

    Rules: FAS-1.5.3-a.
    """

    first: int
    again: int | None = None

    @property
    def face(self) -> int:
        """The face that counts: the second stands even if it is worse."""
        return self.first if self.again is None else self.again


class Plan(msgspec.Struct, frozen=True):
    """The re-rolls of a test after the first roll: how many of which outcome.

    ``successes`` and ``failures`` are the numbers that the rules would re-roll; they cancel one
    for one.

    Rules: FAS-1.5.3-b, FAS-1.5.3-c, FAS-RUL-11.
    """

    successes: int
    failures: int

    @property
    def which(self) -> Which:
        """The outcome that is re-rolled, if ``count`` is above 0."""
        return "successes" if self.successes > self.failures else "failures"

    @property
    def count(self) -> int:
        """How many dice are re-rolled."""
        return abs(self.successes - self.failures)


class Check(msgspec.Struct, frozen=True):
    """A standard test: each die equal to or below ``target`` is a success.

    Rules: FAS-1.5.2.1-a.
    """

    target: int
    pool: Pool
    rerolls: tuple[Reroll, ...]
    dice: tuple[Die, ...]
    plan: Plan

    @property
    def successes(self) -> int:
        """The number of dice that succeed in the end."""
        return sum(die.face <= self.target for die in self.dice)

    @property
    def failures(self) -> int:
        """The number of dice that fail in the end."""
        return len(self.dice) - self.successes

    def open_dice(self, which: Which) -> tuple[int, ...]:
        """Return the places of dice with that outcome that were not re-rolled yet."""
        return tuple(
            place
            for place, die in enumerate(self.dice)
            if die.again is None and (die.face <= self.target) == (which == "successes")
        )


def throw(roll: Roll, pool: Pool, target: int, rerolls: Sequence[Reroll] = ()) -> Check:
    """Roll a test for the first time and plan its re-rolls.  Rules: FAS-1.5.2.1-a, FAS-1.5.3-d."""
    thrown = tuple(Die(face) for face in roll(pool.count))
    good = sum(die.first <= target for die in thrown)
    plan = Plan(
        min(good, offered(rerolls, "successes")),
        min(len(thrown) - good, offered(rerolls, "failures")),
    )
    return Check(target, pool, tuple(rerolls), thrown, plan)


def offered(rerolls: Sequence[Reroll], which: Which) -> int:
    """Add up the re-rolls of one outcome.  Rules: FAS-1.5.3-b."""
    return sum(reroll.count for reroll in rerolls if reroll.which == which)


def highest(check: Check, which: Which, count: int) -> tuple[int, ...]:
    """Return the places of so many open dice of an outcome, the highest ones, in rolled order."""
    places = sorted(check.open_dice(which), key=lambda place: (-check.dice[place].first, place))
    return tuple(sorted(places[:count]))


def reroll(check: Check, roll: Roll) -> Check:
    """Make the planned re-rolls at once.

    Which dice of an outcome are taken changes no chance, so it is not asked: the highest ones,
    as the default of D-31 says.

    Rules: FAS-1.5.3-a, FAS-1.5.3-d.
    """
    places = highest(check, check.plan.which, check.plan.count)
    return _again(check, roll, places, check.plan.which)


def standard(roll: Roll, pool: Pool, target: int, rerolls: Sequence[Reroll] = ()) -> Check:
    """Roll a whole standard test, its re-rolls included.

    Rules: FAS-1.5.2.1-a, FAS-1.5.3-d, FAS-LIVE-01.
    """
    return reroll(throw(roll, pool, target, rerolls), roll)


def intervene(check: Check, roll: Roll, places: Sequence[int]) -> Check:
    """Re-roll failures of choice that no rule has re-rolled, by a Commander's Intervention.

    Raises ``ValueError`` for a die that is no failure or was rolled twice already.

    Rules: FAS-1.5.3-d, FAS-10.3-b.
    """
    return _again(check, roll, places, "failures")


def _again(check: Check, roll: Roll, places: Sequence[int], which: Which) -> Check:
    if len(set(places)) != len(places) or not set(places) <= set(check.open_dice(which)):
        raise ValueError(f"only {which} that were not re-rolled yet")
    if not places:
        return check
    thrown = list(check.dice)
    for place, face in zip(places, roll(len(places)), strict=True):
        thrown[place] = Die(thrown[place].first, face)
    return msgspec.structs.replace(check, dice=tuple(thrown))


# Opposed tests ------------------------------------------------------------------------------------


class Step(msgspec.Struct, frozen=True):
    """One step of the comparison: the lowest face left and how many dice of each side show it."""

    face: int
    a: int
    b: int

    @property
    def winner(self) -> Party | None:
        """The side with more such dice; None: they cancel.  Rules: FAS-1.5.2.2-b."""
        if self.a == self.b:
            return None
        return "a" if self.a > self.b else "b"


class Bout(msgspec.Struct, frozen=True):
    """One roll of both sides with the steps of its comparison."""

    a: tuple[Die, ...]
    b: tuple[Die, ...]
    steps: tuple[Step, ...]

    @property
    def winner(self) -> Party | None:
        """Who won; None: everything was equal, and both roll again."""
        return self.steps[-1].winner if self.steps else None


class Contest(msgspec.Struct, frozen=True):
    """An opposed test: the last bout decides, those before it were equal.

    Rules: FAS-1.5.2.2-a, FAS-1.5.2.2-b.
    """

    a: Pool
    b: Pool
    bouts: tuple[Bout, ...]

    @property
    def winner(self) -> Party:
        """Who won the test."""
        winner = self.bouts[-1].winner
        assert winner is not None
        return winner


def cascade(a: Sequence[int], b: Sequence[int]) -> tuple[Step, ...]:
    """Compare the lowest faces, then the next lowest, until one side has more dice.

    A side without dice left has fewer of the other's lowest face, so it loses; equal dice give
    steps without a winner. Rules: FAS-1.5.2.2-b, FAS-RUL-12, FAS-LIVE-02.

    >>> [(step.face, step.winner) for step in cascade((3, 4), (3, 4, 7))]
    [(3, None), (4, None), (7, 'b')]
    """
    steps: list[Step] = []
    for face in sorted({*a, *b}):
        steps.append(Step(face, a.count(face), b.count(face)))
        if steps[-1].winner is not None:
            break
    return tuple(steps)


def opposed(roll: Roll, a: Pool, b: Pool, scouts: tuple[int, int] = (0, 0)) -> Contest:
    """Roll an opposed test until it is decided; ``scouts``: dice that each side may roll again.

    The re-rolls are taken before comparing, once per test: the highest dice of the upper half.

    Rules: FAS-1.5.2.2-a, FAS-1.5.2.2-b, FAS-12.1-SCO, FAS-RUL-12.
    """
    bouts: list[Bout] = []
    while not bouts or bouts[-1].winner is None:
        first = not bouts
        mine = _scouted(roll, roll(a.count), scouts[0] if first else 0)
        theirs = _scouted(roll, roll(b.count), scouts[1] if first else 0)
        steps = cascade([die.face for die in mine], [die.face for die in theirs])
        bouts.append(Bout(mine, theirs, steps))
    return Contest(a, b, tuple(bouts))


def second_chance(roll: Roll, contest: Contest) -> Contest:
    """Let the loser of an opposed test roll its highest die again; equal dice roll anew.

    Rules: FAS-OPT-04, FAS-1.5.2.2-b, FAS-1.5.3-a.
    """
    last = contest.bouts[-1]
    lost = last.b if contest.winner == "a" else last.a
    open_ = [place for place, die in enumerate(lost) if die.again is None]
    if not open_:
        return contest
    high = max(open_, key=lambda place: (lost[place].face, -place))
    (face,) = roll(1)
    changed = tuple(Die(one.first, face) if n == high else one for n, one in enumerate(lost))
    mine, theirs = (last.a, changed) if contest.winner == "a" else (changed, last.b)
    steps = cascade([one.face for one in mine], [one.face for one in theirs])
    bout = Bout(mine, theirs, steps)
    found = Contest(contest.a, contest.b, (*contest.bouts, bout))
    if bout.winner is not None:
        return found
    anew = opposed(roll, contest.a, contest.b)
    return Contest(contest.a, contest.b, (*found.bouts, *anew.bouts))


def _scouted(roll: Roll, faces: tuple[int, ...], count: int) -> tuple[Die, ...]:
    """Roll up to so many high dice again.  Rules: FAS-12.1-SCO, FAS-SET-03."""
    high = [place for place, face in enumerate(faces) if face > FACES // 2]
    places = sorted(high, key=lambda place: -faces[place])[:count]
    again = dict(zip(places, roll(len(places)), strict=True)) if places else {}
    return tuple(Die(face, again.get(place)) for place, face in enumerate(faces))
