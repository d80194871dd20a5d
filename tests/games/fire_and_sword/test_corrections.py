"""Corrections by hand at any time, and what stays hidden (LIVE-08, LIVE-10)."""

import pytest

from bot.engine.refusal import IllegalAction, Unreadable
from bot.games.fire_and_sword.words import captions

from .live import BLUE, RED, duel

RIDERS = ["PLC-C1", "PLC-02"]
FOOT = ["SWE-C1", "SWE-07"]


@pytest.mark.rule("FAS-LIVE-08")
@pytest.mark.rule("FAS-1.2-b")
@pytest.mark.parametrize(
    ("words", "field", "value"),
    [
        ("dp r2 +1", "dp", 3),
        ("dp r2 -1", "dp", 1),
        ("losses r2 +1", "losses", 1),
        ("ammo r2 -1", "ammo", 1),
        ("melee ammo r2 -1", "melee_ammo", 0),
        ("lances r2 +1", "lances", 1),
        ("cp r1 -1", "cp", 3),
        ("formation r2 dispersed", "formation", "dispersed"),
        ("revealed r2 defence", "revealed", "defence"),
        ("activated r1 on", "activated", True),
        ("gone r2 on", "gone", True),
        ("led r2 on", "led", True),
    ],
)
def test_either_player_puts_any_open_marker_right_and_takes_it_back(words, field, value):
    live = duel(RIDERS, FOOT, r2={"dp": 2})
    target = words.split()[-2]
    before = getattr(live.element(target), field)

    live.anytime(BLUE, words)
    assert getattr(live.element(target), field) == value
    told = live.told("corrected")[-1]
    assert (told.by, told.target, told.audience) == ("blue", target, None)

    live.anytime(RED, "revert")
    assert getattr(live.element(target), field) == before
    assert live.told("corrected")[-1].reverted


@pytest.mark.rule("FAS-LIVE-08")
def test_motivation_and_control_of_objectives_are_put_right_too():
    live = duel(RIDERS, FOOT, options={"objectives": "2"})

    live.anytime(RED, "motivation blue -1").anytime(BLUE, "control o1 red")

    assert live.motivation()["blue"] == 8
    assert live.position.state.objectives["O1"] == "red"
    live.anytime(RED, "revert").anytime(RED, "revert")
    assert live.motivation()["blue"] == 9
    assert live.position.state.objectives["O1"] is None


@pytest.mark.rule("FAS-LIVE-08")
def test_a_step_is_taken_back_by_the_engine_as_long_as_no_die_fell():
    live = duel(RIDERS, FOOT)

    live.anytime(RED, "dp r2 +1")

    assert not live.step.barrier


@pytest.mark.rule("FAS-LIVE-08")
@pytest.mark.rule("FAS-LIVE-10")
def test_a_face_down_order_is_corrected_by_its_owner_and_nobody_else_learns_of_it():
    live = duel(RIDERS, FOOT, r2={"hidden": "defence"})

    live.anytime(RED, "order r2 advance")

    assert live.element("r2").hidden == "advance"
    assert live.told("corrected")[-1].audience == (RED,)
    assert live.position.view(BLUE).change is None
    assert live.position.view(None).change is None
    with pytest.raises(IllegalAction):
        live.anytime(BLUE, "order r2 defence")
    with pytest.raises(IllegalAction) as refusal:
        live.anytime(BLUE, "revert")
    assert refusal.value.rule == "FAS-LIVE-08"
    live.anytime(RED, "revert")
    assert live.element("r2").hidden == "defence"


@pytest.mark.rule("FAS-LIVE-08")
@pytest.mark.parametrize("words", ["dp r9 +1", "dp r1 -1", "motivation green +1", "cp r2 +9"])
def test_impossible_corrections_are_refused_and_change_nothing(words):
    live = duel(RIDERS, FOOT)
    before = live.position.encode()

    with pytest.raises((IllegalAction, Unreadable)):
        live.anytime(RED, words)

    assert live.position.encode() == before


@pytest.mark.rule("FAS-LIVE-10")
def test_every_roll_is_told_in_public_with_every_die():
    live = duel(RIDERS, FOOT, r1={"cp": 0}, r2={"hidden": "reorganise"})

    live.answer("r2", "terrain", dice="3 9")

    tested = live.told("tested")[0]
    assert tested.audience is None
    line = captions.caption(tested)
    assert "3 9" in str(line)


@pytest.mark.rule("FAS-LIVE-10")
@pytest.mark.rule("FAS-3.1-a")
def test_no_view_or_public_event_of_a_round_holds_a_face_down_order_of_the_enemy():
    live = duel(RIDERS, FOOT, step="orders")
    live.answer("advance", seat=RED).answer("defence", seat=BLUE)
    live.answer("3", seat=RED).answer("2", seat=BLUE, dice="1 1 1, 9 9 9 9")

    for viewer in (None, BLUE):
        seen = [one for one in live.position.view(viewer).elements if one.id == "r2"]
        assert [(one.covered, one.hidden) for one in seen] == [(True, None)]
    public = [one for one in live.events if one.audience is None]
    assert all("advance" not in str(one) for one in public)


@pytest.mark.rule("FAS-OPT-06")
def test_the_game_begins_with_the_players_own_table_and_has_battles_of_its_own():
    from .live import game

    assert game().scenarios()[:2] == ("table", "SC-1")
    assert {one.key for one in game().preparation.match_options("table")} == {
        "rounds", "objectives", "scouting", "tokens",
    }  # fmt: skip


@pytest.mark.rule("FAS-1.3-f", "FAS-LIVE-08")
def test_a_loss_token_brings_its_dp_and_takes_it_along():
    live = duel(RIDERS, FOOT, r2={"dp": 2})

    live.anytime(BLUE, "losses r2 +1")
    assert (live.element("r2").losses, live.element("r2").dp) == (1, 3)
    live.anytime(RED, "revert")

    assert (live.element("r2").losses, live.element("r2").dp) == (0, 2)


@pytest.mark.rule("FAS-LIVE-11")
def test_numbers_are_listed_in_their_order_and_larger_ones_typed():
    live = duel(RIDERS, FOOT).answer("test-standard")

    assert live.options() == [str(number) for number in range(1, 10)]
    live.answer("12", "6", "0", "0", dice="1 2 3 4 5 6 7 8 9 10 1 2")
    assert live.told("tested")[-1].check.successes == 8


@pytest.mark.rule("FAS-LIVE-08")
def test_taking_a_number_back_keeps_what_the_game_did_since():
    """Corrected from 2 to 3 DP, then a failed test: back from 4 to 3, not to 2."""
    live = duel(RIDERS, FOOT, r1={"cp": 0}, r2={"dp": 2, "hidden": "manoeuvre"})
    live.anytime(RED, "dp r2 +1").answer("r2", "terrain", dice="10 1")

    live.anytime(RED, "revert")

    assert live.element("r2").dp == 3
    told = live.told("corrected")[-1]
    assert (told.before, told.after) == ("4", "3")


@pytest.mark.rule("FAS-LIVE-08", "FAS-3.1-b")
def test_an_order_that_was_turned_up_since_is_not_taken_back():
    """A face-down token would appear beside the revealed one."""
    live = duel(RIDERS, FOOT, r2={"hidden": "defence"})
    live.anytime(RED, "order r2 advance").answer("r2")

    assert live.position.view(RED).change is None
    with pytest.raises(IllegalAction):
        live.anytime(RED, "revert")
    assert (live.element("r2").revealed, live.element("r2").hidden) == ("advance", None)


@pytest.mark.rule("FAS-LIVE-08", "FAS-11-a")
def test_no_slip_of_the_hand_ends_the_game():
    live = duel(RIDERS, FOOT,
                prepare=lambda state: setattr(state.sides["red"], "motivation", 2))  # fmt: skip

    live.anytime(BLUE, "motivation red -1")
    with pytest.raises(IllegalAction):
        live.anytime(BLUE, "motivation red -1")

    assert live.motivation()["red"] == 1
    assert live.position.outcome is None


# Flight by a correction ---------------------------------------------------------------------------


@pytest.mark.rule("FAS-1.3-c", "FAS-11-b", "FAS-LIVE-08")
@pytest.mark.parametrize("words", ["dp r2 +1", "losses r2 +1"])
def test_dp_put_right_at_the_flight_threshold_cost_the_element_and_its_motivation(words):
    """Pancerni flee at 7 DP; a silver coin is a point of Motivation."""
    live = duel(RIDERS, FOOT, r2={"dp": 6, "hidden": "defence"})

    live.anytime(BLUE, words)

    riders = live.element("r2")
    assert (riders.gone, riders.dp, riders.hidden) == (True, 7, None)
    assert live.motivation() == {"blue": 9, "red": 8}
    assert [one.rule for one in live.told("gone")] == ["FAS-1.3-c"]
    assert [(one.side, one.left) for one in live.told("motivation")] == [("red", 8)]


@pytest.mark.rule("FAS-1.3-c")
def test_dp_put_right_below_the_threshold_leave_the_element_on_the_table():
    live = duel(RIDERS, FOOT, r2={"dp": 5})

    live.anytime(BLUE, "dp r2 +1")

    assert (live.element("r2").gone, live.element("r2").dp) == (False, 6)
    assert live.motivation() == {"blue": 9, "red": 9}


@pytest.mark.rule("FAS-LIVE-08", "FAS-LIVE-10", "FAS-11-b")
def test_a_correction_taken_back_brings_the_element_its_tokens_and_the_motivation_back():
    live = duel(RIDERS, FOOT, r2={"dp": 6, "hidden": "defence", "revealed": "manoeuvre"})
    before = live.element("r2")
    kept = (before.dp, before.hidden, before.revealed, before.activated, before.gone)
    live.anytime(BLUE, "dp r2 +1")

    for viewer in (None, BLUE, RED):
        assert "defence" not in str(live.position.view(viewer).change)
    live.anytime(BLUE, "revert")

    after = live.element("r2")
    assert (after.dp, after.hidden, after.revealed, after.activated, after.gone) == kept
    assert live.motivation() == {"blue": 9, "red": 9}
    assert live.position.state.changes == []


@pytest.mark.rule("FAS-LIVE-08", "FAS-11-a", "FAS-11-b")
def test_no_flight_by_a_slip_of_the_hand_ends_the_game():
    live = duel(RIDERS, FOOT, r2={"dp": 6},
                prepare=lambda state: setattr(state.sides["red"], "motivation", 1))  # fmt: skip
    before = live.position.encode()

    with pytest.raises(IllegalAction) as refusal:
        live.anytime(BLUE, "dp r2 +1")

    assert (refusal.value.reason.key, refusal.value.rule) == ("fas-refused-last", "FAS-11-a")
    assert live.position.encode() == before


@pytest.mark.rule("FAS-7.4.4-a", "FAS-7.4.5-e", "FAS-1.3-c")
def test_in_a_melee_a_flight_by_correction_waits_until_the_result_is_settled():
    """Blue's foot has 6 DP; the seventh is put right before the dice. It loses: then it flees."""
    live = duel(RIDERS, FOOT, r1={"cp": 0}, r2={"hidden": "reorganise"}, b2={"dp": 6})
    live.answer("r2", "melee", "b2-r2", "front", "front", "none")

    live.anytime(RED, "dp b2 +1")
    assert (live.element("b2").gone, live.element("b2").dp) == (False, 7)
    assert live.motivation()["blue"] == 9

    live.answer("roll", dice="1 1 10 10 10, 10, 10 10, 10")
    assert live.element("b2").gone
    assert live.motivation()["blue"] == 8
