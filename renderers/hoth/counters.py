"""Sprites: counters, dice, medals, badges and signs, each drawn once and cached."""

from __future__ import annotations

from PIL import Image, ImageDraw

from bot.engine.hexes import CORNERS
from renderers.kit import figures as f
from renderers.kit import theme as t
from renderers.kit.kept import kept
from renderers.kit.pen import Mask, Pen, Silhouette, grown, hollow

from . import shapes

COUNTER = (112, 88)
"""Width and height of a counter."""
SHEET = (150, 126)
"""Width and height of a counter's sprite, ring and overhanging badge included."""
_X = (SHEET[0] - COUNTER[0]) / 2
_Y = (SHEET[1] - COUNTER[1]) / 2
_BAND = 26
BADGE = 42
"""Width and height of a badge."""


def _figures(pen: Pen, type_: str, side: str, left: int, start: int) -> None:
    shape, wide, tall = shapes.UNITS[type_]
    slots = max(left, start, 1)
    room = COUNTER[0] - 14
    height = min(tall, room / slots / wide)
    step = min(room / slots, height * wide * 1.25)
    top = _Y + 4 + (COUNTER[1] - _BAND - 6 - height) / 2
    for slot in range(slots):
        x = SHEET[0] / 2 + (slot - (slots - 1) / 2) * step
        mask = Mask(SHEET, (x, top), height)
        shape(mask)
        if slot < left:
            pen.stamp(mask.image, t.figure(side))
        else:
            pen.stamp(hollow(mask.image, 1.4), t.mix(t.figure(side), t.plate(side), 0.25))


def _shadow(pen: Pen, radius: float) -> None:
    """Let the counter throw a soft shadow down to the right."""
    for grow in (5, 3, 1):
        corners = (
            _X - grow + 4,
            _Y - grow + 5,
            _X + COUNTER[0] + grow + 4,
            _Y + COUNTER[1] + grow + 5,
        )
        pen.veil(corners, t.INK, radius + grow + 2)


def _plate(pen: Pen, side: str, ordered: bool) -> None:
    left, top, right, bottom = _X, _Y, _X + COUNTER[0], _Y + COUNTER[1]
    radius = 3 if side == "empire" else 22
    _shadow(pen, radius)
    if ordered:
        for grow, colour in ((12, t.INK), (10, t.ORDER), (3, t.INK)):
            box = (left - grow, top - grow, right + grow, bottom + grow)
            pen.box(box, colour, radius + grow)
    pen.box((left - 1.5, top - 1.5, right + 1.5, bottom + 1.5), t.INK, radius + 1.5)
    pen.box((left, top, right, bottom), t.edge(side), radius)
    pen.box((left + 4, top + 4, right - 4, bottom - 4), t.plate(side), max(1, radius - 4))
    low = bottom - _BAND - 2
    pen.box((left + 4, low, right - 4, bottom - 4), t.band(side), max(1, radius - 4))
    pen.box((left + 4, low, right - 4, low + 10), t.band(side), 0)


@kept
def counter(
    type_: str, side: str, strength: tuple[int, int], badge: str | None, flags: tuple[bool, str]
) -> Image.Image:
    """Draw a unit: figures left of figures at the start, badge, (ordered, E-Web side or "")."""
    ordered, web = flags
    left, start = strength
    pen = Pen(*SHEET)
    _plate(pen, side, ordered)
    _figures(pen, type_, side, left, start)
    image = pen.done()
    ink = t.figure(side) if side == "empire" else t.REBELS_FIGURE
    draw = ImageDraw.Draw(image)
    middle = (SHEET[0] / 2 + (16 if badge else 0), _Y + COUNTER[1] - _BAND / 2 - 2.5)
    draw.text(
        middle, f"{left}/{start}" if left != start else str(left), ink, t.font(29, "black"), "mm"
    )
    if badge:
        sign = badge_sign(badge, web)
        image.alpha_composite(sign, (11, SHEET[1] - sign.height - 13))
    return image


@kept
def ghost(type_: str, side: str) -> Image.Image:
    """Draw the faint outline that a unit leaves behind."""
    pen = Pen(*SHEET)
    _plate(pen, side, ordered=False)
    shape, _, tall = shapes.UNITS[type_]
    mask = Mask(SHEET, (SHEET[0] / 2, _Y + (COUNTER[1] - tall) / 2), tall)
    shape(mask)
    pen.stamp(mask.image, t.figure(side))
    image = pen.done()
    image.putalpha(image.getchannel("A").point([v * 30 // 100 for v in range(256)]))
    return image


@kept
def badge_sign(badge: str, web: str = "") -> Image.Image:
    """Draw a badge; an E-Web is gold on dark when installed, dark with wheels when moved."""
    moved = web == "moved"
    pen = Pen(BADGE, BADGE)
    c = BADGE / 2
    for reach, colour in ((c, t.PAPER), (c * 0.86, t.INK), (c * 0.72, t.PAPER if moved else t.INK)):
        pen.polygon([(c + x * reach, c + y * reach / 2) for x, y in CORNERS], colour)
    mask = Mask((BADGE, BADGE), (c, c * 0.4), c * (1.0 if moved else 1.16))
    shapes.BADGES[badge](mask)
    pen.stamp(mask.image, t.INK if moved else t.GOLD)
    if moved:
        for x in (0.66, 1.34):
            pen.disc((c * x, c * 1.5), c * 0.17, t.INK)
    return pen.done()


@kept
def die(face: str, size: int = 76) -> Image.Image:
    """Draw one die showing a face."""
    pen = Pen(size, size)
    colour = {"explosion": t.BLAST, "retreat": t.MARK, "miss": t.MUTED}.get(face, t.INK)
    pen.box((1, 1, size - 1, size - 1), t.INK, size * 0.2)
    pen.box((3.5, 3.5, size - 3.5, size - 3.5), t.PAPER, size * 0.17)
    wide = {"vehicle": 0.42}.get(face, 0.62)
    mask = Mask((size, size), (size / 2, size * (1 - wide) / 2), size * wide)
    f.FACES[face](mask)
    pen.stamp(mask.image, colour)
    return pen.done()


@kept
def medal(kind: str, sides: tuple[str, ...], size: int, taken: str = "") -> Image.Image:
    """Draw a medal: a star if permanent, a flag in a dashed ring if temporary.

    The rim shows who can take it, or who took it.
    """
    pen = Pen(size, size)
    c = size / 2
    pen.disc((c, c), c - 0.5, t.INK)
    owners = (taken,) if taken else sides or ("empire", "rebels")
    pen.disc((c, c), c - 2, t.edge(owners[0]) if owners[0] == "empire" else t.REBELS)
    if len(owners) > 1:
        pen.arc((c, c), (c - 2, c - 2), (-90, 90), t.REBELS, c - 2)
    pen.disc((c, c), c * 0.74, t.INK)
    pen.disc((c, c), c * 0.68, t.PAPER if kind == "temporary" else t.GOLD)
    if kind == "temporary":
        _flag(pen, c)
    else:
        mask = Mask((size, size), (c, c * 0.42), c * 1.12)
        f.star(mask)
        pen.stamp(mask.image, t.INK)
    if taken:
        pen.line([(c * 0.5, c * 1.05), (c * 0.9, c * 1.45), (c * 1.6, c * 0.55)], t.PAPER, c * 0.34)
        pen.line([(c * 0.5, c * 1.05), (c * 0.9, c * 1.45), (c * 1.6, c * 0.55)], t.BLAST, c * 0.2)
    return pen.done()


def _flag(pen: Pen, c: float) -> None:
    pen.line([(c * 0.72, c * 0.5), (c * 0.72, c * 1.52)], t.INK, c * 0.13)
    pen.polygon([(c * 0.72, c * 0.5), (c * 1.5, c * 0.76), (c * 0.72, c * 1.06)], t.BLAST)


@kept
def sign(name: str, size: int, colour: t.Colour) -> Image.Image:
    """Draw a silhouette by name in one colour with a soft white rim."""
    known: dict[str, Silhouette] = {**f.FACES, **shapes.BADGES, "star": f.star}
    known.update({type_: entry[0] for type_, entry in shapes.UNITS.items()})
    wide = max(1.0, shapes.UNITS[name][1] if name in shapes.UNITS else 1.0)
    width = round(size * wide)
    pen = Pen(width, size)
    mask = Mask((width, size), (width / 2, 1), size - 2)
    known[name](mask)
    pen.stamp(mask.image, colour)
    return pen.done()


@kept
def fortification(kind: str, owner: str) -> Image.Image:
    """Draw a shield generator (globe on a stand) or an ion cannon (dome with a long barrel)."""
    pen = Pen(*SHEET)
    masks = Mask(SHEET, (SHEET[0] / 2, 12), 100)
    (_generator if kind == "shield_generator" else _cannon)(masks)
    pen.stamp(grown(masks.image, 4), t.INK)
    pen.stamp(grown(masks.image, 3), t.edge(owner) if owner == "empire" else t.REBELS)
    pen.stamp(masks.image, t.FRAME)
    return pen.done()


def _generator(m: Mask) -> None:
    m.polygon((-0.40, 0.98), (-0.30, 0.76), (0.30, 0.76), (0.40, 0.98))
    m.polygon((-0.16, 0.60), (0.16, 0.60), (0.20, 0.78), (-0.20, 0.78))
    m.disc((0, 0.34), 0.33, 0.33)
    for y, half in ((0.20, 0.26), (0.34, 0.31), (0.48, 0.26)):
        m.line((-half, y), (half, y), width=0.03, cut=True)
    m.line((0, 0.06), (0, 0.62), width=0.03, cut=True)
    m.line((-0.30, 0.88), (0.30, 0.88), width=0.03, cut=True)


def _cannon(m: Mask) -> None:
    m.polygon((-0.46, 0.98), (-0.40, 0.80), (0.36, 0.80), (0.42, 0.98))
    m.disc((-0.06, 0.62), 0.31, 0.29)
    m.line((0.02, 0.52), (0.44, 0.10), width=0.17)
    m.line((0.38, 0.04), (0.50, 0.16), width=0.07)
    m.line((-0.30, 0.64), (0.18, 0.64), width=0.03, cut=True)
    m.line((-0.36, 0.89), (0.32, 0.89), width=0.03, cut=True)
