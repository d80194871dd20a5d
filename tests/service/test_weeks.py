"""Matches that last for weeks: none lies about, nobody is woken, nobody is called too often.

Their clocks agree with a second reading to the second, over changes of the clocks in spring and
autumn and while the bot is out of reach for fourteen hours.
"""

from __future__ import annotations

import sys
from datetime import UTC, datetime

import pytest

from tests.support.loaded import load_games

from .coin import HEADS, TAILS, CoinInsight
from .test_clocks import Clocked
from .weeks import Weeks


class Short(Clocked):
    goal = 3


class ShortTurns(Short):
    insight = CoinInsight()


WAYS = ("usual", "computer", "substitute", "claim")
SPRING = datetime(2027, 3, 10, 12, tzinfo=UTC).timestamp()
AUTUMN = datetime(2027, 10, 1, 12, tzinfo=UTC).timestamp()
"""A few days before the clocks change in all zones that people live in."""


def is_sound(weeks):
    assert weeks.woken == []
    assert weeks.astray == []
    assert weeks.compared > 50


@pytest.mark.parametrize(
    ("coin", "begins"), [(Short(), SPRING), (ShortTurns(), AUTUMN)], ids=["spring", "autumn"]
)
async def test_every_match_comes_to_an_end_or_a_rest(store, clock, coin, begins):
    clock.now = begins
    weeks = Weeks(store, clock, {"coin": coin}, seed=1)
    for number in range(len(WAYS)):
        await weeks.begin("coin", "duel", (HEADS, TAILS), absent=WAYS[number])

    await weeks.run()

    is_sound(weeks)


@pytest.mark.soak
@pytest.mark.timeout(1800)  # a battle on a measured table has many steps
@pytest.mark.parametrize("begins", [SPRING, AUTUMN], ids=["spring", "autumn"])
@pytest.mark.parametrize("slug", ["hoth", "napoleonics", "lords", "jours", "fire_and_sword"])
async def test_every_game_comes_to_an_end_or_a_rest(store, clock, soak_seed, slug, begins, capsys):
    clock.now = begins
    game = load_games()[slug]
    weeks = Weeks(store, clock, {slug: game}, soak_seed)
    for number in range(12 + 4):
        scenario = game.scenarios()[number % len(game.scenarios())]
        seats = [one for one in game.seats(scenario) if one.required or number >= 12]
        team = ",".join(one.seat for one in seats if not one.required)
        options = {"absent": WAYS[number % len(WAYS)]} | ({"seats": team} if team else {})
        await weeks.begin(slug, scenario, [one.seat for one in seats], **options)

    await weeks.run()

    with capsys.disabled():
        days = (clock.now - begins) / 86_400
        figures = f"{days:.0f} days, {weeks.decisions} answers, {weeks.compared} clocks compared"
        sys.stdout.write(f"{slug}: {figures}, {dict(weeks.done)}\n")
    is_sound(weeks)
