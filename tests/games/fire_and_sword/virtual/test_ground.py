"""Structures that are entered and left, ground that disorganises, melees that are broken off."""

import pytest

from .board import alone, place, refused, rules_against, skirmish

HOUSE = {"T1": {"type": "light_buildings", "polygon": [[18, 13], [22, 13], [22, 16], [18, 16]]}}


def inside(live, key):
    return live.position.state.field.places[key].structure


@pytest.mark.rule("FAS-13.3.1-a", "FAS-4.4.8-a", "FAS-3.2-c", "FAS-RUL-37", "FAS-RUL-82")
def test_a_unit_that_touches_an_empty_structure_with_a_ref_occupies_it():
    far = alone(at=(20, 10, 0), terrain=HOUSE)
    assert rules_against(far, "occupy T1", "occupy T9") == ["FAS-NOT-03"] * 2

    live = far.answer("move 0 2", "occupy t1")

    assert inside(live, "r1") == "T1"
    assert live.element("r1").revealed == "reorganise"
    assert live.asked != "D-06 red-1"


@pytest.mark.rule("FAS-13.3.1-b", "FAS-13.3.1-c", "FAS-RUL-78", "FAS-GEO-24")
def test_a_garrison_leaves_by_a_point_of_the_rim_and_does_little_else():
    live = skirmish(
        ["PLC-02"], r1={"inside": "T1", "hidden": "manoeuvre"}, terrain=HOUSE
    ).answer("r1")  # fmt: skip

    assert (
        rules_against(live, "move 0 2", "turn 20", "march 9", "reposition 0 1", "charge")
        == ["FAS-RUL-78"] * 5
    )
    assert refused(live, "leave 20 20 3 0") == [("FAS-GEO-24", "fas-fault-off-rim")]
    assert any(one.startswith("leave ") for one in live.options())
    live.answer("leave 20 16 3 0")
    assert place(live, "r1") == (20, 17, 0)
    assert live.element("r1").revealed == "reorganise"


@pytest.mark.rule("FAS-13.3.3-a")
def test_a_garrison_moves_into_an_empty_segment_of_its_structure():
    ramparts = {
        f"W{place}": {
            "type": "rampart", "multi": "rampart",
            "polygon": [[x, 13], [x + 4, 13], [x + 4, 15], [x, 15]],
        }
        for place, x in ((1, 10), (2, 14))
    }  # fmt: skip
    live = skirmish(
        ["PLC-02"], r1={"inside": "W1", "hidden": "defence"}, terrain=ramparts
    ).answer("r1")  # fmt: skip

    assert "occupy W2" in live.options()
    assert inside(live.answer("occupy W2"), "r1") == "W2"


@pytest.mark.rule("FAS-4.4.4-a", "FAS-GEO-18", "FAS-4.2-a")
def test_a_unit_that_disengages_tests_for_each_enemy_and_moves_from_any_ref():
    live = skirmish(
        ["PLC-02"], ["PLC-02"],
        r1={"at": [30, 20, 0], "hidden": "manoeuvre"},
        b1={"at": [30, 22, 180], "hidden": "defence"},
    ).answer("r1")  # fmt: skip
    assert rules_against(live, "disengage 3 0 16.1") == ["FAS-4.4.4-a"]

    live.answer("disengage 3 0 12", dice="10 1")

    assert live.element("r1").dp == 1
    assert place(live, "r1") == (30, 8, 0)
    assert live.asked != "D-06 red-1"


@pytest.mark.rule("FAS-13.1-DEZ", "FAS-GEO-22", "FAS-13.2-a")
def test_disorganising_ground_is_tested_once_in_a_round_after_an_action():
    marsh = {"T1": {"type": "marsh", "polygon": [[10, 14], [30, 14], [30, 17], [10, 17]]}}
    live = alone(at=(20, 10, 0), terrain=marsh)

    live.answer("move 0 4", dice="10 1")

    assert live.element("r1").dp == 1
    assert live.element("r1").tested
    live.answer("move 0 2")
    assert live.element("r1").dp == 1


@pytest.mark.rule("FAS-RUL-93", "FAS-13.1-DEZ")
@pytest.mark.parametrize(
    ("at", "line", "is_tested"),
    [
        ((20, 10, 0), "move 0 3.5", True),  # its front alone is in the marsh
        ((20, 10, 0), "double 0 9", True),  # it is across
        ((20, 15.5, 0), "turn 30", True),  # it stands in it
        ((20, 13.5, 0), "turn 10", False),  # its front alone is in it, and it goes nowhere
        ((20, 10, 0), "move 0 2.5", False),
    ],
)
def test_an_action_that_ends_in_disorganising_ground_or_crosses_it_is_tested(at, line, is_tested):
    marsh = {"T1": {"type": "marsh", "polygon": [[10, 14], [30, 14], [30, 17], [10, 17]]}}

    live = alone(at=at, terrain=marsh).answer(line, dice="10 1" if is_tested else "")

    assert live.element("r1").dp == int(is_tested)
    assert bool(live.element("r1").tested) is is_tested


@pytest.mark.rule("FAS-RUL-92", "FAS-4.4.4-a")
@pytest.mark.parametrize(("far", "end"), [(10, 20), (8, 12)])
def test_a_unit_whose_disengage_leads_too_far_after_its_dp_stays(far, end):
    live = skirmish(
        ["COS-01"], ["PLC-02"],
        r1={"at": [30, 20, 0], "hidden": "manoeuvre", "formation": "dispersed", "dp": 4},
        b1={"at": [30, 22, 180], "hidden": "defence"},
    ).answer("r1")  # fmt: skip

    live.answer(f"disengage 3 0 {far}", dice="10 1")  # Broken, it is no longer faster dispersed

    assert live.element("r1").dp == 5
    assert place(live, "r1") == (30, end, 0)
    assert live.asked == "D-05 blue-1"


@pytest.mark.rule("FAS-12.1-DMI")
def test_dragoon_mounted_infantry_rides_in_its_first_activation_alone():
    content = alone().position.game.content
    card = next(
        key for key, one in content.cards.items()
        if any(grant.rule == "dragoon_mounted_infantry" for grant in one.special)
    )  # fmt: skip
    first = alone(card, at=(20, 10, 0))
    assert place(first.answer("move 0 6"), "r1") == (20, 16, 0)
    assert rules_against(first, "move 0 6.1") == ["FAS-4.3.4-a"]
    first.answer("stop")
    assert first.element("r1").first is True

    later = alone(card, at=(20, 10, 0), r1={"first": True})
    assert rules_against(later, "move 0 6") == ["FAS-4.3.4-a"]
