"""Tables for the tests of geometry: ``Red`` and ``Blue`` pieces, terrain in inches."""

from __future__ import annotations

from bot.games.fire_and_sword.geometry.fixed import Spot, at, length
from bot.games.fire_and_sword.geometry.table import (
    Body,
    Piece,
    Table,
    footprint_of,
    garrisoning,
    standing,
)
from tests.games.fire_and_sword.given import content

NUMBERS = content().geometry


def footprint(size):
    return footprint_of(content().trays[size])


def body(key, x, y, heading=0, size="M", kind=None):
    """A piece of red (``r1``) or blue (``b1``); of size G1 to G3 a Group."""
    kind = kind or ("group" if size.startswith("G") else "infantry")
    place = at(x, y, heading)
    return standing(NUMBERS, key, side(key), kind, footprint(size), place)


def side(key):
    return {"r": "red", "b": "blue"}[key[0]]


def piece(key, terrain, *corners, multi=""):
    spots = tuple(Spot(length(x), length(y)) for x, y in corners)
    return Piece(key, content().terrain[terrain], spots, multi)


def box(key, terrain, west, south, east, north, multi=""):
    corners = (west, south), (east, south), (east, north), (west, north)
    return piece(key, terrain, *corners, multi=multi)


def garrison(key, structure, size="M", kind="infantry"):
    return garrisoning(key, side(key), kind, footprint(size), structure)


def table(*things, size=(72, 48)):
    """A table with bodies and pieces of terrain, in any order."""
    bodies = tuple(one for one in things if isinstance(one, Body))
    pieces = tuple(one for one in things if isinstance(one, Piece))
    return Table(NUMBERS, length(size[0]), length(size[1]), bodies, pieces)


def inches(place):
    """A place as the digest writes it: inches and degrees."""
    return place.x / 1000, place.y / 1000, place.heading / 100
