"""The lot that seats who names no seat, and what he chose there."""

from __future__ import annotations

import pytest

from bot.service.matches import Matches
from bot.service.model import NewMatch
from tests.support.loaded import load_games

from .table import ANNA, CHANNEL, PETR, press


@pytest.mark.rule("LOW-SET-01", "LOW-SET-02")
async def test_the_army_stays_with_its_player_whatever_seat_the_lot_gives(store, clock):
    matches = Matches(store, {"lords": load_games()["lords"]}, clock=clock)
    new = NewMatch(system="lords", scenario="basic", host=ANNA, channel=CHANNEL)
    match = (await matches.lobby.create(new, interaction=press())).id
    await matches.lobby.move_to(match, CHANNEL)
    armies = {ANNA: "frostmark", PETR: "embersand"}

    for person, army in armies.items():
        info = await matches.lobby.join(match, person, interaction=press())
        key = f"army-{info.seats_of(person.id)[0]}"
        await matches.options.choose(match, person.id, key, army, interaction=press())

    table = await matches.queries.table(match)
    assert {seat.user for seat in table.info.seats} == {ANNA.id, PETR.id}
    forces = table.position.state.forces
    assert all(
        forces[table.info.seats_of(person.id)[0]].army == army for person, army in armies.items()
    )
