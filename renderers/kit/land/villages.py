"""What people built: houses, villages with a spire, windmills, and works of earth."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from math import cos, hypot, pi, sin
from typing import Final

from PIL import Image

from renderers.kit.brush.colours import SHADE, Colour, mix, rgb
from renderers.kit.brush.fields import XY, Canvas, smooth, steps, tint
from renderers.kit.brush.mini import Mini
from renderers.kit.brush.noise import jitter, noise
from renderers.kit.brush.shadows import dropped, put
from renderers.kit.kept import kept

from .layout import ANGLES, Layout, Plan
from .masses import mass
from .woods import tree

WALL, CHURCH_WALL = rgb("#e8dcc0"), rgb("#f0e6cc")
ROOFS: Final = tuple(rgb(one) for one in ("#a4543a", "#8e4634", "#b4643f"))
SLATE, WINDOW, SAIL, TIMBER = rgb("#4a4a58"), rgb("#4a3c38"), rgb("#f6ecd2"), rgb("#4a3422")
EARTHWORK, TURF, WICKER = rgb("#7a5a36"), rgb("#b9975c"), rgb("#d2b67a")
WALL_TOP, WALL_FOOT = rgb("#cdbf9f"), rgb("#6d5f4c")

LANE, LANE_EDGE = rgb("#e4d3a0"), rgb("#a08755")
STREET: Final = ((-56, 17), (-30, 8), (-4, 12), (24, 2), (56, -6))
"""Where the street of a village runs, in units from the middle of its hex."""
HOUSES: Final = (
    (0.13, -0.46, "church", 14), (-0.09, -0.34, "gable", 17), (0.34, -0.3, "gable", 17),
    (-0.32, -0.22, "long", 27), (0.0, -0.12, "tree", 8), (0.36, 0.16, "long", 24),
    (-0.4, 0.24, "gable", 16), (0.14, 0.36, "gable", 18), (-0.14, 0.42, "long", 28),
    (0.36, 0.48, "tree", 8), (-0.36, 0.52, "tree", 8),
)  # fmt: skip
"""What stands in a village, from the back (shares of width and side), and how long it is."""


def yards(canvas: Canvas, layout: Plan, labels: Iterable[str], seed: int) -> None:
    """Tread the ground of villages bare all over their hexes, so that it shows around a piece."""
    inside = mass(layout, labels, seed, 6, 0.1, 1)
    worn = noise((canvas.shape[1], canvas.shape[0]), 30, seed + 1, 2)
    tint(canvas, LANE_EDGE, smooth(inside, 0.42, 0.54) * 0.7)
    tint(canvas, LANE, smooth(inside, 0.54, 0.62) * (0.62 + 0.3 * steps(worn, 3)))


def walls(image: Image.Image, layout: Layout, labels: Collection[str]) -> None:
    """Build low walls of stone before villages, where they show below whoever stands there."""
    for label in labels:
        x, y = layout.at(label)
        for name in ANGLES:
            other = layout.neighbour(label, name)
            mx, my = layout.middle_of(label, name)
            if other not in labels and my > y + 1 and abs(mx - x) < layout.side * 0.8:
                put(image, wall(round(mx - x), round(my - y), round(layout.side)), x, y)


@kept
def wall(dx: int, dy: int, long: int) -> Image.Image:
    """Return a low wall before the side of a hex whose middle lies there from its own."""
    m = Mini(4 * long, 4 * long)
    far = max(1.0, hypot(dx, dy))
    nx, ny = dx / far, dy / far

    def at(along: float) -> XY:
        return 2 * long + nx * (far - 4) - ny * along, 2 * long + ny * (far - 4) + nx * along

    ends = at(-long * 0.48), at(long * 0.48)
    m.line(WALL_FOOT, *ends, width=6, depth=0)
    m.line(WALL_TOP, *((x, y - 2) for x, y in ends), width=4.5, depth=1)
    return dropped(m.done(0.5), 3, 3, 2, 0.5)


def village(image: Image.Image, layout: Plan, label: str, seed: int) -> None:
    """Build houses on both sides of a street, and a church.

    Its spire shows above whoever stands in the hex.
    """
    cell = layout.field.cell_of(label)
    scale = layout.field.hex_width / 112
    flip = jitter(seed + 2, cell.column, cell.row) < 0.5
    put(image, street(flip, scale), *layout.at(label))
    for number, (dx, dy, kind, long) in enumerate(HOUSES):
        keys = (cell.column, cell.row, number)
        sway = [0.04 * (jitter(seed, *keys, key) - 0.5) for key in range(2)]
        spot = layout.at(label, (-dx if flip else dx) + sway[0], dy + sway[1])
        roof = ROOFS[int(len(ROOFS) * jitter(seed + 1, *keys))]
        match kind:
            case "church":
                put(image, house(13, 11, 40, SLATE, CHURCH_WALL, scale), *spot, (0.5, 0.55))
                put(
                    image,
                    gable(16, 22, 15, SLATE, CHURCH_WALL, scale),
                    spot[0],
                    spot[1] + 7 * scale,
                )
            case "tree":
                put(image, tree(round(long * scale), number), *spot)
            case "gable":
                put(image, gable(long, 24, 14 + number % 3, roof, WALL, scale), *spot)
            case _:
                put(image, house(long, 19, 14 + number % 2 * 2, roof, WALL, scale), *spot)


@kept
def street(flip: bool, scale: float = 1.0) -> Image.Image:
    """Return the trodden street of a village, 120 units wide."""
    m = Mini(124, 60, scale)
    way = [(62 + (-x if flip else x), 30 + y) for x, y in STREET]
    m.line(LANE_EDGE, *way, width=15, depth=0, soft=True)
    m.line(LANE, *way, width=11, depth=0, soft=True)
    return m.done(0)


@kept
def gable(
    width: float, depth: float, height: float, roof: Colour, wall: Colour, scale: float = 1.0
) -> Image.Image:
    """Return a house whose gable faces the street, with its shadow; measures as of ``house``."""
    far, up, rise = depth * 0.62, depth * 0.36, width * 0.55
    m = Mini(width + far + 8, height + rise + up + 8, scale)
    x, y = 4.0, rise + up + 3
    right, low, top = x + width, y + height, (x + width / 2, y - rise)
    m.poly(mix(wall, SHADE, 0.5), (right, y), (right + far, y - up), (right + far, low - up),
           (right, low), depth=0)  # fmt: skip
    m.poly(wall, (x, low), (x, y), top, (right, y), (right, low), depth=0)
    m.poly(roof, (top[0] + far, top[1] - up), (right + far + 1.5, y - up + 1.5),
           (right + 1.5, y + 1.5), (top[0], top[1] - 1), depth=0.8)  # fmt: skip
    eaves = (x - 1.5, y + 1.5), (top[0], top[1] - 0.5), (right + 1.5, y + 1.5)
    m.line(mix(roof, SHADE, 0.35), *eaves, width=2, depth=0.3)
    door, left, sill = x + width * 0.56, x + width * 0.2, low - height * 0.3
    m.box(WINDOW, door, low - height * 0.62, door + 3.4, low, 0.4, 0)
    m.box(WINDOW, left, sill - height * 0.36, left + 3, sill, 0.3, 0)
    m.box(WINDOW, top[0] - 1.2, y - rise * 0.42, top[0] + 1.2, y - rise * 0.06, 0.3, 0)
    return dropped(m.done(0.4), 4, 2, 2, 0.5)


@kept
def house(
    width: float, depth: float, height: float, roof: Colour, wall: Colour, scale: float = 1.0
) -> Image.Image:
    """Return a house seen from the south-east, with its shadow; measures in units of ``scale``."""
    m = Mini(width + depth + 8, height + depth * 1.4 + 10, scale)
    x, y = 4.0, depth * 1.1 + 5
    far, up = depth * 0.7, depth * 0.45
    right = x + width
    m.poly(wall, (x, y), (right, y), (right, y + height), (x, y + height), depth=0)
    m.poly(mix(wall, SHADE, 0.5), (right, y), (right + far, y - up),
           (right + far, y - up + height), (right, y + height), depth=0)  # fmt: skip
    ridge = y - depth * 0.95
    m.poly(roof, (x - 2, y + 1), (right + 1, y + 1), (right + depth * 0.3, ridge),
           (x + depth * 0.25, ridge), depth=0.8)  # fmt: skip
    m.poly(mix(roof, SHADE, 0.55), (right + 1, y + 1), (right + depth * 0.3, ridge),
           (right + depth * 0.75, y - depth * 0.4), depth=0.4)  # fmt: skip
    for number in range(int(width // 7)):
        left = x + 2.5 + number * 7
        m.box(WINDOW, left, y + height * 0.3, left + 2.5, y + height * 0.75, 0.3, 0)
    return dropped(m.done(0.4), 4, 2, 2, 0.5)


def mill(image: Image.Image, layout: Plan, label: str) -> None:
    """Build a windmill with a barn, whose sails show above whoever stands in the hex."""
    scale = layout.field.hex_width / 112
    put(image, house(30, 19, 15, ROOFS[1], WALL, scale), *layout.at(label, -0.28, 0.22))
    put(image, house(24, 17, 14, ROOFS[0], WALL, scale), *layout.at(label, 0.34, 0.28))
    put(image, windmill(scale), *layout.at(label, 0.04, 0.3), (0.46, 0.95))


@kept
def windmill(scale: float = 1.0) -> Image.Image:
    """Return a windmill of about 78 x 88 units of ``scale`` pixels, with its shadow."""
    m = Mini(78, 88, scale)
    m.poly(WALL, (27, 84), (31, 36), (49, 36), (53, 84), depth=3)
    m.poly(SLATE, (28, 38), (40, 20), (52, 38), depth=2)
    m.box(WINDOW, 38, 68, 44, 84, 2, 0)
    m.box(WINDOW, 38, 48, 42, 54, 1, 0)
    for quarter in range(4):
        angle = pi / 4 + quarter * pi / 2 + 0.16
        dx, dy = cos(angle), sin(angle)
        m.line(TIMBER, (40, 36), (40 + 37 * dx, 36 + 37 * dy), width=2)
        sail = [(40 + r * dx + s * dy, 36 + r * dy - s * dx) for r, s in SAIL_CORNERS]
        m.poly(SAIL, *sail, depth=0.8)
        for reach in (17, 23, 29):
            near, off = (40 + reach * dx, 36 + reach * dy), (8 * dy, -8 * dx)
            m.line(TIMBER, near, (near[0] + off[0], near[1] + off[1]), width=0.7, depth=0)
    m.disc(TIMBER, 40, 36, 3)
    return dropped(m.done(0.5), 5, 3, 2, 0.5)


SAIL_CORNERS: Final = ((11, 1), (36, 1), (36, 9), (11, 9))
"""Along the arm of a sail and across it."""


def works(image: Image.Image, layout: Layout, label: str, sides: Iterable[str]) -> None:
    """Throw up earthworks with gabions along some sides of a hex, inside it."""
    x, y = layout.at(label)
    angles = []
    for name in sides:
        mx, my = layout.middle_of(label, name)
        angles.append((round(mx - x), round(my - y)))
    put(image, breastwork(tuple(sorted(angles, key=lambda at: at[1])), round(layout.side)), x, y)


@kept
def breastwork(towards: Sequence[tuple[int, int]], side: int) -> Image.Image:
    """Return works of earth along sides of a hex, whose middles lie at these places from its own.

    ``side`` is the side of the hex in pixels; the sprite is two sides wide and high.
    """
    m = Mini(2 * side, 2 * side)
    for dx, dy in towards:
        reach = side / 2 - 1
        long = max(1.0, (dx * dx + dy * dy) ** 0.5)
        nx, ny = dx / long, dy / long

        def at(along: float, out: float, base: XY = (nx, ny), far: float = long) -> XY:
            return (
                side + base[0] * (far - 9 + out) - base[1] * along,
                side + base[1] * (far - 9 + out) + base[0] * along,
            )

        m.line(EARTHWORK, at(-reach, 2), at(reach, 2), width=15, depth=3)
        m.line(TURF, at(-reach, -1), at(reach, -1), width=7, depth=2)
        for step in range(5):
            x, y = at(-reach + (step + 0.5) * reach * 0.4, 3)
            m.disc(WICKER, x, y, 4.6, 4.2, depth=1.4)
            m.disc(EARTHWORK, x, y, 2.4, 2.0, depth=0)
    return dropped(m.done(0.5), 3, 3, 2, 0.5)
