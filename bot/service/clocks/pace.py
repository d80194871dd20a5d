"""The pace of a match: how much time a person has at first, and what each turn adds."""

from __future__ import annotations

import re
from typing import NamedTuple

MINUTE, HOUR, DAY = 60.0, 3600.0, 24 * 3600.0
PACE = "pace"
"""Option of the host, see ``read``."""
NO_PACE = "none"
"""Its value without clocks: reminders only. A match without the option is played so."""
STEADY = "steady"
TOGETHER = "live"
"""The pace of people who sit there at the same time."""
REACTION_S = 24 * HOUR
"""How long a reaction may take at most, in waking time, before the usual answer is taken."""
STRICT_S = 12 * HOUR
"""How long an answer may take whose person let their time run out again and again."""
EXCUSED = 2
"""How often in a match somebody's time may run out without more than a line about it."""
_TYPED = re.compile(r"(\d{1,3})([mhd])\+(\d{1,3})([mhd])")
_UNITS = {"m": MINUTE, "h": HOUR, "d": DAY}
LEAST_S, MOST_S = HOUR, 60 * DAY
"""The shortest and the longest time at first."""


class Pace(NamedTuple):
    """Waking seconds: at first, added by each turn, and the most that is ever saved up."""

    start: float
    increment: float
    most: float

    @property
    def reaction(self) -> float:
        """How long a reaction may take."""
        return min(REACTION_S, self.start)


PACES = {
    TOGETHER: Pace(4 * HOUR, 10 * MINUTE, 8 * HOUR),
    "brisk": Pace(24 * HOUR, 12 * HOUR, 72 * HOUR),
    STEADY: Pace(72 * HOUR, 36 * HOUR, 240 * HOUR),
    "slow": Pace(7 * DAY, 3 * DAY, 21 * DAY),
}
"""The paces with names."""


def read(value: str) -> Pace | None:
    """Read a pace: a name, or one of one's own such as ``72h+36h``; None for ``none``.

    Raises ``ValueError`` for anything else.

    >>> read("72h+36h").increment / HOUR, read("none")
    (36.0, None)
    """
    if value == NO_PACE:
        return None
    if value in PACES:
        return PACES[value]
    found = _TYPED.fullmatch(value)
    if found is None:
        raise ValueError(value)
    start = int(found[1]) * _UNITS[found[2]]
    increment = int(found[3]) * _UNITS[found[4]]
    if not (LEAST_S <= start <= MOST_S and MINUTE <= increment <= start):
        raise ValueError(value)
    return Pace(start, increment, 3 * start)


def is_pace(value: str) -> bool:
    """Tell whether a match may have a pace."""
    try:
        read(value)
    except ValueError:
        return False
    return True
