"""What is suggested while an army is named."""

from __future__ import annotations

from bot.chat.front.completion import Found, matching, of_each
from bot.chat.front.front import Interaction
from bot.chat.front.names import game_text


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
    armies = [
        game.preparation.armies()
        for slug, game in front.services.games.items()
        if system in (None, slug)
    ]
    return of_each(typed, [[(one.name, one.name) for one in group] for group in armies if group])


async def own_armies(interaction: Interaction, typed: str) -> Found:
    """Suggest the user's own armies."""
    front = interaction.client.front
    voice = await front.people.voice(interaction)
    rows = await front.matches.armies.of_user(interaction.user.id)
    return matching(
        typed, [(f"{r.game}/{r.name}", f"{r.name} · {voice(game_text(r.game))}") for r in rows]
    )
