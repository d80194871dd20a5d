"""``/ladder``: who is how strong on this server, how somebody fared, how scenarios go."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord import app_commands

from bot.chat.front.call import Call, Handler
from bot.chat.front.front import Interaction
from bot.chat.reference import completion
from bot.chat.wire import answers
from bot.chat.wire.ids import Act, PressId
from bot.chat.wire.tree import CommandWords
from bot.engine.model import ANYTIME, Text
from bot.engine.refusal import Refused

from . import ladder_pages as pages


def group(words: CommandWords) -> app_commands.Group:
    """Build the group."""
    suggest = {"system": completion.games}
    made = words.group(
        "ladder",
        words.command("ladder-show", show, suggest=suggest),
        words.command("ladder-record", record),
        words.command("ladder-scenarios", scenarios, suggest=suggest),
    )
    made.guild_only = True
    return made


async def show(interaction: Interaction, system: str | None = None) -> None:
    """Show the ladder of a game on this server."""
    await look(await _call(interaction, "top", system))


async def record(interaction: Interaction, player: discord.User | None = None) -> None:
    """Show how the user, or another player, fared on this server."""
    await look(await _call(interaction, "person", str(player.id) if player else None))


async def scenarios(interaction: Interaction, system: str | None = None) -> None:
    """Show how the scenarios of a game went: who won how often, how long they took."""
    await look(await _call(interaction, "scenarios", system))


async def _call(interaction: Interaction, view: str, named: str | None) -> Call:
    voice = await interaction.client.front.people.voice(interaction)
    arg = f"{view}.{named}" if named else view
    return Call(interaction, PressId("", ANYTIME, "ladder", arg), voice)


async def look(call: Call) -> None:
    """Show one of the pages, as command or button name it; raises ``Refused``."""
    await answers.defer(call.interaction, in_place=call.in_place)
    guild = call.interaction.guild_id
    if guild is None:
        raise Refused(Text("refused-no-ladder"))
    view, _, named = call.press.arg.partition(".")
    if view == "person":
        user = int(named) if named.isdecimal() else call.user
        found = await call.front.matches.records.of_person(user, guild)
        lucky = await call.front.matches.fortunes.of_person(user, guild)
        await call.show(pages.person(user, found, lucky, call.voice))
        return
    games = await call.front.matches.ladder.games(guild)
    system = await _system(call, named, games)
    game = call.front.services.games[system]
    if view == "scenarios":
        sides = list(dict.fromkeys(one.side for one in game.seats(game.scenarios()[0])))
        went = await call.front.matches.records.of_scenarios(system, sides)
        await call.show(pages.scenarios(game, went, call.voice))
        return
    standing = await call.front.matches.ladder.of(guild, system)
    await call.show(pages.ladder(game, standing, call.user, games, call.voice))


async def _system(call: Call, named: str, games: list[str]) -> str:
    """Return the game that is meant: the one named, that of the channel, or the first ladder."""
    known = call.front.services.games
    if named:
        if named not in known:
            raise Refused(Text("refused-no-system", {"system": named[:40]}))
        return named
    here = await call.front.matches.queries.in_channel(call.interaction.channel_id or 0)
    if here is not None and here.system in known:
        return here.system
    return next((one for one in games if one in known), next(iter(known)))


PRESSES: Mapping[Act, Handler] = {"ladder": Handler(look)}
