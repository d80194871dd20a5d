"""Elements where they stand: tray, models, horn; the flag of a garrison."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from math import cos, radians, sin
from typing import Final, NamedTuple

from PIL import Image

from bot.games.fire_and_sword.content import FireAndSwordContent
from bot.games.fire_and_sword.geometry.table import Body, Table
from bot.games.fire_and_sword.model.view import ElementView
from renderers.fire_and_sword import look
from renderers.fire_and_sword.elements import stand_of
from renderers.fire_and_sword.stand import standing
from renderers.fire_and_sword.tray import Tray
from renderers.kit.brush.colours import INK, rgb
from renderers.kit.brush.mini import Mini
from renderers.kit.brush.shadows import dropped
from renderers.kit.kept import kept
from renderers.kit.pen import XY
from renderers.kit.scene.layers import Layer, Scene
from renderers.picture import Speaker

from .eye import Eye
from .tags import Ends, put_facts

POLE: Final = rgb("#6b4a28")


class Stage(NamedTuple):
    """Where elements are put: what is known of the table, its view, the picture in the making."""

    scene: Scene
    eye: Eye
    content: FireAndSwordContent
    table: Table
    elements: Mapping[str, ElementView]
    say: Speaker

    @property
    def k(self) -> float:
        """Pixels a unit of sprites."""
        return self.eye.k


def put_elements(stage: Stage, lit: Collection[str] = ()) -> None:
    """Put every element that stands on the table; those in ``lit`` have a yellow edge."""
    placed: list[tuple[ElementView, Ends]] = []
    for body in stage.table.bodies:
        one = stage.elements[body.id]
        if body.structure:
            ends = _garrison(stage, one, body)
        else:
            ends = _tray(stage, one, body, lit=body.id in lit)
        placed.append((one, ends))
    for one, ends in placed:
        put_facts(stage.scene, one, ends, stage.k)


def lying(stage: Stage, body: Body) -> Tray:
    """Return the tray of an element as it lies on the picture."""
    one = stage.elements[body.id]
    return stand_of(one, stage.content).tray._replace(heading=stage.eye.heading(body.place))


def extent(tray: Tray) -> XY:
    """Return half the width and half the height of the box around a tray, in units."""
    angle, (x, y) = radians(tray.heading), tray.half
    return (
        abs(x * cos(angle)) + abs(y * sin(angle)), abs(x * sin(angle)) + abs(y * cos(angle)),
    )  # fmt: skip


def _tray(stage: Stage, one: ElementView, body: Body, *, lit: bool) -> Ends:
    """Put an element; return where its signs stand."""
    tray = lying(stage, body)
    spec = stand_of(one, stage.content)._replace(tray=tray._replace(lit=lit))
    sprite, anchor = standing(spec, stage.k)
    (x, y), (wide, high) = stage.eye.of(body.place), extent(tray)
    stage.scene.put(Layer.PIECES, ("tray", one.id), sprite, (x, y), anchor)
    low = y + (high + 4) * stage.k
    return Ends((x - wide * stage.k, low), (x + wide * stage.k, low))


def _garrison(stage: Stage, one: ElementView, body: Body) -> Ends:
    """Put the flag of a garrison over its structure; return where its signs stand."""
    x, y = stage.eye.of(body.place)
    sprite = flag(one.side, stage.k)
    stage.scene.put(Layer.PIECES, ("tray", one.id), sprite, (x, y), (0.12, 0.92))
    half, low = 20 * stage.k, y + 14 * stage.k
    return Ends((x - half, low), (x + half, low))


@kept
def flag(side: str, k: float = 1.0) -> Image.Image:
    """Return the flag over a structure that a side holds."""
    base = next(look.BASES[one] for one in look.BASES if one == side)
    mini = Mini(52, 64, k)
    mini.line(POLE, (6, 62), (6, 3), width=3.4)
    mini.poly(INK, (7, 4), (48, 6), (42, 17), (48, 29), (7, 30), depth=0)
    mini.poly(base.rim, (8, 6), (44, 8), (39, 17), (44, 27), (8, 28), depth=0)
    mini.poly(base.face, (8, 9), (38, 11), (34.6, 17), (38, 24), (8, 25), depth=1.2)
    return dropped(mini.done(0.5), round(3 * k), round(3 * k), 2 * k, 0.5)
