"""Silhouettes of Napoleonics: kinds of units, leaders, banners, as masks one unit high."""

from __future__ import annotations

from PIL import Image

from renderers.kit import symbols
from renderers.kit.kept import kept
from renderers.kit.pen import Mask, Pen, Silhouette
from renderers.kit.theme import Colour

CLASSES: dict[str, Silhouette] = {
    "infantry": symbols.grenadier,
    "cavalry": symbols.rider,
    "artillery": symbols.cannon,
}
"""Classes of units, and the three faces of the dice that hit them."""


def horn(m: Mask) -> None:
    """A bugle horn: light infantry."""
    m.line((-0.40, 0.20), (-0.30, 0.62), (0.0, 0.80), (0.28, 0.58), (0.34, 0.34), width=0.15)
    m.polygon((-0.56, 0.22), (-0.40, 0.0), (-0.20, 0.16), (-0.30, 0.40))
    m.disc((0.36, 0.28), 0.10, 0.10)


def crosshair(m: Mask) -> None:
    """A sight ring with a cross: rifles."""
    m.disc((0, 0.5), 0.40, 0.40)
    m.disc((0, 0.5), 0.27, 0.27, cut=True)
    m.line((0, 0.02), (0, 0.98), width=0.10)
    m.line((-0.48, 0.5), (0.48, 0.5), width=0.10)


def grenade(m: Mask) -> None:
    """A flaming grenade: grenadiers."""
    m.disc((0, 0.68), 0.30, 0.30)
    m.polygon((-0.13, 0.44), (-0.34, 0.12), (-0.12, 0.22), (0.0, 0.0), (0.12, 0.22), (0.34, 0.12))
    m.polygon((-0.13, 0.44), (0.34, 0.12), (0.13, 0.44))
    m.line((-0.14, 0.47), (0.14, 0.47), width=0.05, cut=True)


def crown(m: Mask) -> None:
    """A crown: the Guard."""
    m.polygon(
        (-0.46, 0.18), (-0.24, 0.50), (0.0, 0.10), (0.24, 0.50), (0.46, 0.18), (0.36, 0.80),
        (-0.36, 0.80),
    )  # fmt: skip
    m.line((-0.34, 0.92), (0.34, 0.92), width=0.10)
    for x, y in ((-0.46, 0.16), (0.0, 0.08), (0.46, 0.16)):
        m.disc((x, y), 0.08, 0.08)


def pitchfork(m: Mask) -> None:
    """A pitchfork: militia."""
    m.line((0, 0.40), (0, 0.98), width=0.11)
    m.line((-0.26, 0.04), (-0.26, 0.30), (0.0, 0.44), (0.26, 0.30), (0.26, 0.04), width=0.11)
    m.line((0, 0.04), (0, 0.44), width=0.11)


def saber(m: Mask) -> None:
    """One curved sabre: light cavalry."""
    m.line((0.40, 0.02), (0.30, 0.36), (0.06, 0.62), (-0.22, 0.78), width=0.13)
    m.line((-0.06, 0.56), (-0.26, 0.94), width=0.10)
    m.line((-0.20, 0.78), (-0.42, 0.92), width=0.13)


def helmet(m: Mask) -> None:
    """A crested helmet: heavy cavalry."""
    m.polygon((-0.34, 0.66), (-0.30, 0.34), (0.0, 0.20), (0.28, 0.34), (0.32, 0.66))
    m.polygon((0.32, 0.60), (0.52, 0.70), (0.32, 0.74))
    m.line((-0.42, 0.92), (-0.48, 0.40), (-0.24, 0.12), (0.20, 0.08), width=0.13)
    m.line((-0.30, 0.70), (0.30, 0.70), width=0.10)
    m.line((-0.20, 0.78), (-0.08, 0.94), width=0.08)


def cuirass(m: Mask) -> None:
    """A breast plate: cuirassiers."""
    m.polygon(
        (-0.30, 0.06), (-0.16, 0.18), (0.16, 0.18), (0.30, 0.06), (0.42, 0.40), (0.30, 0.90),
        (-0.30, 0.90), (-0.42, 0.40),
    )  # fmt: skip
    m.line((0, 0.22), (0, 0.88), width=0.06, cut=True)
    m.line((-0.34, 0.74), (0.34, 0.74), width=0.06, cut=True)


def horseshoe(m: Mask) -> None:
    """A horseshoe: horse artillery."""
    m.line(
        (-0.22, 0.92), (-0.36, 0.52), (-0.26, 0.20), (0.0, 0.10), (0.26, 0.20), (0.36, 0.52),
        (0.22, 0.92), width=0.19,
    )  # fmt: skip


def bicorne(m: Mask) -> None:
    """A bicorne hat: a leader."""
    m.polygon(
        (-0.62, 0.74), (-0.40, 0.44), (-0.16, 0.16), (0.16, 0.16), (0.40, 0.44), (0.62, 0.74),
        (0.30, 0.66), (0.0, 0.74), (-0.30, 0.66),
    )  # fmt: skip
    m.disc((0, 0.44), 0.09, 0.13, cut=True)
    m.disc((0, 0.44), 0.045, 0.07)


SIGNS: dict[str, Silhouette] = {
    **CLASSES,
    "light_type": horn,
    "rifle": crosshair,
    "grenadier": grenade,
    "guard": crown,
    "militia": pitchfork,
    "light_cavalry": saber,
    "heavy_cavalry": helmet,
    "cuirassier": cuirass,
    "horse_artillery": horseshoe,
    "leader": bicorne,
    "objective": symbols.banner,
    "unit": symbols.sabers,
}
"""Every sign by name."""


@kept
def sign(name: str, size: int, colour: Colour) -> Image.Image:
    """Draw a sign in one colour."""
    wide = round(size * (1.3 if name == "leader" else 1.04))
    pen = Pen(wide, size)
    mask = Mask((wide, size), (wide / 2, 0), size)
    SIGNS[name](mask)
    pen.stamp(mask.image, colour)
    return pen.done()
