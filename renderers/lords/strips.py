"""The strips above and below the mat: turn, and sides with their piles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.engine.model import Side, Text, text
from bot.games.lords.model.state import SIDES
from bot.games.lords.model.view import LordsView
from renderers.kit import theme as t
from renderers.kit.brush.colours import LOSS
from renderers.kit.frame.plates import plate
from renderers.kit.frame.poster import Livery
from renderers.kit.frame.stuff import FIELD, grain
from renderers.kit.kept import kept
from renderers.kit.lettering import sentence, write
from renderers.kit.pen import Pen, place
from renderers.picture import Speaker

from . import badges, look, signs
from .facts import Facts
from .mat import WIDTH

TURN = 92
"""Height of the turn strip in pixels."""
BAR = 66
"""Height of the bar of a side in pixels."""
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
            race=facts.race(view.sides[side]),
            turn=say(text("lords-board-turn", number=turn.number, side=name)),
            army=facts.army(view.sides[side], say),
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
    for side in SIDES:
        force = view.sides[side]
        if force.extra_turns:
            name = Text(f"lords-side-{side}")
            chips.append(say(text("lords-board-owed", side=name, count=force.extra_turns)))
    if view.stall_count >= STALLED:
        limit = view.terms.stall_limit
        chips.append(say(text("lords-board-stall", count=view.stall_count, limit=limit)))
    return tuple(chips)


def poster_liveries(view: LordsView, facts: Facts, say: Speaker) -> dict[Side, Livery]:
    """Return the plates of both sides on a poster: their army, and what they eliminated."""
    found = {}
    for side in SIDES:
        force = view.sides[side]
        fallen = text(
            "poster-lords", units=force.units, goal=view.terms.victory_units,
            commands=force.commands, most=view.terms.victory_commands,
        )  # fmt: skip
        army = facts.army(force, say)
        figures = [army] if view.over is None else [army, say(fallen)]
        colours = look.plate(side), look.edge(side), look.ink(side)
        found[side] = Livery(*colours, figures)
    return found


@kept
def _strip(strip: Strip, width: int) -> Image.Image:
    image = grain((WIDTH, TURN), FIELD.body, 3, 24, 18, 0.3).copy()
    plate(image, (8, 5, 560, TURN - 7), look.plate(strip.side), look.edge(strip.side))
    plate(image, (570, 5, WIDTH - 8, TURN - 7), FIELD.paper, FIELD.paper_rule)
    draw = ImageDraw.Draw(image)
    ink = look.ink(strip.side)
    place(image, signs.sign(strip.race, 70, ink), (54, TURN / 2))
    write(draw, (102, 28, 440), strip.turn, (30, "semibold", ink))
    write(draw, (102, 60, 440), strip.army, (38, "black", ink))
    left = 592
    if strip.preview:
        _hatched(draw, (574, 9, WIDTH - 12, TURN - 11))
        write(draw, (left, TURN / 2, 860), strip.preview, (44, "black", t.INK))
        return fitting(image, width)
    colour = LOSS if strip.reason else FIELD.ink
    high = TURN / 2 - 2 if strip.step < 0 and not strip.reason else 34
    write(draw, (left, high, 480), strip.words, (44, "black", colour))
    for step in range(strip.steps if strip.step >= 0 else 0):
        x = left + step * 74
        now = step == strip.step
        box = (x, 60, x + 66, 76) if now else (x, 64, x + 66, 73)
        fill = t.GOLD if now else look.SOFT_INK if step < strip.step else look.PARCHMENT_SHADE
        draw.rectangle(box, fill=fill, outline=FIELD.ink)
    write(draw, (left, 68, 880), sentence(strip.reason), (28, "semibold", FIELD.ink))
    _draw_chips(draw, strip.chips)
    return fitting(image, width)


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
    height = (TURN - 26) / max(2, len(chips))
    top = TURN / 2 - height * len(chips) / 2
    for number, words in enumerate(chips):
        y = top + (number + 0.5) * height
        box = (1080, y - height / 2 + 1, WIDTH - 24, y + height / 2 - 1)
        draw.rounded_rectangle(box, 8, fill=t.GOLD, outline=FIELD.ink, width=2)
        write(draw, (1092, y - 1, WIDTH - 38 - 1092), words, (27, "bold", FIELD.ink))


def fitting(image: Image.Image, width: int) -> Image.Image:
    """Bring a strip to the width of a picture."""
    if width == image.width:
        return image
    return image.resize((width, tall(image.height, width)), Image.Resampling.LANCZOS)


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
    """Draw what a side has eliminated against its goals, and its cards."""
    force, terms = view.sides[side], view.terms
    return _bar(
        Bar(
            side=side,
            race=facts.race(force),
            name=facts.army(force, say),
            units=(force.units, terms.victory_units),
            commands=(force.commands, terms.victory_commands),
            hand=force.hand_size,
            deck=force.deck,
            words=(say(Text("lords-board-units")), say(Text("lords-board-commands"))),
        ),
        width,
    )


@kept
def _bar(bar: Bar, width: int) -> Image.Image:
    ink = look.ink(bar.side)
    image = grain((WIDTH, BAR), FIELD.body, 3, 24, 18, 0.3).copy()
    face, rim = look.plate(bar.side), look.edge(bar.side)
    plate(image, (8, 2, WIDTH - 8, BAR - 4), face, rim, inner=False)
    draw = ImageDraw.Draw(image)
    middle = BAR / 2
    place(image, signs.sign(bar.race, 50, ink), (42, middle))
    write(draw, (78, middle, 316), bar.name, (32, "black", ink))
    x = write(draw, (412, middle, 130), bar.words[0], (27, "semibold", ink)) + 12
    x = _units(draw, x, bar)
    x = write(draw, (x + 30, middle, 130), bar.words[1], (27, "semibold", ink)) + 8
    _commands(image, x, bar)
    for count, sprite, left in (
        (bar.hand, badges.fan(50, look.band(bar.side), ink), 1252),
        (bar.deck, badges.stack(46, look.band(bar.side), ink), 1376),
    ):
        place(image, sprite, (left + 24, middle))
        draw.text((left + 58, middle - 1), str(count), ink, t.font(42, "black"), "lm")
    return fitting(image, width)


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


@kept
def _star(side: str, *, filled: bool) -> Image.Image:
    size = 38
    pen = Pen(size, size)
    pen.disc((size / 2, size / 2), size / 2 - 1, look.ink(side))
    pen.disc((size / 2, size / 2), size / 2 - 3, t.GOLD if filled else look.plate(side))
    if filled:
        signs.stamp_sign(pen, "star", (size / 2, 4, 30), t.INK)
    return pen.done()
