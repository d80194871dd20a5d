"""Every rule of a digest is built, has code that decides it and a test that proves it."""

import pytest

from bot import rulebook
from bot.games import REGISTRY


@pytest.mark.slow
@pytest.mark.parametrize("slug", sorted(REGISTRY))
def test_every_rule_has_code_and_tests(slug):
    assert not [(gap.id, gap.message) for gap in rulebook.check(slug)]
