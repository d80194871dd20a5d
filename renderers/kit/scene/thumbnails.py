"""Pictures made small, each kept on disk by its name, and many of them on one sheet."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Final, TypeAlias

from PIL import Image

from renderers.kit.kept import SHELF
from renderers.picture import Picture, clipped

from .sheet import narrow, sheet

Thumbnail: TypeAlias = Image.Image
QUALITY: Final = 80


def found(name: str) -> Thumbnail | None:
    """Return the thumbnail of a name from disk; None where it is still to be made."""
    return SHELF.find(_key(name))


def made(name: str, picture: Picture) -> Thumbnail:
    """Paint a picture and return it as wide as a telephone shows it; keeps it by its name.

    The name tells all that the picture was painted from.
    """
    return SHELF.keep(_key(name), narrow(Image.open(BytesIO(picture.data))))


def contact_sheet(thumbnails: Sequence[tuple[str, Thumbnail]]) -> Picture:
    """Return one picture of several (at least one), four in a row, with their titles below."""
    titles = "; ".join(title for title, _ in thumbnails)
    return Picture(lambda: _webp(sheet(thumbnails)), "webp", clipped(titles))


def _webp(image: Image.Image) -> bytes:
    """Encode a picture of pictures, which as PNG would take three times as much."""
    out = BytesIO()
    image.save(out, "WEBP", quality=QUALITY, method=2)
    return out.getvalue()


def _key(name: str) -> str:
    return f"thumbnail of {name}"
