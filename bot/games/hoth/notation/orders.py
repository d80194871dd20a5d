"""Order notation: what a player types, and what menus show.

Reading ignores case. Writing is canonical, and reading what was written gives the same action.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import assert_never

from bot.engine.ending import parley
from bot.engine.ending.parley import OfferDraw, Resign
from bot.engine.model import Seat, Text
from bot.engine.refusal import Unreadable
from bot.games.commands_colors.actions import Done, KeepCard, MoveUnit, NameSection, PlayCard
from bot.games.commands_colors.notation import SECTIONS
from bot.games.commands_colors.paths import completed
from bot.games.hoth.content.faces import FACES
from bot.games.hoth.model.actions import (
    AttackHex,
    BoardTransport,
    BreakThrough,
    ClaimStall,
    DiscardCard,
    HothAction,
    OrderUnit,
    Recover,
    Reroll,
    Retreat,
    ReturnUnit,
)
from bot.games.hoth.model.campaign import PlaySupport
from bot.games.hoth.model.state import OFF
from bot.games.hoth.model.team import Delegate, ShowCard

# Writing -----------------------------------------------------------------------------------------


def write(action: HothAction) -> str:  # noqa: C901  (one case for each kind of order)
    """Write an action in order notation.

    >>> write(MoveUnit(("F4", "E5", "E6")))
    'F4>E5>E6'
    >>> write(Retreat((), 1))
    'retreat stay ignore 1'
    """
    match action:
        case PlayCard():
            return f"card {action.card}"
        case NameSection():
            return f"section {action.section}"
        case OrderUnit():
            return f"order {action.hex}"
        case MoveUnit():
            return ">".join(action.path)
        case AttackHex():
            ending = f" support {action.support}" if action.support else ""
            return f"{action.origin}x{action.target}{ending}"
        case PlaySupport():
            return " ".join(filter(None, ["support", action.card, action.hex, *action.dice]))
        case BoardTransport():
            return f"board {action.hex}"
        case Reroll():
            return f"reroll {action.source}"
        case Retreat():
            ignoring = f" ignore {action.ignored}" if action.ignored else ""
            return f"retreat {'>'.join(action.path) or 'stay'}{ignoring}"
        case BreakThrough():
            return "advance"
        case KeepCard():
            return f"keep {action.card}"
        case DiscardCard():
            return f"discard {action.card}"
        case Recover():
            return f"recover {action.hex}"
        case ReturnUnit():
            return f"return {action.unit} {action.hex}"
        case Done():
            return "done"
        case Resign() | OfferDraw():
            return parley.write(action)
        case ClaimStall():
            return "claim"
        case ShowCard():
            return f"show {action.card}"
        case Delegate():
            return f"delegate {'on' if action.on else 'off'}"
        case _:
            assert_never(action)


# Reading -----------------------------------------------------------------------------------------

HEX = r"[a-g]\d{1,2}"
PATH = re.compile(rf"({HEX})((?: ?[>-] ?(?:{HEX}|{OFF}))+)")
SUPPORT_CARD = r"[er]s\d"
ATTACK = re.compile(rf"({HEX}) ?x ?({HEX})(?: support ({SUPPORT_CARD}))?")
SUPPORT = re.compile(rf"({SUPPORT_CARD})(?: ({HEX}))?((?: (?:{'|'.join(FACES)}))*)")
RETREAT = re.compile(rf"retreat (stay|{HEX}(?: ?[>-] ?{HEX})*)(?: ignore (\d))?")
CARD = re.compile(r"[er]?\d{3}")
RETURN = re.compile(rf"([a-z_ ]+) ({HEX})")
REROLLS = {"e_web": "e_web", "e-web": "e_web", "eweb": "e_web", "card": "card"}
SINGLE: dict[str, HothAction] = {
    **parley.WORDS,
    "done": Done(),
    "pass": Done(),
    "advance": BreakThrough(),
    "claim": ClaimStall(),
    "delegate": Delegate(on=True),
    "delegate on": Delegate(on=True),
    "delegate off": Delegate(on=False),
}


KEYWORDS = (
    *parley.KEYWORDS, "advance", "board", "card", "claim", "delegate", "discard", "done", "end",
    "ignore",
    "keep", "off", "on", "order", "recover", "reroll", "retreat", "return", "section", "show",
    "stay", "support",
)  # fmt: skip
"""The words of the notation."""
SECTION_NAMES = ("left", "centre", "right")


def read(options: Sequence[HothAction], viewer: Seat | None, text: str) -> HothAction:
    """Read an order; what it leaves open is filled from the legal actions.

    A move or retreat may leave out hexes of its path as long as only one legal action fits, and
    a card may be named by its number alone. The result may be illegal.

    Raises:
        Unreadable: the text is no order.
        Ambiguous: more than one legal action fits.
    """
    plain = " ".join(text.lower().split())
    if plain in SINGLE:
        return SINGLE[plain]
    if found := PATH.fullmatch(plain):
        path = (found[1].upper(), *labels(found[2]))
        return completed(options, MoveUnit(path), write, from_start=True)
    if found := ATTACK.fullmatch(plain):
        return AttackHex(found[1].upper(), found[2].upper(), found[3] and found[3].upper())
    if found := RETREAT.fullmatch(plain):
        path = () if found[1] == "stay" else labels(found[1])
        retreat = Retreat(path, int(found[2] or 0))
        return completed(options, retreat, write, from_start=False)
    word, _, rest = plain.partition(" ")
    action = worded(word, rest, viewer)
    if action is None:
        raise Unreadable(Text("refused-unreadable", {"order": text[:60]}))
    return action


def labels(text: str) -> tuple[str, ...]:
    """Return the hex labels of a path, and ``off`` in lower case."""
    parts = re.findall(rf"{HEX}|{OFF}", text)
    return tuple(part if part == OFF else part.upper() for part in parts)


def worded(word: str, rest: str, viewer: Seat | None) -> HothAction | None:
    """Read an order of a word and what it concerns; None if it is no order."""
    if word in CARD_WORDS and CARD.fullmatch(rest):
        letter = (viewer or " ")[0].upper() if rest.isdigit() else ""
        return CARD_WORDS[word](letter + rest.upper())
    if word in HEX_WORDS and re.fullmatch(HEX, rest):
        return HEX_WORDS[word](rest.upper())
    if word == "section" and rest in SECTIONS:
        return NameSection(SECTIONS[rest])
    if word == "reroll" and rest in REROLLS:
        return Reroll(REROLLS[rest])
    if word == "support" and (found := SUPPORT.fullmatch(rest)):
        label = found[2] and found[2].upper()
        dice = (face for word in found[3].split() for face in FACES if face == word)
        return PlaySupport(found[1].upper(), label, tuple(sorted(dice)))
    if word == "return" and (found := RETURN.fullmatch(rest)):
        return ReturnUnit(found[1].replace(" ", "_"), found[2].upper())
    return None


CARD_WORDS: dict[str, Callable[[str], HothAction]] = {
    "card": PlayCard,
    "play": PlayCard,
    "keep": KeepCard,
    "discard": DiscardCard,
    "show": ShowCard,
}
HEX_WORDS: dict[str, Callable[[str], HothAction]] = {
    "order": OrderUnit,
    "board": BoardTransport,
    "recover": Recover,
}
