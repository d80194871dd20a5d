"""The edge around a unit that is ordered, or that has battled."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from PIL import Image

from renderers.kit.brush.colours import ORDER, ORDER_LINE, rgb
from renderers.kit.pen import ZOOM, grown
from renderers.kit.theme import Colour

State: TypeAlias = Literal["ordered", "done"]
TONES: Final[dict[State, Colour]] = {"ordered": ORDER, "done": rgb("#aeb4bc")}
REACH: Final = 5.0
"""How far the edge reaches beyond the shape at ``k`` 1."""


def edged(shape: Image.Image, state: State, k: float = 1.0) -> Image.Image:
    """Return a shape (RGBA) with an edge around it, and a black line between both.

    The edge is yellow for an ordered unit, grey for one that has battled. The picture grows by
    ``margin(k)`` on each side.
    """
    pad = margin(k)
    size = (shape.width + 2 * pad, shape.height + 2 * pad)
    alpha = Image.new("L", size)
    alpha.paste(shape.getchannel("A"), (pad, pad))
    out = Image.new("RGBA", size, (*ORDER_LINE, 0))
    for reach, ink in ((REACH + 1, ORDER_LINE), (REACH, TONES[state]), (1.5, ORDER_LINE)):
        ring = Image.new("RGBA", size, (*ink, 255))
        ring.putalpha(grown(alpha, max(1, round(reach * k)) / ZOOM))
        out.alpha_composite(ring)
    out.alpha_composite(shape, (pad, pad))
    return out


def margin(k: float = 1.0) -> int:
    """Return how many pixels an edge adds on each side."""
    return round((REACH + 1) * k) + 1
