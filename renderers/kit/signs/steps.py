"""Numbers of what happened one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import hypot
from typing import Final

from PIL import Image

from renderers.kit.brush.colours import INK, WHITE
from renderers.kit.brush.mini import Mini
from renderers.kit.kept import kept
from renderers.kit.pen import XY
from renderers.kit.scene.layers import Layer, Scene
from renderers.kit.scene.placed import Box

from .lettering import numeral

SIZE: Final = 30
"""Width of a disc at ``k`` 1."""
SHARES: Final = (0.3, 0.45, 0.15, 0.6, 0.0, 0.8)
"""Where on its way a number may stand, the best place first."""
ASIDE: Final = (0, -24, 24, -40, 40, -58, 58)
"""How far beside its way a number may stand to keep off pieces, in pixels at ``k`` 1."""
PIECES: Final = ("unit", "leader", "sabres")


@kept
def step(number: int, k: float = 1.0) -> Image.Image:
    """Return a dark disc with a number."""
    sprite = Mini(SIZE, SIZE, k)
    sprite.disc(WHITE, 15, 15, 14.5, depth=0)
    sprite.disc(INK, 15, 15, 12.5, depth=0)
    image = sprite.done(0.0)
    size = 20 if number < 10 else 16
    numeral(image, (SIZE / 2 * k, (SIZE / 2 - 0.5) * k), str(number), size * k, WHITE)
    return image


def put_steps(
    scene: Scene,
    at: Callable[[str], XY],
    ways: Sequence[tuple[str, str]],
    avoid: Iterable[str],
    names: Iterable[Box] = (),
    k: float = 1.0,
) -> None:
    """Number ways and attacks, from place to place, in their order; one alone has no number.

    ``names`` are words of the ground, which numbers keep off as they do off things.
    """
    avoided = [*avoid, "step"]
    covered = [*names, *(_trunk(box) for box in scene.boxes(*PIECES))]
    for number, (start, end) in enumerate(ways if len(ways) > 1 else (), 1):
        (ax, ay), (bx, by) = at(start), at(end)
        along, far = (bx - ax, by - ay), hypot(bx - ax, by - ay) or 1.0
        spots = [
            (
                ax + along[0] * share - along[1] / far * aside * k,
                ay + along[1] * share + along[0] / far * aside * k,
            )
            for aside in ASIDE
            for share in SHARES
        ]
        sprite = step(number, k)
        spot = scene.corner(spots, sprite.size, avoided, covered)
        scene.put(Layer.EVENTS, ("step", start), sprite, spot)


def _trunk(box: Box) -> Box:
    """Return the middle of a piece: a number may touch its plumes, its banner and its edge."""
    left, top, right, bottom = box
    wide, high = (right - left) // 8, (bottom - top) // 5
    return left + wide, top + high, right - wide, bottom - high
