"""``/game new``: a match with its thread, its host seated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import discord

from bot.chat.front import replies
from bot.chat.front.call import Call
from bot.chat.front.front import Front, Interaction
from bot.chat.front.names import game_text, seat_text
from bot.chat.front.notices import lines, notice
from bot.chat.front.people import person
from bot.chat.threads import threads
from bot.chat.wire import rights
from bot.chat.wire.components import button
from bot.chat.wire.ids import PressId
from bot.chat.wire.locale import Voice
from bot.chat.wire.page import Page
from bot.engine.model import ANYTIME, Seat, Text
from bot.engine.refusal import Refused
from bot.service.clocks.pace import NO_PACE, PACE, STEADY
from bot.service.ladder.results import RATED
from bot.service.lobby.choices import asked
from bot.service.match import computers
from bot.service.match.turns import POSTS
from bot.service.model import LESSON, THEME, MatchInfo, NewMatch, Person

from . import choices, news


class Wanted(NamedTuple):
    """What a host wants to play: a scenario, and what was named of the rest.

    ``choices`` are made for the host's seat, by their keys without the seat.
    """

    scenario: str
    side: str | None
    language: str | None = None
    options: Mapping[str, str] = {}
    choices: Mapping[str, str] = {}
    opponent: int | None = None
    """Whom the host challenges."""
    computer: bool = False
    """Whether the computer takes all other seats at once."""


async def usual_options(interaction: Interaction) -> dict[str, str]:
    """Return what this server wants of every new game; raises ``Refused`` for who may open none."""
    settings = await interaction.client.front.matches.settings.of(interaction.guild_id)
    member, channel = interaction.user, interaction.channel
    if settings.starters is not None and not interaction.permissions.manage_guild:
        roles = [role.id for role in member.roles] if isinstance(member, discord.Member) else []
        if settings.starters not in roles:
            raise Refused(Text("refused-starters", {"role": f"<@&{settings.starters}>"}))
    home = channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id
    if settings.lobbies not in (None, home):
        raise Refused(Text("refused-lobbies", {"channel": f"<#{settings.lobbies}>"}))
    named = {
        RATED: "on",
        PACE: settings.pace or STEADY,
        THEME: settings.theme,
        POSTS: settings.posts,
    }
    return {key: value for key, value in named.items() if value is not None}


async def learn(interaction: Interaction, system: str) -> None:
    """Open the guided game of a system and begin it; raises ``Refused`` where there is none."""
    front = interaction.client.front
    lesson = front.services.content.lessons.get(system)
    if lesson is None:
        voice = await front.people.voice(interaction)
        names = [voice(game_text(one)) for one in sorted(front.services.content.lessons)]
        raise Refused(Text("refused-no-lesson", {"known": ", ".join(names)}))
    named = front.services.scenarios.name_of(system, lesson.scenario)
    options = {**await usual_options(interaction), RATED: "off", PACE: NO_PACE, LESSON: "on"}
    options |= computers.gentlest(front.services.games[system])
    wanted = Wanted(named, lesson.side, options=options, choices=lesson.choices, computer=True)
    await tell(interaction, await open_game(interaction, wanted))


class Opened(NamedTuple):
    """What is told of a new lobby: a page to its host, ``news`` to all in the channel.

    There are no news where the lobby is in the channel itself, or could not be opened, and of a
    match that has begun already.
    """

    page: Page
    news: Page | None = None


async def open_game(interaction: Interaction, wanted: Wanted) -> Opened:
    """Open a lobby in a thread and seat its host, by lot where no side is wanted.

    Returns what to tell. Raises ``Refused``.
    """
    front = interaction.client.front
    voice = await front.people.voice(interaction)
    system, game, scenario = front.services.scenarios.find(wanted.scenario)
    side = wanted.side
    seats = [i.seat for i in game.seats(scenario) if side in (i.side, i.seat)]
    if side and not seats:
        raise Refused(Text("refused-no-seat", {"seat": side[:40]}))
    await _require_empty(front, interaction.channel)
    lacking = rights.lacking(interaction)
    if set(lacking) - set(rights.THREADS):
        return Opened(notice(rights.sentence(interaction, lacking, voice)))
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
    all_voice = Voice(front.services.catalogue, public)
    name = threads.name_of(system, scenario, [host.name], all_voice)
    thread = None if lacking else await _thread(interaction, name)
    await front.matches.lobby.move_to(info.id, thread.id if thread else info.channel)
    info = await _seated(interaction, info.id, host, seats[0] if seats else None, wanted)
    place = (
        voice.word("thread-open", thread=thread.mention) if thread else voice.word("thread-none")
    )
    call = Call(interaction, PressId(info.id, ANYTIME, "unknown"), voice)
    page = _host_page(call, info, place, wanted)
    if thread is None or info.status != "lobby":
        return Opened(page)
    joins = wanted.opponent is None
    return Opened(page, news.opened(front, info, host.name, joins=joins))


async def _seated(
    interaction: Interaction, match: str, host: Person, seat: Seat | None, wanted: Wanted
) -> MatchInfo:
    """Seat the host with what they choose, and challenge or call whom they want."""
    matches, key = interaction.client.front.matches, str(interaction.id)
    info = await matches.lobby.join(match, host, seat, interaction=f"{key}-join")
    (taken,) = info.seats_of(host.id)
    for name, value in wanted.choices.items():
        choice = f"{name}-{taken}"
        info = await matches.options.choose(
            match, host.id, choice, value, interaction=f"{key}-{name}"
        )
    if wanted.opponent is not None:
        info = await matches.challenges.challenge(
            match, host.id, wanted.opponent, interaction=f"{key}-challenge"
        )
    if wanted.computer:
        name = interaction.client.front.services.catalogue.say(Text("chat-computer"), info.locale)
        info = await matches.lobby.against_computer(
            match, host, name, interaction=f"{key}-computer"
        )
    return info


def _host_page(call: Call, info: MatchInfo, place: str, wanted: Wanted) -> Page:
    """Tell the host where they sit, and what they press next: to play at once is one press."""
    game, voice = call.front.services.games[info.system], call.voice
    (seat,) = info.seats_of(call.user)
    key = "joined" if wanted.side else "joined-random"
    key = "joined-begun" if info.status == "running" else key
    sits = voice.word(key, seat=seat_text(game, seat), held=game.words.held)
    if info.status != "lobby" or wanted.opponent is not None:
        return choices.next_page(call, info, lines(place, sits))
    presses = [button(PressId(info.id, 0, "computer"), voice.word("lobby-computer"), "success")]
    if game.asking.one_device:
        both = button(PressId(info.id, 0, "start"), voice.word("lobby-start"), "success")
        presses.insert(0, both)
    if asked(game, info, call.user):
        presses.append(button(PressId(info.id, 0, "choices"), voice.word("lobby-choices")))
    told = voice.word("lobby-host", seats=len(info.seats))
    return notice(lines(place, sits, told, f"-# {voice.word('lobby-fair')}"), *presses)


async def tell(interaction: Interaction, opened: Opened) -> None:
    """Tell the host where the game is, and all in the channel that they can join."""
    await replies.answer(interaction, opened.page)
    if opened.news is not None:
        await replies.announce(interaction, opened.news)


async def _require_empty(front: Front, channel: object) -> None:
    """Refuse a second game in the thread of an unfinished one: both would be mistaken."""
    if isinstance(channel, discord.Thread):
        info = await front.matches.queries.in_channel(channel.id)
        if info is not None and not info.ended:
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
