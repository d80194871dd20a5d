"""What is told of a rout phase, held against the rules (digest 4.2.5, 4.10.4).

A spectator who knows where everybody stood reads what happens and says what may not be.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from . import grid
from .position import ROUTED, Position


class Told(NamedTuple):
    """One thing that is told: ``left``, ``chief``, ``lost`` or ``eliminated``; who, and where to.

    No hex at all is beyond the edge of the map.
    """

    what: str
    who: str
    path: tuple[str, ...] = ()


@dataclass
class Watch:
    """A spectator. ``chiefs``: hexes of commanders; ``sides``: of units and of commanders.

    ``sheltered``: routed units that need not run; ``last``: the side that runs after the other.
    """

    position: Position
    chiefs: dict[str, str]
    sides: Mapping[str, str]
    sheltered: frozenset[str]
    last: str
    hexes: dict[str, str] = field(default_factory=dict)
    runner: str = ""
    led: frozenset[str] = frozenset()
    moved: list[str] = field(default_factory=list)

    def read(self, told: Sequence[Told]) -> Iterator[str]:
        """Say what contradicts the rules, and remember what is told."""
        self.hexes = {one.id: one.hex for one in self.position.units}
        for number, one in enumerate(told):
            if one.what == "left":
                yield from self.left(one, told[number + 1 :])
            elif one.what == "chief":
                self.chiefs[one.who] = one.path[-1]
            elif one.what == "lost":
                self.chiefs.pop(one.who)
            else:
                self.hexes.pop(one.who, None)
        yield from self.order()
        yield from self.idle()

    def left(self, one: Told, after: Sequence[Told]) -> Iterator[str]:
        """A unit goes into the next hex; commanders of the hex where it began go with it."""
        here, side = self.hexes[one.who], self.sides[one.who]
        if self.runner != one.who:
            self.runner, self.moved = one.who, [*self.moved, one.who]
            with_it = {key for key, hex_ in self.chiefs.items() if hex_ == here}
            self.led = frozenset(key for key in with_it if self.sides[key] == side)
        next_left = next((n for n, two in enumerate(after) if two.what == "left"), len(after))
        soon = after[:next_left]
        for key in self.led:
            what = "chief" if one.path else "lost"
            if not any((two.what, two.who, two.path) == (what, key, one.path) for two in soon):
                yield f"{key} does not go with {one.who} from {here} to {one.path}"
        if one.path and grid.distance(here, one.path[-1]) != 1:
            yield f"{one.who} leaps from {here} to {one.path}"
        self.hexes[one.who] = one.path[-1] if one.path else ""

    def order(self) -> Iterator[str]:
        """The side without strategic initiative runs first."""
        order = [self.sides[one] == self.last for one in self.moved]
        if order != sorted(order):
            yield f"{self.last} does not run last: {self.moved}"

    def idle(self) -> Iterator[str]:
        """Every routed unit runs or is lost, unless it has found shelter before."""
        for unit in self.position.units:
            still = unit.id in self.hexes and unit.id not in self.moved
            if unit.level == ROUTED and still and unit.id not in self.sheltered:
                yield f"{unit.id} does not run"

    def shelter(self) -> set[str]:
        """The routed units that need not run the next time: where their rout move has ended."""
        ground = self.position.ground
        ran = {one for one in self.moved if self.hexes.get(one)}
        stayed = {one for one in self.sheltered if one in self.hexes and one not in self.moved}
        return stayed | {one for one in ran if ground.row(self.hexes[one])["six_front"]}
