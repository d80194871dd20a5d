"""Which finished matches count on a ladder, and for whom. Pure.

Unrated matches do not count, nor those with the computer, of one person with themselves, or ended
by agreement since somebody was missing. A match that ended because somebody did not come back
counts only if they had finished some before: nobody gains points from newcomers who vanish.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bot.engine.model import Side
from bot.service.ports.ladder import RatedMatch, RatedPlayer, Rating, Strength
from bot.service.ports.matches import MatchRow

from . import rating

RATED = "rated"
"""Option: with ``on`` a finished match counts on the ladder of its server and game."""
KNOWN = 3
"""How many matches somebody finished, at least, from whose absence others gain points."""


class Result(NamedTuple):
    """A finished match as a ladder sees it: who played where, who won, who did not come back."""

    sides: dict[Side, list[int]]
    winner: Side | None
    absent: frozenset[int]


def result_of(row: MatchRow, *, abandoned: bool) -> Result | None:
    """Return what a finished match counts for; None: nothing, whoever plays.

    ``abandoned``: its last record was given for somebody who did not come back. The one for whom
    the computer played counts as its player.
    """
    info = row.info
    if info.status != "over" or info.guild is None or info.options.get(RATED) != "on":
        return None
    if info.outcome is None or (abandoned and info.outcome.winner is None):
        return None
    sides, absent = dict[Side, list[int]](), set[int]()
    for entry in info.seats:
        stand_in = row.keeping.stand_ins.get(entry.seat)
        user = entry.user if stand_in is None else stand_in.user
        if user is None or user < 0:
            return None
        lost = info.outcome.winner not in (None, entry.side)
        if stand_in is not None and not lost:
            return None  # what the computer won for somebody
        absent |= {user} if stand_in is not None or (abandoned and lost) else set()
        side = sides.setdefault(entry.side, [])
        if user == 0 or user not in side:
            side.append(user)
    people = [user for side in sides.values() for user in side if user]
    if len(sides) != 2 or len(people) != len(set(people)):
        return None
    return Result(sides, info.outcome.winner, frozenset(absent))


def counts(result: Result, known: Mapping[int, Rating]) -> bool:
    """Tell whether a result counts, by what its players had finished before."""
    return all(user in known and known[user].played >= KNOWN for user in result.absent)


def changes(result: Result, known: Mapping[int, Rating]) -> tuple[RatedPlayer, ...]:
    """Return what a match changes for its players."""
    before = {
        side: [known[user].strength if user in known else Strength() for user in users]
        for side, users in result.sides.items()
    }
    after = rating.rated(before, result.winner)
    return tuple(
        RatedPlayer(user, side, old, new)
        for side, users in result.sides.items()
        for user, old, new in zip(users, before[side], after[side], strict=True)
    )


def after(one: RatedMatch, player: RatedPlayer, winner: Side | None, old: Rating | None) -> Rating:
    """Return a player's place after a match of theirs."""
    won, drawn = winner == player.side, winner is None
    return Rating(
        guild=one.guild,
        system=one.system,
        user=player.user,
        mu=player.after.mu,
        sigma=player.after.sigma,
        won=(old.won if old else 0) + won,
        drawn=(old.drawn if old else 0) + drawn,
        lost=(old.lost if old else 0) + (not won and not drawn),
    )
