"""Movements on a virtual table, and what follows from them (4.3, 5, 9.2, 13.1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.engine.model import Term, term
from bot.games.fire_and_sword.geometry.fixed import DEGREE, INCH, QUARTER, Place
from bot.games.fire_and_sword.geometry.groups import Wander as Wandered
from bot.games.fire_and_sword.geometry.moves import Journey
from bot.games.fire_and_sword.geometry.table import Fault
from bot.games.fire_and_sword.model.acts import Base, Go, Retire, Slide, Turn
from bot.games.fire_and_sword.model.state import Element, Task
from bot.games.fire_and_sword.notation import acts as notation
from bot.games.fire_and_sword.phases.actions import passing
from bot.games.fire_and_sword.phases.field import put
from bot.games.fire_and_sword.phases.script import Script
from bot.games.fire_and_sword.rules import acts as rules
from bot.games.fire_and_sword.rules import ground
from bot.games.fire_and_sword.rules.scene import scene_of
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names

from . import groups

RULES = {
    "move": "FAS-4.3.4-a", "withdraw": "FAS-4.3.5-a", "double_move": "FAS-4.4.2-a",
    "march": "FAS-4.4.3-a", "disengage": "FAS-4.4.4-a",
}  # fmt: skip
"""The rule of each movement along a line."""


def go(s: Script, frame: Task, tables: Tables) -> int:
    """Carry out a movement, then the tests that it leads to.

    Rules: FAS-5.2-c, FAS-RUL-87.
    """
    element = s.element(frame.element)
    base = notation.read(frame.answer("line")).base
    crossed = s.do("moved", partial(move, s, frame, tables, element, base))
    passing.test_passed(s, frame, tables, element, back="")
    if not element.gone and tables.is_unit(element):
        groups.set_aside(s, tables, element)
    return crossed


def move(s: Script, frame: Task, tables: Tables, element: Element, base: Base) -> bool:
    """Put an element where its movement ends, and remember what it met.

    It tells whether Disorganising ground was crossed.

    Rules: FAS-5.1-a, FAS-4.3.3-a, FAS-4.3.6-a, FAS-9.2-a, FAS-GEO-22.
    """
    found = rules.travel(scene_of(tables, s.state), element, base)
    assert not isinstance(found, Fault), "an illegal movement was taken"
    if isinstance(found, Journey):
        passing.remember(frame, found.passed)
        groups.remember(s, element, found.touched)
    end = found if isinstance(found, Place) else found.end
    line, rule = told(element, base, found)
    put(s.t, element, end, line, rule)
    return not isinstance(found, Place) and disorganises(s, tables, element, found.crossed)


def disorganises(
    s: Script, tables: Tables, element: Element, crossed: Sequence[str]
) -> bool:  # fmt: skip
    """Tell whether any of some pieces disorganises an element.  Rules: FAS-13.1-DEZ."""
    fighter, table = tables.fighter(element), tables.table(s.state)
    return any(
        ground.disorganises(tables.content, table.piece(one).terrain.id, fighter) for one in crossed
    )


def break_off(s: Script, tables: Tables, element: Element, line: str) -> None:
    """Move a Unit out of its melee after its test, if it still can.

    Its speed may have changed with its state, so that the movement is none any more.

    Rules: FAS-4.4.4-a, FAS-GEO-18, FAS-RUL-92.
    """
    base = notation.read(line).base
    found = rules.travel(scene_of(tables, s.state), element, base)
    if not isinstance(found, Fault):
        s.call("out", partial(Task, what="go", element=element.id, answers={"line": line}))


def told(element: Element, base: Base, found: Journey | Wandered | Place) -> tuple[Term, str]:
    """Return the line that tells a movement, and its rule."""
    unit = names.element(element)
    match base:
        case Go():
            way = Term(f"fas-act-{base.way}")
            line = term(
                "fas-told-go", unit=unit, action=way, angle=notation.decimal(base.phi, DEGREE),
                distance=notation.decimal(base.far, INCH),
            )  # fmt: skip
            return line, RULES[base.way]
        case Slide():
            far = notation.decimal(base.far, INCH)
            return term("fas-told-slide", unit=unit, distance=far), "FAS-4.3.3-a"
        case Turn():
            by = base.wheel.by
            side = "about" if abs(by) == 2 * QUARTER else "left" if by < 0 else "right"
            angle = notation.decimal(abs(by), DEGREE)
            return term("fas-told-turn", unit=unit, side=side, angle=angle), "FAS-4.3.6-a"
        case Retire():
            far = notation.decimal(base.far, INCH)
            return term("fas-told-retire", unit=unit, distance=far), "FAS-RUL-81"
        case _:
            assert isinstance(found, Wandered)
            far = f"{found.cost:.1f}"
            return term("fas-told-path", unit=unit, distance=far), "FAS-9.2-a"
