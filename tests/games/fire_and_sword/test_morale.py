"""Chapters 4, 5, 8 in dice: Morale tests, withdrawals, Disengage, passing through, Rally."""

import pytest

from bot.engine.chance.tally import Part, Tally
from bot.engine.model import Term
from bot.games.fire_and_sword.rules import checks, morale, upkeep

from .dice import Script
from .fights import parts, unit, with_rule
from .given import content


def sum_of(amount):
    return Tally((Part(amount, Term("why"), "FAS-8.1-a"),))


@pytest.mark.rule("FAS-8.1-a", "FAS-8.1-c", "FAS-LIVE-04")
@pytest.mark.parametrize(
    ("amount", "target", "faces", "failures", "dp", "withdraws"),
    [
        (4, 6, (2, 6, 7, 9), 2, 1, True),
        (3, 6, (1, 7, 8), 2, 1, True),
        (2, 7, (3, 8), 1, 1, False),
        (2, 7, (3, 7), 0, 0, False),
    ],
    ids=["EX-45", "EX-55", "EX-31", "none"],
)
def test_any_failure_is_a_dp_and_two_a_withdrawal(amount, target, faces, failures, dp, withdraws):
    pool = morale.pool(sum_of(amount))

    check = checks.standard(Script(*faces), pool, target)

    result = morale.outcome(content(), unit("PLC-02"), check.failures)
    assert (check.failures, result.dp, result.withdraws) == (failures, dp, withdraws)


@pytest.mark.rule("FAS-8.1-c", "FAS-8.1-d", "FAS-RUL-47", "FAS-RUL-48")
def test_ex_33_two_failures_after_a_shot_cost_one_dp_and_a_withdrawal():
    check = checks.standard(Script(9, 10, 3), morale.pool(sum_of(3)), 7)

    result = morale.outcome(content(), unit("PLC-02"), check.failures)

    assert (result.dp, result.withdraws) == (1, True)
    assert morale.withdrawals(unit("PLC-02"), garrison=False) == ("withdraw",)


@pytest.mark.rule("FAS-8.1-c")
def test_groups_never_withdraw():
    assert not morale.outcome(content(), unit("COS-G1"), 3).withdraws


@pytest.mark.rule("FAS-12.1-ART-a", "FAS-12.1-LAS-b", "FAS-RUL-72")
def test_artillery_is_crushed_and_a_garrison_to_the_last_man_may_take_a_dp():
    assert morale.withdrawals(unit("PLC-09"), garrison=False) == ("stuck",)
    janissaries = unit("OTT-05", dp=6)
    assert morale.withdrawals(janissaries, garrison=True) == ("withdraw", "dp")
    assert morale.withdrawals(janissaries, garrison=False) == ("withdraw",)
    stubborn = with_rule(unit("PLC-09"), "to_the_last_man")
    assert "dp" in morale.withdrawals(stubborn, garrison=True)


@pytest.mark.rule("FAS-12.1-DEF", "FAS-3.1-c", "FAS-RUL-57")
def test_defensive_attitude_rerolls_a_die_with_a_defence_order_only():
    found = morale.rerolls(content(), unit("COS-01", order="defence"))

    assert [(one.which, one.count, one.rule) for one in found] == [("failures", 1, "FAS-12.1-DEF")]
    assert morale.rerolls(content(), unit("COS-01", order="manoeuvre")) == ()


@pytest.mark.rule("FAS-4.4.4-a", "FAS-1.5.2.1-e")
def test_disengaging_tests_by_the_sizes_of_the_enemies_touched():
    pool = upkeep.disengage(content(), [unit("PLC-03"), unit("PLC-02"), unit("PLC-08")])

    assert parts(pool.tally) == [(1, "FAS-4.4.4-a"), (2, "FAS-4.4.4-a"), (3, "FAS-4.4.4-a")]
    assert pool.count == 6
