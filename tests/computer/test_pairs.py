"""How the scores of pairs of games are weighed."""

import pytest

from bot.computer.pairs import Score


def test_the_share_and_its_interval_by_wilson():
    score = Score([2, 1, 1.5, 0.5, 1] * 6)

    assert (score.games, score.share) == (60, 0.6)
    assert score.interval == pytest.approx((0.4737, 0.7143), abs=0.0002)
    assert score.elo == pytest.approx(70.4, abs=0.1)


def test_nothing_played_tells_nothing():
    score = Score([])

    assert (score.share, score.interval, score.ratio(0.5, 0.6)) == (0.5, (0.0, 1.0), 0.0)
    assert score.verdict(0.5, 0.6) == "undecided"


@pytest.mark.parametrize(
    ("pairs", "verdict"),
    [
        ([2, 1, 1, 2, 1, 2, 0] * 12, "stronger"),
        ([1, 1, 0, 2] * 30, "not stronger"),
        ([2, 1, 1, 0], "undecided"),
        ([2] * 5, "stronger"),
        ([0] * 5, "not stronger"),
        ([2, 2, 2], "undecided"),
        ([2], "undecided"),
    ],
)
def test_a_test_stops_as_soon_as_it_knows_enough(pairs, verdict):
    assert Score(pairs).verdict(0.5, 0.6) == verdict


def test_the_ratio_weighs_the_mean_by_the_spread_of_pairs():
    # Mean 0.6 of pairs with variance 0.08 (scores 0.3 and 0.9 by turns, unbiased: 10 pairs).
    score = Score([0.6, 1.8] * 5)

    spread = 10 * 0.09 / 9
    assert score.ratio(0.5, 0.6) == pytest.approx(10 * 0.1 * 0.1 / (2 * spread))
