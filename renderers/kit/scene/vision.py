"""Pictures as other eyes see them: without colour, or with one kind of cone missing.

The matrices are those of Machado, Oliveira and Fernandes (2009) for a complete loss, applied to
linear light.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from PIL import Image

MATRICES: Final[dict[str, tuple[tuple[float, float, float], ...]]] = {
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
    "protanopia": (
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}  # fmt: skip
"""By the name of the eye: from linear red, green and blue to what is seen."""
_LINEAR: Final = np.array(
    [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in np.arange(256) / 255],
    np.float32,
)


def seen_by(eye: str, image: Image.Image) -> Image.Image:
    """Return an RGB picture as an eye of ``MATRICES`` sees it; raises ``KeyError`` for others."""
    matrix = np.array(MATRICES[eye], np.float32)
    light = np.clip(np.take(_LINEAR, np.asarray(image.convert("RGB"))) @ matrix.T, 0, 1)
    curved = np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
    return Image.fromarray(np.round(curved * 255).astype(np.uint8))
