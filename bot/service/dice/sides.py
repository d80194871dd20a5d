"""The sides of a live game: how they are named, found, and what points they have."""

from __future__ import annotations

import unicodedata

from bot.engine.model import Text
from bot.engine.refusal import Refused
from bot.service.ports.dice import DiceSession, PointChange

MOST_SIDES, MOST_NAME = 8, 30


def totals(info: DiceSession, made: list[PointChange]) -> tuple[tuple[str, int], ...]:
    """Add the points up by side, those of the session first."""
    totals = dict.fromkeys(info.sides, 0)
    for point in made:
        totals[point.side] = totals.get(point.side, 0) + point.amount
    return tuple(totals.items())


def plain(name: str) -> str:
    """Return a name as names are compared: small letters without accents.

    >>> plain(" Łódź ")
    'lodz'
    """
    spread = unicodedata.normalize("NFKD", name.strip().casefold().replace("ł", "l"))
    return "".join(one for one in spread if not unicodedata.combining(one))


def side_name(name: str) -> str:
    """Tidy a name that somebody typed; raises ``Refused``."""
    tidy = " ".join(name.split())
    if not 1 <= len(tidy) <= MOST_NAME:
        raise Refused(Text("dice-refused-side-name", {"high": MOST_NAME}))
    return tidy


def known_side(typed: str, known: list[str], *, closed: bool) -> str:
    """Find a side by its name or its beginning; a new one only where none were named."""
    name = side_name(typed)
    wanted = plain(name)
    same = [one for one in known if plain(one) == wanted]
    like = [one for one in known if plain(one).startswith(wanted)]
    for found in (same, like):
        if len(found) == 1:
            return found[0]
    if closed or len(known) >= MOST_SIDES:
        raise Refused(Text("dice-refused-side", {"order": name, "sides": ", ".join(known)}))
    return name
