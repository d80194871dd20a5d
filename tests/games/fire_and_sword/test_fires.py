"""Which fires an element has, what bars them, and what they cost."""

import pytest
from msgspec.structs import replace

from bot.games.fire_and_sword.rules import fires
from bot.games.fire_and_sword.rules.fighter import equip, fresh
from bot.games.fire_and_sword.rules.fires import Stand

from .fights import unit
from .given import content


def bars(fighter, **stand):
    """Return every fire with the rule that bars it."""
    options = fires.options(content(), fighter, Stand(**stand))
    return {one.fire: one.bar.rule if one.bar else None for one in options}


@pytest.mark.rule("FAS-6-a", "FAS-12.1-RAN", "FAS-12.1-SAL", "FAS-12.1-COU", "FAS-12.1-RIF",
                  "FAS-12.1-CAR", "FAS-12.2-LUK")  # fmt: skip
@pytest.mark.parametrize(
    ("card", "names"),
    [
        ("PLC-07", {"standard_fire", "fire_by_ranks"}),
        ("PLC-06", {"standard_fire", "countermarch", "salvo"}),
        ("PLC-10", {"standard_fire", "long_shot"}),
        ("PLC-04", {"standard_fire", "caracole"}),
        ("COS-06", {"standard_fire", "hail_of_arrows"}),
        ("SWE-05", {"standard_fire", "salvo"}),
    ],
)
def test_units_have_the_fires_of_their_rules_and_weapons(card, names):
    found = bars(unit(card, order="reorganise"))

    assert {name for name, rule in found.items() if rule is None} == names


@pytest.mark.rule("FAS-1.1.3-e")
def test_a_fire_is_lost_with_the_state_of_its_rule():
    assert "salvo" not in bars(unit("SWE-05", dp=4))


@pytest.mark.rule("FAS-12.1-ART-a", "FAS-12.1-ART-d", "FAS-12.1-CAN", "FAS-1.5.4-a")
def test_artillery_has_its_own_fires_and_no_standard_fire():
    assert bars(unit("PLC-09", order="defence")) == {
        "standard_fire": "FAS-12.1-ART-a",
        "artillery_close": None,
        "artillery_long": None,
        "canister": None,
    }


@pytest.mark.rule("FAS-12.1-ALL-a", "FAS-12.1-ALL-b")
@pytest.mark.parametrize("terrain", [None, "light_buildings"])
def test_all_round_defence_has_split_fire_instead_of_standard_fire(terrain):
    fighter = unit("COS-02" if terrain is None else "OTT-05", order="defence")

    found = bars(fighter, terrain=terrain)

    assert found["standard_fire"] == "FAS-12.1-ALL-a"
    assert found["split_fire"] is None


@pytest.mark.rule("FAS-12.1-ART-c", "FAS-RUL-54")
def test_artillery_in_a_structure_keeps_its_own_fires():
    assert "split_fire" not in bars(unit("PLC-09", order="defence"), terrain="light_buildings")


@pytest.mark.rule("FAS-3.1-c", "FAS-6-a")
def test_an_advance_order_bars_every_fire():
    assert bars(unit("SWE-05", order="advance"))["standard_fire"] == "FAS-3.1-c"


@pytest.mark.rule("FAS-12.1-COU", "FAS-12.1-RAN", "FAS-12.1-SAL", "FAS-12.1-DSP")
def test_dispersed_units_make_no_fire_by_ranks():
    registered = unit("COS-01", order="defence", formation="dispersed")

    assert bars(registered)["fire_by_ranks"] == "FAS-12.1-RAN"


@pytest.mark.rule("FAS-13.1-UTR", "FAS-12.1-ART-c")
def test_hindering_terrain_bars_special_fires_but_not_split_fire_nor_artillery():
    found = bars(unit("PLC-07", order="defence"), terrain="wood")

    assert (found["standard_fire"], found["fire_by_ranks"]) == (None, "FAS-13.1-UTR")
    assert bars(unit("COS-02", order="defence"), terrain="wood")["split_fire"] is None
    assert bars(unit("PLC-09", order="defence"), terrain="wood")["artillery_close"] is None


@pytest.mark.rule("FAS-6.6-a", "FAS-12.1-SAL", "FAS-12.2-LUK")
def test_a_fire_needs_its_loads_and_a_free_one_needs_a_load_too():
    brigade = unit("SWE-05", order="defence", ammo=1)

    assert (bars(brigade)["standard_fire"], bars(brigade)["salvo"]) == (None, "FAS-6.6-a")
    assert bars(unit("COS-06", order="defence", ammo=0))["standard_fire"] == "FAS-6.6-a"


@pytest.mark.rule("FAS-6.2-b", "FAS-12.1-DRA")
def test_no_dice_or_no_profile_in_this_type_is_no_fire():
    guns = unit("PLC-09", order="defence")
    profile = replace(guns.profile, shooting=replace(guns.profile.shooting, dice=(3, 0)))

    assert bars(replace(guns, profile=profile, dp=3))["artillery_close"] == "FAS-6.2-b"
    assert bars(unit("PLC-05", order="defence")) == {}
    assert bars(unit("PLC-05", order="defence", mode="infantry"))["standard_fire"] is None
    assert bars(unit("PLC-01", order="defence")) == {}


@pytest.mark.rule("FAS-7.3.2.1-a", "FAS-RUL-59", "FAS-12.1-SAL", "FAS-12.1-EVA-c", "FAS-12.1-CAN")
def test_only_some_fires_are_reactions_and_salvo_needs_defence():
    def reacting(card, order, reaction="receive_with_fire", **more):
        return bars(unit(card, order=order, **more), reaction=reaction)

    assert reacting("SWE-05", "defence") == {"standard_fire": None, "salvo": None}
    assert reacting("SWE-05", "manoeuvre")["salvo"] == "FAS-12.1-SAL"
    assert reacting("PLC-07", "defence")["fire_by_ranks"] == "FAS-7.3.2.1-a"
    assert reacting("PLC-09", "defence")["canister"] is None
    assert reacting("COS-06", "manoeuvre")["parting_shot"] == "FAS-12.1-EVA-c"
    evading = reacting("COS-06", "manoeuvre", "evade")
    assert (evading["parting_shot"], evading["standard_fire"]) == (None, "FAS-4.3.2-a")
    assert bars(unit("COS-06", order="manoeuvre"))["parting_shot"] == "FAS-12.1-EVA-c"


@pytest.mark.rule("FAS-4.3.2-a", "FAS-6.7-a", "FAS-6.7-b", "FAS-12.2-LUK", "FAS-RUL-60")
@pytest.mark.parametrize(
    ("card", "fire", "cost"),
    [
        ("SWE-05", "standard_fire", ("ammo", 1)),
        ("SWE-05", "salvo", ("ammo", 2)),
        ("SWE-01", "standard_fire", ("melee_ammo", 1)),
        ("COS-06", "standard_fire", ("ammo", 0)),
        ("COS-06", "parting_shot", ("ammo", 0)),
        ("COS-06", "hail_of_arrows", ("ammo", 1)),
        ("PLC-09", "canister", ("ammo", 1)),
    ],
)
def test_fires_cost_loads_of_their_kind(card, fire, cost):
    assert fires.cost(content(), unit(card), fire) == cost


@pytest.mark.rule("FAS-4.3.1-a", "FAS-12.2-LUK")
def test_load_restores_either_kind_below_the_card_but_never_bows():
    assert fires.loadable(content(), unit("SWE-05", ammo=1)) == ("ammo",)
    assert fires.loadable(content(), unit("SWE-05")) == ()
    assert fires.loadable(content(), unit("PLC-02", ammo=0, melee_ammo=0)) == ("melee_ammo",)


@pytest.mark.rule("FAS-9.3-a", "FAS-12.1-SNI")
@pytest.mark.parametrize(
    ("card", "nearest", "distance", "rule"),
    [
        ("SWE-05", True, 1200, None),
        ("SWE-05", True, 1201, "FAS-9.3-a"),
        ("SWE-05", False, 500, "FAS-9.3-a"),
        ("COS-G1", False, 800, None),
        ("COS-G1", False, 801, "FAS-9.3-a"),
        ("COS-G1", True, 1000, None),
    ],
)
def test_groups_are_shot_at_only_if_near_and_nearest(card, nearest, distance, rule):
    found = fires.group_target_bar(content(), unit(card), nearest, distance)

    assert (found.rule if found else None) == rule


def test_an_upgrade_brings_its_fire():
    guns = fresh(equip(content(), content().cards["PLC-06"], ("UPG-02",)))

    assert bars(replace(guns, order="defence"))["regimental_guns"] is None


@pytest.mark.rule("FAS-12.1-CAR", "FAS-12.1-COU")
@pytest.mark.parametrize(("card", "fire"), [("PLC-04", "caracole"), ("PLC-06", "countermarch")])
def test_moving_fires_need_ground_that_hinders_no_shooting(card, fire):
    reiters = unit(card, order="manoeuvre")

    assert bars(reiters)[fire] is None
    assert bars(reiters, entangled=True)[fire] == content().fires[fire].rule
    assert bars(reiters, entangled=True)["standard_fire"] is None


@pytest.mark.rule("FAS-12.1-ART-d")
def test_long_artillery_fire_needs_that_no_target_is_near():
    found = bars(unit("PLC-09", order="defence"), near_target=True)

    assert (found["artillery_long"], found["artillery_close"]) == ("FAS-12.1-ART-d", None)
