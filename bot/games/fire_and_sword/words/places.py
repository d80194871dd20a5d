"""Places and ways on a virtual table as terms, for picks that stand beside a picture."""

from __future__ import annotations

from math import atan2, degrees, hypot

from bot.engine.model import Term, term
from bot.games.fire_and_sword.geometry.approaches import WHOLE
from bot.games.fire_and_sword.geometry.fixed import DEGREE, INCH, Place, Spot
from bot.games.fire_and_sword.geometry.turning import Wheel
from bot.games.fire_and_sword.notation.acts import decimal
from bot.games.fire_and_sword.notation.replies import Out, hundredths


def at(place: Place) -> Term:
    """Say a place: inches from the south-west corner, and the heading."""
    x, y, heading = place
    return term(
        "fas-place-at", x=decimal(x, INCH), y=decimal(y, INCH), heading=decimal(heading, DEGREE)
    )


def turn(wheel: Wheel) -> Term:
    """Say a Turn about the centre, or by an angle about a corner."""
    if wheel.corner is None:
        return Term("fas-verb-turn-about")
    side = "left" if wheel.by < 0 else "right"
    said = term(f"fas-verb-turn-{side}", degrees=decimal(abs(wheel.by), DEGREE))
    return term("fas-pick-turn", turn=said, corner=wheel.corner)


def shift(east: int, north: int) -> Term:
    """Say how a Unit makes room: how far, and on which bearing."""
    bearing = round(degrees(atan2(east, north))) % 360
    return term("fas-pick-shift", distance=hundredths(hypot(east, north) / INCH), angle=bearing)


def out(way: Out) -> Term:
    """Say where a garrison comes out, and which edge it has at the structure."""
    return term(
        "fas-pick-out", x=decimal(way.spot.x, INCH), y=decimal(way.spot.y, INCH),
        heading=decimal(way.heading, DEGREE), ref=way.ref,
    )  # fmt: skip


def aim(point: int | Spot) -> Term:
    """Say a point of contact: how far off the middle of the edge as the charger sees it, or where.

    An edge runs clockwise: who looks at it has its end on their left.
    """
    if isinstance(point, Spot):
        return term("fas-aim-spot", x=decimal(point.x, INCH), y=decimal(point.y, INCH))
    off = 2 * point - WHOLE
    if not off:
        return Term("fas-aim-middle")
    side = "left" if off > 0 else "right"
    if abs(off) == WHOLE:
        return Term(f"fas-aim-{side}-corner")
    return term(f"fas-aim-{side}", percent=decimal(abs(off) * 50, WHOLE))
