"""Scenarios and free battles as tables, who stands at an objective."""

import msgspec
import pytest

from bot.games.fire_and_sword.content import check
from bot.games.fire_and_sword.content.scenarios import Objective, Post, Spread
from bot.games.fire_and_sword.geometry import battlefield
from tests.games.fire_and_sword.given import content

from .tables import body, box, garrison, inches, table

SCENARIOS = content().scenarios


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


@pytest.mark.rule("FAS-SET-02")
@pytest.mark.rule("FAS-OPT-10")
@pytest.mark.parametrize(
    ("level", "size", "rounds", "zone", "markers"),
    [
        ("skirmish", (48, 48), 5, 8, [(12, 24), (36, 24)]),
        ("task_force", (72, 48), 6, 10, [(18, 24), (36, 24), (54, 24)]),
    ],
)
def test_a_free_battle_has_strips_along_the_long_edges_and_markers_in_the_middle(
    level, size, rounds, zone, markers
):
    found = battlefield.free_battle(content(), level, ())

    width, height = size
    assert (found.id, found.table, found.rounds) == (f"free_{level}", size, rounds)
    red, blue = found.sides["red"], found.sides["blue"]
    assert (red.edge, blue.edge) == ("south", "north")
    assert red.zone == ((0, 0), (width, 0), (width, zone), (0, zone))
    top = height - zone
    assert blue.zone == ((0, top), (width, top), (width, height), (0, height))
    assert [one.at for one in found.objectives] == markers
    assert (found.victory.lead, found.victory.counts_objectives) == (2, True)
    assert found.first_initiative is None


@pytest.mark.rule("FAS-OPT-10", "FAS-RUL-107")
def test_an_objective_is_moved_out_of_structures_and_water_by_the_shortest_way():
    house = Spread(
        id="T1", type="light_buildings", polygon=((16, 22), (19, 22), (19, 27), (16, 27))
    )
    lake = Spread(id="T2", type="lake", polygon=((30, 23.5), (40, 23.5), (40, 30), (30, 30)))
    wood = Spread(id="T3", type="wood", polygon=((50, 20), (58, 20), (58, 28), (50, 28)))

    found = battlefield.free_battle(content(), "task_force", (house, lake, wood)).objectives

    assert [(one.at, one.structures) for one in found] == [
        ((19, 24), ("T1",)), ((36, 23.5), ()), ((54, 24), ()),
    ]  # fmt: skip


def test_a_unit_within_3_in_of_a_marker_or_in_its_structure_stands_at_the_objective():
    house = box("T1", "light_buildings", 30, 5, 34, 8)
    marker = Objective(id="O1", at=(20, 20), structures=("T1",))

    def stands(one, *pieces):
        return battlefield.stands_at(table(*pieces), one, marker, inches=3)

    assert stands(body("r1", 20, 24.01))
    assert not stands(body("r1", 20, 24.02))
    assert not stands(body("r1", 20, 22, size="G1"))
    assert stands(garrison("r1", house), house)
