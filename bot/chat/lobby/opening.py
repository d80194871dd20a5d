"""``/game new``: a match with its thread, its host seated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import discord

from bot.chat.front.front import Front, Interaction
from bot.chat.front.people import person
from bot.chat.threads import threads
from bot.chat.wire import rights
from bot.chat.wire.locale import Voice
from bot.engine.model import Text
from bot.engine.refusal import Refused
from bot.service.model import NewMatch


class Wanted(NamedTuple):
    """What a host wants to play: a scenario, and what was named of the rest.

    ``choices`` are made for the host's seat, by their keys without the seat.
    """

    scenario: str
    side: str | None
    language: str | None = None
    options: Mapping[str, str] = {}
    choices: Mapping[str, str] = {}


async def open_game(interaction: Interaction, wanted: Wanted) -> str:
    """Open a lobby in a thread; returns what to tell the user. Raises ``Refused``."""
    front = interaction.client.front
    voice = await front.people.voice(interaction)
    system, game, scenario = front.services.scenarios.find(wanted.scenario)
    await _require_empty(front, interaction.channel)
    lacking = rights.lacking(interaction)
    if set(lacking) - set(rights.THREADS):
        return rights.sentence(interaction, lacking, voice)
    public = wanted.language or await front.people.public_language(interaction)
    host = person(interaction, voice)
    info = await front.matches.lobby.create(
        NewMatch(
            system=system,
            scenario=scenario,
            host=host,
            channel=interaction.channel_id or 0,
            guild=interaction.guild_id,
            locale=public,
            options=dict(wanted.options),
        ),
        interaction=f"{interaction.id}-new",
    )
    name = threads.name_of(system, scenario, [host.name], Voice(front.services.catalogue, public))
    thread = None if lacking else await _thread(interaction, name)
    await front.matches.lobby.move_to(info.id, thread.id if thread else info.channel)
    seats = [i.seat for i in game.seats(scenario) if wanted.side in (i.side, i.seat)]
    if seats:
        await front.matches.lobby.join(
            info.id, host, seats[0], interaction=f"{interaction.id}-join"
        )
        for key, value in wanted.choices.items():
            mark, choice = f"{interaction.id}-{key}", f"{key}-{seats[0]}"
            await front.matches.options.choose(info.id, host.id, choice, value, interaction=mark)
    if thread is None:
        return voice.word("thread-none")
    return voice.word("thread-open", thread=thread.mention)


async def _require_empty(front: Front, channel: object) -> None:
    """Refuse a second game in the thread of an unfinished one: both would be mistaken."""
    if isinstance(channel, discord.Thread):
        info = await front.matches.queries.in_channel(channel.id)
        if info is not None and info.status != "over":
            raise Refused(Text("chat-thread-taken"))


async def _thread(interaction: Interaction, name: str) -> discord.Thread | None:
    """Open the thread and put the host into it; None where threads are not possible."""
    try:
        thread = await threads.open_thread(interaction.channel, name)
        if thread is not None:
            await thread.add_user(interaction.user)
    except (discord.Forbidden, discord.NotFound):
        return None
    return thread
