"""Charges: declaration, squares, recall, counter-charge, pursuit, the end; with forced dice."""

import pytest

from bot.games.jours.model.actions import DeclareCharge
from bot.games.jours.model.events import AssaultOff, Fought, Moved, SquareChanged, Tried
from bot.games.jours.model.events import Shot as Fired
from bot.games.jours.model.field import Assault, Attackers
from bot.games.jours.model.state import Charge, Combat, CombatSegment, MoveSegment, Pursuit
from bot.games.jours.rules.combat import charge, melee, shock
from bot.games.jours.rules.march.survey import Survey
from tests.games.jours.battle import BLUE, Play, battle, contact, red, unit
from tests.games.jours.given import TABLES

BLANK, DRILL = TABLES.ground("blank15"), TABLES.ground("drill_ground")


def wrong(state, action, ground=BLANK):
    """Return the rule against a charge; empty: it is legal."""
    found = charge.charge_fault(Survey(state.field, ground, BLUE), action)
    return "" if found is None else found.rule


def clash(state, *dice, units=("h",), at="0808", targets=("0807",)):
    contact(state, *units, at=at, targets=targets)
    return Play(state, Combat(assault=0), *dice)


# Declaration -------------------------------------------------------------------------------------


@pytest.mark.rule("JDG-9.1-h", "JDG-9.1-d", "JDG-9.1-c")
def test_a_charge_out_of_the_zone_it_returns_to():
    """EX-39: 0809 and back to 0808, three points of four; 0908 and 0708 are refused."""
    state = battle(unit("h", "HC 4/7/7/7", "0808 NNE"), red("d", "I 4/6", "0807 SSE"))

    assert wrong(state, DeclareCharge(("h",), "d", ("0809", "0808"), "NNE")) == ""
    assert wrong(state, DeclareCharge(("h",), "d", ("0908",), "NNW")) == "JDG-6.2.2-f"
    assert wrong(state, DeclareCharge(("h",), "d", ("0708",), "E")) == "JDG-6.2.2-f"
    assert wrong(state, DeclareCharge(("h",), "d", ("0809", "0808"), "NNW")) == "JDG-9.1-h"
    assert wrong(state, DeclareCharge(("h",), "d", (), "NNE")) == "JDG-9.1-c"
    found = [one.path for one in charge.options(Survey(state.field, BLANK, BLUE))]
    assert ("0709", "0808") in found


@pytest.mark.rule("JDG-9.1-a", "JDG-9.1-d", "JDG-9.1-i", "JDG-RUL-36", "JDG-RUL-37")
def test_the_target_is_in_the_cone_and_in_sight_and_the_facing_is_free_on_the_way():
    state = battle(
        unit("h", "C 4/6/6/8", "0811 NNE"), red("d", "I 4/6", "0807 SSE"),
        red("e", "I 4/6", "0812 NNE"),
    )  # fmt: skip
    state.field.unit("e").at = "0713"
    path = ("0810", "0809", "0808")
    assert wrong(state, DeclareCharge(("h",), "d", path, "NNE")) == ""
    assert wrong(state, DeclareCharge(("h",), "d", path, "NNW")) == ""
    assert wrong(state, DeclareCharge(("h",), "d", path, "E")) == "JDG-9.1-d"
    assert wrong(state, DeclareCharge(("h",), "e", ("0812",), "SSW")) == "JDG-9.1-a"
    state.field.units.append(red("f", "A f3 e3 m4 c6", "0809 NNE"))
    assert wrong(state, DeclareCharge(("h",), "d", ("0810", "0909", "0908"), "NNW")) == "JDG-9.1-a"


@pytest.mark.rule("JDG-9.1-a", "JDG-10.1-c", "JDG-12.1-e", "JDG-12.2-a", "JDG-4.4.1-a")
@pytest.mark.parametrize(
    ("said", "made", "weather", "rule"),
    [
        ("I 4/6/6/8", {}, "day", "JDG-9.1-a"),
        ("C 4/6/6/8", {"level": "disordered"}, "day", "JDG-9.1-a"),
        ("C 4/6/6/8", {}, "fog", "JDG-12.1-e"),
        ("C 4/6/6/8", {}, "night", "JDG-12.1-e"),
        ("C 4/6/6/4", {}, "day", "JDG-4.4.1-a"),
    ],
)
def test_who_may_not_charge(said, made, weather, rule):
    state = battle(
        unit("h", said, "0811 NNE", **made), red("d", "I 4/6", "0807 SSE"), weather=weather
    )
    assert wrong(state, DeclareCharge(("h",), "d", ("0810", "0809", "0808"), "NNE")) == rule


@pytest.mark.rule("JDG-9.1-e")
def test_nobody_charges_through_own_artillery():
    state = battle(
        unit("h", "C 4/6/6/8", "0811 NNE"), unit("g", "A f3 e3 m4 c6", "0909 NNE"),
        red("d", "I 4/6", "0807 SSE"),
    )  # fmt: skip
    path = ("0911", "0910", "0909", "0908")
    assert wrong(state, DeclareCharge(("h",), "d", path, "NNW")) == "JDG-9.1-e"


@pytest.mark.rule("JDG-9.1-f", "JDG-9.1-g")
@pytest.mark.parametrize(
    ("at", "target", "path", "rule"),
    [
        pytest.param("0508 NNE", "0505 SSE", ("0507", "0506"), "JDG-9.1-g", id="at a village"),
        pytest.param("0206 SSE", "0208 NNE", ("0207",), "JDG-9.1-g", id="up a slope"),
        pytest.param("0505 SSE", "0508 NNE", ("0506",), "JDG-9.1-f", id="out of a village"),
    ],
)
def test_ground_over_which_nobody_charges(at, target, path, rule):
    state = battle(unit("h", "C 4/6/6/8", at), red("d", "I 4/6", target), ground="drill_ground")
    action = DeclareCharge(("h",), "d", path, at[5:])
    assert wrong(state, action, DRILL) == rule


@pytest.mark.rule("JDG-9.1-b", "JDG-2.4.2-c", "JDG-9-a")
def test_a_charge_without_orders_is_tested_first():
    state = battle(unit("h", "C 4/6/6/8", "0810 NNE"), red("d", "I 4/6", "0807 SSE"), limited=True)
    play = Play(state, Charge(units=("h",), target="d", path=("0809", "0808"), facing="NNE"), 7)

    assert play.is_over
    (test,) = play.told(Tried)
    assert (test.what, test.needed, test.passed, test.rule) == ("engagement", 6, False, "JDG-9.1-b")
    assert play.where()["h"] == "0810 NNE g"
    assert state.field.unit("h").deeds.barred
    assert state.field.active.assaults == []
    assert shock.unit_fault(state.field, state.field.unit("h")).rule == "JDG-8.2-a"


@pytest.mark.rule("JDG-9-a", "JDG-9.2-a", "JDG-RUL-63")
def test_a_charge_strikes_all_in_front_that_it_can_charge():
    state = battle(
        unit("h", "C 4/6/6/8", "0810 NNE"), red("d", "C 4/6", "0807 SSE"),
        red("e", "C 4/6", "0908 SSE"),
    )  # fmt: skip
    play = Play(state, MoveSegment())
    play.say("charge h x d 0809-0808/NNE")

    assert [one.targets for one in state.field.active.assaults] == [["0807", "0908"]]
    assert play.where()["h"] == "0808 NNE g"
    assert [(one.gait, one.path) for one in play.told(Moved)] == [("charge", ("0809", "0808"))]


# Squares and recall ------------------------------------------------------------------------------


def charged(*dice, more=()):
    state = battle(
        unit("h", "HC 4/7/7/8", "0810 NNE"), red("d", "I 5/6", "0807 SSE"),
        red("e", "I 4/5", "0807 SSE"), *more,
    )  # fmt: skip
    return Play(state, Charge(units=("h",), target="d", path=("0809", "0808"), facing="NNE"), *dice)


@pytest.mark.rule("JDG-9.3.3-b", "JDG-5.1.1-b")
def test_a_recalled_stack_goes_back_together_or_not_at_all():
    def backs(third):
        state = battle(
            unit("h", "C 5/6", "0808 NNE"), unit("k", "C 4/6", "0808 NNE"),
            unit("c", third, "0809 NNE"), red("d", "I 4/6", "0807 SSW"),
        )  # fmt: skip
        units = [state.field.unit("h"), state.field.unit("k")]
        return [
            charge.recall_ways(state.field, BLANK, some, ["0807"]) for some in (units, units[:1])
        ]

    # With c there would be three of 11 points in 0809; h alone may join it.
    assert backs("C 2/6") == [["0909", "0709"], ["0909", "0809", "0709"]]
    assert backs("I 2/6") == [["0909", "0709"], ["0909", "0709"]]


@pytest.mark.rule("JDG-9.3.1-a", "JDG-9.3.1-b", "JDG-0.4-d", "JDG-RUL-38")
def test_one_die_decides_for_the_whole_stack():
    """EX-40: 5 forms square; 6 is more than 5, so both are disordered."""
    play = charged(5)
    assert play.asked == {"DP-M4": ["square no 0807", "square yes 0807"]}
    play.say("square yes 0807")
    (formed,) = play.told(SquareChanged)
    assert (formed.units, formed.formed) == (("d", "e"), True)
    assert play.asked == {"DP-M5": ["recall no", "recall yes"]}

    play = charged(6).say("square yes 0807")
    assert play.is_over
    assert play.where() == {"h": "0808 NNE g", "d": "0807 SSE d", "e": "0807 SSE d"}


@pytest.mark.rule("JDG-9.3.1-c", "JDG-4.2-c", "JDG-RUL-10")
def test_disordered_artillery_goes_into_the_square():
    play = charged(5, more=(red("g", "A f3 e3 m4 c6", "0807 SSE", level="disordered"),))
    play.say("square yes 0807")

    assert play.told(SquareChanged)[0].units == ("g", "d", "e")
    assert play.where()["g"] == "0807 SSE d"


@pytest.mark.rule("JDG-9.3.1-a")
@pytest.mark.parametrize(
    ("held", "at", "may"),
    [
        ([("I 4/6", {})], "0807", True),
        ([("I 4/6", {}), ("I 4/6", {"level": "disordered"})], "0807", False),
        ([("C 4/6", {})], "0807", False),
        ([("A f3 e3 m4 c6", {})], "0807", False),
        ([("I 4/6", {"square": True})], "0807", False),
        pytest.param([("I 4/6", {})], "0703", False, id="in a garden"),
    ],
)
def test_who_may_form_square(held, at, may):
    units = [red(f"d{n}", said, f"{at} SSE", **made) for n, (said, made) in enumerate(held)]
    state = battle(*units, ground="drill_ground")

    assert charge.may_form_square(state.field, DRILL, at) is may


@pytest.mark.rule("JDG-9.3.3-a", "JDG-9.3.3-b")
def test_a_recalled_charge_goes_back_and_is_over():
    """EX-41: with 7 it is recalled, one hex back, without the test at the end."""
    play = charged(5, 7).say("square yes 0807").say("recall yes")
    assert play.asked["DP-M5"][0] == "mv h 0709"
    assert {line.split()[2][:4] for line in play.asked["DP-M5"]} == {"0809", "0709", "0909"}
    play.say("mv h 0809/E")

    state = play.t.state
    assert play.is_over
    assert play.where()["h"] == "0809 E g"
    assert state.field.active.assaults == []
    assert state.field.unit("h").deeds.barred
    assert play.told(AssaultOff)[0].rule == "JDG-9.3.3-b"


@pytest.mark.rule("JDG-9.3.3-c", "JDG-9.2-c")
def test_a_charge_that_does_not_obey_strikes_the_square():
    """EX-41: with 8 it charges at -2."""
    play = charged(5, 8).say("square yes 0807").say("recall yes")

    state = play.t.state
    assert play.is_over
    (found,) = state.field.active.assaults
    sum_ = melee.modifiers(state.field, BLANK, found)
    assert [(one.amount, one.rule) for one in sum_.parts] == [
        (1, "JDG-T-SHOCKMOD"), (-2, "JDG-9.2-c"), (-3, "JDG-8.6.1-a"), (1, "JDG-8.6.2-a")
    ]  # fmt: skip


# The sum -----------------------------------------------------------------------------------------


@pytest.mark.rule("JDG-9.2-b", "JDG-9.2-c", "JDG-T-SHOCKMOD")
@pytest.mark.parametrize(("square", "total"), [(False, 5), (True, 0)])
def test_heavy_cavalry_against_infantry(square, total):
    """EX-43: +5 on the line, 0 on the square."""
    state = battle(unit("h", "HC 4/7", "0808 NNE"), red("d", "I 4/6", "0807 SSE", square=square))
    assert melee.modifiers(state.field, BLANK, contact(state, "h", at="0808")).total == total


@pytest.mark.rule("JDG-9.2-b", "JDG-8.4.1-b", "JDG-9.2-c", "JDG-RUL-53", "JDG-RUL-25")
def test_a_joint_attack_of_a_charge_and_infantry():
    state = battle(
        unit("h", "HC 4/7", "0808 NNE"), unit("i", "I 4/6", "0708 NNE"),
        red("d", "I 4/6", "0807 SSW"),
    )  # fmt: skip
    contact(state, "h", at="0808")
    play = Play(state, CombatSegment(), 9)
    play.say("shock i x 0807")
    (joint,) = state.field.active.assaults
    assert [(one.at, one.charging) for one in joint.attackers] == [("0808", True), ("0708", False)]
    # 8 to 4: +2, 7 to 6: +1, clear +1, heavy +3.
    assert melee.modifiers(state.field, BLANK, joint).total == 7
    state.field.unit("d").square = True
    assert melee.modifiers(state.field, BLANK, joint).total == 2


@pytest.mark.rule("JDG-9.2-a", "JDG-8.4.1-b")
def test_a_shock_takes_over_the_second_hex_in_front_of_a_charge():
    state = battle(
        unit("h", "HC 4/7", "0808 NNE"), unit("i", "I 4/6", "0909 NNE"),
        red("d", "I 4/6", "0807 SSE"), red("e", "I 4/6", "0908 SSE"),
    )  # fmt: skip
    contact(state, "h", at="0808", targets=("0807", "0908"))
    play = Play(state, CombatSegment()).say("shock i x 0908").say("declare")

    assert [one.targets for one in state.field.active.assaults] == [["0807"], ["0908"]]
    assert play.asked == {"DP-C2": ["fight 0807", "fight 0908"]}


# Counter-charge ----------------------------------------------------------------------------------


@pytest.mark.rule("JDG-9.4-a", "JDG-9.4-b", "JDG-RUL-39", "JDG-9.2-d", "JDG-RUL-41")
def test_a_counter_charge_takes_the_bonus_away():
    """EX-42: 4 + 2 passes against 6; then all who charged are tested."""
    state = battle(unit("h", "HC 3/6", "0808 NNE"), red("c", "C 3/6/6/8", "0807 SSE"))
    play = clash(state, 4, 3, 6, 6, 9, 0)
    assert play.asked == {"DP-C5": ["counter no 0807", "counter yes 0807"]}
    play.say("counter yes 0807")

    test, *_ = play.told(Tried)
    assert (test.die, test.sum.total, test.needed, test.passed) == (4, 2, 6, True)
    (fought,) = play.told(Fought)
    assert (fought.sum.total, fought.result) == (1, "b_ctd")
    # In the row both pass; at the end h fails with 9, c passes.
    assert [(one.unit, one.rule) for one in play.told(Tried)[1:]] == [
        ("h", "JDG-8.5-b"), ("c", "JDG-8.5-b"), ("h", "JDG-9.2-d"), ("c", "JDG-9.2-d")
    ]  # fmt: skip
    assert play.is_over
    assert play.where() == {"h": "0808 NNE d", "c": "0807 SSE g"}


@pytest.mark.rule("JDG-9.4-a")
@pytest.mark.parametrize(
    ("said", "at", "made", "able"),
    [
        ("C 3/6", "0807 SSE", {}, True),
        ("C 3/6", "0807 NNE", {}, False),
        ("C 3/6", "0807 SSE", {"level": "disordered"}, False),
        ("I 3/6", "0807 SSE", {}, False),
    ],
)
def test_only_cavalry_in_good_order_charged_in_front_may_counter_charge(said, at, made, able):
    state = battle(unit("h", "HC 3/6", "0808 NNE"), red("c", said, at, **made))
    found = contact(state, "h", at="0808")

    assert bool(charge.counter_chargers(state.field, BLANK, found, "0807")) is able


@pytest.mark.rule("JDG-9.4-c", "JDG-9.5.1-b")
def test_after_a_counter_charge_a_charger_that_goes_back_is_pursued():
    state = battle(unit("h", "C 3/6", "0808 NNE"), red("c", "C 4/7/7/8", "0807 SSE"))
    play = clash(state, 0, 2, 9, 0, 0, 0, 0).say("counter yes 0807")
    # 3 to 4: -1, 6 to 7: -1, clear +1, and 2: 1, disordered and back.
    assert play.told(Fought)[0].result == "a_d_ctr"
    play.say("path h 0809")
    assert play.asked == {"DP-C8": ["ca no", "chase c x h"]}
    play.say("chase c x h")
    assert play.where()["c"] == "0808 SSE g"
    assert play.asked["DP-C9"] == ["turn E", "turn SSW", "turn keep"]
    play.say("turn keep")

    second = play.told(Fought)[1]
    # The first charge of a pursuit: 4 to 2, +2; 7 to 5, +2; clear +1; light +1.
    assert (second.kind, second.targets, second.sum.total) == ("pursuit", ("0809",), 6)


# Pursuit -----------------------------------------------------------------------------------------


@pytest.mark.rule("JDG-9.5.1-a", "JDG-9.5.2-d", "JDG-9.5.2-e", "JDG-9.5.2-l", "JDG-9.2-d",
                  "JDG-9.5.2-i", "JDG-8.7.3-b")  # fmt: skip
def test_a_charge_pursues_and_charges_again():
    state = battle(unit("h", "HC 4/7/7/8", "0808 NNE"), red("d", "I 4/6/5/5", "0807 SSE"))
    play = clash(state, 5, 5, 3)
    # +5 and 5: 10, disordered and back.
    play.say("path d 0806")
    assert play.where()["h"] == "0807 NNE g"
    assert play.asked["DP-C9"] == ["turn E", "turn NNW", "turn keep"]
    play.say("turn keep")
    # It is adjacent to the prey alone and must charge: 4 to 2, +2; 7 to 5, +2; clear +1; heavy +3.
    first, second = play.told(Fought)
    assert (first.kind, second.kind, second.sum.total) == ("charge", "pursuit", 8)
    assert second.result == "d_d_r_bt"
    play.say("path d 0805-0804")
    play.say("turn keep").say("turn keep")
    assert play.told(Fought)[2].sum.total == 9  # Routed +2, second pursuit charge -1.


@pytest.mark.rule("JDG-9.5.2-i")
@pytest.mark.parametrize(("number", "value"), [(1, 0), (2, -1), (3, -2), (4, -3)])
def test_each_pursuit_charge_after_the_first_is_weaker(number, value):
    """EX-44."""
    state = battle(unit("h", "HC 4/7", "0808 NNE"), red("d", "I 4/6", "0807 SSE"))
    found = contact(state, "h", at="0808", kind="pursuit", number=number)
    assert melee.modifiers(state.field, BLANK, found).total == 5 + value


@pytest.mark.rule("JDG-9.5.2-b", "JDG-9.5.2-c", "JDG-9.5.2-g")
def test_the_best_unit_or_the_whole_stack_pursues():
    state = battle(
        unit("h", "C 3/7/7/8", "0808 NNE"), unit("k", "C 3/6/7/8", "0808 NNE"),
        red("d", "I 2/5", "0807 SSE"),
    )  # fmt: skip
    play = clash(state, 5, 9, units=("h", "k"))
    play.say("path d 0806")
    assert play.asked == {"DP-C9": ["pursue h x d", "pursue h+k x d"]}
    play.say("pursue h+k x d")
    assert play.where()["h"] == play.where()["k"] == "0807 NNE g"


@pytest.mark.rule("JDG-9.5.2-f", "JDG-9.5.2-l", "JDG-9.5.2-m")
def test_after_an_elimination_the_pursuer_may_charge_what_is_in_front_or_stop():
    state = battle(
        unit("h", "HC 4/7/7/8", "0808 NNE"), red("d", "I 4/6", "0807", level="routed"),
        red("e", "C 4/6", "0806 SSE"),
    )  # fmt: skip
    play = clash(state, 5, 0)
    # The routed unit loses a level: it is eliminated; h enters 0807 and may turn.
    assert play.where()["d"] == "-"
    assert play.where()["h"] == "0807 NNE g"
    play.say("turn keep")
    assert play.asked == {"DP-C9": ["halt", "turn keep"]}
    play.say("halt")
    assert play.is_over  # The die of 0 was that of the end of the charge.
    assert [one.rule for one in play.told(Tried)] == ["JDG-9.2-d"]


@pytest.mark.rule("JDG-9.5.2-h", "JDG-9.5.2-a")
def test_ground_where_nobody_charges_stops_a_pursuit():
    state = battle(
        unit("h", "HC 4/7/7/8", "0507 NNE"), red("d", "I 4/6/5/5", "0506 SSE"),
        ground="drill_ground",
    )  # fmt: skip
    contact(state, "h", at="0507", targets=("0506",))
    play = Play(state, Combat(assault=0), 5, 5)
    play.say("path d 0505")
    # h enters 0506; d stands in the village in front of it and cannot be charged.
    play.say("turn keep")
    assert play.is_over
    assert play.where() == {"h": "0506 NNE g", "d": "0505 SSE d"}


@pytest.mark.rule("JDG-RUL-42", "JDG-9.5.2-e")
def test_a_pursuit_stops_where_it_cannot_turn_fast_enough():
    state = battle(unit("h", "C 4/7/7/8", "0808 NNE"), red("d", "I 4/6", "0912", level="routed"))
    play = Play(
        state, Pursuit(units=("h",), prey="d", path=("0807", "0908", "0909", "0910", "0911"))
    )
    play.say("turn E")  # 0908 is in front of E at 0807.
    play.say("turn keep")  # At 0908 facing E: 0909 lies behind.
    assert play.is_over
    assert play.where()["h"] == "0908 E g"


@pytest.mark.rule("JDG-9.3.1-d", "JDG-9.5.2-k")
def test_a_broken_square_does_not_form_again_against_the_pursuit():
    state = battle(
        unit("h", "HC 8/7/7/8", "0808 NNE"), red("d", "I 3/6/5/5", "0807 SSE", square=True)
    )
    play = clash(state, 9)
    # 8 to 3: +2; +1; +1; -2: 2 and 9: 11.
    play.say("path d 0806")
    assert state.field.unit("d").deeds.unsquared
    assert not state.field.unit("d").square


# The end -----------------------------------------------------------------------------------------


@pytest.mark.rule("JDG-9.2-d", "JDG-10.2-a", "JDG-RUL-32")
@pytest.mark.parametrize(("tested", "end"), [(0, "0808 NNE d"), (9, "0811 r")])
def test_the_test_at_the_end_of_a_charge(tested, end):
    """EX-45: disordered; if it was disordered in the combat, routed, towards its edge."""
    state = battle(unit("h", "HC 4/7/7/7", "0808 NNE"), red("d", "I 4/6", "0807 SSE", square=True))
    play = clash(state, 4, tested, 0, 8)
    assert play.told(Fought)[0].result == "b_ctd"
    if tested:
        play.say("path h 0809-0810-0811")
    assert play.is_over
    assert play.where()["h"] == end


@pytest.mark.rule("JDG-9.2-e", "JDG-8.5-d", "JDG-9.5.2-f")
def test_a_charge_over_a_lone_battery_enters_and_ends():
    state = battle(
        unit("h", "HC 4/7/7/7", "0808 NNE"), red("g", "A f3 e3 m4 c6", "0807 SSE"),
        red("e", "I 4/6", "0706 SSE"),
    )  # fmt: skip
    play = clash(state, 9).say("react g no")
    assert play.asked["DP-C7"] == ["adv h 0807", "adv h 0807/E", "adv h 0807/NNW"]
    play.say("adv h 0807")

    assert play.is_over
    assert play.where()["h"] == "0807 NNE d"  # 9 at the end of the charge.
    assert play.told(Fought) == []


@pytest.mark.rule("JDG-RUL-40")
def test_a_charge_whose_targets_have_gone_ends_without_a_test():
    state = battle(unit("h", "HC 4/7/7/7", "0808 NNE"), red("d", "I 4/6", "0803 SSE"))
    play = clash(state)

    assert play.is_over
    assert play.told(Tried) == []
    assert play.told(AssaultOff)[0].rule == "JDG-RUL-40"


@pytest.mark.rule("JDG-9.4-d", "JDG-9.5.2-k")
def test_cavalry_reached_by_a_pursuit_may_counter_charge_once_more():
    state = battle(unit("h", "HC 3/6", "0808 NNE"), red("c", "C 3/6", "0807 SSE"))
    found = contact(state, "h", at="0808", kind="pursuit", number=2)

    assert [one.id for one in charge.counter_chargers(state.field, BLANK, found, "0807")] == ["c"]
    state.field.unit("c").level = "disordered"
    assert charge.counter_chargers(state.field, BLANK, found, "0807") == []


@pytest.mark.rule("JDG-9.5.2-j", "JDG-9.5.2-l")
def test_a_pursuit_charges_all_that_is_in_front_of_it():
    state = battle(
        unit("h", "HC 4/7/7/8", "0809 NNE"), red("d", "I 4/6", "0807 SSE", level="disordered"),
        red("e", "I 4/6", "0908 SSE", level="disordered"),
    )  # fmt: skip
    play = Play(state, Pursuit(units=("h",), prey="d", path=("0808", "0807")), 9, 0)
    play.say("turn keep")
    assert play.asked == {"DP-C9": ["halt", "turn keep"]}
    play.say("turn keep")

    (fought,) = play.told(Fought)
    assert (fought.kind, fought.targets) == ("pursuit", ("0807", "0908"))
    assert fought.sum.total == 6  # 4 to 4; 7 to 5; clear; heavy, front.


@pytest.mark.rule("JDG-9.3.2-a", "JDG-8.3.3-b")
def test_artillery_in_a_square_fires_worse():
    state = battle(
        unit("h", "HC 4/7", "0808 NNE"), red("g", "A f3 e3 m4 c6", "0807 SSE", square=True),
        red("d", "I 4/6", "0807 SSE", square=True),
    )  # fmt: skip
    play = clash(state, 0, 9, 0, 0).say("react g x 0808")

    (fired,) = play.told(Fired)
    assert [(one.amount, one.rule) for one in fired.sum.parts][-2:] == [
        (-1, "JDG-8.3.3-b"), (-1, "JDG-9.3.2-a")
    ]  # fmt: skip


@pytest.mark.rule("JDG-12.1-e", "JDG-12.2-a", "JDG-9.5.1-b")
@pytest.mark.parametrize(
    ("weather", "lines"),
    [("day", ["ca c 0809 x 0910", "ca no", "chase c x a"]), ("fog", ["ca c 0809 x 0910", "ca no"])],
)
def test_nobody_pursues_in_fog(weather, lines):
    state = battle(unit("a", "I 2/5", "0809 NNE"), red("c", "C 6/6", "0808 SSE"), weather=weather)
    state.field.active.assaults.append(
        Assault(attackers=[Attackers(at="0809", units=("a",))], targets=["0808"])
    )
    play = Play(state, Combat(assault=0), 0, 9).say("stand c").say("path a 0910")

    assert play.asked == {"DP-C8": lines}
