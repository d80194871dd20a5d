"""Squares: when they are formed and left by own decision (digest 4.4, JDG-4.2)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.refusal import Fault
from bot.games.jours.content.base import Cell
from bot.games.jours.model.actions import Unsquare
from bot.games.jours.model.field import Field, Unit
from bot.games.jours.rules import command, stacks
from bot.games.jours.rules.faults import fault

from .movement import Mover, mover, walk
from .reach import reach
from .survey import Survey


def square_fault(survey: Survey, cell: Cell) -> Fault | None:
    """Say why the units of a hex may not form square by own decision.

    Rules: JDG-4.2-a, JDG-4.2-b, JDG-4.2-c, JDG-4.2-h, JDG-RUL-10, JDG-RUL-11, JDG-2.4.3-b.
    """
    field, own = survey.field, survey.own.get(cell, ())
    if not any(one.arm == "infantry" for one in own):
        return fault("JDG-4.2-c", "square-infantry", place=cell)
    if not survey.ground.terrain(cell).square:
        return fault("JDG-4.2-a", "square-ground", place=cell)
    for one in own:
        if one.square:
            return fault("JDG-4.2-b", "is-square", place=cell)
        if not command.acts(field, one) or one.deeds.barred:
            return fault("JDG-2.3.1-c", "not-active", unit=one.id)
        if one.arm == "cavalry" or not one.is_good:
            return fault("JDG-4.2-c", "square-order", unit=one.id)
        if one.deeds.moved or one.deeds.start != cell:
            return fault("JDG-4.2-b", "square-moved", unit=one.id)
        if one.deeds.fired and command.standing(field, one) != "ordered":
            return fault("JDG-4.2-h", "square-fired", unit=one.id)
    return None


def leaving(field: Field, cell: Cell) -> list[Unit]:
    """Return the units of a square that leave it together: not artillery that may not act now.

    Artillery of another formation stays in the hex, and its square ends with that of the infantry.

    Rules: JDG-4.2-c, JDG-4.2-d.
    """
    there = stacks.stack(field, cell)
    return [one for one in there if not one.is_gun or command.acts(field, one)]


def leaver(survey: Survey, cell: Cell) -> Mover | Fault:
    """Return the mover of a square that is left, or why it may not be, with two points less.

    Rules: JDG-4.2-d, JDG-4.2-c, JDG-4.2-h.
    """
    there = leaving(survey.field, cell)
    if not there or there[0].side != survey.side or not there[0].square:
        return fault("JDG-4.2-d", "no-square", place=cell)
    for one in there:
        if not command.acts(survey.field, one):
            return fault("JDG-2.3.1-c", "not-active", unit=one.id)
        if one.deeds.moved:
            return fault("JDG-4.4.1-b", "has-moved", unit=one.id)
        if one.deeds.fired and command.standing(survey.field, one) != "ordered":
            return fault("JDG-4.4.2-a", "fired-moves-not", unit=one.id)
    who = mover(survey, there, "normal")
    if who.allowance < 0:
        return fault("JDG-4.2-d", "too-far", place=cell, value=0, count=-who.allowance)
    return who


def unsquare_fault(survey: Survey, action: Unsquare) -> Fault | None:
    """Say why a square may not be left in this way.  Rules: JDG-4.2-d."""
    who = leaver(survey, action.cell)
    if isinstance(who, Fault):
        return who
    legs = walk(survey, who, action.path)
    return legs if isinstance(legs, Fault) else None


def exits(survey: Survey, cell: Cell) -> Iterator[Unsquare]:
    """Yield how a square may be left: on the spot, or to each hex in reach."""
    who = leaver(survey, cell)
    if isinstance(who, Mover):
        yield Unsquare(cell)
        for way in reach(survey, who).values():
            yield Unsquare(cell, way.path)
