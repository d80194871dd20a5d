"""Questions that stand on one page: their short names, and the answers they begin with."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from bot.engine.model import Choice, Term, Text, worded
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
SECRET = ("fas-ask-orders", "fas-ask-swaps")
"""Prompts of questions that are asked in secret about one Unit after the other."""
ROW = re.compile(r"([a-z-]+?)(?:-[a-z]?\d+)*(?:-(own|enemy|nearest))?")
"""A key: its row, what it is about, and which of several questions of the row it is."""


def field(question: Question) -> Choice:
    """Name a question in a word or two; one about an order is named by its Unit."""
    if question.sealed:
        return Choice(question.key, worded(_unit(question)))
    found = ROW.fullmatch(question.key)
    row = (found[2] or found[1]) if found else question.key
    return Choice(question.key, Text(f"fas-field-{row}"))


def heading(question: Question) -> Text | None:
    """Ask for the orders of several Units; None: each question of the page is its own."""
    return Text(f"{question.prompt.key}-all") if question.prompt.key in SECRET else None


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
