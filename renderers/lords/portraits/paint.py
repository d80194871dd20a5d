"""Portraits put together, and the sky behind them."""

from __future__ import annotations

from typing import Final

import numpy as np
from PIL import Image

from renderers.kit.brush.colours import mix, rgb
from renderers.kit.brush.fields import canvas_of, picture, relief, smooth, steps, tint
from renderers.kit.brush.gouache import gouache
from renderers.kit.brush.mini import Mini
from renderers.kit.brush.noise import noise
from renderers.kit.kept import kept, on_disk

from . import beasts, gear, people
from .look import Tones
from .sitter import Sitter

UNITS: Final = (200, 220)
"""Width and height of a portrait in its own units."""
FACE: Final = (100, 92)
"""The middle of a face in these units."""
SKIES: Final = {
    "south": (rgb("#e8b868"), rgb("#fbe6b0"), rgb("#fff6d8"), rgb("#c9a878"), rgb("#8a7444")),
    "north": (rgb("#1c2a4a"), rgb("#46608c"), rgb("#9ab8dc"), rgb("#33476e"), rgb("#182238")),
}
"""High sky, low sky, glow, far and near ridge: day behind the south, night behind the north."""


@on_disk
def portrait(sitter: Sitter, scale: float) -> Image.Image:
    """Return a sitter (RGBA), ``scale`` pixels a unit."""
    sprite, tones = Mini(*UNITS, scale), Tones(sitter)
    if sitter.build == "engine":
        beasts.engine(sprite, sitter.name)
    elif sitter.build == "beast":
        beasts.mount(sprite, sitter.mount, -40)
    else:
        gear.weapon(sprite, sitter, tones)
        people.bust(sprite, sitter, tones)
        people.face(sprite, sitter, tones)
        gear.hat(sprite, sitter, tones)
        if sitter.mount:
            beasts.mount(sprite, sitter.mount, 24)
    return sprite.done(0.8)


@kept
def vista(size: tuple[int, int], side: str, seed: int) -> Image.Image:
    """Return a landscape (RGB) behind a sitter: a sky in touches over three ridges."""
    width, height = size
    high, low, glow, far, near = SKIES[side]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    canvas = canvas_of(size, high)
    cell = width / 3.5
    rough = noise(size, cell, seed, 3, stretch=2.6)
    tint(canvas, low, steps(smooth(y / height + rough * 0.1, 0.05, 0.75), 8))
    away = np.hypot(x / width - 0.28, (y / height - 0.3) * height / width)
    tint(canvas, glow, steps(smooth(0.46 - away, 0, 0.46), 5) * np.float32(0.8))
    for ridge, (level, swing) in enumerate(((0.5, 0.2), (0.62, 0.13), (0.76, 0.06))):
        crest = (level + noise((width, 2), cell, seed + 5 + ridge, 4)[0] * swing) * height
        body = smooth(y - crest[None, :], -1, 1)
        tone = mix(far, near, ridge / 2)
        tint(canvas, tone, body)
        slope = steps(relief(noise(size, cell / 2, seed + 9 + ridge, 3) * (height / 6), 0.4), 4)
        tint(canvas, mix(tone, glow, 0.6), np.clip(slope, 0, 1) * body * np.float32(0.45))
    return gouache(picture(canvas), 40, 3)
