"""What is told before it is done: previews of marches, lines of sight, questions about places."""

from itertools import islice

import pytest

from bot import selfplay
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.model import Seat
from bot.engine.refusal import Refused
from bot.games.jours.model.actions import Back, Enter, Move
from bot.games.jours.model.events import ControlChanged, Moved
from bot.games.jours.model.view import build_view
from tests.games.jours.battle import RED, battle, red, unit
from tests.games.jours.given import GAME, start, where

FAR = "1515/NNE z=I4/6/5/5 Y"


def forecast(position, line):
    decision = position.open[0]
    view = position.view(decision.seat)
    return GAME.insight.forecast(view, GAME.read(view, decision, line))


@pytest.mark.rule("JDG-8.8.1-c", "JDG-8.8.1-d")
@pytest.mark.parametrize(
    ("rows", "path", "told"),
    [
        ([unit("a", "I 4/6", "0809 NNE"), unit("b", "I 4/6", "1007 W")], ("0908",),
         [("jours-forecast-level-front", "0908", "JDG-8.8.1-d")]),
        ([unit("a", "I 4/6", "0809 NNE")], ("0908",), None),
    ],
)  # fmt: skip
def test_what_a_retreat_before_shock_surely_costs_is_told_before_it(rows, path, told):
    made = battle(*rows, red("c", "C 3/6/6/8", "0808 SSE"))
    found = GAME.insight.forecast(build_view(made, Seat(RED)), Back("c", path))
    said = found and [(one.key, one.args["place"], one.args["rule"]) for one in found.lines]
    assert said == told


@pytest.mark.rule("JDG-4.3.2-b", "JDG-4.4.1-a")
def test_a_march_is_previewed_with_its_cost_and_asked_about_where_the_ground_costs_a_level():
    rows = ["0309/NNE c=C3/6/6/8 X", "0307/SSW u=I4/6/5/5 X", "1201/SSW z=I4/6/5/5 Y"]
    position = start(rows, formation_map="drill_ground")

    rides = forecast(position, "mv c 0308")
    assert [one.key for one in rides.lines] == ["jours-forecast-march", "jours-forecast-level"]
    assert (rides.lines[0].args["cost"], rides.lines[0].args["value"]) == (3, 8)
    assert rides.consent
    after = rides.view.field.unit("c")
    assert (after.at, after.level, after.deeds.moved) == ("0308", "disordered", True)

    walks = forecast(position, "mv u 0207/E")
    assert [one.key for one in walks.lines] == ["jours-forecast-march"]
    assert not walks.consent
    assert (walks.view.field.unit("u").at, walks.view.field.unit("u").facing) == ("0207", "E")
    assert where(position, "u") == ("0307", "SSW", "good")
    assert forecast(position, "face u/W") is None
    assert forecast(position, "mv end") is None


@pytest.mark.parametrize("scenario", ["drill", "montebello"])
def test_units_stand_after_a_march_as_it_was_previewed(scenario):
    draws = SeededDraws(scenario.encode(), "preview")
    line, seen = selfplay.started(GAME, selfplay.setup_of(GAME, scenario), draws), 0
    steps = selfplay.steps(line, draws, selfplay.random_chooser(scenario))
    for position in islice(steps, 160):
        decision = position.open[0] if position.open else None
        if decision is None or decision.point != "DP-M1":
            continue
        view = position.view(decision.seat)
        marches = [one for one in position.options(decision) if isinstance(one, Move | Enter)]
        if not marches:
            continue
        action = marches[seen % len(marches)]
        found = GAME.insight.forecast(view, action)
        step = flow.submit(position, decision.seat, decision.serial, action, draws)
        now = step.position.open[0] if step.position.open else decision
        stopped = any(not isinstance(one, Moved | ControlChanged) for one in step.events)
        if stopped or now.point != "DP-M1":
            continue
        seen += 1
        for key in action.units:
            now = step.position.state.field.unit(key)
            then = found.view.field.unit(key)
            assert (then.at, then.facing, then.level) == (now.at, now.facing, now.level), action
    assert seen > 5


# Lines of sight ----------------------------------------------------------------------------------


@pytest.mark.rule("JDG-7.4-a", "JDG-7.4.1-a", "JDG-7.4.2-a")
def test_a_line_of_sight_is_told_with_what_is_in_the_way():
    """EX-20."""
    rows = ["0808/NNE a=Af3e3m4c6 X", "0806/SSE e=I4/6/5/5 Y", "0804/SSE f=I4/6/5/5 Y", FAR]
    view = start(rows).view(None)

    blocked = GAME.insight.sight(view, "0808", "0804")
    assert blocked.blockers == ("0806",)
    assert [one.key for one in blocked.lines] == ["sight-through", "sight-obstacle"]
    assert blocked.lines[0].args["rule"] == "JDG-7.4.1-a"
    free = GAME.insight.sight(view, "0808", "0806")
    assert (free.blockers, [one.key for one in free.lines]) == ((), ["jours-sight-free"])
    along = GAME.insight.sight(view, "0808", "1008")
    assert along.blockers == ()
    both = start([*rows, "0908/SSE g=I4/6/5/5 Y", "0909/SSE h=I4/6/5/5 Y"]).view(None)
    seen = GAME.insight.sight(both, "0808", "1008")
    assert set(seen.blockers) == {"0908", "0909"}
    assert [one.key for one in seen.lines] == ["sight-along", "sight-obstacle", "sight-obstacle"]


@pytest.mark.rule("JDG-7.4.4-a")
def test_a_steep_slope_between_neighbours_is_named():
    """EX-22."""
    view = start(["0307/SSW u=I4/6/5/5 X"], formation_map="drill_ground").view(None)
    seen = GAME.insight.sight(view, "0307", "0308")

    assert seen.blockers == ("0307", "0308")
    assert seen.lines[1].args["what"].key == "jours-hexside-steep_slope"
    assert seen.lines[1].args["rule"] == "JDG-7.4.4-a"


@pytest.mark.parametrize(("a", "b", "key"), [("0101", "0101", "same"), ("0101", "9901", "unknown")])
def test_a_line_needs_two_hexes_of_the_map(a, b, key):
    view = start(["0808/NNE u=I4/6/5/5 X", FAR]).view(None)
    with pytest.raises(Refused) as caught:
        GAME.insight.sight(view, a, b)
    assert caught.value.reason.key == f"sight-{key}"


# Questions about places --------------------------------------------------------------------------


def told(view, viewer, topic, place):
    found = GAME.insight.about(view, viewer, topic, place)
    return {str(one.side): [cell for cell, _ in one.pieces] for one in found}


@pytest.mark.rule("JDG-8.2-a", "JDG-7.2-c", "JDG-4.1.1-a")
def test_who_threatens_reaches_and_stands_where():
    rows = [
        "0808/NNE u=I4/6/5/5 X", "0807/SSE e=I4/6/5/5 Y", "0709/NNW f=I4/6/5/5 Y",
        "0805/SSE g=Af3e3m4c6 Y", "1010/SSE h=Af3e3m4c6 Y", "0512/NNE w=I4/6/5/5 X",
    ]  # fmt: skip
    view = start(rows).view("blue")

    assert told(view, "blue", "threats", "0808") == {"red": ["0807"]}
    assert told(view, "blue", "threats", "0806") == {"red": ["0805"]}
    assert told(view, "blue", "reach", "0611") == {"blue": ["0512"], "red": ["0709"]}
    assert told(view, "blue", "section", "left") == {"blue": ["0512"]}
    assert told(view, "red", "section", "right") == {"blue": ["0512"]}
    for topic, place, key in (("threats", "9901", "place"), ("section", "back", "section")):
        with pytest.raises(Refused) as caught:
            told(view, "blue", topic, place)
        assert caught.value.reason.key == f"ask-refused-{key}"
    with pytest.raises(Refused):
        told(view, None, "section", "left")
