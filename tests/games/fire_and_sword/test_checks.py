"""Chapter 1.5: dice, standard tests, re-rolls and opposed tests."""

import pytest

from bot.engine.model import Term
from bot.games.fire_and_sword.rules import checks
from bot.games.fire_and_sword.rules.checks import ALL, Pool, Reroll, dice

from .dice import Script, faces

WHY = Term("why")


def good(count):
    return Reroll("successes", count, WHY, "FAS-7.4.2-a")


def bad(count):
    return Reroll("failures", count, WHY, "FAS-12.1-SWO")


@pytest.mark.rule("FAS-1.5.1-a")
def test_a_printed_0_is_a_10_and_fails_against_9():
    assert [checks.pips(face) for face in (0, 1, 9)] == [10, 1, 9]
    assert checks.standard(Script(checks.pips(0)), dice(1, WHY), 9).successes == 0


@pytest.mark.rule("FAS-RUL-106", "FAS-OPT-04")
def test_a_second_chance_rolls_the_highest_die_of_the_loser_again():
    lost = checks.opposed(Script(2, 7, 9), dice(1, WHY), dice(2, WHY))
    assert lost.winner == "a"

    found = checks.second_chance(Script(1), lost)

    assert found.winner == "b"
    assert [die.face for die in found.bouts[-1].b] == [7, 1]


@pytest.mark.rule("FAS-1.5.2.1-a", "FAS-LIVE-01")
def test_ex_01_dice_up_to_the_target_are_successes():
    script = Script(2, 6, 9)

    check = checks.standard(script, dice(3, WHY), 6)

    assert (check.successes, check.failures, faces(check.dice)) == (2, 1, [2, 6, 9])
    assert script.left == []


@pytest.mark.rule("FAS-1.5.2.1-c", "FAS-RUL-10")
@pytest.mark.parametrize(("shooting", "count"), [(5, 6), (4, 5)])
def test_ex_02_sums_first_then_factors_then_rounding_up(shooting, count):
    pool = dice(shooting, WHY).scaled(3, 2, WHY).plus(-1, WHY)

    assert pool.count == count


@pytest.mark.rule("FAS-1.5.2.1-b")
@pytest.mark.parametrize("penalty", [-2, -3, -9])
def test_one_die_is_always_rolled(penalty):
    assert dice(2, WHY).plus(penalty, WHY).count == 1


def test_the_lower_shares_of_a_split_are_rounded_down_to_at_least_one():
    seven = dice(7, WHY).scaled(1, 3, WHY)

    assert (seven.count, Pool(seven.tally, seven.factors, down=True).count) == (3, 2)
    assert Pool(dice(1, WHY).tally, seven.factors, down=True).count == 1


@pytest.mark.rule("FAS-1.5.2.2-a", "FAS-1.5.2.2-b", "FAS-RUL-12", "FAS-LIVE-02")
def test_ex_03_ex_56_equal_dice_cancel_and_who_has_none_left_loses():
    contest = checks.opposed(Script(3, 4, 3, 4, 7), dice(2, WHY), dice(3, WHY))

    assert contest.winner == "b"
    assert [(s.face, s.a, s.b, s.winner) for s in contest.bouts[0].steps] == [
        (3, 1, 1, None),
        (4, 1, 1, None),
        (7, 0, 1, "b"),
    ]


@pytest.mark.rule("FAS-1.5.2.2-b")
def test_ex_04_more_dice_of_the_lowest_face_win():
    contest = checks.opposed(Script(2, 3, 3, 8, 2, 3, 5, 5, 7), dice(4, WHY), dice(5, WHY))

    assert contest.winner == "a"
    assert [(s.face, s.winner) for s in contest.bouts[0].steps] == [(2, None), (3, "a")]


@pytest.mark.rule("FAS-1.5.2.2-b")
def test_the_lowest_face_alone_wins_against_many_dice():
    contest = checks.opposed(Script(1, 9, 2, 2, 2), dice(2, WHY), dice(3, WHY))

    assert contest.winner == "a"


@pytest.mark.rule("FAS-1.5.3-a", "FAS-1.5.3-b")
@pytest.mark.parametrize(
    ("first", "again", "rerolled"),
    [((1, 2, 9), (8, 8), 2), ((1, 2, 3), (8, 8), 2), ((1, 9, 9), (3,), 1)],
)
def test_ex_05_rerolls_add_up_but_a_die_is_rerolled_once(first, again, rerolled):
    script = Script(*first, *again)

    check = checks.standard(script, dice(3, WHY), 5, [good(1), good(1)])

    assert sum(die.again is not None for die in check.dice) == rerolled
    assert script.left == []
    assert [die.first for die in check.dice] == list(first)


@pytest.mark.rule("FAS-1.5.3-c")
def test_ex_06_rerolls_of_successes_and_failures_cancel():
    script = Script(2, 3, 9, 10)

    check = checks.standard(script, dice(3, WHY), 5, [good(ALL), bad(1)])

    assert (check.plan.which, check.plan.count) == ("successes", 1)
    assert check.successes == 1
    assert script.left == []


@pytest.mark.rule("FAS-1.5.3-c", "FAS-RUL-11")
def test_ex_07_a_reroll_of_failures_without_a_failure_cancels_nothing():
    check = checks.standard(Script(1, 2, 3, 6, 7, 4), dice(3, WHY), 5, [good(ALL), bad(1)])

    assert (check.plan.count, check.successes) == (3, 1)


@pytest.mark.rule("FAS-1.5.2.2-b", "FAS-RUL-12")
def test_ex_08_total_equality_is_rolled_again_with_the_same_numbers_of_dice():
    contest = checks.opposed(Script(4, 9, 9, 4, 2, 8, 3, 3), dice(2, WHY), dice(2, WHY))

    assert [bout.winner for bout in contest.bouts] == [None, "a"]
    assert contest.winner == "a"


@pytest.mark.rule("FAS-1.5.3-d")
def test_of_more_failures_than_may_be_rerolled_the_highest_are():
    script = Script(6, 9, 10, 1)

    thrown = checks.throw(script, dice(3, WHY), 5, [bad(1)])

    assert checks.highest(thrown, "failures", 1) == (2,)
    assert faces(checks.reroll(thrown, script).dice) == [6, 9, 1]


@pytest.mark.rule("FAS-1.5.3-d", "FAS-10.3-b")
def test_an_intervention_touches_only_failures_that_were_not_rerolled():
    check = checks.standard(Script(9, 10, 8), dice(2, WHY), 5, [bad(1)])

    assert check.open_dice("failures") == (0,)
    with pytest.raises(ValueError, match="not re-rolled"):
        checks.intervene(check, Script(1), [1])
    helped = checks.intervene(check, Script(2), [0])
    assert faces(helped.dice) == [2, 8]


@pytest.mark.rule("FAS-12.1-SCO")
def test_scouts_reroll_high_dice_before_the_comparison():
    contest = checks.opposed(Script(9, 2, 8, 1, 2, 3), dice(3, WHY), dice(2, WHY), (1, 0))

    assert faces(contest.bouts[0].a) == [1, 2, 8]
    assert contest.winner == "a"
