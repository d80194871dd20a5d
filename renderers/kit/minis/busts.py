"""The bust of a leader in a medallion: a face from parts, so that no two look alike."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from PIL import Image, ImageOps

from renderers.kit.brush.colours import GOLD, INK, ORDER_LINE, Colour, mix, rgb
from renderers.kit.brush.mini import Mini
from renderers.kit.kept import kept
from renderers.kit.signs.orders import TONES, State

from .faces import draw_head
from .hats_of_busts import draw_hat
from .looks import Face

Mark: TypeAlias = State | Literal[""]
"""Whether a yellow edge tells that a piece is ordered, or a grey one that it has battled."""

SIZE: Final = 64
"""Width and height of a medallion in units."""


@kept
def bust(
    face: Face, back: Colour, k: float = 1.0, *, mark: Mark = "", left: bool = False
) -> Image.Image:
    """Return a leader in a golden medallion, 64 units of ``k`` pixels wide and high.

    ``back`` is the ground behind them, the side's colour; ``left`` turns them to the left.
    """
    mini = Mini(SIZE, SIZE, k)
    _ring(mini, back, mark)
    portrait(mini, face)
    done = mini.done(0.6)
    return ImageOps.mirror(done) if left else done


def _ring(mini: Mini, back: Colour, mark: Mark) -> None:
    if mark:
        mini.disc(TONES[mark], 32, 32, 31.6, depth=0)
        mini.disc(ORDER_LINE, 32, 32, 29.6, depth=0)
    else:
        mini.disc(rgb("#8a6424"), 32, 33, 29.4, depth=2)
    mini.disc(rgb("#f0cf7c"), 32, 32, 28, depth=2.4)
    mini.disc(mix(back, INK, 0.35), 32, 32, 24.6, depth=0)
    mini.disc(back, 32.6, 32.6, 23.6, depth=0)


def portrait(mini: Mini, face: Face) -> None:
    """Draw shoulders, head and hat of a leader into a sheet of 64 x 64 units."""
    _shoulders(mini, face)
    draw_head(mini, face)
    draw_hat(mini, face)


def _shoulders(mini: Mini, face: Face) -> None:
    mini.poly(
        face.coat, (10.4, 47), (15, 42.6), (26, 39.6), (38, 39.6), (49, 42.6), (53.6, 47),
        (48, 51.6), (40, 55.2),
        (32, 56), (24, 55.2), (16, 51.6), depth=2.5,
    )  # fmt: skip
    mini.poly(face.facing, (27, 39.6), (37, 39.6), (36, 55.6), (28, 55.6), depth=0.8)
    for step in range(4):
        for x in (28.4, 35.6):
            mini.disc(face.lace, x, 44 + step * 3.6, 0.9, depth=0.3)
    if face.cloak:
        for x, tip in ((13, 25), (51, 39)):
            mini.poly(
                face.cloak,
                (x, 45.6),
                (tip, 39),
                (tip + (32 - tip) * 0.3, 55.4),
                (x + (32 - x) * 0.3, 53),
                depth=1.6,
            )
    else:
        for x in (14.6, 49.4):
            mini.disc(face.lace, x, 44.6, 5.0, 3.2, depth=1)
            for step in range(4):
                mini.line(
                    mix(face.lace, INK, 0.25),
                    (x - 3.6 + step * 2.4, 46.2),
                    (x - 3.6 + step * 2.4, 49),
                    width=1.1,
                    depth=0,
                )
    if face.sash:
        mini.line(face.sash, (20, 41.6), (42, 54.6), width=4.2, depth=0.8)
    if face.star:
        mini.disc(rgb("#f4f0e6"), 42.6, 49, 3.1, depth=0.6)
        mini.disc(GOLD, 42.6, 49, 1.6, depth=0.4)
    if face.cross:
        mini.disc(GOLD, 32, 47, 2.4, depth=0.6)
        mini.disc(face.cross, 32, 47, 1.5, depth=0)
    mini.poly(face.facing, (24.6, 41), (26, 36.6), (38, 36.6), (39.4, 41), (32, 43), depth=1.2)
    mini.line(face.lace, (25, 40.6), (31.6, 42.6), width=0.9, depth=0)
    mini.line(face.lace, (39, 40.6), (32.4, 42.6), width=0.9, depth=0)
    mini.poly(rgb("#f6f3ea"), (28.6, 36.4), (35.6, 36.4), (33.6, 41), (30.6, 41), depth=0.6)
