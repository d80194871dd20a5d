"""Silhouettes of Lords of War: kinds of units, ranks, peoples, shields; each drawn once."""

from __future__ import annotations

from math import cos, pi, sin

from PIL import Image

from renderers.kit import theme as t
from renderers.kit.kept import kept
from renderers.kit.pen import Mask, Pen, Silhouette

from . import look


def star(m: Mask) -> None:
    """Draw a five-pointed star."""
    rays = [(0.52 if i % 2 == 0 else 0.22, pi * i / 5) for i in range(10)]
    m.polygon(*((r * sin(angle), 0.5 - r * cos(angle)) for r, angle in rays))


def infantry(m: Mask) -> None:
    """Draw a sword, point up."""
    m.polygon((0, 0), (0.1, 0.13), (0.1, 0.64), (-0.1, 0.64), (-0.1, 0.13))
    m.line((-0.25, 0.68), (0.25, 0.68), width=0.1)
    m.line((0, 0.7), (0, 0.9), width=0.11)
    m.disc((0, 0.93), 0.085, 0.07)
    m.line((0, 0.17), (0, 0.58), width=0.025, cut=True)


def cavalry(m: Mask) -> None:
    """Draw a horse's head."""
    m.polygon(
        (-0.06, 0.02), (0.05, 0.14), (0.2, 0.24), (0.3, 0.46), (0.34, 0.72), (0.36, 0.98),
        (-0.22, 0.98), (-0.2, 0.82), (-0.02, 0.62), (-0.06, 0.54), (-0.2, 0.6), (-0.3, 0.66),
        (-0.4, 0.6), (-0.38, 0.5), (-0.22, 0.34), (-0.16, 0.2), (-0.1, 0.16),
    )  # fmt: skip
    m.disc((-0.09, 0.33), 0.035, 0.035, cut=True)
    m.line((0.12, 0.3), (0.22, 0.6), (0.24, 0.9), width=0.03, cut=True)


def spear(m: Mask) -> None:
    """Draw three spears side by side, the middle one higher."""
    for x, top in ((-0.25, 0.14), (0.25, 0.14), (0.0, 0.0)):
        m.line((x, top + 0.2), (x, 0.97), width=0.065)
        m.polygon((x, top), (x + 0.1, top + 0.16), (x, top + 0.32), (x - 0.1, top + 0.16))
    m.line((-0.34, 0.72), (0.34, 0.72), width=0.07)


def shooter(m: Mask) -> None:
    """Draw a bow with an arrow, shooting up."""
    points = [(0.46 * cos(a * pi / 12), 0.52 - 0.4 * sin(a * pi / 12)) for a in range(-1, 14)]
    m.line(*points, width=0.09)
    m.line(points[0], points[-1], width=0.035)
    m.line((0, 0.12), (0, 0.96), width=0.06)
    m.polygon((0, 0.0), (0.11, 0.2), (-0.11, 0.2))
    m.polygon((0, 0.8), (0.1, 0.92), (0.1, 1.0), (0, 0.92), (-0.1, 1.0), (-0.1, 0.92))


def berserker(m: Mask) -> None:
    """Draw a double-bladed axe."""
    m.line((0, 0.06), (0, 0.96), width=0.09)
    for side in (-1, 1):
        m.polygon(
            (side * 0.03, 0.2), (side * 0.2, 0.16), (side * 0.4, 0.03), (side * 0.46, 0.28),
            (side * 0.4, 0.53), (side * 0.2, 0.4), (side * 0.03, 0.36),
        )  # fmt: skip
    m.line((0, 0.1), (0, 0.46), width=0.02, cut=True)


def crown(m: Mask) -> None:
    """Draw a crown."""
    m.polygon(
        (-0.48, 0.3), (-0.24, 0.52), (0, 0.12), (0.24, 0.52), (0.48, 0.3), (0.4, 0.78), (-0.4, 0.78)
    )
    for x, y in ((-0.48, 0.26), (0, 0.09), (0.48, 0.26)):
        m.disc((x, y), 0.07, 0.07)
    m.polygon((-0.4, 0.84), (0.4, 0.84), (0.4, 0.97), (-0.4, 0.97))


def diamond(m: Mask) -> None:
    """Draw a lozenge."""
    m.polygon((0, 0.04), (0.36, 0.5), (0, 0.96), (-0.36, 0.5))


def orc(m: Mask) -> None:
    """Draw a face with tusks."""
    m.polygon((-0.5, 0.16), (-0.3, 0.3), (-0.26, 0.1), (0, 0.02), (0.26, 0.1), (0.3, 0.3),
              (0.5, 0.16), (0.4, 0.46), (0.34, 0.72), (0.16, 0.94), (-0.16, 0.94), (-0.34, 0.72),
              (-0.4, 0.46))  # fmt: skip
    for side in (-1, 1):
        m.polygon((side * 0.08, 0.42), (side * 0.3, 0.32), (side * 0.26, 0.46), cut=True)
        m.polygon((side * 0.2, 0.44), (side * 0.3, 0.76), (side * 0.1, 0.76), cut=True)
    m.line((-0.24, 0.78), (0.24, 0.78), width=0.06, cut=True)


def dwarf(m: Mask) -> None:
    """Draw a hammer over an anvil."""
    m.polygon((-0.5, 0.62), (0.46, 0.62), (0.3, 0.76), (0.14, 0.8), (0.14, 0.88), (0.32, 0.98),
              (-0.32, 0.98), (-0.14, 0.88), (-0.14, 0.8), (-0.3, 0.76))  # fmt: skip
    m.polygon((-0.34, 0.02), (0.2, 0.02), (0.2, 0.3), (-0.34, 0.3))
    m.polygon((0.2, 0.06), (0.34, 0.12), (0.34, 0.2), (0.2, 0.26))
    m.line((-0.06, 0.26), (-0.06, 0.54), width=0.11)


def embersand(m: Mask) -> None:
    """Draw a sun over a dune."""
    m.disc((0, 0.46), 0.2, 0.2)
    for turn in range(7):
        angle = pi + turn * pi / 6
        x, y = cos(angle), sin(angle)
        m.line((x * 0.28, 0.46 + y * 0.28), (x * 0.42, 0.46 + y * 0.42), width=0.07)
    m.polygon((-0.5, 0.56), (0.5, 0.56), (0.5, 1.0), (-0.5, 1.0), cut=True)
    m.polygon((-0.5, 0.98), (-0.5, 0.84), (-0.2, 0.64), (0.12, 0.7), (0.5, 0.58), (0.5, 0.98))
    m.line((-0.18, 0.72), (0.1, 0.92), width=0.035, cut=True)


def frostmark(m: Mask) -> None:
    """Draw a snow crystal."""
    for turn in range(3):
        angle = pi / 2 + turn * pi / 3
        x, y = cos(angle) * 0.46, sin(angle) * 0.46
        m.line((-x, 0.5 - y), (x, 0.5 + y), width=0.09)
        for side in (-1, 1):
            for lean in (-pi / 4, pi / 4):
                bx, by = side * x * 0.58, side * y * 0.58
                dx = side * cos(angle + lean) * 0.2
                dy = side * sin(angle + lean) * 0.2
                m.line((bx, 0.5 + by), (bx + dx, 0.5 + by + dy), width=0.065)


def banner(m: Mask) -> None:
    """Draw the banner of an army of one's own."""
    m.line((-0.3, 0.04), (-0.3, 0.97), width=0.09)
    m.polygon((-0.26, 0.08), (0.42, 0.08), (0.26, 0.31), (0.42, 0.54), (-0.26, 0.54))


SIGNS: dict[str, Silhouette] = {
    "infantry": infantry, "cavalry": cavalry, "spear": spear, "shooter": shooter,
    "berserker": berserker, "crown": crown, "star": star, "diamond": diamond, "orc": orc,
    "dwarf": dwarf, "embersand": embersand, "frostmark": frostmark,
    "banner": banner,
}  # fmt: skip


@kept
def sign(name: str, size: int, colour: t.Colour) -> Image.Image:
    """Draw a silhouette in one colour; a square of ``size`` pixels."""
    pen = Pen(size, size)
    mask = Mask((size, size), (size / 2, 2), size - 4)
    SIGNS[name](mask)
    pen.stamp(mask.image, colour)
    return pen.done()


def stamp_sign(pen: Pen, name: str, place: tuple[float, float, float], colour: t.Colour) -> None:
    """Draw a silhouette on a sheet, at (middle, top, height)."""
    x, top, height = place
    mask = Mask(pen.size, (x, top), height)
    SIGNS[name](mask)
    pen.stamp(mask.image, colour)


def stamp_shield(pen: Pen, place: tuple[float, float, float], *, gold: bool) -> None:
    """Draw a shield at (middle, top, height): steel, or gold for a command unit."""
    x, top, height = place
    body, shade = (look.CROWN, look.CROWN_SHADE) if gold else (look.STEEL, look.STEEL_SHADE)
    _shield(pen, (x, top, height), t.INK)
    _shield(pen, (x, top + height * 0.05, height * 0.89), t.PAPER)
    _shield(pen, (x, top + height * 0.09, height * 0.81), shade)
    _shield(pen, (x, top + height * 0.09, height * 0.81), body, left=True)


def _shield(
    pen: Pen, place: tuple[float, float, float], colour: t.Colour, *, left: bool = False
) -> None:
    x, top, height = place
    half = height * 0.45
    right = [(0.0, 0.0), (1.0, 0.04), (1.0, 0.46), (0.84, 0.7), (0.5, 0.88), (0.0, 1.0)]
    points = [(x - dx * half, top + dy * height) for dx, dy in right]
    if not left:
        points += [(x + dx * half, top + dy * height) for dx, dy in reversed(right)]
    pen.polygon(points, colour)


@kept
def shield(size: int, *, gold: bool) -> Image.Image:
    """Draw a shield as a sign of its own."""
    pen = Pen(size, size)
    stamp_shield(pen, (size / 2, 0, size), gold=gold)
    return pen.done()
