"""Answers with free numbers on a virtual table, as they are written (FAS-NOT-03, section 3.1).

Numbers are inches and degrees with a point; fractions of an edge run clockwise along it.

>>> write_point(read_point("at .5")), write_shift(*read_shift("shift 0.5 -0.250"))
('at 0.5', 'shift 0.5 -0.25')
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from bot.games.fire_and_sword.geometry.approaches import WHOLE
from bot.games.fire_and_sword.geometry.fixed import DEGREE, FULL, INCH, Spot
from bot.games.fire_and_sword.geometry.shapes import Ref
from bot.games.fire_and_sword.model.state import FormKind
from bot.games.notation import BadNotation

from .acts import decimal, degrees, fixed, inches


class Back(NamedTuple):
    """A way back over the rear edge, and whether Advance is taken after it."""

    phi: int
    far: int
    advance: bool = False


class Out(NamedTuple):
    """How a garrison leaves: a point of the rim, the REF that comes to stand there, a heading."""

    spot: Spot
    ref: Ref
    heading: int


def _words(text: str, verb: str, count: int) -> list[str]:
    words = text.lower().split()
    if words[:1] != [verb] or len(words) - 1 != count:
        raise BadNotation(f"{verb}: numbers to follow {count}")
    return words[1:]


def read_point(text: str) -> int | Spot:
    """Read a point of contact: ``at 0.5`` of an edge, or ``to 20 18``; raises ``BadNotation``."""
    if text.lower().startswith("to"):
        return Spot(*map(inches, _words(text, "to", 2)))
    return fixed(_words(text, "at", 1)[0], WHOLE)


def write_point(point: int | Spot) -> str:
    """Write a point of contact."""
    return f"to {_spot(point)}" if isinstance(point, Spot) else f"at {decimal(point, WHOLE)}"


def read_shift(text: str) -> Spot:
    """Read how far east and north a Unit makes room: ``shift 0.5 -0.25``."""
    return Spot(*map(inches, _words(text, "shift", 2)))


def write_shift(east: int, north: int) -> str:
    """Write how a Unit makes room."""
    return f"shift {_spot(Spot(east, north))}"


def read_back(text: str) -> Back:
    """Read a Regroup: ``30 6.5``, or ``30 6.5 advance``."""
    words = text.lower().split()
    advance = words[-1:] == ["advance"]
    words = words[:-1] if advance else words
    if len(words) != 2:
        raise BadNotation("an angle, a distance, and perhaps advance")
    return Back(degrees(words[0]), inches(words[1]), advance)


def write_back(way: Back) -> str:
    """Write a Regroup."""
    tail = " advance" if way.advance else ""
    return f"{decimal(way.phi, DEGREE)} {decimal(way.far, INCH)}{tail}"


def read_out(text: str) -> Out:
    """Read how a garrison leaves: ``leave 20 18 3 180``."""
    x, y, ref, heading = _words(text, "leave", 4)
    if ref not in ("1", "3"):
        raise BadNotation("leave: REF 1 or 3")
    return Out(Spot(inches(x), inches(y)), int(ref), fixed(heading, DEGREE) % FULL)


def write_out(way: Out) -> str:
    """Write how a garrison leaves."""
    return f"leave {_spot(way.spot)} {way.ref} {decimal(way.heading, DEGREE)}"


def read_put(text: str) -> Spot:
    """Read where a base is put: ``place 20 18``."""
    return Spot(*map(inches, _words(text, "place", 2)))


def write_put(spot: Spot) -> str:
    """Write where a base is put."""
    return f"place {_spot(spot)}"


def _spot(spot: Spot) -> str:
    return f"{decimal(spot.x, INCH)} {decimal(spot.y, INCH)}"


def hundredths(inches_: float) -> str:
    """Write a measured distance to hundredths of an inch."""
    return decimal(round(inches_ * 100) * INCH // 100, INCH)


CANONICAL: Mapping[FormKind, Callable[[str], str]] = {
    "aim": lambda text: write_point(read_point(text)),
    "aside": lambda text: write_put(read_put(text)),
    "leave": lambda text: write_out(read_out(text)),
    "regroup": lambda text: write_back(read_back(text)),
    "save": lambda text: write_put(read_put(text)),
    "shift": lambda text: write_shift(*read_shift(text)),
}
"""What writes a line of a kind of form as it is kept; each raises ``BadNotation``.

Rules: FAS-NOT-03.
"""
