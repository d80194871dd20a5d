"""How colours look: their lightness, also to eyes that are blind to red, green or blue."""

from __future__ import annotations

import numpy as np

BLINDNESS = {
    "none": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "blue": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Full blindness to one colour in linear light (Machado, Oliveira and Fernandes 2009)."""


def lightness(colour, blindness="none"):
    """Return L* (0 black to 100 white) of a colour as such eyes see it."""
    value = np.array(colour) / 255
    linear = np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)
    red, green, blue = np.clip(np.array(BLINDNESS[blindness]) @ linear, 0, 1)
    seen = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return 116 * seen ** (1 / 3) - 16 if seen > 0.008856 else 903.3 * seen


def apart(one, other):
    """Return the least difference in L* of two colours to any of these eyes."""
    return min(abs(lightness(one, eyes) - lightness(other, eyes)) for eyes in BLINDNESS)


def contrast(ink, ground):
    """Return the contrast of two colours, 1 to 21 (WCAG 2.2, relative luminance)."""
    lights = []
    for colour in (ink, ground):
        value = np.array(colour) / 255
        linear = np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)
        lights.append(float(linear @ (0.2126, 0.7152, 0.0722)))
    return (max(lights) + 0.05) / (min(lights) + 0.05)
