"""Standing orders of the virtual table: offered, typed, and what they answer."""

import pytest

from bot import selfplay
from bot.engine.chance.draws import SeededDraws
from bot.engine.plans.standing import StandingOrder, known_policy, standing_answer
from bot.games.fire_and_sword.phases.actions import orders
from tests.games.fire_and_sword.live import BLUE, RED, duel, game
from tests.support.loaded import load_catalogue

from .board import OPEN, skirmish
from .match import begun
from .test_melees import BEATEN, bound

FREE = {"deployment": "free"}


def said(live, point, policy, seat=RED):
    """The answer that a standing order gives to the open question; None: it is asked."""
    key = known_policy(game(), point, policy)
    assert key is not None
    found = standing_answer(live.position, [StandingOrder(seat, point, key)])
    return None if found is None else game().write(found[1])


@pytest.mark.rule("FAS-OPT-09", "FAS-12.1-AUX")
@pytest.mark.parametrize(
    ("policy", "answer"),
    [("none", "none"), ("lowest_id", "r2"), ("r4 r2", "r4"), ("r9, R4", "r4"), ("r9", "none")],
)
def test_auxiliary_elements_follow_a_commander_in_the_order_named(policy, answer):
    live = duel(
        ["PLC-C1", "PLC-G1", "PLC-07", "PLC-G1"], ["SWE-C1"], table=OPEN,
        r1={"at": [18, 20, 0]}, r2={"at": [22, 20, 0]}, r3={"at": [5, 5, 0]},
        r4={"at": [26, 20, 0]}, b1={"at": [5, 45, 180]},
    ).answer("r1", "stop")  # fmt: skip
    assert live.asked == "D-24 red-1"

    assert said(live, "D-24", policy) == answer


@pytest.mark.rule("FAS-OPT-09", "FAS-SET-03")
def test_advantages_are_taken_in_the_order_named_and_else_the_first_one():
    live = begun("SC-4", "3, 9", **FREE)
    assert live.asked == "D-S3 blue-1"

    assert said(live, "D-S3", "ADV-06 ADV-02", BLUE) == "ADV-06"
    assert said(live, "D-S3", "default", BLUE) == "ADV-01"
    live.answer("ADV-06")
    assert said(live, "D-S3", "ADV-06 ADV-02", BLUE) == "ADV-02"


@pytest.mark.rule("FAS-OPT-09", "FAS-SET-04", "FAS-SET-08")
def test_an_army_is_set_up_by_a_template_and_an_advantage_stays_unused():
    live = begun("SC-4", "3, 9", **FREE).answer("ADV-02", "ADV-06", "ADV-02")
    assert live.asked == "D-S4 blue-1"

    assert said(live, "D-S4", "template tabor", BLUE) == "template tabor"
    assert said(live, "D-S4", "default", BLUE) == "place b2 24 47 180"
    live.answer("template line", "template line")
    assert live.asked == "D-S6 blue-1"
    assert said(live, "D-S6", "unused", BLUE) == "none"


@pytest.mark.rule("FAS-OPT-09", "FAS-SET-07")
def test_the_first_orders_are_those_of_the_list_else_foot_defends_and_horse_manoeuvres():
    live = begun("SC-4")
    asked = live.element(live.position.state.asked[RED].key)
    assert said(live, "D-S5", "preset") == asked.preset == "manoeuvre"

    bare = skirmish(["SWE-07", "SWE-01", "SWE-09", "PLC-02"], r4={"hidden": "advance"})
    found = [orders.preset(game().tables, bare.element(key)) for key in ("r1", "r2", "r3", "r4")]
    assert found == ["defence", "manoeuvre", "defence", "advance"]


@pytest.mark.rule("FAS-OPT-09", "FAS-7.4.5-f", "FAS-10.3-a")
def test_a_winner_that_can_only_pursue_is_not_asked():
    usual = game().policies.usual["D-16"]
    alone = bound().answer("attack", dice=BEATEN).answer("0")
    choice = bound(("PLC-02", "PLC-C1"), r2={"at": [24, 17, 0]}).answer("attack", dice=BEATEN)
    choice.answer("0")

    assert (alone.options(), said(alone, "D-16", usual)) == (["pursue"], "pursue")
    assert (choice.options(), said(choice, "D-16", usual)) == (["hold", "pursue"], None)


@pytest.mark.rule("FAS-OPT-09")
def test_whatever_is_answered_for_the_silent_has_a_name():
    draws = SeededDraws(b"names", "silent")
    line = selfplay.started(game(), selfplay.setup_of(game(), "SC-2"), draws)
    steps = selfplay.steps(line, draws, selfplay.greedy_chooser())
    asked = {(one.point, one.seat) for position in steps for one in position.open}
    view = line.position.view(RED)

    points = {point for point, _ in asked if game().policies.silence(view, point)}

    assert {"D-05", "D-06", "D-09", "D-23"} <= points
    assert all(load_catalogue().has(f"fire_and_sword-point-{point}") for point in points)
