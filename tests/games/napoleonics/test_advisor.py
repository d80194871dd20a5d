"""The computer player beats chance, and is the same for the same view."""

import pytest

from bot import selfplay
from bot.engine.draws import SeededDraws
from tests.games.napoleonics.given import GAME, given


def winner(scenario, greedy, seed):
    """Play a battle of a greedy side against a random one; returns who won."""
    draws, chance = SeededDraws(seed.encode(), "duel"), selfplay.random_chooser(seed)

    def choose(position, decision, options):
        if decision.seat != greedy:
            return chance(position, decision, options)
        view = position.view(decision.seat)
        found = GAME.computer.advise(view, decision, options)
        assert found in options
        assert GAME.computer.advise(view, decision, options) == found
        return found

    line = selfplay.started(GAME, selfplay.setup_of(GAME, scenario), draws)
    for _ in selfplay.steps(line, draws, choose):
        pass
    return line.position.state.winner


@pytest.mark.parametrize("scenario", ["S00", "S01", "S06"])
@pytest.mark.parametrize("side", ["bottom", "top"])
def test_it_beats_chance(scenario, side):
    wins = [winner(scenario, side, f"{scenario}-{side}-{number}") for number in range(3)]

    assert wins.count(side) >= 2


def advised(position):
    decision = position.open[0]
    view, options = position.view(decision.seat), position.options(decision)
    return GAME.write(GAME.computer.advise(view, decision, options))


def test_it_takes_the_surer_banner():
    position = given(bottom=["B-LN F6 ordered"], top=["F-LN E6", "F-LN E7(1)"])
    assert advised(position) == "F6xE7"


def test_it_plays_the_card_that_orders_most_of_those_in_touch():
    position = given(
        "bottom", "command", bottom=["B-LN F6", "B-LN F8", "B-LN F7"], top=["F-LN E6", "F-LN E8"],
        cards={"bottom": {"hand": ["probe_right", "attack_centre", "scout_left"]}},
    )  # fmt: skip
    assert advised(position) == "card attack_centre"
