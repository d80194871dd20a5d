"""Tests for passing over own Units and structures (5.2)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.engine.model import term
from bot.games.fire_and_sword.model.keys import at
from bot.games.fire_and_sword.model.state import Charge, Element, Procedure, Task
from bot.games.fire_and_sword.phases.morale import losses
from bot.games.fire_and_sword.phases.morale.checking import control
from bot.games.fire_and_sword.phases.questions import several
from bot.games.fire_and_sword.phases.script import Script
from bot.games.fire_and_sword.rules import reactions
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names

from .typed import ask_number, seat


def ask_passed(s: Script, frame: Task, tables: Tables) -> None:
    """Ask who was passed over, and test for it: the mover, and every Unit passed.

    Rules: FAS-5.2-c.
    """
    element = s.element(frame.element)
    unit = names.element(element)
    own = [
        one
        for one in tables.units(s.state, element.side)
        if one is not element and tables.profile(one).type != "artillery"
    ]
    passed = several(
        s,
        seat(s, frame),
        lambda count: at("passed-{}", count),
        lambda: own,
        lambda more: term(f"fas-ask-passed{'-more' if more else ''}", unit=unit),
    )
    structures = ask_number(s, frame, "structures", (0, len(s.state.elements)))
    if passed or structures:
        test_each(s, tables, element, len(passed) + structures, "mover")
    for one in passed:
        test_each(s, tables, s.element(one), 1, one)


def test_each(s: Script, tables: Tables, element: Element, count: int, key: str) -> None:
    """Make one test for passing through; each failure is a DP.  Rules: FAS-5.2-c."""
    rule = "FAS-5.2-c"
    pool = reactions.control(tables.content, rule, count)
    failed = s.call(at("test-{}", key), partial(control, tables, element, "passing", pool, rule))
    why = term("fas-why-passing", count=failed)
    s.do(at("dp-{}", key), partial(losses.gain, s.t, tables, element.id, failed, why, rule))


# On a virtual table ------------------------------------------------------------------------------


NOBODY = "-"


def remember(frame: Procedure, passed: Sequence[str], back: str = "") -> None:
    """Keep who was passed over, by id.

    ``back``: the Unit that withdraws, or follows, while the procedure of another runs, which may
    have passed over some itself. In a charge they are kept apart even if its charger passed none.

    Rules: FAS-RUL-87, FAS-12.1-EVA-b.
    """
    by_id = sorted(passed, key=lambda key: (len(key), key))
    apart = bool(by_id) and isinstance(frame, Charge)
    if back and (apart or frame.said(at("passed-{}", 1))):
        frame.give({at("passed-{}", back): " ".join(by_id) or NOBODY})
    else:
        frame.give({at("passed-{}", place): key for place, key in enumerate(by_id, 1)})


def test_passed(
    s: Script, frame: Procedure, tables: Tables, element: Element, back: str
) -> None:  # fmt: skip
    """Test the mover with a die for each, then every Unit passed with one; failures are DP.

    A structure makes no test of its own, its garrison does. ``back`` as for ``remember``.

    Rules: FAS-5.2-a, FAS-5.2-c, FAS-RUL-77, FAS-RUL-87.
    """
    own = frame.said(at("passed-{}", back)) if back else ""
    passed = [one for one in own.split() if one != NOBODY] if own else _passed(frame)
    if passed:
        test_each(s, tables, element, len(passed), f"mover-{back}" if own else "mover")
    units = {one.id for one in s.state.elements}
    for key in passed:
        if key in units and (key in frame.results or not s.element(key).gone):
            test_each(s, tables, s.element(key), 1, key)


def _passed(frame: Procedure) -> list[str]:
    passed: list[str] = []
    while said := frame.said(at("passed-{}", len(passed) + 1)):
        passed.append(said)
    return passed
