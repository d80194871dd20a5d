"""The last roll: attacker, target, dice, and the sum that gave their number."""

from __future__ import annotations

from PIL import Image, ImageDraw

from bot.engine.model import Text, text
from bot.games.hoth.events import DiceRolled
from bot.games.hoth.model import REBELS

from . import theme as t
from . import tokens
from .figures import UNITS
from .lettering import sentence, write
from .pen import place
from .picture import Speaker
from .rolls import Roll
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


def roll_of(event: DiceRolled, say: Speaker) -> Roll:
    """Put a roll into words; a second roll has no sum of its own."""
    again = event.why != "attack"
    sums = say(Text("board-roll-again")) if again else arithmetic(event.tally, say)
    return Roll(_ink(event.side), event.dice, heading(event, say), sums)


def dice_of(roll: Roll, size: int) -> list[Image.Image]:
    """Draw the dice of a roll."""
    return [tokens.die(face, size) for face in roll.dice]


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
    write(draw, (24, 44, SIZE[0] - 48), roll.heading, (36, "semibold", roll.ink))
    write(draw, (24, 94, SIZE[0] - 48), roll.sums, (42, "bold", t.PAPER))
    return image


def roll_alt(event: DiceRolled, say: Speaker) -> str:
    """Describe a roll in words."""
    faces = ", ".join(say(Text(f"hoth-face-{face}")) for face in event.dice)
    return f"{heading(event, say)}: {arithmetic(event.tally, say)}. {faces}."
