"""The board of Jours de Gloire shows what its rules ask for: counters, levels, who acts."""

import pytest

import renderers
from renderers.jours import frame
from renderers.kit.theme import DASH
from tests.games.jours.given import GAME, start
from tests.support.loaded import load_catalogue

PAINTER = renderers.for_game(GAME)
SAY = load_catalogue().speaker("en")


@pytest.mark.rule("JDG-PBP-c")
def test_each_counter_has_its_facing_its_state_and_its_stack_and_the_frame_says_who_acts():
    rows = [
        "0505/E a=I6/6/5/5 X | b=I5/6/5/5 X", "0707/NNE c=I4/6/5/5 X d", "0909 e=I4/6/5/5 X r",
        "0511/NNE q=I4/6/5/5 X q", "1205/NNE z=I4/6/5/5 Y",
    ]  # fmt: skip
    view = start(rows, cup=["X 5", "Y 5", "Y 4"], weather="fog").view(None)
    _, scene = PAINTER.compose(view, (), SAY)
    shown = {(one.what, one.where) for one in scene.placed}

    places = {"0505", "0707", "0909", "0511", "1205"}
    assert {where for what, where in shown if what == "unit"} == places
    assert {where for what, where in shown if what == "prow"} >= {"0505", "0707", "1205"}
    assert ("prow", "0909") not in shown, "a routed unit faces nowhere"
    assert ("pile", "0505") in shown
    assert {where for what, where in shown if what == "level"} >= {"0707", "0909"}
    assert "fog" in frame.subtitle(view, PAINTER.facts, SAY)
    assert "Turn 1" in frame.subtitle(view, PAINTER.facts, SAY)
    acts, cup = frame.status_lines(view, PAINTER.facts, SAY)
    assert acts == "X 5: movement"
    assert "Blue 1, Red 2" in cup
    marked = PAINTER.compose(view, (), SAY, marks=[("1", "0504")])[1].placed
    assert len(marked) > len(scene.placed), "what is offered is numbered"


@pytest.mark.rule("JDG-PBP-c")
def test_strength_cohesion_and_movement_of_the_side_that_is_up_stand_on_a_counter():
    view = start(["0505/E a=I6/6/5/5 X d", "1205/NNE z=I4/6/5/5 Y"]).view(None)
    unit = view.field.unit("a")
    shown = PAINTER.facts.printed(view.field, unit)

    assert (unit.values.sp, unit.values.cohesion, unit.values.mp) == (4, 5, 4), "the reverse"
    assert (shown.strength, shown.moves, shown.level) == (4, 4, "disordered")
    assert shown.values == ("5", DASH)
