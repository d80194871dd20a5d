"""Single words of the rules that change a number: each is read alone."""

import pytest

from bot.engine.model import Term
from bot.games.fire_and_sword.rules import checks, melee, morale, riding, settlement, shooting
from bot.games.fire_and_sword.rules.melee import Combatant, Touch

from .dice import Script
from .fights import A, B, duel, parts, shot, unit, with_rule
from .given import content


def combatant(name, side, fighter, *touches, **facts):
    return Combatant(id=name, side=side, fighter=fighter, touches=touches, **facts)


@pytest.mark.rule("FAS-12.2-DRZ-b", "FAS-RUL-33")
def test_pole_weapons_of_cavalry_stop_no_impetus_even_with_defence():
    field = duel(unit("PLC-01", lances=0), unit("PLC-02", order="defence"))

    assert melee.impetus_bar(content(), field, field["a1"]) is None


@pytest.mark.rule("FAS-7.4.4-b", "FAS-RUL-45")
@pytest.mark.parametrize(
    ("edges", "expected"),
    [
        (["left"], 1),
        (["rear"], 2),
        (["left", "right"], 2),
        (["left", "rear"], 3),
        (["left", "right", "rear"], 4),
        (["front"], 0),
    ],
)
def test_side_edges_count_one_and_rear_edges_two(edges, expected):
    """One enemy, touched by a Unit of the same size on every named edge."""
    mine = {
        f"a{place}": combatant(f"a{place}", A, unit("PLC-02"), Touch("front", "b1", edge))
        for place, edge in enumerate(edges)
    }
    touches = [Touch(edge, f"a{place}", "front") for place, edge in enumerate(edges)]
    field = {**mine, "b1": combatant("b1", B, unit("PLC-02"), *touches)}

    found = settlement.edge_points(content(), field, A, {})

    assert found.total == 2 * len(edges) + expected


@pytest.mark.rule("FAS-12.2-KOP-a", "FAS-7.4.2-a")
def test_an_enemy_touched_in_front_and_on_the_flank_is_struck_in_front():
    """Lances keep their force, and no success is rolled again."""
    hussars = combatant(
        "a1", A, unit("PLC-01"), Touch("front", "b1", "front"), Touch("left", "b1", "front"),
        charge="charge",
    )  # fmt: skip
    foot = combatant("b1", B, unit("SWE-07"), Touch("front", "a1", "front"))
    field = {"a1": hussars, "b1": foot}

    assert melee.effectiveness(content(), field, hussars, foot) == 3
    assert melee.rerolls(content(), hussars, foot) == ()


@pytest.mark.rule("FAS-12.1-EVA-a", "FAS-RUL-22")
@pytest.mark.parametrize(
    ("marks", "lances", "dice"),
    [({"melee_ammo": 1}, False, 5), ({"melee_ammo": 0}, False, 4), ({"melee_ammo": 1}, True, 4)],
)
def test_the_blow_at_an_evader_has_a_die_for_a_load_only_if_there_is_one(marks, lances, dice):
    field = duel(unit("PLC-01", **marks), unit("COS-06"), other={"terrain": None})

    assert riding.blow(content(), field["a1"], field["b1"], lances).pool.count == dice


@pytest.mark.rule("FAS-12.1-LAS-b", "FAS-RUL-72")
def test_only_a_garrison_to_the_last_man_stays_for_a_dp():
    brave = with_rule(unit("SWE-07"), "to_the_last_man")

    assert morale.withdrawals(brave, garrison=True) == ("withdraw", "dp")
    assert morale.withdrawals(brave, garrison=False) == ("withdraw",)
    assert morale.withdrawals(unit("SWE-07"), garrison=True) == ("withdraw",)


@pytest.mark.rule("FAS-12.1-EVA-c", "FAS-12.1-SAL")
def test_bows_are_spared_the_half_of_a_parting_shot_but_get_the_factor_of_a_salvo():
    tatars = with_rule(unit("COS-06"), "salvo")
    target = unit("PLC-02")

    salvo = shooting.pool(content(), shot(tatars, target, "salvo"))
    parting = shooting.pool(content(), shot(tatars, target, "parting_shot", reaction="evade"))

    assert [one.rule for one in salvo.factors] == ["FAS-12.1-SAL"]
    assert parting.factors == ()
    assert parts(parting.tally)[0] == (2, "FAS-6.2-a")


@pytest.mark.rule("FAS-7.4.5-h", "FAS-2.3.3-d")
def test_a_side_without_units_before_the_fight_leaves_the_field_to_the_other():
    field = duel(unit("PLC-02"), unit("SWE-07", dp=7))

    assert settlement.sides_left(field) == {A, B}, "it survived an earlier melee"
    del field["b1"]
    assert settlement.sides_left(field) == {A}


@pytest.mark.rule("FAS-12.1-SCO", "FAS-RUL-12")
def test_scouts_roll_again_in_the_first_bout_only():
    """Both show 8 after the re-rolls; the second bout stands as it fell."""
    script = Script(9, 8, 9, 8, 9, 7)
    one = checks.dice(1, Term("why"))

    contest = checks.opposed(script, one, one, (1, 1))

    assert script.left == []
    assert [die.again for bout in contest.bouts for die in (*bout.a, *bout.b)] == [8, 8, None, None]
