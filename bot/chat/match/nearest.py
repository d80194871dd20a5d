"""What a player may have meant by an order that was refused: the legal ones that are nearest."""

from __future__ import annotations

import re
from difflib import SequenceMatcher

from bot.chat.front.front import Reader
from bot.chat.front.spoken import spoken
from bot.chat.wire.components import Press, button
from bot.chat.wire.ids import path_arg
from bot.chat.wire.locale import Voice
from bot.engine.refusal import Refused
from bot.service.refusals import OrderRefused

from . import menus
from .pages.question import Question, question_of

MOST = 3
CUTOFF = 0.5
"""How alike two orders must be, from 0 to 1; those of the same unit need not be."""
_WORD = re.compile(r"[^\W_]+|\([^)]*\)")
"""What may be the name of a place."""


async def meant(reader: Reader, typed: str, refusal: Refused) -> list[Press]:
    """Make buttons for the legal orders nearest to a refused one of the user's, if any are."""
    table = await reader.front.matches.queries.table(reader.match)
    decision = table.decision_for(reader.user)
    return (
        []
        if decision is None
        else nearest(question_of(table, decision), typed, refusal, reader.voice)
    )


def nearest(question: Question, typed: str, refusal: Refused, voice: Voice) -> list[Press]:
    """Make buttons for the legal orders that are nearest to a refused one, at most three.

    Only for the first order of a text: behind it the position would be another one.
    """
    if isinstance(refusal, OrderRefused) and refusal.reason.args.get("number") != 1:
        return []
    order = re.split(r"[;\n]", typed.strip())[0].strip()
    ways = {question.game.write(way.action): way for way in question.ways()}
    said = {one: spoken(question.game, one, voice) for one in ways}
    alike = {
        one: max(likeness(order, name, _start(ways[one])) for name in (one, said[one]))
        for one in ways
    }
    best = sorted((one for one in ways if alike[one] >= CUTOFF), key=lambda one: -alike[one])
    all_ways = list(ways.values())
    presses = [
        question.press("pick", path_arg(menus.path_to(all_ways, ways[one].action)))
        for one in best[:MOST]
    ]
    return [button(press, said[one]) for press, one in zip(presses, best, strict=False)]


def _start(way: menus.Way) -> str:
    """Return the place where an order begins; empty where it has none."""
    return way.choices[0].place if way.choices else ""


def likeness(order: str, other: str, start: str = "") -> float:
    """Compare two orders: 1 for the same, and at least the half if ``order`` begins at ``start``.

    >>> likeness("E5 x D4", "e5 x d4"), likeness("nonsense", "E5 x D4", "E5") < CUTOFF
    (1.0, True)
    """
    one, two = order.lower().replace(" ", ""), other.lower().replace(" ", "")
    ratio = SequenceMatcher(None, one, two).ratio()
    same_unit = bool(start) and start.lower() in _WORD.findall(order.lower())
    return CUTOFF + ratio / 2 if same_unit else ratio
