"""What may be done on a table: reachable ground, control zones, ends with their risks, paths."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import atan2, cos, hypot, pi, sin
from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter
from shapely import Polygon
from shapely.geometry.base import BaseGeometry

from bot.games.fire_and_sword.geometry.fixed import INCH as THOUSANDTHS
from bot.games.fire_and_sword.geometry.fixed import Place
from bot.games.fire_and_sword.geometry.measuring import distance
from bot.games.fire_and_sword.geometry.table import Body
from renderers.fire_and_sword import look
from renderers.fire_and_sword.tray import INCH, horn, tray
from renderers.kit import theme as t
from renderers.kit.brush.colours import LOSS, ORDER, ORDER_LINE, WHITE, Colour, rgb
from renderers.kit.brush.mini import Mini
from renderers.kit.kept import kept
from renderers.kit.pen import XY
from renderers.kit.scene.layers import Layer
from renderers.kit.scene.placed import around
from renderers.kit.signs import targets, trails
from renderers.kit.signs.lettering import name, numeral
from renderers.kit.signs.sabres import sabres

from .eye import inches
from .pieces import Stage, lying
from .printed import dashed

REACHED: Final = rgb("#fff3a8")
PALE: Final = rgb("#fff3d6")
SHOT: Final = rgb("#d2491a")
DARK_RED: Final = rgb("#8f0d22")
ZONES: Final = 13.0
"""Control zones of enemies no farther than so many inches are shown."""
FIRST, SECOND = 0.34, 0.2
"""How strongly the ground that one action point reaches is shaded, and that of two."""


NUMBER_AT: Final = (
    (0.0, 0.0), (-1.4, 0.0), (1.4, 0.0), (0.0, -1.6), (0.0, 2.2), (-2.6, 0.0), (2.6, 0.0),
    (-1.6, -1.8), (1.6, -1.8),
)  # fmt: skip
"""Where the number of an end may stand: inches to the right of its middle, and ahead."""
SLOT: Final = 42
"""Least size of the numbers of slots in pixels: 11 where a picture of 1,500 is 400 wide."""
SHARES: Final = (0.5, 0.25, 0.75, 0.0, 1.0)
"""At which shares of a line its length may stand, the best first."""


class Risky(NamedTuple):
    """An end as it is shown: where, by which number, and how many could charge and shoot there."""

    place: Place
    number: str
    charges: int = 0
    shots: int = 0


# Shaded ground -----------------------------------------------------------------------------------


def put_reach(stage: Stage, near: Sequence[XY], far: Sequence[XY]) -> None:
    """Shade what a Unit can reach with one action point and with two, each with its rim.

    Both are corners in inches; either may be empty.
    """
    rims = ((far, SECOND, (16.0, 9.0)), (near, FIRST, (1.0, 0.0)))
    for corners, share, (dash, gap) in rims:
        if len(corners) < 3:
            continue
        line = stage.eye.line(corners)
        stage.scene.lay(Layer.GROUND, ("reach", ""), _shaded(stage, line, REACHED, share))
        for ink, wide in ((ORDER_LINE, 5.0), (ORDER, 2.0)):
            drawn = dashed(line, ink, (wide, dash, gap), stage.k, closed=True)
            stage.scene.lay(Layer.MARKS, ("rim", ""), drawn)


def put_zones(stage: Stage, body: Body, wide: float) -> None:
    """Shade the control zones, so many inches wide, of the enemies near a Unit."""
    for foe in stage.table.bodies:
        if foe.is_unit and body.is_enemy(foe) and distance(body, foe) <= ZONES:
            put_area(stage, ("zone", foe.id), foe.outline.buffer(wide), LOSS, 0.22)


def put_area(
    stage: Stage, what: tuple[str, str], shape: BaseGeometry, ink: Colour, share: float
) -> None:  # fmt: skip
    """Shade a shape in inches, with a stronger rim."""
    if not isinstance(shape, Polygon) or shape.is_empty:
        return
    line = stage.eye.line((x, y) for x, y in shape.exterior.coords)
    stage.scene.lay(Layer.GROUND, what, _shaded(stage, line, ink, share, rim=0.75))


def _shaded(
    stage: Stage, line: Sequence[XY], ink: Colour, share: float, *, rim: float = 0.0
) -> tuple[Image.Image, tuple[int, int]]:
    """Return a transparent shape within the picture, and its upper left corner."""
    wide, high = stage.scene.size
    left = max(-2, round(min(x for x, _ in line)) - 2)
    top = max(-2, round(min(y for _, y in line)) - 2)
    right = min(wide + 2, round(max(x for x, _ in line)) + 3)
    low = min(high + 2, round(max(y for _, y in line)) + 3)
    mask = Image.new("L", (max(1, right - left), max(1, low - top)))
    ImageDraw.Draw(mask).polygon([(x - left, y - top) for x, y in line], 255)
    alpha = mask.point([round(value * share) for value in range(256)])
    if rim:
        edge = ImageChops.difference(mask, mask.filter(ImageFilter.MinFilter(5)))
        alpha = ImageChops.lighter(alpha, edge.point([round(v * rim) for v in range(256)]))
    image = Image.new("RGBA", mask.size, (*ink, 0))
    image.putalpha(alpha)
    return image, (left, top)


# Ends --------------------------------------------------------------------------------------------


def put_ends(
    stage: Stage, body: Body, ends: Sequence[Risky], picked: str | None = None
) -> None:  # fmt: skip
    """Put the ghosts of some ends, with their fronts, numbers and risks, from the back on.

    ``picked``: the number of the picked one; beside others it needs none.
    """
    for end in sorted(ends, key=lambda one: stage.eye.of(one.place)[1]):
        put_ghost(stage, body, end.place, end.number)
    for end in ends:
        if end.number or len(ends) == 1:
            _number(stage, body, end, chosen=end.number == picked)


def put_slots(stage: Stage, body: Body, slots: Sequence[Risky]) -> None:
    """Put ghosts where an element may come on, with numbers that a telephone shows large."""
    for slot in slots:
        put_ghost(stage, body, slot.place, slot.number)
    for slot in slots:
        sprite = targets.slot(slot.number, max(SLOT, round(30 * stage.k)))
        spots = [stage.eye.at(inches(slot.place, *off)) for off in NUMBER_AT]
        spot = stage.scene.corner(spots, sprite.size, ("target",))
        stage.scene.put(Layer.TARGETS, ("target", slot.number), sprite, spot)


def _number(stage: Stage, body: Body, end: Risky, *, chosen: bool) -> None:
    """Put the number of an end and its risks on its ghost, where they cover no other number."""
    shown = risks(end.charges, end.shots, stage.k)
    sprite = disc(end.number or "1", stage.k) if chosen else _lozenge(end.number, stage.k)
    size = (
        max(sprite.width, sum(one.width for one in shown)),
        sprite.height + (shown[0].height if shown else 0),
    )
    spots = [stage.eye.at(inches(end.place, *off)) for off in NUMBER_AT]
    down = (size[1] - sprite.height) / 2
    free = stage.scene.corner([(x, y + down) for x, y in spots], size, ("target", "risk"))
    x, y = free[0], free[1] - down
    stage.scene.put(Layer.TARGETS, ("target", end.number), sprite, (x, y))
    for place, sign in enumerate(shown):
        at = (x + (place - (len(shown) - 1) / 2) * 42 * stage.k, y + 31 * stage.k)
        stage.scene.put(Layer.TARGETS, ("risk", end.number), sign, at)


def put_ghost(stage: Stage, body: Body, place: Place, number: str = "") -> None:
    """Put the ghost of an element at a place; Groups have no horn."""
    at = lying(stage, body)._replace(heading=stage.eye.heading(place), ghost=True, lit=False)
    spot = stage.eye.of(place)
    for sprite in (tray(at, stage.k), horn(at, stage.k)):
        inner = sprite.getbbox()
        if inner is not None:
            left, top, _, _ = around(spot, sprite.size)
            corner = (left + inner[0], top + inner[1])
            stage.scene.lay(Layer.MARKS, ("ghost", number or body.id), (sprite.crop(inner), corner))


def _lozenge(number: str, k: float) -> Image.Image:
    return targets.lozenge(number, round(0.9 * k, 3))


@kept
def disc(number: str, k: float = 1.0) -> Image.Image:
    """Return the number of the picked end on a white disc."""
    mini = Mini(46, 46, k)
    mini.disc(ORDER_LINE, 23, 23, 22, depth=0)
    mini.disc(WHITE, 23, 23, 20, depth=1)
    image = mini.done(0)
    numeral(image, (23 * k, 22 * k), number, 32 * k, rgb("#a3137a"))
    return image


@kept
def risks(charges: int, shots: int, k: float = 1.0) -> tuple[Image.Image, ...]:
    """Return how many enemies could charge an end, and how many could shoot at it."""
    shown = (("charge", charges, LOSS), ("shot", shots, SHOT))
    return tuple(_risk(kind, count, face, k) for kind, count, face in shown if count)


def _risk(kind: str, count: int, face: Colour, k: float) -> Image.Image:
    mini = Mini(40, 26, k)
    mini.box(ORDER_LINE, 0, 0, 40, 26, 6, 0)
    mini.box(face, 1.8, 1.8, 38.2, 23.6, 5, 0.6)
    if kind == "charge":
        mini.line(WHITE, (6, 6), (20, 19), width=3, depth=0)
        mini.line(WHITE, (20, 6), (6, 19), width=3, depth=0)
    else:
        rays = [(9 if i % 2 == 0 else 4, i * pi / 6) for i in range(12)]
        star = [(13 + far * cos(turn), 12.6 + far * sin(turn)) for far, turn in rays]
        mini.poly(rgb("#fff6c8"), *star, depth=0)
    image = mini.done(0)
    numeral(image, (29 * k, 12 * k), str(count), 19 * k, WHITE)
    return image


# Ways and lines ----------------------------------------------------------------------------------


def put_path(stage: Stage, body: Body, points: Sequence[XY], end: Place) -> None:
    """Put the way of an element to an end: the strip of its front edge, an arrow to its rear.

    ``points`` in inches, the first one where it leaves from.
    """
    half = body.footprint.width / 2 / THOUSANDTHS
    if not body.footprint.is_round:
        (ax, ay), (bx, by) = points[0], points[-1]
        far = hypot(bx - ax, by - ay) or 1.0
        rx, ry = (by - ay) / far * half, -(bx - ax) / far * half
        for side in (-1, 1):
            ends = [(x + side * rx, y + side * ry) for x, y in (points[0], points[-1])]
            drawn = dashed(stage.eye.line(ends), ORDER_LINE, (2, 8, 6), stage.k)
            stage.scene.lay(Layer.MARKS, ("strip", body.id), drawn)
    back = body.footprint.depth / THOUSANDTHS + 0.2
    put_arrow(stage, body, (*points[:-1], inches(end, 0, body.footprint.depth / 2000 - back)))


def put_arrow(stage: Stage, body: Body, points: Sequence[XY], *, fled: bool = False) -> None:
    """Put the way that an element went or will go, through points in inches."""
    line = stage.eye.line(points)
    if hypot(line[0][0] - line[-1][0], line[0][1] - line[-1][1]) < 18 * stage.k:
        return
    ink = look.BASES[stage.elements[body.id].side]
    fill = ink.rim if ink.rim != rgb("#ffe6c4") else ink.face
    draw = trails.chevrons if fled else trails.ribbon
    way = draw(line, fill, PALE, round(0.85 * stage.k, 3))
    stage.scene.lay(Layer.TRAILS, ("way", body.id), way)


def put_strike(
    stage: Stage, key: str, line: tuple[XY, XY], words: str
) -> None:  # fmt: skip
    """Put a charge line to where it strikes, with crossed sabres and its length in words."""
    (sx, sy), (ex, ey) = stage.eye.line(line)
    turn, k = atan2(ey - sy, ex - sx), stage.k
    tip = 30 * k
    neck = (ex - tip * 0.7 * cos(turn), ey - tip * 0.7 * sin(turn))
    for ink, wide in ((PALE, 11.0), (LOSS, 7.0)):
        drawn = dashed([(sx, sy), neck], ink, (wide, 20, 10), k)
        stage.scene.lay(Layer.SHOTS, ("strike", key), drawn)
    stage.scene.lay(Layer.SHOTS, ("strike", key), _head((ex, ey), turn, tip, LOSS))
    sign = sabres(round(0.72 * k, 3))
    box = stage.scene.put(Layer.EVENTS, ("sabres", key), sign, ((sx + ex) / 2, (sy + ey) / 2))
    put_words(stage, ("inches", key), words, ((sx, sy), (ex, ey)), box[3] - box[1])


def put_edge(stage: Stage, key: str, side: Sequence[XY]) -> None:
    """Put a bold line along an edge that a charge strikes, its ends in inches."""
    line = stage.eye.line(side)
    for ink, wide in ((PALE, 9.0), (LOSS, 5.5)):
        stage.scene.lay(Layer.SHOTS, ("edge", key), dashed(line, ink, (wide, 1, 0), stage.k))


def put_words(
    stage: Stage, what: tuple[str, str], words: str, line: tuple[XY, XY], off: float
) -> None:  # fmt: skip
    """Put a measure beside the middle of a line, or beside another share, covering no sign."""
    label = name(words, round(24 * stage.k), DARK_RED, PALE)
    out = (off + label.height) / 2
    wide = (off + label.width) / 2
    (sx, sy), (ex, ey) = line
    middles = [(sx + (ex - sx) * share, sy + (ey - sy) * share) for share in SHARES]
    asides = ((0, out), (0, -out), (wide, 0), (-wide, 0))
    spots = [(x + right, y + down) for x, y in middles for right, down in asides]
    taken = ("target", "risk", "sabres", "inches", "tag", "disorganised")
    spot = stage.scene.corner(spots, label.size, taken)
    stage.scene.put(Layer.EVENTS, what, label, spot)


def _head(
    tip: XY, turn: float, size: float, ink: Colour
) -> tuple[Image.Image, tuple[int, int]]:  # fmt: skip
    points = [tip, *((tip[0] - size * cos(turn + a), tip[1] - size * sin(turn + a))
                     for a in (0.45, -0.45))]  # fmt: skip
    left, top = (round(min(one[axis] for one in points)) - 3 for axis in (0, 1))
    local = tuple((round(x - left, 1), round(y - top, 1)) for x, y in points)
    return _triangle(local, ink), (left, top)


@kept
def _triangle(points: tuple[XY, ...], ink: Colour) -> Image.Image:
    size = (max(x for x, _ in points) + 4, max(y for _, y in points) + 4)
    mini = Mini(*size)
    middle = [sum(axis) / 3 for axis in zip(*points, strict=True)]
    outer = [(x + (x - middle[0]) * 0.16, y + (y - middle[1]) * 0.16) for x, y in points]
    mini.poly(PALE, *outer, depth=0)
    mini.poly(ink, *points, depth=0.6)
    return mini.done(0)


def put_corridor(
    stage: Stage, key: str, line: tuple[XY, XY], strip: Iterable[XY], words: str
) -> None:  # fmt: skip
    """Put a line of fire with the corridor beside it, all in inches, and its length in words."""
    put_area(stage, ("corridor", key), Polygon(strip), SHOT, 0.25)
    ends = stage.eye.line(line)
    for ink, wide in ((PALE, 6.0), (SHOT, 3.4)):
        drawn = dashed(ends, ink, (wide, 9, 7), stage.k)
        stage.scene.lay(Layer.SHOTS, ("fire", key), drawn)
    put_words(stage, ("inches", key), words, (ends[0], ends[1]), 12 * stage.k)


def put_ruler(stage: Stage, line: tuple[XY, XY], words: str) -> None:
    """Put a ruler between two points in inches, with a tick an inch and the length in words."""
    (sx, sy), (ex, ey) = stage.eye.line(line)
    for ink, wide in ((ORDER_LINE, 7.0), (ORDER, 4.0)):
        drawn = dashed([(sx, sy), (ex, ey)], ink, (wide, 1, 0), stage.k)
        stage.scene.lay(Layer.SHOTS, ("ruler", ""), drawn)
    far = hypot(ex - sx, ey - sy)
    for inch in range(1, int(far / (INCH * stage.k)) + 1):
        share = inch * INCH * stage.k / far
        x, y = sx + (ex - sx) * share, sy + (ey - sy) * share
        stage.scene.put(Layer.SHOTS, ("tick", ""), tick(inch % 6 == 0, stage.k), (x, y))
    put_words(stage, ("inches", "ruler"), words, ((sx, sy), (ex, ey)), 16 * stage.k)


@kept
def tick(long: bool, k: float = 1.0) -> Image.Image:
    """Return a mark on a ruler; every sixth one is longer."""
    size = 9 if long else 5
    mini = Mini(2 * size, 2 * size, k)
    mini.disc(ORDER_LINE, size, size, size * 0.55, depth=0)
    return mini.done(0)


def put_arcs(stage: Stage, body: Body, far: float, ink: t.Colour = ORDER_LINE) -> None:
    """Put the two lines from the front corners that bound the front zone, so many inches long."""
    wide, deep = body.footprint.width / 2000, body.footprint.depth / 2000
    for side in (-1, 1):
        start = inches(body.place, side * wide, deep)
        end = inches(body.place, side * (wide + far), deep + far)
        drawn = dashed(stage.eye.line((start, end)), ink, (2.4, 10, 8), stage.k)
        stage.scene.lay(Layer.MARKS, ("arc", body.id), drawn)
