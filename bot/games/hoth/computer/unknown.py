"""What a seat of Battle of Hoth does not know: decks, others' hands, cards looked at."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.model import Seat
from bot.engine.worlds.pools import Pool, deck, hand
from bot.games.hoth.model.state import HothState, TurnFrame
from bot.games.hoth.rules import team


def hidden(state: HothState, seat: Seat | None) -> Iterator[Pool]:
    """Yield the cards of each player, and each side's support cards, as far as they are hidden.

    Rules: HOTH-SET-08, HOTH-TEAM-14, HOTH-RUL-41, HOTH-RUL-35.
    """
    frame = state.flow[0] if state.flow else None
    for _, player in sorted(state.players.items()):
        zones = [deck(player.deck)]
        seats = state.sides[team.side_of(player.seat)].seats
        if not team.sees_hand(state.options, seats, player.seat, seat):
            zones.append(hand(player.hand))
        if isinstance(frame, TurnFrame) and player.seat == state.turn.seat != seat:
            zones.append(deck(frame.drawn))
        yield Pool(zones)
    if state.campaign is None:
        return
    for side, held in sorted(state.campaign.support.items()):
        own = seat is not None and seat in state.sides[side].seats
        yield Pool([deck(held.deck)] if own else [deck(held.deck), hand(held.hand)])
