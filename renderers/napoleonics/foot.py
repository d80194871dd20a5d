"""The foot of the picture: the last roll, the last events or the briefing; and the legend."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.engine.model import Text, worded
from bot.games.napoleonics.model.view import NapView
from bot.games.napoleonics.words import names
from renderers.kit import theme as t
from renderers.kit.kept import kept
from renderers.kit.lettering import wrapped, write
from renderers.kit.pen import Pen, place
from renderers.kit.rolls import Roll, draw_roll
from renderers.picture import Speaker

from . import counters, land, look, water
from .changes import Changes
from .dice import dice_of, roll_of
from .facts import Facts
from .paint import indexed
from .strips import FOOT_HEIGHT

LEGEND = (720, 128)
"""Width and height of the legend."""
_ROOM = look.WIDTH - LEGEND[0] - 46
_ORDER = (
    "forest", "hill", "steep", "town", "mill", "sandpit", "river", "fordable", "bridge",
    "field-works", "goal", "ordered", "battled", "square", "leader", "lost",
)  # fmt: skip
"""Everything that a legend may explain."""
_ALWAYS = ("ordered", "battled", "leader", "lost")


class Foot(NamedTuple):
    """All that the foot shows."""

    roll: Roll | None
    lines: tuple[str, ...]
    briefing: tuple[str, str]
    legend: tuple[tuple[str, str], ...]
    """Names of signs with their words."""


def foot(
    view: NapView, changes: Changes, lines: list[str], facts: Facts, say: Speaker
) -> Image.Image:
    """Draw the last roll, the last events in words or the briefing; and the legend."""
    name = f"napoleonics-scenario-{view.scenario}"
    return _foot(
        Foot(
            roll_of(changes.roll, facts, say) if changes.roll else None,
            tuple(lines[-3:]),
            (say(Text(name)), say(Text(f"{name}-briefing"))),
            tuple((one, say(_words(one))) for one in shown(view, facts)),
        )
    )


def shown(view: NapView, facts: Facts) -> list[str]:
    """Return the signs that a legend has to explain."""
    there = {*view.terrain.values(), *_ALWAYS}
    if view.works:
        there.add("field-works")
    if facts.goals(view):
        there.add("goal")
    if any(unit.square is not None for unit in view.units):
        there.add("square")
    return [one for one in _ORDER if one in there]


def _words(name: str) -> Text:
    if name == "field-works":
        return names.message("field-works")
    if name in land.KINDS or name in water.KINDS:
        return worded(names.terrain(name))
    return names.message("leader" if name == "leader" else f"board-legend-{name}")


@kept
def _foot(parts: Foot) -> Image.Image:
    image = Image.new("RGB", (look.WIDTH, FOOT_HEIGHT), t.FRAME)
    draw = ImageDraw.Draw(image)
    if parts.roll:
        draw_roll(image, parts.roll, (20, 10, _ROOM), partial(dice_of, parts.roll))
    elif parts.lines:
        for number, line in enumerate(parts.lines):
            write(draw, (24, 32 + number * 38, _ROOM), line, (29, "semibold", t.PAPER))
    else:
        _briefing(draw, *parts.briefing)
    sprite = legend(parts.legend)
    image.paste(sprite, (look.WIDTH - sprite.width - 8, (FOOT_HEIGHT - sprite.height) // 2))
    return indexed(image)


def _briefing(draw: ImageDraw.ImageDraw, name: str, words: str) -> None:
    """Write the name of the scenario and its briefing."""
    write(draw, (24, 26, _ROOM), name, (34, "black", t.GOLD))
    for size in (26, 24, 22, 20):
        lines = wrapped(words, _ROOM, size)
        if len(lines) * size * 1.15 < 90:
            break
    for number, line in enumerate(lines):
        write(draw, (24, 62 + number * size * 1.15, _ROOM), line, (size, "regular", t.PAPER))


@kept
def legend(entries: tuple[tuple[str, str], ...]) -> Image.Image:
    """Draw the legend, four entries to a row."""
    image = Image.new("RGB", LEGEND, look.OUTSIDE)
    draw = ImageDraw.Draw(image)
    rows = max(3, -(-len(entries) // 4))
    height, wide = (LEGEND[1] - 4) / rows, LEGEND[0] / 4
    for number, (name, words) in enumerate(entries):
        x, y = 4 + number % 4 * wide, 2 + height * (number // 4 + 0.5)
        place(image, _sign(name, round(min(38, height - 2))), (x + 20, y))
        write(draw, (x + 43, y - 1, wide - 50), words, (24 if rows < 4 else 21, "semibold", t.INK))
    return image


def _sign(name: str, tall: int) -> Image.Image:
    """Draw the sign of a legend entry."""
    if name in land.KINDS or name in water.KINDS or name == "field-works":
        return _swatch(name, tall)
    match name:
        case "goal":
            return counters.flag("bottom", tall - 4, False)
        case "leader":
            return counters.hat("top", False).resize((tall, tall), Image.Resampling.LANCZOS)
        case "square":
            return counters.square_sign(1, tall - 6)
        case "lost":
            return _box((t.INK, t.PAPER, t.INK), 24)
        case _:
            return _box((t.INK, t.ORDER if name == "ordered" else look.LOST, t.INK), 26)


def _swatch(name: str, tall: int) -> Image.Image:
    image = land.tile(name).copy()
    if name in water.KINDS:
        image.alpha_composite(water.water(name, ("W", "E")))
    if name == "field-works":
        image.alpha_composite(water.works(("W", "NW", "SW")))
    size = (round(tall * image.width / image.height), tall)
    return image.resize(size, Image.Resampling.LANCZOS)


def _box(colours: tuple[t.Colour, t.Colour, t.Colour], tall: int) -> Image.Image:
    pen = Pen(34, tall)
    for inset, colour in zip((0, 2, 6), colours, strict=True):
        pen.box((inset, inset, 34 - inset, tall - inset), colour, 6 - inset * 0.6)
    return pen.done()
