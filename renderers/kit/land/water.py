"""Water on its ground: rivers too deep to cross, shallow brooks with fords, and bridges."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from math import hypot
from typing import Final, NamedTuple

import numpy as np
from PIL import Image

from renderers.kit.brush.colours import rgb
from renderers.kit.brush.fields import XY, Canvas, Field, blur, smooth, tint
from renderers.kit.brush.mini import Mini
from renderers.kit.brush.noise import jitter
from renderers.kit.brush.shadows import dropped, put
from renderers.kit.kept import kept

from .channels import Channel, ends
from .layout import Plan
from .masses import strokes

BANK, DEEP, BED = rgb("#7a6a42"), rgb("#2f5a74"), rgb("#3f6f84")
STREAM, GLINT, SHALLOW = rgb("#7fb0b8"), rgb("#b9dad8"), rgb("#9fc0b4")
TONES: Final = (BED, STREAM, GLINT, SHALLOW)
"""Those of a brook."""
STONE, PLANK, PLANK_EDGE = rgb("#d6cfba"), rgb("#b98a52"), rgb("#5c3f22")
STONE_SHADE, GRAVEL = rgb("#4d5a58"), rgb("#c2b184")
FORDS: Final = 7
"""How many fords look different."""
BROOK, RIVER = 25, 36
"""Widths of water in pixels, on hexes 112 pixels wide."""
SEEP: Final = 30
"""Over how many pixels water seeps away where it ends."""
TIP: Final = 0.8
"""How much sooner it does so at its banks: pixels along its way for each from its middle."""
VALLEY: Final = 12
"""How deep the valley of a river lies, in pixels of height."""


class Waters(NamedTuple):
    """The painted water of a board: its bed and the glints on it, as fields of shares."""

    bed: Field
    glints: Field


def valley(layout: Plan, water: Collection[Channel]) -> Field:
    """Return the heights (at most 0, in pixels) of the valleys of all water."""
    banks = strokes(layout.size, _lines(water), RIVER * 1.5 * _scale(layout))
    return blur(banks * _running(layout, water, 2), 6) * np.float32(-VALLEY)


def pour(
    canvas: Canvas, layout: Plan, water: Collection[Channel], deep: Collection[str], seed: int
) -> Waters:
    """Paint water on a canvas; ``deep`` are the hexes where it is a river, wide and dark."""
    k, size = _scale(layout), layout.size
    rivers = list(_lines(one for one in water if one.label in deep))
    brooks = list(_lines(one for one in water if one.label not in deep))

    running = _running(layout, water)

    def both(river: float, brook: float, key: int, rough: float) -> Field:
        wide = strokes(size, rivers, river * k, seed + key, rough) if rivers else None
        thin = strokes(size, brooks, brook * k, seed + key, rough) if brooks else None
        parts = [part for part in (wide, thin) if part is not None]
        return np.asarray(np.maximum.reduce(parts) * running, np.float32)

    bed = both(RIVER, BROOK, 1, 0.2)
    tint(canvas, BANK, both(RIVER + 13, BROOK + 13, 0, 0.3) * 0.75)
    tint(canvas, BED, bed)
    if rivers:
        tint(canvas, DEEP, strokes(size, rivers, (RIVER - 8) * k, seed + 4, 0.4) * bed * 0.85)
    if brooks:
        tint(canvas, STREAM, strokes(size, brooks, BROOK * 0.52 * k, seed + 2, 0.6) * bed * 0.8)
    lines = [[(x, y - 3) for x, y in line] for line in (*rivers, *brooks)]
    return Waters(bed, strokes(size, lines, 4 * k, seed + 3, 1.2) * bed * np.float32(0.8))


def _running(layout: Plan, water: Collection[Channel], far: float = 1) -> Field:
    """Return how much water there is, 0 to 1: it runs out in a tip where it ends."""
    width, height = layout.size
    full = np.ones((height, width), np.float32)
    reach = SEEP * far * _scale(layout)
    for (cx, cy), (ux, uy) in ends(water):
        left, top = max(0, int(cx - reach)), max(0, int(cy - reach))
        near = full[top : max(0, int(cy + reach) + 2), left : max(0, int(cx + reach) + 2)]
        y, x = np.mgrid[top : top + near.shape[0], left : left + near.shape[1]]
        along, across = (x - cx) * ux + (y - cy) * uy, np.abs((x - cx) * uy - (y - cy) * ux)
        near *= smooth(((along - TIP * across) / reach).astype(np.float32), 0.1, 1)
    return full


def glints(image: Image.Image, waters: Waters) -> None:
    """Lay the light on water over a ground in touches."""
    mask = Image.fromarray((waters.glints * 255).astype(np.uint8))
    image.paste(GLINT, (0, 0), mask)


def _lines(water: Iterable[Channel]) -> Iterable[tuple[XY, ...]]:
    return (line for one in water for line in one.lines)


def _scale(layout: Plan) -> float:
    return layout.field.hex_width / 112


def ford(image: Image.Image, layout: Plan, one: Channel, seed: int) -> None:
    """Lay a bar of gravel with stones, on which one wades, across a brook."""
    cell = layout.field.cell_of(one.label)
    kind = int(FORDS * jitter(seed, cell.column, cell.row))
    ux, uy = _unit(one.flow)
    put(image, gravel(round(ux, 1), round(uy, 1), kind, _scale(layout)), *one.middle)


def _unit(flow: XY) -> XY:
    long = hypot(*flow) or 1.0
    return flow[0] / long, flow[1] / long


@kept
def gravel(ux: float, uy: float, kind: int, scale: float = 1.0) -> Image.Image:
    """Return a ford across a flow in a direction (a vector of length about 1)."""
    m = Mini(80, 80, scale)

    def at(along: float, across: float) -> XY:
        return 40 + ux * along - uy * across, 40 + uy * along + ux * across

    def chance(number: int, key: int) -> float:
        return jitter(kind, number, key) - 0.5

    for wide, colour in ((1.0, GRAVEL), (0.62, SHALLOW)):
        sides = [
            [
                at(
                    sign
                    * wide
                    * (5 + 9 * (1 - (step / 4) ** 2) ** 0.5 + 6 * chance(step, 1 + sign)),
                    6.2 * step * wide**0.2,
                )
                for step in range(-4, 5)
            ]
            for sign in (-1, 1)
        ]
        m.poly(colour, *sides[0], *sides[1][::-1], depth=0, soft=True)
    stones = [(at(26 * chance(n, 5), -17 + 34 * n / 7 + 5 * chance(n, 6)), n) for n in range(8)]
    for (x, y), number in sorted(stones, key=lambda one: one[0][1]):
        size = 2.6 + 2.6 * (chance(number, 7) + 0.5)
        m.disc(STONE_SHADE, x + 1, y + 1.2, size * 1.25, size * 0.9, depth=0)
        m.disc(STONE, x, y, size * 1.2, size * 0.85, depth=1.2)
    return m.done(0)


@kept
def stone(kind: int, scale: float = 1.0) -> Image.Image:
    """Return a stepping stone with its shadow; ``kind`` is 0 to 2."""
    m = Mini(16, 12, scale)
    m.disc(STONE, 8, 6, 5 + kind * 0.9, 3.6 + kind * 0.4, depth=1.4)
    return dropped(m.done(0.4), 1, 2, 1, 0.5)


def bridge(image: Image.Image, layout: Plan, one: Channel) -> None:
    """Lay a bridge of planks across water, through the middle of its hex."""
    ux, uy = _unit(one.flow)
    put(image, planks(round(ux, 2), round(uy, 2), _scale(layout)), *one.middle)


@kept
def planks(ux: float, uy: float, scale: float = 1.0) -> Image.Image:
    """Return a bridge across a flow in a direction (a vector of length 1)."""
    m = Mini(96, 96, scale)

    def at(along: float, across: float) -> XY:
        return 48 + ux * along - uy * across, 48 + uy * along + ux * across

    m.poly(PLANK_EDGE, at(-21, -34), at(21, -34), at(21, 34), at(-21, 34))
    m.poly(PLANK, at(-17, -34), at(17, -34), at(17, 34), at(-17, 34), depth=2)
    for across in range(-30, 34, 6):
        m.line(PLANK_EDGE, at(-16, across), at(16, across), width=1, depth=0)
    for side in (-19, 19):
        m.line(STONE, at(side, -34), at(side, 34), width=5, depth=1.6)
        for end in (-34, 0, 34):
            m.disc(STONE, *at(side, end), 4.6)
    return dropped(m.done(0.5), 4, 4, 2, 0.55)
