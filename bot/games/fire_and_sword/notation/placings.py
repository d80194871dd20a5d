"""Placements as they are written: ``place r3 30 8 0``, ``place r3 in T2``, ``enter b7 9 30 90``.

The kind of placement is the first word; Dragoons name the type in which they are set up.

>>> write(read("place r8 49 8 -90.0 infantry"))
'place r8 49 8 270 infantry'
"""

from __future__ import annotations

from typing import NamedTuple

from bot.games.fire_and_sword.content import MODES, ORDERS, Mode, Order
from bot.games.fire_and_sword.geometry.fixed import DEGREE, FULL, INCH, Place
from bot.games.notation import BadNotation

from .acts import decimal, degrees, inches

VERBS = ("place", "enter")
RESERVE = "reserve"
IN = "in"


class Placing(NamedTuple):
    """Where an element is wanted: at a place, in a structure, or neither: in reserve."""

    verb: str
    element: str
    place: Place | None = None
    structure: str = ""
    mode: Mode | None = None
    order: Order | None = None


def read(line: str) -> Placing:
    """Read a placement; raises ``BadNotation``.  Rules: FAS-NOT-03, FAS-GEO-21."""
    words = line.split()
    if len(words) < 3 or words[0].lower() not in VERBS:
        raise BadNotation("place, the element, and where")
    verb, element, rest = words[0].lower(), words[1].lower(), words[2:]
    order = next((one for one in ORDERS if one == rest[-1].lower()), None)
    rest = rest[:-1] if order else rest
    mode = next((one for one in MODES if rest and one == rest[-1].lower()), None)
    rest = rest[:-1] if mode else rest
    if order is not None and verb != "enter":
        raise BadNotation("an order is given to who enters, and to nobody else")
    match [one.lower() for one in rest]:
        case ["reserve"] if mode is None and verb == "place":
            return Placing(verb, element)
        case ["in", structure]:
            return Placing(verb, element, structure=structure.upper(), mode=mode, order=order)
        case [x, y] | [x, y, _] as found:
            heading = degrees(found[2]) % FULL if len(found) == 3 else 0
            return Placing(verb, element, Place(inches(x), inches(y), heading), "", mode, order)
        case _:
            raise BadNotation("where: x, y and a heading, or in and a structure")


def write(placing: Placing) -> str:
    """Write a placement as ``read`` takes it; equal placements are written alike."""
    words = [placing.verb, placing.element]
    if placing.place is not None:
        x, y, heading = placing.place
        words += [decimal(x, INCH), decimal(y, INCH), decimal(heading, DEGREE)]
    elif placing.structure:
        words += [IN, placing.structure]
    else:
        words.append(RESERVE)
    words += [one for one in (placing.mode, placing.order) if one is not None]
    return " ".join(words)
