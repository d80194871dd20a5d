"""The game and a second reading of its rules say the same about random positions.

The second reading (``reading``) was written from the rules alone, by brute force.
"""

from __future__ import annotations

from itertools import islice

import pytest

from .compared import (
    commanding,
    endings,
    fights,
    fires,
    following,
    markers,
    moves,
    retreats,
    watched,
)

CHAPTERS = {
    "zones": (moves.zones_and_groups, 40, 2000),
    "stacks": (moves.stacked, 40, 4000),
    "demoralisation": (moves.demoralisation, 40, 2000),
    "moves": (moves.marches, 5, 1000),
    "rallies": (moves.rallies, 40, 2000),
    "lines": (fires.lines, 20, 10**6),
    "fires": (fires.shots, 60, 5000),
    "declarations": (fights.declarations, 40, 2000),
    "fights": (fights.fought, 50, 3000),
    "evasions": (fights.evasions, 40, 2000),
    "charges": (fights.charges, 60, 12000),
    "retreats": (retreats.retreats, 25, 1000),
    "routs": (retreats.routs, 40, 2000),
    "rout phases": (watched.phases, 40, 3000),
    "advances": (following.advances, 40, 6000),
    "strikes": (following.strikes, 40, 3000),
    "chases": (following.chases, 40, 4000),
    "orders": (commanding.orders, 20, 1000),
    "cups": (commanding.cups, 40, 4000),
    "turns": (markers.turns, 15, 3000),
    "rides": (commanding.rides, 15, 1000),
    "arrivals": (commanding.arrivals, 25, 1500),
    "points": (endings.counts, 40, 2000),
    "control": (endings.controls, 1, 50),
}
"""By chapter: what compares it, and how many positions here and in a bulk run."""


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.slow
def test_both_readings_agree(chapter):
    compare, count, _ = CHAPTERS[chapter]

    assert list(islice(compare(chapter, count), 5)) == []


@pytest.mark.soak
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_both_readings_agree_on_many_positions(chapter, soak_seed):
    compare, _, count = CHAPTERS[chapter]

    assert list(islice(compare(soak_seed, count), 20)) == []
