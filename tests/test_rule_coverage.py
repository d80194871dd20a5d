"""Every rule of a digest that is built has code that decides it and a test that proves it."""

import pytest

from bot import rulebook
from bot.games import REGISTRY


@pytest.mark.parametrize("slug", sorted(REGISTRY))
def test_every_built_rule_has_code_and_tests_and_no_other_is_named(slug):
    gaps = rulebook.check(slug)

    assert gaps == [], "\n".join(map(str, gaps))
