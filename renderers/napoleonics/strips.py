"""The turn strip of Napoleonics, the bars of both sides, and the measures of the picture."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.engine.model import Text, text
from bot.games.napoleonics.model.state import TOP, Banner
from bot.games.napoleonics.model.view import NapView, PlayerView
from bot.games.napoleonics.words import names
from renderers.commands_colors.turnstrip import HEIGHT as TURN_HEIGHT
from renderers.commands_colors.turnstrip import Colours, Strip, draw_strip
from renderers.kit import theme as t
from renderers.kit.kept import kept
from renderers.kit.lettering import sentence, write
from renderers.kit.pen import Mask, Pen, place
from renderers.kit.piles import draw_piles
from renderers.picture import Speaker

from . import look
from .facts import Facts
from .paint import indexed
from .signs import SIGNS, sign

BAR_HEIGHT = 68
FOOT_HEIGHT = 140
UPPER = TURN_HEIGHT
LOWER = look.FIELD.bottom + look.EDGE
FOOT = LOWER + BAR_HEIGHT
HEIGHT = FOOT + FOOT_HEIGHT
PHASES = ("command", "order", "move", "combat", "draw")


def turn_strip(view: NapView, facts: Facts, say: Speaker, preview: bool) -> Image.Image:
    """Draw turn number and side, phase, and the card in play, in the fixed palette."""
    turn, over = view.turn, view.over is not None
    words = Text("napoleonics-board-preview" if preview else f"napoleonics-phase-{turn.phase}")
    if over:
        words = ending(view)
    card = turn.card if not over else None
    shown = turn.text or turn.card or ""
    return _strip(
        Strip(
            side=view.winner or turn.side,
            turn=say(text("napoleonics-board-turn", number=turn.number)),
            name=sentence(say(names.side(view.winner or turn.side))),
            step=-1 if over or turn.phase == "over" else PHASES.index(turn.phase),
            steps=len(PHASES),
            words=sentence(say(words)),
            card=say(names.card(card)) if card else "",
            note=_note(view, say) if card else "",
            orders=facts.orders(shown, turn.command, turn.mirrored) if card else (),
            section=turn.section or "",
        )
    )


def ending(view: NapView) -> Text:
    """Say who won and why, or that nobody did."""
    reason = names.message(f"over-{view.over}")
    if view.winner is None:
        return text("napoleonics-board-drawn", reason=reason)
    return text("napoleonics-board-won", side=names.side(view.winner), reason=reason)


def _note(view: NapView, say: Speaker) -> str:
    """Say what a card stands for, or that it is not used by its text."""
    turn = view.turn
    if turn.mode != "card":
        return say(Text("napoleonics-board-plain"))
    if turn.text is not None and turn.text != turn.card:
        return f"= {say(names.card(turn.text))}"
    return ""


@kept
def _strip(strip: Strip) -> Image.Image:
    livery = look.livery(strip.side)
    past = t.mix(livery.plate, t.PAPER, 0.45)
    colours = Colours(livery.plate, livery.edge, livery.figure, past)
    return indexed(draw_strip(strip, colours, emblem(strip.side, 84)))


@kept
def emblem(side: str, size: int) -> Image.Image:
    """Draw a side's sign: a cockade for the French, a crown for the Allies."""
    pen = Pen(size, size)
    c, livery = size / 2, look.livery(side)
    if side == TOP:
        for reach, colour in ((1, livery.figure), (0.84, livery.plate), (0.62, livery.figure)):
            pen.disc((c, c), (c - 1) * reach, colour)
        pen.disc((c, c), c * 0.36, look.LIVERIES["british"].plate)
    else:
        mask = Mask((size, size), (c, size * 0.04), size * 0.94)
        SIGNS["guard"](mask)
        pen.stamp(mask.image, livery.figure)
    return pen.done()


# Bars --------------------------------------------------------------------------------------------


class Bar(NamedTuple):
    """All that the bar of a side shows."""

    side: str
    name: str
    banners: tuple[Banner, ...]
    needed: int
    slots: tuple[bool, ...]
    """Which slots of the square track are filled."""
    piles: tuple[tuple[str, int], ...]


def side_bar(
    view: NapView, player: PlayerView, facts: Facts, say: Speaker, *, lower: bool
) -> Image.Image:
    """Draw emblem, banners with goal, square track and cards of a side, in the fixed palette.

    The common piles are shown on the lower bar.
    """
    piles = [("hand", player.hand_size)]
    if lower:
        piles = [("deck", view.deck), ("discard", len(view.discard)), *piles]
    count = facts.content.match.square_slots
    slots = tuple(str(number) in player.track for number in range(1, count + 1))
    return _bar(
        Bar(
            side=player.side,
            name=sentence(say(names.side(player.side))),
            banners=player.banners,
            needed=player.needed,
            slots=slots,
            piles=tuple(piles),
        )
    )


@kept
def _bar(bar: Bar) -> Image.Image:
    livery = look.livery(bar.side)
    image = Image.new("RGB", (look.WIDTH, BAR_HEIGHT), livery.plate)
    draw = ImageDraw.Draw(image)
    middle = BAR_HEIGHT / 2
    place(image, emblem(bar.side, 50), (38, middle))
    x = write(draw, (74, middle, 190), bar.name, (34, "bold", livery.figure))
    x = _banners(image, bar, max(x + 24, 236))
    _track(image, bar, max(x + 30, 800))
    draw_piles(image, look.WIDTH - 20.0, bar.piles, livery.figure, livery.plate)
    return indexed(image)


def _banners(image: Image.Image, bar: Bar, x: float) -> float:
    livery = look.livery(bar.side)
    total = max(bar.needed, len(bar.banners))
    step = min(50.0, 420 / total)
    for slot in range(total):
        kind = bar.banners[slot].kind if slot < len(bar.banners) else ""
        place(image, banner(kind, bar.side), (x + 24 + slot * step, BAR_HEIGHT / 2))
    words = f"{len(bar.banners)}/{bar.needed}"
    draw = ImageDraw.Draw(image)
    left = x + total * step + 12
    return write(draw, (left, BAR_HEIGHT / 2, 120), words, (46, "black", livery.figure))


@kept
def banner(kind: str, side: str) -> Image.Image:
    """Draw one place of a banner track: empty, or won by a unit, a leader or an objective."""
    size = 46
    pen = Pen(size, size)
    c, livery = size / 2, look.livery(side)
    if not kind:
        pen.ring((c, c), c - 2, t.mix(livery.figure, livery.plate, 0.3), 3)
        return pen.done()
    pen.disc((c, c), c - 1, t.INK)
    pen.disc((c, c), c - 3, t.PAPER if kind == "objective" else t.GOLD)
    image = pen.done()
    drawn = sign(kind, 28, t.INK)
    image.alpha_composite(drawn, (round(c - drawn.width / 2), round(c - drawn.height / 2)))
    return image


def _track(image: Image.Image, bar: Bar, x: float) -> None:
    """Draw the square track: a numbered slot each, filled where a card lies."""
    livery = look.livery(bar.side)
    draw = ImageDraw.Draw(image)
    for number, filled in enumerate(bar.slots, 1):
        left = x + (number - 1) * 48
        box = (left, 14, left + 40, 54)
        ink = livery.plate if filled else t.mix(livery.figure, livery.plate, 0.35)
        fill = livery.figure if filled else livery.plate
        draw.rectangle(box, fill=fill, outline=livery.figure if filled else ink, width=3)
        draw.text((left + 20, 33), str(number), ink, t.font(27, "black"), "mm")
