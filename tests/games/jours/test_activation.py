"""The course of an activation, of draws and of a whole turn (digest 4.1, 4.2)."""

import pytest

from bot.games.jours.model import events
from bot.games.jours.model.field import Chit
from bot.games.jours.rules.combat import fire
from tests.games.jours.given import (
    TABLES,
    after,
    asked,
    order,
    refused,
    settled,
    start,
    state,
    told,
    unit,
)

FAR = "1515/NNE z=I4/6/5/5 Y"


@pytest.mark.rule("JDG-1-f", "JDG-1-g", "JDG-2.4.1-a")
def test_segments_follow_each_other_and_never_go_back():
    rows = ["0808/NNE a=Af3e3m4c6 X", "0712/NNE u=I4/6/5/5 X", "0805/SSE e=I4/6/5/5 Y"]
    position = start(rows, stage="fire")
    assert asked(position) == [("DP-F1", "blue")]
    assert refused(position, "mv u 0711") == "JDG-1-f"
    moving = after(position, "fire end")
    assert asked(moving) == [("DP-M1", "blue")]
    assert refused(moving, "fire a 0805") == "JDG-1-f"
    assert refused(moving, "mv u 0711") == ""
    assert moving.state.field.active.segment == "move"


@pytest.mark.rule("JDG-1-d", "JDG-1-e", "JDG-2.2-a", "JDG-FL-c", "JDG-2.1.1-a", "JDG-2.1.1-b")
def test_markers_are_drawn_while_more_than_one_is_in_the_cup():
    """EX-06."""
    rows = ["0808/NNE u=I4/6/5/5 X", FAR]
    made = state(rows, active=None, cup=["X 5", "X 4", "Y 5"])
    made.field.groups[0].order = None
    made.secrets["blue"].ordered = ("G1",)
    step = settled(made, (2, 3))

    (drawn,) = told(step, events.ChitDrawn)
    assert (drawn.chit, drawn.formations) == (Chit("X", "blue", 4), ("X",))
    field = step.position.state.field
    assert field.active.side == "blue"
    assert field.drawn == [Chit("X", "blue", 4)]
    assert len(step.position.state.cup) == 2
    assert told(step, events.OrdersShown)[0].order == "OR"


@pytest.mark.rule("JDG-2.4.2-c", "JDG-2.4.3-c")
def test_deeds_of_an_activation_are_forgotten_in_the_next():
    made = state(["0808/NNE u=I4/6/5/5 X moved barred", FAR], stage="begin")
    position = settled(made).position
    deeds = unit(position, "u").deeds

    assert (deeds.moved, deeds.barred, deeds.start) == (False, False, "0808")
    barred = start(["0808/NNE u=C4/6/5/5 X barred", "0101/NNE v=I4/6/5/5 X", FAR])
    assert refused(barred, "mv u 0807") == "JDG-2.4.2-c"


@pytest.mark.rule("JDG-5.1.3-f", "JDG-7.1-c")
def test_an_answer_hits_the_battery_alone_and_normal_fire_everybody():
    made = state(["0808/NNE a=Af3e3m4c6 X | u=I4/6/5/5 X", "0805/SSE b=Af3e3m4c6 Y"], active=None)

    assert [one.id for one in fire.affected(made.field, "0808", "a")] == ["a"]
    assert [one.id for one in fire.affected(made.field, "0808")] == ["a", "u"]
    sum_ = fire.modifiers(
        made.field, TABLES.ground("blank15"), [made.field.unit("b")], "0808", "reaction", "u"
    )
    assert [part.amount for part in sum_.parts] == [3, -1]


@pytest.mark.rule("JDG-10.2-b", "JDG-10.1-a")
def test_a_routed_unit_that_fire_disorders_is_eliminated():
    rows = ["0808/NNE a=Af9e3m4c6 X", "0101/NNE v=I4/6/5/5 X", "0805 e=I4/6/5/5 Y r", FAR]
    step = order(start(rows, stage="fire"), "fire a 0805", 4)

    (shot,) = told(step, events.Shot)
    assert shot.result == "disorder"
    (lost,) = told(step, events.LevelChanged)
    assert (lost.unit, lost.before, lost.after) == ("e", "routed", "eliminated")
    assert unit(step.position, "e").at is None


@pytest.mark.rule("JDG-13-c", "JDG-RUL-50")
def test_who_passes_through_an_objective_holds_it():
    """EX-56."""
    rows = ["0506/NNE u=I6/6/5/5 X", "1201/SSW z=I4/6/5/5 Y"]
    step = order(start(rows, formation_map="drill_ground"), "mv u 0505-0504")

    (taken,) = told(step, events.ControlChanged)
    assert (taken.cell, taken.side) == ("0505", "blue")
    assert step.position.state.field.control["0505"] == "blue"


@pytest.mark.rule("JDG-13-c", "JDG-RUL-50", "JDG-RUL-74")
def test_a_routed_unit_holds_an_objective_when_it_rallies_there():
    rows = ["0505 u=I6/6/5/5 X r", "0101/NNE w=I4/6/5/5 X d", "1201/SSW z=I4/6/5/5 Y"]
    position = start(rows, formation_map="drill_ground", stage="rally")
    assert position.state.field.control["0505"] is None

    stays = order(position, "rally u/NNE", 5)
    assert stays.position.state.field.control["0505"] is None
    step = order(position, "rally u/NNE", 4)
    (taken,) = told(step, events.ControlChanged)
    assert (taken.cell, taken.side) == ("0505", "blue")
    assert unit(step.position, "u").level == "disordered"


@pytest.mark.rule("JDG-RUL-60", "JDG-OPT-4", "JDG-1-i")
def test_each_turn_has_the_weather_of_its_line_and_no_order_markers_of_the_last():
    made = state(["0808/NNE u=I4/6/5/5 X", FAR], active=None, phase="markers", turn=2)
    step = settled(made, 3, 2)

    (began,) = told(step, events.TurnBegan)
    assert (began.turn, began.weather, began.time) == (3, "night", "12:00")
    field = step.position.state.field
    assert (field.weather, field.drawn, field.holder) == ("night", [], "blue")
    assert {one.order for one in field.groups} == {None}
