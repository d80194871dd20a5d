"""The computer's advice, in all games: it follows from what is there, not from how that is kept."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from bot import selfplay
from bot.engine.chance.draws import SeededDraws
from bot.engine.flow import Position
from bot.engine.tries.copying import copied
from tests.support.loaded import load_games

pytestmark = pytest.mark.slow

EVERY, MOST = 5, 14
"""After how many steps a decision is looked at, and how many of a game."""


def hoth(state):
    yield from (state.units, state.forts, state.objectives)
    yield from (player.hand for player in state.players.values())


def napoleonics(state):
    yield from (state.units, state.leaders)
    yield from (player.hand for player in state.players.values())


def lords(state):
    yield state.units
    yield from (force.hand for force in state.forces.values())


def jours(state):
    yield from (state.field.chiefs, state.field.formations, state.field.groups)
    yield Stacks(state.field.units)


def fire_and_sword(state):
    yield state.elements


class Stacks:
    """The units of a list, which keep their places in their stacks."""

    def __init__(self, units):
        self._units = units

    def shuffle(self, random):
        order = {one.at or one.id: random.random() for one in self._units}
        self._units.sort(key=lambda one: order[one.at or one.id])


KEPT = {one.__name__: one for one in (hoth, napoleonics, lords, jours, fire_and_sword)}
"""The lists of each game's state whose order means nothing."""


def stored_otherwise(position, random):
    """Return the position with units and hands kept in another order."""
    state = copied(position.state)
    for kept in KEPT[position.game.slug](state):
        kept.shuffle(random) if isinstance(kept, Stacks) else random.shuffle(kept)
    return Position(position.game, state)


SUBJECTS = [
    pytest.param(game, scenario, id=f"{game.slug}-{scenario}")
    for game in load_games().values()
    for scenario in game.scenarios()[:: max(1, len(game.scenarios()) // 3)]
]


@pytest.mark.parametrize(("game", "scenario"), SUBJECTS)
def test_advice_does_not_depend_on_the_order_in_which_units_and_hands_are_kept(game, scenario):
    random, draws = Random(scenario), SeededDraws(scenario.encode(), "kept")
    line = selfplay.started(game, selfplay.setup_of(game, scenario), draws)
    steps = selfplay.steps(line, draws, selfplay.greedy_chooser())
    changed = 0
    for position in islice(steps, 0, EVERY * MOST, EVERY):
        other = stored_otherwise(position, random)
        changed += other.encode() != position.encode()
        for decision in position.open[:1]:
            one, two = (told(game, each, decision) for each in (position, other))
            assert one == two
    assert changed


def told(game, position, decision):
    """Return what is advised, and the whole ranking where a search would ask for it."""
    view, options = position.view(decision.seat), position.options(decision)
    advice = game.computer.advise(view, decision, options)
    if decision.point not in game.computer.deep_points:
        return game.write(advice)
    return [game.write(one) for one in game.computer.ranked(view, decision, options)]
