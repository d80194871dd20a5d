"""What a seat of Lords of War does not know: decks, most of the other side's hand, secret lists."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from bot.engine.model import Seat, Side
from bot.engine.worlds.pools import Pool, Zone, deck, hand
from bot.games.lords.model.state import Force, LordsState, other
from bot.games.lords.model.view import known, title_of
from bot.games.lords.rules.tables import Tables


def hidden(tables: Tables, state: LordsState, seat: Seat | None) -> Iterator[Pool]:
    """Yield the cards of each side, as far as they are hidden.

    Rules: LOW-INF-01, LOW-INF-05, LOW-SET-05.
    """
    for side, force in sorted(state.forces.items()):
        if Seat(side) == seat:
            yield Pool([deck(force.deck)])
            continue
        seen = known(tables, force, seat, lists=state.terms.open_lists)
        zones = [deck(force.deck), hand(force.hand, seen)]
        if seat is None and force.memories:
            zones[1] = zones[1]._replace(put=_shown_to_others(force, zones[1].put))
        if not state.terms.open_lists:
            zones = _supposed(tables, state, side, zones, seen)
        yield Pool(zones)


def _shown_to_others(force: Force, put: Callable[[list[str]], None]) -> Callable[[list[str]], None]:
    """Return what fills a hand of which the other side has seen what a spectator has not."""

    def replaced(cards: list[str]) -> None:
        put(cards)
        force.seen = list(force.recalled or ())

    return replaced


def _supposed(
    tables: Tables, state: LordsState, side: Side, zones: Sequence[Zone], seen: Sequence[str]
) -> list[Zone]:
    """Return zones with the cards of the army that a secret list was made from, as far as unseen.

    Rules: LOW-INF-05.
    """
    force = state.forces[side]
    base = tables.list_of(force.army).army
    if base == force.army and not force.title:
        return list(zones)
    title = title_of(tables, force)
    away = [unit.card for unit in state.units if unit.side == side]
    gone = Counter([*seen, *away, *state.forces[other(side)].pile])
    left = sorted((Counter(tables.army(base)) - gone).elements())

    def laid(put: Callable[[list[str]], None]) -> Callable[[list[str]], None]:
        def replaced(cards: list[str]) -> None:
            put(cards)
            force.army, force.title = base, title

        return replaced

    ends = [len(zones[0].cards), len(zones[0].cards) + len(zones[1].cards)]
    shares = [left[: ends[0]], left[ends[0] : ends[1]]]
    return [Zone(share, laid(zone.put)) for zone, share in zip(zones, shares, strict=True)]
