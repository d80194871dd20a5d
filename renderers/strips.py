"""The turn strip above the board, and the emblems of the sides."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.engine.model import Text, text
from bot.games.hoth.view import HothView

from . import theme as t
from .cardface import Order, section_map
from .encode import indexed
from .facts import Facts, mover_name
from .layout import WIDTH
from .lettering import block, write
from .pen import Mask, Pen, place
from .picture import Speaker

TURN_HEIGHT = 100
"""Height of the strip in pixels."""
PHASES = ("play_card", "order", "move", "attack", "draw")


class Strip(NamedTuple):
    """All that the turn strip shows, in words."""

    side: str
    turn: str
    name: str
    phase: str
    """Id of the phase; ``over`` when the battle has ended."""
    words: str
    card: str
    note: str
    orders: tuple[Order, ...]
    section: str


def turn_strip(view: HothView, facts: Facts, say: Speaker) -> Image.Image:
    """Draw turn number and side, phase, and the card in play, in the fixed palette."""
    turn = view.turn
    side = view.winner or turn.side
    words = f"board-phase-{turn.phase}"
    if view.over is not None:
        words = "board-won" if view.winner else "board-drawn"
    card = turn.card if view.over is None else None
    return _strip(
        Strip(
            side=side,
            turn=say(text("board-turn", number=turn.number)),
            name=say(Text(f"hoth-side-{side}") if view.winner else mover_name(view)),
            phase="over" if view.over is not None else turn.phase,
            words=say(Text(words)),
            card=say(Text(f"hoth-card-{card}")) if card else "",
            note=say(Text("board-fallback")) if turn.fallback else "",
            orders=facts.orders(card) if card else (),
            section=turn.section or "",
        )
    )


@lru_cache(maxsize=32)
def _strip(strip: Strip) -> Image.Image:
    side = strip.side
    image = Image.new("RGB", (WIDTH, TURN_HEIGHT), t.FRAME)
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, 452, TURN_HEIGHT), fill=t.plate(side))
    draw.rectangle((452, 0, 458, TURN_HEIGHT), fill=t.edge(side))
    place(image, emblem(side, 84), (54, 50))
    write(draw, (112, 26, 330), strip.turn, (31, "semibold", t.figure(side)))
    write(draw, (112, 67, 330), strip.name, (50, "black", t.figure(side)))
    if strip.phase == "over":
        write(draw, (484, 50, 980), strip.words, (52, "black", t.GOLD))
        return indexed(image)
    write(draw, (484, 38, 440), strip.words, (50, "black", t.PAPER))
    _phase_pips(draw, strip.phase)
    if strip.card:
        _card_in_play(image, strip)
    return indexed(image)


def _phase_pips(draw: ImageDraw.ImageDraw, phase: str) -> None:
    now = PHASES.index("attack" if phase == "post_move" else phase)
    for step in range(len(PHASES)):
        x = 484 + step * 62
        box = (x, 74, x + 54, 88)
        if step == now:
            draw.rectangle((x, 70, x + 54, 92), fill=t.GOLD)
        else:
            draw.rectangle(box, fill=t.EMPIRE_EDGE if step < now else t.FRAME_LIGHT)


def _card_in_play(image: Image.Image, strip: Strip) -> None:
    draw = ImageDraw.Draw(image)
    box = (946, 8, WIDTH - 10, TURN_HEIGHT - 8)
    draw.rounded_rectangle(box, 12, fill=t.PAPER, outline=t.edge(strip.side), width=4)
    sprite = section_map(strip.orders, strip.section, 150, 56)
    image.paste(sprite, (960, 22), sprite)
    left, room = 1124, WIDTH - 24 - 1124
    if strip.note:
        write(draw, (left, 34, room), strip.card, (36, "bold", t.INK))
        write(draw, (left, 70, room), strip.note, (24, "semibold", t.BLAST))
        return
    size, lines = block(strip.card, (room, 2), (36, "bold"))
    for number, line in enumerate(lines):
        y = 50 + (number - (len(lines) - 1) / 2) * size * 1.05
        write(draw, (left, y, room), line, (size, "bold", t.INK))


@lru_cache(maxsize=8)
def emblem(side: str, size: int) -> Image.Image:
    """Draw a side's sign: a toothed wheel for the Empire, a rising sun for the Rebels."""
    pen = Pen(size, size)
    c = size / 2
    mask = Mask((size, size), (c, 1), size - 2)
    if side == "empire":
        for turn in range(3):
            ends = [(0.0, 0.03), (0.0, 0.97)]
            if turn:
                x = 0.41 if turn == 1 else -0.41
                ends = [(-x, 0.265), (x, 0.735)]
            mask.line(*ends, width=0.17)
        mask.disc((0, 0.5), 0.36, 0.36)
        mask.disc((0, 0.5), 0.22, 0.22, cut=True)
        mask.disc((0, 0.5), 0.11, 0.11)
    else:
        mask.disc((0, 0.62), 0.27, 0.27)
        mask.polygon((-0.5, 0.66), (0.5, 0.66), (0.5, 1.0), (-0.5, 1.0), cut=True)
        for x, y in ((-0.46, 0.5), (-0.27, 0.18), (0.0, 0.05), (0.27, 0.18), (0.46, 0.5)):
            dx, dy = x * 0.72, 0.62 + (y - 0.62) * 0.72
            mask.line((dx, dy), (x, y), width=0.09)
        mask.line((-0.46, 0.75), (0.46, 0.75), width=0.08)
        mask.line((-0.30, 0.90), (0.30, 0.90), width=0.08)
    pen.stamp(mask.image, t.figure(side))
    return pen.done()
