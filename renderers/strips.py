"""The turn strip above the board, and the emblems of the sides."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.engine.model import Text, text
from bot.games.hoth.view import HothView

from . import theme as t
from .board import place
from .cardface import section_map
from .facts import Facts
from .layout import WIDTH
from .lettering import fitted, wrapped, write
from .pen import Mask, Pen
from .picture import Speaker

TURN_HEIGHT = 104
"""Height of the strip in pixels."""
PHASES = ("play_card", "order", "move", "attack", "draw")


def draw_turn(image: Image.Image, view: HothView, facts: Facts, say: Speaker) -> None:
    """Draw turn number and side, phase, and the card in play."""
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, WIDTH, TURN_HEIGHT - 4), fill=t.FRAME)
    side = view.winner or view.turn.side
    draw.rectangle((0, 0, 452, TURN_HEIGHT - 4), fill=t.plate(side))
    draw.rectangle((452, 0, 458, TURN_HEIGHT - 4), fill=t.edge(side))
    place(image, emblem(side, 84), (54, 50))
    label = say(text("board-turn", number=view.turn.number))
    write(draw, (112, 26, 330), label, (31, "semibold", t.figure(side)))
    write(draw, (112, 67, 330), say(Text(f"hoth-side-{side}")), (50, "black", t.figure(side)))
    if view.over is not None:
        words = say(Text("board-won" if view.winner else "board-drawn"))
        write(draw, (484, 50, 980), words, (52, "black", t.GOLD))
        return
    write(draw, (484, 38, 440), say(Text(f"board-phase-{view.turn.phase}")), (50, "black", t.PAPER))
    _phase_pips(draw, view.turn.phase)
    if view.turn.card:
        _card_in_play(image, view, facts, say)


def _phase_pips(draw: ImageDraw.ImageDraw, phase: str) -> None:
    now = PHASES.index("attack" if phase == "post_move" else phase) if phase != "over" else 9
    for step in range(len(PHASES)):
        x = 484 + step * 62
        box = (x, 74, x + 54, 88)
        if step == now:
            draw.rectangle((x, 70, x + 54, 92), fill=t.GOLD)
        else:
            draw.rectangle(box, fill=t.EMPIRE_EDGE if step < now else t.FRAME_LIGHT)


def _card_in_play(image: Image.Image, view: HothView, facts: Facts, say: Speaker) -> None:
    card = view.turn.card or ""
    draw = ImageDraw.Draw(image)
    box = (946, 8, WIDTH - 10, TURN_HEIGHT - 12)
    draw.rounded_rectangle(box, 12, fill=t.PAPER, outline=t.edge(view.turn.side), width=4)
    sprite = section_map(facts.orders(card), view.turn.section or "", 150, 56)
    image.paste(sprite, (960, 22), sprite)
    room = WIDTH - 24 - 1124
    words = say(Text("board-fallback")) if view.turn.fallback else ""
    name = say(Text(f"hoth-card-{card}"))
    if words:
        write(draw, (1124, 36, room), name, (36, "bold", t.INK))
        write(draw, (1124, 72, room), words, (24, "semibold", t.BLAST))
        return
    lines = [name] if fitted(name, room, 36)[1] >= 32 else wrapped(name, room, 33, "bold")[:2]
    for number, line in enumerate(lines):
        y = 50 + (number - (len(lines) - 1) / 2) * 35
        write(draw, (1124, y, room), line, (36 if len(lines) == 1 else 33, "bold", t.INK))


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
