"""Every rule of a digest is built, has code that decides it and a test that proves it.

Or it stands here with what it waits for: these lists may only become shorter.
"""

import pytest

from bot import rulebook
from bot.games import REGISTRY

VIRTUAL_TABLE = """
    OPT-08
"""
"""Rules of By Fire and Sword for its part B, the virtual table, which is not built yet."""
OPEN = {f"FAS-{one}": "the virtual table is not built yet" for one in VIRTUAL_TABLE.split()}


@pytest.mark.slow
@pytest.mark.parametrize("slug", sorted(REGISTRY))
def test_every_rule_that_is_not_named_open_has_code_and_tests_and_no_other_is_named(slug):
    entries = rulebook.load(slug)
    gaps = {(gap.id, gap.message.partition(":")[0]) for gap in rulebook.check(slug)}

    assert gaps == {(one, "not built") for one in OPEN if one in entries}


def test_every_open_rule_stands_in_a_digest():
    known = {one for slug in REGISTRY for one in rulebook.load(slug)}

    assert set(OPEN) <= known


def test_the_live_helper_waits_for_no_rule_of_the_virtual_table():
    entries = rulebook.load("fire_and_sword")

    assert {entries[f"FAS-{one}"].part for one in VIRTUAL_TABLE.split()} == {"B"}
