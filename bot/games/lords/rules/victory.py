"""Who has won: numbers of units, the ladder of a double victory, and games that go nowhere."""

from __future__ import annotations

from bot.engine.ending.verdict import Verdict
from bot.engine.model import Side
from bot.games.lords.model.state import SIDES, Force, LordsState, other

from .tables import Tables


def commands_taken(tables: Tables, force: Force) -> int:
    """Count the command units in a victory pile.  Rules: LOW-ARM-03, LOW-GEN-06."""
    return sum([tables.cards[card].command for card in force.pile])


def verdict(tables: Tables, state: LordsState) -> Verdict | None:
    """Tell whether a side has won, as the resolution just made left it; of both the better.

    Rules: LOW-VIC-01, LOW-VIC-02, LOW-VIC-03, LOW-OPL-01, LOW-RUL-16.
    """
    terms = state.terms
    done: dict[Side, tuple[str, str]] = {}
    for side, force in state.forces.items():
        if commands_taken(tables, force) >= terms.victory_commands:
            done[side] = ("commands", "LOW-VIC-02")
        elif len(force.pile) >= terms.victory_units:
            done[side] = ("units", "LOW-VIC-01")
    if len(done) == len(SIDES):
        return Verdict(ladder(tables, state), "both", "LOW-VIC-03")
    return next((Verdict(side, *why) for side, why in done.items()), None)


def ladder(tables: Tables, state: LordsState) -> Side | None:
    """Return the side with more enemy command units, then more enemy units; None: a draw.

    Rules: LOW-VIC-03, LOW-RUL-15.
    """
    south, north = SIDES
    rank = {
        side: (commands_taken(tables, force), len(force.pile))
        for side, force in state.forces.items()
    }
    if rank[south] == rank[north]:
        return None
    return south if rank[south] > rank[north] else other(south)


def standstill(tables: Tables, state: LordsState) -> Verdict | None:
    """Tell at the end of a turn whether the battle goes nowhere any more.

    Rules: LOW-DCK-04, LOW-DCK-05, LOW-RUL-21, LOW-RUL-22.
    """
    if state.skip_count >= tables.content.course.skips:
        return Verdict(ladder(tables, state), "exhausted", "LOW-DCK-04")
    if state.stall_count >= state.terms.stall_limit:
        return Verdict(ladder(tables, state), "stalled", "LOW-DCK-05")
    return None
