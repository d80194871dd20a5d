"""Procedures with values typed by hand, for any army."""

import pytest

from .live import duel


def table():
    """Return a table on which red is to declare an activation."""
    return duel(["PLC-C1", "PLC-02"], ["SWE-C1", "SWE-01"])


@pytest.mark.rule("FAS-LIVE-01", "FAS-LIVE-11")
def test_ex_01_a_standard_test_is_rolled_from_typed_values():
    live = table().answer("test-standard", "3", "6", "0").answer("0", dice="2 6 9")

    (told,) = live.told("tested")
    assert (told.check.successes, told.check.failures) == (2, 1)


@pytest.mark.rule("FAS-LIVE-01", "FAS-1.5.3-c")
def test_ex_06_typed_rerolls_cancel():
    live = table().answer("test-standard", "3", "5", "3").answer("1", dice="2 3 9, 10")

    (told,) = live.told("tested")
    assert (told.check.plan.which, told.check.plan.count) == ("successes", 1)
    assert told.check.successes == 1


@pytest.mark.rule("FAS-LIVE-02", "FAS-1.5.2.2-b")
def test_ex_56_an_opposed_test_shows_its_cascade():
    live = table().answer("test-opposed", "2").answer("3", dice="3 4, 3 4 7")

    (told,) = live.told("contested")
    assert told.contest.winner == "b"
    assert [step.winner for step in told.contest.bouts[0].steps] == [None, None, "b"]


@pytest.mark.rule("FAS-LIVE-04", "FAS-8.1-c")
def test_ex_55_a_typed_morale_test_says_what_follows():
    live = table().answer("test-morale", "none", "3").answer("6", dice="1 7 8")

    assert live.events[-1].line.key == "fas-told-morale-withdraw"
    assert live.events[-1].line.args == {"count": 2}


@pytest.mark.rule("FAS-LIVE-04", "FAS-8.1-b")
def test_a_typed_threat_of_zero_is_no_test():
    live = table().answer("test-morale", "none", "0")

    assert live.rules()[-1] == "FAS-8.1-b"
    assert live.told("tested") == []


@pytest.mark.rule("FAS-LIVE-05", "FAS-LIVE-11", "FAS-6.3-a")
def test_ex_31_a_volley_of_typed_values_rolls_hits_resistance_and_morale():
    live = table().answer("test-fire", "3", "6", "5").answer("1", dice="2 6 9, 4 8, 7")

    live.answer("0").answer("7", dice="3 8")

    assert [one.check.failures for one in live.told("tested")] == [1, 2, 1]
    dp, morale = (one.line for one in live.told("told"))
    assert (dp.key, dp.args) == ("fas-told-dp", {"count": 2})
    assert (morale.key, morale.args) == ("fas-told-morale-dp", {"count": 1})


@pytest.mark.rule("FAS-LIVE-06", "FAS-LIVE-11", "FAS-7.4.4-c", "FAS-7.4.5-c")
def test_ex_39_a_clash_of_typed_values_compares_edge_points_and_tests_the_loser():
    live = (
        table().answer("test-melee", "6", "7", "4").answer("3", dice="1 3 5 7 8 10, 2 4 6 9, 3 7")
    )
    live.answer("3", "5", "6").answer("0", dice="5 6 2, 1 7")

    live.answer("3", "2").answer("6", dice="6 7 9")

    points, result = (one.line for one in live.told("told"))
    assert points.args == {"a": 6, "b": 3}
    assert (result.key, result.args) == ("fas-told-morale-withdraw", {"count": 2})
