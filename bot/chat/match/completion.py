"""What is suggested while a match is named or played; never another's secrets.

A match that is unknown, or none, gives an empty list.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.chat.front.access import match_typed
from bot.chat.front.completion import Found, behind, matching
from bot.chat.front.front import Interaction
from bot.chat.front.names import point_text
from bot.chat.front.spoken import spoken
from bot.engine.game import AnyGame
from bot.engine.plans.standing import BY_ITSELF, END
from bot.engine.refusal import Refused
from bot.service.model import Status, Table

from .pages.status import match_words


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
    if any(game.asking.sheet_points for game in games.values()):
        pairs.append((END, voice.word("standing-end")))
    return matching(typed, pairs)


async def policies(interaction: Interaction, typed: str) -> Found:
    """Suggest the standing orders of the decision point named before, and the one that asks."""
    front = interaction.client.front
    voice = await front.people.voice(interaction)
    point = str(getattr(interaction.namespace, "question", None) or "")
    pairs = [("ask", voice.word("standing-ask"))]
    if point == END:
        pairs.append((BY_ITSELF, voice.word("standing-by-itself")))
    for game in (await _games_meant(interaction)).values():
        pairs += [(one.key, voice(one.label)) for one in game.policies.listed(point)]
    return matching(typed, pairs)


async def _games_meant(interaction: Interaction) -> Mapping[str, AnyGame]:
    """Return the game of this channel's match, or all games where there is none."""
    front = interaction.client.front
    info = await front.matches.queries.in_channel(interaction.channel_id or 0, interaction.user.id)
    games: Mapping[str, AnyGame] = front.services.games
    return games if info is None else {info.system: games[info.system]}


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
    infos = await front.matches.queries.of_user(interaction.user.id)
    pairs = [(info.id, match_words(info, voice)) for info in infos if info.status in wanted]
    return matching(typed, pairs)


async def orders(interaction: Interaction, typed: str) -> Found:
    """Suggest legal orders of the asker's own decision; nothing to anybody else.

    What was typed before the last semicolon is kept.
    """
    table = await table_meant(interaction)
    decision = table.decision_for(interaction.user.id) if table is not None else None
    if table is None or decision is None or table.position is None:
        return []
    voice = await interaction.client.front.people.voice(interaction)
    names = [table.game.write(action) for action in table.position.options(decision)]
    return behind(typed, [(name, spoken(table.game, name, voice)) for name in names])


async def places(interaction: Interaction, typed: str) -> Found:
    """Suggest places of the board of the game meant; none where lines of sight do not matter."""
    table = await table_meant(interaction)
    if table is None or table.position is None:
        return []
    names = table.game.insight.places(table.position.view(table.viewer(interaction.user.id)))
    return matching(typed, [(name, name) for name in names])


async def table_meant(interaction: Interaction) -> Table | None:
    """Return the match that a command means while it is typed; None where there is none."""
    match = await match_typed(interaction)
    try:
        return await interaction.client.front.matches.queries.table(match)
    except Refused:
        return None
