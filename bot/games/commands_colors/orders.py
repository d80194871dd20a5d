"""Which units a card's orders can be given to: matching units to the parts of a card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def parts_with_room(
    limits: Sequence[int | None], admitted: Mapping[str, Sequence[int]]
) -> list[int]:
    """List the parts that could take one more unit, if others that they hold change their part.

    ``limits`` and ``admitted`` as in ``matched``.

    Rules: HOTH-ORD-05, NAP-ORD-03.

    >>> parts_with_room([1, 1, 0], {"a": [0, 1]})
    [0, 1]
    """
    held = matched(limits, admitted)
    if held is None:
        return []
    taken = list(held.values())
    room = {i for i, limit in enumerate(limits) if limit is None or taken.count(i) < limit}
    while more := {
        part
        for unit, part in held.items()
        if part not in room and not room.isdisjoint(admitted[unit])
    }:
        room |= more
    return sorted(room)


def matched(
    limits: Sequence[int | None], admitted: Mapping[str, Sequence[int]]
) -> dict[str, int] | None:
    """Match units to parts of a card by augmenting paths; None where not all find a place.

    Part ``i`` takes up to ``limits[i]`` units, or any number (None). ``admitted`` lists, by unit,
    the parts that admit it.

    Rules: HOTH-ORD-05, NAP-ORD-03.

    >>> matched([1, 1], {"a": [0, 1], "b": [0]})
    {'b': 0, 'a': 1}
    """
    held: list[list[str]] = [[] for _ in limits]

    def place(unit: str, tried: set[int]) -> bool:
        for part in admitted[unit]:
            if part in tried:
                continue
            tried.add(part)
            limit = limits[part]
            if limit is None or len(held[part]) < limit:
                held[part].append(unit)
                return True
            for other in held[part]:
                if place(other, tried):
                    held[part].remove(other)
                    held[part].append(unit)
                    return True
        return False

    if not all(place(unit, set()) for unit in admitted):
        return None
    return {unit: part for part, group in enumerate(held) for unit in group}
