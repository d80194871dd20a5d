"""In which order the answers of a question stand in menus."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from bot.engine.model import Choice, Term, Text, term, text, worded
from bot.games.fire_and_sword.geometry.fixed import Place
from bot.games.fire_and_sword.insight import ends
from bot.games.fire_and_sword.model.actions import FasAction
from bot.games.fire_and_sword.model.state import Pick, Question
from bot.games.fire_and_sword.notation import orders, replies
from bot.games.fire_and_sword.phases.questions import ALONE, OPEN, USUAL
from bot.games.notation import BadNotation

from . import lengths

NONE = "none"
ADVANTAGE = "ADV-"
FREQUENT = (
    "shoot", "charge", "melee", "command", "rally", "load", "formation", "resupply", "passing",
    "terrain", "overrun", "disengage", "occupy", "leave",
)  # fmt: skip
"""What an element does, the most usual first."""
WORD_OR_NUMBER = re.compile(r"(\d+)")


def in_order(question: Question, answers: Sequence[FasAction]) -> Sequence[FasAction]:
    """Sort answers: what is usual first, then by name and number; mere numbers count up.

    To leave an Advantage unused is unusual.
    """
    nobody = () if question.point == "D-S6" else (NONE,)
    usual = (
        [USUAL, ALONE, question.default, OPEN, *nobody, *FREQUENT]
        if question.high < question.low
        else []
    )

    def place(action: FasAction) -> tuple[int, list[tuple[int, str]]]:
        written = orders.write(action)
        rank = usual.index(written) if written in usual else len(usual)
        return rank, natural(written)

    return sorted(answers, key=place)


def pick(question: Question, written: str) -> Choice:
    """Return what a menu shows for an answer; one that is not listed stands for itself.

    A bid says how many CP it leaves, an Advantage what it does.
    """
    if question.point == "D-03" and written.isdecimal():
        bid = int(written)
        return Choice(written, text("fas-pick-bid", count=bid, left=question.high - bid))
    found = next((one for one in question.picks if one.key == written), None)
    if found is None:
        return Choice(written, unlisted(question, written))
    note = None if found.note is None else worded(found.note)
    if question.point == "D-S3" and written.startswith(ADVANTAGE):
        note = Text(f"fas-does-{written}")
    return Choice(found.key, worded(lengths.headed(found.label)), note, end_of(question, found))


def unlisted(question: Question, written: str) -> Text:
    """Say an answer that is taken but not listed: a way back in words, any other for itself."""
    form = question.form
    if not isinstance(form, msgspec.UnsetType) and form.kind == "regroup":
        with suppress(BadNotation):
            angle, distance = replies.write_back(replies.read_back(written)).split()[:2]
            line = term("fas-pick-back", angle=angle, distance=distance)
            return worded(lengths.headed(line))
    return Text("plain", {"text": written})


def end_of(question: Question, found: Pick) -> str:
    """Return where a pick leads, with the element that would stand there; of others its place."""
    if found.place.count(",") != 2:
        return found.place
    key = subject(question) or found.key.split()[1]
    return ends.written(key, Place(*map(int, found.place.split(","))))


def subject(question: Question) -> str:
    """Return the id of the element that a question is about; empty: of none."""
    form = question.form
    if not isinstance(form, msgspec.UnsetType) and form.element:
        return form.element
    unit = question.prompt.args.get("unit")
    return str(unit.args.get("id", "")) if isinstance(unit, Term) else ""


def natural(words: str) -> list[tuple[int, str]]:
    """Return a sort key by which numbers within words count as numbers.

    >>> sorted(["r10", "r2", "b1"], key=natural)
    ['b1', 'r2', 'r10']
    """
    parts = WORD_OR_NUMBER.split(words)
    return [(int(part), "") if part.isdecimal() else (0, part) for part in parts]
