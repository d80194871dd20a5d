"""Order notation: what a player types, and what menus show.

Writing is canonical, and reading what was written gives the same action. Reading ignores case and
takes a card by its id, its short id or any words of them that fit one card.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import assert_never

from bot.engine.ending import parley
from bot.engine.ending.parley import OfferDraw, Resign
from bot.engine.model import Decision, Side, Text
from bot.engine.refusal import Unreadable, ambiguous
from bot.games.lords.model.actions import (
    Advance,
    Done,
    DrawCard,
    Fight,
    LordsAction,
    Place,
    Recall,
    Shoot,
    Skip,
)
from bot.games.lords.model.view import LordsView
from bot.games.lords.rules.geometry import LABEL, Cell, label, parse
from bot.games.lords.rules.tables import Tables


def write(tables: Tables, action: LordsAction) -> str:
    """Write an action in order notation: ``ravager_l c3``, ``c2xd4``, ``recall b2``."""
    match action:
        case Place():
            return f"{tables.cards[action.card].short} {label(action.cell)}"
        case Shoot():
            return f"{label(action.shooter)}x{label(action.target)}"
        case Fight():
            return f"{label(action.shooter)} melee"
        case Advance():
            return f"{label(action.origin)}>{label(action.target)}"
        case Recall():
            return f"recall {label(action.cell)}"
        case DrawCard() | Done() | Skip():
            return next(word for word, single in SINGLE.items() if single == action)
        case Resign() | OfferDraw():
            return parley.write(action)
        case _:
            assert_never(action)


SINGLE: dict[str, LordsAction] = {
    **parley.WORDS,
    "draw": DrawCard(),
    "done": Done(),
    "skip": Skip(),
}
"""Orders of words alone."""

KEYWORDS = (*parley.KEYWORDS, "done", "end", "draw", "melee", "place", "recall", "skip")
"""The words of the notation."""

PLACE = re.compile(rf"(?:place )?(.+?) (?:to |on |at )?({LABEL})")
SHOOT = re.compile(rf"({LABEL}) ?(?:x|shoots?|at) ?({LABEL})")
FIGHT = re.compile(rf"({LABEL}) (?:melee|fight|arrows?)")
ADVANCE = re.compile(rf"({LABEL}) ?(?:>|-|to) ?({LABEL})")
RECALL = re.compile(rf"recall ({LABEL})")


def read(
    tables: Tables,
    options: Sequence[LordsAction],
    view: LordsView,
    decision: Decision,
    said: str,
) -> LordsAction:
    """Read an order; what it leaves open is filled from the hand and the legal actions.

    The result may be illegal.

    Raises:
        Unreadable: the text is no order, or names no card.
        Ambiguous: more than one card of the hand fits.
    """
    plain = " ".join(said.lower().split())
    if plain in SINGLE:
        return SINGLE[plain]
    for pattern, build in CELLS.items():
        if found := pattern.fullmatch(plain):
            return build(*(parse(part) for part in found.groups()))
    found = PLACE.fullmatch(plain)
    name, cell = (found[1], parse(found[2])) if found else (plain, None)
    if cell is None and decision.point.startswith("DP-CHAL"):
        cell = tables.start[Side(decision.seat)]
    if cell is None:
        raise Unreadable(Text("refused-unreadable", {"order": said[:60]}))
    return placing(tables, options, view.hand_of(Side(decision.seat)), name, cell)


CELLS: dict[re.Pattern[str], Callable[..., LordsAction]] = {
    SHOOT: Shoot,
    FIGHT: Fight,
    ADVANCE: Advance,
    RECALL: Recall,
}
"""Orders of cells alone, each with the action that takes these cells."""


def placing(
    tables: Tables,
    options: Sequence[LordsAction],
    hand: Sequence[str],
    name: str,
    cell: Cell,
) -> Place:
    """Find the card that a name means: one in hand, better one that may be placed on the cell."""
    cards = called(tables, sorted(set(hand)), name) or called(tables, list(tables.cards), name)
    if not cards:
        raise Unreadable(Text("lords-refused-no-card", {"card": name[:60]}))
    fitting = [card for card in cards if Place(card, cell) in options] or cards[:1]
    if len(fitting) > 1:
        raise ambiguous(write(tables, Place(card, cell)) for card in fitting)
    return Place(fitting[0], cell)


def called(tables: Tables, cards: Sequence[str], name: str) -> list[str]:
    """Return those of the cards that a name fits: exactly, else by all of its words."""
    plain = re.sub(r"[ _-]+", "_", name)
    exact = [card for card in cards if plain in (card, tables.cards[card].short)]
    words = set(plain.split("_"))
    return exact or [card for card in cards if words <= set(card.split("_"))]
