"""Lengths and bearings in words."""

from __future__ import annotations

from math import atan2, degrees

from bot.engine.model import Term, Text, term, text
from bot.games.fire_and_sword.geometry.fixed import DEGREE, XY, Place

QUARTER = 90
REAR = 3
HEADED = ("fas-pick-back", "fas-pick-way-back", "fas-told-way-back")
"""What notes a way back by its angle off a REF, the rear one where it names none."""
AHEAD = 3
"""Degrees to either side that still count as straight."""


def inches(length: float) -> Text:
    """Return a length in words, to the tenth of an inch; whole inches have no tenths.

    >>> inches(9.44).args
    {'whole': 9, 'tenths': 4}
    """
    whole, tenths = divmod(round(length * 10), 10)
    if tenths:
        return text("fas-inches", whole=whole, tenths=tenths)
    return text("fas-inches-whole", count=whole)


def bearing_of(start: XY, place: Place | None, point: XY) -> Text:
    """Say in which direction a point lies: from a heading if there is one, else from north."""
    course = degrees(atan2(point[0] - start[0], point[1] - start[1]))
    if place is None:
        return text("fas-bearing-compass", degrees=round(course) % 360)
    return turned_by(course - place.heading / DEGREE)


def turned_by(angle: float) -> Text:
    """Say an angle off the front, in degrees clockwise.

    >>> turned_by(-340).key
    'fas-bearing-right'
    """
    off = round((angle + 180) % 360 - 180)
    if abs(off) <= AHEAD:
        return Text("fas-bearing-ahead")
    if abs(off) >= 180 - AHEAD:
        return Text("fas-bearing-behind")
    side = "right" if off > 0 else "left"
    return text(f"fas-bearing-{side}", degrees=abs(off))


def heading(angle: float) -> Term:
    """Say which way a movement goes, by its angle off the front in degrees clockwise.

    >>> heading(225).key, heading(225).args
    ('fas-heading-back-left', {'degrees': 45})
    """
    off = round((angle + 180) % 360 - 180)
    is_back, side = abs(off) > 90, "right" if off > 0 else "left"
    aside = 180 - abs(off) if is_back else abs(off)
    if aside <= AHEAD:
        return Term("fas-heading-back" if is_back else "fas-heading-ahead")
    return term(f"fas-heading-back-{side}" if is_back else f"fas-heading-{side}", degrees=aside)


def headed(line: Term) -> Term:
    """Say by words where a way back goes that was noted by its angle off a REF.

    >>> headed(term("fas-pick-back", angle="15", distance="8")).args["heading"].key
    'fas-heading-back-left'
    """
    if line.key not in HEADED:
        return line
    ref = int(str(line.args.get("ref", REAR)))
    angle = float(str(line.args["angle"])) + QUARTER * (ref - 1)
    return Term(line.key, {**line.args, "heading": heading(angle)})
