"""Order tokens that lie on the players' own table: asked for when they are turned up."""

import pytest

from .live import BLUE, RED, duel, game

ON_TABLE = {"options": {"tokens": "table"}}
CALM = {"r1": {"cp": 0}, "b1": {"cp": 0}}
RIDERS, FOOT = ["PLC-C1", "PLC-02"], ["SWE-C1", "SWE-07"]
LIES = {"hidden": "unknown"}


@pytest.mark.rule("FAS-OPT-06", "FAS-SET-07", "FAS-2.1-a")
def test_no_first_orders_are_asked_and_every_token_lies_face_down():
    live = duel(RIDERS, FOOT, step="orders", round=1, **ON_TABLE)

    assert live.asked == "D-03 blue-1, D-03 red-1", "the bids stay secret"
    assert [live.element(one).hidden for one in ("r1", "r2", "b2")] == [None, "unknown", "unknown"]
    for seat in (RED, BLUE):
        shown = {one.id: (one.covered, one.hidden) for one in live.position.view(seat).elements}
        assert shown["r2"] == shown["b2"] == (True, None)


@pytest.mark.rule("FAS-OPT-06", "FAS-2.3.1-a", "FAS-3.1-b")
def test_the_order_is_asked_for_when_its_unit_is_activated_and_may_be_taken_back():
    live = duel(RIDERS, FOOT, **ON_TABLE, **CALM, r2=LIES, b2=LIES)

    live.answer("r2")
    assert (live.asked, live.options()) == (
        "D-TOKEN red-1", ["advance", "defence", "manoeuvre", "reorganise"],
    )  # fmt: skip
    live.answer("advance")

    assert not live.step.barrier, "the bot kept no secret"
    assert live.asked == "D-06 red-1"
    assert "charge" in live.options()
    assert (live.element("r2").revealed, live.element("r2").hidden) == ("advance", None)


@pytest.mark.rule("FAS-7.3.1-d", "FAS-LIVE-07", "FAS-LIVE-12")
@pytest.mark.parametrize(("order", "rule"), [("defence", None), ("advance", "FAS-7.3.1-d")])
def test_a_charged_unit_turns_its_token_up_when_it_reacts(order, rule):
    """Every reaction that some order allows is listed; a wrong order has its rule stated."""
    live = duel(RIDERS, FOOT, **ON_TABLE, **CALM, r2=LIES, b2=LIES)
    live.answer("r2", "advance", "charge", "b2", "as-usual")

    assert live.asked == "D-11 blue-1"
    assert live.options() == ["counter_charge", "face_the_charge", "none", "receive_with_fire"]
    live.answer("receive_with_fire")
    assert live.asked == "D-TOKEN blue-1"
    live.answer(order)

    assert live.element("b2").revealed == order
    stated = [one.rule for one in live.told("told") if one.line.key == "fas-told-rule"]
    assert stated == ([rule] if rule else [])


@pytest.mark.rule("FAS-OPT-06", "FAS-7.3.1-d")
@pytest.mark.parametrize(
    ("reaction", "usual"),
    [("counter_charge", "advance"), ("evade", "manoeuvre"), ("face_the_charge", "manoeuvre")],
)
def test_the_order_proposed_for_a_reaction_is_one_that_allows_it(reaction, usual):
    """Horse, for which Manoeuvre is proposed."""
    live = duel(RIDERS, RIDERS, **ON_TABLE, **CALM, r2=LIES, b2=LIES)

    live.answer("r2", "advance", "charge", "b2", "as-usual", reaction)

    assert live.position.view(BLUE).asked.default == usual


@pytest.mark.rule("FAS-2.3.3-a", "FAS-7.4.5-a")
def test_who_is_drawn_into_a_melee_is_asked_by_its_owner_alone():
    """Foot that is charged and does not react turns up Defence for the fight, and may keep it."""
    live = duel(RIDERS, FOOT, **ON_TABLE, **CALM, r2=LIES, b2=LIES)
    live.answer("r2", "advance", "charge", "b2", "as-usual", "none")

    assert live.asked == "D-TOKEN blue-1"
    live.answer("defence")
    assert live.asked == "D-ROLL red-1"
    live.answer("roll", dice="10 10 10 10 10 10 10, 10, 10 10 10")

    assert live.asked == "D-14 blue-1", "a Unit in Defence may keep it"


@pytest.mark.rule("FAS-10.2.1-a", "FAS-3.1.1-b")
def test_a_new_order_is_laid_on_the_table_and_not_told():
    live = duel(RIDERS, FOOT, **ON_TABLE, r2={"revealed": "advance"})

    live.answer("r1", "command", "order", "r2")

    assert live.asked == "D-23 red-1", "no order is asked for"
    assert (live.element("r2").revealed, live.element("r2").hidden) == ("advance", "unknown")
    assert [one.audience for one in live.told("order_given")] == [None]


@pytest.mark.rule("FAS-2.1-a", "FAS-12.1-IND")
def test_in_the_next_round_all_tokens_lie_face_down_and_none_is_asked_for():
    live = duel(["PLC-C1", "PLC-02"], FOOT, step="initial", round=2, **ON_TABLE,
                r2={"revealed": "advance"}, b2=LIES)  # fmt: skip

    assert live.asked == "D-03 blue-1, D-03 red-1"
    assert [live.element(one).hidden for one in ("r2", "b2")] == ["unknown", "unknown"]


@pytest.mark.rule("FAS-12.1-DEF", "FAS-3.1-c")
@pytest.mark.parametrize(("said", "dice"), [("yes", "9, 1"), ("no", "9")])
def test_a_defensive_attitude_asks_whether_the_token_on_the_table_is_defence(said, dice):
    """One die of Threat fails; with Defence it is rolled again."""
    card = next(
        key for key, one in game().content.cards.items()
        if any(grant.rule == "defensive_attitude" for grant in one.special)
    )  # fmt: skip
    live = duel(["SWE-C1", "SWE-05"], [f"{card[:3]}-C1", card], **ON_TABLE, **CALM,
                r2=LIES, b2=LIES)  # fmt: skip
    live.answer("test-morale", "b2", "1")
    assert live.asked.startswith("D-TOKEN blue-1")
    live.answer(said, dice=dice)

    assert live.element("b2").dp == (0 if said == "yes" else 1)


@pytest.mark.rule("FAS-12.1-DEF", "FAS-3.1-c", "FAS-LIVE-10")
def test_a_face_down_defence_that_was_told_in_secret_helps_only_once_it_is_turned_up():
    """Whatever lies there the owner is asked, and without the token shown a die falls once."""

    def tested(hidden, said, dice):
        live = duel(["SWE-C1", "SWE-05"], ["COS-C1", "COS-01"], **CALM,
                    r2={"hidden": "advance"}, b2={"hidden": hidden})  # fmt: skip
        live.answer("test-morale", "b2", "1")
        assert live.asked.startswith("D-TOKEN blue-1")
        return live.answer(said, dice=dice)

    shown = tested("defence", "yes", "9, 1")
    assert shown.element("b2").dp == 0
    assert shown.element("b2").revealed == "defence"
    kept, other = tested("defence", "no", "9"), tested("advance", "no", "9")
    assert kept.told("tested") == other.told("tested")
    assert kept.element("b2").dp == other.element("b2").dp == 1
    assert kept.element("b2").revealed is None


@pytest.mark.rule("FAS-OPT-06")
def test_a_match_without_the_option_keeps_the_state_it_always_had():
    live = duel(RIDERS, FOOT, step="orders", round=1)

    assert "tokens" not in live.position.state.options
    assert live.asked == "D-S5 blue-1, D-S5 red-1"
