"""What a player may have meant by an order that was refused."""

from __future__ import annotations

import re
from difflib import SequenceMatcher

from bot.engine.refusal import Refused
from bot.service.refusals import OrderRefused

from . import menus
from .components import Press, button
from .compose.panel import Question
from .ids import path_arg

MOST = 3
CUTOFF = 0.5
"""How alike two orders must be, from 0 to 1; those of the same unit need not be."""
_HEX = re.compile(r"[A-Z]\d{1,2}")


def near(question: Question, typed: str, refusal: Refused) -> list[Press]:
    """Make buttons for the legal orders that are nearest to a refused one, at most three.

    Only for the first order of a text: behind it the position would be another one.
    """
    if isinstance(refusal, OrderRefused) and refusal.reason.args.get("number") != 1:
        return []
    order = re.split(r"[;\n]", typed.strip())[0].strip()
    written = {question.game.write(action): action for action in question.options}
    alike = {one: likeness(order, one) for one in written}
    best = sorted((one for one in written if alike[one] >= CUTOFF), key=lambda one: -alike[one])
    ways = question.ways()
    return [
        button(question.press("pick", path_arg(menus.path_to(ways, written[one]))), one)
        for one in best[:MOST]
    ]


def likeness(order: str, other: str) -> float:
    """Compare two orders: 1 for the same, and at least the half for one of the same unit.

    >>> likeness("E5 x D4", "e5 x d4"), likeness("nonsense", "E5 x D4") < CUTOFF
    (1.0, True)
    """
    one, two = order.lower().replace(" ", ""), other.lower().replace(" ", "")
    ratio = SequenceMatcher(None, one, two).ratio()
    mine, theirs = _HEX.findall(order.upper()), _HEX.findall(other.upper())
    same_unit = bool(mine and theirs) and mine[0] == theirs[0]
    return CUTOFF + ratio / 2 if same_unit else ratio
