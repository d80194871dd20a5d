"""Rolls of Napoleonics: who against whom, the dice with how each counts, sum and result."""

from __future__ import annotations

from collections import Counter
from zlib import crc32

from bot.engine.model import text
from bot.games.napoleonics.model.events import DiceRolled, SymbolsRolled
from bot.games.napoleonics.words import names
from renderers.kit import theme as t
from renderers.kit.frame.report import Report, Throw
from renderers.kit.lettering import sentence
from renderers.kit.sums import arithmetic
from renderers.picture import Speaker

from .facts import Facts

SYMBOLS = {"infantry": "foot"}
"""Names of symbols that differ from those of the faces."""


def roll_of(event: DiceRolled | SymbolsRolled, facts: Facts, say: Speaker) -> Report:
    """Put a roll into words; the seed of its dice follows from them alone."""
    dice, seed = _shown(event)
    if isinstance(event, SymbolsRolled):
        words = sentence(say(names.card(event.card)))
        return Report(words, faces_line(event.dice, say), dice, seed=seed)
    numbers = f"{arithmetic(event.tally, say)} {t.DOT} {result(event, say)}"
    return Report(heading(event, say), numbers, dice, counts(event, facts), seed)


def thrown(event: DiceRolled, facts: Facts) -> Throw:
    """Return the dice of a roll before the last, at the place of their target."""
    dice, seed = _shown(event)
    return Throw(event.target, dice, counts(event, facts), seed)


def _shown(event: DiceRolled | SymbolsRolled) -> tuple[tuple[str, ...], int]:
    """Return the faces of a roll as they are drawn, and the seed of its dice."""
    dice = tuple(SYMBOLS.get(face, face) for face in event.dice)
    return dice, crc32(" ".join(dice).encode())


def heading(event: DiceRolled, say: Speaker) -> str:
    """Say who attacked whom, and which roll this is."""
    why = "melee" if event.why == "retire" else event.why
    words = text(
        f"napoleonics-board-roll-{why}",
        unit=names.unit(event.roller_type),
        hex=event.origin,
        target=names.target(event.target_type),
        at=event.target,
    )
    return sentence(say(words))


def result(event: DiceRolled, say: Speaker) -> str:
    """Say what a roll did: hits and flags."""
    return say(text("napoleonics-board-result", hits=event.hits, flags=event.flags))


def counts(event: DiceRolled, facts: Facts) -> tuple[str, ...]:
    """Tell of each die whether it hit, shows a flag, or missed.

    Faces of the target's class hit; sabres hit as many times as hits are left over.
    """
    class_ = facts.class_of(event.target_type)
    sabers = event.hits - sum(face == class_ for face in event.dice)
    marks = []
    for face in event.dice:
        if face == "flag":
            marks.append("flag" if event.flags else "miss")
        else:
            hits = event.hits > 0 and (face == class_ or (face == "saber" and sabers > 0))
            marks.append("hit" if hits else "miss")
    return tuple(marks)


def faces_line(dice: tuple[str, ...], say: Speaker) -> str:
    """Write how often each face was rolled."""
    found = Counter(dice)
    return ", ".join(f"{n}{t.TIMES} {say(names.face(face))}" for face, n in found.items())
