"""Log lines of dice and of what they did: the sum that gave their number, hits, flags, rules.

Whoever reads the log can check every die: where each comes from, what it did, and by which rule.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.chance.tally import Part, Tally
from bot.engine.model import Term, Text, text, worded
from bot.games.napoleonics.content import Face
from bot.games.napoleonics.model import events as ev

from . import names

PREFIX = "napoleonics-log-"


def roll_caption(event: ev.DiceRolled | ev.UnitHit | ev.LeaderChecked | ev.LeaderLost) -> Text:
    """Return the log line of dice, or of a loss."""
    match event:
        case ev.DiceRolled():
            return rolled(event)
        case ev.UnitHit():
            return hit(event)
        case ev.LeaderChecked():
            return checked(event)
        case ev.LeaderLost():
            leader = names.leader(event.name)
            return text(f"{PREFIX}leader-{event.how}", leader=leader, hex=event.hex)


def rolled(event: ev.DiceRolled) -> Text:
    """Tell who rolled against whom, how many dice and why, the faces, and what they did.

    Rules: NAP-CBT-06, NAP-PBP-01.
    """
    return text(
        f"{PREFIX}dice-{event.why}",
        attacker=names.unit(event.roller_type),
        origin=event.origin,
        target=names.target(event.target_type),
        hex=event.target,
        sum=sum_text(event.tally),
        dice=faces_text(event.dice),
        result=result_text(event.hits, event.flags),
    )


def sum_text(tally: Tally) -> Text:
    """Write the number of dice with its reasons and their rules."""
    parts = joined([part_text(part) for part in tally.parts])
    return text(f"{PREFIX}sum", count=tally.floored, parts=parts)


def part_text(part: Part) -> Text:
    """Write one summand: ``+4 blocks NAP-MEL-03``."""
    key = "part-rule" if part.rule else "part"
    return text(f"{PREFIX}{key}", amount=f"{part.amount:+d}", reason=part.reason, rule=part.rule)


def result_text(hits: int, flags: int) -> Text:
    """Write what dice did."""
    if not hits and not flags:
        return names.message("log-result-none")
    key = "both" if hits and flags else "hits" if hits else "flags"
    return text(f"{PREFIX}result-{key}", hits=hits, flags=flags)


def faces_text(dice: tuple[Face, ...]) -> Text:
    """Write dice: every face with its number, in the order of the die."""
    found = [face for face in ("infantry", "cavalry", "artillery", "flag", "saber") if face in dice]
    return joined(
        [text(f"{PREFIX}face", count=dice.count(face), face=names.face(face)) for face in found]
    )


def joined(words: Sequence[Text | Term]) -> Text:
    """Join texts to one list."""
    if not words:
        return names.message("dice-none")
    first, *others = words
    line = worded(first) if isinstance(first, Term) else first
    for one in others:
        line = text(f"{PREFIX}and", first=line, second=one)
    return line


def hit(event: ev.UnitHit) -> Text:
    """Tell of lost blocks and why they were lost.

    Rules: NAP-HIT-01, NAP-RET-06, NAP-SQ-15.
    """
    cause = "" if event.cause == "hits" else f"-{event.cause}"
    return text(
        f"{PREFIX}{'hit' if event.left else 'eliminated'}{cause}",
        name=names.unit(event.type),
        hex=event.hex,
        count=event.losses,
        left=event.left,
    )


def checked(event: ev.LeaderChecked) -> Text:
    """Tell of the dice against a leader.  Rules: NAP-CAS-01, NAP-CAS-02, NAP-ESC-02."""
    return text(
        f"{PREFIX}check-{event.why}{'-killed' if event.killed else ''}",
        leader=names.leader(event.name),
        hex=event.hex,
        dice=faces_text(event.dice),
        rule=event.rule,
    )
