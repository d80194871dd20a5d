"""What is agreed before a battle: options of its host, and the commander of each seat."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.model import Choice, Seat, Setup, Text
from bot.engine.setup.options import MatchOption, SeatOption
from bot.games.hoth.model.scene import Tables
from bot.games.hoth.model.state import EMPIRE, REBELS
from bot.games.hoth.rules import team

COMMANDERS, OPENING_DRAW = "commanders", "opening_draw"


def of_match(is_campaign: bool) -> Sequence[MatchOption]:
    """List the options of a battle; a campaign has neither commanders nor teams.

    Rules: HOTH-CMD-01, HOTH-CAMP-13, HOTH-RUL-01, HOTH-TEAM-14, HOTH-RUL-41.
    """
    opening = _option(OPENING_DRAW, "on", "off")
    if is_campaign:
        return (opening,)
    return (
        _option(COMMANDERS, "off", "on"),
        opening,
        _option(team.SEES, "on", "off", EMPIRE, REBELS),
    )


def _option(key: str, *values: str) -> MatchOption:
    """Make an option; the first of its values is the one it has without a word."""
    name = f"hoth-option-{key.replace('_', '-')}"
    choices = tuple(Choice(value, Text(f"{name}-{value}")) for value in values)
    return MatchOption(key, Text(name), values[0], choices)


def uses_commanders(setup: Setup) -> bool:
    """Tell whether the battle is fought with commanders.  Rules: HOTH-CMD-01."""
    return setup.options.get(COMMANDERS, "off") == "on"


def of_seat(tables: Tables, setup: Setup, seat: Seat) -> Sequence[SeatOption]:
    """List the choices of a seat: one of its side's commanders whom no teammate has.

    Rules: HOTH-SET-07, HOTH-CMD-02, HOTH-TEAM-06, HOTH-RUL-39.
    """
    if not uses_commanders(setup):
        return ()
    side = team.side_of(seat)
    mates = [one for one in setup.seats if one != seat and team.side_of(one) == side]
    taken = {setup.options.get(commander_key(one)) for one in mates}
    own = [
        name
        for name, one in sorted(tables.content.commanders.items())
        if one.side == side and name not in taken
    ]
    choices = tuple(Choice(name, Text(f"hoth-commander-{name}")) for name in own)
    label = Text("hoth-option-commander")
    return (SeatOption(commander_key(seat), label, choices, own[0], required=True),)


def commander_key(seat: Seat) -> str:
    """Return the option that names a seat's commander."""
    return f"commander-{seat}"
