"""The ``custom_id`` of every button, menu and form: all that a press needs survives a restart.

``fp1:<match>:<serial>:<act>[:<arg>]``, at most 100 characters. ``fp1`` is the version of the
pattern: later versions keep answering to it. A private choice is given by its place in the menu,
never by its name, so that no identifier tells a secret (discord-ux 8).
"""

from __future__ import annotations

import re
from typing import Literal, NamedTuple, TypeAlias, get_args

VERSION = "fp1"
MOST_ARG = 60
"""Most characters of a detail that is no place; with it an identifier has at most 100."""
PATTERN = r"fp(?P<version>\d{1,3}):(?P<rest>.*)"
"""Every identifier that this bot has ever used, of any version."""
_OURS = re.compile(
    r"fp1:(?P<match>[A-Za-z0-9_-]{0,40}):(?P<serial>\d{1,9}):(?P<act>[a-z_]{1,20})"
    r"(?::(?P<arg>[^\n]*))?"
)


Act: TypeAlias = Literal[
    "absent", "absently", "accept", "adopt", "agree", "always", "analyse", "army", "armyform",
    "as_before", "away", "board", "box", "carry", "choices", "choose", "chronicle", "coach",
    "colonel", "computer", "consent", "decline", "diary", "dice_again", "dice_odds",
    "dice_point", "dmtest", "do", "doubt", "draft", "dryrun", "end", "export", "fight", "film",
    "fix", "fixall", "fixed", "forget", "forgetme", "fork_add", "fork_again", "fork_answer",
    "fork_form", "fork_less", "fork_typed", "free", "go", "hand", "join", "keep", "ladder",
    "leave", "line", "log", "many", "menu", "mydata", "next", "numbered", "numbers", "odds",
    "open", "option", "options", "orders", "panel", "pick", "plan", "plan_add", "plan_drop",
    "plan_form", "plan_give", "plan_more", "plan_typed", "plans", "policy", "propose", "random",
    "recap", "refix", "rematch", "reopen", "run", "send", "share", "standby", "standing", "start",
    "sure", "surely", "takeback", "text", "turn", "type", "undo", "unknown",
]  # fmt: skip
"""What a press does. They stand in messages of old and never change their meaning.

``unknown``: nothing any more; what another version of the bot meant.
"""
ACTS: dict[str, Act] = {act: act for act in get_args(Act)}


class PressId(NamedTuple):
    """What a press means: the match, the question it answers (0: none), the act and its detail.

    >>> str(PressId("7f3", 28, "pick", "0.3"))
    'fp1:7f3:28:pick:0.3'
    """

    match: str
    serial: int
    act: Act
    arg: str = ""

    def __str__(self) -> str:
        tail = f":{self.arg}" if self.arg else ""
        return f"{VERSION}:{self.match}:{self.serial}:{self.act}{tail}"


def parse(custom_id: str) -> PressId | None:
    """Read an identifier; None for anything of another version or shape.

    >>> parse("fp1:7f3:28:pick:0.3").arg
    '0.3'
    >>> parse("fp0:old") is None, parse("fp1:7f3:28:of_old").act
    (True, 'unknown')
    """
    found = _OURS.fullmatch(custom_id)
    if found is None:
        return None
    act = ACTS.get(found["act"], "unknown")
    return PressId(found["match"], int(found["serial"]), act, found["arg"] or "")


def path_of(arg: str) -> tuple[int, ...] | None:
    """Read the places picked so far, e.g. ``0.3``; None if it is something else.

    >>> path_of("0.3"), path_of(""), path_of("x")
    ((0, 3), (), None)
    """
    if not arg:
        return ()
    parts = arg.split(".")
    if not all(part.isascii() and part.isdigit() and len(part) < 5 for part in parts):
        return None
    return tuple(int(part) for part in parts)


def path_arg(path: tuple[int, ...]) -> str:
    """Write the places picked so far; what ``path_of`` reads."""
    return ".".join(str(place) for place in path)
