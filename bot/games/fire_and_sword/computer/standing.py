"""Standing orders: answers given in advance, named as in the digest's table of decisions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.model import Choice, Decision, Text
from bot.games.fire_and_sword.model.actions import Answer
from bot.games.fire_and_sword.model.points import POINTS, Point
from bot.games.fire_and_sword.model.state import Question

POLICIES: Mapping[Point, tuple[str, ...]] = {
    "D-01": ("keep",),
    "D-03": ("0", "1", "2"),
    "D-04": ("self", "enemy"),
    "D-11": ("none", "receive_with_fire", "face_the_charge", "counter_charge", "evade"),
    "D-12": ("no",),
    "D-14": ("defence", "reorganise"),
    "D-15": ("withdraw",),
    "D-16": ("pursue", "hold"),
    "D-17": ("no", "yes"),
    "D-20": ("break_through", "regroup"),
    "D-22": ("accept", "pay"),
    "D-24": ("none",),
    "D-28": ("yes", "no"),
    "D-UP": ("up",),
}
"""The answers that a standing order may give at each decision point."""


def policies(point: str) -> Sequence[Choice]:
    """List the standing orders that a decision point offers."""
    named = POINTS.named(point)
    return tuple(Choice(key, words(key)) for key in POLICIES.get(named, ())) if named else ()


def words(policy: str) -> Text:
    """Name a standing order."""
    return Text(f"fire_and_sword-policy-{policy}")


def answer(question: Question | None, decision: Decision, policy: str) -> Answer | None:
    """Answer a question by a standing order; None: ask, as it does not fit."""
    point = POINTS.at(decision)
    if question is None or point is None or policy not in POLICIES.get(point, ()):
        return None
    return Answer(policy) if policy in question.keys else None
