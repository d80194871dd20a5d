"""The last roll: attacker, target, dice, and the sum that gave their number."""

from __future__ import annotations

from zlib import crc32

from bot.engine.model import Text, text
from bot.games.hoth.model.events import DiceRolled
from renderers.kit.frame.report import Report, Throw
from renderers.kit.lettering import sentence
from renderers.kit.sums import arithmetic
from renderers.picture import Speaker

from .facts import Facts
from .units import UNITS


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


def thrown(event: DiceRolled, facts: Facts) -> Throw:
    """Return the dice of a roll before the last, at the place of their target."""
    return Throw(event.target, event.dice, facts.counts(event), _seed(event))


def _seed(event: DiceRolled) -> int:
    return crc32(f"{event.origin}{event.target}{event.why}".encode())


def report_of(event: DiceRolled, facts: Facts, say: Speaker) -> Report:
    """Put a roll into words with its dice; a second roll has no sum of its own."""
    again = event.why != "attack"
    sums = say(Text("board-roll-again")) if again else arithmetic(event.tally, say)
    return Report(heading(event, say), sums, event.dice, facts.counts(event), _seed(event))
