"""Order notation: what a player types, and what menus show.

Reading ignores case and takes other signs and names cut short (``shorthand``). Writing is
canonical, and reading what was written gives the same action.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import assert_never

from bot.engine.ending import parley
from bot.engine.ending.parley import OfferDraw, Resign
from bot.engine.model import Text
from bot.engine.refusal import Unreadable
from bot.games.commands_colors.actions import Done, KeepCard, MoveUnit, NameSection, PlayCard
from bot.games.commands_colors.notation import SECTIONS
from bot.games.commands_colors.paths import completed
from bot.games.napoleonics.model.actions import (
    Advance,
    Attack,
    BattleBack,
    ChooseMode,
    DetachLeader,
    Dissolve,
    IgnoreFlags,
    MoveLeader,
    NapAction,
    OrderPiece,
    React,
    RegainBlock,
    Resupply,
    Retreat,
    StepBack,
)
from bot.games.napoleonics.model.state import OFF, Reaction

from .shorthand import HEX, meant, usual_signs

REACTIONS: dict[str, Reaction] = {
    "none": "none",
    "stand": "none",
    "first strike": "first_strike",
    "retire": "retire",
    "square": "square",
}

# Writing -----------------------------------------------------------------------------------------


def write(action: NapAction) -> str:  # noqa: C901  (one case for each kind of order)
    """Write an action in order notation.

    >>> write(Attack("F6", "E6", ("G6", "G7")))
    'F6xE6 with G6 G7'
    >>> write(MoveLeader(("G6", "F6", "E7")))
    'leader G6>F6>E7'
    """
    match action:
        case PlayCard():
            return f"card {action.card}"
        case NameSection():
            return f"section {action.section}"
        case ChooseMode():
            return f"use {action.mode}"
        case Resupply():
            return f"supply {action.hex} {action.to}"
        case RegainBlock():
            return f"regain {action.hex}"
        case OrderPiece():
            return f"order {action.hex}"
        case DetachLeader():
            return f"detach {action.hex}"
        case Dissolve():
            return f"dissolve {action.hex}"
        case MoveUnit():
            return ">".join(action.path)
        case MoveLeader():
            return f"leader {'>'.join(action.path)}"
        case Attack():
            joined = f" with {' '.join(action.joined)}" if action.joined else ""
            return f"{action.origin}x{action.target}{joined}"
        case React():
            return f"react {action.how.replace('_', ' ')}"
        case IgnoreFlags():
            return f"ignore {action.count}"
        case Retreat():
            return f"retreat {'>'.join(action.path)}"
        case StepBack():
            return f"step {action.hex}"
        case Advance():
            return f"advance {'>'.join(action.path)}"
        case BattleBack():
            return "battle back"
        case KeepCard():
            return f"keep {action.card}"
        case Done():
            return "done"
        case Resign() | OfferDraw():
            return parley.write(action)
        case _:
            assert_never(action)


# Reading -----------------------------------------------------------------------------------------

STEPS = rf"(?: ?[>-] ?{HEX})"
PATH = re.compile(rf"(leader )?({HEX}{STEPS}+)")
ATTACK = re.compile(rf"({HEX}) ?x ?({HEX})(?: with ((?:{HEX})(?:[ ,]+{HEX})*))?")
BACK = re.compile(rf"(retreat|advance) ({HEX}{STEPS}*)")
CARD = re.compile(r"[a-z_]+")
SINGLE: dict[str, NapAction] = {
    **parley.WORDS,
    "done": Done(),
    "pass": Done(),
    "stay": Done(),
    "stop": Done(),
    "end": Done(),
    "enough": Done(),
    "next": Done(),
    "no": Done(),
    "skip": Done(),
    "battle back": BattleBack(),
    "use card": ChooseMode("card"),
    "use single": ChooseMode("single"),
}


KEYWORDS = (
    *parley.KEYWORDS, "advance", "attack", "battle back", "card", "detach", "dissolve", "done",
    "end",
    "fire", "first strike", "ignore", "keep", "leader", "melee", "move", "none", "off", "order",
    "react", "regain", "retire", "retreat", "section", "square", "step", "supply", "use card",
    "use single", "with",
)  # fmt: skip
"""The words of the notation."""
SECTION_NAMES = ("left", "centre", "right")


def read(options: Sequence[NapAction], text: str) -> NapAction:
    """Read an order; hexes left out of a path are filled from the legal actions.

    The result may be illegal.

    Raises:
        Unreadable: the text is no order.
        Ambiguous: more than one legal action fits.
    """
    plain = usual_signs(text, options)
    if plain in SINGLE:
        return SINGLE[plain]
    if found := ATTACK.fullmatch(plain):
        joined = tuple(sorted(labels(found[3] or "")))
        return Attack(found[1].upper(), found[2].upper(), joined)
    if found := PATH.fullmatch(plain):
        path = labels(found[2])
        move = MoveLeader(path) if found[1] else MoveUnit(path)
        return completed(options, move, write, from_start=True)
    if found := BACK.fullmatch(plain):
        path = labels(found[2])
        way = Retreat(path) if found[1] == "retreat" else Advance(path)
        return completed(options, way, write, from_start=False)
    word, _, rest = plain.partition(" ")
    action = worded(word, rest)
    if action is None or (isinstance(action, PlayCard | KeepCard) and action not in options):
        action = meant(options, plain, write) or action
    if action is None and plain in REACTIONS and any(isinstance(one, React) for one in options):
        action = React(REACTIONS[plain])
    if action is None:
        raise Unreadable(Text("refused-unreadable", {"order": text[:60]}))
    return action


def labels(text: str) -> tuple[str, ...]:
    """Return the hex labels in a text."""
    return tuple(label.upper() for label in re.findall(HEX, text))


def worded(word: str, rest: str) -> NapAction | None:
    """Read an order of a word and what it concerns; None if it is no order."""
    name = rest.replace(" ", "_").replace("-", "_")
    if word in CARD_WORDS and CARD.fullmatch(name):
        return CARD_WORDS[word](name)
    if word in HEX_WORDS and re.fullmatch(HEX, rest):
        return HEX_WORDS[word](rest.upper())
    if word == "step" and rest == OFF:
        return StepBack(OFF)
    if word == "section" and rest in SECTIONS:
        return NameSection(SECTIONS[rest])
    if word == "react" and rest.replace("_", " ") in REACTIONS:
        return React(REACTIONS[rest.replace("_", " ")])
    if word == "ignore" and re.fullmatch(r"\d", rest):
        return IgnoreFlags(int(rest))
    if word == "supply" and len(places := labels(rest)) == 2:
        return Resupply(*places)
    return None


CARD_WORDS: dict[str, Callable[[str], NapAction]] = {
    "card": PlayCard,
    "play": PlayCard,
    "keep": KeepCard,
}
HEX_WORDS: dict[str, Callable[[str], NapAction]] = {
    "order": OrderPiece,
    "detach": DetachLeader,
    "dissolve": Dissolve,
    "regain": RegainBlock,
    "step": StepBack,
}
