"""How many play on a side, and how partners talk: what is settled when a match is opened."""

from __future__ import annotations

import itertools
from collections.abc import Mapping

from bot.chat.front.names import seat_text
from bot.chat.wire.locale import Voice
from bot.engine.game import AnyGame
from bot.service.match.seating import OPENED
from bot.service.match.seating import TALK as TEAM_TALK

JUST_REQUIRED = "none"
"""How many play: no seats besides those that must be taken."""
TALK = [("choice-talk-open", "open"), ("choice-talk-private", "private")]


def seatings(game: AnyGame, scenario: str, voice: Voice) -> list[tuple[str, str]]:
    """List (seats opened besides the required ones, words) for each number of players."""
    infos = game.seats(scenario)
    free = [info.seat for info in infos if not info.required]
    least = len(infos) - len(free)
    found = [(JUST_REQUIRED, str(least))]
    for count in range(1, len(free) + 1):
        for seats in itertools.combinations(free, count):
            names = " + ".join(voice(seat_text(game, seat)) for seat in seats)
            found.append((",".join(seats), f"{least + count}: + {names}"))
    return found


def options(players: str | None, talk: str | None) -> dict[str, str]:
    """Return the options of a new match for what was chosen in the command."""
    opened = None if players in (None, JUST_REQUIRED, "2") else players
    chosen = {OPENED: opened, TEAM_TALK: talk}
    return {name: value for name, value in chosen.items() if value}


def agreed(chosen: Mapping[str, str], voice: Voice) -> str:
    """Write how teams talk, to which all agree by joining; empty for a game without teams."""
    if not chosen.get(OPENED):
        return ""
    return voice.word(f"lobby-talk-{'private' if chosen.get(TEAM_TALK) == 'private' else 'open'}")
