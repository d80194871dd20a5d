"""The budgets of ``fieldpost bench``."""

import pytest

from bot.bench import engine
from bot.library import load_games

REDUCER_MS = 0.125
OPEN_FORM_MS = 2
"""What a step of a game may last that lists forms instead of moves (design 7)."""


@pytest.mark.parametrize(
    ("slug", "budget"),
    [("hoth", REDUCER_MS), ("lords", REDUCER_MS), ("fire_and_sword", OPEN_FORM_MS)],
)
def test_steps_are_measured_against_the_budget_of_their_game(slug, budget):
    (row,) = engine.rows(load_games()[slug], 5, REDUCER_MS)

    assert row["budget"] == budget
    assert row["within"] is (row["measured"] <= budget)
    assert row["ratio"] == row["measured"] / budget
