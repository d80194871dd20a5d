"""The data of Jours de Gloire fit together, and what does not is found."""

import msgspec
import pytest

from bot.games.jours.content import check, texts
from tests.games.jours.given import CONTENT


def test_the_content_has_no_fault_and_a_name_for_everything():
    assert list(check(CONTENT)) == []
    assert sorted(CONTENT.scenarios) == ["drill", "maida", "montebello", "saalfeld", "schongrabern"]
    named = texts(CONTENT)
    assert set(named) == {"en", "cs", "pl"}
    assert named["pl"]["jours-unit-drill-B-C"] == "B-C Kirasjerzy"
    assert named["en"]["jours-unit-montebello-28e"] == "28e Ligne", "once is enough"
    assert named["cs"]["jours-unit-maida-81st"] == "81st 81. pěší pluk"
    assert named["en"]["jours-unit-maida-81st"] == "81st Foot"
    assert named["cs"]["jours-place-montebello-1008-1009"] == "Most přes Coppu"


def changed(scenario, **fields):
    battle = msgspec.structs.replace(CONTENT.scenarios[scenario], **fields)
    return msgspec.structs.replace(CONTENT, scenarios={scenario: battle})


@pytest.mark.rule("JDG-0.1-b", "JDG-RUL-06")
def test_strength_points_follow_from_the_men():
    first, *others = CONTENT.scenarios["drill"].formations
    weak = msgspec.structs.replace(first.units[0], men=2000)
    formation = msgspec.structs.replace(first, units=(weak, *first.units[1:]))
    faults = list(check(changed("drill", formations=(formation, *others))))

    assert ("scenarios", "drill", "B-1", "2000 men are not 6 strength points") in faults


def test_an_objective_off_the_map_and_a_reinforcement_that_never_comes_are_found():
    messages = [
        one[3] for one in check(changed("maida", reinforcements=(), control={"9901": None}))
    ]

    assert "20th is either off the map or no reinforcement" in messages
    assert "9901 is not on the map" in messages
    assert "nobody is said to control 0602" in messages


@pytest.mark.rule("JDG-RUL-61")
def test_a_hexside_has_one_type_and_a_slope_two_levels():
    ground = CONTENT.maps["drill_ground"]
    sides = {**ground.hexsides, "slope": (*ground.hexsides["slope"], "0101|0102", "0808|0908")}
    maps = {"drill_ground": msgspec.structs.replace(ground, hexsides=sides)}
    messages = [one[3] for one in check(msgspec.structs.replace(CONTENT, maps=maps, scenarios={}))]

    assert "0101|0102 has hexes of one level" in messages
    assert "0808|0908 stands here twice" in messages


@pytest.mark.rule("JDG-T-FIRE", "JDG-T-RATIO", "JDG-T-SHOCK")
def test_the_tables_are_read_at_their_edges():
    fire, shock = CONTENT.fire, CONTENT.shock

    assert [fire.result(total) for total in (-3, 8, 9, 12, 13, 14, 15, 16, 30)] == [
        "none", "none", "test", "test", "disorder", "disorder", "retreat", "rout", "rout",
    ]  # fmt: skip
    assert [shock.result(total) for total in (-9, -1, 0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 12, 13)] == [
        "a_d_ctr_ca", "a_d_ctr_ca", "a_d_ctr", "a_d_ctr", "a_ctdr", "a_ctdr", "b_ctd",
        "d_ctdr", "d_ctdr", "d_d_ctr", "d_d_ctr", "d_d_r", "d_d_r", "d_d_r_bt",
    ]  # fmt: skip
    assert [shock.ratio(*one) for one in ((8, 3), (5, 6), (4, 1), (9, 9), (1, 3), (1, 4))] == [
        2, -1, 4, 0, -3, -4,
    ]  # fmt: skip
