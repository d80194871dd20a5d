"""Questions that stand on one page: their short names, and the answers they begin with."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from bot.engine.model import Choice, Term, Text, text, worded
from bot.games.fire_and_sword.model.actions import Answer, FasAction
from bot.games.fire_and_sword.model.points import Point
from bot.games.fire_and_sword.model.state import Question
from bot.games.fire_and_sword.phases.questions import OPEN, USUAL

POINTS: frozenset[Point] = frozenset({
    "D-01", "D-08", "D-09", "D-29", "D-BOUND", "D-GROUND", "D-NEAR", "D-S5", "D-TOKEN", "D-TOUCH",
    "D-ZONE",
})  # fmt: skip
"""What is asked together with what it leads to: orders in secret, and what the table knows."""
ENDS: frozenset[Point] = frozenset({"D-06", "D-ROLL"})
"""What ends such a page: the next action, or the dice."""
LEADS: Mapping[FasAction, str] = {
    Answer("charge"): "target", Answer("melee"): "contact-1", Answer("shoot"): "target-1",
}  # fmt: skip
"""Actions that are picked together with their target: the key of the question about it."""
ROW = re.compile(r"([a-z-]+?)(?:-[a-z]?\d+)*(?:-(own|enemy|nearest))?")
"""A key: its row, what it is about, and which of several questions of the row it is."""
PLACE = re.compile(r"-(\d+)(?=-|$)")
"""How often a question of a row is put before."""


def field(question: Question) -> Choice:
    """Name a question in a word or two; one about an order is named by its Unit.

    One that is put again, such as for a second contact, is numbered.
    """
    if question.sealed:
        return Choice(question.key, worded(_unit(question)))
    found = ROW.fullmatch(question.key)
    row = (found[2] or found[1]) if found else question.key
    name, places = Text(f"fas-field-{row}"), PLACE.findall(question.key)
    if question.point not in ENDS and any(one != "1" for one in places):
        name = text("fas-field-again", field=name, place=".".join(places))
    return Choice(question.key, name)


def _unit(question: Question) -> Term:
    unit = question.prompt.args.get("unit")
    return unit if isinstance(unit, Term) else question.prompt


def usual(question: Question, options: Sequence[FasAction]) -> FasAction:
    """Return the answer that a page begins with: the usual one.

    A shot in the open shows all that is asked of it, so that any of it can be changed.
    """
    said = question.default
    if question.key == "stand" and said == USUAL:
        said = OPEN
    wanted = Answer(said)
    return wanted if wanted in options else options[0]
