"""What lies where on a picture, and the search for a free place."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple, TypeAlias

from renderers.kit.pen import XY

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom in picture pixels; right and bottom lie outside."""


class Placed(NamedTuple):
    """A thing on a picture: what it is, the name of its place (may be empty), its box."""

    what: str
    where: str
    box: Box


def shared(one: Box, other: Box) -> int:
    """Return how many pixels two boxes have in common."""
    if one[0] >= other[2] or other[0] >= one[2] or one[1] >= other[3] or other[1] >= one[3]:
        return 0
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return max(0, wide) * max(0, high)


def within(box: Box, size: tuple[int, int]) -> bool:
    """Tell whether a box lies wholly inside a picture of a size."""
    return box[0] >= 0 and box[1] >= 0 and box[2] <= size[0] and box[3] <= size[1]


def around(middle: XY, size: tuple[int, int], anchor: XY = (0.5, 0.5)) -> Box:
    """Return the box of a thing of a size whose anchor, in shares of it, lies at a point."""
    left, top = round(middle[0] - size[0] * anchor[0]), round(middle[1] - size[1] * anchor[1])
    return left, top, left + size[0], top + size[1]


def free_corner(spots: Sequence[XY], size: tuple[int, int], taken: Collection[Box]) -> XY:
    """Return the first of some middles around which a thing of a size covers nothing taken.

    Where every one covers something, it is the one that covers least. ``spots`` is not empty.
    """
    covered: list[int] = []
    for spot in spots:
        box = around(spot, size)
        covered.append(sum(shared(box, other) for other in taken))
        if not covered[-1]:
            return spot
    return spots[covered.index(min(covered))]
