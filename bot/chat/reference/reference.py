"""What can be looked up without a match: scenarios, rules, and the bot itself."""

from __future__ import annotations

from typing import Any

from bot.chat.front.names import game_text, scenario_text
from bot.chat.front.painting import PaintingThreads
from bot.chat.front.rule_book import RuleWords
from bot.chat.front.services import Services
from bot.chat.wire.locale import Voice, clip, escape, plain
from bot.chat.wire.page import Page, Sheet
from bot.engine import agreement, flow
from bot.engine.draws import SeededDraws
from bot.engine.game import AnyGame
from bot.engine.model import Choice, Setup, Text
from bot.engine.refusal import Refused

MOST_RULES = 8
RULE = 600


class Reference:
    """The look-up desk; set-up views are computed once for each scenario."""

    def __init__(self, services: Services, painting: PaintingThreads):
        self._services = services
        self._painting = painting
        self._rule_book = services.content.rule_book
        self._set_ups: dict[tuple[str, str], Any] = {}

    def find(self, named: str) -> tuple[str, AnyGame, str]:
        """Return slug, game and id of a scenario as ``name_of`` names it; raises ``Refused``.

        A bare id means the first game that has it.
        """
        system, slash, scenario = named.strip().rpartition("/")
        for slug, game in self._services.games.items():
            if scenario in game.scenarios() and (not slash or system == slug):
                return slug, game, scenario
        raise Refused(Text("chat-unknown-scenario", {"scenario": named[:40]}))

    def name_of(self, slug: str, scenario: str) -> str:
        """Name a scenario: by its id, with its game in front where several games have it."""
        having = [one for one, game in self._services.games.items() if scenario in game.scenarios()]
        return scenario if having == [slug] else f"{slug}/{scenario}"

    def set_up(self, slug: str, scenario: str) -> Any:
        """Return the public view of a scenario's set-up; which cards are drawn is not in it."""
        key = (slug, scenario)
        if key not in self._set_ups:
            game = self._services.games[slug]
            seats = tuple(info.seat for info in game.seats(scenario) if info.required)
            draws = SeededDraws(b"set-up", scenario)
            setup = agreement.with_defaults(game, Setup(scenario=scenario, seats=seats))
            step = flow.begin(game, setup, draws)
            self._set_ups[key] = step.position.view(None)
        return self._set_ups[key]

    def scenarios(self, voice: Voice) -> Page:
        """List all scenarios."""
        sheet = Sheet()
        for slug, game in self._services.games.items():
            sheet.text(f"### {voice.word('scenarios-title', game=game_text(slug))}")
            lines = [f"- {self._entry(slug, one, voice)}" for one in game.scenarios()]
            sheet.text("\n".join(lines))
        return sheet.page()

    def _entry(self, slug: str, scenario: str, voice: Voice) -> str:
        title = voice.word("scenario-title", id=scenario, name=scenario_text(slug, scenario))
        about = self._services.games[slug].preparation.about(scenario)
        return " · ".join([title, *map(voice, about[:1])])

    async def scenario(self, scenario: str, voice: Voice) -> Page:
        """Show set-up and briefing of a scenario; raises ``Refused`` for an unknown one."""
        slug, _, found = self.find(scenario)
        return await self._painting.make(self._scenario, slug, found, voice)

    def _scenario(self, slug: str, scenario: str, voice: Voice) -> Page:
        name = scenario_text(slug, scenario)
        painter = self._services.painters[slug]
        sheet = Sheet().text(f"## {voice.word('scenario-title', id=scenario, name=name)}")
        sheet.text(clip(voice(Text(f"{name.key}-briefing")), 2000))
        about = self._services.games[slug].preparation.about(scenario)
        sheet.text("\n".join(f"-# {voice(line)}" for line in about))
        sheet.picture(painter.paint_board(self.set_up(slug, scenario), (), voice))
        return sheet.text(voice.word("scenario-begin", id=self.name_of(slug, scenario))).page()

    def card_names(self, voice: Voice) -> list[tuple[str, str]]:
        """List (``game/card``, words) of all cards."""
        return [
            (f"{slug}/{card.key}", f"{voice(card.label)} · {voice(game_text(slug))}")
            for slug, game in self._services.games.items()
            for card in game.words.cards()
        ]

    async def card(self, named: str, voice: Voice) -> Page:
        """Show a card large with its text; raises ``Refused`` for one that is unknown."""
        slug, card = self._find_card(named, voice)
        return await self._painting.make(self._card, slug, card, voice)

    def _find_card(self, named: str, voice: Voice) -> tuple[str, Choice]:
        system, _, wanted = named.strip().rpartition("/")
        for slug, game in self._services.games.items():
            for card in game.words.cards() if system in ("", slug) else ():
                if plain(wanted) in (plain(card.key), plain(voice(card.label))):
                    return slug, card
        raise Refused(Text("chat-unknown-card", {"card": named[:40]}))

    def _card(self, slug: str, card: Choice, voice: Voice) -> Page:
        sheet = Sheet().text(f"### {voice(card.label)}")
        picture = self._services.painters[slug].paint_card(card.key, voice)
        if picture is not None:
            sheet.picture(picture)
        return sheet.text(voice(card.note) if card.note is not None else "").page()

    def warm_up(self, slug: str, voice: Voice) -> None:
        """Paint one board of a game, so that its first player need not wait for the sprites."""
        view = self.set_up(slug, self._services.games[slug].scenarios()[0])
        self._services.painters[slug].paint_board(view, (), voice)

    def rule_names(self) -> list[tuple[str, str]]:
        """List (number, beginning of the words) of all rules."""
        return [(rule.id, f"{rule.id} · {rule.words}") for rule in self._rule_book.rules]

    def rules(self, words: str, voice: Voice) -> Page:
        """List the rules to which all the words fit: their own, or those of the rulebook."""
        return self._rules(self._rule_book.search(words), words, voice)

    def rule(self, number: str, voice: Voice) -> Page:
        """Explain a rule."""
        found = self._rule_book.rule(number)
        return self._rules([found] if found else [], number, voice)

    def why(self, number: str, voice: Voice) -> str:
        """Say what a rule says; empty for none."""
        rule = self._rule_book.rule(number)
        if rule is None:
            return ""
        return voice.word("refused-why", rule=rule.id, words=clip(rule.words, RULE))

    def _rules(self, found: list[RuleWords], words: str, voice: Voice) -> Page:
        sheet = Sheet().text(f"### {voice.word('rules-title')}")
        if not found:
            return sheet.text(voice.word("rules-none", words=escape(words[:60]))).page()
        for rule in found[:MOST_RULES]:
            sheet.text(f"**{rule.id}** {clip(rule.words, RULE)}")
        return sheet.page()

    def about(self, voice: Voice) -> Page:
        """Say what the bot is and how to begin."""
        games = ", ".join(voice(game_text(slug)) for slug in self._services.games)
        sheet = Sheet().text(f"## {voice.word('about-title')}").text(voice.word("about-text"))
        return sheet.text(voice.word("about-games", games=games)).page()
