"""Advice depends on what stands where and who holds what, not on the order that is kept in."""

from __future__ import annotations

from itertools import islice

import msgspec
import pytest

from bot import selfplay
from bot.engine.chance.draws import SeededDraws
from tests.support.loaded import load_games

GAMES = load_games()
SCENARIOS = [
    ("hoth", "S01"), ("hoth", "S11"), ("napoleonics", "S01"), ("napoleonics", "S11"),
    ("lords", "basic"), ("lords", "mercenary"), ("fire_and_sword", "SC-1"),
]  # fmt: skip
"""Jours de Gloire has such a test of its own, with stacks, whose order counts."""


def turned(view):
    """The same view with its pieces and hands kept the other way round."""
    kept = {
        name: tuple(reversed(getattr(view, name)))
        for name in ("units", "leaders", "elements")
        if hasattr(view, name)
    }
    for name in ("cards", "players", "sides"):
        owners = getattr(view, name, None)
        if isinstance(owners, dict):
            kept[name] = {owner: _turned_hand(one) for owner, one in owners.items()}
    return msgspec.structs.replace(view, **kept)


def _turned_hand(one):
    hand = getattr(one, "hand", None)
    return one if hand is None else msgspec.structs.replace(one, hand=type(hand)(reversed(hand)))


@pytest.mark.parametrize(("slug", "scenario"), SCENARIOS)
def test_advice_does_not_depend_on_how_pieces_and_hands_are_kept(slug, scenario):
    game, draws = GAMES[slug], SeededDraws(b"kept", scenario)
    line = selfplay.started(game, selfplay.setup_of(game, scenario), draws)
    steps = selfplay.steps(line, draws, selfplay.greedy_chooser())
    asked = [one for one in islice(steps, 150) if one.open and len(one.options(one.open[0])) > 1]
    for position in asked[:: max(1, len(asked) // 20)]:
        decision = position.open[0]
        view = position.view(decision.seat)
        other, options = turned(view), position.options(decision)
        assert other != view

        assert game.options(other, decision) == options
        advised = game.computer.advise(view, decision, options)
        assert game.computer.advise(other, decision, options) == advised
        assert game.computer.ranked(other, decision, options)[0] == advised
