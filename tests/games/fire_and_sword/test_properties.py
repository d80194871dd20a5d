"""What holds for every test, whatever the dice."""

from fractions import Fraction
from random import Random

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.engine.model import Term
from bot.games.fire_and_sword.insight import chances
from bot.games.fire_and_sword.rules import checks
from bot.games.fire_and_sword.rules.checks import FACES, Reroll, dice

WHY = Term("why")
COUNTS = st.integers(1, 12)
TARGETS = st.integers(0, 12)
AGAIN = st.integers(0, 6)
SEEDS = st.integers(0, 10_000)


def roller(seed: int):
    random = Random(seed)
    return lambda count: tuple(random.randint(1, FACES) for _ in range(count))


@given(COUNTS, TARGETS, AGAIN, AGAIN, SEEDS)
def test_a_test_keeps_every_die_and_rerolls_each_at_most_once(count, target, good, bad, seed):
    rerolls = [Reroll("successes", good, WHY), Reroll("failures", bad, WHY)]

    check = checks.standard(roller(seed), dice(count, WHY), target, rerolls)

    assert len(check.dice) == count
    assert check.successes + check.failures == count
    first = sum(die.first <= target for die in check.dice)
    net = min(first, good) - min(count - first, bad)
    again = [die.first <= target for die in check.dice if die.again is not None]
    assert again == [net > 0] * abs(net)


@given(COUNTS, COUNTS, SEEDS)
def test_an_opposed_test_is_always_decided_and_its_steps_rise(a, b, seed):
    contest = checks.opposed(roller(seed), dice(a, WHY), dice(b, WHY))

    for bout in contest.bouts:
        found = [step.face for step in bout.steps]
        assert found == sorted(set(found))
        assert all(step.winner is None for step in bout.steps[:-1])
    assert [bout.winner is None for bout in contest.bouts[:-1]] == [True] * (len(contest.bouts) - 1)
    assert contest.winner in ("a", "b")


@given(COUNTS, COUNTS, SEEDS)
def test_who_wins_does_not_depend_on_who_is_named_first(a, b, seed):
    roll = roller(seed)
    mine, theirs = roll(a), roll(b)

    there, back = checks.cascade(mine, theirs), checks.cascade(theirs, mine)

    swapped = {"a": "b", "b": "a", None: None}
    assert there[-1].winner == swapped[back[-1].winner]


@given(COUNTS, TARGETS, AGAIN, AGAIN)
def test_chances_add_up_to_one(count, target, good, bad):
    found = chances.successes(count, target, good, bad)

    assert sum(found) == 1
    assert all(0 <= one <= 1 for one in found)
    assert chances.failures(count, target, good, bad) == found[::-1]


@given(COUNTS, COUNTS)
def test_chances_of_an_opposed_test_are_fair_and_add_up(a, b):
    mine, theirs = chances.opposed(a, b)

    assert mine + theirs == 1
    assert (mine > theirs) == (a > b)
    assert chances.opposed(b, a) == (theirs, mine)
    assert a != b or mine == Fraction(1, 2)


@given(st.integers(-9, 9), st.integers(1, 4), st.integers(1, 4), st.booleans())
def test_a_pool_is_rounded_once_and_never_below_one_die(total, times, over, down):
    pool = replace(dice(total, WHY).scaled(times, over, WHY), down=down)

    exact = Fraction(total * times, over)
    assert pool.count >= 1
    assert pool.count == 1 or abs(pool.count - exact) < 1
    assert pool.count == 1 or (pool.count <= exact if down else pool.count >= exact)
