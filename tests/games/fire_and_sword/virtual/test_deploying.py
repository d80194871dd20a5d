"""Setting up: alternation, templates, reserves, Water Landing, and the Advantages around it."""

import pytest

from bot import selfplay
from bot.engine.chance.draws import SeededDraws
from bot.games.fire_and_sword.geometry.fixed import at
from bot.games.fire_and_sword.insight import ends
from bot.games.fire_and_sword.model.field import Standing
from tests.games.fire_and_sword.live import BLUE, RED, game

from .board import refused, rules_against
from .match import begun, stands, usual

SCOUTS = "3, 9"
"""Blue wins the Scouting test of SC-4, in which nobody has Scouts."""


def scouted(dice, *advantages, **more):
    """A free deployment of SC-4 after the Scouting test and the picks of Advantages."""
    return begun("SC-4", dice, deployment="free", **more).answer(*advantages)


def placed(live):
    return [one.element for one in live.told("moved")]


@pytest.mark.rule("FAS-SET-04", "FAS-SET-03")
def test_blue_begins_and_both_sides_set_up_element_by_element():
    live = scouted(SCOUTS, "ADV-01", "ADV-06", "ADV-01")
    assert live.asked == "D-S4 blue-1"

    live.answer("place b2 24 44 180")
    assert live.asked == "D-S4 red-1"
    assert stands(live, "b2") == (24, 44, 180)
    assert rules_against(
        live, "place r3 24 7.5 0", "place r3 24 5 x", "place b3 24 44 180", "place r3 in T2",
        "place r9 24 5 0", "place r3 reserve", "place r3 2 8 0 infantry",
    ) == ["FAS-SET-04", "FAS-NOT-03", "FAS-SET-04", "FAS-SET-04", "FAS-SET-04", "FAS-SET-09",
          "FAS-12.1-DRA"]  # fmt: skip
    live.answer("place r3 24 5 400")
    assert stands(live, "r3") == (24, 5, 40)
    assert live.asked == "D-S4 blue-1"
    assert rules_against(live, "place b2 20 44 180") == ["FAS-SET-04"]


@pytest.mark.rule("FAS-SET-04", "FAS-GEO-21")
def test_a_template_sets_a_whole_army_up_in_one_answer_each():
    live = scouted(SCOUTS, "ADV-01", "ADV-06", "ADV-01")

    live.answer("template line")
    assert live.asked == "D-S4 red-1"
    live.answer("template strong_left")

    assert live.asked == "D-S5 blue-1, D-S5 red-1"
    order = placed(live)
    assert len(order) == 12
    assert [one[0] for one in order] == ["b", "r"] * 6
    on = game().tables.table(live.position.state)
    assert {one.place.heading for one in on.bodies} == {0, 18000}


@pytest.mark.rule("FAS-SET-04")
def test_a_silent_player_sets_up_from_the_middle_of_the_own_edge():
    live = usual(scouted(SCOUTS, "ADV-01", "ADV-06", "ADV-01"), "D-S4")

    # Infantry comes before cavalry, then Groups, each by id; Blue's and Red's first.
    assert placed(live)[:2] == ["b2", "r2"]
    assert stands(live, "b2") == (24, 47, 180)
    assert stands(live, "r2") == (24, 1, 0)
    assert len(placed(live)) == 12


@pytest.mark.rule("FAS-12.1-WAT", "FAS-SET-05")
def test_who_lands_may_stand_at_any_edge_but_the_enemys():
    live = scouted(SCOUTS, "ADV-01", "ADV-06", "ADV-01").answer("place b2 24 44 180")

    assert rules_against(live, "place r2 3 22 90", "place r3 1 22 90") == ["FAS-SET-04"] * 2
    live.answer("place r2 1 22 90")
    assert stands(live, "r2") == (1, 22, 90)


@pytest.mark.rule("FAS-SET-04", "FAS-13.3.1-c")
def test_a_unit_garrisons_an_empty_structure_of_its_zone():
    live = begun("SC-3", SCOUTS, deployment="free").answer("ADV-01", "ADV-06", "ADV-01")
    assert "place b7 in W2" in live.options()

    live.answer("place b3 in w2", "place r7 36 9 0")

    assert stands(live, "b3") == "W2"
    assert "place b7 in W2" not in live.options()
    assert rules_against(live, "place b4 in W2", "place b11 in W3", "place b4 in W9") == [
        "FAS-13.3.1-c", "FAS-13.3.1-g", "FAS-13.3.1-c",
    ]  # fmt: skip


@pytest.mark.rule("FAS-SET-08", "FAS-OPT-04", "FAS-RUL-104")
def test_night_march_makes_the_opponent_set_up_two_elements_more_first():
    blue = usual(scouted(SCOUTS, "ADV-05", "ADV-01", "ADV-01"), "D-S4")
    assert [one[0] for one in placed(blue)] == list("rrbrbrbrbrbb")

    red = usual(scouted(SCOUTS, "ADV-01", "ADV-06", "ADV-05"), "D-S4")
    assert [one[0] for one in placed(red)] == list("bbbrbrbrbrrr")

    both = usual(scouted(SCOUTS, "ADV-05", "ADV-06", "ADV-05"), "D-S4")
    assert [one[0] for one in placed(both)] == list("br" * 6)


@pytest.mark.rule("FAS-SET-08", "FAS-OPT-04", "FAS-RUL-104")
def test_a_night_march_is_not_offered_where_all_stand_in_their_places():
    live = begun("SC-4", SCOUTS, scouting="on")

    assert live.options() == ["ADV-01", "ADV-02", "ADV-03", "ADV-04", "ADV-06"]


@pytest.mark.rule("FAS-SET-08", "FAS-1.3-f")
def test_deserters_give_an_enemy_unit_of_bronze_a_loss_token():
    live = begun("SC-4", SCOUTS, scouting="on").answer("ADV-01", "ADV-06", "ADV-04")

    # Red names one of Blue's bronze Units: the Tufekchi b5.
    assert live.asked == "D-S6 red-1"
    assert live.options() == ["deserters b5", "none"]
    live.answer("deserters b5")
    assert (live.element("b5").losses, live.element("b5").dp) == (1, 1)
    assert live.asked == "D-S5 blue-1, D-S5 red-1"


@pytest.mark.rule("FAS-SET-08", "FAS-4.3.1-a", "FAS-RUL-105")
def test_full_magazines_give_two_units_a_load_above_the_card():
    live = begun("SC-4", SCOUTS, scouting="on").answer("ADV-03", "ADV-01", "ADV-01")
    full = game().tables.full(live.element("b2"), "ammo")

    assert live.asked == "D-S6 blue-1"
    assert "magazines b3 ammo" not in live.options()  # its card has none
    live.answer("magazines b2 ammo")
    assert live.options() == ["magazines b4 ammo", "magazines b5 ammo", "none"]
    live.answer("magazines b4 ammo")

    assert live.element("b2").ammo == full + 1
    assert live.element("b4").ammo == game().tables.full(live.element("b4"), "ammo") + 1
    assert live.asked == "D-S5 blue-1, D-S5 red-1"


@pytest.mark.rule("FAS-SET-08")
def test_a_vanguard_makes_one_move_that_ends_8_in_from_every_enemy_unit():
    live = begun("SC-4", SCOUTS, scouting="on").answer("ADV-02", "ADV-01", "ADV-01")
    start = stands(live, "b4")

    assert live.asked == "D-S6 blue-1"
    assert refused(live, "vanguard r3 0 4", "vanguard b4 50 4", "vanguard b4 0 40") != []
    live.answer("vanguard b4 10 3.5")

    _, y, heading = stands(live, "b4")
    assert heading == 190
    assert y < start[1] - 3
    b4 = live.element("b4")
    assert (b4.activated, b4.revealed) == (False, None)
    assert live.asked == "D-S5 blue-1, D-S5 red-1"


@pytest.mark.rule("FAS-SET-08")
def test_what_is_still_to_come_of_a_template_is_in_no_view():
    live = scouted(SCOUTS, "ADV-01", "ADV-06", "ADV-01")
    live.answer("template line")

    state = live.position.state
    assert state.flow[-1].plans["blue"]
    for seat in (BLUE, RED, None):
        text = str(live.position.view(seat))
        assert "plans" not in text
    assert set(live.position.view(RED).field.places) == set(placed(live))


@pytest.mark.rule("FAS-RUL-111", "FAS-SET-08")
def test_the_move_of_a_vanguard_overruns_nobody():
    live = begun("SC-4", SCOUTS, scouting="on").answer("ADV-02", "ADV-01", "ADV-01")
    live.position.state.field.places["r6"] = Standing(at(28, 36, 0))  # on the way of b4

    live.answer("vanguard b4 0 4")

    assert stands(live, "b4") == (28, 34, 180)
    assert live.asked == "D-S5 blue-1, D-S5 red-1"
    assert live.told("tested") == []
    assert not live.element("r6").gone


@pytest.mark.rule("FAS-RUL-103", "FAS-SET-03")
@pytest.mark.parametrize(("said", "first"), [("self", "red-1"), ("enemy", "blue-1")])
def test_the_winner_of_scouting_names_who_sets_up_second_before_advantages(said, first):
    live = begun("free_skirmish", "3 4, 5", army_red_1="swe_skirmish")
    assert (live.asked, live.options()) == ("D-S3 blue-1", ["enemy", "self"])

    live.answer(said)
    assert live.asked == "D-S3 blue-1"
    assert live.options()[0] == "ADV-01"
    live.answer("ADV-01", "ADV-06", "ADV-01")

    assert live.asked == f"D-S4 {first}"
    assert live.options()[0].startswith(f"place {first[0]}")
    assert live.position.state.field.edges == {"red": "south", "blue": "north"}


@pytest.mark.rule("FAS-SET-03")
def test_a_match_that_began_when_it_was_named_last_plays_on_so():
    live = begun("free_skirmish", "3 4, 5", army_red_1="swe_skirmish", named="")
    live.answer("ADV-01", "ADV-06", "ADV-01")
    assert (live.asked, live.options()) == ("D-S3 blue-1", ["enemy", "self"])

    live.answer("enemy")

    assert live.asked == "D-S4 blue-1"


@pytest.mark.rule("FAS-SET-04", "FAS-GEO-21")
def test_every_slot_names_the_element_that_would_stand_there_and_templates_have_buttons():
    live = scouted(SCOUTS, "ADV-01", "ADV-06", "ADV-01")
    decision = live.position.decision_of(BLUE)
    view, options = live.position.view(BLUE), live.position.options(decision)
    element = view.asked.form.element

    picks = [game().words.menu(view, decision, one)[-1] for one in options]
    slots = [one for one in picks if not one.key.startswith("template")]

    assert len(slots) > 5
    for one in slots:
        end = ends.place_of(one.place)
        x, y, heading = map(float, one.key.split()[2:])
        assert (one.key.split()[1], end.key) == (element, element)
        assert end.place == at(x, y, heading)
    lines = game().asking.lines(view, decision)
    assert [one.choice.key for one in lines] == sorted(
        f"template {name}" for name in game().content.deployment.templates
    )
    live.answer(game().write(lines[0].answers[0]))
    assert live.asked == "D-S4 red-1"


@pytest.mark.parametrize("seed", ["one", "two"])
def test_whatever_is_asked_its_picks_lead_somewhere_on_the_picture(seed):
    """Places in menus are ends of an element of the view, or ids of what stands there."""
    draws = SeededDraws(seed.encode(), "places")
    line = selfplay.started(game(), selfplay.setup_of(game(), "free_skirmish"), draws)
    seen = set()
    for position in selfplay.steps(line, draws, selfplay.random_chooser(seed)):
        for decision in position.open:
            view = position.view(decision.seat)
            known = {one.id for one in view.elements}
            for action in position.options(decision):
                place = game().words.menu(view, decision, action)[-1].place
                if "," in place:
                    assert ends.place_of(place).key in known, (decision.point, place)
                    seen.add(decision.point)
    assert {"D-S4", "D-06"} & seen
    assert seen - {"D-S4", "D-05", "D-06"}, "followed by questions with places"
