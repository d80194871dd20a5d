"""The worked examples of the rules digest, and other positions, as cases."""

from pathlib import Path

import pytest

from bot.cases import run_case

FILES = sorted((Path(__file__).parent / "cases").glob("*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_case(file):
    assert run_case(file) == []


def test_every_worked_example_of_the_digest_is_a_case():
    numbers = {file.stem[3:5] for file in FILES if file.stem.startswith("EX-")}

    assert numbers == {f"{number:02}" for number in range(1, 73)}
