"""The strips above and below the mat: turn, sides with their piles, last lines and legend."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.engine.model import Side, Text, text
from bot.games.lords.view import LordsView
from renderers import theme as t
from renderers.lettering import sentence, wrapped, write
from renderers.pen import Pen, place
from renderers.picture import Speaker

from . import badges, look, signs
from .facts import Facts
from .mat import WIDTH
from .paint import palette

TURN = 92
"""Height of the turn strip in pixels."""
BAR = 66
"""Height of the bar of a side in pixels."""
FOOT = 112
"""Height of the foot in pixels."""
LINES = 3
"""Most lines of what happened in the foot."""
STALLED = 40
"""From this many turns without an elimination on their count is shown (lords.md section 10)."""


class Strip(NamedTuple):
    """All that the turn strip shows, in words."""

    side: str
    race: str
    turn: str
    army: str
    phase: str
    words: str
    steps: int
    step: int
    chips: tuple[str, ...]
    preview: str
    reason: str
    """Why the battle ended."""


def turn_strip(
    view: LordsView, facts: Facts, say: Speaker, *, preview: bool, width: int
) -> Image.Image:
    """Draw turn and side, phase, extra turns owed and a stall, in the palette."""
    turn = view.turn
    side = view.winner or turn.side
    steps = [step for step in ("place", "declare", "berserk", "reinforce")
             if step != "berserk" or view.terms.advanced]  # fmt: skip
    phase, words = turn.phase, f"lords-board-phase-{turn.phase}"
    if view.over is not None:
        phase, words = "over", "lords-board-won" if view.winner else "lords-board-drawn"
    name = say(Text(f"lords-side-{side}"))
    return _strip(
        Strip(
            side=side,
            race=facts.race(view.sides[side].army),
            turn=say(text("lords-board-turn", number=turn.number, side=name)),
            army=facts.army(view.sides[side].army, say),
            phase=phase,
            words=say(Text(words)),
            steps=len(steps),
            step=steps.index(phase) if phase in steps else -1,
            chips=_chips(view, say),
            preview=say(Text("lords-board-preview")) if preview else "",
            reason=say(Text(f"lords-over-{view.over}")) if view.over is not None else "",
        ),
        width,
    )


def _chips(view: LordsView, say: Speaker) -> tuple[str, ...]:
    if view.over is not None:
        return ()
    chips = []
    if view.turn.extra:
        chips.append(say(Text("lords-board-extra")))
    for side, force in view.sides.items():
        if force.extra_turns:
            name = Text(f"lords-side-{side}")
            chips.append(say(text("lords-board-owed", side=name, count=force.extra_turns)))
    if view.stall_count >= STALLED:
        limit = view.terms.stall_limit
        chips.append(say(text("lords-board-stall", count=view.stall_count, limit=limit)))
    return tuple(chips)


@lru_cache(maxsize=48)
def _strip(strip: Strip, width: int) -> Image.Image:
    image = Image.new("RGB", (WIDTH, TURN), t.FRAME)
    draw = ImageDraw.Draw(image)
    ink = look.ink(strip.side)
    draw.rectangle((0, 0, 560, TURN), fill=look.plate(strip.side))
    draw.rectangle((560, 0, 566, TURN), fill=look.edge(strip.side))
    place(image, signs.sign(strip.race, 76, ink), (50, TURN / 2))
    write(draw, (100, 25, 446), strip.turn, (32, "semibold", ink))
    write(draw, (100, 63, 446), strip.army, (42, "black", ink))
    left = 592
    if strip.preview:
        _hatched(draw, (566, 0, WIDTH, TURN))
        write(draw, (left, TURN / 2, 860), strip.preview, (46, "black", t.INK))
        return _wide(image, width)
    colour = t.GOLD if strip.reason else t.PAPER
    high = TURN / 2 if strip.step < 0 and not strip.reason else 34
    write(draw, (left, high, 480), strip.words, (48, "black", colour))
    for step in range(strip.steps if strip.step >= 0 else 0):
        x = left + step * 74
        now = step == strip.step
        box = (x, 66, x + 66, 84) if now else (x, 70, x + 66, 80)
        draw.rectangle(
            box, fill=t.GOLD if now else look.NORTH_EDGE if step < strip.step else t.FRAME_LIGHT
        )
    write(draw, (left, 73, 880), sentence(strip.reason), (29, "semibold", t.PAPER))
    _draw_chips(draw, strip.chips)
    return _wide(image, width)


def _hatched(draw: ImageDraw.ImageDraw, box: tuple[int, int, int, int]) -> None:
    """Fill a box with warning stripes at its edges, for what is not done yet."""
    draw.rectangle(box, fill=t.GOLD)
    for x in range(box[0] - 20, box[2], 40):
        for top in (box[1], box[3] - 14):
            draw.polygon(
                [(x, top + 14), (x + 14, top), (x + 34, top), (x + 20, top + 14)], fill=t.INK
            )
    draw.rectangle((box[0], box[1] + 14, box[2], box[3] - 14), fill=t.GOLD)


def _draw_chips(draw: ImageDraw.ImageDraw, chips: Sequence[str]) -> None:
    height = (TURN - 12) / max(2, len(chips))
    top = TURN / 2 - height * len(chips) / 2
    for number, words in enumerate(chips):
        y = top + (number + 0.5) * height
        box = (1090, y - height / 2 + 2, WIDTH - 12, y + height / 2 - 2)
        draw.rounded_rectangle(box, 9, fill=t.PAPER)
        write(draw, (1104, y - 1, WIDTH - 28 - 1104), words, (29, "bold", t.INK))


def _wide(image: Image.Image, width: int) -> Image.Image:
    """Bring a strip to the width of a picture, in the palette."""
    if width != image.width:
        size = (width, tall(image.height, width))
        image = image.resize(size, Image.Resampling.LANCZOS)
    return palette().indexed(image)


def tall(height: int, width: int) -> int:
    """Return the height that a strip has on a picture of a width."""
    return round(height * width / WIDTH)


# Sides -----------------------------------------------------------------------------------------


class Bar(NamedTuple):
    """All that the bar of a side shows."""

    side: str
    race: str
    name: str
    units: tuple[int, int]
    commands: tuple[int, int]
    hand: int
    deck: int
    words: tuple[str, str]


def side_bar(view: LordsView, side: Side, facts: Facts, say: Speaker, width: int) -> Image.Image:
    """Draw what a side has eliminated against its goals, and its cards, in the palette."""
    force, terms = view.sides[side], view.terms
    return _bar(
        Bar(
            side=side,
            race=facts.race(force.army),
            name=facts.army(force.army, say),
            units=(force.units, terms.victory_units),
            commands=(force.commands, terms.victory_commands),
            hand=force.hand_size,
            deck=force.deck,
            words=(say(Text("lords-board-units")), say(Text("lords-board-commands"))),
        ),
        width,
    )


@lru_cache(maxsize=64)
def _bar(bar: Bar, width: int) -> Image.Image:
    plate, ink = look.plate(bar.side), look.ink(bar.side)
    image = Image.new("RGB", (WIDTH, BAR), plate)
    draw = ImageDraw.Draw(image)
    middle = BAR / 2
    place(image, signs.sign(bar.race, 54, ink), (36, middle))
    write(draw, (74, middle, 320), bar.name, (32, "black", ink))
    x = write(draw, (412, middle, 130), bar.words[0], (27, "semibold", ink)) + 12
    x = _units(draw, x, bar)
    x = write(draw, (x + 30, middle, 130), bar.words[1], (27, "semibold", ink)) + 8
    _commands(image, x, bar)
    for count, sprite, left in (
        (bar.hand, badges.fan(54, look.band(bar.side), ink), 1252),
        (bar.deck, badges.stack(50, look.band(bar.side), ink), 1376),
    ):
        place(image, sprite, (left + 24, middle))
        draw.text((left + 58, middle - 1), str(count), ink, t.font(42, "black"), "lm")
    return _wide(image, width)


def _units(draw: ImageDraw.ImageDraw, left: float, bar: Bar) -> float:
    """Draw the units eliminated as a row of slots up to the goal, with both numbers."""
    done, goal = bar.units
    ink, middle = look.ink(bar.side), BAR / 2
    step = 230 / goal
    for slot in range(goal):
        x = left + slot * step
        box = (x, middle - 15, x + max(2.0, step - 2.5), middle + 15)
        draw.rectangle(box, fill=look.HIT if slot < done else None, outline=ink, width=2)
    words = f"{done}/{goal}"
    return write(draw, (left + 240, middle - 1, 120), words, (42, "black", ink))


def _commands(image: Image.Image, left: float, bar: Bar) -> None:
    """Draw the command units eliminated as stars up to the goal, with both numbers."""
    done, goal = bar.commands
    ink, middle = look.ink(bar.side), BAR / 2
    step = min(38.0, 150 / goal)
    for slot in range(max(goal, 1)):
        place(image, _star(bar.side, filled=slot < done), (left + (slot + 0.5) * step, middle))
    draw = ImageDraw.Draw(image)
    write(draw, (left + goal * step + 8, middle - 1, 90), f"{done}/{goal}", (42, "black", ink))


@lru_cache(maxsize=4)
def _star(side: str, *, filled: bool) -> Image.Image:
    size = 38
    pen = Pen(size, size)
    pen.disc((size / 2, size / 2), size / 2 - 1, look.ink(side))
    pen.disc((size / 2, size / 2), size / 2 - 3, t.GOLD if filled else look.plate(side))
    if filled:
        signs.stamp_sign(pen, "star", (size / 2, 4, 30), t.INK)
    return pen.done()


# Foot ------------------------------------------------------------------------------------------


class Foot(NamedTuple):
    """All that the foot shows: the last lines, or name and briefing of the battle; the legend."""

    lines: tuple[str, ...]
    title: str
    briefing: str
    legend: tuple[tuple[str, str], ...]


LEGEND = ("infantry", "cavalry", "spear", "berserker", "shooter", "command", "danger", "threat")


def foot(
    view: LordsView, lines: Sequence[str], say: Speaker, *, private: bool, width: int
) -> Image.Image:
    """Draw the last lines or the briefing, and the legend, in the palette."""
    shown = LEGEND if private else LEGEND[:-2]
    name = f"lords-scenario-{view.scenario}"
    words = [
        say(Text(f"lords-kind-{key}" if number < 5 else f"lords-board-legend-{key}"))
        for number, key in enumerate(shown)
    ]
    briefing = say(Text(f"{name}-briefing"))
    legend = tuple(zip(shown, words, strict=True))
    return _foot(Foot(tuple(lines[:LINES]), say(Text(name)), briefing, legend), width)


@lru_cache(maxsize=48)
def _foot(parts: Foot, width: int) -> Image.Image:
    image = Image.new("RGB", (WIDTH, FOOT), t.FRAME)
    draw = ImageDraw.Draw(image)
    columns = 2 if len(parts.legend) <= 6 else 3
    room = WIDTH - columns * 210 - 40
    if parts.lines:
        for number, line in enumerate(parts.lines):
            y = FOOT / 2 + (number - (len(parts.lines) - 1) / 2) * 35
            write(draw, (22, y, room), line, (29, "semibold", t.PAPER))
    else:
        _briefing(draw, parts, room)
    sprite = _legend(parts.legend, columns)
    image.paste(sprite, (WIDTH - sprite.width - 8, 8))
    return _wide(image, width)


def _briefing(draw: ImageDraw.ImageDraw, parts: Foot, room: int) -> None:
    write(draw, (22, 22, room), parts.title, (32, "black", t.GOLD))
    lines = wrapped(parts.briefing, room, 26)
    for number, line in enumerate(lines[:3]):
        write(draw, (22, 53 + number * 27, room), line, (26, "regular", t.PAPER))


def _legend(entries: tuple[tuple[str, str], ...], columns: int) -> Image.Image:
    image = Image.new("RGB", (columns * 210 + 8, FOOT - 16), look.PARCHMENT)
    draw = ImageDraw.Draw(image)
    rows = -(-len(entries) // columns)
    height = image.height / rows
    for number, (key, words) in enumerate(entries):
        x, y = 8 + number // rows * 210, height * (number % rows + 0.5)
        place(image, _legend_sign(key), (x + 19, y))
        write(draw, (x + 44, y - 1, 162), words, (26, "semibold", t.INK))
    return image


@lru_cache(maxsize=16)
def _legend_sign(key: str) -> Image.Image:
    if key == "command":
        return signs.shield(30, gold=True)
    if key == "danger":
        return signs.sign("infantry", 30, look.HIT)
    if key == "threat":
        return badges.threat(9, 4, 0.6).crop((0, 0, 38, 25))
    if key == "shooter":
        return _grid_sign()
    return signs.sign(key, 30, t.INK)


def _grid_sign() -> Image.Image:
    pen = Pen(30, 30)
    for col in range(3):
        for row in range(2):
            box = (2 + col * 9, 1 + row * 9, 11 + col * 9, 10 + row * 9)
            pen.box(box, t.INK)
            pen.box((box[0] + 1, box[1] + 1, box[2] - 1, box[3] - 1), look.SHOT)
    pen.disc((15.5, 23), 7, look.SHOT)
    return pen.done()
