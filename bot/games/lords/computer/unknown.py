"""What a seat of Lords of War does not know: decks, and most of the other side's hand."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.model import Seat
from bot.engine.pools import Pool, deck, hand
from bot.games.lords.model.state import LordsState
from bot.games.lords.model.view import known
from bot.games.lords.rules.tables import Tables


def hidden(tables: Tables, state: LordsState, seat: Seat | None) -> Iterator[Pool]:
    """Yield the cards of each side, as far as they are hidden.  Rules: LOW-INF-01, LOW-SET-05."""
    for side, force in state.forces.items():
        if Seat(side) == seat:
            yield Pool([deck(force.deck)])
            continue
        seen = known(tables, force, lists=state.terms.open_lists)
        yield Pool([deck(force.deck), hand(force.hand, seen)])
