"""From pixels to bytes: a fixed palette for each ground, then PNG.

The tones of a picture are worked out once for its ground and the sprites that may lie on it.
Colours of signs are rare, so a choice by frequency would lose them: they are held exactly. Tones
that bear a name are kept on disk beside the grounds: to choose them lasts as long as to paint one.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from colorsys import hls_to_rgb, rgb_to_hls
from functools import cached_property, lru_cache
from threading import Lock
from typing import Final, Literal, TypeAlias

from PIL import Image

from renderers.kit.kept import SHELF
from renderers.kit.theme import Colour

from . import strips

Theme: TypeAlias = Literal["day", "dusk", "winter", "contrast", "grey"]
"""How the tones of a picture are changed; shapes and patterns carry the same in each."""
TONES: Final = 128
FEWER: Final = 64
ROOM_BYTES: Final = 300_000
"""Above this a picture is encoded with fewer tones."""


class Palette:
    """The fixed tones of pictures on one ground, with exact colours; safe from several threads.

    ``sheet`` paints an RGB picture with all kinds of paint that the pictures contain. There are at
    most ``FEWER`` exact colours less eight, and ``tones`` in all, at least ``FEWER``. ``name``
    tells what the sheet is painted from; tones without a name are not kept. Winter covers
    ``ground``, and leaves all other exact colours.
    """

    def __init__(
        self,
        exact: Iterable[Colour],
        sheet: Callable[[], Image.Image],
        name: str = "",
        ground: Collection[Colour] = (),
        tones: int = TONES,
    ) -> None:
        self._exact = tuple(dict.fromkeys(exact))
        self._signs = tuple(colour for colour in self._exact if colour not in ground)
        self._sheet = sheet
        self._name = name
        self._count = tones
        self._lock = Lock()

    @cached_property
    def _wide(self) -> Image.Image:
        return self._tones(self._count)

    @cached_property
    def _narrow(self) -> Image.Image:
        return self._tones(FEWER)

    def _tones(self, count: int) -> Image.Image:
        name = f"tones {count} of {self._name} and {self._exact}"
        kept = SHELF.find(name) if self._name else None
        row = self._chosen(count) if kept is None else kept
        if self._name and kept is None:
            SHELF.keep(name, row)
        palette = Image.new("P", (1, 1))
        palette.putpalette(row.tobytes())
        return palette

    def _chosen(self, count: int) -> Image.Image:
        """Return the exact colours, then the best others of the sheet, as a row of pixels."""
        room, sheet = count - len(self._exact), self._sheet().reduce(2)
        chosen = sheet.quantize(room, Image.Quantize.MEDIANCUT, kmeans=1).getpalette() or []
        flat = [value for colour in self._exact for value in colour] + chosen
        return Image.frombytes("RGB", (count, 1), bytes((flat + flat[:3] * count)[: 3 * count]))

    def indexed(self, image: Image.Image, *, fewer: bool = False) -> Image.Image:
        """Map an RGB picture to the nearest tones, or to the fewer ones."""
        with self._lock:  # Pillow fills a cache inside the palette image
            tones = self._narrow if fewer else self._wide
            return image.quantize(palette=tones, dither=Image.Dither.NONE)

    def png(self, image: Image.Image, theme: Theme = "day") -> bytes:
        """Encode an RGB picture, with fewer tones if it is heavy, packed harder if still so.

        Equal pixels give equal bytes.
        """
        data = encoded(self.indexed(image), theme, self._signs)
        if len(data) > ROOM_BYTES:
            light = self.indexed(image, fewer=True)
            data = encoded(light, theme, self._signs)
            if len(data) > ROOM_BYTES:
                data = encoded(light, theme, self._signs, strips.HARDEST)
        return data

    def recoloured(self, image: Image.Image, theme: Theme) -> Image.Image:
        """Return an RGB picture in the tones of a theme; by day as it is."""
        if theme == "day":
            return image
        return _themed(self.indexed(image), theme, self._signs).convert("RGB")


def encoded(
    image: Image.Image, theme: Theme = "day", exact: tuple[Colour, ...] = (),
    level: int = strips.LEVEL,
) -> bytes:  # fmt: skip
    """Encode a palette picture as PNG in a theme; winter and dusk leave exact colours."""
    if theme != "day":
        image = _themed(image, theme, exact)
    return strips.png(image, level)


def _themed(image: Image.Image, theme: Theme, exact: tuple[Colour, ...]) -> Image.Image:
    """Return a palette picture with its tones in a theme."""
    image = image.copy()
    image.putpalette(_changed(bytes(image.getpalette() or ()), theme, exact))
    return image


@lru_cache(maxsize=16)
def _changed(tones: bytes, theme: Theme, exact: tuple[Colour, ...]) -> bytes:
    """Return tones in a theme.

    ``grey`` keeps lightness alone; ``contrast`` drives light and dark apart and deepens hues;
    ``dusk`` lets the ground sink into blue while signs and paper stay as light as by a lamp;
    ``winter`` covers grass, straw and earth with snow.
    """
    result: list[int] = []
    for at in range(0, len(tones), 3):
        red, green, blue = (value / 255 for value in tones[at : at + 3])
        seen = 0.3 * red + 0.59 * green + 0.11 * blue
        if theme == "grey":
            parts = (seen, seen, seen)
        elif theme == "dusk":
            if tuple(tones[at : at + 3]) not in exact:
                parts = _sunken((red, green, blue), seen)
            else:
                parts = (red, green, blue)
        elif theme == "contrast":
            parts = _driven_apart((red, green, blue))
        else:
            parts = (red, green, blue)
            if tuple(tones[at : at + 3]) not in exact:
                parts = _snowed(parts)
        result += [round(255 * min(max(value, 0.0), 1.0)) for value in parts]
    return bytes(result)


def _sunken(parts: tuple[float, float, float], seen: float) -> tuple[float, float, float]:
    """Return a tone of a lightness after sunset; what is light and warm, as paper is, stays so."""
    red, green, blue = parts
    warmth = min(max(5 * (red - blue), 0.0), 1.0)
    dim = 1 - 2 * seen**1.5 * (1 - seen) * warmth - 0.34 * seen * seen * (1 - warmth)
    cold = 0.09 * (1 - seen * warmth)
    return red * dim * (1 - cold), green * dim * (1 - cold), blue * dim * (1 + cold)


def _driven_apart(parts: tuple[float, float, float]) -> tuple[float, float, float]:
    hue, light, strength = rgb_to_hls(*parts)
    light += 3.6 * (light - 0.5) * light * (1 - light)
    return hls_to_rgb(hue, min(max(light, 0.0), 1.0), min(strength * 1.25, 1.0))


def _snowed(parts: tuple[float, float, float]) -> tuple[float, float, float]:
    hue, light, strength = rgb_to_hls(*parts)
    if not 0.07 < hue < 0.42 or strength > 0.62:
        return parts
    light += (1 - light) * 0.62 * min(1.0, light / 0.5)
    return hls_to_rgb(0.58, light, strength * 0.45)
