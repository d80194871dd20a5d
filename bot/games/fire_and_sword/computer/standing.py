"""Standing orders: answers given in advance, named as in the digest's table of decisions."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from bot.engine.model import Choice, Decision, Term, Text, text
from bot.games.fire_and_sword.content import FireAndSwordContent
from bot.games.fire_and_sword.model.actions import Answer
from bot.games.fire_and_sword.model.points import POINTS, Point
from bot.games.fire_and_sword.model.state import Question
from bot.games.fire_and_sword.model.view import FasView
from bot.games.fire_and_sword.words import menus

LISTED = "listed"
DEFAULT = "default"
"""The answer that the question names as the usual one."""
ONLY = "only"
"""The answer where no other is listed, which costs its player nothing to give."""
LOWEST = "lowest_id"
"""Whoever has the lowest number."""
TEMPLATE = "template-"
"""What the policies begin with that set an army up by a template."""
NAMED: Mapping[Point, re.Pattern[str]] = {
    "D-13": re.compile(r"[rb]\d{1,3}(-[rb]\d{1,3})*"),
    "D-24": re.compile(r"[rb]\d{1,3}(-[rb]\d{1,3})*"),
    "D-S3": re.compile(r"adv-\d{2}(-adv-\d{2})*"),
}
"""Where ids may be typed in the order in which they are wanted, and how they are stored."""
ID = re.compile(r"adv-\d+|[rb]\d+")
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
    "D-13": (LOWEST,),
    "D-14": ("defence", "reorganise"),
    "D-15": ("withdraw",),
    "D-16": (ONLY, "pursue", "hold"),
    "D-17": ("no", "yes"),
    "D-18": (DEFAULT,),
    "D-20": ("break_through", "regroup"),
    "D-21": ("withdraw", "dp"),
    "D-22": ("accept", "pay"),
    "D-24": ("none", LOWEST),
    "D-25": (DEFAULT,),
    "D-26": (DEFAULT,),
    "D-27": (SHIFT, "slide"),
    "D-28": ("yes", "no"),
    "D-33": (DEFAULT,),
    "D-34": (DEFAULT,),
    "D-S3": (DEFAULT,),
    "D-S4": (DEFAULT,),
    "D-S5": ("preset",),
    "D-S6": (DEFAULT, "unused"),
    "D-UP": ("up",),
}
"""The answers that a standing order may give at each decision point."""
USUAL: Mapping[str, str] = {"D-12": "in-range", "D-16": ONLY}
"""What holds until a player says otherwise: to be asked for an Intervention where one can be, and
what a winner does where there is a choice."""

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


def policies(content: FireAndSwordContent, point: str) -> Sequence[Choice]:
    """List the standing orders that a decision point offers; an army is set up by a template.

    Rules: FAS-OPT-09, FAS-SET-04.
    """
    named = POINTS.named(point)
    keys = [*POLICIES.get(named, ())] if named else []
    if named == "D-S4":
        keys += [f"{TEMPLATE}{one}" for one in content.deployment.templates]
    return tuple(Choice(key, words(key)) for key in keys)


def read(point: str, said: str) -> Choice | None:
    """Read a standing order that names ids in the order in which they are wanted.

    >>> read("D-24", "r9  R8").key, read("D-24", "r9 somebody"), read("D-16", "r9")
    ('r9-r8', None, None)
    """
    named, plain = POINTS.named(point), "-".join(said.lower().replace(",", " ").split())
    form = NAMED.get(named) if named else None
    return Choice(plain, words(plain)) if form is not None and form.fullmatch(plain) else None


def words(policy: str) -> Text:
    """Name a standing order."""
    if policy.startswith(TEMPLATE):
        return Text(f"fas-{policy}")
    if any(form.fullmatch(policy) for form in NAMED.values()):
        ids = ", ".join(key.upper() if "adv" in key else key for key in ID.findall(policy))
        return text("fire_and_sword-policy-named", ids=ids)
    return Text(f"fire_and_sword-policy-{policy}")


def answer(view: FasView, decision: Decision, policy: str) -> Answer | None:
    """Answer a question by a standing order; None: ask, as it does not fit.

    Without a Commander who is said to be in range there is no Intervention to ask for; a virtual
    table asks for none without having measured.

    Rules: FAS-10.3-a.
    """
    question, point = view.asked, POINTS.at(decision)
    if question is None or point is None:
        return None
    if policy in (DEFAULT, "preset"):
        return Answer(question.default)
    if policy.startswith(TEMPLATE):
        line = policy.replace("-", " ", 1)
        return Answer(line) if line in question.keys else None
    if policy == ONLY:
        alone = len(question.keys) == 1 and not question.more
        return Answer(question.default) if alone else None
    if policy == LOWEST or (point in NAMED and NAMED[point].fullmatch(policy)):
        return _wanted(question, policy)
    if policy not in POLICIES.get(point, ()):
        return None
    if policy == "in-range":
        asks = view.field is not None or _is_led(view, question)
        return None if asks else Answer("no")
    policy = "none" if policy == "unused" else policy
    wanted = REACTIONS if policy == LISTED else (policy,)
    found = next((one for one in wanted if one in question.keys), _measured(question, policy))
    return None if found is None else Answer(found)


def _wanted(question: Question, policy: str) -> Answer:
    """Return the first answer that is wanted of those listed; where none is, the default.

    Rules: FAS-12.1-AUX, FAS-SET-03, FAS-7.4.1-b.
    """
    ids = {key.lower(): key for key in question.keys}
    named = [ids[one] for one in ID.findall(policy) if one in ids]
    if policy == LOWEST:
        named = sorted((one for one in ids.values() if one != "none"), key=menus.natural)
    return Answer(named[0] if named else question.default)


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
