"""Movements along a line: one of them, and many of one Unit at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Polygon

from .fixed import FULL, INCH, QUARTER, SCALE, SINES, XY, Place, unit, walk
from .placing import Shapes, polygons
from .shapes import Footprint, Ref, facing, ref_point, strip
from .table import Body

_THIN = 1e-6
"""The length in inches of the strip of a movement of no length, so that it is a polygon."""


@dataclass(frozen=True)
class Track:
    """One movement: from a REF by an angle and a distance.

    Rules: FAS-GEO-10, FAS-5.1-a, FAS-5.1-b, FAS-RUL-16.
    """

    footprint: Footprint
    start: Place
    ref: Ref
    phi: int
    distance: int

    @cached_property
    def course(self) -> int:
        """The heading of the movement."""
        return (facing(self.start.heading, self.ref) + self.phi) % FULL

    @cached_property
    def origin(self) -> XY:
        """The REF at the start, in inches."""
        return ref_point(self.footprint, self.start, self.ref)

    @cached_property
    def end(self) -> Place:
        """Where the Unit comes to stand: its heading has turned by the angle."""
        half = self.footprint.half(self.ref)
        out = facing(self.start.heading, self.ref)
        spot = walk(self.start, (out, half), (self.course, self.distance - half))
        return Place(*spot, (self.start.heading + self.phi) % FULL)

    @cached_property
    def strip(self) -> Polygon:
        """The path rectangle: what the leading edge sweeps, already turned."""
        return Polygon(self._strip(0.0))

    @cached_property
    def sweep(self) -> Polygon:
        """What the whole turned tray sweeps.

        Rules: FAS-GEO-22.
        """
        return Polygon(self._strip(-2 * self.footprint.half(self.ref) / INCH))

    def _strip(self, back: float) -> list[XY]:
        side = self.footprint.edge(self.ref) / 2 / INCH
        ahead = max(self.distance / INCH, _THIN)
        return strip(self.origin, self.course, (back, ahead), (side, side))

    @cached_property
    def line(self) -> tuple[XY, XY]:
        """Both ends of the movement line."""
        (x, y), (dx, dy) = self.origin, unit(self.course)
        far = max(self.distance / INCH, _THIN)
        return (x, y), (x + far * dx, y + far * dy)


def track(body: Body, ref: Ref, phi: int, distance: int) -> Track:
    """Return the movement of a Unit that stands on the table."""
    return Track(body.footprint, body.place, ref, phi, distance)


_SINE = np.array(SINES, dtype=np.int64)
_CORNERS = ((1, -1), (1, 1), (-1, 1), (-1, -1))
"""FL, FR, RR, RL: ahead and to the right of the centre."""


class Fan:
    """Some movements of one Unit: the same numbers as of each ``Track`` alone, all at once.

    Rules: FAS-GEO-10, FAS-GEO-21.
    """

    def __init__(self, ways: Sequence[Track]) -> None:
        first = ways[0]
        self._footprint, self._start = first.footprint, first.start
        self._refs = np.array([one.ref for one in ways])
        self._phi = np.array([one.phi for one in ways])
        self._far = np.array([one.distance for one in ways])
        self._out = (self._start.heading + QUARTER * (self._refs - 1)) % FULL
        self._course = (self._out + self._phi) % FULL

    @cached_property
    def strips(self) -> Shapes:
        """What the leading edges sweep."""
        side = self._each(self._footprint.edge) / 2 / INCH
        start, ahead = self._origins, np.maximum(self._far / INCH, _THIN)
        (ax, ay), (rx, ry) = _units(self._course), _units(self._course + QUARTER)
        corners = [
            (start[0] + along * ax + across * rx, start[1] + along * ay + across * ry)
            for along, across in (
                (ahead, -side), (ahead, side), (0.0 * ahead, side), (0.0 * ahead, -side),
            )
        ]  # fmt: skip
        return polygons(np.stack([np.stack(one, axis=1) for one in corners], axis=1))

    @cached_property
    def lines(self) -> Shapes:
        """The movement lines."""
        (x, y), (dx, dy) = self._origins, _units(self._course)
        far = np.maximum(self._far / INCH, _THIN)
        both = [np.stack((x, y), axis=1), np.stack((x + far * dx, y + far * dy), axis=1)]
        found: Shapes = shapely.linestrings(np.stack(both, axis=1))
        return found

    @cached_property
    def places(self) -> list[Place]:
        """Where the Unit comes to stand."""
        return [Place(*map(int, one)) for one in zip(*self._spots, self._headings, strict=True)]

    @cached_property
    def ends(self) -> Shapes:
        """Its outlines there."""
        ahead, right = self._footprint.depth // 2, self._footprint.width // 2
        (x, y), h = self._spots, self._headings
        fx, fy, rx, ry = (*_sines(h), *_sines(h + QUARTER))
        corners = [
            (
                (x * SCALE + front * ahead * fx + side * right * rx) / (SCALE * INCH),
                (y * SCALE + front * ahead * fy + side * right * ry) / (SCALE * INCH),
            )
            for front, side in _CORNERS
        ]
        return polygons(np.stack([np.stack(one, axis=1) for one in corners], axis=1))

    @cached_property
    def _origins(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        points = {ref: ref_point(self._footprint, self._start, ref) for ref in set(self._refs)}
        x, y = zip(*(points[ref] for ref in self._refs), strict=True)
        return np.array(x), np.array(y)

    @cached_property
    def _headings(self) -> NDArray[np.int64]:
        return (self._start.heading + self._phi) % FULL

    @cached_property
    def _spots(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        half = self._each(self._footprint.half)
        (ox, oy), (cx, cy) = _sines(self._out), _sines(self._course)
        left = self._far - half
        x = self._start.x * SCALE + half * ox + left * cx
        y = self._start.y * SCALE + half * oy + left * cy
        return (x + SCALE // 2) // SCALE, (y + SCALE // 2) // SCALE

    def _each(self, of: Callable[[Ref], int]) -> NDArray[np.int64]:
        return np.array([of(ref) for ref in self._refs], dtype=np.int64)


def _sines(heading: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the sines and cosines of headings, in billionths."""
    return _SINE[heading % FULL], _SINE[(heading + QUARTER) % FULL]


def _units(heading: NDArray[np.int64]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return headings as vectors of length 1."""
    east, north = _sines(heading)
    return east / SCALE, north / SCALE
