"""The turn strip above the board, and the emblems of the sides."""

from __future__ import annotations

from PIL import Image

from bot.engine.model import Text, text
from bot.games.hoth.model.view import HothView
from renderers.commands_colors.turnstrip import HEIGHT as TURN_HEIGHT
from renderers.commands_colors.turnstrip import Colours, Strip, draw_strip
from renderers.kit import theme as t
from renderers.kit.kept import kept
from renderers.kit.pen import Mask, Pen
from renderers.picture import Speaker

from .encode import indexed
from .facts import Facts, mover_name

__all__ = ["TURN_HEIGHT", "emblem", "turn_strip"]

PHASES = ("play_card", "order", "move", "attack", "draw")


def turn_strip(view: HothView, facts: Facts, say: Speaker) -> Image.Image:
    """Draw turn number and side, phase, and the card in play, in the fixed palette."""
    turn, over = view.turn, view.over is not None
    words = f"board-phase-{turn.phase}"
    if over:
        words = "board-won" if view.winner else "board-drawn"
    card = turn.card if not over else None
    phase = "attack" if turn.phase == "post_move" else turn.phase
    return _strip(
        Strip(
            side=view.winner or turn.side,
            turn=say(text("board-turn", number=turn.number)),
            name=say(Text(f"hoth-side-{view.winner}") if view.winner else mover_name(view)),
            step=-1 if over else PHASES.index(phase),
            steps=len(PHASES),
            words=say(Text(words)),
            card=say(Text(f"hoth-card-{card}")) if card else "",
            note=say(Text("board-fallback")) if turn.fallback else "",
            orders=facts.orders(card) if card else (),
            section=turn.section or "",
        )
    )


@kept
def _strip(strip: Strip) -> Image.Image:
    side = strip.side
    colours = Colours(t.plate(side), t.edge(side), t.figure(side), t.EMPIRE_EDGE)
    return indexed(draw_strip(strip, colours, emblem(side, 84)))


@kept
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
