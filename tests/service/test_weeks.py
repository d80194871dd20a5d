"""Matches that last for weeks: none lies about, nobody is woken, nobody is called too often."""

from __future__ import annotations

import pytest

from tests.support.loaded import load_games

from .coin import HEADS, TAILS
from .test_clocks import NOON, Clocked
from .weeks import Weeks


class Short(Clocked):
    goal = 3


WAYS = ("usual", "computer", "substitute", "claim")
REMINDERS = 3


async def test_every_match_comes_to_an_end_or_a_rest(store, clock):
    clock.now = NOON
    weeks = Weeks(store, clock, {"coin": Short()}, seed=1)
    for absent in WAYS:
        await weeks.begin("coin", "duel", (HEADS, TAILS), absent=absent)

    await weeks.run()

    assert weeks.woken == []
    assert weeks.calls() <= (1 + REMINDERS) * (weeks.decisions + len(WAYS))


@pytest.mark.soak
@pytest.mark.timeout(1800)  # a battle on a measured table has many steps
@pytest.mark.parametrize("slug", ["hoth", "napoleonics", "lords", "jours", "fire_and_sword"])
async def test_every_game_comes_to_an_end_or_a_rest(store, clock, soak_seed, slug):
    clock.now = NOON
    game = load_games()[slug]
    weeks = Weeks(store, clock, {slug: game}, soak_seed)
    for number in range(12 + 4):
        scenario = game.scenarios()[number % len(game.scenarios())]
        seats = [one for one in game.seats(scenario) if one.required or number >= 12]
        team = ",".join(one.seat for one in seats if not one.required)
        options = {"absent": WAYS[number % len(WAYS)]} | ({"seats": team} if team else {})
        await weeks.begin(slug, scenario, [one.seat for one in seats], **options)

    await weeks.run()

    assert weeks.woken == []
    assert weeks.calls() <= (1 + REMINDERS) * weeks.decisions
