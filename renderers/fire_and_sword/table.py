"""The whole picture: what Round it is, and both armies side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.engine.model import Event, Side, Text, text
from bot.games.fire_and_sword.model.state import SIDES
from bot.games.fire_and_sword.model.view import FasView
from renderers.kit import theme as t
from renderers.kit.kept import kept
from renderers.kit.lettering import Look, fitted, write
from renderers.painter import Marks
from renderers.picture import Speaker

from . import look, rows, signs
from .paint import palette

WIDTH = 1500
_HEAD, _SIDE, _FOOT, _GAP = 84, 92, 58, 8
_COLUMN = WIDTH // 2


def paint(view: FasView, events: Sequence[Event], say: Speaker, marks: Marks = ()) -> Image.Image:
    """Return both armies in the palette, changed elements framed and numbered ones marked."""
    columns = [[one for one in view.elements if one.side == side] for side in SIDES]
    deepest = max(len(column) for column in columns)
    height = _HEAD + _SIDE + deepest * (rows.HEIGHT + _GAP) + _FOOT
    image = palette().blank((WIDTH, height), look.GROUND)
    image.paste(_head(head_words(view, say)), (0, 0))
    changed = {key for event in events if (key := getattr(event, "element", ""))}
    numbers = {key: number for number, key in marks}
    for place, (side, column) in enumerate(zip(SIDES, columns, strict=True)):
        image.paste(_side(strip_of(view, side, say), _COLUMN), (place * _COLUMN, _HEAD))
        for number, one in enumerate(column):
            top = _HEAD + _SIDE + number * (rows.HEIGHT + _GAP)
            mark = numbers.get(one.id, "")
            row = rows.row_of(one, say, changed=one.id in changed, mark=mark)
            image.paste(rows.paint(row), (place * _COLUMN + 7, top))
    keys = ("ammo", "melee_ammo", "lances", "cp", "dp", "losses")
    image.paste(_foot(tuple(say(Text(f"fas-marker-{key}")) for key in keys)), (0, height - _FOOT))
    return image


def paint_side(view: FasView, side: Side, say: Speaker) -> Image.Image:
    """Return one army in two columns, in the palette."""
    own = [one for one in view.elements if one.side == side]
    half = -(-len(own) // 2)
    size = (WIDTH, _SIDE + half * (rows.HEIGHT + _GAP) + _GAP)
    image = palette().blank(size, look.GROUND)
    image.paste(_side(strip_of(view, side, say), WIDTH), (0, 0))
    for place, one in enumerate(own):
        left = place // half * _COLUMN + 7
        top = _SIDE + place % half * (rows.HEIGHT + _GAP)
        image.paste(rows.paint(rows.row_of(one, say, changed=False)), (left, top))
    return image


def head_words(view: FasView, say: Speaker) -> str:
    """Say Round, phase and whose Turn it is."""
    phase = Text(f"fas-phase-{view.phase}")
    parts = [say(text("fas-board-round", number=view.round, phase=phase))]
    if view.initiative is not None:
        parts.append(say(text("fas-board-initiative", side=_name(view.initiative))))
    if view.active is not None:
        parts.append(say(text("fas-board-acts", side=_name(view.active))))
    return f" {t.DOT} ".join(parts)


def _name(side: str) -> Text:
    return Text(f"fire_and_sword-side-{side}")


@kept
def _head(words: str) -> Image.Image:
    image = Image.new("RGB", (WIDTH, _HEAD), t.FRAME)
    draw = ImageDraw.Draw(image)
    write(draw, (24, _HEAD / 2, WIDTH - 48), words, (44, "bold", t.PAPER))
    return palette().indexed(image)


class Strip(NamedTuple):
    """All that the strip of a side shows."""

    side: Side
    name: str
    motivation: str
    objectives: str


def strip_of(view: FasView, side: Side, say: Speaker) -> Strip:
    """Gather what the strip of a side shows."""
    own = view.sides[side]
    held = sorted(key for key, holder in view.objectives.items() if holder == side)
    objectives = text("fas-board-objectives", objectives=" ".join(held))
    return Strip(
        side=side,
        name=say(_name(side)),
        motivation=say(text("fas-board-motivation", left=own.motivation, value=own.start)),
        objectives=say(objectives) if held else "",
    )


@kept
def _side(strip: Strip, width: int) -> Image.Image:
    """Draw a side's strip: name, Motivation, objectives."""
    image = Image.new("RGB", (width, _SIDE), look.GROUND)
    draw = ImageDraw.Draw(image)
    box = (7, 8, width - 7, _SIDE - 8)
    draw.rounded_rectangle(box, 10, look.plate(strip.side), look.rim(strip.side), 4)
    ink, middle = look.ink(strip.side), _SIDE / 2
    write(draw, (26, middle, 170), strip.name, (42, "black", ink))
    ends = write(draw, (206, middle, 330), strip.motivation, (36, "bold", ink))
    cut, size = fitted(strip.objectives, width - 46 - ends, 30)
    draw.text((width - 26, middle), cut, ink, t.font(size), "rm")
    return palette().indexed(image)


@kept
def _foot(words: tuple[str, ...]) -> Image.Image:
    """Explain the signs."""
    image = Image.new("RGB", (WIDTH, _FOOT), look.CARD)
    draw = ImageDraw.Draw(image)
    style: Look = (26, "semibold", t.INK)
    sprites = [signs.load(kind) for kind in ("ammo", "melee_ammo", "lances", "cp")]
    sprites += [signs.pip(kind) for kind in ("dp", "loss")]
    x = 20.0
    for sprite, said in zip(sprites, words, strict=True):
        image.paste(sprite, (round(x), round(_FOOT / 2 - sprite.height / 2)), sprite)
        x = write(draw, (x + 34, 29, 330), said, style) + 30
    return palette().indexed(image)
