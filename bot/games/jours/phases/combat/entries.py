"""Units that enter one hex by the way: advance, recall, pursuit; and retreat before shock."""

from __future__ import annotations

from functools import partial

from bot.engine.chance.tally import Tally
from bot.engine.model import term
from bot.games.jours.content.base import Cell
from bot.games.jours.model.events import Gait
from bot.games.jours.model.field import Unit
from bot.games.jours.model.keys import at
from bot.games.jours.model.state import Entering, Evasion, Retreat
from bot.games.jours.phases import levels, steps
from bot.games.jours.phases.retreats import GOES_ON, GONE, ROUTED
from bot.games.jours.phases.script import Script
from bot.games.jours.rules.combat import evasion
from bot.games.jours.rules.retreat import price_of


def advance_entering(s: Script, frame: Entering) -> None:
    """Put units into the next hex, whatever it costs; ground that disorders them does so.

    Rules: JDG-8.7.1-b, JDG-8.7.1-c, JDG-4.3.2-b, JDG-2.5.2-e.
    """
    units = [s.field.unit(key) for key in frame.units]
    side = units[0].side
    steps.clear_way(s, side, frame.cell, 1)
    routed = s.do("step", partial(enter, s, frame, units))
    steps.abandon(s, side, 1)
    steps.alarm(s, side, frame.cell, 1)
    for place, key in enumerate(frame.units):
        if routed >> place & 1:
            s.call(at("rout-{}", key), partial(Retreat, unit=key, routed=True))
    if frame.gait != "pursuit":
        s.do("ended", partial(steps.end_near, s, side, frame.cell))
    s.done()


def enter(s: Script, frame: Entering, units: list[Unit]) -> int:
    """Enter a hex; returns who was routed by the ground, as bits.  Rules: JDG-8.7.1-c."""
    here = units[0].at
    assert here is not None
    harmed = [one for one in units if disorders(s, one, here, frame.cell)]
    for one in units:
        if not one.is_gun:
            one.facing = frame.facing or one.facing
    steps.put(s, units, frame.cell, frame.gait)
    steps.join(s, units, frame.cell)
    for one in harmed:
        levels.lose_level(s, one, "JDG-8.7.1-c")
    return sum(1 << place for place, one in enumerate(units) if one in harmed and one.is_routed)


def disorders(s: Script, unit: Unit, here: Cell, there: Cell) -> bool:
    """Tell whether the next hex takes a level off a unit.  Rules: JDG-8.7.1-c."""
    price = price_of(s.field, s.ground, unit, here, there)
    return price is not None and price.disorders


# Retreat before shock ----------------------------------------------------------------------------


def advance_evasion(s: Script, frame: Evasion) -> None:
    """Let cavalry retreat before a shock: test, then the way with the levels lost on it.

    Rules: JDG-8.8.1-a, JDG-8.8.1-b, JDG-8.8.1-g, JDG-8.8.2-a, JDG-10.3.5-b.
    """
    unit = s.field.unit(frame.unit)
    state = s.do("test", partial(test, s, frame, unit))
    for number, cell in enumerate(frame.path, 1):
        if state != GOES_ON:
            break
        steps.clear_way(s, unit.side, cell, number)
        state = s.do(at("step-{}", number), partial(step_back, s, unit, cell))
        steps.abandon(s, unit.side, number)
        steps.alarm(s, unit.side, cell, number)
    if state == ROUTED:
        s.call("onward", partial(Retreat, unit=unit.id, away=frame.away, routed=True))
    else:
        s.do("ended", partial(end, s, frame, unit))
    s.done()


def test(s: Script, frame: Evasion, unit: Unit) -> int:
    """Test a unit that retreats before infantry; returns what became of it.

    Rules: JDG-8.8.1-b, JDG-8.8.2-a.
    """
    unit.note(evaded=True)
    if frame.tested:
        tests = s.tables.content.limits.evasion.tests
        value = tests[str(len(frame.path))]
        added = Tally().plus(value, term("jours-why-evasion"), "JDG-8.8.1-b")
        if not levels.cohesion_test(s, unit, "JDG-8.8.1-b", added):
            levels.lose_level(s, unit, "JDG-8.8.1-b")
    return became(unit)


def became(unit: Unit) -> int:
    """Return what has become of a unit on its way."""
    return GONE if unit.at is None else ROUTED if unit.is_routed else GOES_ON


def step_back(s: Script, unit: Unit, cell: Cell) -> int:
    """Put a unit into the next hex of its retreat; returns what became of it.

    Rules: JDG-8.8.1-c, JDG-8.8.1-d, JDG-8.8.1-g.
    """
    here = unit.at
    assert here is not None
    lost = evasion.losses(s.field, s.ground, unit, here, cell)
    gait: Gait = "evade"
    steps.put(s, [unit], cell, gait)
    for rule in lost:
        levels.lose_level(s, unit, rule)
    return became(unit)


def end(s: Script, frame: Evasion, unit: Unit) -> None:
    """Let a unit face as it likes, or as those whom it joins.  Rules: JDG-8.8.1-d, JDG-6.1.1-b."""
    if unit.at is not None:
        unit.facing = frame.facing or unit.facing
        steps.settle(s, [unit])
