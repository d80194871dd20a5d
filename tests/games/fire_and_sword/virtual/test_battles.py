"""Battles of the virtual table: what is set before, how they begin, how they end."""

import pytest

from bot.engine import flow
from bot.engine.chance.draws import ScriptedDraws
from bot.engine.model import Setup
from bot.engine.refusal import Refused
from bot.games.fire_and_sword.notation import armies
from bot.games.fire_and_sword.phases.round.ending import end_by_rounds
from bot.games.fire_and_sword.phases.script import Script
from bot.games.fire_and_sword.phases.virtual.start import battles
from tests.games.fire_and_sword.given import content
from tests.games.fire_and_sword.live import BLUE, RED, game

from .match import begun, stands, usual


def options(scenario):
    return {one.key: one.default for one in game().preparation.match_options(scenario)}


@pytest.mark.rule("FAS-SET-01", "FAS-OPT-06")
def test_a_scenario_fixes_table_terrain_places_and_rounds():
    live = begun("SC-4")

    state = live.position.state
    assert (state.field.width, state.field.height) == (48000, 48000)
    assert state.options == {"rounds": "6", "deployment": "fixed", "scouting": "off"}
    assert stands(live, "r2") == (1, 22, 90)
    assert stands(live, "b2") == "T2"
    assert state.objectives == {"O1": None, "O2": None}
    assert live.asked == "D-S5 blue-1, D-S5 red-1"


@pytest.mark.rule("FAS-SET-01")
def test_a_scenario_may_say_who_has_the_initiative_in_the_first_round():
    live = usual(begun("SC-3"), "D-S5")

    assert live.asked == "D-05 red-1"
    assert live.position.state.initiative == "red"
    assert usual(begun("SC-4"), "D-S5").asked == "D-03 blue-1, D-03 red-1"


@pytest.mark.rule("FAS-SET-02", "FAS-OPT-01", "FAS-OPT-10")
def test_a_free_battle_takes_armies_of_its_level_and_terrain_that_fits():
    assert options("free_skirmish") == {"terrain": "none"}
    (terrain,) = game().preparation.match_options("free_task_force")
    assert [one.key for one in terrain.choices] == ["none", "SC-1", "SC-2", "SC-3"]

    live = begun("free_skirmish", "3 4, 5", terrain="SC-4", army_red_1="swe_skirmish")

    state = live.position.state
    assert [one.id for one in state.field.grounds] == ["T1", "T2", "T3", "T4", "T5"]
    assert state.options["rounds"] == "5"
    assert [one.card for one in state.elements if one.side == "red"][:2] == ["SWE-C1", "SWE-01"]
    assert state.sides["red"].motivation == 6
    assert state.field.places == {}
    assert live.asked == "D-S3 blue-1"


@pytest.mark.rule("FAS-OPT-02")
def test_a_list_that_breaks_the_rules_of_army_building_is_refused_with_every_fault():
    source = armies.write(armies.ready(content(), "plc_task_force"))

    with pytest.raises(Refused) as refused:
        begun("free_skirmish", army_blue_1=source)
    assert refused.value.rule == "FAS-OPT-01"

    assert battles.read_army(content(), "task_force", source).name == "Commonwealth division"
    setup = begun("free_task_force", "3 4, 5 5", army_blue_1=source).position.state
    assert sum(one.side == "blue" for one in setup.elements) == 11


@pytest.mark.rule("FAS-OPT-02")
def test_seats_choose_armies_in_free_battles_alone():
    def choices(scenario, seat):
        setup = Setup(scenario=scenario, seats=(seat,), options={})
        found = game().preparation.seat_options(setup, seat)
        return [(one.default, len(one.choices)) for one in found]

    assert choices("SC-1", RED) == []
    assert choices("free_skirmish", RED) == [("plc_skirmish", 4)]
    assert choices("free_task_force", BLUE) == [("cos_task_force", 4)]


@pytest.mark.rule("FAS-OPT-03", "FAS-SET-03")
def test_free_deployment_of_a_scenario_brings_the_scouting_test():
    assert options("SC-1") == {"deployment": "fixed", "scouting": "off"}

    live = begun("SC-4", "3, 5", deployment="free")

    assert live.position.state.field.places == {}
    assert [one.what for one in live.told("contested")] == ["scouting"]


# The end -------------------------------------------------------------------------------------


def ended(scenario, red, blue, **held):
    """Return winner and reason of a battle whose last Round ends so."""
    live = usual(begun(scenario), "D-S5")
    state = live.position.state
    for side, own in state.sides.items():
        own.motivation = {"red": red, "blue": blue}[side]
    state.objectives.update(held)
    t = flow.Transition(state, ScriptedDraws(()))
    end_by_rounds(Script(t, state.flow[0]), game().tables)
    return state.winner, state.over


@pytest.mark.rule("FAS-SET-01", "FAS-OPT-10")
@pytest.mark.parametrize(
    ("scenario", "red", "blue", "held", "result"),
    [
        ("SC-1", 5, 3, {}, ("red", "rounds")),
        ("SC-1", 5, 4, {"O1": "blue"}, ("blue", "objectives")),
        ("SC-1", 5, 4, {}, (None, "even")),
        ("SC-2", 4, 4, {"O1": "red"}, ("blue", "held")),
        ("SC-2", 6, 4, {}, ("red", "rounds")),
        ("SC-3", 1, 9, {"O1": "red", "O2": "red"}, ("red", "objectives")),
        ("SC-3", 9, 1, {"O1": "red"}, ("blue", "held")),
    ],
)
def test_who_wins_after_the_last_round_is_what_the_scenario_says(scenario, red, blue, held, result):
    assert ended(scenario, red, blue, **held) == result
