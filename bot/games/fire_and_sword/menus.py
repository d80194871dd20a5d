"""In which order the answers of a question stand in menus."""

from __future__ import annotations

import re
from collections.abc import Sequence

from . import notation
from .actions import FasAction
from .model import Question

WORD_OR_NUMBER = re.compile(r"(\d+)")


def in_order(question: Question, answers: Sequence[FasAction]) -> Sequence[FasAction]:
    """Sort answers: the default of a question in words first, then by name and number."""
    usual = question.default if question.high < question.low else ""

    def place(action: FasAction) -> tuple[bool, list[tuple[int, str]]]:
        written = notation.write(action)
        return written != usual, natural(written)

    return sorted(answers, key=place)


def natural(words: str) -> list[tuple[int, str]]:
    """Return a sort key by which numbers within words count as numbers.

    >>> sorted(["r10", "r2", "b1"], key=natural)
    ['b1', 'r2', 'r10']
    """
    parts = WORD_OR_NUMBER.split(words)
    return [(int(part), "") if part.isdecimal() else (0, part) for part in parts]
