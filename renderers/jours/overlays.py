"""Hexes shaded for whoever chooses: where units may go, what holds them, what guns reach."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final, Literal, NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from bot.games.jours.content import grid
from bot.games.jours.content.base import Cell
from bot.games.jours.model.field import Unit
from bot.games.jours.model.view import JdgView
from bot.games.jours.rules import command, stacks
from bot.games.jours.rules.combat import fire
from bot.games.jours.rules.land.ground import Ground
from bot.games.jours.rules.land.sight import Outlook
from bot.games.jours.rules.march import movement
from bot.games.jours.rules.march.reach import reach
from bot.games.jours.rules.march.survey import Survey
from renderers.kit.brush.colours import INK, WHITE, Colour
from renderers.kit.kept import kept
from renderers.kit.scene.layers import Layer
from renderers.kit.signs.eye import eye
from renderers.painter import CHOSEN, Marks

from . import look
from .facts import Facts, piles
from .pieces import Stage, put_name

Tint: TypeAlias = Literal["reach", "front", "rear", "cone", "far"]
COLOURS: Final[dict[Tint, tuple[Colour, float]]] = {
    "reach": (look.REACH, 0.34),
    "front": (look.ZONE, 0.2),
    "rear": (look.ZONE, 0.16),
    "cone": (look.CONE, 0.36),
    "far": (look.CONE, 0.18),
}
"""The colour of a shade, and how much of it shows."""
DOTS: Final = 12
"""Around a front hex of an enemy zone of control."""


class Shade(NamedTuple):
    """The hexes that are shaded; none for who has nothing to choose."""

    reach: frozenset[Cell] = frozenset()
    fronts: frozenset[Cell] = frozenset()
    """Front hexes of enemy zones of control that may be reached."""
    rears: frozenset[Cell] = frozenset()
    """Other hexes of enemy zones."""
    cone: frozenset[Cell] = frozenset()
    """Within the effective range of guns."""
    far: frozenset[Cell] = frozenset()
    """Beyond it, within the range."""
    blind: frozenset[Cell] = frozenset()
    """Hexes with enemies in the field of fire that cannot be seen."""

    @property
    def cells(self) -> frozenset[Cell]:
        """All hexes of it."""
        return self.reach | self.cone | self.far


def shade_of(view: JdgView, facts: Facts, marks: Marks) -> Shade:
    """Return what is shaded for the units of the viewer that were chosen.

    Rules: JDG-4.4.1-a, JDG-6.2.1-a, JDG-7.2-c, JDG-7.3-a.
    """
    field, chosen = view.field, {place for number, place in marks if number == CHOSEN}
    active = field.active
    if active is None or view.side != active.side:
        return Shade()
    held = piles(field)
    units = [one for cell in chosen for one in held.get(cell, ()) if one.side == view.side]
    acting = [one for one in units if command.acts(field, one)]
    ground = facts.ground(view)
    if active.segment == "move":
        return _moves(view, ground, acting)
    if active.segment == "fire":
        return _fire(view, ground, [one for one in acting if one.is_gun])
    return Shade()


def _moves(view: JdgView, ground: Ground, units: Sequence[Unit]) -> Shade:
    """Shade where any of some units may go, and the enemy zones on the way."""
    if not units or view.side is None:
        return Shade()
    survey = Survey(view.field, ground, view.side)
    within: set[Cell] = set()
    for one in units:
        if not one.deeds.moved and not one.is_routed:
            within |= reach(survey, movement.mover(survey, [one], "normal")).keys()
    near = {other for cell in within for other in (cell, *ground.neighbours(cell))}
    zones = {cell for cell in near if survey.holders(cell)} - survey.enemies.keys()
    fronts = zones & survey.threat.fronts
    return Shade(frozenset(within), frozenset(fronts), frozenset(zones - fronts))


def _fire(view: JdgView, ground: Ground, guns: Sequence[Unit]) -> Shade:
    """Shade the field of fire of some batteries."""
    cone: set[Cell] = set()
    far: set[Cell] = set()
    blind: set[Cell] = set()
    outlook = Outlook(view.field, ground)
    for gun in guns:
        if gun.at is None or gun.facing is None:
            continue
        aimed = fire.Guns(view.field, ground, [gun])
        for cell in ground.cells - {gun.at}:
            away = grid.distance(gun.at, cell)
            if away <= gun.kind.maximum and aimed.sees(cell):
                (cone if away <= gun.kind.effective else far).add(cell)
                foe = stacks.owner(view.field, cell) not in (None, gun.side)
                if foe and outlook.block(gun.at, cell) is not None:
                    blind.add(cell)
    return Shade(cone=frozenset(cone), far=frozenset(far - cone), blind=frozenset(blind))


def put_shade(stage: Stage, shade: Shade) -> None:
    """Lay the shades on the ground, under everything else, and closed eyes over it."""
    layers: tuple[tuple[Tint, frozenset[Cell]], ...] = (
        ("reach", shade.reach - shade.fronts - shade.rears), ("rear", shade.rears),
        ("front", shade.fronts), ("cone", shade.cone), ("far", shade.far),
    )  # fmt: skip
    side = round(stage.at.k * stage.grid.field.side, 2)
    for tint, cells in layers:
        for cell in sorted(cells):
            both = tint in ("front", "rear") and cell in shade.reach
            sprite = hexagon(tint, side, reached=both)
            stage.scene.put(Layer.GROUND, (tint, cell), sprite, stage.at.at(cell))
            put_name(stage, cell)
    for cell in sorted(shade.blind):
        spots = ((0, -30), (-40, 10), (40, 10))
        stage.put_free(Layer.EVENTS, "blind", cell, eye(round(0.6 * stage.k, 4)), spots)


@kept
def hexagon(tint: Tint, side: float, *, reached: bool = False) -> Image.Image:
    """Return a shaded hex; ``reached``: of an enemy zone into which a move may lead."""
    wide, high = round(2 * side), round(3**0.5 * side)
    image = Image.new("RGBA", (wide, high))
    pen, middle = ImageDraw.Draw(image), (wide / 2, high / 2)
    ring = [_around(middle, side - 1, 2 * pi * n / 6) for n in range(6)]
    colour, share = COLOURS[tint]
    if reached:
        pen.polygon(ring, (*COLOURS["reach"][0], round(255 * COLOURS["reach"][1])))
        inner = [_around(middle, side * 0.86, 2 * pi * n / 6) for n in range(6)]
        pen.polygon(inner, (*colour, round(255 * (share + 0.1))))
    else:
        pen.polygon(ring, (*colour, round(255 * share)))
    if tint == "front":
        for number in range(DOTS):
            x, y = _around(middle, side * 0.68, 2 * pi * (number + 0.5) / DOTS)
            for ink, size in ((WHITE, 0.062), (look.ZONE, 0.042)):
                reach = side * size
                pen.ellipse((x - reach, y - reach, x + reach, y + reach), (*ink, 255))
    return image


def _around(middle: tuple[float, float], reach: float, turn: float) -> tuple[float, float]:
    return middle[0] + reach * cos(turn), middle[1] + reach * sin(turn)


@kept
def tint_of(tint: Tint, k: float) -> Image.Image:
    """Return a shaded hex on straw, for the legend."""
    layer = hexagon(tint, 57.7 * k)
    image = Image.new("RGBA", layer.size, (*INK, 0))
    image.paste((*look.HALO, 255), (0, 0), layer.getchannel("A").point(lambda a: 255 if a else 0))
    image.alpha_composite(layer)
    return image
