"""Standing orders: what can be set, and how hexes are ranked."""

import pytest

from bot.games.hoth.computer import standing
from tests.games.hoth.given import GAME, do, given, scene

FLEE = "retreat miss miss"


def answer(position, policy):
    decision = position.open[0]
    action = GAME.policies.answer(position.view(decision.seat), decision, policy)
    return GAME.write(action) if action is not None else None


@pytest.mark.rule("HOTH-RET-03", "HOTH-RET-09")
@pytest.mark.parametrize(
    ("point", "said", "policy"),
    [
        ("DP-RETREAT", "cover", "cover"),
        ("DP-RETREAT", " Far-Keep ", "far-keep"),
        ("DP-RETREAT", "to:G4,G5", "to:G4,G5"),
        ("DP-RETREAT", "TO: g4, G5 ,a10", "to:G4,G5,A10"),
        ("DP-RETREAT", "to: g4 - keep", "to:G4-keep"),
        ("DP-RETURN", "to:a5", "to:A5"),
        ("DP-FLEET-MATE", "Keep All", "keep-all"),
        ("DP-RETURN", "to:A5-keep", None),
        ("DP-RETREAT", "centre", None),
        ("DP-RETREAT", "to:", None),
        ("DP-RETREAT", "to:B10", None),
        ("DP-RETREAT", "to:G4,,G5", None),
        ("DP-RETREAT", "to:G4,G4", None),
        ("DP-FLEET-MATE", "to:G4", None),
        ("DP-MOVE", "cover", None),
        ("DP-MOVE", "to:G4", None),
    ],
)
def test_standing_orders_are_read_in_any_case_and_spacing(point, said, policy):
    found = GAME.policies.read(point, said)

    assert (found.key if found else None) == policy


def test_every_policy_that_is_offered_can_be_set_and_named():
    for point in GAME.policies.points:
        for choice in GAME.policies.listed(point):
            assert GAME.policies.read(point, choice.key) == choice
            assert GAME.policies.text(choice.key) == choice.label
    listed = GAME.policies.read("DP-RETREAT", "to:G4,G5")
    assert (listed.label.key, listed.label.args) == ("hoth-policy-list", {"hexes": "G4, G5"})
    kept = GAME.policies.read("DP-RETREAT", "to:G4,G5-keep")
    assert kept.label.key == "hoth-policy-list-keep"


@pytest.mark.rule("HOTH-RET-09")
@pytest.mark.parametrize(
    ("policy", "expected"),
    [
        ("to:F5", "retreat F5 ignore 1"),
        ("to:G5-keep", "retreat F4>G5"),
        ("to:G6-keep", "retreat F5>G6"),
    ],
)
def test_a_list_of_hexes_goes_with_either_choice_about_symbols(policy, expected):
    position = given(
        "empire", empire=["snow D5 ordered 0", "snow A1"], rebels=["echo E5", "echo G10"],
        terrain={"trench": "E5"},
    )  # fmt: skip
    position = do(position, "D5xE5", "retreat retreat").position

    assert answer(position, policy) == expected


def fleeing(target="echo E5", terrain=None, empire=(), **more):
    position = given(
        "empire", empire=["snow D5 ordered 0", "snow A1", *empire], rebels=[target, "echo G10"],
        terrain=terrain, **more,
    )  # fmt: skip
    return do(position, "D5xE5", FLEE).position


@pytest.mark.rule("HOTH-RET-03")
def test_cover_puts_an_own_medal_before_a_trench():
    trench = {"trench": "F4"}
    assert answer(fleeing(terrain=trench), "cover") == "retreat F4"
    own = ["post temporary F5 rebels 1"]
    assert answer(fleeing(terrain=trench, objectives=own), "cover") == "retreat F5"
    theirs = ["post temporary F5 empire 1"]
    assert answer(fleeing(terrain=trench, objectives=theirs), "cover") == "retreat F4"


@pytest.mark.rule("HOTH-RET-03")
def test_a_trench_is_cover_for_infantry_alone():
    ground = {"trench": "F5", "hill": "F4"}
    assert answer(fleeing("echo E5", ground), "cover") == "retreat F5"
    assert answer(fleeing("fly E5", ground), "cover") == "retreat F4"


@pytest.mark.rule("HOTH-RET-03")
def test_equal_cover_is_decided_by_the_distance_to_the_enemy_then_the_column():
    assert answer(fleeing(), "cover") == "retreat F4"
    assert answer(fleeing(empire=["snow F3"]), "cover") == "retreat F5"


@pytest.mark.rule("HOTH-RET-03")
def test_cover_ranks_all_terrain_of_the_rules():
    position = given(
        rebels=["echo E5", "fly E6"],
        terrain={"trench": "F1", "rocks": "F2", "building": "F3", "wreck": "F4", "hill": "F5",
                 "crevasse": "F6"},
    )  # fmt: skip
    here = scene(position)

    def ranks(label):
        return [standing.cover(here, here.units[label], f"F{column}") for column in range(1, 8)]

    assert ranks("E5") == [1, 2, 2, 2, 3, 4, 5]
    assert ranks("E6") == [5, 2, 2, 2, 3, 4, 5]
