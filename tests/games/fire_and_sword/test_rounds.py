"""The order of play: first orders, Initial Phase, Initiative, Turns (chapter 2, SET, 10.4)."""

import pytest

from bot.games.fire_and_sword.model.actions import Answer

from .live import BLUE, RED, duel, game

ARMY = ["PLC-C1", "PLC-02"]
FOE = ["SWE-C1", "SWE-07"]


@pytest.mark.rule("FAS-SET-07")
@pytest.mark.rule("FAS-2.1-b")
@pytest.mark.rule("FAS-3.1-a")
def test_first_orders_are_chosen_in_secret_and_lie_face_down():
    live = duel(ARMY, FOE, step="orders")

    assert live.asked == "D-S5 blue-1, D-S5 red-1"
    live.answer("defence", seat=BLUE)
    assert not live.told("told"), "nobody learns that the other side is ready"
    live.answer("advance", seat=RED)

    assert (live.element("r2").hidden, live.element("b2").hidden) == ("advance", "defence")
    assert live.element("r2").revealed is None
    view = live.position.view(RED)
    assert [(one.id, one.covered, one.hidden) for one in view.elements if one.is_unit] == [
        ("b2", True, None), ("r2", True, "advance"),
    ]  # fmt: skip
    assert live.position.state.round == 1
    assert live.asked == "D-03 blue-1, D-03 red-1"


@pytest.mark.rule("FAS-SET-07", "FAS-3.1-a")
def test_a_secret_order_may_be_typed_with_its_unit():
    live = duel(ARMY, FOE, step="orders")
    (asked,) = [one for one in live.position.open if one.seat == RED]
    view, order = live.position.view(RED), Answer("advance")

    assert game().asking.heading(view, asked) is not None
    assert game().asking.field(view, asked).key == "r2"
    assert [game().read(view, asked, one) for one in ("r2 advance", "advance")] == [order, order]
    assert game().read(view, asked, "r3 advance") not in live.position.options(asked)


@pytest.mark.rule("FAS-SET-03")
def test_scouts_add_a_die_and_a_re_roll_and_the_winner_takes_two_advantages():
    live = duel(
        ["PLC-C1", "PLC-03"], FOE, step="scouting", options={"scouting": "on"}, dice="4, 9 8, 2"
    )

    contest = live.told("contested")[0].contest
    assert (contest.a.count, contest.b.count, contest.winner) == (1, 2, "b")
    assert [die.face for die in contest.bouts[0].b] == [2, 8]
    red = game().words.caption(live.told("contested")[0]).args["reasons"].args["rest"]
    assert red.args["side"].key == "fire_and_sword-side-red"
    assert red.args["reasons"].args["rest"].args["reason"].key == "fas-why-scouts"
    assert live.asked == "D-S3 red-1"
    live.answer("ADV-03", "ADV-01")
    assert live.asked == "D-S3 blue-1"
    live.answer("ADV-01")
    sides = live.position.state.sides
    assert sides["red"].advantages == ("ADV-03", "ADV-01")
    assert sides["blue"].advantages == ("ADV-01",)
    assert live.asked == "D-S5 blue-1, D-S5 red-1"


@pytest.mark.rule("FAS-2.2-a")
@pytest.mark.rule("FAS-2.2-b")
@pytest.mark.rule("FAS-LIVE-03")
def test_ex_09_bids_are_secret_paid_and_the_winner_names_the_side_with_the_initiative():
    live = duel(ARMY, FOE, step="bids")

    live.answer("1", seat=RED)
    assert live.asked == "D-03 blue-1"
    assert live.element("r1").cp == 4, "a bid is not paid before both are in"
    live.answer("0", seat=BLUE, dice="2, 6 2")

    assert live.element("r1").cp == 3
    assert [one.line.args["count"] for one in live.told("told")] == [0, 1]
    assert live.asked == "D-04 red-1"
    live.answer("enemy")
    assert live.position.state.initiative == "blue"
    assert live.position.state.active == "blue"
    assert live.asked == "D-05 blue-1"


@pytest.mark.rule("FAS-LIVE-03")
def test_a_bid_above_the_cp_is_refused_with_the_range():
    from bot.engine.refusal import IllegalAction

    live = duel(ARMY, FOE, step="bids")
    before = live.position.encode()

    with pytest.raises(IllegalAction) as refusal:
        live.answer("5", seat=RED)

    assert refusal.value.reason.args["high"] == 4
    assert live.position.encode() == before


@pytest.mark.rule("FAS-2.1-a")
@pytest.mark.rule("FAS-10.1-a")
def test_ex_11_the_initial_phase_turns_tokens_down_and_restores_cp():
    live = duel(
        ARMY,
        FOE,
        step="initial",
        round=2,
        r1={"cp": 0, "activated": True},
        r2={"revealed": "defence", "hidden": "manoeuvre"},
        b2={"revealed": "advance"},
    )

    assert (live.element("r2").revealed, live.element("r2").hidden) == (None, "manoeuvre")
    assert (live.element("b2").revealed, live.element("b2").hidden) == (None, "advance")
    assert live.element("r1").cp == 4
    assert not live.element("r1").activated
    assert live.asked == "D-03 blue-1, D-03 red-1"


@pytest.mark.rule("FAS-12.1-IND")
@pytest.mark.rule("FAS-12.1-PAR-b")
def test_independence_and_partisans_may_swap_their_tokens_in_the_initial_phase():
    live = duel(
        ["PLC-C1", "PLC-01", "PLC-10", "PLC-02"],
        FOE,
        step="initial",
        round=2,
        r2={"revealed": "advance"},
        r3={"hidden": "defence"},
        r4={"hidden": "defence"},
        b2={"hidden": "defence"},
    )

    assert live.asked == "D-01 red-1", "the enemy has no such Unit"
    live.answer("keep", "advance")
    assert [live.element(one).hidden for one in ("r2", "r3", "r4")] == [
        "advance", "advance", "defence",
    ]  # fmt: skip
    given = live.told("order_given")
    assert [(one.order, one.audience) for one in given] == [("", None), ("advance", (RED,))]


@pytest.mark.rule("FAS-10.4-c")
@pytest.mark.rule("FAS-10.4-b")
@pytest.mark.rule("FAS-RUL-41")
def test_ex_49_a_fallen_commander_in_chief_has_a_successor_with_rolled_cp():
    live = duel(ARMY, FOE, step="initial", round=3, r1={"gone": True, "dp": 3}, dice="8")

    chief = live.element("r1")
    assert (chief.gone, chief.cp, chief.full_cp, chief.dp) == (False, 2, 2, 0)
    assert live.motivation()["red"] == 9, "no Motivation comes back"


@pytest.mark.rule("FAS-RUL-41")
def test_a_side_without_units_gets_no_successor():
    live = duel(ARMY, FOE, step="initial", round=3, r1={"gone": True}, r2={"gone": True})

    assert live.element("r1").gone


@pytest.mark.rule("FAS-10.4-b")
def test_a_side_without_commander_in_chief_bids_nothing():
    live = duel(ARMY, FOE, step="bids", r1={"gone": True})

    assert live.options(RED) == ["0"]


@pytest.mark.rule("FAS-2-a")
@pytest.mark.rule("FAS-2.3-a")
def test_the_sides_take_turns_until_neither_can_declare_and_one_that_cannot_is_skipped():
    live = duel([*ARMY, "PLC-07"], FOE, r2={"hidden": "manoeuvre"}, b2={"revealed": "defence"},
                b1={"activated": True})  # fmt: skip

    live.answer("r2", "done")
    assert live.asked == "D-05 red-1", "Blue has nothing to declare and is skipped"
    live.answer("r1", "done", "r3", "done")
    assert live.position.state.phase == "end"


@pytest.mark.rule("FAS-2.3-a")
@pytest.mark.rule("FAS-LIVE-12")
def test_a_side_may_stop_declaring_and_the_rule_is_stated():
    live = duel(ARMY, FOE)

    live.answer("stop")

    line = live.told("told")[-1]
    assert (line.rule, line.line.args["count"]) == ("FAS-2.3-a", 2)
    live.answer("b2", "done")
    assert live.asked == "D-05 blue-1"


@pytest.mark.rule("FAS-10.4-c", "FAS-LIVE-08")
def test_a_commander_in_chief_removed_by_mistake_and_put_back_has_no_successor():
    """No die is rolled: he keeps the CP of his card."""
    live = duel(ARMY, FOE, step="end", round=1, options={"objectives": "0"}, r1={"gone": True})

    live.anytime(RED, "gone r1 off").answer("0", "0")

    chief = live.element("r1")
    assert (chief.cp, chief.full_cp) == (4, 4)
