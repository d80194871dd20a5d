"""Whom units may aim at, as it is offered on one page: targets of batteries, charges of cavalry."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.model import Side, Text, chain, text
from bot.engine.parts.planning import End
from bot.games.jours.content import JdgContent
from bot.games.jours.content.base import Cell
from bot.games.jours.model.actions import DeclareCharge, Fire
from bot.games.jours.model.field import Field, Unit
from bot.games.jours.model.view import JdgView
from bot.games.jours.rules import stacks
from bot.games.jours.rules.combat import charge, fire
from bot.games.jours.rules.land.ground import Ground
from bot.games.jours.rules.march.survey import Survey
from bot.games.jours.words import names

TOGETHER = "&"
"""Between batteries that combine their fire, as it is typed."""


def batteries(field: Field, ground: Ground, side: Side) -> dict[str, list[Fire]]:
    """Return the shots of each battery, and of two that combine, by their ids."""
    found: dict[str, list[Fire]] = {}
    for one in fire.options(field, ground, side):
        found.setdefault(TOGETHER.join(one.guns), []).append(one)
    return found


def targets(view: JdgView, ground: Ground, shots: Sequence[Fire]) -> Iterator[End]:
    """Yield a shot at each target, from left to right; without a pivot where none is needed.

    Rules: JDG-7.2-d, JDG-7.5-a.
    """
    best: dict[Cell, Fire] = {}
    for one in sorted(shots, key=lambda one: (one.target, one.facing is not None, one.facing)):
        best.setdefault(one.target, one)
    for one in best.values():
        yield End(one, _aim(view, ground, one), _hit(view, ground, one), one.target)


def _aim(view: JdgView, ground: Ground, one: Fire) -> Text:
    """Name a target, the least die that has an effect, and its chance."""
    guns = [view.field.unit(key) for key in one.guns]
    total = fire.modifiers(view.field, ground, guns, one.target, "normal").total
    faces = ground.content.limits.die
    working = [die for die in range(faces) if ground.content.fire.result(total + die) != "none"]
    if not working:
        return text("jours-aim-vain", place=one.target)
    return text(
        "jours-aim", place=one.target, needed=working[0], chance=100 * len(working) // faces
    )


def _hit(view: JdgView, ground: Ground, one: Fire) -> Text:
    """Name who is hit, and the pivot that is needed."""
    units = [
        names.unit(ground.content, view.field, unit.id)
        for unit in fire.affected(view.field, one.target)
    ]
    said = chain("jours-aim-and", units)
    if one.facing is None:
        return said
    facing = Text(f"jours-facing-{one.facing.lower()}")
    return text("jours-aim-pivot", units=said, facing=facing)


def pivots(shots: Sequence[Fire], aimed: Fire) -> Iterator[End]:
    """Yield the same shot after another pivot, or after none."""
    for one in shots:
        if one.target == aimed.target and one.facing != aimed.facing:
            face = text("jours-aim-pivots", facing=one.facing or "")
            straight = Text("jours-aim-straight")
            yield End(one, face if one.facing else straight, None, one.target)


def charges(view: JdgView, survey: Survey, units: Sequence[Unit]) -> Iterator[End]:
    """Yield the shortest charge of a stack at each set of hexes that it can strike.

    It strikes all that stands in front of it at contact.

    Rules: JDG-9.1-a, JDG-9.2-a.
    """
    field, ids = view.field, tuple(one.id for one in units)
    best: dict[tuple[Cell, ...], DeclareCharge] = {}
    mine = [one for one in charge.options(survey) if one.units == ids]
    mine.sort(key=lambda one: (len(one.path), field.unit(one.target).is_gun, one.path, one.facing))
    for one in mine:
        struck = charge.chargeable(field, survey.ground, units[0], one.facing, one.path[-1])
        best.setdefault(tuple(sorted(struck)), one)
    for cells, one in sorted(best.items()):
        words = text("jours-end-charge", place=", ".join(cells), cell=one.path[-1])
        there = [_there(survey.ground.content, field, cell) for cell in cells]
        note = text("jours-end-charges", unit=chain("jours-aim-and", there))
        yield End(one, words, note, one.path[-1])


def _there(content: JdgContent, field: Field, cell: Cell) -> Text:
    """Name who stands in a hex: one unit in full, of several the ids as they lie."""
    ids = tuple(one.id for one in stacks.stack(field, cell))
    return names.unit(content, field, ids[0]) if len(ids) == 1 else names.plain(names.listed(ids))
