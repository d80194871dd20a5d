"""What holds for every game, for this one while it is not in the registry."""

import pytest

from bot import selfplay
from tests.games import test_every_game as conformance
from tests.games.napoleonics.given import GAME

CHECKS = [
    one for name, one in vars(conformance).items()
    if name.startswith("test_") and callable(one)
]  # fmt: skip


@pytest.mark.parametrize("check", CHECKS, ids=lambda one: one.__name__)
@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_conformance(check, scenario):
    check(GAME, selfplay.setup_of(GAME, scenario))
