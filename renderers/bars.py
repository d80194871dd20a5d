"""The bar of a side beside its baseline, and the foot of the picture: last roll and legend."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.engine.model import Text
from bot.games.hoth.view import CardsView, HothView, SideView

from . import terrain, tokens
from . import theme as t
from .board import HEIGHT, place
from .changes import Changes
from .dice import draw_roll
from .facts import Facts
from .layout import WIDTH
from .lettering import width_of, write
from .pen import Pen
from .picture import Speaker
from .strips import TURN_HEIGHT, emblem

BAR_HEIGHT = 68
FOOT_HEIGHT = 126
UPPER = TURN_HEIGHT - 4
LOWER = HEIGHT - FOOT_HEIGHT - BAR_HEIGHT
FOOT = HEIGHT - FOOT_HEIGHT


class Voice(NamedTuple):
    """What words and numbers are taken from."""

    facts: Facts
    say: Speaker


def draw_bar(image: Image.Image, view: HothView, side: SideView, top: int, voice: Voice) -> None:
    """Draw a side's emblem, medal track with goal, countdowns, waiting units and cards."""
    draw = ImageDraw.Draw(image)
    name = side.side
    draw.rectangle((0, top, WIDTH, top + BAR_HEIGHT), fill=t.plate(name))
    middle = top + BAR_HEIGHT / 2
    place(image, emblem(name, 50), (38, middle))
    x = write(draw, (74, middle, 170), voice.say(Text(f"hoth-side-{name}")), _look(name, 34))
    x = _medals(image, side, (max(x + 24, 236), middle))
    if voice.facts.has_sudden_death(view.scenario, name):
        place(image, tokens.sign("explosion", 40, t.figure(name)), (x + 24, middle))
        x = (
            write(draw, (x + 50, middle, 200), voice.say(Text("board-sudden")), _look(name, 26))
            + 20
        )
    for countdown, value in sorted(view.countdowns.items()):
        if voice.facts.countdown_side(view.scenario, countdown) == name:
            target = voice.facts.countdown_target(view.scenario, countdown)
            words = voice.say(Text(f"board-countdown-{countdown}"))
            x = _track(draw, (x, middle), (words, value, target), name)
    for type_ in side.waiting:
        place(
            image,
            tokens.sign(type_, 44, t.mix(t.figure(name), t.plate(name), 0.4)),
            (x + 20, middle),
        )
        x += 40
    _cards(image, [view.cards[seat] for seat in side.seats], name, middle)


def _look(side: str, size: int) -> tuple[int, t.Weight, t.Colour]:
    return size, "bold", t.figure(side)


def _medals(image: Image.Image, side: SideView, place_: tuple[float, float]) -> float:
    x, y = place_
    kinds = ["kill"] * side.medals_kills + ["permanent"] * side.medals_permanent
    kinds += ["bonus"] * side.medals_bonus + ["temporary"] * side.medals_temporary
    total = max(side.needed, len(kinds))
    step = 50 if total <= 7 else 350 / total
    for slot in range(total):
        kind = kinds[slot] if slot < len(kinds) else ""
        place(image, medal_slot(kind, side.side), (x + 24 + slot * step, y))
    x += total * step + 12
    if not total:
        return x
    draw = ImageDraw.Draw(image)
    words = f"{side.medals}/{side.needed}" if side.needed else str(side.medals)
    return write(draw, (x, y, 120), words, (46, "black", t.figure(side.side))) + 30


@lru_cache(maxsize=16)
def medal_slot(kind: str, side: str) -> Image.Image:
    """Draw one place of a medal track: empty, or won by a kill, objective or bonus."""
    size = 46
    pen = Pen(size, size)
    c = size / 2
    ink = t.figure(side)
    if not kind:
        pen.ring((c, c), c - 2, t.mix(ink, t.plate(side), 0.3), 3)
        return pen.done()
    if kind == "temporary":
        return tokens.medal("temporary", (side,), size)
    if kind == "permanent":
        return tokens.medal("permanent", (side,), size)
    pen.disc((c, c), c - 1, t.INK)
    pen.disc((c, c), c - 3, t.GOLD)
    image = pen.done()
    sign = tokens.sign("miss" if kind == "kill" else "star", 30, t.INK)
    image.alpha_composite(sign, (8, 8))
    return image


def _track(
    draw: ImageDraw.ImageDraw, at: tuple[float, float], facts: tuple[str, int, int], side: str
) -> float:
    x, y = at
    words, value, target = facts
    x = write(draw, (x, y, 200), words, _look(side, 26)) + 12
    for step in range(target):
        box = (x, y - 16, x + 22, y + 16)
        filled = t.GOLD if step < value else None
        draw.rounded_rectangle(box, 5, fill=filled, outline=t.figure(side), width=3)
        x += 27
    return write(draw, (x + 6, y, 90), f"{value}/{target}", _look(side, 30)) + 24


def _cards(image: Image.Image, piles: list[CardsView], side: str, middle: float) -> None:
    """Draw hand, deck and discard counts of each seat, from the right edge."""
    draw = ImageDraw.Draw(image)
    x = WIDTH - 20.0
    for pile in reversed(piles):
        counts = (("hand", pile.hand_size), ("deck", pile.deck), ("discard", len(pile.discard)))
        for name, count in reversed(counts):
            x -= width_of(str(count), _look(side, 34))
            write(draw, (x, middle, 90), str(count), _look(side, 34))
            sprite = pile_sign(name, side)
            place(image, sprite, (x - 8 - sprite.width / 2, middle))
            x -= sprite.width + 34
        x -= 10


@lru_cache(maxsize=8)
def pile_sign(name: str, side: str) -> Image.Image:
    """Draw the sign of a hand (fan), a deck (stack) or a discard pile (crossed card)."""
    pen = Pen(50, 44)
    paper, ink = t.figure(side), t.plate(side)
    if name == "hand":
        for shift, low in ((-14, 4), (14, 4), (0, 0)):
            lean = shift * 0.5
            points = [
                (16 + shift * 0.4 + lean, 4 + low), (34 + shift * 0.4 + lean, 4 + low),
                (34 + shift * 0.4 - lean * 0.2, 40), (16 + shift * 0.4 - lean * 0.2, 40),
            ]  # fmt: skip
            pen.polygon(points, paper)
            pen.loop(points, ink, 2.4)
    else:
        for shift in (8, 4, 0) if name == "deck" else (0,):
            pen.box((10 + shift, 2 + shift, 34 + shift, 36 + shift), ink, 4)
            pen.box((12 + shift, 4 + shift, 32 + shift, 34 + shift), paper, 3)
        if name == "discard":
            pen.line([(14, 8), (30, 30)], ink, 5)
            pen.line([(30, 8), (14, 30)], ink, 5)
    return pen.done()


# Foot ------------------------------------------------------------------------------------------


def draw_foot(
    image: Image.Image, view: HothView, changes: Changes, lines: list[str], voice: Voice
) -> None:
    """Draw the last roll, or the last events in words, and the legend."""
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, FOOT, WIDTH, HEIGHT), fill=t.FRAME)
    if changes.roll:
        draw_roll(image, changes.roll, voice.say, (20, FOOT + 3, 860))
    else:
        for number, line in enumerate(lines[-3:]):
            write(draw, (24, FOOT + 28 + number * 36, 850), line, (28, "semibold", t.PAPER))
    kinds = tuple(kind for kind in terrain.KINDS if kind in set(view.terrain.values()))
    medals = tuple(sorted({objective.kind for objective in view.objectives}))
    words = tuple(voice.say(Text(f"hoth-terrain-{kind}")) for kind in kinds)
    words += tuple(voice.say(Text(f"hoth-objective-{kind}")) for kind in medals)
    words += tuple(voice.say(Text(f"board-legend-{key}")) for key in ("ordered", "lost"))
    sprite = legend(kinds, medals, words)
    image.paste(sprite, (WIDTH - sprite.width - 10, FOOT + 8))


@lru_cache(maxsize=16)
def legend(kinds: tuple[str, ...], medals: tuple[str, ...], words: tuple[str, ...]) -> Image.Image:
    """Draw the legend: terrain present, medal kinds, ring and lost figures."""
    image = Image.new("RGB", (596, 110), t.OUTSIDE)
    draw = ImageDraw.Draw(image)
    signs = [terrain.swatch(kind, 34) for kind in kinds]
    signs += [tokens.medal(kind, (), 30) for kind in medals]
    signs += [_ring_sign(), _lost_sign()]
    rows = max(3, -(-len(signs) // 3))
    height = 106 / rows
    for number, (sign, name) in enumerate(zip(signs, words, strict=True)):
        x, y = 6 + number % 3 * 198, 2 + height * (number // 3 + 0.5)
        place(image, sign, (x + 19, y))
        write(draw, (x + 42, y - 1, 150), name, (22, "semibold", t.INK))
    return image


def _ring_sign() -> Image.Image:
    pen = Pen(36, 28)
    pen.box((1, 1, 35, 27), t.INK, 8)
    pen.box((3, 3, 33, 25), t.ORDER, 7)
    pen.box((8, 7, 28, 21), t.INK, 3)
    return pen.done()


def _lost_sign() -> Image.Image:
    sprite = tokens.counter("echo_troopers", "rebels", (1, 2), None, (False, ""))
    inner = sprite.crop((34, 22, 116, 76))
    return inner.resize((42, 28), Image.Resampling.LANCZOS)
