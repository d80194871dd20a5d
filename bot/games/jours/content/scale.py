"""From men and guns to the values of counters.

>>> half_up(9, 2)
5
"""

from __future__ import annotations

from .scenarios import UnitCard
from .tables import Scale


def half_up(number: int, by: int) -> int:
    """Divide and round to the nearest whole number, halves up."""
    return (2 * number + by) // (2 * by)


def strength(scale: Scale, unit: UnitCard) -> int:
    """Return the strength points of infantry or cavalry by its men, at least 1.

    Rules: JDG-0.1-b, JDG-RUL-06.
    """
    men = scale.infantry if unit.arm == "infantry" else scale.cavalry
    return max(1, half_up(unit.men, men))


def fire_points(scale: Scale, guns: int, pounds: str) -> int | None:
    """Return the fire strength of so many guns of a calibre, at least 1; None: there is no such.

    Rules: JDG-0.1-b.
    """
    each = scale.guns.get(pounds)
    return None if each is None else max(1, half_up(guns, each))
