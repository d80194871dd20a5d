"""Every case file of Jours de Gloire holds; each proves the rules that it names."""

from pathlib import Path

import pytest

from bot.cases import load_case, run_case

CASES = sorted((Path(__file__).parent / "cases").glob("*.yaml"))


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_the_case_holds(path):
    assert run_case(path) == []


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_the_case_is_named_by_its_file(path):
    assert load_case(path).id == path.stem
