"""The guided games: what they name exists, and what does not is told."""

import pytest

from bot import lessons
from bot.library import ContentError
from tests.support.loaded import load_games

GAMES = load_games()


def test_there_is_one_of_each_of_three_games():
    found = lessons.load(GAMES)

    assert set(found) == {"hoth", "lords", "napoleonics"}
    assert all(count > 0 for one in found.values() for count in one.steps.values())
    hoth = GAMES["hoth"]
    assert found["hoth"].scenario in hoth.trainings()
    assert not set(hoth.trainings()) & set(hoth.scenarios()), "no list shows it"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("hoth: {scenario: S99, side: rebels, steps: {}}", "there is no such scenario"),
        ("hoth: {scenario: S01, side: reds, steps: {}}", "the scenario has no such side"),
        ("chess: {scenario: S01, side: reds, steps: {}}", "there is no such scenario"),
        ("hoth: {scenario: S01, side: rebels}", "missing required field"),
        ("hoth: {scenario: S01, side: rebels, steps: {}, more: 1}", "unknown field"),
        ("hoth: [", "did not find expected node"),
    ],
)
def test_what_is_wrong_is_told(tmp_path, text, message):
    (tmp_path / lessons.FILE).write_text(text)

    with pytest.raises(ContentError) as fault:
        lessons.load(GAMES, tmp_path)
    assert message in str(fault.value)
