"""The ladder of a server and game: a finished match is entered in the transaction of its end."""

from __future__ import annotations

from bot.engine.model import Side
from bot.service.ports.ladder import RatedMatch, Rating, Strength
from bot.service.ports.matches import MatchRow
from bot.service.ports.store import Reading, Store, Writing

from . import rating, results
from .results import Result

ABSENCE = "absence"
"""Author of the records by which a match ends for want of a player."""
CLOSE = 1e-6
"""By how much computed strengths may differ: libraries add in their own order."""


class Ladder:
    """Who is how strong, by server and game (F74)."""

    def __init__(self, store: Store):
        self._store = store

    async def of(self, guild: int, system: str) -> list[Rating]:
        """List the players of a ladder, the strongest first; who was forgotten is left out."""
        async with self._store.read() as tx:
            found = [one for one in await tx.ratings(guild, system) if one.user]
        return sorted(found, key=lambda one: (-rating.points(one.strength), one.user))

    async def games(self, guild: int) -> list[str]:
        """List the games of which a server has a ladder."""
        async with self._store.read() as tx:
            return [system for place, system in await tx.ladders() if place == guild]

    async def faults(self) -> list[str]:
        """Compute all ladders again from the matches; returns where they differ, in words."""
        async with self._store.read() as tx:
            found, entered = list[str](), set[str]()
            for guild, system in await tx.ladders():
                place = f"ladder {guild} {system}"
                matches = await tx.rated(guild, system)
                entered |= {one.match for one in matches}
                found += [f"{place}: {fault}" for fault in await _faults(tx, matches)]
            for match in await tx.finished():
                if match not in entered and await _is_missing(tx, match):
                    found.append(f"match {match}: it counts, but no ladder has it")
        return found


async def enter(tx: Writing, row: MatchRow, *, abandoned: bool) -> RatedMatch | None:
    """Enter a match that has just ended into its ladder; None where it does not count."""
    result, info = results.result_of(row, abandoned=abandoned), row.info
    if result is None or info.guild is None:
        return None
    known = {one.user: one for one in await tx.ratings(info.guild, info.system)}
    if not results.counts(result, known):
        return None
    number = 1 + await tx.last_rated(info.guild, info.system)
    one = RatedMatch(
        guild=info.guild, system=info.system, number=number, match=info.id, at=info.updated,
        players=results.changes(result, known),
    )  # fmt: skip
    await tx.add_rated(one)
    for player in one.players:
        place = results.after(one, player, result.winner, known.get(player.user))
        await tx.set_rating(place)
    return one


async def _is_missing(tx: Reading, match: str) -> bool:
    """Tell whether a finished match ought to be on a ladder.

    Of one that ended since somebody was missing this depends on what they had played before.
    """
    row = await tx.match(match)
    if row is None or await _was_abandoned(tx, row):
        return False
    result = results.result_of(row, abandoned=False)
    return result is not None and not result.absent


async def _was_abandoned(tx: Reading, row: MatchRow) -> bool:
    last = await tx.journal(row.info.id, row.info.head)
    return bool(last) and last[-1].record.author == ABSENCE


async def _faults(tx: Reading, matches: list[RatedMatch]) -> list[str]:
    """Play one ladder again and compare; of a user who was forgotten nothing is known before."""
    found, known = list[str](), dict[int, Rating]()
    for number, one in enumerate(matches, 1):
        row = await tx.match(one.match)
        result = None
        if row is not None:
            result = results.result_of(row, abandoned=await _was_abandoned(tx, row))
        forgotten = any(not player.user for player in one.players)
        if one.number != number or row is None or (result is None and not forgotten):
            found.append(f"match {one.match}: it does not count, or stands in a wrong place")
            continue
        winner = row.info.outcome.winner if row.info.outcome else None
        if result is not None and not _is_played_by(one, result):
            found.append(f"match {one.match}: others played it")
        found += [f"match {one.match}: {fault}" for fault in _differences(one, winner, known)]
        for player in one.players:
            old = known.get(player.user)
            known[player.user] = results.after(one, player, winner, old)
    if matches:
        stored = await tx.ratings(matches[0].guild, matches[0].system)
        told = {one.user: one for one in stored if one.user}
        found += [
            f"user {user}: the ladder does not say what the matches give"
            for user in sorted({*told, *known} - {0})
            if not _is_same(told.get(user), known.get(user))
        ]
    return found


def _is_played_by(one: RatedMatch, result: Result) -> bool:
    """Tell whether an entry names those who played, as far as they are known."""
    people = {(side, user) for side, users in result.sides.items() for user in users if user}
    return people == {(player.side, player.user) for player in one.players if player.user}


def _differences(one: RatedMatch, winner: Side | None, known: dict[int, Rating]) -> list[str]:
    """List what is wrong with the entry of a match, by what was known before it."""
    found, sides = list[str](), dict[Side, list[Strength]]()
    for player in one.players:
        sides.setdefault(player.side, []).append(player.before)
        old = known[player.user].strength if player.user in known else Strength()
        if player.user and not _is_close(player.before, old):
            found.append(f"user {player.user} had another strength before it")
    new = rating.rated(sides, winner)
    made = [strength for side in sides for strength in new[side]]
    kept = [player.after for side in sides for player in one.players if player.side == side]
    if not all(map(_is_close, made, kept)):
        found.append("it gives another strength")
    return found


def _is_close(one: Strength, other: Strength) -> bool:
    return abs(one.mu - other.mu) < CLOSE and abs(one.sigma - other.sigma) < CLOSE


def _is_same(one: Rating | None, other: Rating | None) -> bool:
    if one is None or other is None:
        return False
    results = (one.won, one.drawn, one.lost) == (other.won, other.drawn, other.lost)
    return results and _is_close(one.strength, other.strength)
