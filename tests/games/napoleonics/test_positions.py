"""Positions that cannot be read say what is wrong with them."""

import pytest

from bot.games.napoleonics.notation import positions
from bot.games.napoleonics.notation.case import NapPositions
from bot.games.notation import BadNotation
from tests.games.napoleonics.given import GAME


@pytest.mark.parametrize(
    ("raw", "message"),
    [
        ({"scenario": "S99"}, "no scenario S99"),
        ({"bottom": ["B-XX G6"]}, "no unit type B-XX"),
        ({"bottom": ["B-LN G14"]}, "G14 is not on the board"),
        ({"bottom": ["B-LN G6(0)"]}, "1 to 4 blocks"),
        ({"bottom": ["B-LN G6(5)"]}, "1 to 4 blocks"),
        ({"bottom": ["B-LN G6 running"]}, "what is 'running'"),
        ({"bottom": ["B-LN"]}, "at least 2 words"),
        ({"leaders": {"top": ["Foy Z1"]}}, "expected a leader's name, a hex"),
        ({"terrain": {"swamp": ["E5"]}}, "terrain: no terrain swamp"),
        ({"terrain": {"hill": ["Z5"]}}, "terrain hill: Z5 is not on the board"),
        ({"works": ["C5 N"]}, "no direction N"),
        ({"cards": {"top": {"hand": ["elan", "elan"]}}}, "more cards than the deck has: elan"),
        ({"cards": {"top": {"hand": ["no_card"]}}}, "cards of top: no card no_card"),
        ({"turn": {"phase": "lunch"}}, "Invalid enum value"),
        ({"frame": {"step": "sleep"}}, "Invalid enum value"),
        ({"weather": "rain"}, "unknown field"),
    ],
)
def test_a_bad_position_names_its_fault(raw, message):
    with pytest.raises(BadNotation) as found:
        positions.read(GAME.content, raw)
    assert message in str(found.value)


def test_facts_that_do_not_hold_are_listed():
    notation = NapPositions(GAME.content)
    state = notation.read(
        {"bottom": ["B-LN G6(3) with Hill"], "top": ["F-LN E6"], "cards": {"top": {"hand": []}}}
    )
    assert notation.differences(state, {"units": {"G6": "B-LN (3) with Hill", "F6": "empty"}}) == []
    facts = {
        "units": {"G6": "B-LN (4)", "E6": "empty", "F6": "B-LN"},
        "leaders": {"Hill": "killed"},
        "banners": {"top": 1},
        "hands": {"top": ["elan"]},
        "turn": {"side": "top"},
        "reason": "banners",
        "deck": 1,
    }
    assert len(notation.differences(state, facts)) == 9
    with pytest.raises(BadNotation):
        notation.differences(state, {"mood": "good"})
    with pytest.raises(BadNotation):
        notation.differences(state, {"hands": {"left": 1}})
    with pytest.raises(BadNotation):
        notation.roll(["X"])
    assert notation.roll(["I", "saber"]) == (6, (1, 6))
