"""Which steps a board message tells: those of one turn, or of one final action.

One message a turn is what a thread reads best; whoever wants each final action as a message of its
own says so in the lobby. A game without turns is told by final actions.
"""

from __future__ import annotations

import msgspec

from bot.engine.flow import Position
from bot.engine.model import Choice, Text
from bot.engine.setup.options import MatchOption
from bot.service.model import MatchInfo
from bot.service.ports.posts import Turn

from .told import ToldRecord

POSTS = "posts"
"""Option of the host: what a board message tells."""
EACH = "each"
VALUES = ("turn", EACH)


def option() -> MatchOption:
    """Return the option of what a board message tells."""
    choices = tuple(Choice(value, Text(f"service-{POSTS}-{value}")) for value in VALUES)
    return MatchOption(POSTS, Text(f"service-{POSTS}"), VALUES[0], choices)


class Ended(msgspec.Struct, frozen=True):
    """A turn that a step ended: all that its message tells, and the position right behind it."""

    turn: Turn
    position: Position
    told: tuple[ToldRecord, ...]


def turn_of(position: Position) -> Turn | None:
    """Return the turn of a position; None where a match has none."""
    course = position.game.insight.course(position.view(None))
    return None if course is None else Turn(course.turn, course.seat, course.words)


def is_each(info: MatchInfo, position: Position) -> bool:
    """Tell whether each final action gets a message of its own."""
    return info.options.get(POSTS) == EACH or turn_of(position) is None


def ended(before: Position, after: Position, told: tuple[ToldRecord, ...]) -> Ended | None:
    """Return the turn that a step between two positions ended; ``told`` is what its message tells.

    The end of the match ends no turn: its last message shows the end.
    """
    turn = turn_of(before)
    if turn is None or turn == turn_of(after) or after.outcome is not None:
        return None
    return Ended(turn, after, told)


def after_barrier(told: list[ToldRecord], since: int) -> list[ToldRecord]:
    """Keep what a message of a final action tells: all after the last barrier before ``since``."""
    before = max((one.seq for one in told if one.barrier and one.seq < since), default=-1)
    return [one for one in told if one.seq > before]
