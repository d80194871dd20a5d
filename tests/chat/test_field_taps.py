"""A virtual table by the panel: how many taps a move, a shot and a charge take."""

import pytest

from bot.sandbox import buttons_of, pictures_of, text_of
from tests.chat.people import placed
from tests.chat.taps import Hand

CHEAP = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)


def table(red, blue):
    """Two small armies on open ground."""
    return {
        "table": [72, 48],
        "red": {"army": "plc_pilica", "elements": red},
        "blue": {"army": "swe_pilica", "elements": blue},
    }


async def position(stage, match):
    return (await stage.matches.queries.table(match)).position


@CHEAP
async def test_a_move_takes_four_taps(stage):
    alice, _, match = await placed(
        stage,
        "fire_and_sword",
        table(
            {
                "r7": {"at": [41, 12, 0], "hidden": "manoeuvre"},
                "r9": {"at": [10, 8, 0], "hidden": "defence"},
            },
            {"b4": {"at": [41, 40, 180], "hidden": "defence"}},
        ),
    )
    hand = Hand(alice)

    await hand.open()
    await hand.press("r7")
    assert "2 AP" in text_of(hand.panel)
    assert "Where to?" in text_of(hand.panel)
    assert pictures_of(hand.panel)
    assert (await position(stage, match)).state.element("r7").revealed is None, "only looked at"
    await hand.press("1")
    await hand.act("do")
    await stage.settled()

    assert hand.taps <= 4, hand.touched
    state = (await position(stage, match)).state
    assert state.field.places["r7"].place.y == 26_000
    assert state.element("r7").revealed == "manoeuvre"
    assert any(one["label"] for one in buttons_of(hand.panel))


@CHEAP
async def test_a_shot_takes_four_taps(stage, dice):
    alice, _, match = await placed(
        stage,
        "fire_and_sword",
        table(
            {
                "r7": {"at": [10, 8, 0], "hidden": "manoeuvre"},
                "r9": {"at": [37, 20, 0], "hidden": "defence"},
            },
            {"b7": {"at": [37, 28, 180], "hidden": "defence"}},
        ),
    )
    draws = dice("1 1 10 10, 10 1, 1, 1")
    hand = Hand(alice)

    await hand.open()
    await hand.press("r9")
    await hand.press("Shoot b7")
    assert "DP on average" in text_of(hand.panel)
    assert pictures_of(hand.panel)
    await hand.act("do")
    await stage.settled()

    assert draws.left == 0
    assert hand.taps <= 4, hand.touched
    assert (await position(stage, match)).state.element("r9").ammo < 2


@pytest.mark.rule(
    "FAS-7.2.2-b", "FAS-7.2.3-a", "FAS-7.3.2.3-a", "FAS-7.4.4-c", "FAS-7.4.5-f", "FAS-OPT-09"
)
@CHEAP
async def test_a_charge_with_a_reaction_takes_six_taps_of_both_as_pursuit_is_not_asked(stage, dice):
    alice, bob, match = await placed(
        stage,
        "fire_and_sword",
        table(
            {
                "r4": {"at": [37, 18, 0], "hidden": "advance"},
                "r9": {"at": [10, 8, 0], "hidden": "defence"},
            },
            {
                "b7": {"at": [37, 28, 180], "hidden": "advance"},
                "b4": {"at": [60, 40, 180], "hidden": "defence"},
            },
        ),
    )
    draws = dice("1 1 1 1 1 1 1, 10 10 10 10 10 10 10, 10 10 10")
    hand, other = Hand(alice), Hand(bob)

    await hand.open()
    await hand.press("r4")
    await hand.press("Charge b7")
    shown = text_of(hand.panel)
    assert "r4 charge b7 at 0.5" in shown
    assert "7 dice · wins the melee" in shown
    assert "may react without a test" in shown
    assert pictures_of(hand.panel)
    assert any(one["label"].startswith("1 · Point at") for one in buttons_of(hand.panel))
    await hand.act("do")
    await stage.settled()
    await other.open()
    await other.press("Counter-charge")
    await stage.settled()

    assert draws.left == 0
    assert hand.taps + other.taps <= 6, (hand.touched, other.touched)
    state = (await position(stage, match)).state
    assert state.element("b7").gone
    assert state.element("r4").revealed == "advance"


@pytest.mark.rule("FAS-2.3.1-b")
@CHEAP
async def test_a_garrison_with_nothing_to_do_is_activated_and_done_in_four_taps(stage):
    house = {"W1": {"type": "light_buildings", "polygon": [[30, 22], [33, 22], [33, 25], [30, 25]]}}
    red = {
        "r9": {"inside": "W1", "hidden": "defence"},
        "r7": {"at": [60, 12, 0], "hidden": "manoeuvre"},
    }
    blue = {"b4": {"at": [5, 46, 180], "hidden": "defence"}}
    alice, _, match = await placed(stage, "fire_and_sword", {**table(red, blue), "terrain": house})
    hand = Hand(alice)

    await hand.open()
    await hand.press("r9")
    await hand.press("Only activate")
    labels = [one["label"] for one in buttons_of(hand.panel)]
    assert labels[:2] == ["Do it · Stop here (shows Defence)", "Do it (shows Defence)"]
    await hand.press("Stop here")

    assert hand.taps == 4
    after = await position(stage, match)
    assert after.state.element("r9").revealed == "defence"
    assert (after.open[0].point, after.open[0].seat) == ("D-05", "blue-1")
