"""Pictures that are painted once and kept while there is room: one budget for all of them.

What is painted again and again, such as counters, signs and empty boards, is kept by what it was
painted from. The pictures used longest ago go first once all together take more than ``ROOM_BYTES``
in memory; so a process stays small however many games, scenarios and sizes it has painted.

The ground of a whole board takes seconds, a portrait or a landscape a tenth of one, so they are
kept on disk too, if the process names a folder for that at its start. They are painted one at a
time: a ground takes much memory for a while.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from contextlib import suppress
from ctypes import CDLL
from functools import wraps
from hashlib import sha256
from os import getpid
from pathlib import Path
from sys import platform
from threading import Lock, RLock
from typing import Final, ParamSpec, TypeVar, cast

from PIL import Image

P = ParamSpec("P")
R = TypeVar("R", bound=Image.Image | tuple[object, ...])
ROOM_BYTES: Final = 48 * 2**20
ART: Final = 8
"""The version of what lies on disk; to be raised when it would be painted in another way."""
MOST_FILES: Final = 600
"""Of the pictures that a process finds on disk at its start, the last ones of these stay."""
BANDS: Final = {"1": 1, "L": 1, "P": 1, "LA": 4, "RGB": 4, "RGBA": 4}
"""How many bytes a pixel takes in memory, by the mode of a picture."""


class Kept:
    """Pictures by what they were painted from, as many as fit into ``room`` bytes."""

    def __init__(self, room: int):
        self.room = room
        self.held = 0
        self._pictures: OrderedDict[Hashable, tuple[object, int]] = OrderedDict()
        self._lock = Lock()

    def find(self, key: Hashable) -> object | None:
        """Return what is kept under a key, as used just now."""
        with self._lock:
            found = self._pictures.get(key)
            if found is None:
                return None
            self._pictures.move_to_end(key)
            return found[0]

    def keep(self, key: Hashable, made: object, size: int) -> None:
        """Keep what takes ``size`` bytes, unless that is more than all the room."""
        with self._lock:
            if size > self.room or key in self._pictures:  # two threads painted the same
                return
            self._pictures[key] = (made, size)
            self.held += size
            while self.held > self.room:
                self.held -= self._pictures.popitem(last=False)[1][1]

    def clear(self) -> None:
        """Let go of everything."""
        with self._lock:
            self._pictures.clear()
            self.held = 0


KEPT: Final = Kept(ROOM_BYTES)
"""All that this process keeps."""


def kept(paint: Callable[P, R]) -> Callable[P, R]:
    """Keep what a pure function paints; its arguments are hashable, its pictures never changed."""

    @wraps(paint)
    def painted(*args: P.args, **kwargs: P.kwargs) -> R:
        key = (paint, args, *sorted(kwargs.items()))
        found = cast("R | None", KEPT.find(key))
        if found is None:
            found = paint(*args, **kwargs)
            KEPT.keep(key, found, weight(found))
        return found

    return painted


def weight(made: object) -> int:
    """Return how many bytes of memory a picture takes, or the pictures of a tuple."""
    if isinstance(made, Image.Image):
        return made.width * made.height * BANDS[made.mode]
    return sum(map(weight, made)) if isinstance(made, tuple) else 0


class Shelf:
    """Pictures on disk, each in a file whose name follows from what it was painted from."""

    def __init__(self) -> None:
        self._folder: Path | None = None

    @property
    def folder(self) -> Path | None:
        """Where pictures are kept; None: nowhere."""
        return self._folder

    def settle(self, folder: Path | None) -> None:
        """Keep pictures in a folder from now on, or (None) nowhere; forget those of other versions.

        Makes the folder; raises ``OSError`` where that is impossible.
        """
        self._folder = folder
        if folder is None:
            return
        folder.mkdir(parents=True, exist_ok=True)
        known = sorted(folder.glob(f"{ART}-*.png"), key=lambda file: file.stat().st_mtime)
        for file in {*folder.iterdir()} - {*known[-MOST_FILES:]}:
            file.unlink(missing_ok=True)

    def find(self, key: str) -> Image.Image | None:
        """Return a picture (RGB or RGBA) from disk; None where there is none that can be read."""
        file = self._file(key)
        if file is None:
            return None
        try:
            with Image.open(file) as image:
                image.load()
                return image.convert("RGBA" if "A" in image.getbands() else "RGB")
        except (OSError, SyntaxError, ValueError):
            return None

    def keep(self, key: str, image: Image.Image) -> Image.Image:
        """Write a picture and return it; a disk that is full or gone is no harm."""
        file = self._file(key)
        if file is not None:
            half = file.with_suffix(f".{getpid()}")
            with suppress(OSError):
                image.save(half, "PNG", compress_level=3)
                half.replace(file)
        return image

    def _file(self, key: str) -> Path | None:
        name = f"{ART}-{sha256(key.encode()).hexdigest()[:40]}.png"
        return None if self._folder is None else self._folder / name


SHELF: Final = Shelf()
"""Where this process keeps pictures on disk."""
_PAINTING: Final = RLock()
_TRIM: Final = getattr(CDLL(None), "malloc_trim", None) if platform == "linux" else None


def on_disk(paint: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """Keep the picture (RGB or RGBA) that a pure function paints in memory and on disk.

    Its arguments are written by ``repr`` alike in every process: texts, numbers, tuples of them.
    """

    @wraps(paint)
    def painted(*args: P.args, **kwargs: P.kwargs) -> Image.Image:
        key = (paint, args, *sorted(kwargs.items()))
        with _PAINTING:
            found = cast("Image.Image | None", KEPT.find(key))  # of a thread that was here before
            if found is None:
                name = f"{paint.__module__}.{paint.__qualname__}{key[1:]!r}"
                found = SHELF.find(name) or SHELF.keep(name, paint(*args, **kwargs))
                KEPT.keep(key, found, weight(found))
                _give_back()
        return found

    @wraps(paint)
    def quick(*args: P.args, **kwargs: P.kwargs) -> Image.Image:
        found = cast("Image.Image | None", KEPT.find((paint, args, *sorted(kwargs.items()))))
        return painted(*args, **kwargs) if found is None else found

    return quick


def _give_back() -> None:
    """Give the system back what the fields of a painting took: glibc would keep a third of it."""
    if _TRIM is not None:
        _TRIM(0)
