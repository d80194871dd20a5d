"""When a player may hear from the coach what could have been done better (``bot/computer/coach``).

Between people a word during the match would be help from outside, so they agree on it before; who
plays alone or against the computer may ask at any time.
"""

from __future__ import annotations

from bot.engine.game import AnyGame
from bot.engine.model import Choice, Text
from bot.engine.setup.options import MatchOption
from bot.service.model import COMPUTER, MatchInfo
from bot.service.refusals import NotRunning

COACH = "coach"
"""Option of the host: when the coach speaks between people."""
AFTER, OWN_TURN, NEVER = VALUES = ("after", "own-turn", "never")


def options(game: AnyGame, scenario: str) -> tuple[MatchOption, ...]:
    """List the option of when the coach speaks, in scenarios that have one."""
    if not game.computer.coaches(scenario):
        return ()
    choices = tuple(Choice(value, Text(f"service-{COACH}-{value}")) for value in VALUES)
    return (MatchOption(COACH, Text(f"service-{COACH}"), AFTER, choices),)


def can_judge(game: AnyGame, info: MatchInfo) -> bool:
    """Tell whether the decisions of a match can be judged by play-outs, once it may be coached."""
    return bool(game.computer.clear) and info.status == "over"


def refusal(game: AnyGame, info: MatchInfo) -> Text | None:
    """Return why the coach is silent in a match now; None: its players may ask.

    Raises ``NotRunning`` for a match without a first turn.
    """
    if not info.began:
        raise NotRunning(info.status)
    if not game.computer.coaches(info.scenario):
        return Text("refused-coach-none")
    people = {entry.user for entry in info.seats} - {None, COMPUTER}
    chosen = info.options.get(COACH, AFTER)
    if len(people) < 2 or chosen == OWN_TURN or (chosen == AFTER and info.status == "over"):
        return None
    return Text("refused-coach-never" if chosen == NEVER else "refused-coach-after")
