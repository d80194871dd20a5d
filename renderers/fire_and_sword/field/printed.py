"""What is printed on a table: edges that count, names with signs of traits, objectives, crosses."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from math import cos, hypot, pi, sin
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.games.fire_and_sword.content.terrain import Terrain
from renderers.fire_and_sword import signs
from renderers.fire_and_sword.elements import HALO
from renderers.fire_and_sword.tray import INCH
from renderers.kit import theme as t
from renderers.kit.brush.colours import INK, rgb
from renderers.kit.brush.mini import Mini
from renderers.kit.kept import kept
from renderers.kit.pen import XY
from renderers.kit.scene.layers import Layer, Scene
from renderers.kit.scene.placed import Box, around, shared
from renderers.kit.signs.lettering import name, numeral

from .eye import Eye

SQUARE: Final = 6
"""Inches from one cross to the next: the side of a square."""
EDGE, CROSS = rgb("#4a3420"), rgb("#5d5230")
RING: Final = rgb("#f0cf7c")
NAMES: Final = 20
"""Size of the names of terrain at 20 pixels an inch."""
BESIDE: Final = 12
"""So many pixels from its ground a name still lies at it."""
CHIP: Final = 28
STEPS: Final = (0, -1, 1, -2, 2, -3, 3)
"""How far along its ground a name may be moved, in quarters of its width."""
WEIGHT: Final = 8
"""How much sooner a name lies on a piece than on what is written, where it must lie on one."""
RINGED: Final = (0, 4, 6, 2, 1, 7, 3, 5)
"""Where on its ring a marker stands, in eighths of a turn from the top; the best first."""
CLEAR: Final = (
    "plot", "objective", "tray", "tag", "disorganised", "token", "loss", "target", "risk", "ghost",
    "sabres", *signs.LOADS,
)  # fmt: skip
"""What names keep clear of."""
_FACE, _WARN, _CUT = rgb("#4a3826"), rgb("#fff3d6"), rgb("#ff8a3a")


class Plot(NamedTuple):
    """Pieces of terrain printed as one: their numbers, their name, the signs of their traits."""

    numbers: tuple[int, ...]
    words: str
    traits: tuple[str, ...]


class Goals(NamedTuple):
    """Objectives (id, place, whether a structure's) and how near one must be to them; in inches."""

    spots: tuple[tuple[str, XY, bool], ...]
    reach: float


class Print(NamedTuple):
    """What is printed on a land: names of terrain, and objectives."""

    plots: tuple[Plot, ...]
    goals: Goals


def traits_of(terrain: Terrain) -> tuple[str, ...]:
    """Return the signs of what terrain does, the weightiest first."""
    found = [one.trait for one in terrain.traits]
    slow = [one.value for one in terrain.traits if one.trait == "slowing"]
    signs_ = ["half"] if "half" in slow else ["less"] if slow else []
    return tuple(signs_ + [one for one in SIGNED if one in found])


SIGNED: Final = ("impassable", "cover", "blocking", "commanding", "deprives_impetus")


def put_edges(scene: Scene, eye: Eye) -> None:
    """Put the broken line exactly on the edge of each piece of terrain."""
    for number in range(len(eye.land.pieces)):
        corners = [eye.view.at(one) for one in eye.land.corners(str(number))]
        drawn = dashed(corners, EDGE, (2, 8, 6), eye.k, closed=True)
        scene.lay(Layer.GROUND, ("edge", str(number)), drawn)


def put_ranges(scene: Scene, eye: Eye, goals: Goals) -> None:
    """Put a ring around each objective: how near one must be to it."""
    for key, (x, y), _ in goals.spots:
        turns = [step * pi / 30 for step in range(60)]
        ring = [(x + goals.reach * cos(one), y + goals.reach * sin(one)) for one in turns]
        drawn = dashed(eye.line(ring), RING, (2, 6, 0), eye.k, closed=True)
        scene.lay(Layer.GROUND, ("range", key), drawn)


def put_names(scene: Scene, eye: Eye, spec: Print) -> None:
    """Put the plates of objectives and the names of terrain where nothing of the scene lies.

    To be called when all else is there. Where every place is taken, they hide least. No name lies
    on the ground of another.
    """
    _put_objectives(scene, eye, spec.goals)
    grounds = {plot.words: _ground(eye, plot) for plot in spec.plots}
    for plot in spec.plots:
        sprite = plate(plot.words, plot.traits, eye.k)
        spots = _around(scene, eye, grounds[plot.words], sprite.size)
        others = [box for words, box in grounds.items() if words != plot.words]
        signs_ = scene.boxes("objective", "plot", "tag") * WEIGHT
        spot = scene.corner(spots, sprite.size, CLEAR, [*others, *signs_])
        box = scene.put(Layer.FACTS, ("plot", plot.words), sprite, spot)
        if _gap(box, grounds[plot.words]):
            _lead(scene, plot.words, box, grounds[plot.words])


def _put_objectives(scene: Scene, eye: Eye, goals: Goals) -> None:
    """Put each marker on its spot or, as that of a structure, on its ring."""
    for key, point, built in goals.spots:
        sprite = signs.objective(key, 1.25 * eye.k)
        (x, y), far = eye.at(point), goals.reach * INCH * eye.k
        turns = [turn * pi / 4 for turn in RINGED]
        ring = [(x + far * sin(one), y - far * cos(one)) for one in turns]
        spot = scene.corner(ring if built else [(x, y), *ring], sprite.size, CLEAR)
        scene.put(Layer.FACTS, ("objective", key), sprite, spot)


def _ground(eye: Eye, plot: Plot) -> Box:
    """Return the box around pieces of terrain on the picture."""
    corners = [eye.view.at(one) for n in plot.numbers for one in eye.land.corners(str(n))]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return round(min(xs)), round(min(ys)), round(max(xs)), round(max(ys))


def _around(scene: Scene, eye: Eye, ground: Box, size: tuple[int, int]) -> list[XY]:
    """Return where the middle of a name may lie: below its ground, above, on it, beside it.

    Places at the ground come first, then those farther off, the nearest first. All of the name lies
    on the land and on the picture, if any of its ground does.
    """
    wide, high = eye.land.size
    (left, top), (right, low) = eye.view.at((0, 0)), eye.view.at((wide, high))
    left, top, right, low = (
        max(left, 0), max(top, 0), min(right, scene.size[0]), min(low, scene.size[1]),
    )  # fmt: skip
    middle = ((ground[0] + ground[2]) / 2, (ground[1] + ground[3]) / 2)
    if not shared(ground, (round(left), round(top), round(right), round(low))):
        return [middle]
    across, out = size[0] / 2 + 6, size[1] / 2 + 4
    rows = [ground[3] + out, ground[1] - out, middle[1]]
    rows += [y + way * step * out for step in (2, 4, 6) for y, way in ((rows[0], 1), (rows[1], -1))]
    spots = [(middle[0] + step * across / 2, y) for y in rows for step in STEPS]
    spots += [
        (x, middle[1] + step * out)
        for step in STEPS
        for x in (ground[2] + across, ground[0] - across)
    ]
    if right - left > 2 * across:
        spots = [(min(max(x, left + across), right - across), y) for x, y in spots]
    spots = [(x, y) for x, y in spots if top + out <= y <= low - out]
    return sorted(spots, key=lambda spot: _gap(around(spot, size), ground)) or [middle]


def _gap(one: Box, other: Box) -> float:
    """Return how far two boxes are apart in pixels; nothing up to ``BESIDE``."""
    across = max(one[0] - other[2], other[0] - one[2], 0)
    down = max(one[1] - other[3], other[1] - one[3], 0)
    far = hypot(across, down)
    return far if far > BESIDE else 0.0


def _lead(scene: Scene, words: str, box: Box, ground: Box) -> None:
    """Put a line from a name that lies off its ground to the nearest point of it."""
    ends = []
    for low, high, least, most in (
        (box[0], box[2], ground[0], ground[2]), (box[1], box[3], ground[1], ground[3]),
    ):  # fmt: skip
        near = min(max((low + high) / 2, least), most)
        ends.append((min(max(near, low), high), near))
    (ax, bx), (ay, by) = ends
    for ink, wide in ((HALO, 6), (INK, 2.5)):
        drawn = dashed(((ax, ay), (bx, by)), ink, (wide, 1, 0), 1.0)
        scene.lay(Layer.MARKS, ("lead", words), drawn)


def put_crosses(scene: Scene, eye: Eye) -> None:
    """Put a cross at each corner of the squares of 6 in."""
    sprite = cross(eye.k)
    for x in range(SQUARE, round(eye.land.wide), SQUARE):
        for y in range(SQUARE, round(eye.land.high), SQUARE):
            scene.put(Layer.GROUND, ("cross", f"{x},{y}"), sprite, eye.at((x, y)))


@kept
def cross(k: float) -> Image.Image:
    """Return the cross at the corner of a square."""
    mini = Mini(12, 12, k)
    mini.line(CROSS, (1, 6), (11, 6), width=1.8, depth=0)
    mini.line(CROSS, (6, 1), (6, 11), width=1.8, depth=0)
    return mini.done(0)


@kept
def plate(words: str, traits: tuple[str, ...], k: float) -> Image.Image:
    """Return a name of terrain with the signs of its traits behind it."""
    label = name(words, round(NAMES * k), INK, HALO, crisp=True)
    shown = [trait(one, k) for one in traits]
    gap = round(3 * k)
    wide = label.width + sum(one.width + gap for one in shown)
    image = Image.new("RGBA", (wide, max(label.height, *(one.height for one in shown), 1)))
    image.alpha_composite(label, (0, (image.height - label.height) // 2))
    x = label.width + gap
    for one in shown:
        image.alpha_composite(one, (x, (image.height - one.height) // 2))
        x += one.width + gap
    return image


@kept
def trait(which: str, k: float = 1.0) -> Image.Image:
    """Return the sign of a trait: slow by one or by half, cover, closed eye, peak, lance struck."""
    mini = Mini(CHIP, CHIP, k)
    mini.box(INK, 0, 0, CHIP, CHIP, 6, 0)
    mini.box(_FACE, 2, 2, CHIP - 2, CHIP - 2.6, 5, 0.6)
    match which:
        case "cover":
            mini.poly(_WARN, (8, 7), (20, 7), (19.4, 15), (14, 22), (8.6, 15), depth=0)
            mini.poly(_FACE, (11, 10), (17, 10), (16.6, 14.4), (14, 18), (11.4, 14.4), depth=0)
        case "blocking":
            mini.line(_WARN, (6, 11), (10, 16), (18, 16), (22, 11), width=2.6, depth=0, soft=True)
            for x, y, dx in ((9, 16, -2), (14, 17.4, 0), (19, 16, 2)):
                mini.line(_WARN, (x, y), (x + dx, y + 4), width=2, depth=0)
        case "commanding":
            mini.line(_WARN, (5, 21), (12, 8), (16, 15), (19, 11), (24, 21), width=2.6, depth=0)
        case "deprives_impetus":
            mini.line(_WARN, (7, 21), (21, 7), width=2.6, depth=0)
            mini.poly(_WARN, (21.6, 6), (16, 7.6), (20.4, 12), depth=0)
            mini.line(_CUT, (7, 7), (21, 21), width=3, depth=0)
        case "impassable":
            mini.disc(_CUT, 14, 14, 9, depth=0)
            mini.box(_WARN, 8, 12, 20, 16, 1, 0)
    image = mini.done(0)
    if which in ("less", "half"):
        words = f"{t.MINUS}1" if which == "less" else "\u00bd"
        numeral(image, (CHIP / 2 * k, 13 * k), words, 19 * k, _WARN)
    return image


# Broken lines ------------------------------------------------------------------------------------


def dashed(
    points: Sequence[XY],
    ink: t.Colour,
    measure: tuple[float, float, float],
    k: float,
    *,
    closed: bool = False,
    share: float = 1.0,
) -> tuple[Image.Image, tuple[int, int]]:
    """Draw a broken line through points of a picture; return it and its upper left corner.

    ``measure``: width, length of a dash and of a gap in units of ``k`` pixels; no gap: unbroken.
    ``share`` is how much of the ink shows.
    """
    pad = round(measure[0] * k) + 2
    left, top = (round(min(one[axis] for one in points)) - pad for axis in (0, 1))
    local = tuple((round(x - left, 1), round(y - top, 1)) for x, y in points)
    return _dashed(local, ink, measure, k, closed, share), (left, top)


@kept
def _dashed(
    points: tuple[XY, ...], ink: t.Colour, measure: tuple[float, float, float], k: float,
    closed: bool, share: float,
) -> Image.Image:  # fmt: skip
    pad = round(measure[0] * k) + 2
    size = (round(max(x for x, _ in points)) + pad, round(max(y for _, y in points)) + pad)
    mask = Image.new("L", (size[0] * 2, size[1] * 2))
    pen = ImageDraw.Draw(mask)
    wide, dash, gap = (2 * k * one for one in measure)
    line = [(2 * x, 2 * y) for x, y in (*points, *points[: 1 if closed else 0])]
    pieces: Iterator[list[XY]] = dashes(line, dash, gap) if gap else iter([line])
    for piece in pieces:
        pen.line(piece, round(255 * share), max(1, round(wide)), joint="curve")
    image = Image.new("RGBA", size, (*ink, 0))
    image.putalpha(mask.reduce(2))
    return image


def dashes(line: Sequence[XY], dash: float, gap: float) -> Iterator[list[XY]]:
    """Yield the dashes of a line, each as a line of its own."""
    piece: list[XY] = [line[0]]
    left, drawing = dash, True
    for (ax, ay), (bx, by) in itertools.pairwise(line):
        far, at = hypot(bx - ax, by - ay), 0.0
        while far - at > left:
            at += left
            spot = (ax + (bx - ax) * at / far, ay + (by - ay) * at / far)
            if drawing:
                yield [*piece, spot]
            piece, drawing = [spot], not drawing
            left = dash if drawing else gap
        left -= far - at
        piece.append((bx, by))
    if drawing and len(piece) > 1:
        yield piece
