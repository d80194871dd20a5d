"""The bar of a side beside its baseline, and the foot of the picture: last roll and legend."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.engine.model import Text
from bot.games.hoth.model.view import HothView, SideView
from renderers.kit import figures
from renderers.kit import theme as t
from renderers.kit.kept import kept
from renderers.kit.lettering import wrapped, write
from renderers.kit.pen import Mask, Pen, hollow, place
from renderers.kit.piles import draw_piles
from renderers.kit.rolls import Roll, draw_roll
from renderers.picture import Speaker

from . import counters, terrain
from .changes import Changes
from .dice import dice_of, roll_of
from .encode import indexed
from .facts import Facts
from .layout import HEIGHT, WIDTH
from .strips import TURN_HEIGHT, emblem

BAR_HEIGHT = 68
FOOT_HEIGHT = 126
UPPER = TURN_HEIGHT
LOWER = HEIGHT - FOOT_HEIGHT - BAR_HEIGHT
FOOT = HEIGHT - FOOT_HEIGHT


class Voice(NamedTuple):
    """What words and numbers are taken from."""

    facts: Facts
    say: Speaker


class Bar(NamedTuple):
    """All that a bar shows."""

    side: SideView
    name: str
    sudden: str
    """Words for a way to win at once, or empty."""
    countdowns: tuple[tuple[str, int, int], ...]
    """Name, value and target."""
    piles: tuple[tuple[int, int, int], ...]
    """Hand, deck and discard of each seat."""


def side_bar(view: HothView, side: SideView, voice: Voice) -> Image.Image:
    """Draw emblem, medal track with goal, countdowns, waiting units and cards of a side.

    The result is in the fixed palette.
    """
    facts, say, scenario = voice.facts, voice.say, view.scenario
    countdowns = tuple(
        (say(Text(f"board-countdown-{name}")), value, facts.countdown_target(scenario, name))
        for name, value in sorted(view.countdowns.items())
        if facts.countdown_side(scenario, name) == side.side
    )
    sudden = facts.has_sudden_death(scenario, side.side)
    cards = [view.cards[seat] for seat in side.seats]
    bar = Bar(
        side,
        say(Text(f"hoth-side-{side.side}")),
        say(Text("board-sudden")) if sudden else "",
        countdowns,
        tuple((pile.hand_size, pile.deck, len(pile.discard)) for pile in cards),
    )
    return _bar(bar)


@kept
def _bar(bar: Bar) -> Image.Image:
    side = bar.side.side
    image = Image.new("RGB", (WIDTH, BAR_HEIGHT), t.plate(side))
    draw = ImageDraw.Draw(image)
    middle = BAR_HEIGHT / 2
    place(image, emblem(side, 50), (38, middle))
    x = write(draw, (74, middle, 170), bar.name, _look(side, 34))
    x = _medals(image, bar.side, (max(x + 24, 236), middle))
    if bar.sudden:
        place(image, counters.sign("explosion", 40, t.figure(side)), (x + 24, middle))
        x = write(draw, (x + 50, middle, 200), bar.sudden, _look(side, 26)) + 20
    for countdown in bar.countdowns:
        x = _track(draw, (x, middle), countdown, side)
    for type_ in bar.side.waiting:
        ink = t.mix(t.figure(side), t.plate(side), 0.4)
        place(image, counters.sign(type_, 44, ink), (x + 20, middle))
        x += 40
    _cards(image, bar.piles, side)
    return indexed(image)


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


@kept
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
        return counters.medal("temporary", (side,), size)
    if kind == "permanent":
        return counters.medal("permanent", (side,), size)
    pen.disc((c, c), c - 1, t.INK)
    pen.disc((c, c), c - 3, t.GOLD)
    image = pen.done()
    sign = counters.sign("miss" if kind == "kill" else "star", 30, t.INK)
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


def _cards(image: Image.Image, piles: tuple[tuple[int, int, int], ...], side: str) -> None:
    """Draw hand, deck and discard counts of each seat, from the right edge."""
    x = WIDTH - 20.0
    for pile in reversed(piles):
        named = list(zip(("hand", "deck", "discard"), pile, strict=True))
        x = draw_piles(image, x, named, t.figure(side), t.plate(side)) - 10


# Foot ------------------------------------------------------------------------------------------


class Foot(NamedTuple):
    """All that the foot shows: last roll, last events, scenario name and briefing; legend."""

    roll: Roll | None
    lines: tuple[str, ...]
    briefing: tuple[str, str]
    kinds: tuple[str, ...]
    medals: tuple[str, ...]
    words: tuple[str, ...]


def foot(view: HothView, changes: Changes, lines: list[str], voice: Voice) -> Image.Image:
    """Draw the last roll, the last events in words or the briefing; and the legend."""
    say = voice.say
    kinds = tuple(kind for kind in terrain.KINDS if kind in set(view.terrain.values()))
    medals = tuple(sorted({objective.kind for objective in view.objectives}))
    keys = [f"hoth-terrain-{kind}" for kind in kinds]
    keys += [f"hoth-objective-{kind}" for kind in medals]
    keys += ["board-legend-ordered", "board-legend-lost"]
    name = f"hoth-scenario-{view.scenario}"
    return _foot(
        Foot(
            roll_of(changes.roll, say) if changes.roll else None,
            tuple(lines[-3:]),
            (say(Text(name)), say(Text(f"{name}-briefing"))),
            kinds,
            medals,
            tuple(say(Text(key)) for key in keys),
        )
    )


@kept
def _foot(parts: Foot) -> Image.Image:
    image = Image.new("RGB", (WIDTH, FOOT_HEIGHT), t.FRAME)
    draw = ImageDraw.Draw(image)
    if parts.roll:
        draw_roll(image, parts.roll, (20, 3, 860), partial(dice_of, parts.roll))
    elif parts.lines:
        for number, line in enumerate(parts.lines):
            write(draw, (24, 28 + number * 36, 850), line, (29, "semibold", t.PAPER))
    else:
        _briefing(draw, *parts.briefing)
    sprite = legend(parts.kinds, parts.medals, parts.words)
    image.paste(sprite, (WIDTH - sprite.width - 10, 8))
    return indexed(image)


def _briefing(draw: ImageDraw.ImageDraw, name: str, words: str) -> None:
    """Write the name of the scenario and its briefing."""
    write(draw, (24, 24, 850), name, (33, "black", t.GOLD))
    for size in (26, 24, 22, 20):
        lines = wrapped(words, 850, size)
        if len(lines) * size * 1.15 < 80:
            break
    for number, line in enumerate(lines):
        y = 58 + number * size * 1.15
        write(draw, (24, y, 856), line, (size, "regular", t.PAPER))


@kept
def legend(kinds: tuple[str, ...], medals: tuple[str, ...], words: tuple[str, ...]) -> Image.Image:
    """Draw the legend: terrain present, medal kinds, ring and lost figures."""
    image = Image.new("RGB", (596, 110), t.OUTSIDE)
    draw = ImageDraw.Draw(image)
    signs = [terrain.swatch(kind, 34) for kind in kinds]
    signs += [counters.medal(kind, (), 30) for kind in medals]
    signs += [_ring_sign(), _lost_sign()]
    rows = max(3, -(-len(signs) // 3))
    height = 106 / rows
    for number, (sign, name) in enumerate(zip(signs, words, strict=True)):
        x, y = 6 + number % 3 * 198, 2 + height * (number // 3 + 0.5)
        place(image, sign, (x + 19, y))
        write(draw, (x + 42, y - 1, 150), name, (25 if rows < 4 else 22, "semibold", t.INK))
    return image


def _ring_sign() -> Image.Image:
    pen = Pen(36, 28)
    pen.box((1, 1, 35, 27), t.INK, 8)
    pen.box((3, 3, 33, 25), t.ORDER, 7)
    pen.box((8, 7, 28, 21), t.INK, 3)
    return pen.done()


def _lost_sign() -> Image.Image:
    mask = Mask((36, 34), (18, 1), 32)
    figures.echo_trooper(mask)
    pen = Pen(36, 34)
    pen.stamp(hollow(mask.image, 1.6), t.REBELS_EDGE)
    return pen.done()
