"""One element as a row: badge, name, state, DP against thresholds, loads, order tokens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.engine.model import Side, Text, text
from bot.games.fire_and_sword.content import Order, State
from bot.games.fire_and_sword.insight.forecast import element_kind
from bot.games.fire_and_sword.model.view import ElementView
from renderers.kit import theme as t
from renderers.kit.kept import kept
from renderers.kit.lettering import drawable, fitted, write
from renderers.picture import Speaker

from . import look, signs
from .paint import palette

WIDTH, HEIGHT = 736, 116
_BADGE = 88
_TEXT = 106
_CHIP = (184, 44)
_STATE = (128, 38)
_PIP = 23


class Row(NamedTuple):
    """All that a row shows; equal rows are drawn once."""

    id: str
    side: Side
    name: str
    gone: str
    """Words for an element off the table; empty for one that is on it."""
    state: State
    state_name: str
    pips: tuple[str, ...]
    bars: tuple[int, ...]
    """Before which pips a threshold is drawn."""
    formation: str
    loads: tuple[tuple[str, int], ...]
    """Kinds and numbers, from the right."""
    has_chips: bool
    revealed: Order | None
    order: str
    """The name of the revealed order, or that the element is activated."""
    down: str
    """What stands on the back of a face-down token; empty without one."""
    changed: bool
    mark: str


def row_of(one: ElementView, say: Speaker, *, changed: bool, mark: str = "") -> Row:
    """Gather what the row of an element shows."""
    order = Text(f"fas-order-{one.revealed}") if one.revealed else Text("fas-board-active")
    return Row(
        id=one.id,
        side=one.side,
        name=drawable(say(element_kind(one))),
        gone=say(Text("fas-board-gone")) if one.gone else "",
        state=one.state,
        state_name=say(Text(f"fas-state-{one.state}")),
        pips=tuple(pips(one)),
        bars=tuple(
            place
            for place in (one.steady + 1, (one.shaken or one.flight) + 1)
            if place < one.flight
        ),
        formation=_formation(one, say),
        loads=tuple(_loads(one)),
        has_chips=one.is_unit or one.activated,
        revealed=one.revealed,
        order=say(order) if one.revealed or one.activated else "",
        down=_down(one, say),
        changed=changed,
        mark=mark,
    )


def _formation(one: ElementView, say: Speaker) -> str:
    """Name a formation that is not Standard, and the mode."""
    shown: list[str] = [one.formation] if one.formation != "standard" else []
    shown += [one.mode] if one.mode is not None else []
    return ", ".join(say(Text(f"fas-formation-{which}")) for which in shown)


def _loads(one: ElementView) -> Iterator[tuple[str, int]]:
    for kind in ("cp", "lances", "melee_ammo", "ammo") if not one.gone else ():
        value = getattr(one, kind)
        if value or (kind == "cp" and one.full_cp):
            yield kind, value


def _down(one: ElementView, say: Speaker) -> str:
    """Say what a viewer knows of a face-down token."""
    if not one.covered:
        return ""
    if one.hidden is None:
        return say(Text("fas-board-down"))
    return say(text("fas-board-own", order=Text(f"fas-order-{one.hidden}")))


@kept
def paint(row: Row) -> Image.Image:
    """Return the row of an element, in the palette."""
    image = Image.new("RGB", (WIDTH, HEIGHT), look.GROUND)
    draw = ImageDraw.Draw(image)
    ground = look.CARD_GONE if row.gone else look.CARD
    frame = (look.CHANGED, 5) if row.changed else (look.EDGE, 2)
    draw.rounded_rectangle((2, 2, WIDTH - 3, HEIGHT - 3), 10, ground, *frame)
    _badge(image, draw, row)
    room = _counters(image, draw, row)
    colour = t.MUTED if row.gone else t.INK
    write(draw, (_TEXT, 32, room - _TEXT - 10), row.name, (34, "bold", colour))
    if row.gone:
        write(draw, (_TEXT, 82, 500), row.gone, (28, "semibold", t.MUTED))
    else:
        _condition(image, draw, row)
        _tokens(image, draw, row)
    if row.mark:
        _mark(draw, row.mark)
    return palette().indexed(image)


def _badge(image: Image.Image, draw: ImageDraw.ImageDraw, row: Row) -> None:
    sprite = signs.badge(row.side, _BADGE)
    image.paste(sprite, (10, 14), sprite)
    words, size = fitted(row.id, _BADGE - 20, 42, "black")
    middle = (10 + _BADGE / 2, 14 + _BADGE / 2)
    draw.text(middle, words, look.ink(row.side), t.font(size, "black"), "mm")


def _counters(image: Image.Image, draw: ImageDraw.ImageDraw, row: Row) -> int:
    """Draw loads and CP from the right of the first line; returns where they begin."""
    left = WIDTH - 16
    if not row.gone and row.has_chips:
        left = WIDTH - _CHIP[0] - 22
    for kind, value in row.loads:
        left -= 24
        draw.text((left, 32), str(value), t.INK, t.font(30, "bold"), "lm")
        left -= 30
        sprite = signs.load(kind)
        image.paste(sprite, (left, 18), sprite)
        left -= 8
    return left


def _condition(image: Image.Image, draw: ImageDraw.ImageDraw, row: Row) -> None:
    """Draw the state, the DP against the thresholds, and a formation that is not Standard."""
    chip = signs.state(row.state, *_STATE)
    image.paste(chip, (_TEXT, 66), chip)
    words, size = fitted(row.state_name, _STATE[0] - 12, 26)
    middle = (_TEXT + _STATE[0] / 2, 66 + _STATE[1] / 2)
    draw.text(middle, words, t.INK, t.font(size), "mm")
    x = _TEXT + _STATE[0] + 12
    for place, kind in enumerate(row.pips):
        if place in row.bars:
            draw.line((x + 3, 66, x + 3, 104), look.STRIPE, 4)
            x += 9
        sprite = signs.pip(kind)
        image.paste(sprite, (x, 75), sprite)
        x += _PIP
    room = WIDTH - _CHIP[0] - 30 - x
    if row.formation and room > 40:
        write(draw, (x + 8, 85, room), row.formation, (24, "semibold", t.MUTED))


def pips(row: ElementView) -> Iterator[str]:
    """Yield the kind of each pip up to the flight threshold."""
    for place in range(max(row.flight, row.dp)):
        if place < row.losses:
            yield "loss"
        else:
            yield "dp" if place < row.dp else "empty"


def _tokens(image: Image.Image, draw: ImageDraw.ImageDraw, row: Row) -> None:
    """Draw the revealed token above and the face-down one below; a Group has its marker."""
    left = WIDTH - _CHIP[0] - 14
    if row.revealed is not None:
        _face(image, draw, (left, 10), row)
    elif row.order:
        write(draw, (left, 32, _CHIP[0]), row.order, (26, "bold", look.CHANGED))
    if not row.down:
        return
    back = signs.back(*_CHIP)
    image.paste(back, (left, 62), back)
    shown, size = fitted(row.down, _CHIP[0] - 20, 26)
    middle = (left + _CHIP[0] / 2, 62 + _CHIP[1] / 2)
    half = t.font(size).getlength(shown) / 2 + 6
    box = (middle[0] - half, 67, middle[0] + half, 101)
    draw.rounded_rectangle(box, 6, look.BACK)
    draw.text(middle, shown, t.PAPER, t.font(size), "mm")


def _face(image: Image.Image, draw: ImageDraw.ImageDraw, place: tuple[int, int], row: Row) -> None:
    assert row.revealed is not None
    left, top = place
    box = (left, top, left + _CHIP[0], top + _CHIP[1])
    draw.rounded_rectangle(box, 8, look.ORDERS[row.revealed], look.STRIPE, 2)
    sprite = signs.order(row.revealed)
    image.paste(sprite, (left + 6, top + 5), sprite)
    write(draw, (left + 46, top + 21, _CHIP[0] - 52), row.order, (27, "bold", t.PAPER))


def _mark(draw: ImageDraw.ImageDraw, mark: str) -> None:
    """Draw the number of a menu line over the badge's corner."""
    draw.ellipse((0, 66, 46, 112), t.MARK, t.PAPER, 3)
    size = 30 if len(mark) < 2 else 25
    draw.text((23, 89), mark, t.PAPER, t.font(size), "mm")
