"""A plan as a tree: its lines downwards with chances, and where it breaks off."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from PIL import Image, ImageDraw

from renderers.picture import Picture, clipped

from . import theme as t
from .brush.colours import CREAM, GOLD, INK
from .flat import headed, legible, png
from .lettering import write

WIDTH, MARGIN, ROW = 800, 28, 64
TRUNK = 44
"""How wide the trunk is where everything is certain, in pixels."""
LEFT = MARGIN + TRUNK // 2
INDENT = 40
"""How far a branch stands out from the trunk, in pixels."""
MOST = 14
BROKEN = (214, 96, 84)


class Branch(NamedTuple):
    """A line of the tree; ``broken``: the plan ends there with that chance."""

    words: str
    chance: Fraction
    broken: bool = False


class Tree(NamedTuple):
    """A plan: how it is headed, its branches from the first on, and how its chances are written."""

    heading: str
    branches: Sequence[Branch]
    chances: Sequence[str]


def paint_tree(tree: Tree) -> Picture:
    """Paint a plan: the trunk is as wide as the plan is likely to come so far."""
    return Picture(lambda: png(_sheet(tree)), "png", alt(tree))


def alt(tree: Tree) -> str:
    """Tell what the picture shows."""
    told = (
        f"{one.words} {chance}" for one, chance in zip(tree.branches, tree.chances, strict=True)
    )
    return clipped(f"{tree.heading}: {'; '.join(told)}")


def _sheet(tree: Tree) -> Image.Image:
    rows = list(zip(tree.branches, tree.chances, strict=True))[:MOST]
    image, top = headed(tree.heading, (WIDTH, MARGIN), ROW * len(rows) + 16)
    draw = ImageDraw.Draw(image)
    left = Fraction(1)
    for row, (branch, chance) in enumerate(rows):
        y = top + ROW * row
        if branch.broken:
            _bar(draw, y, left, GOLD)
            left = max(left - branch.chance, Fraction(0))
            _twig(draw, y, branch.chance)
        else:
            left = min(left, branch.chance)
            _bar(draw, y, left, GOLD)
        colour = BROKEN if branch.broken else CREAM
        start = LEFT + TRUNK // 2 + INDENT
        room = WIDTH - MARGIN - start - 150
        write(draw, (start, y + ROW // 2, room), legible(branch.words), (28, "semibold", colour))
        place = (WIDTH - MARGIN - 140, y + ROW // 2, 140)
        write(draw, place, chance, (28, "bold", colour))
    return image


def _bar(draw: ImageDraw.ImageDraw, y: int, share: Fraction, colour: t.Colour) -> None:
    half = max(TRUNK * float(share) / 2, 1.5)
    draw.rectangle((LEFT - half, y, LEFT + half, y + ROW), fill=colour, outline=INK, width=1)


def _twig(draw: ImageDraw.ImageDraw, y: int, share: Fraction) -> None:
    """Draw a branch that leads away from the trunk, as thick as it is likely."""
    thick = max(round(TRUNK * float(share)), 4)
    middle = y + ROW // 2
    draw.line(
        (LEFT + TRUNK // 2, middle, LEFT + TRUNK // 2 + INDENT - 12, middle),
        fill=BROKEN,
        width=thick,
    )
