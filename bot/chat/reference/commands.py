"""``/scenario`` and ``/rules``: what can be looked up without a match."""

from __future__ import annotations

from discord import app_commands

from bot.chat.front import replies
from bot.chat.front.front import Interaction
from bot.chat.front.services import Services
from bot.chat.wire import answers
from bot.chat.wire.locale import Voice, plain
from bot.chat.wire.tree import CommandWords
from bot.engine.model import Choice, Text
from bot.engine.refusal import Refused

from . import completion, overview, pages


def rules_group(words: CommandWords) -> app_commands.Group:
    """Build ``/rules``."""
    return words.group(
        "rules",
        words.command("rules-search", search),
        words.command("rules-why", why, suggest={"rule": completion.rules}),
        words.command("rules-card", card, suggest={"card": completion.cards}),
    )


def scenario_group(words: CommandWords) -> app_commands.Group:
    """Build ``/scenario``."""
    return words.group(
        "scenario",
        words.command("scenario-list", list_, suggest={"system": completion.games}),
        words.command("scenario-show", show, suggest={"scenario": completion.scenarios}),
    )


async def search(interaction: Interaction, words: str) -> None:
    """List the rules that fit some words."""
    front = interaction.client.front
    voice = await front.people.voice(interaction)
    book = front.services.content.rule_book
    await replies.answer(interaction, pages.rules(book, words, voice))


async def why(interaction: Interaction, rule: str) -> None:
    """Explain a rule."""
    front = interaction.client.front
    voice = await front.people.voice(interaction)
    await replies.answer(interaction, pages.rule(front.services.content.rule_book, rule, voice))


async def card(interaction: Interaction, card: str) -> None:
    """Show a card of a game large, with its text; raises ``Refused`` for one that is unknown."""
    front = interaction.client.front
    await answers.defer(interaction, in_place=False)
    voice = await front.people.voice(interaction)
    slug, found = find_card(front.services, card, voice)
    page = await front.painting.make(pages.card, front.services, slug, found, voice)
    await replies.answer(interaction, page)


def find_card(services: Services, named: str, voice: Voice) -> tuple[str, Choice]:
    """Return a card and its game's slug; raises ``Refused`` for one that is unknown."""
    system, _, wanted = named.strip().rpartition("/")
    for slug, game in services.games.items():
        for card in game.words.cards() if system in ("", slug) else ():
            if plain(wanted) in (plain(card.key), plain(voice(card.label))):
                return slug, card
    raise Refused(Text("chat-unknown-card", {"card": named[:40]}))


async def list_(interaction: Interaction, system: str | None = None) -> None:
    """List all scenarios, or those of a game with their pictures; raises ``Refused``."""
    front = interaction.client.front
    if system is not None:
        await answers.defer(interaction, in_place=False)
        await overview.show(interaction, system)
        return
    voice = await front.people.voice(interaction)
    await replies.answer(interaction, pages.scenarios(front.services, voice))


async def show(interaction: Interaction, scenario: str) -> None:
    """Show set-up and briefing of a scenario; raises ``Refused`` for an unknown one."""
    front = interaction.client.front
    await answers.defer(interaction, in_place=False)
    voice = await front.people.voice(interaction)
    slug, _, found = front.services.scenarios.find(scenario)
    page = await front.painting.make(pages.scenario, front.services, slug, found, voice)
    await replies.answer(interaction, page)
