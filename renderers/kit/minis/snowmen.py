"""Infantry of the ice world: armour with a wide hood, or parka, scarf and goggles."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from PIL import Image

from renderers.kit.brush.colours import NIGHT, Colour, mix, rgb
from renderers.kit.brush.mini import Mini
from renderers.kit.kept import kept

from .looks import SKINS, Pose

Head: TypeAlias = Literal["hood", "goggles"]

WIDE, TALL = 50, 60
FEET: Final = (20, 59)
"""Where a soldier stands in the sheet of ``WIDE`` x ``TALL`` units."""
_STEEL = rgb("#23282f")


class Snowman(NamedTuple):
    """What a soldier of the ice wears: coat, pack, legs, and what covers the head."""

    coat: Colour
    pack: Colour
    legs: Colour
    trim: Colour
    head: Head


@kept
def snowman(dress: Snowman, pose: Pose = "stand", k: float = 1.0, which: int = 0) -> Image.Image:
    """Return one soldier who looks to the right, 54 units of ``k`` pixels high."""
    mini = Mini(WIDE, TALL, k)
    x, lift = FEET[0], (0.0, 0.7, -0.5, 0.3)[which % 4]
    step = 2.4 if pose == "charge" else 0.0
    mini.box(dress.pack, x - 10, 22 + lift, x - 3, 39 + lift, 2)
    mini.line(dress.trim, (x - 9.4, 27 + lift), (x - 4, 27 + lift), width=1.4, depth=0.3)
    _legs(mini, dress, x, step)
    _coat(mini, dress, x, lift)
    (_hooded if dress.head == "hood" else _goggled)(mini, dress, x, lift, which)
    _weapon(mini, dress, pose, x, lift)
    return mini.done(0.5, NIGHT)


def _legs(mini: Mini, dress: Snowman, x: float, step: float) -> None:
    far = mix(dress.legs, NIGHT, 0.18)
    mini.poly(
        far, (x + 0.4, 37), (x + 6.2, 37), (x + 7 + step, 56), (x + 1.4 + step, 56), depth=1.6
    )
    mini.poly(
        dress.legs, (x - 6.4, 37), (x - 0.2, 37), (x - 1 - step, 56), (x - 7 - step, 56), depth=1.6
    )
    for at in (x - 7.6 - step, x + 1.2 + step):
        mini.poly(
            mix(dress.legs, NIGHT, 0.55),
            (at, 53.6),
            (at + 7, 53.6),
            (at + 8.6, 59),
            (at - 0.4, 59),
            depth=0.9,
        )


def _coat(mini: Mini, dress: Snowman, x: float, lift: float) -> None:
    top, low = 23 + lift, 45 + lift
    mini.poly(
        dress.coat, (x - 7.4, top), (x + 7.4, top), (x + 8.4, low), (x + 2, low - 2.6),
        (x - 2, low - 2.6), (x - 8.4, low), depth=2.4,
    )  # fmt: skip
    if dress.head == "hood":
        for dx in (-3.6, 3.8):
            mini.box(
                mix(dress.coat, rgb("#ffffff"), 0.5),
                x + dx - 3,
                top + 2.4,
                x + dx + 3,
                top + 9,
                1.6,
                1.2,
            )
    else:
        mini.line(
            mix(dress.coat, NIGHT, 0.3), (x + 1, top + 3), (x + 1, low - 4), width=1.0, depth=0
        )
        for dx in (-4.6, 4.8):
            mini.box(
                mix(dress.coat, NIGHT, 0.14), x + dx - 2, top + 6, x + dx + 2, top + 11, 0.8, 0.8
            )
    mini.line(
        mix(dress.coat, NIGHT, 0.5),
        (x - 7.2, top + 13.4),
        (x + 7.2, top + 13.4),
        width=2.0,
        depth=0.3,
    )
    for dx in (-4, 0.6, 4.6):
        mini.box(dress.trim, x + dx - 1.4, top + 12, x + dx + 1.4, top + 15.6, 0.6, 0.5)


def _hooded(mini: Mini, dress: Snowman, x: float, lift: float, which: int) -> None:
    """Draw a helmet that flares into a wide collar, with one broad slit and a mask of cloth."""
    y = lift
    shell = mix(dress.coat, rgb("#ffffff"), 0.55)
    mini.poly(
        shell, (x - 9.6, 26 + y), (x - 6.6, 17 + y), (x - 5.6, 9 + y), (x, 5.4 + y),
        (x + 5.8, 9 + y),
        (x + 6.8, 17 + y), (x + 9.4, 26 + y), (x, 28 + y), depth=2.2,
    )  # fmt: skip
    mini.poly(
        mix(shell, NIGHT, 0.12),
        (x - 1, 5.8 + y),
        (x + 1.4, 5.8 + y),
        (x + 2, 12 + y),
        (x - 0.8, 12 + y),
        depth=0.8,
    )
    turn = (0.6, 0.0, 1.0, 0.3)[which % 4]
    mini.box(rgb("#10141b"), x - 3.8 + turn, 12.4 + y, x + 5 + turn, 16.4 + y, 1.6, 0)
    mini.line(
        rgb("#6fa8d8"), (x + 1.6 + turn, 13.4 + y), (x + 3.8 + turn, 13.4 + y), width=0.8, depth=0
    )
    mini.poly(
        rgb("#8f9bab"),
        (x - 2.6, 18.4 + y),
        (x + 3.8, 18.4 + y),
        (x + 2.8, 24.4 + y),
        (x - 1.4, 24.4 + y),
        depth=0.8,
    )
    for step in range(3):
        mini.line(
            rgb("#5f6b7b"),
            (x - 1.4, 19.6 + y + step * 1.8),
            (x + 2.8, 19.6 + y + step * 1.8),
            width=0.6,
            depth=0,
        )


def _goggled(mini: Mini, dress: Snowman, x: float, lift: float, which: int) -> None:
    """Draw a fur hood around a face with goggles, and a scarf."""
    y = lift
    fur = mix(dress.coat, rgb("#ffffff"), 0.35)
    mini.disc(mix(dress.coat, NIGHT, 0.12), x - 0.6, 15.6 + y, 7.2, 8.8, depth=2)
    for i in range(9):
        dx, dy = (
            (-6, 4),
            (-6.4, 0),
            (-5.4, -4),
            (-2.6, -7),
            (0.8, -7.8),
            (4, -6.4),
            (6, -3),
            (6.4, 1),
            (5.6, 4.6),
        )[i]
        mini.disc(fur, x + 0.6 + dx, 15.6 + y + dy, 2.0, depth=0.8)
    mini.disc(SKINS[which % len(SKINS)], x + 0.8, 16.6 + y, 4.6, 5.4, depth=1.2)
    mini.box(rgb("#3a2a1c"), x - 3.6, 12.6 + y, x + 5.6, 16.8 + y, 1.8, 0.4)
    for dx in (-0.8, 3.2):
        mini.disc(rgb("#e8a24a"), x + dx, 14.7 + y, 1.5, 1.3, depth=0)
    mini.line(
        dress.trim,
        (x - 4.4, 22.6 + y),
        (x + 0.6, 24 + y),
        (x + 5.8, 22.4 + y),
        width=3.4,
        soft=True,
    )
    mini.line(dress.trim, (x - 3.4, 24 + y), (x - 5.4, 31 + y), width=2.8)


def _weapon(mini: Mini, dress: Snowman, pose: Pose, x: float, lift: float) -> None:
    y = lift
    arms: tuple[tuple[tuple[float, float], ...], ...]
    if pose == "stand":
        mini.line(_STEEL, (x - 5, 41 + y), (x + 15, 25 + y), width=2.6)
        mini.line(_STEEL, (x + 1, 38 + y), (x + 4, 41 + y), width=2.0)
        arms = (((-7, 27), (-9.4, 34), (-2, 38.4)), ((7, 27), (10.6, 33.4), (6.4, 33.6)))
    elif pose == "aim":
        mini.line(_STEEL, (x + 1, 27.6 + y), (x + 26, 22.4 + y), width=2.5)
        mini.line(_STEEL, (x + 10, 23.6 + y), (x + 15, 22.6 + y), width=1.6)
        arms = (((-7, 27), (-4, 33), (4.6, 28)), ((7, 27), (11.6, 31), (16, 25.6)))
    else:
        mini.line(_STEEL, (x - 6, 38 + y), (x + 20, 31 + y), width=2.5)
        arms = (((-7, 27), (-8.6, 35), (-1, 37)), ((7, 27), (11, 34.6), (9.6, 33.8)))
    for points in arms:
        mini.line(dress.coat, *[(x + dx, dy + y) for dx, dy in points], width=3.9)
        mini.disc(mix(dress.coat, NIGHT, 0.6), x + points[-1][0], points[-1][1] + y, 1.9, depth=0.4)
