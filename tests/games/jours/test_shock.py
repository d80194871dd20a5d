"""Shock: who may attack whom, the sum, the rows, what follows; with forced dice."""

import pytest

from bot.games.jours.model.actions import Shock
from bot.games.jours.model.events import AssaultOff, Fought, LevelChanged, Moved, Tried
from bot.games.jours.model.events import Shot as Fired
from bot.games.jours.model.field import Assault, Attackers
from bot.games.jours.model.state import Combat, CombatSegment
from bot.games.jours.rules.combat import advance, evasion, melee, shock
from tests.games.jours.battle import Play, battle, red, unit
from tests.games.jours.given import TABLES

BLANK, DRILL = TABLES.ground("blank15"), TABLES.ground("drill_ground")


def assault(state, *cells, targets=("0807",), **fields):
    """Declare a shock of all units of some hexes, and return it."""
    attackers = [
        Attackers(at=cell, units=tuple(
            one.id for one in state.field.units if one.at == cell and not one.is_gun))
        for cell in cells
    ]  # fmt: skip
    found = Assault(attackers=attackers, targets=list(targets), **fields)
    state.field.active.assaults.append(found)
    return found


def parts(state, fought, ground=BLANK, **fields):
    """Return the amounts of the sum with their rules, and the sum."""
    sum_ = melee.modifiers(state.field, ground, fought, **fields)
    return [(one.amount, one.rule) for one in sum_.parts], sum_.total


def fight(state, *dice, cells=("0808",), targets=("0807",)):
    """Fight a shock of some hexes, without the declaration."""
    assault(state, *cells, targets=targets)
    return Play(state, Combat(assault=0), *dice)


# Who may attack ----------------------------------------------------------------------------------


@pytest.mark.rule("JDG-8.1-a", "JDG-8.2-a", "JDG-5.1.3-b")
@pytest.mark.parametrize(
    ("made", "rule"),
    [
        ({"level": "disordered"}, "JDG-8.2-a"),
        ({"level": "routed"}, "JDG-8.2-a"),
        ({"square": True}, "JDG-8.2-a"),
        ({"formation": "Z"}, "JDG-8.2-a"),
    ],
)
def test_who_may_not_shock(made, rule):
    state = battle(unit("a", "I 4/6", "0808 NNE", **made), red("d", "I 4/6", "0807 SSE"))

    assert shock.unit_fault(state.field, state.field.unit("a")).rule == rule
    assert list(shock.options(state.field, BLANK, state.field.active.side)) == []


@pytest.mark.rule("JDG-8.2-a", "JDG-2.4.3-b")
def test_artillery_and_units_held_back_do_not_shock():
    state = battle(
        unit("g", "A f3 e3 m4 c6", "0808 NNE"), unit("a", "I 4/6", "0909 NNE"),
        red("d", "I 4/6", "0807 SSE"),
    )  # fmt: skip
    state.field.active.standing["G1"] = "held"

    assert shock.unit_fault(state.field, state.field.unit("g")).rule == "JDG-8.2-a"
    assert shock.unit_fault(state.field, state.field.unit("a")).rule == "JDG-2.4.3-b"


@pytest.mark.rule("JDG-5.1.3-b", "JDG-5.1.3-c")
def test_a_stack_attacks_together_without_its_disordered_unit():
    state = battle(
        unit("a", "I 4/6", "0808 NNE"), unit("b", "I 3/6", "0808 NNE", level="disordered"),
        unit("c", "I 2/6", "0808 NNE"), red("d", "I 4/6", "0807 SSE"),
    )  # fmt: skip
    found = Shock(("a",), ("0807",))

    assert shock.shock_fault(state.field, BLANK, found).rule == "JDG-5.1.3-b"
    assert shock.shock_fault(state.field, BLANK, Shock(("a", "c"), ("0807",))) is None
    assert parts(state, assault(state, "0808"))[0][1] == (1, "JDG-8.6.1-a")  # 6 to 4: 3:2.


@pytest.mark.rule("JDG-8.2-b", "JDG-6.1.2-b", "JDG-RUL-70")
def test_a_hex_that_cannot_be_entered_cannot_be_attacked_the_other_one_can():
    state = battle(
        unit("c", "C 4/6", "0207 E"), red("d", "I 4/6", "0308 SSE"), red("e", "I 4/6", "0307 SSE"),
        ground="drill_ground",
    )  # fmt: skip
    # 0207-0308 is a slope, which cavalry climbs; from 0208 the steep slope is shut to it.
    assert shock.shock_fault(state.field, DRILL, Shock(("c",), ("0307", "0308"))) is None
    state.field.unit("c").at, state.field.unit("c").facing = "0208", "E"
    assert shock.shock_fault(state.field, DRILL, Shock(("c",), ("0308",))).rule == "JDG-8.2-b"
    infantry = battle(
        unit("i", "I 4/6", "0307 SSE"), red("d", "I 4/6", "0308 SSE"), ground="drill_ground"
    )
    assert shock.shock_fault(infantry.field, DRILL, Shock(("i",), ("0308",))) is None
    behind = battle(unit("a", "I 4/6", "0808 SSE"), red("d", "I 4/6", "0807 SSE"))
    assert shock.shock_fault(behind.field, BLANK, Shock(("a",), ("0807",))).rule == "JDG-6.1.2-b"


@pytest.mark.rule("JDG-8.2-c", "JDG-8.3.1-a")
def test_a_stack_attacks_all_in_front_unless_others_do():
    state = battle(
        unit("a", "I 4/6", "0808 NNE"), unit("b", "I 4/6", "0708 NNE"),
        red("d", "I 4/6", "0807 SSE"), red("e", "I 4/6", "0908 SSE"),
    )  # fmt: skip
    play = Play(state, CombatSegment(), 7, 7, 0, 0)
    play.say("shock a x 0908")
    wrong = shock.open_fault(state.field, BLANK)
    assert (wrong.rule, wrong.reason.args["place"]) == ("JDG-8.2-c", "0807")

    play.say("shock b x 0807")
    assert shock.open_fault(state.field, BLANK) is None
    play.say("shock a none")
    assert [one.targets for one in state.field.active.assaults] == [["0807"]]


@pytest.mark.rule("JDG-8.4.1-a", "JDG-8.4.1-b", "JDG-RUL-25", "JDG-RUL-65")
def test_several_hexes_attack_one_or_one_attacks_two():
    state = battle(
        unit("a", "I 4/6", "0808 NNE"), unit("b", "I 4/6", "0706 SSE"),
        unit("c", "I 4/6", "0708 SSE"),
        red("d", "I 4/6", "0807 SSE"), red("e", "I 4/6", "0908 SSE"),
    )  # fmt: skip
    shock.declare(state.field, Shock(("b",), ("0807",)))
    assert shock.shock_fault(state.field, BLANK, Shock(("c",), ("0807",))).rule == "JDG-6.1.2-b"
    state.field.unit("c").facing = "NNE"

    # c joins b, from the other side of the defender; a cannot attack both hexes then.
    assert shock.shock_fault(state.field, BLANK, Shock(("c",), ("0807",))) is None
    shock.declare(state.field, Shock(("c",), ("0807",)))
    assert [[one.at for one in found.attackers] for found in state.field.active.assaults] == [
        ["0706", "0708"]
    ]
    both = Shock(("a",), ("0807", "0908"))
    assert shock.shock_fault(state.field, BLANK, both).rule == "JDG-8.4.1-b"


@pytest.mark.rule("JDG-6.1.2-d", "JDG-6.1.1-c")
def test_out_of_a_village_any_side_is_attacked_at_minus_one_after_turning():
    state = battle(
        unit("a", "I 4/6", "0505 SSE"), red("d", "I 4/6", "0504 SSE"), ground="drill_ground"
    )
    play = Play(state, CombatSegment(), 7, 2)
    play.say("shock a x 0504").say("declare")

    assert play.is_over
    (fought,) = play.told(Fought)
    # Clear +1, out of the village -1, and 7: D tests with 2 against 6.
    assert [(one.amount, one.rule) for one in fought.sum.parts] == [
        (1, "JDG-T-SHOCKMOD"), (-1, "JDG-8.4.2-a")
    ]  # fmt: skip
    assert fought.result == "d_ctdr"
    assert play.where() == {"a": "0505 NNE g", "d": "0504 SSE g"}


# The sum -----------------------------------------------------------------------------------------


@pytest.mark.rule("JDG-8.6.1-a", "JDG-T-RATIO")
@pytest.mark.parametrize(
    ("attackers", "defenders", "value"),
    [(8, 3, 2), (5, 6, -1), (9, 2, 4), (3, 1, 3), (3, 2, 1), (4, 4, 0), (3, 6, -2), (2, 6, -3),
     (1, 4, -4)],
)  # fmt: skip
def test_the_ratio_is_rounded_for_the_defender(attackers, defenders, value):
    """EX-27: 8 to 3 is 2:1, 5 to 6 is 1:1.5."""
    assert TABLES.content.shock.ratio(attackers, defenders) == value


@pytest.mark.rule("JDG-9.1-j", "JDG-T-SHOCKMOD", "JDG-RUL-52", "JDG-8.6.2-a")
def test_hussars_shock_a_village():
    """EX-28: village -1, cavalry shock -2: -3; die 7 makes 4, both sides test."""
    state = battle(
        unit("h", "C 3/6/6/8", "0506 NNE"), red("d", "I 3/6", "0505 SSE"), ground="drill_ground"
    )
    play = Play(state, CombatSegment(), 7, 7, 6)
    play.say("shock h x 0505").say("declare")

    (fought,) = play.told(Fought)
    assert fought.sum.total == -3
    assert fought.result == "b_ctd"
    assert play.where() == {"h": "0506 NNE d", "d": "0505 SSE g"}
    assert play.is_over


@pytest.mark.rule("JDG-6.1.2-c", "JDG-8.5-a", "JDG-8.5-b", "JDG-T-SHOCK")
def test_a_shock_from_behind():
    """EX-30: +1 clear, +2 rear; die 6 makes 9: disordered, and on 6 back one hex."""
    state = battle(unit("a", "I 4/6", "0809 NNE"), red("d", "I 4/6", "0808 NNE"))
    play = fight(state, 6, 6, cells=("0809",), targets=("0808",))

    (fought,) = play.told(Fought)
    assert (fought.sum.total, fought.result) == (3, "d_d_ctr")
    assert play.asked == {"DP-R": ["path d 0708", "path d 0807", "path d 0908"]}
    play.say("path d 0807").say("adv a 0808")
    assert play.is_over
    assert play.where() == {"a": "0808 NNE g", "d": "0807 NNE d"}


FOOT, CLEAR = "I 4/6", (1, "JDG-T-SHOCKMOD")
"""Foot of four points and cohesion six; what an attack on clear ground adds."""


@pytest.mark.rule(
    "JDG-T-SHOCKMOD", "JDG-RUL-68", "JDG-RUL-72", "JDG-4.3.1-d", "JDG-8.4.3-a", "JDG-T-AGG",
    "JDG-10.2-c", "JDG-RUL-53", "JDG-RUL-52",
)  # fmt: skip
@pytest.mark.parametrize(
    ("attacker", "held", "ground", "amounts"),
    [
        pytest.param((FOOT, "0309 NNE"), [(FOOT, "0308 SSE", {})], DRILL,
                     [CLEAR, (-2, "JDG-8.4.2-a")], id="EX-60 up a slope"),
        pytest.param((FOOT, "0308 SSE"), [(FOOT, "0309 NNE", {})], DRILL,
                     [CLEAR, (-1, "JDG-8.4.2-a")], id="EX-60 down a slope"),
        pytest.param((FOOT, "0808 NNE"), [("I 6/6", "0807", {"level": "routed"})], BLANK,
                     [CLEAR, (2, "JDG-10.2-c"), (1, "JDG-8.6.2-a")], id="routed defenders"),
        pytest.param((FOOT, "0808 NNE"), [(FOOT, "0807 NNW", {"square": True})], BLANK,
                     [CLEAR, (1, "JDG-RUL-53")], id="foot against a square"),
        pytest.param(("C 4/6", "0808 NNE"), [(FOOT, "0807 NNW", {"square": True})], BLANK,
                     [CLEAR, (-2, "JDG-RUL-52")], id="cavalry against a square"),
        pytest.param(("I 8/6", "0808 NNE"), [(FOOT, "0807 SSE", {}), (FOOT, "0908 NNE", {})], BLANK,
                     [CLEAR], id="of two hexes the one best for the defender, not the rear"),
    ],
)  # fmt: skip
def test_what_is_added_to_the_die(attacker, held, ground, amounts):
    defenders = [red(f"d{n}", said, at, **made) for n, (said, at, made) in enumerate(held)]
    state = battle(unit("a", *attacker), *defenders)
    found = assault(state, attacker[1][:4], targets=[at[:4] for _, at, _ in held])

    assert parts(state, found, ground) == (amounts, sum(amount for amount, _ in amounts))


@pytest.mark.rule("JDG-8.4.2-a")
def test_the_attacker_chooses_the_hexside_against_clear_ground_else_the_defender():
    """EX-34: over a stream and beside it."""
    state = battle(
        unit("a", "I 4/6", "0102 E"), unit("b", "I 4/6", "0301 W"), red("d", "I 4/6", "0202 W"),
        ground="drill_ground",
    )  # fmt: skip
    found = assault(state, "0102", "0301", targets=("0201",))
    state.field.unit("d").at = "0201"
    assert (-1, "JDG-8.4.2-a") not in parts(state, found, DRILL)[0]

    state.field.unit("d").at, found.targets = "0302", ["0302"]
    state.field.unit("a").at, found.attackers[0] = "0202", Attackers(at="0202", units=("a",))
    wooded = parts(state, found, DRILL)[0]
    assert (-1, "JDG-T-SHOCKMOD") in wooded


@pytest.mark.rule("JDG-OPT-10")
def test_envelopment_counts_three_where_the_players_agreed():
    state = battle(
        unit("a", "I 4/6", "0808 NNE"),
        unit("b", "I 4/6", "0806 SSE"),
        red("d", "I 8/6", "0807 SSE"),
    )
    found = assault(state, "0808", "0806")
    assert parts(state, found)[1] == 3
    state.field.terms = type(state.field.terms)(envelopment=True)
    assert parts(state, found)[1] == 4


# Tests before the die ----------------------------------------------------------------------------


@pytest.mark.rule("JDG-8.3.2-a", "JDG-8.3.2-b", "JDG-8.3.1-b", "JDG-RUL-27", "JDG-0.4-c")
def test_a_failed_test_leaves_its_hex_to_the_neighbour():
    """EX-29: A2 fails, so A1 must attack both hexes, 6 to 8: 1:1.5."""
    state = battle(
        unit("A1", "I 6/6/5/5", "0808 NNE"), unit("A2", "I 4/6/5/5", "0708 NNE"),
        red("D1", "I 4/6", "0807 SSE"), red("D2", "I 4/6", "0908 SSE"), limited=True,
    )  # fmt: skip
    play = Play(state, CombatSegment(), 6, 5, 5, 0, 0)
    play.say("shock A2 x 0807").say("shock A1 x 0908").say("declare").say("fight 0807")

    assert play.is_over
    assert [(one.unit, one.passed) for one in play.told(Tried)][:2] == [("A2", False), ("A1", True)]
    (fought,) = play.told(Fought)
    assert (fought.units, fought.targets) == (("A1",), ("0908", "0807"))
    assert [(one.amount, one.rule) for one in fought.sum.parts] == [
        (1, "JDG-T-SHOCKMOD"), (-1, "JDG-8.6.1-a")
    ]  # fmt: skip


@pytest.mark.rule("JDG-8.4.1-a")
def test_of_a_combined_shock_those_who_fail_drop_out():
    state = battle(
        unit("a", "I 4/6/5/5", "0808 NNE"), unit("b", "I 4/6/5/5", "0708 NNE"),
        red("d", "I 4/6", "0807 SSE"), limited=True,
    )  # fmt: skip
    play = Play(state, CombatSegment(), 5, 9, 4, 0)
    play.say("shock a x 0807").say("shock b x 0807").say("declare")

    assert play.is_over
    (fought,) = play.told(Fought)
    assert (fought.units, fought.sum.total) == (("b",), 1) or fought.units == ("a",)


# Rows --------------------------------------------------------------------------------------------


@pytest.mark.rule("JDG-8.7.2-a", "JDG-8.7.2-c", "JDG-RUL-56", "JDG-8.7.1-a", "JDG-T-SHOCK")
def test_a_breakthrough():
    """EX-31: 13, D1 is disordered and goes back; A advances, does not turn, and may go on."""
    state = battle(
        unit("A", "I 8/7", "0809 NNE"),
        red("D1", "I 3/5", "0808 SSE"),
        red("D2", "I 4/5", "0807 SSE"),
    )
    play = fight(state, 8, 5, 1, cells=("0809",), targets=("0808",))
    assert play.told(Fought)[0].result == "d_d_r_bt"
    play.say("path D1 0908")
    assert play.asked == {"DP-C7": ["bt no", "bt yes"]}
    assert play.where()["A"] == "0808 NNE g"
    play.say("bt yes")

    second = play.told(Fought)[1]
    assert (second.kind, second.targets) == ("breakthrough", ("0807", "0908"))
    # 8 to 2 + 4 is even; cohesion 7 to 5, +2; clear +1; die 5 makes 8.
    assert (second.sum.total, second.result) == (3, "d_d_ctr")
    # D2 is disordered and passes; D1, disordered already, makes its rout retreat.
    play.say("path D1 1007-1006")
    assert state.field.unit("A").deeds.struck
    assert play.asked["DP-C7"] == ["adv A 0908", "adv A 0908/E", "adv A 0908/NNW"]
    play.say("adv A 0908/E")
    assert play.is_over
    assert play.where() == {"A": "0908 E g", "D1": "1006 r", "D2": "0807 SSE d"}


@pytest.mark.rule("JDG-8.7.2-b", "JDG-8.7.2-d", "JDG-RUL-69", "JDG-8.7.2-c")
def test_a_counter_attack_where_the_attacker_stands():
    """EX-32: A is disordered and stays; D may counter-attack."""
    state = battle(unit("A", "I 3/5", "0809 NNE"), red("D", "I 6/6", "0808 SSE"))
    play = fight(state, 1, 3, cells=("0809",), targets=("0808",))
    first = play.told(Fought)[0]
    assert (first.sum.total, first.result) == (-2, "a_d_ctr_ca")
    assert play.where()["A"] == "0809 NNE d"
    assert play.asked == {"DP-C8": ["ca D x 0809", "ca no"]}
    play.say("ca no")
    assert play.is_over


@pytest.mark.rule("JDG-8.7.2-b")
def test_from_a_vacated_hex_at_the_edge_nobody_attacks_beyond_the_map():
    state = battle(unit("A", "I 3/5", "0902 W"), red("D", "I 6/6", "0802 NNE"))
    # From 0801 D would face 0800, which is not on the map, and 0901, which is empty.
    units = [state.field.unit("D")]
    assert list(advance.counters(state.field, BLANK, units, ["0801"])) == [("", "0902")]


@pytest.mark.rule("JDG-8.7.2-b", "JDG-8.7.2-d", "JDG-8.7.1-b", "JDG-RUL-57")
def test_a_counter_attack_into_the_vacated_hex():
    """EX-32: on 4 A goes back to 0810; D enters 0809 facing SSE and attacks with +7."""
    state = battle(unit("A", "I 3/5", "0809 NNE"), red("D", "I 6/6", "0808 SSE"))
    play = fight(state, 1, 4, 6, cells=("0809",), targets=("0808",))
    play.say("path A 0810")
    assert play.asked == {"DP-C8": ["ca D 0809 x 0810", "ca no"]}
    play.say("ca D 0809 x 0810")

    counter = play.told(Fought)[1]
    assert (counter.kind, counter.origins, counter.targets) == ("counter", ("0809",), ("0810",))
    assert [(one.amount, one.rule) for one in counter.sum.parts] == [
        (1, "JDG-T-SHOCKMOD"), (3, "JDG-8.6.1-a"), (3, "JDG-8.6.2-a")
    ]  # fmt: skip
    assert counter.result == "d_d_r_bt"
    # A was disordered: routed now, it makes its rout retreat away from 0809.
    assert "path A 0811-0812" in play.asked["DP-R"]
    play.say("path A 0811-0812")
    assert play.where() == {"A": "0812 r", "D": "0810 SSE g"}


@pytest.mark.rule("JDG-8.5-c", "JDG-10.2-c")
def test_a_routed_defender_runs_instead_of_a_test():
    state = battle(unit("a", "I 4/6", "0808 NNE"), red("d", "I 6/6/5/5", "0807", level="routed"))
    play = fight(state, 1)  # +4 and 1: the defender tests.

    assert play.told(Fought)[0].result == "d_ctdr"
    assert (
        play.where()["d"] == "0804 r"
    )  # Four points straight north, one of them to leave the zone.
    assert play.told(Moved)[0].gait == "rout"
    play.say("adv a 0807")
    assert play.is_over


@pytest.mark.rule("JDG-10.2-f", "JDG-10.2-a", "JDG-10.1-a")
def test_who_is_routed_by_one_entry_is_spared_the_others():
    state = battle(
        unit("a", "I 8/7", "0808 NNE"), red("d", "I 4/6", "0807 SSE", level="disordered")
    )
    play = fight(state, 1)
    # 8 to 2: +4, cohesion 7 to 5: +2, clear +1, and 1: disordered and tested, but routed by the
    # first, so that it makes its rout retreat without a die.
    assert play.told(Fought)[0].result == "d_d_ctr"
    assert play.told(Tried) == []
    play.say("path d 0806-0805").say("adv a 0807")
    assert play.is_over
    assert play.where() == {"a": "0807 NNE g", "d": "0805 r"}


@pytest.mark.rule("JDG-8.5-b", "JDG-RUL-51", "JDG-RUL-54", "JDG-5.1.3-e", "JDG-FL-e")
def test_in_the_row_of_both_the_attackers_test_first_from_top_to_bottom():
    state = battle(
        unit("a", "I 4/6", "0808 NNE"), unit("b", "I 2/6", "0808 NNE", level="disordered"),
        red("d", "I 3/6", "0807 SSE"), red("e", "I 2/6", "0807 SSE"),
    )  # fmt: skip
    play = fight(state, 4, 1, 9, 2, 9)  # 4 to 5: -1; clear +1; 4.

    assert play.told(Fought)[0].result == "b_ctd"
    assert [(one.unit, one.die) for one in play.told(Tried)] == [
        ("a", 1), ("b", 9), ("d", 2), ("e", 9)
    ]  # fmt: skip
    assert "path b" in play.asked["DP-R"][0]  # It stayed out of the attack, not of the result.


@pytest.mark.rule("JDG-RUL-73", "JDG-8.7.2-a", "JDG-8.7.2-b")
def test_who_entered_a_village_without_turning_attacks_ahead_only():
    state = battle(
        red("d", "I 6/6", "0504 SSE"), unit("a", "I 4/6", "0506 NNE"),
        unit("b", "I 4/6", "0405 NNE"), ground="drill_ground",
    )  # fmt: skip
    d = state.field.unit("d")
    back = advance.counters(state.field, DRILL, [d], ["0505"])
    assert list(back) == [("0505", "0506")]

    d.at = "0505"
    assert advance.ahead_of(state.field, DRILL, [d]) == ["0506"]
    assert set(advance.counters(state.field, DRILL, [d], [])) == {("", "0405"), ("", "0506")}


@pytest.mark.rule("JDG-8.2-b", "JDG-8.7.2-b")
def test_cavalry_counter_attacks_along_a_track_out_of_the_hex_it_has_entered():
    """The steep slope from 0407 to 0308 is shut to cavalry, but the track leads over it."""
    state = battle(
        red("d", "C 4/6", "0408 W"), unit("a", "I 4/6", "0308 SSE"), ground="drill_ground"
    )
    state.field.unit("d").facing = "NNW"
    found = advance.counters(state.field, DRILL, [state.field.unit("d")], ["0407"])
    assert ("0407", "0308") not in list(found), "not in front"
    state.field.unit("d").facing = "W"
    found = advance.counters(state.field, DRILL, [state.field.unit("d")], ["0407"])
    assert ("0407", "0308") in list(found)


@pytest.mark.rule("JDG-8.2-e", "JDG-RUL-64", "JDG-8.2-d")
def test_a_unit_driven_into_another_attacked_hex_shares_the_result_only():
    state = battle(
        unit("a", "I 4/6", "0808 NNE"), unit("b", "I 4/6", "0907 NNE"),
        red("d", "I 3/6", "0807 SSE"), red("e", "I 3/6", "0906 SSE"),
    )  # fmt: skip
    state.field.active.attacked.append("d")
    state.field.unit("d").at = "0906"
    found = assault(state, "0907", targets=("0906",))

    assert [one.id for one in melee.defenders(state.field, found, "0906")] == ["e"]
    play = Play(state, Combat(assault=0), 8, 0, 0)
    # 4 to 3 is even, clear +1, 8: 9, all are disordered and test.
    assert play.is_over
    assert play.where()["d"] == "0906 SSE d"
    assert play.where()["e"] == "0906 SSE d"


@pytest.mark.rule("JDG-8.2-e")
def test_a_hex_that_only_holds_units_attacked_before_is_not_fought_over():
    state = battle(unit("b", "I 4/6", "0907 NNE"), red("d", "I 3/6", "0906 SSE"))
    state.field.active.attacked.append("d")
    play = fight(state, cells=("0907",), targets=("0906",))

    assert play.is_over
    assert play.told(Fought) == []
    assert play.told(AssaultOff)[0].rule == "JDG-8.2-e"


# Advance -----------------------------------------------------------------------------------------


@pytest.mark.rule("JDG-8.7.1-a", "JDG-8.7.1-b", "JDG-RUL-55", "JDG-8.7.3-a")
def test_the_best_unit_of_one_stack_advances_and_turns_by_one_corner():
    state = battle(
        unit("a", "I 4/6", "0808 NNE"),
        unit("b", "I 4/7", "0808 NNE"),
        red("d", "I 2/5", "0807 SSE"),
    )
    play = fight(state, 3, 9)  # 8 to 2: +4, 7 to 5: +2, clear: +1; 10, disordered and back.
    play.say(play.asked["DP-R"][0])
    assert play.asked == {"DP-C7": ["adv b 0807", "adv b 0807/E", "adv b 0807/NNW"]}
    play.say("adv b 0807/E")
    assert play.where()["a"] == "0808 NNE g"
    assert play.where()["b"] == "0807 E g"


@pytest.mark.rule("JDG-8.7.1-a", "JDG-8.7.3-a", "JDG-RUL-55")
def test_of_several_stacks_the_one_with_cavalry_advances_whole():
    state = battle(
        unit("i", "I 6/7", "0808 NNE"), unit("c", "C 2/6", "0708 NNE"),
        unit("k", "C 2/5", "0708 NNE"), red("d", "I 2/5", "0807 SSE"),
    )  # fmt: skip
    play = fight(state, 5, cells=("0808", "0708"))  # +4 +2 +1 -2; 10.
    play.say(play.asked["DP-R"][0])
    assert play.asked["DP-C7"][0] == "adv c+k 0807"


@pytest.mark.rule("JDG-8.7.1-c", "JDG-RUL-66")
@pytest.mark.parametrize(("here", "there"), [("0307", "0308"), ("0308", "0307")])
def test_the_winner_across_a_steep_slope_is_disordered(here, there):
    """EX-33: up or down."""
    facing, back = ("SSE", "NNE") if here == "0307" else ("NNE", "SSE")
    state = battle(
        unit("a", "I 8/7", f"{here} {facing}"), red("d", "I 2/5", f"{there} {back}"),
        ground="drill_ground",
    )  # fmt: skip
    play = fight(state, 9, cells=(here,), targets=(there,))
    while not play.is_over:
        ((_, lines),) = play.asked.items()
        play.say(lines[0])
    assert play.where()["a"].startswith(there)
    assert play.where()["a"].endswith("d")


@pytest.mark.rule("JDG-RUL-43", "JDG-11.2-b")
def test_a_demoralised_formation_does_not_advance_into_an_enemy_zone():
    state = battle(
        unit("a", "I 8/7", "0808 NNE"), red("d", "I 2/5", "0807 SSE"), red("e", "I 2/5", "0706 SSE")
    )
    state.field.formation("X").demoralised = True
    play = fight(state, 5)
    play.say(play.asked["DP-R"][0])

    assert play.is_over
    assert play.where()["a"] == "0808 NNE g"


# Artillery ---------------------------------------------------------------------------------------


@pytest.mark.rule("JDG-8.5-d", "JDG-8.3.3-a", "JDG-8.3.3-b", "JDG-8.7.2-e", "JDG-8.9-a")
def test_a_lone_battery_fires_and_is_overrun():
    """EX-36: reaction fire, then eliminated without a roll; the attacker enters."""
    state = battle(unit("a", "I 4/6", "0808 NNE"), red("g", "A f3 e3 m4 c6", "0807 SSE"))
    play = fight(state, 5)
    assert play.asked == {"DP-C6": ["react g no", "react g x 0808"]}
    play.say("react g x 0808")  # 5 + 3 + 1 (adjacent) - 1 (reaction): 8, nothing.

    (fired,) = play.told(Fired)
    assert (fired.manner, fired.sum.total, fired.result) == ("reaction", 3, "none")
    assert play.asked["DP-C7"][0] == "adv a 0807"
    play.say("adv a 0807")
    assert play.is_over
    assert play.where() == {"a": "0807 NNE g", "g": "-"}
    assert play.told(Fought) == []


@pytest.mark.rule("JDG-8.3.3-c", "JDG-8.3.2-b")
def test_who_is_disordered_by_reaction_fire_does_not_attack():
    state = battle(
        unit("a", "I 4/6", "0808 NNE"), unit("b", "I 3/6", "0808 NNE"),
        red("g", "A f4 e3 m4 c6", "0807 SSE"), red("d", "I 4/6", "0807 SSE"),
    )  # fmt: skip
    play = fight(state, 6, 9, 5, 0)
    play.say("react g x 0808")  # 6 + 4 + 1 - 1 + 1 (two units): 11, only the top unit tests.

    assert [(one.unit, one.passed) for one in play.told(Tried)][:1] == [("a", False)]
    (fought,) = play.told(Fought)
    assert fought.units == ("b",)
    assert play.where()["a"] == "0808 NNE d"


@pytest.mark.rule("JDG-8.9-d", "JDG-RUL-28")
@pytest.mark.parametrize(("die", "gone"), [(4, True), (3, False)])
def test_a_battery_alone_beside_infantry_falls_with_a_row_of_five(die, gone):
    """EX-37: 5 to 7 eliminates it even if the infantry passes; 4 does not."""
    state = battle(
        unit("a", "I 4/6", "0808 NNE"), red("d", "I 4/6", "0807 SSE"),
        red("g", "A f3 e3 m4 c6", "0908 NNE"),
    )  # fmt: skip
    play = fight(state, die, 0, 0, targets=("0807", "0908"))
    if play.asked:
        play.say(play.asked["DP-C7"][0])

    assert (play.where()["g"] == "-") is gone


@pytest.mark.rule("JDG-8.9-c", "JDG-RUL-29")
def test_a_battery_left_by_its_infantry_goes_back_and_is_tested():
    """EX-38."""
    state = battle(
        unit("a", "I 8/7", "0808 NNE"), red("g", "A f3 e3 m4 c6", "0807 SSE"),
        red("d", "I 3/6", "0807 SSE"),
    )  # fmt: skip
    play = fight(state, 6, 7)  # +2 +1 +1 and 6: 10.
    play.say("react g no").say("path d 0806").say("path g 0707")

    (test,) = play.told(Tried)
    assert (test.unit, test.needed, test.rule) == ("g", 6, "JDG-8.9-c")
    play.say("adv a 0807")
    assert play.is_over
    assert play.where() == {"a": "0807 NNE g", "g": "0707 SSE d", "d": "0806 SSE d"}


@pytest.mark.rule("JDG-8.9-b")
def test_a_battery_of_attackers_who_go_back_is_disordered_and_goes_with_them():
    state = battle(
        unit("g", "A f3 e3 m4 c6", "0808 NNE"), unit("a", "I 3/5", "0808 NNE"),
        red("d", "I 6/6", "0807 SSE"),
    )  # fmt: skip
    play = fight(state, 2, 9)  # -2 -1 +1 and 2: 0, disordered and, failing, back.
    assert play.told(Fought)[0].result == "a_d_ctr"
    play.say("path a 0809")
    assert play.is_over
    assert play.where() == {"g": "0809 NNE d", "a": "0809 NNE d", "d": "0807 SSE g"}


# Retreat before shock ----------------------------------------------------------------------------


@pytest.mark.rule("JDG-8.8.1-a", "JDG-8.8.1-b", "JDG-8.8.1-g", "JDG-8.8.1-i", "JDG-8.8.1-j",
                  "JDG-RUL-34")  # fmt: skip
@pytest.mark.parametrize(
    ("line", "die", "added", "end"),
    [("back c 0807", 5, 1, "0807"), ("back c 0807-0806/E", 8, -2, "0806")],
)
def test_cavalry_retreats_before_infantry(line, die, added, end):
    """EX-35: one hex with +1, two with -2; the attacker may enter 0808 without a test."""
    state = battle(unit("a", "I 4/6", "0809 NNE"), red("c", "C 3/6/6/8", "0808 SSE"), limited=True)
    state.field.active.assaults.append(
        Assault(attackers=[Attackers(at="0809", units=("a",), needs_test=True)], targets=["0808"])
    )
    play = Play(state, Combat(assault=0), die)
    assert "stand c" in play.asked["DP-C3"]
    play.say(line)

    (test,) = play.told(Tried)
    assert (test.sum.total, test.passed) == (added, True)
    assert play.asked["DP-C4"] == [
        "occupy 0809 0808", "occupy 0809 0808/E", "occupy 0809 0808/NNW", "occupy no",
    ]  # fmt: skip
    play.say("occupy 0809 0808")
    assert play.is_over
    assert play.where()["c"].startswith(end)
    assert play.where()["a"] == "0808 NNE g"
    assert state.field.unit("c").deeds.evaded


@pytest.mark.rule("JDG-8.8.1-b", "JDG-8.8.1-g")
def test_a_failed_test_costs_a_level_and_a_routed_unit_makes_its_rout_retreat():
    state = battle(
        unit("a", "I 4/6", "0809 NNE"), red("c", "C 3/6/6/8", "0808 SSE", level="disordered")
    )
    assault(state, "0809", targets=("0808",))
    play = Play(state, Combat(assault=0), 5).say("back c 0807")

    assert play.where()["c"] == "0808 r"
    play.say("path c 0807-0806-0805").say("occupy no")
    assert play.is_over
    assert play.where() == {"a": "0809 NNE g", "c": "0805 r"}


@pytest.mark.rule("JDG-8.8.2-a", "JDG-8.8.1-h", "JDG-9-b", "JDG-8.8.1-a")
@pytest.mark.parametrize(
    ("attacker", "defender", "made", "kind", "may"),
    [
        ("I 4/6", "HC 4/6", {}, "shock", True),
        ("HC 4/6", "C 4/6", {}, "shock", True),
        ("HC 4/6", "HC 4/6", {}, "shock", False),
        ("C 4/6", "C 4/6", {}, "shock", False),
        ("I 4/6", "I 4/6", {}, "shock", False),
        ("I 4/6", "C 4/6", {"level": "routed"}, "shock", False),
        ("HC 4/6", "C 4/6", {}, "charge", False),
    ],
)
def test_who_may_retreat_before_whom(attacker, defender, made, kind, may):
    state = battle(unit("a", attacker, "0809 NNE"), red("d", defender, "0808 SSE", **made))
    found = assault(state, "0809", targets=("0808",), kind=kind)

    assert evasion.may_evade(state.field, found, state.field.unit("d")) is may


@pytest.mark.rule("JDG-8.8.2-a")
def test_light_cavalry_retreats_before_heavy_without_a_test():
    state = battle(unit("a", "HC 4/6", "0809 NNE"), red("c", "C 3/6/6/8", "0808 SSE"))
    play = fight(state, cells=("0809",), targets=("0808",)).say("back c 0807-0806")

    assert play.told(Tried) == []
    play.say("occupy no")
    assert play.is_over


@pytest.mark.rule("JDG-8.8.1-c", "JDG-8.8.1-d", "JDG-8.8.1-e", "JDG-8.8.1-f", "JDG-RUL-33")
def test_where_a_retreat_before_shock_may_lead_and_what_it_costs():
    state = battle(
        unit("a", "I 4/6", "0809 NNE"), red("c", "C 3/6/6/8", "0808 SSE"),
        unit("b", "I 4/6", "1007 W"),
    )  # fmt: skip
    ways = evasion.ways(state.field, BLANK, state.field.unit("c"), ("0809",))
    # Beside the attacker nothing; 0907 and 0908 lie in the front zone of another enemy.
    assert ("0709",) not in ways
    assert ("0907",) not in ways
    assert ("0908",) in ways
    assert not any(path[0] == "0908" and len(path) == 2 for path in ways)
    assert evasion.losses(state.field, BLANK, state.field.unit("c"), "0808", "0908") == [
        "JDG-8.8.1-d"
    ]
    wood = battle(red("c", "C 3/6/6/8", "0402 SSE"), ground="drill_ground")
    assert evasion.losses(wood.field, DRILL, wood.field.unit("c"), "0402", "0302") == [
        "JDG-8.8.1-c", "JDG-4.3.2-b"
    ]  # fmt: skip


@pytest.mark.rule("JDG-FL-d", "JDG-8.3.1-a")
def test_without_a_target_nothing_is_declared_or_asked():
    play = Play(battle(unit("a", "I 4/6", "0808 NNE")), CombatSegment())

    assert play.is_over
    assert play.told(LevelChanged) == []


# Fine print --------------------------------------------------------------------------------------


@pytest.mark.rule("JDG-RUL-26", "JDG-8.3.2-b")
def test_where_a_combined_shock_must_take_over_a_hex_all_strength_counts_in_one_roll():
    state = battle(
        unit("A1", "I 6/6/5/5", "0808 NNE"), unit("A2", "I 4/6/5/5", "0708 NNE"),
        unit("A3", "I 2/6/5/5", "0909 NNE"), red("D1", "I 4/6", "0807 SSE"),
        red("D2", "I 4/6", "0908 SSE"), limited=True,
    )  # fmt: skip
    play = Play(state, CombatSegment(), 6, 5, 5, 4, 0, 0)
    for line in ("A2 x 0807", "A1 x 0908", "A3 x 0908"):
        play.say(f"shock {line}")
    play.say("declare").say("fight 0807")

    (fought,) = play.told(Fought)
    assert (fought.origins, fought.targets) == (("0808", "0909"), ("0908", "0807"))
    assert [(one.amount, one.rule) for one in fought.sum.parts] == [(1, "JDG-T-SHOCKMOD")]
    assert fought.result == "d_ctdr"  # 8 to 8 is even.


@pytest.mark.rule("JDG-RUL-35", "JDG-8.5-d", "JDG-8.8.1-h")
def test_a_battery_left_behind_by_its_cavalry_is_alone():
    state = battle(
        unit("a", "I 4/6", "0809 NNE"), red("g", "A f3 e3 m4 c6", "0808 NNE"),
        red("c", "C 3/6/6/8", "0808 NNE"),
    )  # fmt: skip
    play = fight(state, 0, cells=("0809",), targets=("0808",))
    assert all(not line.startswith("back g") for line in play.asked["DP-C3"])
    play.say("back c 0807").say("adv a 0808")

    assert play.is_over
    assert play.where() == {"a": "0808 NNE g", "g": "-", "c": "0807 NNE g"}


@pytest.mark.rule("JDG-8.3.3-d")
def test_nobody_fires_at_a_stack_that_failed_its_test():
    state = battle(
        unit("a", "I 4/6/5/5", "0808 NNE"), unit("b", "I 4/6/5/5", "0907 SSW"),
        red("g", "A f3 e3 m4 c6", "0807 SSE"), limited=True,
    )  # fmt: skip
    state.field.unit("b").at, state.field.unit("b").facing = "0908", "W"
    play = Play(state, CombatSegment(), 6, 5)
    play.say("shock a x 0807").say("shock b x 0807").say("declare")

    assert [(one.unit, one.passed) for one in play.told(Tried)] == [("a", False), ("b", True)]
    assert play.asked == {"DP-C6": ["react g no", "react g x 0908"]}


@pytest.mark.rule("JDG-5.1.3-d", "JDG-RUL-27")
def test_the_unit_under_the_artillery_is_tested_for_the_stack():
    state = battle(
        unit("g", "A f3 e3 m4 c6", "0808 NNE"), unit("a", "I 4/6/5/5", "0808 NNE"),
        unit("b", "I 4/6/9/5", "0808 NNE"), red("d", "I 4/6", "0807 SSE"), limited=True,
    )  # fmt: skip
    play = Play(state, CombatSegment(), 6).say("shock a+b x 0807").say("declare")

    assert play.is_over
    assert [(one.unit, one.needed, one.passed) for one in play.told(Tried)] == [("a", 5, False)]
    assert play.told(Fought) == []


@pytest.mark.rule("JDG-10.3.3-a")
def test_two_units_of_a_stack_may_go_back_to_different_hexes():
    state = battle(
        unit("a", "I 8/7", "0808 NNE"), red("d", "I 2/6", "0807 SSE"), red("e", "I 2/6", "0807 SSE")
    )
    play = fight(state, 6)  # 2:1, one better, clear: 10.
    play.say("path d 0806").say("path e 0707").say("adv a 0807")

    assert play.is_over
    assert play.where() == {"a": "0807 NNE g", "d": "0806 SSE d", "e": "0707 SSE d"}
