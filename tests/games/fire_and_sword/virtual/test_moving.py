"""Movements as they are played: ends, refusals with what is in the way, tests that follow."""

import pytest

from bot.engine.refusal import IllegalAction

from .board import alone, place, refused, rules_against, skirmish


@pytest.mark.rule("FAS-4.3.4-a", "FAS-5.1-a", "FAS-5.1-b", "FAS-GEO-10")
@pytest.mark.parametrize(
    ("line", "end"), [("move 0 8", (20, 28, 0)), ("move 45 8", (24.95, 25.95, 45))]
)
def test_ex_16_a_move_ends_where_geometry_says(line, end):
    assert place(alone(at=(20, 20, 0)).answer(line), "r1") == end


@pytest.mark.rule("FAS-5.3-a")
def test_ex_17_no_part_leaves_the_table():
    live = alone(at=(30, 44, 0))

    assert rules_against(live, "move 0 3.1", "move 45 2.26") == ["FAS-5.3-a"] * 2
    assert place(live.answer("move 0 3"), "r1") == (30, 47, 0)


@pytest.mark.rule("FAS-4.3.6-a", "FAS-4.3.6-b")
@pytest.mark.parametrize(
    ("line", "end"),
    [
        ("turn 45", (29.293, 30.293, 45)), ("turn FL left", (29, 33, 270)),
        ("turn FR left", (33, 29, 270)), ("turn about", (30, 30, 180)),
    ],
)  # fmt: skip
def test_ex_18_turns(line, end):
    assert place(alone(at=(30, 30, 0)).answer(line), "r1") == end


@pytest.mark.rule("FAS-4.3.3-a")
def test_ex_19_a_reposition_slides():
    live = alone(at=(20, 20, 0), b1={"at": [24.5, 24.5, 180], "hidden": "defence"})

    assert rules_against(live, "reposition 270 2.1") == ["FAS-4.3.3-a"]
    assert place(live.answer("reposition 270 2"), "r1") == (18, 20, 0)


@pytest.mark.rule("FAS-5.2-a", "FAS-5.2-c", "FAS-RUL-87")
def test_ex_24_a_mover_and_who_it_passed_over_test_with_a_die_each():
    live = alone(
        "PLC-02", at=(20, 10, 0), others=("PLC-03",),
        r2={"at": [20.5, 14, 0], "hidden": "defence"},
    )  # fmt: skip
    assert rules_against(live, "move 0 4") == ["FAS-5.2-a"]

    live.answer("move 0 7.5", dice="10, 10")

    assert place(live, "r1") == (20, 17.5, 0)
    assert [one.element for one in live.told("tested")] == ["r1", "r2"]
    assert (live.element("r1").dp, live.element("r2").dp) == (1, 1)


@pytest.mark.rule("FAS-5.2-d", "FAS-1.1.1-b", "FAS-1.1.1-c")
def test_a_refusal_names_who_is_in_the_way():
    live = alone(at=(20, 20, 0), b1={"at": [20, 27, 180], "hidden": "defence"})

    (rule, reason), *_ = refused(live, "move 0 4.5")

    assert (rule, reason) == ("FAS-1.1.1-b", "fas-fault-zone-on-way")
    assert place(live.answer("move 0 4"), "r1") == (20, 24, 0)


@pytest.mark.rule("FAS-4.3.5-a", "FAS-RUL-70", "FAS-4.4.2-a", "FAS-4.4.3-a")
def test_other_movements_are_played_by_their_own_lines():
    assert place(alone(at=(20, 20, 0)).answer("withdraw 3"), "r1") == (20, 17, 0)
    assert place(alone(at=(20, 20, 0)).answer("double 0 16"), "r1") == (20, 36, 0)
    assert place(alone(at=(20, 10, 0)).answer("march 0 24"), "r1") == (20, 34, 0)
    assert rules_against(alone(at=(20, 20, 0)), "withdraw 8.1", "double 0 16.1") == [
        "FAS-4.3.5-a", "FAS-4.4.2-a",
    ]  # fmt: skip


@pytest.mark.rule("FAS-13.1-SPO-a", "FAS-13.1-b")
def test_ex_25_slow_ground_shortens_a_move():
    corn = {"T1": {"type": "corn", "polygon": [[10, 22], [40, 22], [40, 30], [10, 30]]}}
    live = alone(at=(20, 20, 0), terrain=corn)

    assert rules_against(live, "move 0 7.1") == ["FAS-13.1-b"]
    assert place(live.answer("move 0 7"), "r1") == (20, 27, 0)


@pytest.mark.rule("FAS-4.4.5-a", "FAS-12.1-HAR")
def test_a_rally_is_measured_and_not_asked():
    far = alone(order="reorganise", r1={"dp": 2}).answer("rally")
    near = alone(
        order="reorganise", r1={"dp": 2}, b1={"at": [30, 26, 180], "hidden": "defence"}
    ).answer("rally")

    assert (far.element("r1").dp, near.element("r1").dp) == (1, 2)


@pytest.mark.rule("FAS-10.2-a", "FAS-10.2.2-a", "FAS-12.1-COM")
def test_a_commander_reaches_units_in_range_alone():
    live = skirmish(
        ["PLC-C1", "PLC-02", "PLC-03"],
        r1={"at": [10, 10, 0]},
        r2={"at": [14, 14, 0], "hidden": "defence", "dp": 1},
        r3={"at": [60, 10, 0], "hidden": "defence", "dp": 1},
    ).answer("r1", "command", "collect")

    assert live.options() == ["none", "r2"]


@pytest.mark.rule("FAS-10.3-a", "FAS-12.1-INT")
def test_an_intervention_needs_a_commander_in_range():
    def passed(commander):
        return alone(
            at=(20, 10, 0), others=("PLC-03", "PLC-C1"),
            r2={"at": [20.5, 14, 0], "hidden": "defence"}, r3={"at": commander},
        ).answer("move 0 7.5", dice="10")  # fmt: skip

    assert passed([26, 14, 0]).asked == "D-12 red-1"
    far = alone(
        at=(20, 10, 0), others=("PLC-03", "PLC-C1"),
        r2={"at": [20.5, 14, 0], "hidden": "defence"}, r3={"at": [70, 4, 0]},
    ).answer("move 0 7.5", dice="10, 1")  # fmt: skip
    assert far.asked == "D-06 red-1"


@pytest.mark.rule("FAS-1.2-a")
def test_ex_48_a_unit_may_end_on_a_marker():
    live = alone(at=(20, 20, 0), markers={"O1": [20, 24]})

    assert live.position.state.field.markers["O1"].at == (20_000, 24_000)
    assert place(live.answer("move 0 4"), "r1") == (20, 24, 0)


def barred(live, line):
    """What a picture of a refusal shows."""
    before = live.position.encode()
    with pytest.raises(IllegalAction) as caught:
        live.answer(line)
    assert live.position.encode() == before
    return caught.value.barred


@pytest.mark.rule("FAS-GEO-21", "FAS-1.1.1-b")
def test_a_refusal_shows_where_a_unit_is_stopped_by_whom_and_offers_the_longest_way():
    live = alone(at=(20, 20, 0), b1={"at": [20, 27, 180], "hidden": "defence"})

    assert barred(live, "move 0 4.5") == ("r1", "r1@20000,24000,0", "b1", "move 0 4")
    assert barred(live, "move 50 30").offer == "move 45 3.5", "b1's zone begins there"
    assert barred(live, "charge b1 at 0.5") == ("r1", "b1", "", ""), "the order forbids it at all"
    assert barred(live, "shoot b1 at 20 28") == ("r1", "b1", "b1", "")
    assert barred(live, "path 20 22") is None, "there is nothing to be seen of a Group's path"
    live.answer("move 0 4")
    assert live.position.state.field.places["r1"].place.y == 24_000
