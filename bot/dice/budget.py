"""How much work one input may take: counted before it is done, so that no input runs away."""

from __future__ import annotations

from .faults import fault

MOST_WORK = 800_000
"""Units that one input may take. A unit is a step of about half a microsecond."""


class Budget:
    """The units of work that an input may still take."""

    def __init__(self, units: int = MOST_WORK):
        self.left = units

    def spend(self, units: int) -> None:
        """Take units off before the work is done; raises ``Refused`` where too few are left."""
        if units > self.left:
            raise fault("too-much")
        self.left -= units
