"""What the lower plate tells: the last roll, the last events, or what the signs mean."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final
from zlib import crc32

from PIL import Image

from bot.engine.model import Text, text
from bot.games.fire_and_sword.model.events import Contested, Tested
from bot.games.fire_and_sword.model.view import FasView
from bot.games.fire_and_sword.rules.checks import Die
from bot.games.fire_and_sword.words import names
from bot.games.fire_and_sword.words.captions import faces, party_text
from renderers.kit.frame.report import Report
from renderers.kit.lettering import sentence
from renderers.picture import Speaker

from . import signs
from .changes import Changes
from .elements import carried
from .words import is_of_second

MOST: Final = 6
"""So many signs are explained."""
MOST_DICE: Final = 12
"""More dice than these are told in words alone."""


def story(view: FasView, changes: Changes, lines: Sequence[str], say: Speaker) -> Report:
    """Tell the last roll, or else the last two events, or else what phase it is."""
    if changes.roll is not None:
        before = [one for one in changes.rolls if one is not changes.roll]
        earlier = tuple(_rolled(one, say).thrown(_whose(one)) for one in before)
        return _rolled(changes.roll, say)._replace(earlier=earlier)
    if lines:
        return Report(lines[-1], lines[-2] if len(lines) > 1 else "")
    return Report(say(Text(f"fas-phase-{view.phase}")))


def _rolled(roll: Tested | Contested, say: Speaker) -> Report:
    return _tested(roll, say) if isinstance(roll, Tested) else _contested(roll, say)


def _whose(roll: Tested | Contested) -> str:
    """Return the element that a test was of; nothing for one of two sides."""
    return roll.element if isinstance(roll, Tested) else ""


def _tested(roll: Tested, say: Speaker) -> Report:
    """Tell a standard test: who, which test, how many dice succeeded against which value."""
    check = roll.check
    numbers = text(
        "fas-board-tested", count=check.successes, number=len(check.dice), value=check.target
    )
    head = text("fas-board-test", unit=roll.unit, test=names.test(roll.what))
    marks = ["hit" if die.face <= check.target else "miss" for die in check.dice]
    return _report(say(head), say(numbers), check.dice, marks)


def _contested(roll: Contested, say: Speaker) -> Report:
    """Tell an opposed test: who won it, and the dice of both sides in its last bout."""
    contest, typed = roll.contest, roll.what == "typed"
    head = text(
        "fas-board-contested", test=names.test(roll.what),
        side=party_text(contest.winner, typed=typed),
    )  # fmt: skip
    bout = contest.bouts[-1]
    numbers = ", ".join(
        f"{say(party_text(party, typed=typed))} {faces(dice)}"
        for party, dice in (("a", bout.a), ("b", bout.b))
    )
    marks = ["hit" if contest.winner == "a" else "miss"] * len(bout.a)
    marks += ["hit" if contest.winner == "b" else "miss"] * len(bout.b)
    return _report(sentence(say(head)), numbers, (*bout.a, *bout.b), marks)


def _report(head: str, numbers: str, dice: Sequence[Die], marks: Sequence[str]) -> Report:
    """Build a report; the seed of its dice follows from them alone."""
    shown = tuple(str(die.face) for die in dice)
    if len(shown) > MOST_DICE:
        return Report(head, numbers)
    seed = crc32(" ".join(shown).encode())
    return Report(head, numbers, shown, tuple(marks), seed)


def entries(view: FasView, say: Speaker) -> list[tuple[Image.Image, str]]:
    """Return the signs of a picture with their words, those that need one most first."""
    return [(sprite, say(Text(f"fas-marker-{key}"))) for key, sprite in _signs(view)][:MOST]


def _signs(view: FasView) -> Iterator[tuple[str, Image.Image]]:
    """Yield the signs that the picture shows, by the key of their words."""
    shown = [one for one in view.elements if not one.gone]
    loads = {kind for one in shown for kind, _ in carried(one)}
    if any(is_of_second(one) for one in shown):
        yield "second", signs.tag(signs.SECOND, "steady")
    for one in shown[:1]:
        if any(other.covered for other in shown):
            yield "order", signs.token("down", one.side, None, 1.1)
    if any(one.led for one in shown):
        yield "led", signs.led(1.1)
    if any(one.dp for one in shown):
        yield "dp", signs.pip("dp", 1.3)
    if any(one.losses for one in shown):
        yield "losses", signs.pip("loss", 1.3)
    for kind in reversed(signs.LOADS):
        if kind in loads:
            yield kind, signs.load(kind)
