"""Shots on a virtual table: what is legal is measured, and nobody is asked about the table."""

import pytest

from bot.games.fire_and_sword.model.acts import Aim
from bot.games.fire_and_sword.rules import aiming
from bot.games.fire_and_sword.rules.fires import STANDARD
from bot.games.fire_and_sword.rules.scene import scene_of

from .board import alone, place, rules_against, skirmish


def shooter(card="SWE-05", order="defence", at=(20, 10, 0), **more):
    """Return r1, activated, with b1 as its target."""
    return alone(card, order=order, at=at, **more)


def facing(x, y, heading=180, **more):
    return {"at": [x, y, heading], "hidden": "defence", **more}


def offer(live, line):
    """The view, the decision and the action of a line."""
    decision = live.position.open[0]
    view = live.position.view(decision.seat)
    return view, decision, live.position.game.read(view, decision, line)


def position_allows(live, line):
    """Tell whether a line may be answered."""
    _, decision, action = offer(live, line)
    return live.position.allows(decision, action)


def missed(live, line):
    """As many tens as a shot has dice, by the chances that are told before it."""
    view, _, action = offer(live, line)
    return " ".join(["10"] * live.position.game.insight.odds(view, action).tally.total)


@pytest.mark.rule("FAS-6.1-a", "FAS-6.1.1-a", "FAS-6.1.2-a", "FAS-NOT-03")
def test_ex_28_a_line_has_the_corridors_that_reach_the_target_with_their_full_width():
    live = shooter(b1=facing(20, 18))

    assert (
        rules_against(live, "shoot b1 at 22 17 right", "shoot b1 at 18 17 left")
        == ["FAS-6.1.2-a"] * 2
    )
    assert position_allows(live, "shoot b1 at 22 17 left")
    assert position_allows(shooter(b1=facing(20, 18)), "shoot b1")


@pytest.mark.rule("FAS-6.1.2-a", "FAS-13.1-BLO")
@pytest.mark.parametrize(("west", "legal"), [(20.4, True), (18.9, False)])
def test_ex_29_a_wood_cuts_a_corridor(west, legal):
    wood = {"T1": {"type": "wood", "polygon": [[west, 12], [24, 12], [24, 15], [west, 15]]}}
    live = shooter(b1=facing(20, 18), terrain=wood)

    if legal:
        assert position_allows(live, "shoot b1 at 20 17 left")
    else:
        assert rules_against(live, "shoot b1 at 20 17")[0] in ("FAS-6.1.2-a", "FAS-6.1.1-a")


@pytest.mark.rule("FAS-13.1-BLO", "FAS-13.1-GOR")
def test_ex_27_a_hill_blocks_unless_an_end_of_the_line_occupies_it():
    hill = {"T1": {"type": "hill", "polygon": [[16, 13], [24, 13], [24, 18], [16, 18]]}}
    far = shooter(b1=facing(20, 21), terrain=hill)
    near = shooter(b1=facing(20, 17.2), terrain=hill)

    assert rules_against(far, "shoot b1") == ["FAS-6.1.1-a"]
    assert position_allows(near, "shoot b1")


@pytest.mark.rule("FAS-6.1.1-b", "FAS-8.2.2-b")
@pytest.mark.parametrize(("spot", "dice"), [("21.5 21", 5), ("22 20", 3)])
def test_ex_30_a_line_to_another_edge_halves_the_dice(spot, dice):
    live = skirmish(
        ["SWE-05"], ["PLC-02"],
        r1={"at": [24.5, 25.25, 180], "hidden": "defence"}, b1=facing(20, 20, 0),
    ).answer("r1")  # fmt: skip

    assert missed(live, f"shoot b1 at {spot}").split() == ["10"] * dice


@pytest.mark.rule("FAS-6.1-a", "FAS-6.5-a", "FAS-9.3-a", "FAS-6-a")
def test_what_cannot_be_shot_at_is_refused_with_its_rule():
    live = skirmish(
        ["SWE-05", "PLC-02"], ["SWE-08", "COS-G1", "SWE-08"],
        r1={"at": [20, 10, 0], "hidden": "defence"}, r2=facing(40, 10),
        b1=facing(20, 40), b2={"at": [24, 22, 180]}, b3=facing(18, 16),
    ).answer("r1")  # fmt: skip

    assert rules_against(
        live, "shoot b1", "shoot r2", "shoot b9", "shoot b2", "shoot b3 long_shot"
    ) == ["FAS-6.1-a", "FAS-6.1-a", "FAS-6.1-a", "FAS-9.3-a", "FAS-6-a"]
    assert position_allows(live, "shoot b3")


@pytest.mark.rule("FAS-9.3-a", "FAS-12.1-SNI", "FAS-GEO-04")
@pytest.mark.parametrize(
    ("limit", "beyond", "legal"),
    [(12, 0.008, True), (12, 0.012, False), (8, 0.008, True), (8, 0.012, False)],
)
def test_a_group_is_near_enough_within_the_tolerance_of_lengths(limit, beyond, legal):
    """Guns 12 in from the nearest Group, or Snipers 8 in from a Group behind another one."""
    guns, snipers = ("SWE-09", "artillery_close", 1), ("COS-G1", "", 0.625)
    card, fire, front = guns if limit == 12 else snipers
    live = skirmish(
        [card], ["COS-G1", "COS-G1", "SWE-08"],
        r1={"at": [20, 10, 0]} | ({"hidden": "defence"} if card == "SWE-09" else {}),
        b1={"at": [20, 10 + front + limit + beyond + 0.625, 180]},
        b2={"at": [24, 16, 180] if card == "COS-G1" else [60, 40, 180]},
        b3={"at": [60, 30, 180], "hidden": "defence"},
    ).answer("r1")  # fmt: skip

    line = f"shoot b1 {fire}".strip()
    assert position_allows(live, line) is legal
    if legal:
        shot = aiming.measure(
            scene_of(live.position.game.tables, live.position.state), live.element("r1"),
            fire or STANDARD, Aim("b1"),
        )  # fmt: skip
        assert shot.distance == limit
    else:
        assert rules_against(live, line) == ["FAS-9.3-a"]


@pytest.mark.rule("FAS-6-a", "FAS-4.4.7-a")
def test_an_activation_has_one_fire():
    live = shooter(b1=facing(20, 18)).answer("shoot b1", dice="10 10 10 10 10")

    assert live.asked == "D-06 red-1"
    assert rules_against(live, "shoot b1") == ["FAS-4.4.7-a"]
    assert live.element("r1").ammo == 1


@pytest.mark.rule("FAS-6.2-a", "FAS-6.3-a", "FAS-8.2.2-a", "FAS-RUL-95")
def test_ex_31_a_whole_shot_without_a_question_about_the_table():
    live = skirmish(
        ["SWE-05"], ["PLC-02"],
        r1={"at": [20, 10, 0], "hidden": "manoeuvre"}, b1=facing(20, 21, hidden="defence"),
    ).answer("r1")  # fmt: skip

    live.answer("shoot b1", dice="2 6 9, 4 8, 7, 3 8")

    assert live.element("b1").dp == 3
    assert live.element("r1").ammo == 1
    assert live.position.game.tables.state_of(live.element("b1")) == "shaken"


@pytest.mark.rule("FAS-12.1-CAR", "FAS-RUL-81", "FAS-RUL-21", "FAS-3.2-b")
def test_a_caracole_moves_fires_and_comes_straight_back():
    live = alone("SWE-02", order="manoeuvre", at=(20, 10, 0), b1=facing(20, 21))
    assert "caracole" in live.position.game.content.special_rules["caracole"].fires
    loads = live.element("r1").ammo

    live.answer("shoot caracole 0 5 b1", dice=missed(live, "shoot caracole 0 5 b1"))

    assert place(live, "r1") == (20, 10, 0)
    assert live.element("r1").ammo == loads
    assert live.asked != "D-06 red-1"


@pytest.mark.rule("FAS-12.1-CAR", "FAS-RUL-81")
def test_a_caracole_that_could_not_come_back_is_refused_before_any_die():
    live = alone(
        "SWE-02", order="manoeuvre", at=(20, 10, 0), others=("PLC-02",),
        r2=facing(20, 7.5, 0), b1=facing(26, 17, 225),
    )  # fmt: skip

    assert rules_against(live, "shoot caracole 45 4 b1") == ["FAS-5.2-a"]


@pytest.mark.rule("FAS-12.1-COU", "FAS-RUL-81")
def test_a_countermarch_shifts_before_or_after_its_shot():
    live = alone("SWE-06", order="defence", at=(20, 10, 0), b1=facing(20, 19))

    assert rules_against(live, "shoot countermarch b1 after 0.01") == ["FAS-RUL-81"]
    line = "shoot countermarch b1 after -2"
    live.answer(line, dice=missed(live, line))
    assert place(live, "r1") == (20, 8, 0)
    before = alone("SWE-06", order="defence", at=(20, 10, 0), b1=facing(20, 19))
    line = "shoot countermarch b1 before 1.5"
    before.answer(line, dice=missed(before, line))
    assert place(before, "r1") == (20, 11.5, 0)


@pytest.mark.rule("FAS-12.1-ALL-b", "FAS-13.3.1-d", "FAS-RUL-54")
def test_a_garrison_splits_its_fire_among_points_of_its_rim():
    house = {"T1": {"type": "light_buildings", "polygon": [[18, 8], [22, 8], [22, 12], [18, 12]]}}
    live = skirmish(
        ["SWE-05"], ["SWE-08", "SWE-08"],
        r1={"inside": "T1", "hidden": "defence"}, b1=facing(20, 20), b2=facing(30, 10, 270),
        terrain=house,
    ).answer("r1")  # fmt: skip

    assert rules_against(live, "shoot b1", "shoot split b1 20 12 b2 20 12", "move 0 2") == [
        "FAS-12.1-ALL-a", "FAS-12.1-ALL-b", "FAS-RUL-78",
    ]  # fmt: skip
    assert position_allows(live, "shoot split b1 20 12 b2 22 10")


@pytest.mark.rule("FAS-9.1-c", "FAS-RUL-55")
def test_a_group_fires_from_any_point_of_its_rim():
    content = alone("COS-G1", order="").position.game.content
    card = next(key for key, one in content.cards.items()
                if one.kind == "group" and one.shooting and "fire" in one.actions)  # fmt: skip
    live = alone(card, order="", at=(20, 10, 0), b1=facing(20, 3, 0))

    assert missed(live, "shoot b1")


@pytest.mark.rule("FAS-RUL-91", "FAS-9.1-c", "FAS-13.3.1-d")
def test_who_names_no_point_of_the_rim_fires_from_the_one_nearest_to_the_target():
    house = {"T1": {"type": "light_buildings", "polygon": [[18, 8], [22, 8], [22, 12], [18, 12]]}}
    held = skirmish(["SWE-05"], r1={"inside": "T1"}, b1=facing(30, 3, 0), terrain=house)
    group = skirmish(["COS-G1"], r1={"at": [20, 10, 0]}, b1=facing(20, 3, 0))

    assert origin(held) == (22, 8)
    assert origin(group) == (20, 9.375)


def origin(live):
    """Return from where r1 fires at b1."""
    scene = scene_of(live.position.game.tables, live.position.state)
    found = aiming.measure(scene, live.element("r1"), STANDARD, Aim("b1"))
    x, y = found.line.origin
    return round(x, 3), round(y, 3)
