"""The whole picture: what Round it is, and both armies side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from bot.engine.model import Event, Side, Text, text
from bot.games.fire_and_sword.model import SIDES
from bot.games.fire_and_sword.view import ElementView, FasView
from renderers import theme as t
from renderers.lettering import Look, fitted, write
from renderers.painter import Marks
from renderers.picture import Speaker

from . import look, rows, signs

WIDTH = 1500
_HEAD, _SIDE, _FOOT, _GAP = 84, 92, 58, 8
_COLUMN = WIDTH // 2


def paint(view: FasView, events: Sequence[Event], say: Speaker, marks: Marks = ()) -> Image.Image:
    """Return both armies, the changed elements framed and the numbered ones marked."""
    columns = {side: [one for one in view.elements if one.side == side] for side in SIDES}
    return compose(view, columns, events, say, marks)


def paint_side(view: FasView, side: Side, say: Speaker) -> Image.Image:
    """Return one army in two columns."""
    own = [one for one in view.elements if one.side == side]
    half = -(-len(own) // 2)
    image = Image.new("RGB", (WIDTH, _SIDE + half * (rows.HEIGHT + _GAP) + _GAP), look.GROUND)
    draw = ImageDraw.Draw(image)
    _side(draw, view, side, (0, WIDTH), 0, say)
    for place, row in enumerate(own):
        left = place // half * _COLUMN + 7
        top = _SIDE + place % half * (rows.HEIGHT + _GAP)
        image.paste(rows.paint(row, say, changed=False), (left, top))
    return image


def compose(
    view: FasView,
    columns: dict[Side, list[ElementView]],
    events: Sequence[Event],
    say: Speaker,
    marks: Marks,
) -> Image.Image:
    """Put the parts of the picture together."""
    deepest = max((len(column) for column in columns.values()), default=0)
    height = _HEAD + _SIDE + deepest * (rows.HEIGHT + _GAP) + _FOOT
    image = Image.new("RGB", (WIDTH, height), look.GROUND)
    draw = ImageDraw.Draw(image)
    _head(draw, view, say)
    changed = {key for event in events if (key := getattr(event, "element", ""))}
    numbers = {key: number for number, key in marks}
    for place, side in enumerate(SIDES):
        _side(draw, view, side, (place * _COLUMN, _COLUMN), _HEAD, say)
        for number, row in enumerate(columns[side]):
            top = _HEAD + _SIDE + number * (rows.HEIGHT + _GAP)
            mark = numbers.get(row.id, "")
            sprite = rows.paint(row, say, changed=row.id in changed, mark=mark)
            image.paste(sprite, (place * _COLUMN + 7, top))
    _foot(image, draw, say)
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


def _head(draw: ImageDraw.ImageDraw, view: FasView, say: Speaker) -> None:
    draw.rectangle((0, 0, WIDTH, _HEAD), t.FRAME)
    write(draw, (24, _HEAD / 2, WIDTH - 48), head_words(view, say), (44, "bold", t.PAPER))


def _side(
    draw: ImageDraw.ImageDraw,
    view: FasView,
    side: Side,
    span: tuple[int, int],
    top: int,
    say: Speaker,
) -> None:
    """Draw a side's strip: name, Motivation, objectives."""
    left, width = span
    own = view.sides[side]
    box = (left + 7, top + 8, left + width - 7, top + _SIDE - 8)
    draw.rounded_rectangle(box, 10, look.plate(side), look.rim(side), 4)
    ink, middle = look.ink(side), top + _SIDE / 2
    write(draw, (left + 26, middle, 170), say(_name(side)), (42, "black", ink))
    words = say(text("fas-board-motivation", left=own.motivation, value=own.start))
    ends = write(draw, (left + 206, middle, 330), words, (36, "bold", ink))
    held = [key for key, holder in view.objectives.items() if holder == side]
    if held:
        shown = say(text("fas-board-objectives", objectives=" ".join(held)))
        room = left + width - 26 - ends - 20
        cut, size = fitted(shown, room, 30)
        place = (left + width - 26, middle)
        draw.text(place, cut, ink, t.font(size), "rm")


def _foot(image: Image.Image, draw: ImageDraw.ImageDraw, say: Speaker) -> None:
    """Explain the signs."""
    top = image.height - _FOOT
    draw.rectangle((0, top, WIDTH, image.height), look.CARD)
    look_: Look = (26, "semibold", t.INK)
    loads = [(signs.load(kind), kind) for kind in ("ammo", "melee_ammo", "lances", "cp")]
    pips = [(signs.pip(kind), key) for kind, key in (("dp", "dp"), ("loss", "losses"))]
    x = 20.0
    for sprite, key in (*loads, *pips):
        image.paste(sprite, (round(x), round(top + _FOOT / 2 - sprite.height / 2)), sprite)
        x = write(draw, (x + 34, top + 29, 330), say(Text(f"fas-marker-{key}")), look_) + 30
