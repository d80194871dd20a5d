"""A game is its rules; parts are optional, small and work by themselves."""

import inspect

import pytest

from bot.engine.game import Game
from bot.engine.parts.asking import Asking
from bot.engine.parts.computer import Computer
from bot.engine.parts.contest import Contest
from bot.engine.parts.insight import Insight
from bot.engine.parts.markers import Markers
from bot.engine.parts.planning import Planning
from bot.engine.parts.policies import Policies
from bot.engine.parts.preparation import Preparation
from bot.engine.parts.team import Team
from bot.engine.parts.words import Words

PARTS = {
    "words": Words,
    "asking": Asking,
    "insight": Insight,
    "policies": Policies,
    "computer": Computer,
    "preparation": Preparation,
    "contest": Contest,
    "team": Team,
    "markers": Markers,
    "planning": Planning,
}
RULES_AT_MOST, PART_AT_MOST = 20, 16


def members(kind):
    """The public names that a class defines or declares."""
    names = {*vars(kind), *inspect.get_annotations(kind)}
    return {name for name in names if not name.startswith("_")}


def test_a_game_is_its_rules_and_its_parts():
    rules = members(Game) - set(PARTS)

    assert set(PARTS) < members(Game)
    assert len(rules) <= RULES_AT_MOST, sorted(rules)


@pytest.mark.parametrize("part", PARTS.values())
def test_a_part_is_small(part):
    assert len(members(part)) <= PART_AT_MOST, sorted(members(part))
