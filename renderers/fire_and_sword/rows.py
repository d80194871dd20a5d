"""One element as a row: badge, name, state, DP against thresholds, loads, order tokens."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image, ImageDraw

from bot.engine.model import Text, text
from bot.games.fire_and_sword.forecasts import element_kind
from bot.games.fire_and_sword.view import ElementView
from renderers import theme as t
from renderers.lettering import drawable, fitted, write
from renderers.picture import Speaker

from . import look, signs

WIDTH, HEIGHT = 736, 116
_BADGE = 88
_TEXT = 106
_CHIP = (184, 44)
_STATE = (128, 38)
_PIP = 23


def paint(row: ElementView, say: Speaker, *, changed: bool, mark: str = "") -> Image.Image:
    """Return the row of an element."""
    image = Image.new("RGB", (WIDTH, HEIGHT), look.GROUND)
    draw = ImageDraw.Draw(image)
    ground = look.CARD_GONE if row.gone else look.CARD
    frame = (look.CHANGED, 5) if changed else (look.EDGE, 2)
    draw.rounded_rectangle((2, 2, WIDTH - 3, HEIGHT - 3), 10, ground, *frame)
    _badge(image, draw, row)
    room = _counters(image, draw, row)
    name = drawable(say(element_kind(row)))
    colour = t.MUTED if row.gone else t.INK
    write(draw, (_TEXT, 32, room - _TEXT - 10), name, (34, "bold", colour))
    if row.gone:
        write(draw, (_TEXT, 82, 500), say(Text("fas-board-gone")), (28, "semibold", t.MUTED))
    else:
        _condition(image, draw, row, say)
        _tokens(image, draw, row, say)
    if mark:
        _mark(draw, mark)
    return image


def _badge(image: Image.Image, draw: ImageDraw.ImageDraw, row: ElementView) -> None:
    sprite = signs.badge(row.side, _BADGE)
    image.paste(sprite, (10, 14), sprite)
    words, size = fitted(row.id, _BADGE - 20, 42, "black")
    middle = (10 + _BADGE / 2, 14 + _BADGE / 2)
    draw.text(middle, words, look.ink(row.side), t.font(size, "black"), "mm")


def _counters(image: Image.Image, draw: ImageDraw.ImageDraw, row: ElementView) -> int:
    """Draw loads and CP from the right of the first line; returns where they begin."""
    left = WIDTH - 16
    if not row.gone and (row.is_unit or row.activated):
        left = WIDTH - _CHIP[0] - 22
    for kind in ("cp", "lances", "melee_ammo", "ammo") if not row.gone else ():
        value = getattr(row, kind)
        full = kind == "cp" and row.full_cp
        if not value and not full:
            continue
        left -= 24
        draw.text((left, 32), str(value), t.INK, t.font(30, "bold"), "lm")
        left -= 30
        sprite = signs.load(kind)
        image.paste(sprite, (left, 18), sprite)
        left -= 8
    return left


def _condition(
    image: Image.Image, draw: ImageDraw.ImageDraw, row: ElementView, say: Speaker
) -> None:
    """Draw the state, the DP against the thresholds, and a formation that is not Standard."""
    chip = signs.state(row.state, *_STATE)
    image.paste(chip, (_TEXT, 66), chip)
    words, size = fitted(say(Text(f"fas-state-{row.state}")), _STATE[0] - 12, 26)
    middle = (_TEXT + _STATE[0] / 2, 66 + _STATE[1] / 2)
    draw.text(middle, words, t.INK, t.font(size), "mm")
    x = _TEXT + _STATE[0] + 12
    for place, kind in enumerate(pips(row)):
        if place in (row.steady + 1, (row.shaken or row.flight) + 1) and place < row.flight:
            draw.line((x + 3, 66, x + 3, 104), look.STRIPE, 4)
            x += 9
        sprite = signs.pip(kind)
        image.paste(sprite, (x, 75), sprite)
        x += _PIP
    shown = [Text(f"fas-formation-{row.formation}")] if row.formation != "standard" else []
    if row.mode is not None:
        shown.append(Text(f"fas-formation-{row.mode}"))
    if shown:
        label = ", ".join(say(one) for one in shown)
        room = WIDTH - _CHIP[0] - 30 - x
        if room > 40:
            write(draw, (x + 8, 85, room), label, (24, "semibold", t.MUTED))


def pips(row: ElementView) -> Iterator[str]:
    """Yield the kind of each pip up to the flight threshold."""
    for place in range(max(row.flight, row.dp)):
        if place < row.losses:
            yield "loss"
        else:
            yield "dp" if place < row.dp else "empty"


def _tokens(image: Image.Image, draw: ImageDraw.ImageDraw, row: ElementView, say: Speaker) -> None:
    """Draw the revealed token above and the face-down one below; a Group has its marker."""
    left = WIDTH - _CHIP[0] - 14
    if row.revealed is not None:
        _face(image, draw, (left, 10), row.revealed, say)
    elif row.activated:
        write(draw, (left, 32, _CHIP[0]), say(Text("fas-board-active")), (26, "bold", look.CHANGED))
    if not row.covered:
        return
    back = signs.back(*_CHIP)
    image.paste(back, (left, 62), back)
    words = Text("fas-board-down")
    if row.hidden is not None:
        words = text("fas-board-own", order=Text(f"fas-order-{row.hidden}"))
    shown, size = fitted(say(words), _CHIP[0] - 20, 26)
    middle = (left + _CHIP[0] / 2, 62 + _CHIP[1] / 2)
    half = t.font(size).getlength(shown) / 2 + 6
    box = (middle[0] - half, 67, middle[0] + half, 101)
    draw.rounded_rectangle(box, 6, look.BACK)
    draw.text(middle, shown, t.PAPER, t.font(size), "mm")


def _face(
    image: Image.Image,
    draw: ImageDraw.ImageDraw,
    place: tuple[int, int],
    order: str,
    say: Speaker,
) -> None:
    left, top = place
    box = (left, top, left + _CHIP[0], top + _CHIP[1])
    draw.rounded_rectangle(box, 8, look.ORDERS[order], look.STRIPE, 2)
    sprite = signs.order(order)
    image.paste(sprite, (left + 6, top + 5), sprite)
    name = say(Text(f"fas-order-{order}"))
    write(draw, (left + 46, top + 21, _CHIP[0] - 52), name, (27, "bold", t.PAPER))


def _mark(draw: ImageDraw.ImageDraw, mark: str) -> None:
    """Draw the number of a menu line over the badge's corner."""
    draw.ellipse((0, 66, 46, 112), t.MARK, t.PAPER, 3)
    size = 30 if len(mark) < 2 else 25
    draw.text((23, 89), mark, t.PAPER, t.font(size), "mm")
