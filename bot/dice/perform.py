"""One way in for every kind of roll: carry it out, or tell its odds."""

from __future__ import annotations

from bot.engine.refusal import Refused

from . import battle, jours, rolls, sword
from .budget import Budget
from .content import DiceContent
from .hand import Hand
from .outcome import Chart, RollOutcome
from .requests import AnyRequest, Battle, Check, Lots, Opposed, Plain, Standard
from .spread import Spread


def perform(request: AnyRequest, content: DiceContent, hand: Hand) -> RollOutcome:
    """Roll; raises ``Refused`` with one sentence where the request cannot be carried out."""
    match request:
        case Plain():
            return rolls.perform(request, content, hand)
        case Battle():
            return battle.perform(request, content, hand)
        case Check():
            return jours.perform(request, content, hand)
        case Standard():
            return sword.perform(request, content, hand)
        case Opposed():
            return sword.contest(request, content, hand)
        case Lots():
            return rolls.draw_lots(request, content, hand)


def chart(request: AnyRequest, content: DiceContent) -> Chart:
    """Return the exact chances; raises ``Refused``."""
    match request:
        case Plain():
            return rolls.chart(request, content)
        case Battle():
            return battle.chart(request, content)
        case Check():
            return jours.chart(request, content)
        case Standard():
            return sword.chart(request, content)
        case Opposed():
            return sword.contest_chart(request, content)
        case Lots():
            return rolls.lots_chart(request, content)


def score(request: AnyRequest, content: DiceContent, budget: Budget) -> Spread | None:
    """Return the distribution of what the luck ledger counts.

    None where it counts nothing, or where the budget does not suffice.
    """
    try:
        match request:
            case Plain():
                return rolls.score(request, budget)
            case Battle():
                return battle.score(request, content)
            case Check():
                return jours.score(request, content)
            case Standard():
                return sword.score(request, content)
    except Refused:
        return None
    return None


def family(request: AnyRequest) -> str:
    """Name what the luck ledger adds up together: a system, or plain rolls."""
    match request:
        case Battle() | Lots():
            return request.system
        case Check():
            return "jours" if request.test not in ("fire", "shock") else "jours_table"
        case Standard() | Opposed():
            return "fire_and_sword"
    return "plain"
