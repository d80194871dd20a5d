import pytest

from bot.chat.match import menus
from bot.chat.match.menus import Lost, Way
from bot.engine.model import Choice, Text


def way(action, *keys):
    return Way(action, tuple(Choice(key, Text("plain", {"text": key}), place=key) for key in keys))


MOVES = [
    way("E5-E6", "E5", "E6"),
    way("E5-F5", "E5", "F5"),
    way("G1-G2", "G1", "G2"),
    way("done", "done"),
]


def places(level):
    return [(item.place, item.choice.key, item.is_final) for item in level.items]


def test_the_first_level_groups_the_ways_by_their_first_pick():
    level = menus.walk(MOVES, ())
    assert places(level) == [(0, "E5", False), (1, "G1", True), (2, "done", True)]
    assert level.action is None


def test_picks_lead_to_the_action():
    level = menus.walk(MOVES, (0, 1))
    assert level.action == "E5-F5"
    assert [choice.key for choice in level.picked] == ["E5", "F5"]


def test_a_lone_pick_that_asks_further_is_taken_by_itself():
    ways = [way("E5-E6", "E5", "E6"), way("E5-F5", "E5", "F5")]
    level = menus.walk(ways, ())
    assert level.path == (0,)
    assert places(level) == [(0, "E6", True), (1, "F5", True)]
    assert menus.back(ways, (0,)) is None


def test_a_lone_action_is_still_asked():
    level = menus.walk([way("done", "done")], ())
    assert (level.action, places(level)) == (None, [(0, "done", True)])


def test_an_action_that_ends_where_others_go_on_can_be_picked():
    ways = [way("stay", "E5"), way("go", "E5", "E6")]
    level = menus.walk(ways, (0,))
    assert [item.is_final for item in level.items] == [True, True]
    assert menus.walk(ways, (0, 0)).action == "stay"


@pytest.mark.parametrize("path", [(3,), (0, 2), (1, 0), (0, 0, 0)])
def test_a_path_that_leads_nowhere_is_lost(path):
    with pytest.raises(Lost):
        menus.walk(MOVES, path)


def test_back_returns_to_the_last_real_question():
    assert menus.back(MOVES, (0, 1)) == (0,)
    assert menus.back(MOVES, (0,)) == ()
    assert menus.back(MOVES, ()) is None


def test_sixty_seven_hexes_are_split_by_rows_into_menus_of_at_most_25():
    ways = [way(f"{row}{column}", f"{row}{column}") for row in "ABCDEFG" for column in range(1, 11)]
    parts = menus.split(menus.walk(ways, ()).items)
    assert [len(part) for part in parts] == [20, 20, 20, 10]
    assert [part[0].choice.key for part in parts] == ["A1", "C1", "E1", "G1"]


def test_a_row_of_more_than_25_picks_is_cut():
    ways = [way(number, f"card-{number}x") for number in range(60)]
    parts = menus.split(menus.walk(ways, ()).items)
    assert [len(part) for part in parts] == [25, 25, 10]
