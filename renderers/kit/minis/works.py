"""Works of the ice world that stand: dish gun, shield generator, great cannon."""

from __future__ import annotations

from math import cos, pi, sin

from PIL import Image

from renderers.kit.brush.colours import NIGHT, Colour, rgb
from renderers.kit.brush.mini import Mini
from renderers.kit.brush.shadows import COLD, dropped
from renderers.kit.kept import kept

_STEEL = rgb("#8f99a6")


@kept
def dish(k: float = 1.0) -> Image.Image:
    """Return a gun with a dish on three feet, 88 x 72 units, that points to the right."""
    mini = Mini(88, 72, k)
    for x in (16, 42, 68):
        mini.line(rgb("#4a4138"), (42, 48), (x, 68), width=4.8)
        mini.disc(rgb("#3a322a"), x, 68.4, 4.4, 2.6, depth=0.8)
    mini.box(rgb("#7d6a52"), 29, 40, 57, 57, 4, 2.4)
    mini.box(rgb("#4f463a"), 34, 45, 52, 51, 1.6, 0.6)
    mini.disc(rgb("#d9d2c2"), 40, 27, 22, 25, depth=4)
    mini.disc(rgb("#8f8778"), 43, 27, 17, 20, depth=2)
    for i in range(4):
        a = i * pi / 4
        ends = ((43 - 16 * cos(a), 27 - 19 * sin(a)), (43 + 16 * cos(a), 27 + 19 * sin(a)))
        mini.line(rgb("#6b6252"), *ends, width=1.2, depth=0)
    mini.disc(rgb("#6b6252"), 43, 27, 6, 7, depth=1.4)
    mini.line(rgb("#4f463a"), (43, 27), (82, 17), width=5)
    mini.line(rgb("#8f8778"), (60, 22.6), (66, 21), width=6.4)
    mini.disc(rgb("#ff7a2a"), 82.6, 17, 3.4)
    return mini.done(0.6, NIGHT)


@kept
def generator(badge: Colour, k: float = 1.0) -> Image.Image:
    """Return a shield generator: a ribbed dome on drums; ``badge`` is its owner's colour."""
    mini = Mini(110, 116, k)
    mini.poly(rgb("#6d7684"), (8, 112), (26, 84), (84, 84), (102, 112), depth=3)
    for x in (24, 86):
        mini.box(rgb("#566070"), x - 8, 94, x + 8, 113, 3, 2)
    mini.box(_STEEL, 26, 66, 84, 90, 4, 3)
    mini.disc(rgb("#c3ccd6"), 55, 42, 40, depth=7)
    for wide in (8, 22, 34):
        ring = [(55 + wide * sin(i * pi / 12), 42 - 39 * cos(i * pi / 12)) for i in range(25)]
        mini.line(rgb("#66717f"), *ring, width=1.6, depth=0)
    for y, half in ((24, 34), (42, 39), (60, 34)):
        mini.line(
            rgb("#66717f"),
            (55 - half, y + 1),
            (55, y + 3),
            (55 + half, y + 1),
            width=1.6,
            depth=0,
            soft=True,
        )
    mini.disc(rgb("#7fd0ff"), 55, 8, 3.4, depth=1)
    mini.box(badge, 34, 94, 76, 105, 2, 1)
    return _standing(mini, k)


@kept
def cannon(badge: Colour, k: float = 1.0) -> Image.Image:
    """Return a great cannon: a ball in a ring of armour with a steep barrel."""
    mini = Mini(110, 116, k)
    mini.poly(rgb("#6d7684"), (6, 112), (20, 86), (90, 86), (104, 112), depth=3)
    mini.line(rgb("#566070"), (62, 52), (94, 12), width=13, depth=3)
    mini.line(rgb("#3b444f"), (88, 19.6), (97, 8), width=15.6, depth=2)
    mini.disc(rgb("#171d27"), 97.4, 7.6, 4.6, depth=0)
    mini.disc(rgb("#c3ccd6"), 52, 60, 35, depth=7)
    for wide in (10, 26):
        ring = [(52 + wide * sin(i * pi / 12), 60 - 34 * cos(i * pi / 12)) for i in range(25)]
        mini.line(rgb("#66717f"), *ring, width=1.6, depth=0)
    mini.line(rgb("#66717f"), (18, 58), (52, 62), (86, 58), width=1.6, depth=0, soft=True)
    mini.box(_STEEL, 12, 76, 96, 94, 5, 3)
    for x in range(20, 92, 12):
        mini.box(rgb("#4d5764"), x, 80, x + 6, 90, 1.4, 0.6)
    mini.box(badge, 33, 97, 75, 107, 2, 1)
    return _standing(mini, k)


def _standing(mini: Mini, k: float) -> Image.Image:
    return dropped(mini.done(0.7, NIGHT), round(9 * k), round(4 * k), 4.0 * k, 0.4, COLD)
