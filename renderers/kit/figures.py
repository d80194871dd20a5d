"""Silhouettes of units, die faces, badges and signs, as masks one unit high.

Each function draws around (0, 0) at the middle of the top, to y = 1 at the bottom.
"""

from __future__ import annotations

from math import cos, pi, sin

from .pen import XY, Mask, Silhouette


def snowtrooper(m: Mask) -> None:
    """A trooper with a wide helmet, a hood and a long coat, rifle across."""
    m.polygon((-0.15, 0.30), (0.15, 0.30), (0.22, 0.82), (-0.22, 0.82))
    m.polygon((-0.17, 0.80), (-0.02, 0.80), (-0.03, 1.0), (-0.20, 1.0))
    m.polygon((0.02, 0.80), (0.17, 0.80), (0.20, 1.0), (0.03, 1.0))
    m.disc((0, 0.15), 0.155, 0.155)
    m.polygon((-0.155, 0.15), (0.155, 0.15), (0.20, 0.34), (-0.20, 0.34))
    m.polygon((-0.10, 0.12), (0.10, 0.12), (0.08, 0.19), (-0.08, 0.19), cut=True)
    m.line((-0.24, 0.66), (0.26, 0.44), width=0.075, cut=True)
    m.line((-0.26, 0.62), (0.28, 0.40), width=0.07)


def echo_trooper(m: Mask) -> None:
    """A trooper with cap, goggles, back pack and legs apart, rifle raised."""
    m.disc((0.0, 0.14), 0.115, 0.13)
    m.polygon((-0.13, 0.02), (0.09, 0.0), (0.19, 0.10), (-0.13, 0.10))
    m.polygon((-0.02, 0.125), (0.16, 0.125), (0.16, 0.175), (-0.02, 0.175), cut=True)
    m.polygon((-0.16, 0.29), (0.14, 0.29), (0.13, 0.62), (-0.14, 0.62))
    m.polygon((-0.26, 0.30), (-0.13, 0.30), (-0.13, 0.58), (-0.26, 0.56))
    m.polygon((-0.14, 0.60), (0.0, 0.62), (-0.13, 1.0), (-0.27, 1.0))
    m.polygon((0.0, 0.62), (0.13, 0.60), (0.25, 1.0), (0.11, 1.0))
    m.line((0.05, 0.40), (0.25, 0.46), width=0.09)
    m.line((0.25, 0.60), (0.27, 0.02), width=0.06)


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


def droid(m: Mask) -> None:
    """The floating probe droid: dome, eyes and hanging arms."""
    m.disc((0, 0.16), 0.19, 0.16)
    m.polygon((-0.25, 0.17), (0.25, 0.17), (0.29, 0.24), (-0.29, 0.24))
    m.polygon((-0.27, 0.27), (0.27, 0.27), (0.23, 0.44), (0.12, 0.52), (-0.12, 0.52), (-0.23, 0.44))
    m.disc((-0.08, 0.36), 0.075, 0.075, cut=True)
    m.disc((-0.08, 0.36), 0.03, 0.03)
    m.disc((0.13, 0.36), 0.04, 0.04, cut=True)
    m.line((0.06, 0.0), (0.06, 0.05), width=0.035)
    for x, low in ((-0.24, 0.86), (-0.09, 1.0), (0.07, 0.94), (0.23, 0.80)):
        m.line((x * 0.5, 0.50), (x, 0.66), (x * 0.85, low), width=0.045)


def speeder(m: Mask) -> None:
    """The snowspeeder from above, nose up: a delta with two guns."""
    m.polygon((-0.10, 0.0), (0.10, 0.0), (0.17, 0.22), (0.36, 0.62), (0.36, 0.82), (0.17, 0.80))
    m.polygon(
        (-0.10, 0.0), (0.17, 0.80), (-0.17, 0.80), (-0.36, 0.82), (-0.36, 0.62), (-0.17, 0.22)
    )
    m.polygon((-0.15, 0.78), (0.15, 0.78), (0.11, 0.98), (-0.11, 0.98))
    for side in (-1, 1):
        m.line((side * 0.31, 0.16), (side * 0.31, 0.74), width=0.07)
        m.line((side * 0.31, 0.86), (side * 0.31, 0.93), width=0.09)
    m.polygon((-0.07, 0.20), (0.07, 0.20), (0.10, 0.38), (-0.10, 0.38), cut=True)
    m.polygon((-0.09, 0.43), (0.09, 0.43), (0.07, 0.56), (-0.07, 0.56), cut=True)


def dish(m: Mask) -> None:
    """The artillery: a great dish with its emitter on a tripod."""
    m.disc((-0.02, 0.36), 0.36, 0.36)
    m.disc((0.07, 0.30), 0.24, 0.24, cut=True)
    m.disc((0.07, 0.30), 0.08, 0.08)
    m.line((0.07, 0.30), (0.52, 0.06), width=0.07)
    m.disc((0.52, 0.06), 0.07, 0.06)
    m.line((-0.12, 0.66), (-0.12, 0.80), width=0.14)
    m.polygon((-0.34, 0.78), (0.12, 0.78), (0.20, 0.88), (-0.42, 0.88))
    for x in (-0.36, -0.11, 0.14):
        m.line((x, 0.86), (x * 1.35, 0.97), width=0.07)


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


def chevrons(m: Mask) -> None:
    """Two winged chevrons with a star: the elite squadron."""
    for y in (0.38, 0.68):
        m.line((-0.42, y - 0.12), (0, y + 0.18), (0.42, y - 0.12), width=0.13)
    m.polygon(*[(x, y - 0.28) for x, y in star_points(5, 0.24, 0.10)])


def breakthrough(m: Mask) -> None:
    """An arrow through a wall: the assault squad."""
    m.line((-0.40, 0.16), (-0.14, 0.16), width=0.12)
    m.line((0.14, 0.16), (0.40, 0.16), width=0.12)
    m.line((-0.40, 0.34), (-0.20, 0.34), width=0.12)
    m.line((0.20, 0.34), (0.40, 0.34), width=0.12)
    m.line((0, 0.30), (0, 0.96), width=0.16)
    m.polygon((0, 0.0), (0.26, 0.46), (-0.26, 0.46))


def tripod_gun(m: Mask) -> None:
    """A gun on three legs: the E-Web blaster."""
    m.line((-0.46, 0.34), (0.34, 0.34), width=0.13)
    m.polygon((0.0, 0.20), (0.42, 0.20), (0.42, 0.50), (0.0, 0.50))
    for x in (-0.34, 0.12, 0.48):
        m.line((0.12, 0.48), (x, 0.94), width=0.09)


def binoculars(m: Mask) -> None:
    """Field glasses: the scouts."""
    for side in (-1, 1):
        m.polygon(
            (side * 0.08, 0.16), (side * 0.28, 0.16), (side * 0.46, 0.66), (side * 0.06, 0.66)
        )
        m.disc((side * 0.26, 0.66), 0.21, 0.21)
        m.disc((side * 0.26, 0.66), 0.10, 0.10, cut=True)
    m.line((-0.12, 0.34), (0.12, 0.34), width=0.12)


def swift(m: Mask) -> None:
    """A star with two speed lines: the elite squad."""
    m.polygon(*[(x + 0.10, y) for x, y in star_points(5, 0.46, 0.19)])
    m.line((-0.46, 0.36), (-0.28, 0.36), width=0.09)
    m.line((-0.46, 0.60), (-0.24, 0.60), width=0.09)


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
