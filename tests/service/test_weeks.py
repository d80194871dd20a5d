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


async def test_every_match_comes_to_an_end_or_a_rest(store, clock):
    clock.now = NOON
    weeks = Weeks(store, clock, {"coin": Short()}, seed=1)
    for absent in WAYS:
        await weeks.begin("coin", "duel", (HEADS, TAILS), absent=absent)

    await weeks.run()

    assert weeks.woken == []
    calls = sum(len(post.body.users) for post in weeks.postman.posts if post.kind == "ping")
    assert calls <= 4 * weeks.decisions + 4 * len(WAYS)


@pytest.mark.soak
@pytest.mark.parametrize("slug", ["hoth", "napoleonics", "lords", "jours"])
async def test_every_game_comes_to_an_end_or_a_rest(store, clock, soak_seed, slug):
    clock.now = NOON
    game = load_games()[slug]
    weeks = Weeks(store, clock, {slug: game}, soak_seed)
    for number in range(12):
        scenario = game.scenarios()[number % len(game.scenarios())]
        seats = [one.seat for one in game.seats(scenario) if one.required]
        await weeks.begin(slug, scenario, seats, absent=WAYS[number % len(WAYS)])

    await weeks.run()

    assert weeks.woken == []
