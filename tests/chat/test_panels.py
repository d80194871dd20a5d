"""A private page that another one has taken the place of says so, and leads to the present one."""

import pytest

from bot.sandbox import labels_of, text_of
from tests.chat.people import acts, placed
from tests.chat.test_taps import FIELD

CHEAP = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)
OUTDATED = "This page is out of date: the game goes on in another message."


@CHEAP
async def test_a_panel_says_that_it_is_out_of_date_when_another_is_opened(stage):
    alice, _, _ = await placed(stage, "hoth", FIELD)
    first = await alice.panel()
    second = await alice.panel()

    old = await alice.here.changed(first)
    assert text_of(old) == f"-# {OUTDATED}"
    assert labels_of(old) == ["Take turn"]
    assert acts(second, "pick|menu"), "the new one asks"

    back = await alice.press(old, acts(old, "turn")[0])
    assert back["id"] == first["id"]
    assert acts(back, "pick|menu"), "the old one leads to what is asked now"
    second = await alice.here.changed(second)
    assert text_of(second) == f"-# {OUTDATED}"


@CHEAP
async def test_a_panel_in_which_the_game_goes_on_stays(stage):
    alice, bob, _ = await placed(stage, "hoth", FIELD)
    await bob.here.slash("standing", question="DP-RETREAT", policy="far")
    panel = await alice.panel()
    panel = await alice.press(panel, acts(panel, "pick|go")[0])
    await stage.settled()

    assert OUTDATED not in text_of(alice.here.message(panel["id"]))


@CHEAP
async def test_who_waits_looks_again_by_a_button(stage):
    _, bob, _ = await placed(stage, "hoth", FIELD)
    waits = await bob.panel()

    assert "How it stands now" in labels_of(waits)
    again = await bob.here.click(waits, acts(waits, "turn")[0])
    assert again["id"] == waits["id"]
    assert text_of(again) == text_of(waits)
