"""Elements where they stand: tray, models, horn, name, state, tokens, loads."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from math import cos, radians, sin
from typing import Final, NamedTuple

from PIL import Image

from bot.games.fire_and_sword.content import FireAndSwordContent
from bot.games.fire_and_sword.geometry.table import Body, Table
from bot.games.fire_and_sword.model.view import ElementView
from renderers.fire_and_sword import look, signs
from renderers.fire_and_sword.elements import carried, stand_of
from renderers.fire_and_sword.stand import standing
from renderers.fire_and_sword.tray import Tray
from renderers.kit.brush.colours import INK, rgb
from renderers.kit.brush.mini import Mini
from renderers.kit.brush.shadows import dropped
from renderers.kit.kept import kept
from renderers.kit.pen import XY
from renderers.kit.scene.layers import Layer, Scene
from renderers.kit.scene.placed import Box
from renderers.picture import Speaker

from .eye import Eye

NEAR: Final = 1.15
"""From so many pixels a unit on, loads are shown beside an element."""
ROOMY: Final = 58
"""So wide a tray in units holds its token and its name."""
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
    for body in stage.table.bodies:
        one = stage.elements[body.id]
        if body.structure:
            _garrison(stage, one, body)
        else:
            _tray(stage, one, body, lit=body.id in lit)


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


def _tray(stage: Stage, one: ElementView, body: Body, *, lit: bool) -> None:
    tray = lying(stage, body)
    spec = stand_of(one, stage.content)._replace(tray=tray._replace(lit=lit))
    sprite, anchor = standing(spec, stage.k)
    (x, y), (wide, high) = stage.eye.of(body.place), extent(tray)
    stage.scene.put(Layer.PIECES, ("tray", one.id), sprite, (x, y), anchor)
    low = y + (high + 4) * stage.k
    _facts(stage, one, (x - wide * stage.k, low), (x + wide * stage.k, low))


def _garrison(stage: Stage, one: ElementView, body: Body) -> None:
    """Put the flag of a garrison over its structure, with its name and token."""
    x, y = stage.eye.of(body.place)
    sprite = flag(one.side, stage.k)
    stage.scene.put(Layer.PIECES, ("tray", one.id), sprite, (x, y), (0.12, 0.92))
    half, low = 20 * stage.k, y + 14 * stage.k
    _facts(stage, one, (x - half, low), (x + half, low))


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


def _facts(stage: Stage, one: ElementView, left: XY, right: XY) -> None:
    """Put the order token at the lower left, name and disorganisation at the lower right.

    They stand within the width of a tray where there is room, so that those of its neighbours in
    the line hide nothing.
    """
    k, within = stage.k, right[0] - left[0] >= ROOMY * stage.k
    at, anchor = ((right[0] + 3 * k, right[1]), (1.0, 0.5)) if within else (right, (0.5, 0.5))
    box = _fact(stage, "tag", one, signs.tag(one.id, one.state, k), at, anchor)
    if one.dp:
        spot = (box[0] - 7 * k if within else box[2] + 9 * k, right[1])
        _fact(stage, "disorganised", one, signs.disorganised(one.dp, k), spot)
    x = min(left[0] + 8 * k, box[0] - 13 * k) if within else left[0] + 2 * k
    for sprite in _tokens(one, 1.1 * stage.k):
        _fact(stage, "token", one, sprite, (x, left[1]))
        x -= 17 * stage.k
    if stage.k >= NEAR:
        _loads(stage, one, (right[0] - 14 * stage.k, right[1] + 25 * stage.k))


def _fact(
    stage: Stage, what: str, one: ElementView, sprite: Image.Image, spot: XY,
    anchor: XY = (0.5, 0.5),
) -> Box:  # fmt: skip
    return stage.scene.put(Layer.FACTS, (what, one.id), sprite, spot, anchor)


def _tokens(one: ElementView, k: float) -> list[Image.Image]:
    """Return the token face up, then the back of one face down: its own side sees its sign."""
    shown = []
    if one.covered:
        kind: signs.Token = "down" if one.hidden is None else "own"
        shown.append(signs.token(kind, one.side, one.hidden, k))
    if one.revealed is not None:
        shown.append(signs.token("open", one.side, one.revealed, k))
    elif one.activated:
        shown.append(signs.token("active", one.side, None, k))
    return shown


def _loads(stage: Stage, one: ElementView, spot: XY) -> None:
    """Put what an element carries, as many signs as it has of each, below its name."""
    x, k = spot[0], 0.62 * stage.k
    for kind, value in carried(one):
        for _ in range(value):
            sprite = signs.load(kind, round(k, 3))
            stage.scene.put(Layer.FACTS, (kind, one.id), sprite, (x, spot[1]), (0, 0.5))
            x += 13 * stage.k
