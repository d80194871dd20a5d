"""Activations on a virtual table: what is declared, what an order and a melee allow."""

import pytest

from bot.games.fire_and_sword.notation import acts as notation
from bot.games.fire_and_sword.rules import permission
from bot.games.fire_and_sword.rules.scene import scene_of

from .board import alone, place, refused, rules_against, skirmish


def moved(live):
    return [(one.element, one.rule) for one in live.told("moved")]


@pytest.mark.rule("FAS-2.3.1-b", "FAS-RUL-51", "FAS-2.3.1-c")
def test_who_can_declare_an_activation_must_and_anything_not_activated_may_be():
    live = skirmish(
        ["PLC-02", "PLC-03", "PLC-04"],
        r1={"at": [10, 10, 0], "hidden": "defence", "dp": 5},
        r2={"at": [20, 10, 0], "revealed": "advance"},
        r3={"at": [30, 10, 0], "hidden": "advance"},
    )

    assert live.options() == ["r1", "r3"]
    assert rules_against(live, "stop", "r2", "b1", "test-morale") == ["FAS-2.3.1-b"] * 4
    assert live.element("r1").dp == 5


@pytest.mark.rule("FAS-2.3.1-a", "FAS-NOT-03")
def test_an_element_is_declared_with_its_first_action_in_one_line():
    live = skirmish(["PLC-02"], r1={"at": [30, 20, 0], "hidden": "manoeuvre"})
    assert refused(live, "r1 charge") == [("FAS-3.2.2-a", "fas-bar-not-by-order")]
    assert live.element("r1").revealed is None

    live.answer("R1 move 30.0 6.50")

    assert live.element("r1").revealed == "manoeuvre"
    assert moved(live) == [("r1", "FAS-4.3.4-a")]
    assert live.asked == "D-06 red-1"


ORDERS = {
    "manoeuvre": (
        [
            ["move 0 2", "turn 30"], ["move 0 2", "move 0 2"], ["turn 30", "move 0 2"],
            ["reposition 90 1", "move 0 1"], ["withdraw 2", "move 0 1"], ["march 0 12"],
            ["double 0 12"],
        ],
        [
            ["turn 30", "turn 30"], ["withdraw 2", "reposition 0 1"], ["rally"], ["charge"],
            ["move 0 2", "march 0 9"], ["move 0 2", "double 0 9"], ["attack"], ["disengage 1 0 2"],
        ],
    ),
    "defence": (
        [["turn 30"], ["reposition 0 1"], ["withdraw 3"]],
        [
            ["turn 30", "reposition 0 1"], ["withdraw 1", "withdraw 1"], ["move 0 1"],
            ["march 9"], ["double 0 9"], ["rally"],
        ],
    ),
    "reorganise": (
        [["withdraw 2", "withdraw 2"], ["move 0 2", "withdraw 2"], ["rally", "move 0 1"],
         ["turn 10", "rally"]],
        [["rally", "rally"], ["move 0 1", "turn 10"], ["double 0 9"], ["charge"]],
    ),
    "advance": (
        [["move 0 8"], ["turn about"]],
        [["withdraw 2"], ["rally"], ["reposition 0 1"], ["double 0 9"]],
    ),
}  # fmt: skip


@pytest.mark.rule(
    "FAS-3.2.1-a", "FAS-3.2.2-a", "FAS-3.2.3-a", "FAS-3.2.4-a", "FAS-4.1-a", "FAS-4.1.2-a",
)  # fmt: skip
@pytest.mark.parametrize(
    ("order", "lines"), [(order, lines) for order, (good, _) in ORDERS.items() for lines in good]
)
def test_ex_13_to_15_what_an_order_allows(order, lines):
    live = alone(order=order, r1={"dp": 2})

    live.answer(*lines)

    assert live.asked.startswith(("D-06 red-1", "D-05 blue-1", "D-END", "D-03", "D-FWD"))


@pytest.mark.rule("FAS-3.2.1-a", "FAS-3.2.2-a", "FAS-3.2.3-a", "FAS-3.2.4-a", "FAS-4.1-a")
@pytest.mark.parametrize(
    ("order", "lines"), [(order, lines) for order, (_, bad) in ORDERS.items() for lines in bad]
)
def test_ex_13_to_15_what_an_order_does_not_allow(order, lines):
    live = alone(order=order, r1={"dp": 2})
    live.answer(*lines[:-1])
    rule = {
        "reorganise": "FAS-3.2.1-a", "manoeuvre": "FAS-3.2.2-a", "defence": "FAS-3.2.3-a",
        "advance": "FAS-3.2.4-a",
    }[order]  # fmt: skip
    only = {"attack": "FAS-4.4.1-a", "disengage 1 0 2": "FAS-4.4.4-a"}

    assert rules_against(live, lines[-1]) == [only.get(lines[-1], rule)]


@pytest.mark.rule("FAS-3.1.2-a", "FAS-4.2-a", "FAS-4.4.1-a", "FAS-7.1-a")
def test_a_unit_in_contact_does_one_action_of_a_list_of_its_own():
    live = skirmish(
        ["PLC-02"],
        r1={"at": [30, 20, 0], "hidden": "manoeuvre"},
        b1={"at": [30, 22, 180], "hidden": "defence"},
    ).answer("r1")

    assert (
        rules_against(live, "move 0 1", "withdraw 1", "reposition 90 1", "load ammo")
        == ["FAS-4.2-a"] * 4
    )
    assert rules_against(live, "turn 30") == ["FAS-4.3.6-c"]
    assert "attack" in live.options()
    live.answer("turn about")
    assert place(live, "r1") == (30, 20, 180)
    assert live.asked != "D-06 red-1"


def bound(card, order):
    """A table on which r1 is activated in melee with b1 before it."""
    return skirmish(
        [card],
        r1={"at": [30, 20, 0], "hidden": order},
        b1={"at": [30, 22, 180], "hidden": "defence"},
    ).answer("r1")


@pytest.mark.rule("FAS-RUL-89", "FAS-4.2-a")
def test_the_list_in_contact_replaces_that_of_the_order_but_a_disengage_needs_one():
    assert rules_against(alone(order="advance"), "formation dispersed") == ["FAS-3.2.4-a"]
    live = bound("PLC-02", "advance")

    assert rules_against(live, "disengage 3 0 12") == ["FAS-3.2.4-a"]
    live.answer("formation dispersed")

    assert live.element("r1").formation == "dispersed"
    assert live.asked == "D-05 blue-1"


@pytest.mark.rule("FAS-RUL-89", "FAS-12.1-ALL-b")
def test_a_garrison_in_contact_splits_its_fire_by_an_order_that_allows_it_alone():
    house = {"T1": {"type": "light_buildings", "polygon": [[18, 8], [22, 8], [22, 12], [18, 12]]}}

    def held(order):
        return skirmish(
            ["SWE-05"], ["SWE-08", "SWE-08"], terrain=house, r1={"inside": "T1", "hidden": order},
            b1={"at": [20, 13, 180]}, b2={"at": [30, 10, 270]},
        ).answer("r1")  # fmt: skip

    line = "shoot split b2 22 10"
    assert rules_against(held("advance"), line) == ["FAS-3.2.4-a"]
    assert held("defence").answer(line, dice=SPLIT).element("r1").ammo == 1


SPLIT = "10 10"
"""As many dice as the fire of SWE-05 has when it is split."""


@pytest.mark.rule("FAS-RUL-90", "FAS-4.1.4-a")
def test_a_free_action_in_contact_comes_before_the_one_action_of_the_list():
    live = bound("COS-06", "manoeuvre")
    state, tables = live.position.state, live.position.game.tables
    acts = [notation.read(line) for line in ("turn about", "free turn about")]
    bar = permission.why_not(
        scene_of(tables, state), live.element("r1"), "manoeuvre", acts[:1], acts[1]
    )
    assert bar is not None
    assert (bar.rule, bar.reason.key) == ("FAS-4.1.4-a", "fas-bar-free-first")

    live.answer("free turn about")
    assert place(live, "r1") == (30, 20, 180)
    assert live.asked == "D-06 red-1"
    live.answer("turn about")
    assert place(live, "r1") == (30, 20, 0)
    assert live.asked == "D-05 blue-1"


@pytest.mark.rule("FAS-RUL-94", "FAS-3.1-a")
def test_an_activation_ends_by_itself_when_no_kind_of_action_is_left():
    assert alone(order="advance").answer("move 0 8").asked == "D-05 blue-1"
    assert alone(order="manoeuvre").answer("move 0 8").asked == "D-06 red-1"


@pytest.mark.rule("FAS-4.1.4-a", "FAS-12.1-AGI", "FAS-12.1-EXC")
def test_a_free_action_costs_nothing_comes_first_and_is_done_once():
    assert place(alone("COS-06", order="advance").answer("free turn 45"), "r1")[2] == 45
    live = alone("PLC-02", order="advance")

    assert "free formation dispersed" in live.options()
    assert rules_against(live, "free turn 20", "free move 0 1") == ["FAS-4.1.4-a"] * 2
    live.answer("free formation dispersed")
    assert live.element("r1").formation == "dispersed"
    assert rules_against(live, "free formation standard") == ["FAS-4.1.4-a"]
    live.answer("move 0 8")
    assert place(live, "r1") == (30, 28, 0)


@pytest.mark.rule("FAS-4.4.3-a", "FAS-4.4.6-a")
def test_a_broken_unit_does_not_march_or_charge():
    assert rules_against(alone(r1={"dp": 6}), "march 0 9") == ["FAS-4.4.3-a"]
    assert rules_against(alone(order="advance", r1={"dp": 6}), "charge") == ["FAS-4.4.6-a"]


@pytest.mark.rule("FAS-4.1.2-a", "FAS-12.1-ART-a")
def test_artillery_does_not_withdraw():
    live = alone("SWE-09", order="defence")

    assert rules_against(live, "withdraw 1") == ["FAS-12.1-ART-a"]


@pytest.mark.rule("FAS-9.1-a", "FAS-9.1-b")
def test_a_group_does_each_action_as_often_as_its_symbol_is_printed():
    live = alone("COS-G1", order="")
    symbols = live.position.game.content.cards["COS-G1"].actions
    assert symbols.count("move") == 1

    live.answer("path 30 22")
    assert place(live, "r1") == (30, 22, 0)
    assert rules_against(live, "path 30 21", "turn 30", "free path 30 21") == [
        "FAS-9.1-b", "FAS-9.1-b", "FAS-4.1.4-a",
    ]  # fmt: skip


@pytest.mark.rule("FAS-1.5.4-b", "FAS-NOT-03")
def test_what_is_no_action_is_refused_and_changes_nothing():
    live = alone()

    for line in ("dance", "move 0", "load gold", "formation pie", "move a b", "turn fl up"):
        assert rules_against(live, line)[0] in ("FAS-NOT-03", "FAS-3.1-a", "FAS-4.3.1-a"), line
