"""Deployment: legal places, places by default, slots, templates."""

import pytest

from bot.games.fire_and_sword.geometry import deployment, templates
from bot.games.fire_and_sword.geometry.battlefield import set_up
from bot.games.fire_and_sword.geometry.fixed import Place
from bot.games.fire_and_sword.geometry.table import Body, Fault
from tests.games.fire_and_sword.given import content

from .tables import body, box, garrison, inches, table

ZONE = ((0, 0), (72, 0), (72, 10), (0, 10))
NORTH = ((0, 38), (72, 38), (72, 48), (0, 48))
RULES = content().deployment


def deploy(on, key, x, y, heading=0, size="M"):
    found = deployment.deploy(on, body(key, x, y, heading, size), ZONE, apart=12)
    return (found.rule, found.what, found.other) if isinstance(found, Fault) else inches(found)


@pytest.mark.rule("FAS-SET-04")
@pytest.mark.parametrize(
    ("x", "y", "fault"),
    [(20, 9, None), (20, 9.02, "outside-zone"), (71, 5, "outside-zone"), (23, 8, "end-on-element")],
)
def test_an_element_is_deployed_wholly_in_its_zone_and_on_nothing(x, y, fault):
    on = table(body("r2", 26, 8))

    found = deploy(on, "r1", x, y)

    assert found == ((x, y, 0) if fault is None else ("FAS-SET-04", fault, "r2" * (x == 23)))


@pytest.mark.rule("FAS-SET-04")
def test_an_element_is_deployed_12_in_from_enemy_units_not_from_groups():
    on = table(body("b1", 20, 22), body("b2", 40, 11.5, size="G1"))

    assert deploy(on, "r1", 20, 8) == (20, 8, 0)  # exactly 12 in
    assert deploy(on, "r1", 20, 8.001) == ("FAS-SET-04", "near-enemy", "b1")
    assert deploy(on, "r1", 40, 8) == (40, 8, 0)
    lake = table(box("T1", "lake", 30, 5, 34, 8))
    assert deploy(lake, "r1", 30, 7) == ("FAS-SET-04", "on-ground", "T1")
    assert deploy(table(box("T1", "wood", 30, 5, 34, 8)), "r1", 30, 7) == (30, 7, 0)


@pytest.mark.rule("FAS-SET-04")
def test_a_unit_is_deployed_in_an_empty_structure_of_its_zone():
    house, far = box("T1", "light_buildings", 30, 5, 34, 8), box("T2", "rampart", 30, 9, 34, 12)
    on = table(house, far)

    held = deployment.deploy_in(on, body("r1", 0, 0), house, ZONE)
    assert isinstance(held, Body)
    assert (held.structure, held.outline) == ("T1", house.outline)
    assert deployment.deploy_in(on, body("r1", 0, 0), far, ZONE).what == "outside-zone"
    full = table(house, garrison("r2", house))
    assert deployment.deploy_in(full, body("r1", 0, 0), house, ZONE).rule == "FAS-13.3.1-c"
    group = body("r1", 0, 0, size="G1")
    assert deployment.deploy_in(on, group, house, ZONE).rule == "FAS-13.3.1-g"


@pytest.mark.rule("FAS-SET-04")
def test_a_silent_player_deploys_from_the_middle_of_the_edge_outwards():
    def first(*others, edge="south", zone=ZONE, key="r9"):
        on = table(*others)
        return deployment.first_place(on, body(key, 0, 0), zone, edge, apart=12)

    assert inches(first()) == (36, 1, 0)
    assert inches(first(body("r1", 36, 1))) == (40, 1, 0)
    assert inches(first(body("r1", 36, 1), body("r2", 40, 1))) == (32, 1, 0)
    assert inches(first(edge="north", zone=NORTH, key="b9")) == (36, 47, 180)
    assert first(zone=((0, 0), (3, 0), (3, 3), (0, 3))) is None


@pytest.mark.rule("FAS-SET-04")
@pytest.mark.slow
def test_where_enemies_leave_no_place_it_is_the_farthest_from_them_of_all_legal_ones():
    enemies = [body(f"b{x}", x, 14) for x in range(4, 72, 8)]
    on, own = table(*enemies), body("r1", 0, 0)

    assert deployment.first_place(on, own, ZONE, "south", apart=12) is None
    assert inches(deployment.farthest(on, own, ZONE, "south")) == (36, 1, 0)
    assert inches(deployment.farthest(table(body("b1", 50, 14)), own, ZONE, "south")) == (2, 1, 0)
    assert deployment.farthest(on, own, ((0, 0), (3, 0), (3, 3), (0, 3)), "south") is None


@pytest.mark.rule("FAS-12.1-WAT")
@pytest.mark.rule("FAS-SET-05")
@pytest.mark.parametrize(
    ("x", "y", "heading", "fault"),
    [
        (1, 22, 90, None),  # its rear touches the west edge
        (70, 30, 0, None),
        (30, 1, 0, None),
        (30, 47, 180, "no-landing"),  # the enemy's edge
        (3, 22, 90, "no-landing"),
        (0.9, 22, 90, "off-table"),
        (1, 32, 90, "near-enemy"),
    ],
)
def test_who_lands_touches_a_table_edge_that_is_not_the_enemys(x, y, heading, fault):
    on = table(body("b1", 10, 40))

    found = deployment.land(on, body("r1", x, y, heading), "north", apart=12)

    if fault is None:
        assert inches(found) == (x, y, heading)
    else:
        assert (found.rule, found.what) == ("FAS-12.1-WAT", fault)


@pytest.mark.rule("FAS-SET-04")
def test_slots_are_legal_and_those_in_cover_come_first():
    on = table(box("T1", "wood", 28, 0, 36, 12), body("r1", 6, 9))

    found = deployment.slots(on, body("r2", 0, 0), ZONE, "south", 12, RULES.slots)

    assert len(found) == len(set(found)) == 12
    assert inches(found[0]) == (30, 9, 0)
    for place in found:
        there = body("r2", place.x / 1000, place.y / 1000, place.heading / 100)
        assert isinstance(deployment.deploy(on, there, ZONE, 12), Place)


# Templates -----------------------------------------------------------------------------------


ARMY = (
    body("r1", 0, 0, size="G2"), body("r2", 0, 0, kind="cavalry"), body("r3", 0, 0, kind="cavalry"),
    body("r4", 0, 0), body("r5", 0, 0, size="S", kind="artillery"), body("r6", 0, 0, size="L"),
)  # fmt: skip
"""A commander, two of horse, two of foot and a gun."""


def arranged(name, *others, edge="south", zone=ZONE, army=ARMY, front=()):
    found = templates.arrange(
        table(*others), army, zone, edge, RULES.templates[name],
        apart=12, gap=RULES.gap, front=front,
    )  # fmt: skip
    return {key: inches(place) for key, place in found.items()}


@pytest.mark.rule("FAS-SET-04")
def test_a_line_has_foot_and_guns_in_the_middle_and_horse_on_the_wings():
    # 4 + 3 + 4 + 5 + 4 and four gaps of 0.5: 22 in, from 25 to 47.
    assert arranged("line") == {
        "r2": (27, 9, 0), "r5": (31, 9, 0), "r4": (35, 9, 0), "r6": (40, 8.75, 0),
        "r3": (45, 9, 0), "r1": (36, 6.125, 0),
    }  # fmt: skip


@pytest.mark.rule("FAS-SET-04")
def test_a_template_is_seen_from_its_owners_edge():
    blue = tuple(body(one.id.replace("r", "b"), 0, 0, size="M", kind=one.kind) for one in ARMY[1:4])
    found = arranged("strong_left", edge="north", zone=NORTH, army=blue)

    # Two of horse on its left, which is east: 13 in, from 42.5 to 29.5.
    assert found == {"b2": (40.5, 39, 180), "b3": (36, 39, 180), "b4": (31.5, 39, 180)}


@pytest.mark.rule("FAS-SET-04")
def test_a_refused_flank_bends_back_and_a_tabor_has_its_wagons_in_front():
    bent = arranged("refused_flank")
    assert [bent[key][1] for key in ("r2", "r5", "r4", "r6", "r3")] == sorted(
        (bent[key][1] for key in ("r2", "r5", "r4", "r6", "r3")), reverse=True
    )
    assert bent["r2"][1] - bent["r3"][1] == 1.25  # 5 in over 72, 18 in apart

    tabor = arranged("tabor", front=("r5", "r6"))
    assert tabor["r5"][1] > tabor["r4"][1]
    assert tabor["r6"][1] > tabor["r2"][1]
    assert tabor["r2"][0] < tabor["r4"][0] < tabor["r3"][0]


@pytest.mark.rule("FAS-SET-04")
@pytest.mark.parametrize("name", RULES.templates)
@pytest.mark.parametrize("scenario", ["SC-1", "SC-2", "SC-3", "SC-4"])
@pytest.mark.parametrize("side", ["red", "blue"])
def test_every_template_sets_up_every_army_legally(name, scenario, side):
    battle = content().scenarios[scenario]
    full = set_up(content(), battle)
    own = [one for one in full.bodies if one.side == side]
    on, ground = full.without(*(one.id for one in own)), battle.sides[side]
    template = RULES.templates[name]

    found = templates.arrange(
        on, own, ground.zone, ground.edge, template, apart=RULES.apart, gap=RULES.gap
    )

    assert set(found) == {one.id for one in own}
    for one in own:
        on = on.holding(on.moved(one, found[one.id]))
    for key, place in found.items():
        assert deployment.deploy(on, on.body(key), ground.zone, RULES.apart) == place
