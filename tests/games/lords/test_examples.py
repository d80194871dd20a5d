"""The totals of the worked examples, unit by unit, as the rulebook and the digest give them."""

from pathlib import Path

import pytest

from bot.cases.run import case_position
from bot.games.lords.model.events import UnitHit
from bot.games.lords.rules.geometry import label

from .given import act, told

CASES = Path(__file__).parent / "cases"
TOTALS = {
    "EX-02": ("deathbringer_f d3", "c4 3, d3 1, d4 5!"),
    "EX-03": ("ravager_r c3", "c3 2, d3 1, d4 9!"),
    "EX-06": ("catapult d2", "e4 4!"),
    "EX-07": ("catapult e2", "d4 7!"),
    "EX-18": ("shanker_fr d3", "d3 1, d4 4"),
    "EX-19": ("deathbringer_f d3", "d3 5!, d4 5!"),
    "EX-20": ("shanker_fr d4", "d4 3, d5 4!"),
    "EX-21": ("shanker_fr d3", "d3 5!, d4 4"),
    "EX-22": ("butcher d3", "c4 4!, e4 3!"),
    "EX-23": ("shanker_fr d3", "d3 5!, d4 9!"),
    "EX-24": ("gonke_longtooth d3", "d3 7!, d4 10!, e4 5!"),
    "EX-25": ("gonke_longtooth d3", "d3 7!, d4 5, e4 5!"),
    "EX-26": ("spikeman_r c3", "d3 3, d4 3"),
    "EX-28": ("catapult e2", "d3 5, d4 8!"),
    "EX-29": ("dowager_f e4", "e3 5!"),
    "EX-30": ("spikeman_r a2; d2xd5", "d3 1, d5 4!"),
    "EX-31": ("shanker_fl d3", "c3 2, d4 9!, f4 3"),
    "EX-32": ("deathbringer_f c3", "d3 5, d4 3!"),
    "EX-39": ("spikeman_r a2", "d3 1, d4 2"),
    "EX-40": ("spikeman_r a2", "d3 3, d4 2"),
    "EX-41": ("deathbringer_f d3", "d4 5!, d4 3!, d5 5!"),
    "EX-42": ("deathbringer_f d3", "d3 1, d4 5!"),
    "EX-42-slugger": ("deathbringer_f d3", "d3 3!, d4 5!"),
    "EX-43": ("deathbringer_f d3", "c4 3!, e4 3!"),
    "EX-44": ("bow_pest d3", "d3 4!, d4 2"),
    "EX-45": ("deathbringer_f d3; d2xe5", "d4 5!, e5 4, e5 7!"),
    "EX-46": ("deathbringer_f d3", "c4 1, d3 1, d4 5!"),
    "EX-48": ("shanker_fr d3", "d3 4!, d4 4!"),
    "EX-58": ("deathbringer_f a0", "a1 5!"),
    "EX-62": ("deathbringer_f d3", "d4 5!"),
    "EX-62-advanced": ("deathbringer_f d3", "d4 5!, d4 1, d5 5!"),
    "EX-63": ("spikeman_r a2", "d3 1, d4 4"),
}
"""By case: the orders, and what units take in each resolution, ``!`` if they fall."""


@pytest.mark.rule("LOW-CMB-03", "LOW-CMB-04")
@pytest.mark.parametrize("name", TOTALS)
def test_every_unit_takes_what_the_example_says(name):
    orders, expected = TOTALS[name]
    position = case_position(CASES / f"{name}.yaml")

    hits = []
    for order in orders.split("; "):
        step = act(position, order)
        position = step.position
        hits += told(step, UnitHit)

    assert ", ".join(written(hit) for hit in hits) == expected


def written(hit):
    """Write what a unit took."""
    return f"{label(hit.cell)} {hit.total}{'!' if hit.eliminated else ''}"
