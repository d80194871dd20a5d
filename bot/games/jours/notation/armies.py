"""Army lists of one's own as text, and the canonical form that is stored (JDG-OPT-11).

A list names the army, then its formations with the initiative of their two markers, below each its
stacks, a line for each, from top to bottom, then its commanders-in-chief::

    name: Left wing
    formation VANGUARD 7 6
    1L=I6/6/6/5 | HA=AH6x8e2m4c6
    9Ch=C328m/6/6/8
    chief NEY drm1 cap2 rng5

Types are those of positions (``units``). Instead of strength points men may stand (``I1360m``), and
instead of fire strength guns and their pounds (``A8x6``).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from bot.engine.model import Side, Text, chain, text
from bot.engine.refusal import Refused
from bot.games.jours.content.scale import fire_points, half_up
from bot.games.jours.content.tables import Limits, Span
from bot.games.jours.model.field import Chief, Unit
from bot.games.notation import BadNotation

from .units import kind_text, read_unit

RULE = "JDG-OPT-11"
LONGEST = 4000
"""Characters that a list may have."""
QUOTED = 40
"""Characters of a line that a refusal repeats, and of the name of an army."""
SHOWN = 8
"""How many faults a refusal lists."""

_NAME = re.compile(r"name:\s*(\S.*)")
_FORMATION = re.compile(r"formation\s+([^\W_][\w-]{0,15})((?:\s+\d+)+)")
_CHIEF = re.compile(r"chief\s+([^\W_][\w-]{0,15})\s+drm(\d+)\s+cap(\d+)\s+rng(\d+)")
_UNIT = re.compile(r"([A-Za-z0-9][\w-]{0,7})=(\S+)")
_MEN = re.compile(r"(I|C|HC)(\d{1,5})m(?=/)")
_GUNS = re.compile(r"(A|AH)(\d{1,3})x(\d{1,2})(?=e)")


class Brigade(NamedTuple):
    """A formation of a list: the initiative of its markers, and its stacks from top to bottom."""

    id: str
    markers: tuple[int, ...]
    stacks: tuple[tuple[Unit, ...], ...]

    @property
    def units(self) -> tuple[Unit, ...]:
        """All its units in their order."""
        return tuple(unit for stack in self.stacks for unit in stack)


class OwnArmy(NamedTuple):
    """An army of one's own; its units stand nowhere yet and belong to no side."""

    name: str
    formations: tuple[Brigade, ...]
    chiefs: tuple[Chief, ...]

    @property
    def stacks(self) -> list[tuple[Unit, ...]]:
        """All stacks in their order."""
        return [stack for one in self.formations for stack in one.stacks]

    @property
    def ids(self) -> list[str]:
        """The ids of all that is in it."""
        units = [unit.id for one in self.formations for unit in one.units]
        return [*units, *(one.id for one in self.formations), *(one.id for one in self.chiefs)]


def write(army: OwnArmy) -> str:
    """Write a list in its canonical form."""
    lines = [f"name: {army.name}"]
    for one in army.formations:
        lines.append(f"formation {one.id} {' '.join(map(str, one.markers))}")
        for stack in one.stacks:
            lines.append(" | ".join(f"{unit.id}={kind_text(unit.kind)}" for unit in stack))
    for chief in army.chiefs:
        lines.append(f"chief {chief.id} drm{chief.drm} cap{chief.orders} rng{chief.range}")
    return "\n".join(lines)


def read(limits: Limits, said: str) -> OwnArmy:
    """Read a list; raises ``Refused`` with what is wrong with it.  Rules: JDG-OPT-11, JDG-0.1-b."""
    if len(said) > LONGEST:
        refuse([text("jours-army-too-long", most=LONGEST)])
    draft = _Draft(limits)
    for number, line in enumerate(said.splitlines(), 1):
        plain = line.partition("#")[0].strip()
        if plain:
            draft.line(number, plain)
    army = OwnArmy(draft.name, tuple(draft.formations), tuple(draft.chiefs))
    refuse([*draft.faults, *_faults(limits, army)])
    return army


def refuse(faults: list[Text]) -> None:
    """Raise ``Refused`` with the first of these faults, unless there is none."""
    if faults:
        listed = chain("jours-army-and", faults[:SHOWN])
        raise Refused(text("jours-army-refused", count=len(faults), faults=listed), RULE)


class _Draft:
    """What was read so far, and the lines that could not be."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.name = ""
        self.formations: list[Brigade] = []
        self.chiefs: list[Chief] = []
        self.faults: list[Text] = []

    def line(self, number: int, said: str) -> None:
        """Read a line: the name, a formation, a commander, or a stack."""
        if found := _NAME.fullmatch(said):
            self.name = " ".join(found[1].split())[:QUOTED]
        elif found := _FORMATION.fullmatch(said):
            values = tuple(int(one) for one in found[2].split())
            self.formations.append(Brigade(found[1], values, ()))
        elif found := _CHIEF.fullmatch(said):
            drm, orders, reach = (int(found[place]) for place in (2, 3, 4))
            first = not self.chiefs
            self.chiefs.append(
                Chief(
                    id=found[1], side=Side(""), drm=drm, orders=orders, range=reach, strategic=first
                )
            )
        elif not self.formations or not self._stack(said):
            self.faults.append(text("jours-army-line", line=number, said=said[:QUOTED]))

    def _stack(self, said: str) -> bool:
        """Add a stack to the last formation; returns whether it could be read."""
        *before, last = self.formations
        units = [self._unit(one.strip(), last.id) for one in said.split("|")]
        stack = tuple(one for one in units if one is not None)
        self.formations = [*before, last._replace(stacks=(*last.stacks, stack))]
        return len(stack) == len(units)

    def _unit(self, said: str, formation: str) -> Unit | None:
        found = _UNIT.fullmatch(said)
        if found is None:
            return None
        kind = _GUNS.sub(self._fire, _MEN.sub(self._strength, found[2]))
        try:
            unit, _ = read_unit(f"{found[1]}={kind} {formation}", "", "NNE", self.limits.reverse)
        except BadNotation:
            return None
        return msgspec.structs.replace(unit, at=None, facing=None)

    def _strength(self, said: re.Match[str]) -> str:
        """Return an arm with its strength points instead of its men.  Rules: JDG-0.1-b."""
        scale = self.limits.scale
        men = scale.infantry if said[1] == "I" else scale.cavalry
        return f"{said[1]}{max(1, half_up(int(said[2]), men))}"

    def _fire(self, said: re.Match[str]) -> str:
        """Return artillery with its fire strength instead of its guns.  Rules: JDG-0.1-b."""
        points = fire_points(self.limits.scale, int(said[2]), said[3])
        return said[0] if points is None else f"{said[1]}f{points}"


# What a list must keep ---------------------------------------------------------------------------


def _faults(limits: Limits, army: OwnArmy) -> Iterator[Text]:
    """Yield what is wrong with a list that can be read.  Rules: JDG-OPT-11."""
    own = limits.own
    if not army.name:
        yield Text("jours-army-unnamed")
    for key, count in Counter(army.ids).items():
        if count > 1:
            yield text("jours-army-twice", said=key)
    yield from _within(own.formations, len(army.formations), "formations", army.name)
    yield from _within(own.chiefs, len(army.chiefs), "chiefs", army.name)
    for formation in army.formations:
        yield from _within(own.units, len(formation.units), "units", formation.id)
        if len(formation.markers) != own.pair:
            yield text("jours-army-markers", place=formation.id, count=own.pair)
        for value in formation.markers:
            yield from _within(own.markers, value, "marker", formation.id)
        for unit in formation.units:
            yield from _unit_faults(limits, unit)
    for chief in army.chiefs:
        yield from _within(own.drm, chief.drm, "drm", chief.id)
        yield from _within(own.orders, chief.orders, "orders", chief.id)
        yield from _within(own.range, chief.range, "range", chief.id)


def _unit_faults(limits: Limits, unit: Unit) -> Iterator[Text]:
    own, kind = limits.own, unit.kind
    yield from _within(own.cohesion, kind.good.cohesion, "cohesion", unit.id)
    yield from _within(own.movement, kind.good.mp, "movement", unit.id)
    if unit.is_gun:
        yield from _within(own.fire, kind.fire, "fire", unit.id)
        yield from _within(own.reach, kind.maximum, "reach", unit.id)
        yield from _within(Span(1, kind.maximum), kind.effective, "effective", unit.id)
    else:
        yield from _within(own.strength, kind.good.sp, "strength", unit.id)
        yield from _within(own.engagement, kind.engagement, "engagement", unit.id)


def _within(span: Span, number: int, what: str, place: str) -> Iterator[Text]:
    if not span.least <= number <= span.most:
        yield text(
            "jours-army-range", place=place, what=what, number=number,
            least=span.least, most=span.most,
        )  # fmt: skip
