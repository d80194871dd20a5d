"""Damaged cases end in a result or in a fault of one line, whatever is wrong with them."""

import copy
import random
from functools import cache
from pathlib import Path

import pytest
import yaml
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st

from bot.cases import CaseError, run_case

ROOT = Path(__file__).parent.parent
CASES = sorted(ROOT.glob("games/*/cases/*.yaml"))
GAMES = sorted({path.parent.parent.name for path in CASES})
NUMBERS = (-1, 0, 7, 99, 10**9)


@cache
def case(path):
    """Read a case of the repository."""
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def places(value, path=()):
    """Yield the path of everything inside a case."""
    inside = value.items() if isinstance(value, dict) else enumerate(value)
    for key, below in inside:
        yield (*path, key)
        if isinstance(below, dict | list):
            yield from places(below, (*path, key))


def misspelt(word, source):
    """Change, drop or double one letter."""
    at = source.randrange(len(word) + 1)
    return word[:at] + source.choice(["", "x", "9", " ", word[at : at + 1] * 2]) + word[at + 1 :]


def damaged(whole, source):
    """Return a case with one thing deleted, misspelt, doubled or out of range."""
    result = copy.deepcopy(whole)
    *path, last = source.choice(list(places(result)))
    around = result
    for key in path:
        around = around[key]
    value = around[last]
    kind = source.choice(["delete", "double", "change", "change"])
    if kind == "delete":
        del around[last]
    elif kind == "double" and isinstance(around, list):
        around.append(copy.deepcopy(value))
    elif isinstance(value, bool) or value is None:
        around[last] = "perhaps"
    elif isinstance(value, int):
        around[last] = source.choice(NUMBERS)
    elif isinstance(value, str):
        around[last] = misspelt(value, source)
    elif isinstance(around, dict):
        around[misspelt(last, source)] = around.pop(last)
    return result


@pytest.mark.parametrize("game", GAMES)
@seed(1980)
@settings(max_examples=120, deadline=None, database=None, suppress_health_check=list(HealthCheck))
@given(number=st.integers(0, 10**9))
def test_a_damaged_case_ends_in_a_result_or_a_fault_of_one_line(game, number, tmp_path_factory):
    source = random.Random(number)
    whole = case(source.choice([path for path in CASES if path.parent.parent.name == game]))
    for _ in range(source.randint(1, 3)):
        whole = damaged(whole, source)
    path = tmp_path_factory.getbasetemp() / "damaged.yaml"
    path.write_text(yaml.safe_dump(whole, sort_keys=False), encoding="utf-8")

    try:
        lines = run_case(path)
    except CaseError as error:
        lines = [str(error)]

    assert all(len(line.splitlines()) == 1 for line in lines)
    assert not [line for line in lines if "the rules fail" in line], whole
