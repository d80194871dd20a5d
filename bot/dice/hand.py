"""The dice of one roll: bound to the session's seed and the roll's number, and written down."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.chance.draws import Draws, ScriptedDraws, SeededDraws
from bot.engine.model import Draw


class Hand:
    """Throws dice and remembers every throw."""

    def __init__(self, draws: Draws):
        self._draws = draws
        self.made: list[Draw] = []

    def roll(self, count: int, faces: int, rule: str) -> tuple[int, ...]:
        """Return ``count`` dice with values 1..faces, asked for by a rule."""
        values = self._draws.roll(len(self.made), count, faces, rule)
        self.made.append(Draw("roll", count, faces, rule, values))
        return values


def seeded(seed: bytes, session: str, number: int) -> Hand:
    """Return the dice of roll ``number`` of a session: the same ones every time."""
    return Hand(SeededDraws(seed, session, (str(number),)))


def replayed(draws: Sequence[Draw]) -> Hand:
    """Return dice that fall as they fell before."""
    return Hand(ScriptedDraws(draws))
