"""What a seat of Napoleonics does not know: the deck, the enemy's hand and square track."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import msgspec

from bot.engine.model import Seat
from bot.engine.worlds.pools import Pool, Zone, deck, hand
from bot.games.napoleonics.model.state import NapState, Player, TurnFrame, seat_of


def hidden(state: NapState, seat: Seat | None) -> Iterator[Pool]:
    """Yield the deck with what lies hidden beside it: all are cards of one deck.

    Rules: NAP-SET-04, NAP-SQ-04, NAP-PBP-01, NAP-CRD-02.
    """
    zones, frame = [deck(state.deck)], state.flow[0] if state.flow else None
    if isinstance(frame, TurnFrame) and seat != seat_of(state.turn.side):
        zones.append(deck(frame.drawn))
    for _, player in sorted(state.players.items()):
        if seat != seat_of(player.side):
            zones += [hand(player.hand), _track(player)]
    yield Pool(zones)


def _track(player: Player) -> Zone:
    """Return the zone of the cards on a square track."""
    return Zone([slot.card for _, slot in sorted(player.track.items())], partial(_lay, player))


def _lay(player: Player, cards: list[str]) -> None:
    for (number, slot), card in zip(sorted(player.track.items()), cards, strict=True):
        player.track[number] = msgspec.structs.replace(slot, card=card)
