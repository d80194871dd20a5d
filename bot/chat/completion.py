"""What is suggested while a command is typed: from memory, and from the asker's own view only."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from discord import app_commands

from bot.engine.game import AnyGame
from bot.engine.refusal import Refused
from bot.service.model import Status

from .front.access import match_typed
from .front.front import Interaction
from .front.names import game_text, point_text, scenario_text, side_text
from .lobby.choices import option_pairs
from .seats.presses import taken
from .team.pages import seatings as seatings_of
from .wire.locale import clip, plain

Language = Literal["automatic", "English", "čeština", "polski"]
_LOCALES = {"English": "en", "čeština": "cs", "polski": "pl"}
FORMATS = [("choice-picture", "picture"), ("choice-text", "text")]
Found = list[app_commands.Choice[str]]
MOST, NAME = 25, 100


def locale(language: Language | None) -> str | None:
    """Return the catalogue's language of a choice; None for the automatic one."""
    return _LOCALES.get(language or "automatic")


def matching(typed: str, pairs: Iterable[tuple[str, str]]) -> Found:
    """Return the (value, name) pairs that contain what was typed, at most 25."""
    wanted = plain(typed)
    found = [
        app_commands.Choice(name=clip(name, NAME), value=value)
        for value, name in pairs
        if len(value) <= NAME and (wanted in plain(name) or wanted in plain(value))
    ]
    return found[:MOST]


async def scenarios(interaction: Interaction, typed: str) -> Found:
    """Suggest scenarios by number or name."""
    front = interaction.client.front
    voice = await front.people.voice(interaction)
    games = front.services.games
    found: list[app_commands.Choice[str]] = []
    for slug, game in games.items():
        pairs = [
            (
                front.reference.name_of(slug, one),
                f"{one} · {voice(scenario_text(slug, one))} · {voice(game_text(slug))}",
            )
            for one in game.scenarios()
        ]
        own = matching(typed, pairs)
        found += own if typed else own[: MOST // len(games)]
    return found[:MOST]


async def seatings(interaction: Interaction, typed: str) -> Found:
    """Suggest how many play, by the seats that the scenario named before leaves open."""
    game, scenario = _scenario_of(interaction)
    voice = await interaction.client.front.people.voice(interaction)
    return matching(typed, seatings_of(game, scenario, voice)) if game else []


async def host_options(interaction: Interaction, typed: str) -> Found:
    """Suggest what a host may set for the scenario named before, one after the other."""
    before, mark, last = typed.rpartition(";")
    game, scenario = _scenario_of(interaction)
    if game is None:
        return []
    voice = await interaction.client.front.people.voice(interaction)
    pairs = option_pairs(game, scenario, voice)
    return _behind(f"{before}; " if mark else "", last.strip(), pairs)


def _scenario_of(interaction: Interaction) -> tuple[AnyGame | None, str]:
    named = str(getattr(interaction.namespace, "scenario", None) or "")
    try:
        _, game, scenario = interaction.client.front.reference.find(named)
    except Refused:
        return None, ""
    return game, scenario


async def sides(interaction: Interaction, typed: str) -> Found:
    """Suggest the sides."""
    front = interaction.client.front
    voice = await front.people.voice(interaction)
    chosen, scenario = _scenario_of(interaction)
    pairs: dict[str, str] = {}
    for slug, game in front.services.games.items():
        if chosen in (None, game):
            for info in game.seats(scenario or game.scenarios()[0]):
                pairs.setdefault(info.side, voice(side_text(slug, info.side)))
    return matching(typed, pairs.items())


async def seats(interaction: Interaction, typed: str) -> Found:
    """Suggest the free seats of the game of this channel."""
    front = interaction.client.front
    voice = await front.people.voice(interaction)
    return matching(typed, await front.desk.free_seats(interaction.channel_id or 0, voice))


async def taken_seats(interaction: Interaction, typed: str) -> Found:
    """Suggest the seats that the user may hand over in the game of this channel."""
    front = interaction.client.front
    voice = await front.people.voice(interaction)
    user = interaction.user.id
    info = await front.matches.queries.in_channel(interaction.channel_id or 0, user)
    return matching(typed, taken(info, user, voice))


async def points(interaction: Interaction, typed: str) -> Found:
    """Suggest the decision points that take standing orders."""
    front = interaction.client.front
    voice = await front.people.voice(interaction)
    games = await _games_meant(interaction)
    pairs = [
        (point, voice(point_text(slug, point)))
        for slug, game in games.items()
        for point in game.policies.points
    ]
    return matching(typed, pairs)


async def policies(interaction: Interaction, typed: str) -> Found:
    """Suggest the standing orders of the decision point named before, and the one that asks."""
    front = interaction.client.front
    voice = await front.people.voice(interaction)
    point = str(getattr(interaction.namespace, "question", None) or "")
    pairs = [("ask", voice.word("standing-ask"))]
    for game in (await _games_meant(interaction)).values():
        pairs += [(one.key, voice(one.label)) for one in game.policies.listed(point)]
    return matching(typed, pairs)


async def _games_meant(interaction: Interaction) -> Mapping[str, AnyGame]:
    """Return the game of this channel's match, or all games where there is none."""
    front = interaction.client.front
    info = await front.matches.queries.in_channel(interaction.channel_id or 0, interaction.user.id)
    games: Mapping[str, AnyGame] = front.services.games
    return games if info is None else {info.system: games[info.system]}


async def army_games(interaction: Interaction, typed: str) -> Found:
    """Suggest the games in which players put armies together."""
    front = interaction.client.front
    voice = await front.people.voice(interaction)
    games = front.services.games.items()
    return matching(
        typed, [(slug, voice(game_text(slug))) for slug, one in games if one.preparation.armies()]
    )


async def ready_armies(interaction: Interaction, typed: str) -> Found:
    """Suggest the ready-made armies of the game named before, or of all."""
    front = interaction.client.front
    system = getattr(interaction.namespace, "system", None)
    return matching(
        typed,
        [
            (army.name, army.name)
            for slug, game in front.services.games.items()
            if system in (None, slug)
            for army in game.preparation.armies()
        ],
    )


async def own_armies(interaction: Interaction, typed: str) -> Found:
    """Suggest the user's own armies."""
    front = interaction.client.front
    voice = await front.people.voice(interaction)
    rows = await front.matches.armies.of_user(interaction.user.id)
    return matching(
        typed, [(f"{r.game}/{r.name}", f"{r.name} · {voice(game_text(r.game))}") for r in rows]
    )


async def games(interaction: Interaction, typed: str) -> Found:
    """Suggest the user's own running games."""
    return await _games(interaction, typed, "running")


async def over_games(interaction: Interaction, typed: str) -> Found:
    """Suggest the user's own finished games."""
    return await _games(interaction, typed, "over")


async def all_games(interaction: Interaction, typed: str) -> Found:
    """Suggest the user's own games that have begun."""
    return await _games(interaction, typed, "running", "over")


async def any_games(interaction: Interaction, typed: str) -> Found:
    """Suggest the user's own games, also those that wait for players."""
    return await _games(interaction, typed, "lobby", "running", "over")


async def _games(interaction: Interaction, typed: str, *wanted: Status) -> Found:
    front = interaction.client.front
    voice = await front.people.voice(interaction)
    return matching(typed, await front.desk.games_of(interaction.user.id, voice, wanted))


async def rules(interaction: Interaction, typed: str) -> Found:
    """Suggest rules by number or words."""
    return matching(typed, interaction.client.front.reference.rule_names())


async def cards(interaction: Interaction, typed: str) -> Found:
    """Suggest cards by name."""
    front = interaction.client.front
    return matching(typed, front.reference.card_names(await front.people.voice(interaction)))


async def orders(interaction: Interaction, typed: str) -> Found:
    """Suggest legal orders of the asker's own decision; nothing to anybody else.

    What was typed before the last semicolon is kept.
    """
    before, mark, last = typed.rpartition(";")
    head = f"{before}; " if mark else ""
    match = await match_typed(interaction)
    pairs = await interaction.client.front.desk.order_names(match, interaction.user.id)
    return matching(last.strip(), pairs) if not head else _behind(head, last.strip(), pairs)


async def places(interaction: Interaction, typed: str) -> Found:
    """Suggest places of the board of the game meant; none where lines of sight do not matter."""
    match = await match_typed(interaction)
    names = await interaction.client.front.desk.place_names(match, interaction.user.id)
    return matching(typed, [(name, name) for name in names])


async def suggestions(interaction: Interaction, typed: str) -> Found:
    """Suggest orders for a suggestion: those that anybody can see to be legal for the teammate."""
    before, mark, last = typed.rpartition(";")
    head = f"{before}; " if mark else ""
    match = await match_typed(interaction)
    pairs = await interaction.client.front.desk.mate_order_names(match, interaction.user.id)
    return _behind(head, last.strip(), pairs)


def _behind(head: str, last: str, pairs: Iterable[tuple[str, str]]) -> Found:
    return [
        app_commands.Choice(name=clip(head + choice.name, NAME), value=head + choice.value)
        for choice in matching(last, pairs)
        if len(head + choice.value) <= NAME
    ]
