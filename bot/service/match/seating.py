"""Which seats a match opens, who sits on them, and how a rematch turns them round.

A game's required seats are always open; the option ``seats`` names the others (team play). All
seats that were opened must be taken, or given up by the host, before a match starts.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

import msgspec

from bot.engine.game import AnyGame, SeatInfo
from bot.engine.model import Seat, Side, Text
from bot.service.model import MatchInfo, Person, SeatEntry
from bot.service.refusals import LobbyRefused

OPENED = "seats"
"""Option: the optional seats that are opened, separated by commas."""
TALK = "team_talk"
"""Option: with ``private`` each team gets a room of its own (HOTH-RUL-61)."""
REMATCH_OF = "rematch_of"
"""Option: the match that this one repeats; its players' seats are kept for a day."""
REMATCH_AS = "rematch_as"
"""Option: how it repeats that match, ``turned`` where it does not say."""
Again: TypeAlias = Literal["turned", "same", "next"]
"""The same scenario from the other side, from the same side, or the next scenario."""


def named(options: Mapping[str, str]) -> list[Seat]:
    """List the optional seats that the options open."""
    return [Seat(part.strip()) for part in options.get(OPENED, "").split(",") if part.strip()]


def opened(game: AnyGame, scenario: str, options: Mapping[str, str]) -> tuple[SeatEntry, ...]:
    """Return the free seats of a new match in seating order; raises ``LobbyRefused``."""
    infos = game.seats(scenario)
    wanted = named(options)
    for seat in wanted:
        if seat not in {info.seat for info in infos}:
            raise LobbyRefused(Text("refused-no-seat", {"seat": seat[:40]}))
    return tuple(
        SeatEntry(info.seat, info.side) for info in infos if info.required or info.seat in wanted
    )


def ready(seats: Sequence[SeatEntry]) -> bool:
    """Tell whether every required seat is taken."""
    return all(entry.user is not None for entry in seats if entry.required)


def seated(info: MatchInfo, seat: Seat, person: Person | None) -> MatchInfo:
    """Return the info with a seat taken, with a fresh nonce, or given up."""
    old = info.entry(seat)
    if person is None:
        new = SeatEntry(old.seat, old.side, old.required)
    else:
        nonce = secrets.token_hex(8)
        new = SeatEntry(
            old.seat, old.side, old.required, person.id, person.name, person.locale, nonce
        )
    return msgspec.structs.replace(
        info, seats=tuple(new if e.seat == seat else e for e in info.seats)
    )


def held_by(info: MatchInfo, entry: SeatEntry, person: Person) -> MatchInfo:
    """Return the info with a taken seat in other hands; its nonce stays, for the dice."""
    changed = msgspec.structs.replace(
        entry, user=person.id, name=person.name, locale=person.locale, dm_closed=False
    )
    seats = tuple(changed if e.seat == entry.seat else e for e in info.seats)
    return msgspec.structs.replace(info, seats=seats)


def without_free(info: MatchInfo, game: AnyGame) -> MatchInfo:
    """Return the info with the free optional seats closed, so that the match can start.

    Raises ``LobbyRefused`` where a seat that the game requires is free.
    """
    optional = {one.seat for one in game.seats(info.scenario) if not one.required}
    free = {entry.seat for entry in info.seats if entry.user is None}
    if not free <= optional:
        raise LobbyRefused(Text("refused-not-alone"))
    left = tuple(entry for entry in info.seats if entry.user is not None)
    kept = ",".join(entry.seat for entry in left if entry.seat in optional)
    return msgspec.structs.replace(info, seats=left, options={**info.options, OPENED: kept})


def is_change_of_place(info: MatchInfo, seat: Seat | None) -> bool:
    """Tell whether somebody who sits already asks for another seat, which is free."""
    return any(entry.user is None and entry.seat == seat for entry in info.seats)


def sides_of(info: MatchInfo, user: int) -> set[Side]:
    """Return the sides on which a user sits."""
    return {info.entry(mine).side for mine in info.seats_of(user)}


def may_take_over(info: MatchInfo, seat: Seat, user: int) -> bool:
    """Tell whether a user may get a seat: a stranger any, a player only that of a teammate."""
    return sides_of(info, user) <= {info.entry(seat).side}


def turned_round(infos: Sequence[SeatInfo]) -> dict[Seat, Seat]:
    """Map each seat to the one with the same number on the other side, for a rematch."""
    sides: dict[Side, list[Seat]] = {}
    for info in infos:
        sides.setdefault(info.side, []).append(info.seat)
    rows = list(sides.values())
    return {
        mine: other
        for row, facing in zip(rows, reversed(rows), strict=True)
        for mine, other in zip(row, facing, strict=True)
    }


def places(infos: Sequence[SeatInfo], again: str) -> dict[Seat, Seat]:
    """Map each seat of a match to the one of its player in the match that repeats it."""
    return turned_round(infos) if again == "turned" else {info.seat: info.seat for info in infos}


def again_of(options: Mapping[str, str]) -> str:
    """Return how a match repeats the one of which it is the rematch."""
    return options.get(REMATCH_AS, "turned")


def exchanged(options: Mapping[str, str], places: Mapping[Seat, Seat]) -> dict[str, str]:
    """Return options in which the opened seats change sides with their players."""
    seats = ",".join(places[seat] for seat in named(options))
    return {**options, OPENED: seats} if seats else dict(options)


def moved(
    info: MatchInfo, infos: Sequence[SeatInfo], places: Mapping[Seat, Seat]
) -> tuple[SeatEntry, ...]:
    """Seat everybody of a match on the place that they take in the next one, with fresh nonces."""
    takers = {places[entry.seat]: entry for entry in info.seats if entry.user is not None}
    return tuple(
        msgspec.structs.replace(
            takers[one.seat], seat=one.seat, side=one.side, nonce=secrets.token_hex(8)
        )
        for one in infos
        if one.seat in takers
    )


def reserved(
    info: MatchInfo, old: MatchInfo, infos: Sequence[SeatInfo], user: int
) -> frozenset[Seat]:
    """List the free seats of a rematch that wait for other players of the match before."""
    moved_to = places(infos, again_of(info.options))
    here = {entry.user for entry in info.seats}
    others = [e for e in old.seats if e.user is not None and e.user > 0 and e.user != user]
    kept = {moved_to[e.seat] for e in others if e.user not in here}
    return frozenset(e.seat for e in info.seats if e.user is None and e.seat in kept)


def teams(info: MatchInfo) -> list[tuple[Side, tuple[SeatEntry, ...]]]:
    """List the sides that more than one seat plays, with the entries of their members."""
    sides = dict.fromkeys(entry.side for entry in info.seats)
    found = [(side, tuple(e for e in info.seats if e.side == side)) for side in sides]
    return [(side, members) for side, members in found if len(members) > 1]
