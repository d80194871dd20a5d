"""Levels lost and regained, and single dice against a value: what all chapters use.

All of it happens at once and asks nothing. A unit that is routed by it owes a rout retreat, for
which whoever calls runs a ``Retreat``.
"""

from __future__ import annotations

from bot.engine.chance.tally import Tally
from bot.engine.model import term
from bot.games.jours.content.base import LEVELS, Level
from bot.games.jours.model.events import LevelChanged, SquareChanged, Trial, Tried
from bot.games.jours.model.field import Unit
from bot.games.jours.rules import stacks

from .script import Script


def lose_level(s: Script, unit: Unit, rule: str, *, fire: bool = False) -> None:
    """Take one level off a unit: disordered, routed, eliminated.

    ``fire``: by fire, which eliminates disordered artillery.

    Rules: JDG-10.1-a, JDG-10.1-b, JDG-10.2-b.
    """
    if unit.level == "eliminated":
        return
    after = LEVELS[LEVELS.index(unit.level) + 1]
    if fire and unit.is_gun and after == "routed":
        after = "eliminated"
    change(s, unit, after, rule)


def rout(s: Script, unit: Unit, rule: str, *, fire: bool = False) -> None:
    """Make a unit routed at once; one that is, and disordered artillery by fire, is eliminated.

    Rules: JDG-10.2-a, JDG-10.2-b, JDG-10.1-b.
    """
    gone = unit.is_routed or (fire and unit.is_gun and unit.level == "disordered")
    if unit.level != "eliminated":
        change(s, unit, "eliminated" if gone else "routed", rule)


def eliminate(s: Script, unit: Unit, rule: str) -> None:
    """Take a unit off the map for good.  Rules: JDG-10.1-a."""
    if unit.level != "eliminated":
        change(s, unit, "eliminated", rule)


def regain(s: Script, unit: Unit, rule: str) -> None:
    """Give a routed or disordered unit one level back.  Rules: JDG-11.1-b."""
    change(s, unit, "disordered" if unit.is_routed else "good", rule)


def change(s: Script, unit: Unit, after: Level, rule: str) -> None:
    """Put a unit to a level and tell it; what it can no longer have goes with it.

    A square ends when infantry in it loses a level; artillery that loses one stays in it.

    Rules: JDG-4.2-e, JDG-RUL-10, JDG-10.2-c, JDG-10.1-c.
    """
    before, cell = unit.level, unit.at
    assert cell is not None
    worse = LEVELS.index(after) > LEVELS.index(before)
    unit.level = after
    s.tell(
        LevelChanged(unit=unit.id, side=unit.side, at=cell, before=before, after=after, rule=rule)
    )
    if worse and unit.square and not unit.is_gun:
        break_square(s, unit, rule)
    if after in ("routed", "eliminated"):
        unit.facing, unit.square, unit.renfort = None, False, False
    if after == "eliminated":
        unit.at = None


def break_square(s: Script, unit: Unit, rule: str) -> None:
    """End the square that a unit stands in, for all in the hex.  Rules: JDG-4.2-e."""
    assert unit.at is not None
    there = [one for one in stacks.stack(s.field, unit.at) if one.square]
    for one in there:
        one.square = False
    units = tuple(one.id for one in there)
    s.tell(SquareChanged(at=unit.at, units=units, formed=False, rule=rule))


# Dice --------------------------------------------------------------------------------------------


def trial(
    s: Script, what: Trial, unit: str, needed: int, rule: str, added: Tally | None = None
) -> bool:
    """Roll one die with what is added to it against a value: at most that passes.

    Rules: JDG-0.4-a, JDG-0.4-b.
    """
    sum_ = added or Tally()
    die = s.die(rule)
    passed = die + sum_.total <= needed
    s.tell(Tried(what=what, unit=unit, die=die, sum=sum_, needed=needed, passed=passed, rule=rule))
    return passed


def cohesion_test(s: Script, unit: Unit, rule: str, added: Tally | None = None) -> bool:
    """Take a cohesion test with the cohesion in force; night and fog make it harder.

    Rules: JDG-0.4-b, JDG-0.4-d, JDG-12.1-f, JDG-12.2-a, JDG-RUL-49.
    """
    weather = s.tables.content.weather[s.field.weather]
    night = term(f"jours-weather-{weather.id}")
    sum_ = (added or Tally()).plus(weather.test, night, "JDG-12.1-f")
    return trial(s, "cohesion", unit.id, unit.values.cohesion, rule, sum_)


def engagement_test(s: Script, unit: Unit, rule: str, added: Tally | None = None) -> bool:
    """Take an engagement test; only units in good order ever do.  Rules: JDG-0.4-c."""
    return trial(s, "engagement", unit.id, unit.kind.engagement, rule, added)
