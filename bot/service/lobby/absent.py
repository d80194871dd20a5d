"""What is agreed in the lobby for a player who does not come back."""

from __future__ import annotations

from bot.engine.model import Choice, Text
from bot.engine.setup.options import MatchOption
from bot.service.match.seating import teams
from bot.service.model import MatchInfo

ABSENT = "absent"
"""Option of the host: what becomes of a seat whose time is over, where nobody chooses."""
AS_USUAL = "usual"
WAYS = (AS_USUAL, "computer", "substitute", "claim", "freeze")


def option() -> MatchOption:
    """Return the option of what becomes of an absent player's seat."""
    choices = tuple(Choice(one, Text(f"service-{ABSENT}-{one}")) for one in WAYS)
    return MatchOption(ABSENT, Text(f"service-{ABSENT}"), AS_USUAL, choices)


def agreed(info: MatchInfo) -> str:
    """Return what becomes of an absent player's seat: in team games the computer plays it."""
    chosen = info.options.get(ABSENT, AS_USUAL)
    if chosen != AS_USUAL:
        return chosen
    return "computer" if teams(info) else "freeze"
