"""PNG of palette pictures, packed in strips of rows: a strip that was packed before is not again.

Most strips of a board equal those of the board before it. Each is packed for itself, so that it
can be kept; that costs about one byte in a hundred, and saves six sevenths of the packing. Format:
PNG (third edition, W3C), the data of which is a zlib stream (RFC 1950) of deflated blocks (1951).
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from hashlib import sha256
from typing import Final

import numpy as np
from PIL import Image

from renderers.kit.kept import Kept

ROWS: Final = 32
LEVEL, HARDEST = 6, 9
"""How hard is packed; the hardest saves one byte in forty and takes five times as long."""
MEMORY: Final = 9
ROOM_BYTES: Final = 16 * 2**20
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
HEAD: Final = b"\x78\x9c"
LAST: Final = b"\x03\x00"
"""An empty deflated block that says that none follows."""
UNFILTERED: Final = 0
PALETTE_8_BITS: Final = (8, 3, 0, 0, 0)
_PACKED: Final = Kept(ROOM_BYTES)


def png(image: Image.Image, level: int = LEVEL) -> bytes:
    """Encode a palette picture (P) without transparency; equal pictures give equal bytes."""
    rows = np.empty((image.height, image.width + 1), np.uint8)
    rows[:, 0] = UNFILTERED
    rows[:, 1:] = np.asarray(image)
    raw = memoryview(rows.tobytes())
    step = ROWS * (image.width + 1)
    packed = [_packed(raw[at : at + step], level) for at in range(0, len(raw), step)]
    data = b"".join((HEAD, *packed, LAST, struct.pack(">I", zlib.adler32(raw))))
    size = struct.pack(">II5B", image.width, image.height, *PALETTE_8_BITS)
    tones = bytes(image.getpalette() or ())
    chunks = ((b"IHDR", size), (b"PLTE", tones), (b"IDAT", data), (b"IEND", b""))
    return b"".join((SIGNATURE, *(part for name, body in chunks for part in _chunk(name, body))))


def _packed(strip: memoryview, level: int) -> bytes:
    """Deflate a strip so that another may follow it."""
    key = level, sha256(strip).digest()
    found = _PACKED.find(key)
    if isinstance(found, bytes):
        return found
    packer = zlib.compressobj(level, zlib.DEFLATED, -zlib.MAX_WBITS, MEMORY)
    made = packer.compress(strip) + packer.flush(zlib.Z_FULL_FLUSH)
    _PACKED.keep(key, made, len(made))
    return made


def _chunk(name: bytes, body: bytes) -> Iterator[bytes]:
    yield from (struct.pack(">I", len(body)), name, body)
    yield struct.pack(">I", zlib.crc32(body, zlib.crc32(name)))
