"""What is pressed under a roll or a score."""

from __future__ import annotations

from collections.abc import Mapping

from bot.chat.front.call import Call, Handler
from bot.chat.wire.ids import Act
from bot.engine.model import Text
from bot.engine.refusal import Refused
from bot.service.dice.table import Made, ShownRoll

from .rolling import announce_session, channel_of, odds, once, roll, roll_in_secret, table_of


async def press_again(call: Call) -> None:
    """Roll once more what was rolled before, as secretly as then."""
    told = await _pressed(call)
    roll_ = told.roll
    if roll_.viewer is None:
        await roll(call.interaction, roll_.request, roll_.label)
        return
    await roll_in_secret(call.interaction, roll_.request, roll_.label, None)


async def press_odds(call: Call) -> None:
    """Show the odds of what was rolled."""
    await odds(call.interaction, (await _pressed(call)).roll.request)


async def press_point(call: Call) -> None:
    """Give a side a point."""
    session, _, place = call.press.arg.partition(".")
    table = table_of(call.interaction)
    status = await table.status(channel_of(call.interaction))
    sides = [side for side, _ in status.points]
    known = status.info.id == session and status.info.ended is None
    if not known or not is_number(place) or int(place) >= len(sides):
        raise Refused(Text("dice-refused-old-session"))
    await table.score(
        channel_of(call.interaction),
        call.user,
        sides[int(place)],
        1,
        interaction=once(call.interaction),
    )
    await announce_session(call.interaction)


async def _pressed(call: Call) -> ShownRoll:
    session, _, number = call.press.arg.partition(".")
    if not is_number(number):
        raise Refused(Text("dice-refused-no-roll"))
    told = await table_of(call.interaction).shown(Made(session, int(number)))
    if told.roll.viewer is not None and call.user not in (told.roll.viewer, told.roll.user):
        raise Refused(Text("dice-refused-no-roll"))
    return told


def is_number(said: str) -> bool:
    """Tell whether a part of a button's identifier is a number of some sense."""
    return said.isascii() and said.isdigit() and len(said) < 9


PRESSES: Mapping[Act, Handler] = {
    "dice_again": Handler(press_again, "in public"),
    "dice_odds": Handler(press_odds, "anew"),
    "dice_point": Handler(press_point, "in public"),
}
