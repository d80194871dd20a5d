"""The last roll: attacker, target, dice, and the sum that gave their number."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.engine.model import Text, text
from bot.games.hoth.events import DiceRolled
from bot.games.hoth.model import REBELS

from . import theme as t
from . import tokens
from .figures import UNITS
from .lettering import block, sentence, write
from .pen import place
from .picture import Speaker
from .sums import arithmetic

SIZE = (800, 260)
"""Width and height of the picture of a roll."""


def target_name(type_: str) -> Text:
    """Return the name of a unit type or fortification."""
    return Text(f"hoth-unit-{type_}" if type_ in UNITS else f"hoth-fort-{type_}")


def heading(event: DiceRolled, say: Speaker) -> str:
    """Say who attacked what, or which roll this is."""
    return sentence(
        say(
            text(
                f"board-roll-{event.why}",
                unit=Text(f"hoth-unit-{event.attacker_type}"),
                hex=event.origin,
                target=target_name(event.target_type),
                at=event.target,
            )
        )
    )


class Roll(NamedTuple):
    """A roll in words: side, faces, who against whom, and the sum."""

    side: str
    dice: tuple[str, ...]
    heading: str
    sums: str


def roll_of(event: DiceRolled, say: Speaker) -> Roll:
    """Put a roll into words; a second roll has no sum of its own."""
    again = event.why != "attack"
    sums = say(Text("board-roll-again")) if again else arithmetic(event.tally, say)
    return Roll(event.side, event.dice, heading(event, say), sums)


def draw_roll(image: Image.Image, roll: Roll, area: tuple[int, int, int]) -> None:
    """Draw a roll from (left, top) over a width: 116 pixels high."""
    left, top, width = area
    draw = ImageDraw.Draw(image)
    step = min(82.0, (width - 20) * 0.55 / max(1, len(roll.dice)))
    size = round(step - 8)
    for slot, face in enumerate(roll.dice):
        place(image, tokens.die(face, size), (left + size / 2 + slot * step, top + 60))
    x = left + len(roll.dice) * step + 22
    room = left + width - x
    size, lines = block(roll.heading, (room, 2), (28, "semibold"))
    height = 34 if len(lines) > 1 else 40
    y = top + 60 - height * len(lines) / 2
    for line in lines:
        write(draw, (x, y, room), line, (size, "semibold", _ink(roll.side)))
        y += height
    write(draw, (x, y + 2, room), roll.sums, (32, "bold", t.PAPER))


def _ink(side: str) -> t.Colour:
    return t.REBELS if side == REBELS else t.EMPIRE_EDGE


def roll_image(event: DiceRolled, say: Speaker) -> Image.Image:
    """Draw a roll as a small picture of its own."""
    image = Image.new("RGB", SIZE, t.FRAME)
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, SIZE[0], 8), fill=t.plate(event.side))
    draw.rectangle((0, 8, SIZE[0], 11), fill=t.edge(event.side))
    step = min(120.0, (SIZE[0] - 40) / max(1, len(event.dice)))
    size = round(step - 10)
    for slot, face in enumerate(event.dice):
        place(image, tokens.die(face, size), (24 + size / 2 + slot * step, 186))
    roll = roll_of(event, say)
    write(draw, (24, 44, SIZE[0] - 48), roll.heading, (36, "semibold", _ink(roll.side)))
    write(draw, (24, 94, SIZE[0] - 48), roll.sums, (42, "bold", t.PAPER))
    return image


def roll_alt(event: DiceRolled, say: Speaker) -> str:
    """Describe a roll in words."""
    faces = ", ".join(say(Text(f"hoth-face-{face}")) for face in event.dice)
    return f"{heading(event, say)}: {arithmetic(event.tally, say)}. {faces}."
