"""The foot of the picture: what happened last or the briefing, and the legend."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.engine.model import Text
from bot.games.lords.model.view import LordsView
from renderers.kit import theme as t
from renderers.kit.frame.plates import plate
from renderers.kit.frame.stuff import FIELD, grain
from renderers.kit.kept import kept
from renderers.kit.lettering import wrapped, write
from renderers.kit.pen import Pen, place
from renderers.picture import Speaker

from . import badges, look, signs
from .mat import WIDTH
from .strips import fitting

FOOT = 112
"""Height of the foot in pixels."""
LINES = 3
"""Most lines of what happened in the foot."""


class Foot(NamedTuple):
    """All that the foot shows: the last lines, or name and briefing of the battle; the legend."""

    lines: tuple[str, ...]
    title: str
    briefing: str
    legend: tuple[tuple[str, str], ...]


LEGEND = ("infantry", "cavalry", "spear", "berserker", "shooter", "command", "danger", "threat")


def foot(
    view: LordsView, lines: Sequence[str], say: Speaker, *, private: bool, width: int
) -> Image.Image:
    """Draw the last lines or the briefing, and the legend."""
    shown = LEGEND if private else LEGEND[:-2]
    name = f"lords-scenario-{view.scenario}"
    words = [
        say(Text(f"lords-kind-{key}" if number < 5 else f"lords-board-legend-{key}"))
        for number, key in enumerate(shown)
    ]
    briefing = say(Text(f"{name}-briefing"))
    legend = tuple(zip(shown, words, strict=True))
    return _foot(Foot(tuple(lines[:LINES]), say(Text(name)), briefing, legend), width)


@kept
def _foot(parts: Foot, width: int) -> Image.Image:
    image = grain((WIDTH, FOOT), FIELD.body, 3, 24, 18, 0.3).copy()
    plate(image, (8, 4, WIDTH - 8, FOOT - 8), FIELD.paper, FIELD.paper_rule)
    draw = ImageDraw.Draw(image)
    columns = 2 if len(parts.legend) <= 6 else 3
    room = WIDTH - columns * 206 - 64
    if parts.lines:
        for number, line in enumerate(parts.lines):
            y = FOOT / 2 - 3 + (number - (len(parts.lines) - 1) / 2) * 31
            write(draw, (26, y, room), line, (27, "bold", FIELD.ink))
    else:
        _briefing(draw, parts, room)
    _legend(image, WIDTH - columns * 206 - 28, parts.legend)
    return fitting(image, width)


def _briefing(draw: ImageDraw.ImageDraw, parts: Foot, room: int) -> None:
    write(draw, (26, 27, room), parts.title, (30, "black", FIELD.ink))
    lines = wrapped(parts.briefing, room, 24, "semibold")
    for number, line in enumerate(lines[:2]):
        write(draw, (26, 56 + number * 27, room), line, (24, "semibold", FIELD.muted))


def _legend(image: Image.Image, left: int, entries: tuple[tuple[str, str], ...]) -> None:
    """Explain signs in columns of three at the right end of the plate, after a thin rule."""
    draw, high = ImageDraw.Draw(image), FOOT - 32
    rows = 3
    draw.line((left - 14, 16, left - 14, FOOT - 20), FIELD.paper_rule, 2)
    for number, (key, words) in enumerate(entries):
        x, y = left + 8 + number // rows * 206, 14 + high / rows * (number % rows + 0.5)
        place(image, _legend_sign(key), (x + 19, y))
        write(draw, (x + 42, y - 1, 160), words, (25, "semibold", t.INK))


@kept
def _legend_sign(key: str) -> Image.Image:
    if key == "command":
        return signs.shield(30, gold=True)
    if key == "danger":
        return signs.sign("infantry", 30, look.HIT)
    if key == "threat":
        return badges.threat(9, 4, 0.6).crop((0, 0, 38, 25))
    if key == "shooter":
        return _grid_sign()
    return signs.sign(key, 30, t.INK)


def _grid_sign() -> Image.Image:
    pen = Pen(30, 30)
    for col in range(3):
        for row in range(2):
            box = (2 + col * 9, 1 + row * 9, 11 + col * 9, 10 + row * 9)
            pen.box(box, t.INK)
            pen.box((box[0] + 1, box[1] + 1, box[2] - 1, box[3] - 1), look.SHOT)
    pen.disc((15.5, 23), 7, look.SHOT)
    return pen.done()
