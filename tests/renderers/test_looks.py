"""Whether boards still look as they did when somebody approved them."""

import pytest

from tests.support.loaded import load_games

from .looks import GAMES, approved, difference, signature

MOST = 3.0
"""Mean difference of 255 that nobody sees; 64 tones instead of 128 make 1.3."""
FEW = [(slug, load_games()[slug].scenarios()[-1]) for slug in GAMES]
ALL = [(slug, scenario) for slug in GAMES for scenario in load_games()[slug].scenarios()]


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "scenario"), FEW)
def test_a_board_looks_as_approved(slug, scenario):
    assert difference(signature(slug, scenario), approved(slug, scenario)) <= MOST


@pytest.mark.soak
@pytest.mark.parametrize(("slug", "scenario"), ALL)
def test_every_board_looks_as_approved(slug, scenario):
    assert difference(signature(slug, scenario), approved(slug, scenario)) <= MOST


@pytest.mark.slow
def test_boards_of_different_scenarios_do_not_pass_for_each_other():
    for slug in ("hoth", "napoleonics"):
        first, *others = load_games()[slug].scenarios()
        assert all(difference(approved(slug, first), approved(slug, one)) > MOST for one in others)
