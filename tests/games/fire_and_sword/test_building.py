"""Army building: points, numbers and the lists of the nations."""

import msgspec
import pytest

from bot.games.fire_and_sword.content import check
from bot.games.fire_and_sword.notation import armies, building
from bot.games.fire_and_sword.notation.armies import Listed

from .given import content

READY = {key: one for key, one in content().armies.items() if one.level}


def faults(level, army):
    return [
        (reason.key.removeprefix("fas-build-"), rule)
        for _, reason, rule in building.faults(content(), level, army)
    ]


def army(*cards, faction="PLC", motivation=6):
    listed = tuple(Listed(card=one) for one in cards)
    return armies.ArmyList(name="Test", motivation=motivation, faction=faction, elements=listed)


PATROL = ("PLC-C1", "PLC-02", "PLC-03", "PLC-03", "PLC-04")
"""35 + 47 + 38 + 38 + 42 = 200 points, four Units of cavalry."""


def test_each_nation_has_a_ready_army_of_each_level():
    found = sorted((one.faction, one.level) for one in READY.values())

    assert found == sorted(
        (nation, level) for nation in content().factions for level in content().army_rules.levels
    )


@pytest.mark.rule("FAS-OPT-02")
@pytest.mark.parametrize("key", READY)
def test_ready_armies_of_a_level_keep_its_rules(key):
    assert faults(READY[key].level, armies.ready(content(), key)) == []


@pytest.mark.rule("FAS-OPT-01")
def test_a_level_limits_points_and_units():
    assert faults("skirmish", army(*PATROL)) == []
    one_more = army(*PATROL, "PLC-G1")
    assert armies.points_of(content(), one_more) == 206
    assert faults("skirmish", one_more) == [("points", "FAS-OPT-01")]
    assert faults("skirmish", army(*PATROL[:4])) == [("units", "FAS-OPT-01")]
    assert faults("task_force", army(*PATROL, motivation=9)) == [("units", "FAS-OPT-01")]


@pytest.mark.rule("FAS-OPT-02")
def test_upgrades_cost_their_factor_for_each_coin():
    kalkans = msgspec.structs.replace(
        army(*PATROL),
        elements=(Listed(card="PLC-C1"), Listed(card="PLC-02", upgrades=("UPG-01",)),
                  *(Listed(card=one) for one in PATROL[2:])),
    )  # fmt: skip

    assert armies.points_of(content(), kalkans) == 200 + 2 * 2
    assert faults("skirmish", kalkans) == [("points", "FAS-OPT-01")]


@pytest.mark.rule("FAS-OPT-02")
@pytest.mark.parametrize(
    ("cards", "faction", "wrong"),
    [
        (("PLC-C2", "PLC-C2"), "PLC", {"commanders"}),
        (("PLC-08",) * 5, "PLC", {"bronze", "units"}),
        (("PLC-09", "PLC-09", "PLC-09"), "PLC", {"limit", "cavalry"}),
        (("COS-06",), "COS", {"stranger", "chief", "needs"}),
        (("OTT-01",), "PLC", {"stranger"}),
        ((), "XXX", {"faction"}),
    ],
)
def test_a_list_of_its_nation_is_kept(cards, faction, wrong):
    base = ("PLC-C1", "PLC-03", "PLC-03", "PLC-10") if "PLC-09" in cards else PATROL
    found = faults("skirmish", army(*base, *cards, faction=faction))

    assert {key for key, _ in found} - {"points"} == wrong
    assert {rule for key, rule in found if key in wrong - {"units"}} == {"FAS-OPT-02"}


@pytest.mark.rule("FAS-OPT-02")
def test_motivation_is_that_of_the_list_and_typed_profiles_have_no_place():
    assert faults("skirmish", army(*PATROL, motivation=7)) == [("motivation", "FAS-OPT-02")]
    typed = msgspec.structs.replace(
        army(*PATROL), elements=(*army(*PATROL).elements, Listed(name="x"))
    )
    assert faults("skirmish", typed) == [("card", "FAS-OPT-02")]
    groups = ("PLC-G1", "PLC-G1", "PLC-G1")
    assert ("groups", "FAS-OPT-02") in faults("skirmish", army(*PATROL, *groups))


def test_names_that_the_rules_of_army_building_do_not_have_are_told():
    rules, setting = content().army_rules, content().deployment
    plc = msgspec.structs.replace(rules.lists["PLC"], chief="PLC-C9")
    rules = msgspec.structs.replace(rules, lists={"PLC": plc, "XXX": rules.lists["OTT"]})
    tabor = msgspec.structs.replace(setting.templates["tabor"], front_cards=("COS-99",))
    setting = msgspec.structs.replace(setting, templates={"tabor": tabor})

    changed = msgspec.structs.replace(content(), army_rules=rules, deployment=setting)

    assert [one for one in check(changed) if one[0] in ("army_rules", "deployment")] == [
        ("army_rules", "", "lists.PLC", "no card PLC-C9"),
        ("army_rules", "", "lists.XXX", "no faction XXX"),
        ("deployment", "", "templates.tabor", "no card COS-99"),
    ]


@pytest.mark.rule("FAS-RUL-102", "FAS-OPT-02")
def test_commanders_do_not_count_as_groups():
    groups = ("PLC-G1",) * content().army_rules.levels["skirmish"].groups
    assert {content().cards[one].kind for one in ("PLC-C1", "PLC-C2")} == {"group"}

    led = army(*PATROL, "PLC-C2", *groups)

    assert "groups" not in {key for key, _ in faults("skirmish", led)}
    one_more = army(*PATROL, "PLC-C2", *groups, "PLC-G1")
    assert ("groups", "FAS-OPT-02") in faults("skirmish", one_more)
