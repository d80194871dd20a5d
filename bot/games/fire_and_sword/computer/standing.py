"""Standing orders: answers given in advance, named as in the digest's table of decisions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.model import Choice, Decision, Term, Text
from bot.games.fire_and_sword.model.actions import Answer
from bot.games.fire_and_sword.model.points import POINTS, Point
from bot.games.fire_and_sword.model.state import Question
from bot.games.fire_and_sword.model.view import FasView

LISTED = "listed"
REACTIONS = ("counter_charge", "evade", "receive_with_fire", "face_the_charge", "none")
"""The reactions to a charge in the order in which ``listed`` takes the first possible one."""
POLICIES: Mapping[Point, tuple[str, ...]] = {
    "D-01": ("keep",),
    "D-03": ("0", "1", "2"),
    "D-04": ("self", "enemy"),
    "D-11": (LISTED, "none", "receive_with_fire", "face_the_charge", "counter_charge", "evade"),
    "D-12": ("in-range", "no"),
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
USUAL: Mapping[str, str] = {"D-12": "in-range"}
"""What holds until a player says otherwise: to be asked for an Intervention where one can be."""

OVERDUE: Mapping[str, str] = {
    "D-01": "keep",
    "D-03": "0",
    "D-04": "self",
    "D-11": LISTED,
    "D-12": "no",
    "D-14": "defence",
    "D-15": "withdraw",
    "D-16": "pursue",
    "D-17": "no",
    "D-20": "break_through",
    "D-22": "accept",
    "D-24": "none",
    "D-28": "yes",
}
"""What is taken for who does not answer in time: the defaults of the table (FAS-OPT-09)."""


def policies(point: str) -> Sequence[Choice]:
    """List the standing orders that a decision point offers."""
    named = POINTS.named(point)
    return tuple(Choice(key, words(key)) for key in POLICIES.get(named, ())) if named else ()


def words(policy: str) -> Text:
    """Name a standing order."""
    return Text(f"fire_and_sword-policy-{policy}")


def answer(view: FasView, decision: Decision, policy: str) -> Answer | None:
    """Answer a question by a standing order; None: ask, as it does not fit.

    Without a Commander who is said to be in range there is no Intervention to ask for.

    Rules: FAS-10.3-a.
    """
    question, point = view.asked, POINTS.at(decision)
    if question is None or point is None or policy not in POLICIES.get(point, ()):
        return None
    if policy == "in-range":
        return None if _is_led(view, question) else Answer("no")
    wanted = REACTIONS if policy == LISTED else (policy,)
    return next((Answer(one) for one in wanted if one in question.keys), None)


def _is_led(view: FasView, question: Question) -> bool:
    """Tell whether a Commander is said to be near the element that a question is about."""
    unit = question.prompt.args.get("unit")
    key = unit.args.get("id") if isinstance(unit, Term) else None
    return any(one.led for one in view.elements if one.id == key)
