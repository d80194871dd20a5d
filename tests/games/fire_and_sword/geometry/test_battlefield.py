"""Scenarios as tables, deployment, who stands at an objective."""

import msgspec
import pytest

from bot.games.fire_and_sword.content import check
from bot.games.fire_and_sword.content.scenarios import Objective, Post
from bot.games.fire_and_sword.geometry import battlefield
from bot.games.fire_and_sword.geometry.table import Body, Fault
from tests.games.fire_and_sword.given import content

from .tables import body, box, garrison, inches, table

ZONE = ((0, 0), (72, 0), (72, 10), (0, 10))
SCENARIOS = content().scenarios


def deploy(on, key, x, y, heading=0, size="M"):
    found = battlefield.deploy(on, body(key, x, y, heading, size), ZONE, apart=12)
    return (found.rule, found.what, found.other) if isinstance(found, Fault) else inches(found)


def changed(key, **fields):
    """The faults that the content has with a scenario changed."""
    scenario = msgspec.structs.replace(SCENARIOS[key], **fields)
    scenarios = {**SCENARIOS, key: scenario}
    return list(check(msgspec.structs.replace(content(), scenarios=scenarios)))


@pytest.mark.parametrize(
    ("key", "elements", "garrisons"),
    [("SC-1", 20, 0), ("SC-2", 22, 0), ("SC-3", 22, 4), ("SC-4", 12, 1)],
)
def test_a_scenario_is_a_table_with_every_element_in_its_place(key, elements, garrisons):
    on = battlefield.set_up(content(), SCENARIOS[key])

    assert len(on.bodies) == elements
    assert sum(bool(one.structure) for one in on.bodies) == garrisons
    assert len({one.id for one in on.bodies}) == elements


def test_elements_are_numbered_as_in_their_army_and_dragoons_have_their_mode():
    on = battlefield.set_up(content(), SCENARIOS["SC-1"])

    hussars, dragoons, chief = on.body("r3"), on.body("r8"), on.body("b1")
    assert (inches(hussars.place), hussars.kind) == ((30, 8, 0), "cavalry")
    assert (dragoons.kind, chief.kind) == ("cavalry", "group")
    assert battlefield.set_up(content(), SCENARIOS["SC-2"]).body("r8").kind == "infantry"
    assert inches(chief.place) == (36, 44.5, 180)


def test_terrain_of_the_data_fits_and_what_does_not_is_told():
    assert changed("SC-1") == []
    (fault,) = changed("SC-1", terrain=(*SCENARIOS["SC-1"].terrain, SCENARIOS["SC-1"].terrain[0]))
    assert fault == ("scenarios", "SC-1", "terrain[6]", "overlaps T1")
    assert "is no polygon on the table" in str(changed("SC-1", table=(71, 48)))


def test_an_element_outside_its_zone_or_on_another_is_told():
    red = SCENARIOS["SC-1"].sides["red"]

    def moved(place, to):
        posts = list(red.places)
        posts[place] = Post(at=to)
        side = msgspec.structs.replace(red, places=tuple(posts))
        return changed("SC-1", sides={**SCENARIOS["SC-1"].sides, "red": side})

    assert moved(2, (30, 9.1, 0)) == [
        ("scenarios", "SC-1", "sides.red.places[2]", "is outside its zone")
    ]
    assert "end-on-unit r4 (FAS-5.2-a)" in str(moved(2, (19, 8, 0)))


def test_names_that_a_scenario_does_not_have_are_told():
    spread = msgspec.structs.replace(SCENARIOS["SC-1"].terrain[5], type="castle")
    wrong = changed("SC-1", terrain=(*SCENARIOS["SC-1"].terrain[:5], spread))
    assert [one[2:] for one in wrong] == [
        ("terrain[5].type", "no terrain castle"),
        ("objectives[1].structures", "no structure T6"),
    ]
    side = msgspec.structs.replace(SCENARIOS["SC-1"].sides["red"], places=(Post(structure="T1"),))
    wrong = changed("SC-1", sides={**SCENARIOS["SC-1"].sides, "red": side})
    assert [one[2:] for one in wrong] == [
        ("sides.red.places", "give 10, one for each element"),
        ("sides.red.places[0]", "no structure T1"),
    ]


@pytest.mark.parametrize(
    ("x", "y", "fault"),
    [(20, 9, None), (20, 9.02, "outside-zone"), (71, 5, "outside-zone"), (23, 8, "end-on-element")],
)
def test_an_element_is_deployed_wholly_in_its_zone_and_on_nothing(x, y, fault):
    on = table(body("r2", 26, 8))

    found = deploy(on, "r1", x, y)

    assert found == ((x, y, 0) if fault is None else ("FAS-SET-04", fault, "r2" * (x == 23)))


def test_an_element_is_deployed_12_in_from_enemy_units_not_from_groups():
    on = table(body("b1", 20, 22), body("b2", 40, 11.5, size="G1"))

    assert deploy(on, "r1", 20, 8) == (20, 8, 0)  # exactly 12 in
    assert deploy(on, "r1", 20, 8.001) == ("FAS-SET-04", "near-enemy", "b1")
    assert deploy(on, "r1", 40, 8) == (40, 8, 0)
    lake = table(box("T1", "lake", 30, 5, 34, 8))
    assert deploy(lake, "r1", 30, 7) == ("FAS-SET-04", "on-ground", "T1")
    assert deploy(table(box("T1", "wood", 30, 5, 34, 8)), "r1", 30, 7) == (30, 7, 0)


def test_a_unit_is_deployed_in_an_empty_structure_of_its_zone():
    house, far = box("T1", "light_buildings", 30, 5, 34, 8), box("T2", "rampart", 30, 9, 34, 12)
    on = table(house, far)

    held = battlefield.deploy_in(on, body("r1", 0, 0), house, ZONE)
    assert isinstance(held, Body)
    assert (held.structure, held.outline) == ("T1", house.outline)
    assert battlefield.deploy_in(on, body("r1", 0, 0), far, ZONE).what == "outside-zone"
    full = table(house, garrison("r2", house))
    assert battlefield.deploy_in(full, body("r1", 0, 0), house, ZONE).rule == "FAS-13.3.1-c"
    group = body("r1", 0, 0, size="G1")
    assert battlefield.deploy_in(on, group, house, ZONE).rule == "FAS-13.3.1-g"


def test_a_silent_player_deploys_from_the_middle_of_the_edge_outwards():
    def first(*others, edge="south", zone=ZONE, key="r9"):
        on = table(*others)
        return battlefield.first_place(on, body(key, 0, 0), zone, edge, apart=12)

    assert inches(first()) == (36, 1, 0)
    assert inches(first(body("r1", 36, 1))) == (40, 1, 0)
    assert inches(first(body("r1", 36, 1), body("r2", 40, 1))) == (32, 1, 0)
    north = ((0, 38), (72, 38), (72, 48), (0, 48))
    assert inches(first(edge="north", zone=north, key="b9")) == (36, 47, 180)
    assert first(zone=((0, 0), (3, 0), (3, 3), (0, 3))) is None


def test_a_unit_within_3_in_of_a_marker_or_in_its_structure_stands_at_the_objective():
    house = box("T1", "light_buildings", 30, 5, 34, 8)
    marker = Objective(id="O1", at=(20, 20), structures=("T1",))

    def stands(one, *pieces):
        return battlefield.stands_at(table(*pieces), one, marker, inches=3)

    assert stands(body("r1", 20, 24.01))
    assert not stands(body("r1", 20, 24.02))
    assert not stands(body("r1", 20, 22, size="G1"))
    assert stands(garrison("r1", house), house)
