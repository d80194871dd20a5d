"""PNG packed in strips: the picture is the same, and what was packed before is not packed again."""

from io import BytesIO

import numpy as np
import pytest
from PIL import Image

from renderers.kit.kept import Kept
from renderers.kit.scene import strips


@pytest.fixture(autouse=True)
def packings(monkeypatch):
    """Count what is packed, beginning with nothing kept."""
    monkeypatch.setattr(strips, "_PACKED", Kept(strips.ROOM_BYTES))
    counted = []
    packer = strips.zlib.compressobj

    def counting(*args):
        counted.append(args)
        return packer(*args)

    monkeypatch.setattr(strips.zlib, "compressobj", counting)
    return counted


def picture(height=100, seed=1):
    """Return a palette picture of 64 tones."""
    pixels = np.random.default_rng(seed).integers(0, 64, (height, 70), dtype=np.uint8)
    image = Image.fromarray(pixels).convert("P")
    image.putpalette(bytes(range(192)))
    return image


@pytest.mark.parametrize("height", [1, strips.ROWS, strips.ROWS + 1, 100])
def test_what_is_packed_is_read_as_the_same_picture(height):
    image = picture(height)
    with Image.open(BytesIO(strips.png(image))) as read:
        read.load()
        assert (read.mode, read.size) == ("P", image.size)
        assert read.convert("RGB").tobytes() == image.convert("RGB").tobytes()


def test_only_strips_that_differ_are_packed_anew(packings):
    first = strips.png(picture())
    assert len(packings) == 4
    assert strips.png(picture()) == first
    assert len(packings) == 4
    other = picture()
    other.putpixel((3, strips.ROWS), 63)
    other.putpixel((4, strips.ROWS), 62)
    changed = strips.png(other)
    assert len(packings) == 5
    strips._PACKED.clear()
    assert strips.png(other) == changed, "what is kept changes no byte"


def test_strips_take_hardly_more_bytes_than_the_whole():
    pixels = np.random.default_rng(3).integers(0, 3, (640, 1500), dtype=np.uint8)
    image = Image.fromarray(np.repeat(pixels, 2, axis=1)[:, :1500]).convert("P")
    image.putpalette(bytes(range(256)) * 3)
    whole = BytesIO()
    image.save(whole, "PNG", compress_level=strips.LEVEL)
    assert len(strips.png(image)) < 1.02 * len(whole.getvalue())
