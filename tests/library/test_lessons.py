"""The guided games: what they name exists, and what does not is told."""

import pytest

from bot import lessons
from bot.library import ContentError
from tests.support.loaded import load_games

GAMES = load_games()


def test_there_is_one_of_each_of_three_games():
    found = lessons.load(GAMES)

    assert set(found) == {"hoth", "lords", "napoleonics"}
    assert all(rules for one in found.values() for rules in one.points.values())


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("hoth: {scenario: S99, side: rebels, points: {}}", "there is no such scenario"),
        ("hoth: {scenario: S01, side: reds, points: {}}", "the scenario has no such side"),
        ("chess: {scenario: S01, side: reds, points: {}}", "there is no such scenario"),
        ("hoth: {scenario: S01, side: rebels}", "missing required field"),
        ("hoth: {scenario: S01, side: rebels, points: {}, more: 1}", "unknown field"),
        ("hoth: [", "did not find expected node"),
    ],
)
def test_what_is_wrong_is_told(tmp_path, text, message):
    for slug in ("hoth",):
        (tmp_path / slug).mkdir()
        (tmp_path / slug / "rules.yaml").write_text("HOTH-CARD-01: {status: base}\n")
    (tmp_path / lessons.FILE).write_text(text)

    with pytest.raises(ContentError) as fault:
        lessons.load(GAMES, tmp_path)
    assert message in str(fault.value)


def test_an_unknown_rule_is_told(tmp_path):
    (tmp_path / "hoth").mkdir()
    (tmp_path / "hoth" / "rules.yaml").write_text("HOTH-CARD-01: {status: base}\n")
    points = "{DP-PLAY: [HOTH-CARD-01, HOTH-CARD-99]}"
    (tmp_path / lessons.FILE).write_text(f"hoth: {{scenario: S01, side: rebels, points: {points}}}")

    with pytest.raises(ContentError) as fault:
        lessons.load(GAMES, tmp_path)
    assert "there is no rule HOTH-CARD-99" in str(fault.value)
    assert "HOTH-CARD-01" not in str(fault.value)
