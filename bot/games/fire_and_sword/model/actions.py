"""What players of a live table can do: answer the question asked, correct a marker, give up."""

from __future__ import annotations

from typing import TypeAlias

from bot.engine.ending.parley import OfferDraw, Resign
from bot.engine.model import Action


class Answer(Action, frozen=True, tag="answer"):
    """Answer the open question by the key of a pick, or by a number."""

    value: str


class Correct(Action, frozen=True, tag="correct"):
    """Put a marker of an element or a side right by hand (FAS-LIVE-08).

    ``target`` is an element, a side or an objective; ``value`` is ``+1``, ``-1`` or a word.
    """

    target: str
    what: str
    value: str


class Revert(Action, frozen=True, tag="revert"):
    """Put back what the last correction changed (FAS-LIVE-08)."""


FasAction: TypeAlias = Answer | Correct | Revert | Resign | OfferDraw
