"""The search for ways back: how far a piece can go, step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterable

Path = tuple[str, ...]


def ways_back(start: str, steps: int, onward: Callable[[Path], Iterable[str]]) -> list[Path]:
    """List the paths of up to ``steps`` hexes that go on as long as they can, start left out.

    ``onward`` yields the hexes to which a path from ``start`` (the start included) may go on; a
    path that may not go on ends early. The single empty path means that no step is possible.

    Rules: HOTH-RET-08, NAP-RET-03.
    """
    ended: list[Path] = []
    going: list[Path] = [(start,)]
    for _ in range(steps):
        longer = []
        for path in going:
            further = [(*path, there) for there in onward(path)]
            longer += further
            if not further:
                ended.append(path)
        going = longer
    return [path[1:] for path in (*ended, *going)]
