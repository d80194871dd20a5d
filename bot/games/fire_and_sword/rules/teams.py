"""Teams: two players on a side, each with elements of their own.

The first player of a side leads its commander-in-chief and decides for the army: Scouting and
Advantages, deployment, the bid, who has the Initiative, and which element is activated. What an
element does or suffers is decided by the player whose it is.

Rules: FAS-OPT-08, FAS-RUL-114.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.ending.parley import Party
from bot.engine.model import Seat
from bot.games.fire_and_sword.model.state import SIDES, Element

from .tables import Tables, side_of

HALF, HORSE, FOOT = "half", "horse", "foot"
SHARES = (HALF, HORSE, FOOT)
"""What of an army is led by the second player."""


def is_required(seat: Seat) -> bool:
    """Tell whether a battle cannot start without a seat."""
    return seat.endswith("-1")


def party(seats: Sequence[Seat], seat: Seat) -> Party:
    """Return who speaks from a seat; ``seats`` are the taken ones, of which teammates must agree.

    Rules: FAS-OPT-08, FAS-11-a.
    """
    side = side_of(seat)
    enemy = next(one for one in SIDES if one != side)
    mates = tuple(one for one in seats if one != seat and side_of(one) == side)
    return Party(seat, side, enemy, mates)


def allotted(tables: Tables, army: Sequence[Element], share: str) -> list[str]:
    """Return the elements of an army that its second player leads, in the order of the list.

    Commanders other than the commander-in-chief are always among them. By halves every second
    element of each type is; so it is too where a share leaves one of the two without Units.

    Rules: FAS-OPT-08, FAS-RUL-114.
    """
    units = [one for one in army if tables.is_unit(one)]
    mine = [one for one in units if _is_horse(tables, one) == (share == HORSE)]
    if share == HALF or len(mine) in (0, len(units)):
        mine = _every_second(tables, army)
    leaders = [one for one in army if tables.is_commander(one) and not tables.is_chief(one)]
    chosen = {one.id for one in (*mine, *leaders)}
    return [one.id for one in army if one.id in chosen]


def _is_horse(tables: Tables, one: Element) -> bool:
    return tables.profile(one).type == "cavalry"


def _every_second(tables: Tables, army: Sequence[Element]) -> list[Element]:
    """Return every second element, those of a type counted together; no Commanders."""
    plain = [one for one in army if not tables.is_commander(one)]
    return sorted(plain, key=lambda one: tables.profile(one).type)[1::2]
