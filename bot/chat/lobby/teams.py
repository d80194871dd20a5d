"""How many play on a side, and how partners talk: what is settled when a match is opened."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping

from bot.chat.front.names import seat_text
from bot.chat.wire.locale import Voice
from bot.engine.game import AnyGame
from bot.engine.model import Seat
from bot.service.match.seating import OPENED
from bot.service.match.seating import TALK as TEAM_TALK

JUST_REQUIRED = "none"
"""How many play: no seats besides those that must be taken."""
TALK = [("choice-talk-open", "open"), ("choice-talk-private", "private")]


def seatings(game: AnyGame, scenario: str, voice: Voice) -> list[tuple[str, str]]:
    """List (seats opened besides the required ones, words) for each number of players."""
    found = []
    for count, seats in _seatings(game, scenario):
        names = " + ".join(voice(seat_text(game, seat)) for seat in seats)
        words = f"{count}: + {names}" if seats else str(count)
        found.append((",".join(seats) or JUST_REQUIRED, words))
    return found


def _seatings(game: AnyGame, scenario: str) -> Iterator[tuple[int, tuple[Seat, ...]]]:
    """Yield how many play, with the seats opened for them besides the required ones."""
    infos = game.seats(scenario)
    free = [info.seat for info in infos if not info.required]
    for more in range(len(free) + 1):
        for seats in itertools.combinations(free, more):
            yield len(infos) - len(free) + more, seats


def options(players: str | None, talk: str | None, game: AnyGame, scenario: str) -> dict[str, str]:
    """Return the options of a new match for what was chosen in the command.

    A bare number will do for ``players`` where so many can sit in one way only.
    """
    ways = [seats for count, seats in _seatings(game, scenario) if str(count) == players]
    if len(ways) == 1:
        players = ",".join(ways[0])
    opened = None if players == JUST_REQUIRED else players
    chosen = {OPENED: opened, TEAM_TALK: talk}
    return {name: value for name, value in chosen.items() if value}


def agreed(chosen: Mapping[str, str], voice: Voice) -> str:
    """Write how teams talk, to which all agree by joining; empty for a game without teams."""
    if not chosen.get(OPENED):
        return ""
    return voice.word(f"lobby-talk-{'private' if chosen.get(TEAM_TALK) == 'private' else 'open'}")
