"""What is suggested while a match is opened or joined."""

from __future__ import annotations

from bot.chat.front.completion import Found, behind, matching
from bot.chat.front.front import Interaction
from bot.chat.front.names import game_text, seat_text, side_text
from bot.engine.game import AnyGame
from bot.engine.refusal import Refused

from . import teams
from .choice_pages import option_pairs


async def seatings(interaction: Interaction, typed: str) -> Found:
    """Suggest how many play, by the seats that the scenario named before leaves open."""
    game, scenario = _scenario_of(interaction)
    voice = await interaction.client.front.people.voice(interaction)
    return matching(typed, teams.seatings(game, scenario, voice)) if game else []


async def host_options(interaction: Interaction, typed: str) -> Found:
    """Suggest what a host may set for the scenario named before, one after the other."""
    game, scenario = _scenario_of(interaction)
    if game is None:
        return []
    voice = await interaction.client.front.people.voice(interaction)
    return behind(typed, option_pairs(game, scenario, voice))


def _scenario_of(interaction: Interaction) -> tuple[AnyGame | None, str]:
    named = str(getattr(interaction.namespace, "scenario", None) or "")
    try:
        _, game, scenario = interaction.client.front.services.scenarios.find(named)
    except Refused:
        return None, ""
    return game, scenario


async def guided(interaction: Interaction, typed: str) -> Found:
    """Suggest the games that can be learnt by playing."""
    front = interaction.client.front
    voice = await front.people.voice(interaction)
    known = sorted(front.services.content.lessons)
    return matching(typed, [(slug, voice(game_text(slug))) for slug in known])


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


async def free_seats(interaction: Interaction, typed: str) -> Found:
    """Suggest the free seats of the game of this channel."""
    front = interaction.client.front
    voice = await front.people.voice(interaction)
    info = await front.matches.queries.in_channel(interaction.channel_id or 0, first="lobby")
    if info is None or info.status != "lobby":
        return []
    game = front.services.games[info.system]
    free = [entry.seat for entry in info.seats if entry.user is None]
    return matching(typed, [(seat, voice(seat_text(game, seat))) for seat in free])
