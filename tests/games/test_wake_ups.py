"""How often a turn needs another person: with the usual standing orders hardly ever."""

from __future__ import annotations

from collections import Counter
from statistics import median

import pytest

from bot import selfplay
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.plans.standing import standing_answer
from bot.engine.setup import agreement
from tests.support.loaded import load_games

pytestmark = pytest.mark.slow
FEW, MANY = 8, 50
"""How many games are played in every run of the tests, and in bulk."""
MOST_STEPS = 4000
every_game = pytest.mark.parametrize("slug", ["hoth", "napoleonics"])


def wake_ups(slug, number, seed):
    """By turn, how often somebody else than before had to be called, the hand-over included."""
    game = load_games()[slug]
    scenarios = [one for one in game.scenarios() if "campaign" not in one.lower()]
    scenario = scenarios[number % len(scenarios)]
    setup = agreement.with_defaults(game, selfplay.setup_of(game, scenario))
    draws, choose = SeededDraws(f"{seed} {number}".encode(), slug), selfplay.greedy_chooser()
    position = flow.begin(game, setup, draws).position
    called: Counter[int] = Counter()
    last, turn = None, 0
    for _ in range(MOST_STEPS):
        if not position.open:
            break
        by_itself = standing_answer(position, (), usual=setup.seats)
        if by_itself is not None:
            decision, action, _ = by_itself
        else:
            decision = position.open[0]
            action = choose(position, decision, position.options(decision))
            course = game.insight.course(position.view(None))
            turn = turn if course is None else course.turn
            called[turn] += decision.seat != last
            last = decision.seat
        position = flow.submit(position, decision.seat, decision.serial, action, draws).position
    return called


def called_by_turn(slug, games, seed):
    """How many people each turn of some games called, each game of the next scenario."""
    return [count for number in range(games) for count in wake_ups(slug, number, seed).values()]


@every_game
def test_a_turn_calls_one_person_at_the_median(slug):
    counts = called_by_turn(slug, FEW, "wake")

    assert len(counts) > 5 * FEW
    assert median(counts) <= 1


@pytest.mark.soak
@every_game
def test_a_turn_calls_one_person_at_the_median_of_fifty_games(slug, soak_seed):
    assert median(called_by_turn(slug, MANY, soak_seed)) <= 1
