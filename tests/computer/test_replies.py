"""Quick replies: as strong as they must be, and blind to what is hidden."""

from __future__ import annotations

from itertools import islice
from random import Random

import msgspec
import pytest

from bot import arena, selfplay
from bot.engine.chance.draws import SeededDraws
from bot.engine.parts.computer import Computer
from tests.support.loaded import load_games
from tests.support.twins import twin

GAMES = load_games()
QUICK = tuple(
    slug for slug, game in GAMES.items() if type(game.computer).reply is not Computer.reply
)
PAIRS, LEAST = 12, 0.35
"""How many deals are played with both seatings, and what share of the points it must win."""


def test_the_games_that_think_ahead_reply_quickly():
    assert {slug for slug, game in GAMES.items() if game.computer.deep_points} == set(QUICK)


@pytest.mark.parametrize("slug", QUICK)
def test_against_the_advice_it_takes_a_third_of_the_points(slug):
    """One that plays much worse would mislead a search."""
    game = GAMES[slug]
    scenarios = tuple(game.scenarios())
    found = arena.begun(game, ("reply", "greedy-1"), scenarios, "quick")
    for _ in range(PAIRS):
        arena.go_on(game, found, {one: arena.usual(game, one) for one in scenarios})

    assert sum(found.pairs) / (2 * PAIRS) >= LEAST


def battle(game, scenario):
    """Positions of a battle of chance at decisions that are thought about."""
    draws = SeededDraws(b"glance", scenario)
    line = selfplay.started(game, selfplay.setup_of(game, scenario), draws)
    for position in selfplay.steps(line, draws, selfplay.random_chooser("glance")):
        if position.open and position.open[0].point in game.computer.deep_points:
            yield position


def turned(view):
    """The same view with its pieces stored the other way round."""
    pieces = {
        name: tuple(reversed(getattr(view, name)))
        for name in ("units", "leaders")
        if hasattr(view, name)
    }
    return msgspec.structs.replace(view, **pieces)


@pytest.mark.parametrize(
    ("slug", "scenario"), [(slug, one) for slug in QUICK for one in GAMES[slug].scenarios()]
)
def test_replies_depend_on_nothing_that_is_hidden_nor_on_how_pieces_are_stored(slug, scenario):
    game = GAMES[slug]
    for number, position in enumerate(islice(battle(game, scenario), 2, 40, 9)):
        decision = position.open[0]
        view, options = position.view(decision.seat), position.options(decision)
        reply = game.computer.reply(view, decision, options)
        assert reply in options
        other = twin(position, decision.seat, Random(number))
        assert game.computer.reply(other.view(decision.seat), decision, options) == reply
        assert game.computer.reply(turned(view), decision, options) == reply
