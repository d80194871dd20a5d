"""``/fieldpost standby``: who takes over seats of absent players on a server."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.front import replies
from bot.chat.front.call import Call
from bot.chat.front.front import Front, Interaction
from bot.chat.front.notices import notice
from bot.chat.wire import answers
from bot.chat.wire.locale import Voice
from bot.chat.wire.page import Page
from bot.chat.wire.tree import AnyCommand, CommandWords
from bot.engine.model import Text
from bot.engine.refusal import Refused
from bot.service.play.standby import MOST_TOLD
from bot.service.ports.people import Standby

from . import pages


def command(words: CommandWords) -> AnyCommand:
    """Build the command."""
    return words.command("fieldpost-standby", standby)


async def standby(interaction: Interaction, on: bool | None = None) -> None:
    """Stand by on this server, or no more; without a choice tell who does."""
    front = interaction.client.front
    voice, user = await front.people.voice(interaction), interaction.user.id
    if interaction.guild_id is None:
        await replies.tell(interaction, voice.word("standby-nowhere"))
        return
    await replies.answer(interaction, await _stood(front, interaction.guild_id, user, on, voice))


async def stands(call: Call) -> None:
    """Stand by on this server, or no more, as the button says."""
    guild, on = call.interaction.guild_id, pages.STANDING.get(call.press.arg)
    if guild is None or on is None:
        raise Refused(Text("refused-stale"))
    work = _stood(call.front, guild, call.user, on, call.voice)
    await call.show(await answers.journal_first(call.interaction, work, in_place=call.in_place))


async def _stood(front: Front, guild: int, user: int, on: bool | None, voice: Voice) -> Page:
    if on is not None:
        await front.matches.standby.stand(guild, user, on=on)
    return page(await front.matches.standby.of(guild), user, voice)


def page(found: Sequence[Standby], user: int, voice: Voice) -> Page:
    """Say whether a user stands by, how many do, and who saved most games; a button changes it."""
    mine = any(one.user == user and one.on for one in found)
    lines = [voice.word("standby-on" if mine else "standby-off")]
    lines.append(voice.word("standby-count", count=sum(one.on for one in found)))
    lines += [
        "- " + voice.word("standby-saved", user=f"<@{one.user}>", count=one.saved)
        for one in found[:MOST_TOLD]
        if one.saved
    ]
    return notice("\n".join(lines), pages.standing(mine, voice))
