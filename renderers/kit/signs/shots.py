"""Fire: tracers, flashes, smoke, and scorched ground."""

from __future__ import annotations

from math import atan2, cos, hypot, pi, sin
from typing import Final, NamedTuple

import numpy as np
from PIL import Image, ImageDraw

from renderers.kit.brush.colours import FIRE, FIRE_CORE, HIT, WHITE, mix, rgb
from renderers.kit.brush.fields import canvas_of, picture, smooth, steps, tint
from renderers.kit.brush.mini import Mini
from renderers.kit.brush.noise import noise
from renderers.kit.kept import kept
from renderers.kit.pen import XY
from renderers.kit.theme import Colour

from .trails import OVER, Drawn

APART: Final = 9.0
"""From tracer to tracer at ``k`` 1; closer together where there are more than eight."""
DASH, GAP = 30.0, 9.0


class Fire(NamedTuple):
    """The colours of shots: their core, the glow around it, and the dark edge."""

    core: Colour
    glow: Colour
    edge: Colour


class Burst(NamedTuple):
    """The colours of a flash from the outside in."""

    rim: Colour
    flame: Colour
    core: Colour


POWDER: Final = Fire(FIRE_CORE, FIRE, rgb("#3a0d08"))
RED_BEAM: Final = Fire(WHITE, rgb("#ff3b2a"), rgb("#4a0a06"))
GREEN_BEAM: Final = Fire(WHITE, rgb("#35d04a"), rgb("#06381a"))
MUZZLE: Final = Burst(rgb("#c8381a"), rgb("#ffd257"), rgb("#fffbe0"))
STRUCK: Final = Burst(rgb("#c8381a"), HIT, rgb("#fffbe0"))
GREEN_STRUCK: Final = Burst(rgb("#1f7a35"), rgb("#9be86a"), WHITE)
POWDER_SMOKE: Final = rgb("#f4efe4")
DARK_SMOKE: Final = rgb("#8a8f9a")


def volley(start: XY, end: XY, shots: int, fire: Fire = POWDER, k: float = 1.0) -> Drawn:
    """Draw dashed tracers between two points in picture pixels, as many as dice (1 or more)."""
    pad = round(APART * k * 5)
    left, top = round(min(start[0], end[0])) - pad, round(min(start[1], end[1])) - pad
    ends = tuple((round(x) - left, round(y) - top) for x, y in (start, end))
    return _volley(ends, pad, shots, fire, k), (left, top)


@kept
def _volley(
    ends: tuple[tuple[int, int], ...], pad: int, shots: int, fire: Fire, k: float
) -> Image.Image:
    (ax, ay), (bx, by) = ends
    size = (max(ax, bx) + pad, max(ay, by) + pad)
    image = Image.new("RGBA", (size[0] * OVER, size[1] * OVER), (*fire.edge, 0))
    pen, unit = ImageDraw.Draw(image), OVER * k
    far, angle = hypot(bx - ax, by - ay) * OVER, atan2(by - ay, bx - ax)
    apart = min(APART, APART * 7 / max(1, shots - 1)) * unit
    for ink, wide in ((fire.edge, 8.5), (fire.glow, 5.8), (fire.core, 2.4)):
        for shot in range(shots):
            off = (shot - (shots - 1) / 2) * apart
            x, y = ax * OVER - sin(angle) * off, ay * OVER + cos(angle) * off
            for near, end in _dashes(far, shot, unit):
                way = [(x + cos(angle) * at, y + sin(angle) * at) for at in (near, end)]
                pen.line(way, (*ink, 255), max(1, round(wide * unit)))
    return image.reduce(OVER)


def _dashes(far: float, shot: int, unit: float) -> list[tuple[float, float]]:
    """Cut a distance into dashes; each tracer begins a little later than its neighbour."""
    found, at = [], shot * 9 % 20 * unit
    while at < far:
        found.append((at, min(at + DASH * unit, far)))
        at += (DASH + GAP) * unit
    return found


@kept
def flash(size: int, turn: float = 0.0, burst: Burst = MUZZLE) -> Image.Image:
    """Return a star of fire, ``size`` pixels wide and turned by radians: powder, or a hit."""
    sprite, half = Mini(size, size), size / 2
    for ink, radius in zip(burst, (1.0, 0.8, 0.45), strict=True):
        points = [
            (half + half * radius * far * cos(angle), half + half * radius * far * sin(angle))
            for angle, far in ((turn + i * pi / 9, 1.0 if i % 2 == 0 else 0.5) for i in range(18))
        ]
        sprite.poly(ink, *points, depth=0.6)
    return sprite.done()


@kept
def smoke(
    size: int, seed: int = 1, tone: Colour = POWDER_SMOKE, share: float = 0.85
) -> Image.Image:
    """Return a puff of smoke, ``size`` pixels wide and at most ``share`` (0 to 1) opaque."""
    rough = noise((size, size), size / 3, seed, 3)
    y, x = (np.mgrid[0:size, 0:size] / size - 0.5).astype(np.float32)
    far = np.hypot(x, y)
    body = steps(smooth(0.44 - far + rough * 0.16, 0.0, 0.24) * smooth(0.5 - far, 0.0, 0.1), 6)
    light = steps(np.clip(0.62 - (x + y) * 0.7 + rough * 0.35, 0, 1), 6)
    canvas = canvas_of((size, size), mix(tone, rgb("#4a4658"), 0.5))
    tint(canvas, tone, light)
    image = picture(canvas).convert("RGBA")
    image.putalpha(Image.fromarray((body * 255 * share).astype(np.uint8)))
    return image


@kept
def crater(size: int, seed: int = 3) -> Image.Image:
    """Return scorched ground, ``size`` pixels wide and half as high."""
    high = max(2, size // 2)
    y, x = np.mgrid[0:high, 0:size].astype(np.float32)
    far = np.hypot((x / size - 0.5) * 2, (y / high - 0.5) * 2).astype(np.float32)
    rough = noise((size, high), size / 5, seed, 2) * np.float32(0.4)
    body = smooth(1 - far - rough, 0, 0.5) * smooth(1 - far, 0, 0.2)
    image = Image.new("RGBA", (size, high), (46, 34, 26, 0))
    image.putalpha(Image.fromarray((body * 150).astype(np.uint8)))
    return image
