"""Seats of a running game in other hands."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Mapping

import aiohttp
import discord

from bot.chat.front import replies
from bot.chat.front.call import Call, Handler
from bot.chat.front.names import seat_text
from bot.chat.front.people import person
from bot.chat.wire import answers
from bot.chat.wire.ids import Act
from bot.chat.wire.locale import Voice, escape
from bot.engine.model import Seat, Text
from bot.engine.refusal import Refused
from bot.service.model import MatchInfo

from . import absence

NOBODY = discord.AllowedMentions.none()


async def substitute(call: Call, seat: Seat, player: discord.Member) -> Text:
    """Offer a seat, or hand it to the computer where this bot is named; raises ``Refused``.

    Returns what to tell the one who did it. The outbox posts the offer in the game's thread, with
    buttons to accept and to decline.
    """
    matches, match = call.front.matches, call.press.match
    table = await matches.queries.table(match)
    key = call.once()
    if call.interaction.client.user is not None and player.id == call.interaction.client.user.id:
        name = call.front.services.catalogue.say(Text("chat-computer"), table.info.locale)
        await matches.substitutes.hand_to_computer(match, call.user, seat, name, interaction=key)
        return Text("chat-seat-handed", {"seat": seat_text(table.game, seat)})
    if player.bot:
        raise Refused(Text("chat-substitute-bot"))
    await matches.substitutes.offer(match, call.user, seat, player.id, interaction=key)
    name = escape(player.display_name)
    return Text("chat-seat-offered", {"seat": seat_text(table.game, seat), "player": name})


async def accept(call: Call) -> None:
    """Take over the seat that was offered, or take up a challenge; cards come by direct message."""
    player = person(call.interaction, call.voice)
    seat, key = Seat(call.press.arg), call.once()
    if await _waits(call):
        work = call.front.matches.lobby.join(call.press.match, player, seat, interaction=key)
        await _answered(call, work, "chat-challenge-accepted")
        return
    await _answered(
        call,
        call.front.matches.substitutes.accept(call.press.match, player, seat, interaction=key),
        "chat-seat-accepted",
    )


async def decline(call: Call) -> None:
    """Turn the offer of a seat, or a challenge, down."""
    seat, key = Seat(call.press.arg), call.once()
    if await _waits(call):
        challenges, match = call.front.matches.challenges, call.press.match
        work = challenges.decline(match, call.user, seat, interaction=key)
        await _answered(call, work, "chat-challenge-declined")
        return
    await _answered(
        call,
        call.front.matches.substitutes.decline(call.press.match, call.user, seat, interaction=key),
        "chat-seat-declined",
    )


async def _waits(call: Call) -> bool:
    """Tell whether a match waits for players: then its offer is a challenge."""
    return (await call.front.matches.queries.table(call.press.match)).info.status == "lobby"


async def _answered(call: Call, work: Awaitable[MatchInfo], key: str) -> None:
    """Answer in private, and put the answer in place of the public offer's buttons."""
    info = await answers.journal_first(call.interaction, work, in_place=False)
    game = call.front.services.games[info.system]
    name = escape(call.interaction.user.display_name)
    words = Text(key, {"seat": seat_text(game, Seat(call.press.arg)), "player": name})
    await replies.tell(call.interaction, call.voice(words))
    message = call.interaction.message
    if message is not None and not message.flags.ephemeral:
        said = Voice(call.front.services.catalogue, info.locale)(words)
        with contextlib.suppress(discord.HTTPException, aiohttp.ClientError, OSError):
            await message.edit(content=said, view=None, allowed_mentions=NOBODY)


PRESSES: Mapping[Act, Handler] = {
    "accept": Handler(accept, "anew"),
    "decline": Handler(decline, "anew"),
    **absence.PRESSES,
}
