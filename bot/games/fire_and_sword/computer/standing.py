"""Standing orders: answers given in advance, named as in the digest's table of decisions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.model import Choice, Decision, Term, Text
from bot.games.fire_and_sword.model.actions import Answer
from bot.games.fire_and_sword.model.points import POINTS, Point
from bot.games.fire_and_sword.model.state import Question
from bot.games.fire_and_sword.model.view import FasView

LISTED = "listed"
DEFAULT = "default"
"""The answer that the question names as the usual one."""
SHIFT = "shift"
"""To make room by the shortest way that is offered."""
REACTIONS = ("counter_charge", "evade", "receive_with_fire", "face_the_charge", "none")
"""The reactions to a charge in the order in which ``listed`` takes the first possible one."""
POLICIES: Mapping[Point, tuple[str, ...]] = {
    "D-01": ("keep",),
    "D-03": ("0", "1", "2"),
    "D-04": ("self", "enemy"),
    "D-10": ("stay", SHIFT),
    "D-11": (LISTED, "none", "receive_with_fire", "face_the_charge", "counter_charge", "evade"),
    "D-12": ("in-range", "no"),
    "D-14": ("defence", "reorganise"),
    "D-15": ("withdraw",),
    "D-16": ("pursue", "hold"),
    "D-17": ("no", "yes"),
    "D-18": (DEFAULT,),
    "D-20": ("break_through", "regroup"),
    "D-21": ("withdraw", "dp"),
    "D-22": ("accept", "pay"),
    "D-24": ("none",),
    "D-25": (DEFAULT,),
    "D-26": (DEFAULT,),
    "D-27": (SHIFT, "slide"),
    "D-28": ("yes", "no"),
    "D-33": (DEFAULT,),
    "D-34": (DEFAULT,),
    "D-UP": ("up",),
}
"""The answers that a standing order may give at each decision point."""
USUAL: Mapping[str, str] = {"D-12": "in-range"}
"""What holds until a player says otherwise: to be asked for an Intervention where one can be."""

OVERDUE: Mapping[str, str] = {
    "D-01": "keep",
    "D-03": "0",
    "D-04": "self",
    "D-10": "stay",
    "D-11": LISTED,
    "D-12": "no",
    "D-14": "defence",
    "D-15": "withdraw",
    "D-16": "pursue",
    "D-17": "no",
    "D-18": DEFAULT,
    "D-20": "break_through",
    "D-21": "withdraw",
    "D-22": "accept",
    "D-24": "none",
    "D-25": DEFAULT,
    "D-26": DEFAULT,
    "D-27": SHIFT,
    "D-28": "yes",
    "D-33": DEFAULT,
    "D-34": DEFAULT,
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

    Without a Commander who is said to be in range there is no Intervention to ask for; a virtual
    table asks for none without having measured.

    Rules: FAS-10.3-a.
    """
    question, point = view.asked, POINTS.at(decision)
    if policy == DEFAULT and question is not None:
        return Answer(question.default)
    if question is None or point is None or policy not in POLICIES.get(point, ()):
        return None
    if policy == "in-range":
        asks = view.field is not None or _is_led(view, question)
        return None if asks else Answer("no")
    wanted = REACTIONS if policy == LISTED else (policy,)
    found = next((one for one in wanted if one in question.keys), _measured(question, policy))
    return None if found is None else Answer(found)


def _measured(question: Question, policy: str) -> str | None:
    """Return the answer on a virtual table, where an answer says how far and at which angle.

    To withdraw is straight back, to Regroup the first way offered, to make room the shortest.

    Rules: FAS-RUL-66, FAS-GEO-24.
    """
    if (question.point, policy) == ("D-15", "withdraw"):
        return question.default
    if (question.point, policy) == ("D-17", "yes"):
        return next((key for key in question.keys if key != "no"), None)
    return next((key for key in question.keys if key.startswith(f"{policy} ")), None)


def _is_led(view: FasView, question: Question) -> bool:
    """Tell whether a Commander is said to be near the element that a question is about."""
    unit = question.prompt.args.get("unit")
    key = unit.args.get("id") if isinstance(unit, Term) else None
    return any(one.led for one in view.elements if one.id == key)
