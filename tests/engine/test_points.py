"""Decision points by name: a decision's own, one that is said, and asking by one."""

from typing import Literal, get_args

import pytest

from bot.engine.chance.draws import SeededDraws
from bot.engine.flow import Transition
from bot.engine.model import ANYTIME, Decision
from bot.engine.points import Points
from bot.games.hoth.model.points import POINTS as HOTH
from bot.games.lords.model.points import POINTS as LORDS
from bot.games.napoleonics.model.points import POINTS as NAPOLEONICS
from tests.support.loaded import load_games
from tests.support.tiny import A1, Round, TinyState

Point = Literal["DP-A", "DP-B"]
POINTS: Points[Point] = Points(get_args(Point))


def test_the_point_of_a_decision_is_one_of_the_game_and_outside_decisions_there_is_none():
    assert POINTS.at(Decision(1, "DP-B", A1)) == "DP-B"
    assert POINTS.at(Decision(ANYTIME, "", A1)) is None
    with pytest.raises(KeyError):
        POINTS.at(Decision(1, "DP-C", A1))


def test_who_types_a_point_may_name_one_that_is_not_there():
    assert (POINTS.named("DP-A"), POINTS.named("DP-C"), POINTS.named("")) == ("DP-A", None, None)


def test_asking_opens_a_decision_at_the_point():
    t = Transition(TinyState(flow=[Round()], seats=(A1,)), SeededDraws(b"", "points"))

    POINTS.ask(t, "DP-A", A1)

    assert t.state.open == [Decision(1, "DP-A", A1)]


@pytest.mark.parametrize(
    ("slug", "points"), [("hoth", HOTH), ("lords", LORDS), ("napoleonics", NAPOLEONICS)]
)
def test_standing_orders_and_what_menus_and_windows_know_are_points_of_their_game(slug, points):
    game = load_games()[slug]
    topics = {topic for point in points for topic in game.policies.topics(point)}

    assert set(game.policies.points) == topics
    assert {*game.asking.several_points, *game.insight.quiet_points} <= set(points)
