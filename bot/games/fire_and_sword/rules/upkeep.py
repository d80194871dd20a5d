"""The dice of Disengage and of passing through own Units."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.chance.tally import Part, Tally
from bot.engine.model import Term
from bot.games.fire_and_sword.content import FireAndSwordContent

from .checks import Pool
from .fighter import Fighter, dice_by_size


def disengage(content: FireAndSwordContent, enemies: Sequence[Fighter]) -> Pool:
    """Return the dice of a Disengage: by the size of each enemy Unit it touches.

    Rules: FAS-4.4.4-a, FAS-1.5.2.1-e.
    """
    parts = tuple(
        Part(dice_by_size(content, one), Term("fas-part-enemy"), "FAS-4.4.4-a") for one in enemies
    )
    return Pool(Tally(parts))
