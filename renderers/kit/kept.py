"""Pictures that are painted once and kept while there is room: one budget for all of them.

What is painted again and again, such as counters, signs and empty boards, is kept by what it was
painted from. The pictures used longest ago go first once all together take more than ``ROOM_BYTES``
in memory; so a process stays small however many games, scenarios and sizes it has painted.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import Final, ParamSpec, TypeVar, cast

from PIL import Image

P = ParamSpec("P")
R = TypeVar("R", bound=Image.Image | tuple[Image.Image, ...])
ROOM_BYTES: Final = 128 * 2**20
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


def weight(made: Image.Image | tuple[Image.Image, ...]) -> int:
    """Return how many bytes of memory pictures take."""
    if isinstance(made, Image.Image):
        return made.width * made.height * BANDS[made.mode]
    return sum(weight(one) for one in made)
