"""Lines of sight asked for on Discord."""

import pytest

from bot.sandbox import is_ephemeral, pictures_of, text_of
from tests.chat.test_lords import battle

CHEAP = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)


async def begun(player, stage, scenario, alone=True):
    await player.slash("game new", scenario=scenario)
    await stage.settled()
    thread = player.threads()[-1]
    here = player.at(thread)
    if alone:
        await here.click(here.messages(thread)[0], "Start alone (play both sides)")
        await stage.settled()
    return here, thread


async def test_a_player_sees_in_private_what_blocks_a_line_and_by_which_rule(stage):
    here, _ = await begun(stage.alice, stage, "hoth/S01")
    blocked = await here.slash_with("game sight", {"from": "a1", "to": "G9"})
    assert is_ephemeral(blocked)
    assert "A1 does not see G9" in text_of(blocked)
    assert "HOTH-LOS-02" in text_of(blocked)
    assert len(pictures_of(blocked)) == 1
    near = await here.slash_with("game sight", {"from": "D4", "to": "D5"})
    assert "neighbours always see each other (HOTH-LOS-01)" in text_of(near)


async def test_hexes_are_suggested_and_others_refused_in_a_sentence(stage):
    here, _ = await begun(stage.alice, stage, "napoleonics/S00")
    suggested = await here.autocomplete("game sight", "from", "e1")
    assert [one["value"] for one in suggested] == ["E1", "E10", "E11", "E12", "E13"]
    for a, b, why in (("Z9", "D4", "no hex"), ("D4", "D4", "Name two hexes")):
        refused = text_of(await here.slash_with("game sight", {"from": a, "to": b}))
        assert "⛔" in refused
        assert why in refused


async def test_a_stranger_may_ask_and_a_lobby_has_no_lines_yet(stage):
    here, thread = await begun(stage.alice, stage, "hoth/S01", alone=False)
    assert not pictures_of(await here.slash_with("game sight", {"from": "D4", "to": "D7"}))
    assert await here.autocomplete("game sight", "from", "d") == []
    await here.click(here.messages(thread)[0], "Start alone (play both sides)")
    await stage.settled()
    assert pictures_of(
        await stage.bob.at(thread).slash_with("game sight", {"from": "D4", "to": "D7"})
    )


@CHEAP
async def test_a_game_without_lines_of_sight_says_so(stage):
    alice, _, _ = await battle(stage)
    assert await alice.here.autocomplete("game sight", "from", "") == []
    refused = await alice.here.slash_with("game sight", {"from": "D4", "to": "D5"})
    assert "no lines of sight" in text_of(refused)
