"""What each press does: ``pressed`` is called for every button, menu and form.

The meaning is in the identifier alone; who may do it is decided by the service from the user id,
every time. Anything unknown, old or doubled is answered with how things stand now.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from bot.chat.armies import presses as armies
from bot.chat.dice import presses as dice
from bot.chat.front.call import Call, Handler
from bot.chat.front.front import Interaction
from bot.chat.lobby import presses as lobby
from bot.chat.match import finding
from bot.chat.match import presses as match
from bot.chat.people import ladder
from bot.chat.people import presses as people
from bot.chat.seats import presses as seats
from bot.chat.table import presses as table
from bot.chat.team import presses as team
from bot.chat.threads import reopening
from bot.chat.wire import answers, ids, logs
from bot.chat.wire.ids import Act, PressId

from . import errors

FEATURES: tuple[Mapping[Act, Handler], ...] = (
    match.PRESSES,
    finding.PRESSES,
    lobby.PRESSES,
    armies.PRESSES,
    seats.PRESSES,
    team.PRESSES,
    table.PRESSES,
    dice.PRESSES,
    people.PRESSES,
    ladder.PRESSES,
    reopening.PRESSES,
)
HANDLERS: Mapping[Act, Handler] = {
    act: handler for presses in FEATURES for act, handler in presses.items()
}
"""What carries each act out; every act has exactly one handler."""


def acknowledged(interaction: Interaction, handler: Handler) -> asyncio.Task[None] | None:
    """Acknowledge a press whose work takes long; not where a form opens."""
    private = answers.may_replace(interaction)
    match handler.answering:
        case "by form":
            return None
        case "in place":
            return answers.acknowledge(interaction, in_place=private)
        case "anew":
            return answers.acknowledge(interaction, in_place=False)
        case "in public":
            return answers.acknowledge(interaction, in_place=False, public=not private)


async def pressed(interaction: Interaction) -> None:
    """Carry out a press of a button, a menu or a form, once."""
    front = interaction.client.front
    if front.is_repeat(interaction):
        return
    front.newest.pressed(interaction)
    data: Any = interaction.data or {}
    press = ids.parse(str(data.get("custom_id", ""))) or PressId("", 0, "unknown")
    interaction.extras["match"] = press.match
    logs.MATCH.set(press.match)
    handler = HANDLERS[press.act]
    acknowledging = acknowledged(interaction, handler)
    try:
        voice = await front.people.voice(interaction)
        await handler.carry_out(Call(interaction, press, voice))
    except Exception as error:
        await errors.failed(interaction, error)
    finally:
        if acknowledging is not None and answers.answered(interaction):
            acknowledging.cancel()
