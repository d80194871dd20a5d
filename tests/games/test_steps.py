"""Procedures that go by steps: each step of a frame has its function, and no other."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.games.hoth.model.state import TurnStep as HothStep
from bot.games.hoth.phases import turn as hoth
from bot.games.lords.model.state import TurnStep as LordsStep
from bot.games.lords.phases import turn as lords
from bot.games.napoleonics.model.state import CombatStep, RollStep
from bot.games.napoleonics.model.state import TurnStep as NapoleonicsStep
from bot.games.napoleonics.phases import combats, rolling
from bot.games.napoleonics.phases import turn as napoleonics


@pytest.mark.parametrize(
    ("steps", "table"),
    [
        (HothStep, hoth.STEPS),
        (LordsStep, lords.STEPS),
        (NapoleonicsStep, napoleonics.STEPS),
        (CombatStep, combats.STEPS),
        (RollStep, rolling.STEPS),
    ],
    ids=["hoth", "lords", "napoleonics", "combat", "roll"],
)
def test_the_table_has_the_steps_of_the_frame_in_their_order(steps, table):
    assert tuple(table) == get_args(steps)
