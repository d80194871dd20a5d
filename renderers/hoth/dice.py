"""The last roll: attacker, target, dice, and the sum that gave their number."""

from __future__ import annotations

from PIL import Image

from bot.engine.model import Text, text
from bot.games.hoth.model.events import DiceRolled
from bot.games.hoth.model.state import REBELS
from renderers.kit import theme as t
from renderers.kit.lettering import sentence
from renderers.kit.rolls import Roll
from renderers.kit.sums import arithmetic
from renderers.picture import Speaker

from . import counters
from .shapes import UNITS


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
    return [counters.die(face, size) for face in roll.dice]


def _ink(side: str) -> t.Colour:
    return t.REBELS if side == REBELS else t.EMPIRE_EDGE
