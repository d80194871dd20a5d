"""What a player types: answers by their key, corrections, and words for the whole game.

>>> write(Correct("r3", "dp", "+1")), write(Answer("yes"))
('dp r3 +1', 'yes')
"""

from __future__ import annotations

import re
from contextlib import suppress
from typing import assert_never

from bot.engine.ending import parley
from bot.engine.ending.parley import OfferDraw, Resign
from bot.engine.model import Text
from bot.engine.refusal import Unreadable
from bot.games.fire_and_sword.model.actions import Answer, Correct, FasAction, Revert
from bot.games.fire_and_sword.model.state import Question
from bot.games.notation import BadNotation

from . import lines

WORDS: dict[str, FasAction] = {
    **parley.WORDS,
    "revert": Revert(),
}
MARKERS = frozenset({
    "activated", "ammo", "control", "cp", "dp", "formation", "gone", "lances", "losses",
    "led", "melee_ammo", "motivation", "order", "revealed",
})  # fmt: skip
KEYWORDS = (*parley.KEYWORDS, "end", "no", "none", "revert", "yes")
"""Words that are typed most, besides the markers."""
VERBS = (
    "about", "accept", "as-usual", "at", "attack", "charge", "collect", "command", "direct",
    "disengage", "done", "double", "effective", "enter", "flank", "free", "from", "front",
    "half", "hold", "in", "leave", "left", "load", "march", "melee", "mode", "move", "occupy",
    "open", "overrun", "passing", "path", "pay", "place", "pursue", "rally", "rear",
    "regroup", "reposition", "reserve", "resupply", "right", "roll", "shift", "shoot",
    "slide", "split", "stay", "stop", "structure", "terrain", "turn", "up", "vanguard",
    "withdraw",
)  # fmt: skip
"""Words of answers and of actions on a virtual table that may be said in any language."""
CORRECTION = re.compile(r"([a-z_]+) ([rbo]\d{1,2}|red|blue) ([+-]1|[a-z_]+)")
ANSWER = re.compile(r"[a-z0-9_.-]{1,40}")


def write(action: FasAction) -> str:
    """Write an action as a player types it."""
    match action:
        case Answer():
            return action.value
        case Correct():
            return f"{action.what} {action.target} {action.value}"
        case Revert():
            return "revert"
        case Resign() | OfferDraw():
            return parley.write(action)
        case _:
            assert_never(action)


def read(text: str, asked: Question | None) -> FasAction:
    """Read an order; raises ``Unreadable``. An answer that nobody asked for is illegal, not this.

    Case and spaces of an answer do not matter. A secret one may name what it is
    about first, by the key of its question: ``b2 advance``.

    Rules: FAS-LIVE-08, FAS-LIVE-11.
    """
    plain = " ".join(text.lower().split())
    if asked is not None and asked.sealed:
        plain = plain.removeprefix(f"{asked.key} ")
    if plain in WORDS:
        return WORDS[plain]
    found = CORRECTION.fullmatch(plain.replace("melee ammo", "melee_ammo"))
    if found and found[1] in MARKERS:
        target = found[2].upper() if found[2].startswith("o") else found[2]
        return Correct(target, found[1], found[3])
    answer, known = plain.replace(" ", "_"), (*asked.keys, *asked.more) if asked else ()
    listed = next((key for key in known if key.lower() in (answer, plain)), None)
    if listed is not None:
        return Answer(listed)
    if asked is not None and asked.form:
        with suppress(BadNotation):
            return Answer(lines.canonical(asked.form, plain))
    if not ANSWER.fullmatch(answer):
        raise Unreadable(Text("refused-unreadable", {"order": text[:60]}))
    return Answer(str(int(answer)) if answer.isdecimal() else answer)
