"""The course of a turn by its markers, the combined one among them (digest 4.1.2, 4.2.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

Chit = tuple[str, int]
"""A marker: the formation, or the name of a combined one, and its initiative value."""


class Combined(NamedTuple):
    """A combined marker: its value, whom it activates, how often it may still be used."""

    side: str
    value: int
    formations: tuple[str, ...]
    uses: int


@dataclass
class Turn:
    """What a spectator knows when a turn begins, and afterwards what was in the cup.

    ``values``: markers of each formation that may go into the cup; ``used``: the combined marker
    that was chosen in secret.
    """

    values: Mapping[str, Sequence[int]]
    combined: Mapping[str, Combined]
    used: str = ""
    drawn: list[Chit] = field(default_factory=list)

    def may_use(self, name: str) -> bool:
        """Only as often as it says, and not while one of its formations lacks two markers."""
        one = self.combined[name]
        return one.uses > 0 and all(len(self.values[key]) == 2 for key in one.formations)

    def cup(self) -> Counter[Chit]:
        """All markers of the turn: the lower of each whom a combined one activates stays out."""
        marker = self.combined.get(self.used)
        found = Counter({(self.used, marker.value): 1}) if marker else Counter()
        for key, values in self.values.items():
            out = marker is not None and key in marker.formations
            found.update((key, one) for one in (sorted(values)[1:] if out else values))
        return found

    def draw(self, chit: Chit, formations: Sequence[str], *, opening: bool) -> Iterator[str]:
        """A marker is drawn, or opens the turn; formations that it activates."""
        if opening and (self.drawn or chit[0] in self.combined):
            yield f"{chit} opens the turn after {self.drawn}"
        self.drawn.append(chit)
        marker = self.combined.get(chit[0])
        if set(formations) != set(marker.formations if marker else (chit[0],)):
            yield f"{chit} activates {formations}"

    def shown(self, uses: Mapping[str, int], *, over: bool) -> Iterator[str]:
        """How often each combined marker may be used, as everybody is told at this moment."""
        for name, one in self.combined.items():
            known = over or any(key == name for key, _ in self.drawn)
            left = one.uses - (known and self.used == name)
            if uses[name] != left:
                yield f"{name} is said to have {uses[name]} uses, not {left}"

    def end(self, aside: Sequence[Chit]) -> Iterator[str]:
        """The last marker is set aside, whatever it is; all others were drawn."""
        if Counter([*self.drawn, *aside]) != self.cup() or len(aside) > 1:
            yield f"{self.drawn} were drawn, {aside} left, of {sorted(self.cup().elements())}"
        if not aside and len(self.drawn) > 1:
            yield f"the last of {self.drawn} was not set aside"
