"""``/fieldpost standby``: who takes over seats of absent players on a server."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.front import replies
from bot.chat.front.front import Interaction
from bot.chat.wire.locale import Voice
from bot.chat.wire.tree import AnyCommand, CommandWords
from bot.service.play.standby import MOST_TOLD
from bot.service.ports.people import Standby


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
    if on is not None:
        await front.matches.standby.stand(interaction.guild_id, user, on=on)
    found = await front.matches.standby.of(interaction.guild_id)
    await replies.tell(interaction, page(found, user, voice))


def page(found: Sequence[Standby], user: int, voice: Voice) -> str:
    """Say whether a user stands by, how many do, and who saved most games."""
    mine = any(one.user == user and one.on for one in found)
    lines = [voice.word("standby-on" if mine else "standby-off")]
    lines.append(voice.word("standby-count", count=sum(one.on for one in found)))
    lines += [
        "- " + voice.word("standby-saved", user=f"<@{one.user}>", count=one.saved)
        for one in found[:MOST_TOLD]
        if one.saved
    ]
    return "\n".join(lines)
