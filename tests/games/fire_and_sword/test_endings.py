"""The End Phase, Motivation and the end of the game (2.4, 11, OPT-05, LIVE-09)."""

import pytest

from .live import BLUE, RED, duel

RIDERS = ["PLC-C1", "PLC-02", "PLC-01", "PLC-G1"]
FOOT = ["SWE-C1", "SWE-07", "SWE-05"]


@pytest.mark.rule("FAS-2.4-a")
@pytest.mark.rule("FAS-11-d")
@pytest.mark.rule("FAS-OPT-05")
@pytest.mark.rule("FAS-RUL-65")
def test_objectives_stay_controlled_until_the_other_side_takes_them():
    live = duel(RIDERS, FOOT, step="end", round=2, options={"objectives": "2"},
                objectives={"O1": "red", "O2": "none"})  # fmt: skip

    assert live.asked == "D-END blue-1"
    live.answer("keep", "red")

    assert live.position.state.objectives == {"O1": "red", "O2": "red"}


@pytest.mark.rule("FAS-11-b")
@pytest.mark.rule("FAS-RUL-28")
@pytest.mark.rule("FAS-LIVE-09")
def test_ex_51_fewer_units_forward_than_the_enemy_cost_a_motivation():
    live = duel(RIDERS, FOOT, step="end", round=1, options={"objectives": "0"})

    assert live.asked == "D-FWD blue-1"
    live.answer("2").answer("1")

    assert live.motivation() == {"blue": 9, "red": 8}
    lost = live.told("motivation")
    assert [(one.side, one.amount, one.left, one.rule) for one in lost] == [
        ("red", 1, 8, "FAS-11-b")
    ]


@pytest.mark.rule("FAS-11-b")
def test_half_the_units_and_fewer_objectives_from_round_two_cost_motivation_too():
    first = duel(RIDERS, FOOT, step="end", round=1, options={"objectives": "1"})
    first.answer("red", "0", "0")
    assert first.motivation() == {"blue": 9, "red": 9}, "objectives count from Round 2 only"

    second = duel(RIDERS, FOOT, step="end", round=2, options={"objectives": "1"},
                  b2={"gone": True})  # fmt: skip
    second.answer("red", "0", "0")
    assert second.motivation() == {"blue": 7, "red": 9}


@pytest.mark.rule("FAS-9.1-d")
@pytest.mark.rule("FAS-1.3-f")
def test_groups_lose_all_dp_at_the_end_of_a_round_but_not_below_their_loss_tokens():
    live = duel(RIDERS, FOOT, step="end", options={"objectives": "0"}, r2={"dp": 2},
                r1={"dp": 2, "losses": 1})  # fmt: skip

    live.answer("0", "0")

    assert (live.element("r1").dp, live.element("r2").dp) == (1, 2)


@pytest.mark.rule("FAS-11-a")
@pytest.mark.rule("FAS-11-b")
@pytest.mark.rule("FAS-LIVE-09")
def test_ex_52_a_fleeing_gold_unit_costs_two_motivation_and_at_zero_the_game_ends_at_once():
    live = duel(RIDERS, FOOT, r1={"cp": 0}, r3={"hidden": "reorganise", "dp": 6},
                prepare=lambda state: setattr(state.sides["red"], "motivation", 2))  # fmt: skip

    live.answer("r3", "terrain", dice="10 10")

    assert live.element("r3").gone
    assert live.motivation()["red"] == 0
    assert live.position.outcome.winner == "blue"
    assert live.position.outcome.rule == "FAS-11-a"
    assert not live.position.open


@pytest.mark.rule("FAS-11-c")
@pytest.mark.rule("FAS-RUL-29")
def test_both_armies_at_zero_in_the_same_step_are_a_draw():
    def low(state):
        for side in state.sides.values():
            side.motivation = 1

    live = duel(RIDERS, FOOT, step="end", options={"objectives": "0"}, prepare=low,
                r2={"gone": True}, r3={"gone": True}, b2={"gone": True})  # fmt: skip

    live.answer("0")

    assert live.position.outcome.winner is None
    assert live.position.outcome.rule == "FAS-11-c"


@pytest.mark.rule("FAS-2.4-a")
@pytest.mark.parametrize(
    ("red", "held", "winner", "reason"),
    [
        (7, "none", "blue", "rounds"),
        (8, "red", "red", "objectives"),
        (8, "none", None, "even"),
    ],
)
def test_after_the_last_round_motivation_decides_then_objectives(red, held, winner, reason):
    live = duel(RIDERS, FOOT, step="end", round=1, options={"rounds": "1", "objectives": "1"},
                prepare=lambda state: setattr(state.sides["red"], "motivation", red))  # fmt: skip

    live.answer("keep" if held == "none" else held, "0", "0")

    assert live.position.outcome.winner == winner
    assert live.position.state.over == reason


@pytest.mark.rule("FAS-10.4-b")
def test_a_fallen_commander_in_chief_has_no_successor_in_the_same_round():
    live = duel(RIDERS, FOOT, r1={"dp": 2})

    live.answer("r1", "terrain", dice="10")

    assert (live.element("r1").gone, live.element("r1").cp) == (True, 0)
    assert live.motivation()["red"] == 7
    assert live.asked.startswith("D-05")


@pytest.mark.rule("FAS-11-a", "FAS-1.5.4-a")
def test_resigning_and_agreed_draws_end_the_game():
    live = duel(RIDERS, FOOT)
    live.anytime(BLUE, "draw")
    assert live.position.outcome is None
    live.anytime(RED, "draw")
    assert live.position.outcome.winner is None

    other = duel(RIDERS, FOOT).anytime(RED, "resign")
    assert other.position.outcome.winner == "blue"


def test_an_offer_of_a_draw_lapses_with_the_turn_that_leaves_it_unanswered():
    live = duel(RIDERS, FOOT)
    assert live.asked == "D-05 red-1"
    live.anytime(BLUE, "draw")
    assert live.position.view(None).parley.offer == "blue"

    live.answer("stop")
    assert live.asked == "D-05 blue-1"
    assert live.position.view(None).parley.offer is None
