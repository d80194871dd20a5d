"""Symbols of the battle dice of Commands & Colors: Napoleonics, drawn as silhouettes."""

from __future__ import annotations

from . import figures
from .pen import Mask, Silhouette


def grenadier(m: Mask) -> None:
    """A head under a tall shako: infantry on foot."""
    m.polygon((-0.24, 0.06), (0.24, 0.06), (0.19, 0.48), (-0.19, 0.48))
    m.line((0.0, 0.14), (0.0, 0.34), width=0.10, cut=True)
    m.line((-0.24, 0.50), (0.30, 0.50), width=0.06)
    m.polygon((-0.17, 0.54), (0.17, 0.54), (0.15, 0.72), (0.0, 0.80), (-0.15, 0.72))
    m.polygon((-0.40, 0.98), (-0.34, 0.84), (-0.12, 0.80), (0.12, 0.80), (0.34, 0.84), (0.40, 0.98))


def rider(m: Mask) -> None:
    """A horse's head: cavalry."""
    m.polygon(
        (-0.20, 0.96), (-0.22, 0.60), (-0.10, 0.34), (-0.02, 0.10), (0.06, 0.24), (0.22, 0.34),
        (0.40, 0.58), (0.34, 0.70), (0.22, 0.70), (0.10, 0.60), (0.16, 0.80), (0.26, 0.96),
    )  # fmt: skip
    m.polygon((-0.06, 0.28), (-0.08, 0.06), (0.06, 0.22))
    m.disc((0.12, 0.42), 0.035, 0.035, cut=True)


def cannon(m: Mask) -> None:
    """A field gun: artillery."""
    m.line((-0.42, 0.34), (0.30, 0.56), width=0.17)
    m.disc((-0.40, 0.33), 0.11, 0.11)
    m.line((0.02, 0.56), (0.48, 0.86), width=0.10)
    m.disc((0.0, 0.68), 0.26, 0.26)
    m.disc((0.0, 0.68), 0.18, 0.18, cut=True)
    m.line((-0.22, 0.68), (0.22, 0.68), width=0.06)
    m.line((0.0, 0.46), (0.0, 0.90), width=0.06)
    m.disc((0.0, 0.68), 0.06, 0.06)


def banner(m: Mask) -> None:
    """A flag on its pole: the target is driven back."""
    m.line((-0.32, 0.08), (-0.32, 0.96), width=0.09)
    m.polygon((-0.32, 0.10), (0.42, 0.18), (0.24, 0.36), (0.42, 0.54), (-0.32, 0.54))


def sabers(m: Mask) -> None:
    """Two crossed sabres."""
    for side in (-1, 1):
        m.polygon(
            (side * 0.46, 0.04), (side * 0.36, 0.34), (side * 0.10, 0.62), (side * -0.24, 0.82),
            (side * -0.17, 0.91), (side * 0.18, 0.70), (side * 0.44, 0.38),
        )  # fmt: skip
        m.line((side * -0.06, 0.64), (side * -0.24, 0.94), width=0.07)
        m.line((side * -0.18, 0.82), (side * -0.42, 0.96), width=0.12)


FACES: dict[str, Silhouette] = {
    **figures.FACES,
    "foot": grenadier,
    "cavalry": rider,
    "artillery": cannon,
    "flag": banner,
    "saber": sabers,
}
"""Every symbol on a die of any system."""
