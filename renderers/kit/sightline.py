"""The line of sight between two hexes, with what blocks it."""

from __future__ import annotations

from bot.engine.parts.insight import Sight
from renderers.picture import ALT_LIMIT, Picture, Speaker

from . import arrows
from . import theme as t
from .canvas import Canvas
from .marks import rim
from .palette import encoded


def draw_sight(canvas: Canvas, sight: Sight) -> None:
    """Draw the line from centre to centre and rims around its ends and around what blocks it."""
    field = canvas.grid.field
    centres = {cell.label: canvas.grid.at(cell) for cell in field.cells()}
    for label in sight.blockers:
        canvas.place(rim(field, t.BLAST), centres[label])
    for label in (sight.origin, sight.target):
        canvas.place(rim(field, t.MARK), centres[label])
    line = [centres[sight.origin], centres[sight.target]]
    short = field.hex_width / 4
    colour = t.FIRE if sight.blockers else t.MARK
    canvas.arrow(arrows.shortened(line, short, short), "shot", colour)


def sight_picture(canvas: Canvas, sight: Sight, say: Speaker) -> Picture:
    """Return the part of a board around a line of sight, which is drawn into it."""
    draw_sight(canvas, sight)
    box = canvas.grid.around((sight.origin, sight.target))
    alt = " ".join(say(line) for line in sight.lines)
    return Picture(encoded(canvas.indexed().crop(box)), "png", alt[:ALT_LIMIT])
