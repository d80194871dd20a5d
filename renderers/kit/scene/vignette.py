"""Small landscapes for cards: a sky in touches of paint over three ridges, with figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from PIL import Image

from renderers.kit.brush.colours import Colour
from renderers.kit.brush.fields import canvas_of, picture, smooth, steps, tint
from renderers.kit.brush.gouache import gouache
from renderers.kit.brush.noise import noise
from renderers.kit.kept import kept


class Mood(NamedTuple):
    """The colours of a landscape: sky above and at the horizon, ridges from afar, the ground."""

    sky: Colour
    horizon: Colour
    ridges: tuple[Colour, Colour, Colour]
    ground: Colour
    shade: Colour


HORIZON: Final = 0.62
"""How far down the ground begins, as a share of the height."""


@kept
def landscape(size: tuple[int, int], mood: Mood, seed: int) -> Image.Image:
    """Return a landscape (RGB) of a size in pixels; ``seed`` moves clouds and ridges."""
    width, height = size
    down = np.repeat(np.linspace(0, 1, height, dtype=np.float32)[:, None], width, axis=1)
    canvas = canvas_of(size, mood.sky)
    clouds = steps(noise(size, width / 4, seed, 4, stretch=2.2), 6)
    tint(canvas, mood.horizon, np.clip(steps(smooth(down, 0.0, 0.66), 9) + clouds * 0.35, 0, 1))
    for number, colour in enumerate(mood.ridges):
        line = noise((width, 2), width / (3 + number), seed + 3 + number, 3)[:1]
        edge = HORIZON - 0.16 + 0.07 * number + line * np.float32(0.09)
        tint(canvas, colour, (down > edge).astype(np.float32))
    field = (down > HORIZON).astype(np.float32)
    tint(canvas, mood.ground, field)
    rough = steps(noise(size, width / 9, seed + 9, 3, stretch=4), 5)
    tint(canvas, mood.shade, field * np.clip(rough, 0, 1) * 0.7)
    return gouache(picture(canvas), 40)


def peopled(
    ground: Image.Image, figures: Sequence[tuple[Image.Image, tuple[float, float]]]
) -> Image.Image:
    """Return a landscape with figures by the middle of their feet, in shares of its size."""
    image = ground.copy()
    for sprite, (x, y) in sorted(figures, key=lambda one: one[1][1]):
        left = round(x * image.width - sprite.width / 2)
        image.paste(sprite, (left, round(y * image.height - sprite.height)), sprite)
    return image
