"""What lies along the sides of hexes: water and its crossings, steep slopes, walls and works."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import hypot
from typing import Final

from PIL import Image, ImageDraw

from renderers.kit.brush.colours import rgb
from renderers.kit.brush.fields import XY
from renderers.kit.brush.mini import Mini
from renderers.kit.brush.noise import jitter
from renderers.kit.brush.shadows import dropped, put
from renderers.kit.columns import ColumnPlan
from renderers.kit.kept import kept
from renderers.kit.land.channels import Channel, joined
from renderers.kit.land.hills import HACHURE
from renderers.kit.land.water import planks, stone

OFF: Final = 8
"""How far water runs on off the map, in lengths of its last bend."""
TEETH: Final = 5
"""Teeth of a steep slope along a side."""
STONES: Final = 5
STROKES: Final = 26
WALL, WALL_LIT = rgb("#8f8676"), rgb("#c9bfa8")
EARTHWORK, TURF = rgb("#7a5a36"), rgb("#b9975c")
RIDGE: Final = rgb("#7d5f38")


def water(plan: ColumnPlan, along: Sequence[tuple[str, str]]) -> tuple[Channel, ...]:
    """Return the water along some hexsides, joined to lines as long as they can be."""
    chains = [_run_out(plan, line) for line in joined(plan.hexside(a, b) for a, b in along)]
    return tuple(
        Channel(f"{number} {line[0]}", (tuple(line),), line[len(line) // 2], _flow(line))
        for number, line in enumerate(chains)
    )


def _run_out(plan: ColumnPlan, line: list[XY]) -> list[XY]:
    """Let water that ends at the edge of the map run on off it."""
    back = line[::-1]
    return [*_beyond(plan, back), *line, *_beyond(plan, line)]


def _beyond(plan: ColumnPlan, line: list[XY]) -> list[XY]:
    """Return where a line goes on to from its end; nothing where three hexes of the map meet."""
    (x, y), (u, v) = line[-1], line[max(-3, -len(line))]
    spots = map(plan.at, plan.labels)
    near = sum(hypot(cx - x, cy - y) < 1.1 * plan.side for cx, cy in spots)
    return [] if near > 2 else [(x + OFF * (x - u), y + OFF * (y - v))]


def _flow(line: Sequence[XY]) -> XY:
    return line[-1][0] - line[0][0], line[-1][1] - line[0][1]


def way(plan: ColumnPlan, cells: Sequence[str]) -> list[XY]:
    """Return the line of a road, which goes on off the map where it ends at its edge."""
    spots = [plan.at(label) for label in cells]
    ends = []
    for first, second, label in ((0, 1, cells[0]), (-1, -2, cells[-1])):
        (x, y), (u, v) = spots[first], spots[second]
        place = plan.field.cell_of(label)
        edge = place.column in (1, plan.field.columns) or place.row in (1, plan.field.rows)
        ends.append([(2 * x - u, 2 * y - v)] if edge else [])
    return [*ends[0], *spots, *ends[1]]


def lay(
    image: Image.Image, plan: ColumnPlan, hexsides: Iterable[tuple[str, str, str]],
    levels: Mapping[str, int],
) -> None:  # fmt: skip
    """Lay what stands along hexsides; water runs under it."""
    for kind, a, b in sorted(hexsides, key=lambda one: plan.at(one[1])[1]):
        low, high = sorted((a, b), key=lambda label: levels.get(label, 0))
        match kind:
            case "steep_slope":
                _teeth(image, plan, high, low)
            case "ridge":
                _ridge(image, plan, a, b)
            case "bridge" | "stream_bridge":
                _bridge(image, plan, a, b, 1.0 if kind == "bridge" else 0.72)
            case "ford":
                _ford(image, plan, a, b)
            case "wall":
                _wall(image, plan, a, b, WALL, 5.0)
            case "fortification":
                _wall(image, plan, a, b, WALL, 10.0)
            case "redoubt":
                _wall(image, plan, a, b, EARTHWORK, 11.0)


def _teeth(image: Image.Image, plan: ColumnPlan, high: str, low: str) -> None:
    """Draw teeth along a steep slope that point downhill."""
    pen = ImageDraw.Draw(image)
    (ax, ay), (bx, by) = plan.hexside(high, low)
    (hx, hy), (lx, ly) = plan.at(high), plan.at(low)
    far = hypot(lx - hx, ly - hy)
    ux, uy = (lx - hx) / far, (ly - hy) / far
    deep = plan.side * 0.2
    pen.line([(ax, ay), (bx, by)], HACHURE, 3)
    for number in range(TEETH):
        near, end = number / TEETH, (number + 1) / TEETH
        p, q = ((ax + (bx - ax) * s, ay + (by - ay) * s) for s in (near, end))
        tip = ((p[0] + q[0]) / 2 + ux * deep, (p[1] + q[1]) / 2 + uy * deep)
        pen.polygon([p, q, tip], rgb("#3a2c1c"))


def _ridge(image: Image.Image, plan: ColumnPlan, a: str, b: str) -> None:
    """Draw a crest with uneven strokes down both sides."""
    pen = ImageDraw.Draw(image)
    (ax, ay), (bx, by) = plan.hexside(a, b)
    px, py = (by - ay) / plan.side, (ax - bx) / plan.side
    pen.line([(ax, ay), (bx, by)], RIDGE, 5)
    for number in range(STROKES):
        share, way = (number + jitter(6, number)) / STROKES, 1 if number % 2 else -1
        x, y = ax + (bx - ax) * share, ay + (by - ay) * share
        long = way * plan.side * (0.1 + 0.12 * jitter(5, number))
        pen.line([(x, y), (x + px * long, y + py * long)], HACHURE, 2)


def _bridge(image: Image.Image, plan: ColumnPlan, a: str, b: str, size: float) -> None:
    (ax, ay), (bx, by) = plan.hexside(a, b)
    far = hypot(bx - ax, by - ay)
    flow = round((bx - ax) / far, 2), round((by - ay) / far, 2)
    scale = round(size * plan.field.hex_width / 112 * 0.8, 3)
    put(image, planks(*flow, scale), (ax + bx) / 2, (ay + by) / 2)


def _ford(image: Image.Image, plan: ColumnPlan, a: str, b: str) -> None:
    """Lay two rows of stepping stones across the water."""
    (ax, ay), (bx, by) = plan.hexside(a, b)
    mx, my = (ax + bx) / 2, (ay + by) / 2
    ux, uy = (bx - ax) / plan.side, (by - ay) / plan.side
    k = plan.field.hex_width / 112
    for row, along in enumerate((-9, 9)):
        for number in range(STONES):
            out = (number - 2) * 8.2 * k
            x, y = mx + ux * along * k - uy * out, my + uy * along * k + ux * out
            put(image, stone(int(3 * jitter(5, row, number)), k), x, y)


def _wall(
    image: Image.Image, plan: ColumnPlan, inner: str, outer: str, body: tuple[int, int, int],
    wide: float,
) -> None:  # fmt: skip
    """Raise a wall or works along a side, within the inner hex."""
    (ax, ay), (bx, by) = plan.hexside(inner, outer)
    (ix, iy), (ox, oy) = plan.at(inner), plan.at(outer)
    share = wide * 0.5 / plan.field.hex_height
    dx, dy = (ix - ox) * share, (iy - oy) * share
    k = plan.side / 60
    sprite = bank(round(bx - ax), round(by - ay), round(wide * k), body)
    put(image, sprite, (ax + bx) / 2 + dx, (ay + by) / 2 + dy)


@kept
def bank(dx: int, dy: int, wide: int, body: tuple[int, int, int]) -> Image.Image:
    """Return a bank of earth or stone along a vector, ``wide`` pixels thick."""
    width, height = abs(dx) + 2 * wide + 6, abs(dy) + 2 * wide + 6
    m, half = Mini(width, height), (width / 2, height / 2)
    ends = [(half[0] - dx / 2, half[1] - dy / 2), (half[0] + dx / 2, half[1] + dy / 2)]
    m.line(body, *ends, width=wide, depth=2)
    m.line(WALL_LIT if body == WALL else TURF, *ends, width=wide * 0.4, depth=1)
    return dropped(m.done(0.5), 2, 3, 2, 0.5)
