"""What is suggested while something to look up is named: scenarios, rules, cards."""

from __future__ import annotations

from bot.chat.front.completion import Found, matching, of_each
from bot.chat.front.front import Interaction
from bot.chat.front.names import game_text, scenario_text


async def scenarios(interaction: Interaction, typed: str) -> Found:
    """Suggest scenarios by number or name; what is played on the players' own table comes last."""
    front = interaction.client.front
    voice = await front.people.voice(interaction)
    games = front.services.games
    named = front.services.scenarios.name_of
    tables = {named(slug, one) for slug, game in games.items() for one in game.markers.scenarios}
    groups = []
    for slug, game in sorted(games.items(), key=lambda one: bool(one[1].markers.scenarios)):
        pairs = [
            (
                named(slug, one),
                f"{one} · {voice(scenario_text(slug, one))} · {voice(game_text(slug))}",
            )
            for one in game.scenarios()
        ]
        groups.append(sorted(pairs, key=lambda one: one[0] not in tables))  # in a short list too
    return sorted(of_each(typed, groups), key=lambda one: one.value in tables)


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
