"""Small signs: orders, states, pips, loads. All are drawn once and cached."""

from __future__ import annotations

from PIL import Image

from renderers.kit import theme as t
from renderers.kit.kept import kept
from renderers.kit.pen import Pen

from . import look

SIZE = 34


@kept
def order(which: str) -> Image.Image:
    """Return the sign of an order: arrow, shield, bent arrow, or ring."""
    pen = Pen(SIZE, SIZE)
    white = t.PAPER
    if which == "advance":
        pen.polygon([(17, 3), (30, 18), (21, 18), (21, 31), (13, 31), (13, 18), (4, 18)], white)
    elif which == "defence":
        pen.polygon([(5, 4), (29, 4), (29, 17), (17, 31), (5, 17)], white)
    elif which == "manoeuvre":
        pen.line([(5, 29), (5, 12), (22, 12)], white, 5)
        pen.polygon([(20, 3), (31, 12), (20, 21)], white)
    else:
        pen.ring((17, 17), 12, white, 5)
        pen.disc((17, 17), 4, white)
    return pen.done()


@kept
def state(which: str, width: int, height: int) -> Image.Image:
    """Return the ground of a state's chip: plain, striped, or cross-hatched."""
    pen = Pen(width, height)
    pen.box((0, 0, width, height), look.STATES[which], 8)
    if which != "steady":
        for x in range(-height, width, 16):
            pen.line([(x, height), (x + height, 0)], look.STRIPE, 1.2, 90)
    if which == "broken":
        for x in range(-height, width, 16):
            pen.line([(x, 0), (x + height, height)], look.STRIPE, 1.2, 90)
    pen.loop([(1, 1), (width - 1, 1), (width - 1, height - 1), (1, height - 1)], look.STRIPE, 1.5)
    return pen.done()


@kept
def back(width: int, height: int) -> Image.Image:
    """Return the back of an order token: dark and latticed."""
    pen = Pen(width, height)
    pen.box((0, 0, width, height), look.BACK, 8)
    for x in range(-height, width, 14):
        pen.line([(x, height), (x + height, 0)], look.BACK_LINE, 1.5)
        pen.line([(x, 0), (x + height, height)], look.BACK_LINE, 1.5)
    return pen.done()


@kept
def pip(kind: str) -> Image.Image:
    """Return a pip: ``empty``, ``dp`` (a disc) or ``loss`` (a square)."""
    pen = Pen(20, 20)
    if kind == "loss":
        pen.box((2, 2, 18, 18), look.PIP, 2)
        pen.line([(6, 6), (14, 14)], t.PAPER, 2)
        pen.line([(6, 14), (14, 6)], t.PAPER, 2)
    else:
        pen.disc((10, 10), 8.5, look.PIP if kind == "dp" else look.PIP_EMPTY)
        pen.ring((10, 10), 9, look.STRIPE, 1.5)
    return pen.done()


@kept
def load(kind: str) -> Image.Image:
    """Return the sign of a counter: ball, crossed blades, pennant, star."""
    pen = Pen(28, 28)
    if kind == "ammo":
        pen.disc((14, 14), 9, t.INK)
        pen.disc((11, 11), 3, t.MUTED)
    elif kind == "melee_ammo":
        pen.line([(5, 23), (23, 5)], t.INK, 4)
        pen.line([(5, 5), (23, 23)], t.INK, 4)
    elif kind == "lances":
        pen.line([(7, 26), (7, 2)], t.INK, 3)
        pen.polygon([(8, 3), (26, 8), (8, 14)], look.RED)
    else:
        points = [(14, 2), (17, 11), (26, 11), (19, 16), (22, 26), (14, 20), (6, 26), (9, 16),
                  (2, 11), (11, 11)]  # fmt: skip
        pen.polygon(points, t.GOLD)
        pen.loop(points, look.STRIPE, 1.5)
    return pen.done()


@kept
def badge(side: str, size: int) -> Image.Image:
    """Return the badge of a side: Red is square with a heavy rim, Blue round with a double one."""
    pen = Pen(size, size)
    if side == "red":
        pen.box((0, 0, size, size), look.RED_EDGE, 8)
        pen.box((5, 5, size - 5, size - 5), look.RED, 4)
    else:
        middle = (size / 2, size / 2)
        pen.disc(middle, size / 2, look.BLUE_EDGE)
        pen.disc(middle, size / 2 - 4, look.BLUE)
        pen.ring(middle, size / 2 - 7, look.BLUE_EDGE, 2)
    return pen.done()
