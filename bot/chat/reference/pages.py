"""Pages of what can be looked up: scenarios, cards, rules, and the bot itself."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.front.names import game_text, scenario_text
from bot.chat.front.rule_book import RuleBook, RuleWords
from bot.chat.front.services import Services
from bot.chat.wire.locale import Voice, clip, escape
from bot.chat.wire.page import Page, PageWriter
from bot.engine.model import Choice, Text
from renderers.kit.scene import thumbnails as small
from renderers.kit.scene.thumbnails import Thumbnail

MOST_RULES = 8
RULE = 600


def scenarios(services: Services, voice: Voice) -> Page:
    """List all scenarios."""
    writer = PageWriter()
    for slug in services.games:
        _list(writer, services, slug, voice)
    return writer.text("-# " + voice.word("scenarios-pictures")).page()


def scenarios_of(services: Services, slug: str, voice: Voice, waiting: str) -> Page:
    """List the scenarios of a game while their pictures are being painted."""
    return _list(PageWriter(), services, slug, voice).text(f"-# {waiting}").page()


def contact_sheet(
    services: Services, slug: str, voice: Voice, thumbnails: Sequence[tuple[str, Thumbnail]]
) -> Page:
    """List the scenarios of a game below the pictures of their set-ups."""
    writer = PageWriter().picture(small.contact_sheet(thumbnails))
    return _list(writer, services, slug, voice).text("-# " + voice.word("scenarios-look")).page()


def _list(writer: PageWriter, services: Services, slug: str, voice: Voice) -> PageWriter:
    writer.text(f"### {voice.word('scenarios-title', game=game_text(slug))}")
    lines = [f"- {_entry(services, slug, one, voice)}" for one in services.games[slug].scenarios()]
    return writer.text("\n".join(lines))


def _entry(services: Services, slug: str, scenario: str, voice: Voice) -> str:
    about = services.games[slug].preparation.about(scenario)
    return " · ".join([title(slug, scenario, voice), *map(voice, about[:1])])


def title(slug: str, scenario: str, voice: Voice) -> str:
    """Write the number and the name of a scenario."""
    return voice.word("scenario-title", id=scenario, name=scenario_text(slug, scenario))


def scenario(services: Services, slug: str, scenario: str, voice: Voice) -> Page:
    """Show set-up and briefing of a scenario."""
    name = scenario_text(slug, scenario)
    painter = services.painters[slug]
    writer = PageWriter().text(f"## {title(slug, scenario, voice)}")
    writer.text(clip(voice(Text(f"{name.key}-briefing")), 2000))
    about = services.games[slug].preparation.about(scenario)
    writer.text("\n".join(f"-# {voice(line)}" for line in about))
    writer.picture(painter.paint_board(services.scenarios.set_up(slug, scenario), (), voice))
    return writer.text(
        voice.word("scenario-begin", id=services.scenarios.name_of(slug, scenario))
    ).page()


def card(services: Services, slug: str, card: Choice, voice: Voice) -> Page:
    """Show a card large with its text."""
    writer = PageWriter().text(f"### {voice(card.label)}")
    picture = services.painters[slug].paint_card(card.key, voice)
    if picture is not None:
        writer.picture(picture)
    return writer.text(voice(card.note) if card.note is not None else "").page()


def rules(book: RuleBook, words: str, voice: Voice) -> Page:
    """List the rules to which all the words fit: their own, or those of the rulebook."""
    return _rules(book.search(words, voice.locale), words, voice)


def rule(book: RuleBook, number: str, voice: Voice) -> Page:
    """Explain a rule."""
    found = book.rule(number, voice.locale)
    return _rules([found] if found else [], number, voice)


def why(book: RuleBook, number: str, voice: Voice) -> str:
    """Say what a rule says; empty for none."""
    rule = book.rule(number, voice.locale)
    if rule is None:
        return ""
    return voice.word("refused-why", rule=rule.id, words=clip(rule.words, RULE))


def _rules(found: Sequence[RuleWords], words: str, voice: Voice) -> Page:
    writer = PageWriter().text(f"### {voice.word('rules-title')}")
    if not found:
        return writer.text(voice.word("rules-none", words=escape(words[:60]))).page()
    for rule in found[:MOST_RULES]:
        writer.text(f"**{rule.id}** {clip(rule.words, RULE)}")
    return writer.page()


def about(services: Services, voice: Voice) -> Page:
    """Say what the bot is and how to begin."""
    games = ", ".join(voice(game_text(slug)) for slug in services.games)
    writer = PageWriter().text(f"## {voice.word('about-title')}").text(voice.word("about-text"))
    return writer.text(voice.word("about-games", games=games)).page()
