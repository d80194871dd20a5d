"""What the computer players of a match are asked, and what they know of it."""

from __future__ import annotations

from bot.computer.job import Job, job_of, seeded
from bot.computer.levels import LEVELS, USUAL, Level
from bot.computer.waiting import BY_POST, LIVE, Place
from bot.engine.game import AnyGame
from bot.engine.model import Choice, Decision, Seat, Text
from bot.engine.setup.options import MatchOption
from bot.service.clocks.pace import TOGETHER
from bot.service.model import COMPUTER

from .live import Live
from .told import BY_COMPUTER

LEVEL = "computer-level"
"""Option of the host: how the computer players of a match play."""


def question(live: Live) -> Decision | None:
    """Return the oldest open decision of a computer player, if any."""
    if live.row.info.status != "running":
        return None
    mine = live.row.info.seats_of(COMPUTER)
    return next((one for one in live.position.open if one.seat in mine), None)


def job(live: Live) -> Job | None:
    """Return what a computer player has to think about now: a decision, from what its seat knows.

    The same position gives the same job, also after a restart.
    """
    decision = question(live)
    if decision is None:
        return None
    row, level = live.row, level_of(live, decision.seat)
    seed = seeded(row.seed, row.info.id, row.info.nonces, decision, level)
    return job_of(live.position, decision, level, seed)


def place(live: Live) -> Place:
    """Return behind whom the jobs of a match wait, by public facts."""
    row = live.row
    return Place(LIVE if row.keeping.pace == TOGETHER else BY_POST, row.info.guild)


def author_of(level: Level, share: int) -> str:
    """Return the author of what a computer decided, with what part of its time.

    >>> author_of("veteran", 1), author_of("veteran", 3)
    ('computer:veteran', 'computer:veteran/3')
    """
    return f"{BY_COMPUTER}:{level}" + (f"/{share}" if share > 1 else "")


def goes_on(live: Live, decision: Decision) -> bool:
    """Tell whether a decision follows on an answer of the same seat."""
    return live.line.entries[-1][0].seat == decision.seat


def options(game: AnyGame) -> tuple[MatchOption, ...]:
    """List the option of how computers play, in games where they were shown to play otherwise."""
    levels = [one for one in LEVELS if one == USUAL or one in game.computer.levels]
    if len(levels) == 1:
        return ()
    choices = tuple(Choice(one, Text(f"service-{LEVEL}-{one}")) for one in levels)
    return (MatchOption(LEVEL, Text(f"service-{LEVEL}"), USUAL, choices),)


def gentlest(game: AnyGame) -> dict[str, str]:
    """Return the options of a match for a newcomer: the weakest level that the game offers."""
    return {one.key: one.choices[0].key for one in options(game)}


def level_of(live: Live, seat: Seat) -> Level:
    """Return how the computer plays a seat.

    As the host chose; in place of a player who is away, as well as it was shown to in their game.
    """
    if seat in live.row.keeping.stand_ins:
        return best(live.line.game)
    chosen = live.row.info.options.get(LEVEL)
    return next((one for one in LEVELS if one == chosen), USUAL)


def best(game: AnyGame) -> Level:
    """Return the strongest level that a game offers."""
    return max((USUAL, *(one for one in LEVELS if one in game.computer.levels)), key=LEVELS.index)
