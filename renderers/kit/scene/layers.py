"""A picture in the making: things in layers, each of which tells where it lies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import NamedTuple

from PIL import Image

from renderers.kit.pen import XY

from .placed import Box, Placed, around, free_corner, shared, within


class Layer(IntEnum):
    """What lies over what, the lowest first; the ground with its frame lies under all."""

    GROUND = 0
    """Shades of hexes."""
    MARKS = 1
    """Craters, wrecks, ghosts of places that were left."""
    TRAILS = 2
    PIECES = 3
    """Drawn from the back to the front."""
    LEADERS = 4
    SHOTS = 5
    """Volleys, smoke, flashes."""
    FACTS = 6
    """Strengths, and names of places that something crosses; none that an edge would cut."""
    EVENTS = 7
    """Losses, sabres, what blocks a sight."""
    TARGETS = 8
    FRAME = 9
    """Words and dice of the frame."""


class _Item(NamedTuple):
    layer: Layer
    depth: int
    placed: Placed
    sprite: Image.Image


class Scene:
    """What lies on a picture of a size; not to be shared between threads.

    Things are put in any order and painted in that of their layers; in ``PIECES`` those whose
    anchor lies lower come later, in all others those that were put later.
    """

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self._items: list[_Item] = []
        self._names: set[tuple[str, str]] = set()
        self._boxes: dict[str, list[Box]] = {}

    @property
    def placed(self) -> list[Placed]:
        """All that lies on the picture, in the order of painting."""
        return [item.placed for item in self._sorted()]

    def put(
        self,
        layer: Layer,
        name: tuple[str, str],
        sprite: Image.Image,
        spot: XY,
        anchor: XY = (0.5, 0.5),
    ) -> Box:
        """Put a sprite, with its anchor in shares of its size, at a point; return its box.

        ``name`` is what it is and where (see ``Placed``). What lies wholly outside the picture
        is left out, and so are facts that its edge would cut.
        """
        box = around(spot, sprite.size, anchor)
        if within(box, self.size) if layer == Layer.FACTS else shared(box, (0, 0, *self.size)):
            depth = round(spot[1]) if layer == Layer.PIECES else 0
            self._names.add(name)
            self._boxes.setdefault(name[0], []).append(box)
            self._items.append(_Item(layer, depth, Placed(*name, box), sprite))
        return box

    def lay(
        self, layer: Layer, name: tuple[str, str], drawn: tuple[Image.Image, tuple[int, int]]
    ) -> Box:
        """Put a sprite that was drawn together with its upper left corner; return its box."""
        sprite, corner = drawn
        return self.put(layer, name, sprite, corner, (0.0, 0.0))

    def has(self, what: str, where: str) -> bool:
        """Tell whether a thing of a kind was put at a place."""
        return (what, where) in self._names

    def boxes(self, *whats: str) -> list[Box]:
        """Return the boxes of all things of some kinds, those of a kind as they were put."""
        return [box for what in whats for box in self._boxes.get(what, ())]

    def boxes_at(self, where: str, *whats: str) -> list[Box]:
        """Return the boxes of the things of some kinds that were put for a place."""
        return [
            item.placed.box
            for item in self._items
            if item.placed.where == where and item.placed.what in whats
        ]

    def corner(
        self,
        spots: Sequence[XY],
        size: tuple[int, int],
        avoid: Iterable[str],
        boxes: Iterable[Box] = (),
    ) -> XY:
        """Return the first of some middles where a thing would cover none of some kinds or boxes.

        Those that would leave the picture come last; see ``free_corner``.
        """
        left, top = -size[0], -size[1]
        right, bottom = self.size[0] + size[0], self.size[1] + size[1]
        outside = [
            (left, top, right, 0), (left, self.size[1], right, bottom),
            (left, 0, 0, self.size[1]), (self.size[0], 0, right, self.size[1]),
        ]  # fmt: skip
        return free_corner(spots, size, [*self.boxes(*avoid), *boxes, *outside])

    def painted(self, base: Image.Image) -> Image.Image:
        """Return a copy of a base with everything painted on it, layer by layer."""
        image = base.copy()
        self.paint_on(image)
        return image

    def paint_on(self, image: Image.Image) -> None:
        """Paint everything on a picture of the scene's size, layer by layer."""
        for item in self._sorted():
            mask = item.sprite if item.sprite.mode == "RGBA" else None
            image.paste(item.sprite, item.placed.box[:2], mask)

    def _sorted(self) -> list[_Item]:
        return sorted(self._items, key=lambda item: (item.layer, item.depth))
