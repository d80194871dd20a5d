"""What is asked, as everybody may read it."""

import pytest

from bot import selfplay
from bot.engine.chance.draws import SeededDraws
from tests.support.loaded import load_games

STEPS = 250
LESS = [
    ("lords-ask-DP-PLACE-normal", "lords-ask-DP-PLACE-forced"),
    ("lords-ask-DP-PLACE-normal", "lords-ask-DP-PLACE-skip"),
    ("lords-ask-DP-PLACE-no-enemy", "lords-ask-DP-PLACE-skip"),
    ("lords-ask-DP-PLACE-empty", "lords-ask-DP-PLACE-skip"),
    ("fas-ask-orders-all", "fas-ask-orders"),
    ("fas-ask-swaps-all", "fas-ask-swaps"),
]
"""What everybody may read, and what its seat reads of what it holds beside that."""


@pytest.mark.parametrize("slug", sorted(load_games()))
def test_a_question_that_everybody_may_read_is_the_one_that_its_seat_reads(slug):
    game = load_games()[slug]
    draws = SeededDraws(b"asked", slug)
    setup = selfplay.setup_of(game, game.scenarios()[0], {}, ())
    line = selfplay.started(game, setup, draws)
    told = set()
    for number, _ in enumerate(selfplay.steps(line, draws, selfplay.greedy_chooser())):
        public = line.position.view(None)
        for decision in line.position.open:
            question = game.words.asked(public, decision)
            if question is not None:
                own = game.words.prompt(line.position.view(decision.seat), decision)
                assert question == own or (question.key, own.key) in LESS
                told.add(decision.point)
        if number > STEPS:
            break

    assert told
