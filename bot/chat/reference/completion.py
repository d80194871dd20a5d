"""What is suggested while something to look up is named: scenarios, rules, cards."""

from __future__ import annotations

from discord import app_commands

from bot.chat.front.completion import MOST, Found, matching
from bot.chat.front.front import Interaction
from bot.chat.front.names import game_text, scenario_text
from bot.engine.parts.markers import Markers


async def scenarios(interaction: Interaction, typed: str) -> Found:
    """Suggest scenarios by number or name; what is played on the players' own table comes last."""
    front = interaction.client.front
    voice = await front.people.voice(interaction)
    games = front.services.games
    found: list[app_commands.Choice[str]] = []
    for slug, game in sorted(games.items(), key=lambda one: type(one[1].markers) is not Markers):
        pairs = [
            (
                front.services.scenarios.name_of(slug, one),
                f"{one} · {voice(scenario_text(slug, one))} · {voice(game_text(slug))}",
            )
            for one in game.scenarios()
        ]
        own = matching(typed, pairs)
        found += own if typed else own[: MOST // len(games)]
    return found[:MOST]


async def games(interaction: Interaction, typed: str) -> Found:
    """Suggest games by their names."""
    front = interaction.client.front
    voice = await front.people.voice(interaction)
    return matching(typed, [(slug, voice(game_text(slug))) for slug in front.services.games])


async def rules(interaction: Interaction, typed: str) -> Found:
    """Suggest rules by number or words."""
    front = interaction.client.front
    voice = await front.people.voice(interaction)
    rules = front.services.content.rule_book.rules(voice.locale)
    return matching(typed, [(rule.id, f"{rule.id} · {rule.words}") for rule in rules])


async def cards(interaction: Interaction, typed: str) -> Found:
    """Suggest cards by name."""
    front = interaction.client.front
    voice = await front.people.voice(interaction)
    pairs = [
        (f"{slug}/{card.key}", f"{voice(card.label)} · {voice(game_text(slug))}")
        for slug, game in front.services.games.items()
        for card in game.words.cards()
    ]
    return matching(typed, pairs)
