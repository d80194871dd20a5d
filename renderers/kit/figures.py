"""Silhouettes of die faces and signs, as masks one unit high.

Each function draws around (0, 0) at the middle of the top, to y = 1 at the bottom.
"""

from __future__ import annotations

from math import cos, pi, sin

from .pen import XY, Mask, Silhouette


def walker(m: Mask) -> None:
    """The four-legged walker from the side, head to the left."""
    m.polygon((-0.34, 0.06), (0.42, 0.04), (0.58, 0.14), (0.58, 0.42), (0.44, 0.52), (-0.30, 0.52))
    m.polygon((-0.46, 0.20), (-0.32, 0.16), (-0.32, 0.36), (-0.46, 0.34))
    m.polygon((-0.74, 0.14), (-0.48, 0.10), (-0.44, 0.40), (-0.62, 0.46), (-0.78, 0.36))
    m.line((-0.76, 0.40), (-0.92, 0.42), width=0.05)
    m.line((-0.60, 0.46), (-0.70, 0.50), width=0.04)
    m.polygon((-0.76, 0.20), (-0.62, 0.18), (-0.62, 0.23), (-0.76, 0.25), cut=True)
    m.line((-0.26, 0.16), (0.50, 0.16), width=0.022, cut=True)
    m.line((-0.26, 0.36), (0.52, 0.36), width=0.022, cut=True)
    for x in (-0.24, 0.38):
        m.line((x, 0.48), (x - 0.07, 0.72), (x - 0.02, 0.93), width=0.085)
        m.disc((x - 0.07, 0.71), 0.065, 0.065)
        m.polygon((x - 0.13, 1.0), (x - 0.09, 0.91), (x + 0.06, 0.91), (x + 0.09, 1.0))
    for x in (-0.02, 0.56):
        m.line((x - 0.02, 0.48), (x + 0.0, 0.70), (x + 0.03, 0.90), width=0.06)
        m.polygon((x - 0.05, 0.96), (x - 0.02, 0.88), (x + 0.09, 0.88), (x + 0.12, 0.96))


def star(m: Mask) -> None:
    """A five-pointed star."""
    m.polygon(*star_points(5, 0.52, 0.22))


def burst(m: Mask) -> None:
    """An explosion with many points."""
    m.polygon(*star_points(10, 0.5, 0.29))
    m.disc((0, 0.5), 0.12, 0.12, cut=True)


def cross(m: Mask) -> None:
    """A diagonal cross."""
    m.line((-0.32, 0.18), (0.32, 0.82), width=0.19)
    m.line((0.32, 0.18), (-0.32, 0.82), width=0.19)


def retreat(m: Mask) -> None:
    """A flag turned into an arrow to the left."""
    m.polygon(
        (0.42, 0.34),
        (-0.08, 0.34),
        (-0.08, 0.14),
        (-0.50, 0.5),
        (-0.08, 0.86),
        (-0.08, 0.66),
        (0.42, 0.66),
    )


def head(m: Mask) -> None:
    """A helmet: the infantry face of the die."""
    m.disc((0, 0.36), 0.34, 0.34)
    m.polygon((-0.34, 0.34), (0.34, 0.34), (0.44, 0.72), (0.16, 0.92), (-0.16, 0.92), (-0.44, 0.72))
    m.polygon((-0.24, 0.36), (0.24, 0.36), (0.19, 0.52), (-0.19, 0.52), cut=True)
    m.polygon((-0.10, 0.64), (0.10, 0.64), (0.13, 0.80), (-0.13, 0.80), cut=True)


def star_points(count: int, outer: float, inner: float) -> list[XY]:
    """Return the points of a star around (0, 0.5)."""
    return [
        (r * sin(pi * i / count), 0.5 - r * cos(pi * i / count))
        for i, r in enumerate([outer, inner] * count)
    ]


FACES: dict[str, Silhouette] = {
    "infantry": head,
    "vehicle": walker,
    "explosion": burst,
    "retreat": retreat,
    "miss": cross,
}
