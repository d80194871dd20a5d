"""What a player chose in the match before, offered again in its rematch.

Pure: from a game's offers and the public facts of both matches.
"""

from __future__ import annotations

from bot.engine.game import AnyGame
from bot.engine.model import Seat
from bot.engine.refusal import Refused
from bot.service.match import seating
from bot.service.model import MatchInfo

from . import choices


def presets(game: AnyGame, info: MatchInfo, old: MatchInfo, user: int) -> dict[str, str]:
    """Return by option key what a user chose before and may choose now.

    Nothing where that is what they have chosen already.
    """
    found = {}
    for one in choices.asked(game, info, user):
        before = _seat_before(game, one.seat, old, seating.again_of(info.options), user)
        value = None if before is None else old.options.get(f"{_stem(one)}-{before}")
        if value is not None and value != one.value and _fits(game, info, one, value):
            found[one.option.key] = value
    return found


def _stem(one: choices.SeatChoice) -> str:
    """Return what a choice is called whatever the seat, e.g. ``army``."""
    return one.option.key.removesuffix(f"-{one.seat}")


def _seat_before(game: AnyGame, seat: Seat, old: MatchInfo, again: str, user: int) -> Seat | None:
    """Return the user's seat in the match before: the one that this seat comes from, or any."""
    mine = old.seats_of(user)
    places = seating.places(game.seats(old.scenario), again)
    return next((one for one in mine if places[one] == seat), mine[0] if mine else None)


def _fits(game: AnyGame, info: MatchInfo, one: choices.SeatChoice, value: str) -> bool:
    try:
        choices.require_fitting(game, info, one.option, value)
    except Refused:
        return False
    return True
