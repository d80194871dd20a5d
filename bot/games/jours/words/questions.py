"""What is asked, in words; most questions name units, hexes, and the die that is needed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.engine.model import Decision, Text, text
from bot.games.jours.content import JdgContent, cells_of, grid
from bot.games.jours.content.base import Cell, Facing
from bot.games.jours.model.actions import Breakthrough, Move, Occupy, PursuitStep
from bot.games.jours.model.field import Field, Unit
from bot.games.jours.model.state import Question
from bot.games.jours.model.view import JdgView
from bot.games.jours.notation.lines import parse
from bot.games.jours.rules import stacks

from . import names

NOTHING: Final = Question(point="DP-A3")
"""Stands for a question that the viewer does not see."""


def prompt(content: JdgContent, view: JdgView, decision: Decision) -> Text:
    """Return the question of a decision; a die that is needed is named with it."""
    asked, field = view.asked or NOTHING, view.field
    needed = asked.needed if asked.needed is not None else 0
    return text(
        f"jours-ask-{_wording(decision, asked)}",
        unit=_about(content, field, asked),
        place=_asked_place(asked),
        front=ahead(content, field, asked.place),
        needed=needed,
        chance=chance(needed),
    )


def chance(needed: int) -> int:
    """Return in per cent how often a die is at most a number.  Rules: JDG-0.4-a.

    >>> chance(6), chance(-1), chance(12)
    (70, 0, 100)
    """
    return 10 * max(0, min(10, needed + 1))


def _about(content: JdgContent, field: Field, asked: Question) -> Text:
    """Name what a question is about: a group, a commander, a unit, or the units of its hex."""
    groups = {one.id: one for one in field.groups}
    if asked.subject in groups:
        return names.group(content, field, groups[asked.subject])
    if any(one.id == asked.subject for one in field.chiefs):
        return names.chief(content, field, asked.subject)
    if asked.subject:
        return names.unit(content, field, asked.subject)
    return _named(content, field, stacks.stack(field, asked.place) if asked.place else ())


def _named(content: JdgContent, field: Field, units: Iterable[Unit]) -> Text:
    """Name a stack: one unit in full, of several the ids as they lie."""
    ids = _ids(units)
    if len(ids) == 1:
        return names.unit(content, field, ids[0])
    return names.plain(names.listed(ids))


def _wording(decision: Decision, asked: Question) -> str:
    """Return which words a decision is asked in: some points ask for one thing after another.

    Rules: JDG-8.7.2-a, JDG-9.3.3-b, JDG-9.5.2-e, JDG-9.5.2-i.
    """
    point = decision.point.lower()
    match point, parse(asked.orders[0]) if asked.orders else None:
        case "dp-c7", Breakthrough():
            return f"{point}-again"
        case "dp-m5", Move():
            return f"{point}-back"
        case "dp-c9", PursuitStep():
            return f"{point}-strike" if is_strike(asked) else f"{point}-turn"
        case _:
            return point


def is_strike(asked: Question) -> bool:
    """Tell whether a pursuit asks whether to charge on; else it asks for a turn.

    Rules: JDG-9.5.2-e, JDG-9.5.2-l.
    """
    found = (parse(one) for one in asked.orders)
    return any(isinstance(one, PursuitStep) and one.halt for one in found)


def _asked_place(asked: Question) -> str:
    """Name the hex of a question, or those that its answers enter."""
    if asked.place:
        return asked.place
    answers = [parse(one) for one in asked.orders]
    return ", ".join(sorted({one.cell for one in answers if isinstance(one, Occupy) and one.cell}))


def ahead(content: JdgContent, field: Field, cell: Cell, facing: Facing | None = None) -> Text:
    """Name the two hexes that a facing, else the units of a hex look at, each with who is there.

    Rules: JDG-6.1.1-a.
    """
    there = stacks.stack(field, cell) if cell else ()
    facing = facing or next((one.facing for one in there), None)
    if facing is None:
        return names.plain("")
    on_map = cells_of(content.maps[field.map])
    seen = [
        " ".join((one, *filter(None, (names.listed(_ids(stacks.stack(field, one))),))))
        for one in grid.front(cell, facing)
        if one in on_map
    ]
    return names.plain(", ".join(seen))


def _ids(units: Iterable[Unit]) -> tuple[str, ...]:
    return tuple(one.id for one in units)
