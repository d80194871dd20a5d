"""Signs of a hand, a deck and a discard pile, with their counts."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from . import theme as t
from .kept import kept
from .lettering import width_of, write
from .pen import Pen, place


def draw_piles(
    image: Image.Image,
    right: float,
    piles: Sequence[tuple[str, int]],
    ink: t.Colour,
    paper: t.Colour,
) -> float:
    """Draw counts of piles by name on a bar, ending at ``right``; return where they begin."""
    draw, x, middle = ImageDraw.Draw(image), right, image.height / 2
    for name, count in reversed(piles):
        x -= width_of(str(count), (34, "bold", ink))
        write(draw, (x, middle, 90), str(count), (34, "bold", ink))
        sprite = pile_sign(name, ink, paper)
        place(image, sprite, (x - 8 - sprite.width / 2, middle))
        x -= sprite.width + 34
    return x


@kept
def pile_sign(name: str, paper: t.Colour, ink: t.Colour) -> Image.Image:
    """Draw the sign of a hand (fan), a deck (stack) or a discard pile (crossed card)."""
    pen = Pen(50, 44)
    if name == "hand":
        for shift, low in ((-14, 4), (14, 4), (0, 0)):
            lean = shift * 0.5
            points = [
                (16 + shift * 0.4 + lean, 4 + low), (34 + shift * 0.4 + lean, 4 + low),
                (34 + shift * 0.4 - lean * 0.2, 40), (16 + shift * 0.4 - lean * 0.2, 40),
            ]  # fmt: skip
            pen.polygon(points, paper)
            pen.loop(points, ink, 2.4)
    else:
        for shift in (8, 4, 0) if name == "deck" else (4,):
            pen.box((10 + shift, 2 + shift, 34 + shift, 36 + shift), ink, 4)
            pen.box((12 + shift, 4 + shift, 32 + shift, 34 + shift), paper, 3)
        if name == "discard":
            pen.box((18, 10, 34, 36), ink, 2)
            pen.line([(26, 0), (26, 24)], paper, 5)
            pen.polygon([(18, 20), (34, 20), (26, 32)], paper)
    return pen.done()
