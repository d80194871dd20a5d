"""The exact chances of what a player may order now: private."""

from __future__ import annotations

from typing import Any

from bot.chat.front.names import odds_words
from bot.chat.front.spoken import spoken
from bot.chat.wire.components import button
from bot.chat.wire.locale import Voice
from bot.chat.wire.page import Page, PageWriter
from bot.engine.game import AnyGame
from renderers.painter import Painter

from .question import Question

MOST_ODDS = 25


def odds(question: Question, voice: Voice, painter: Painter) -> Page:
    """Write what the seat's orders bring: exact chances, or what surely follows."""
    game = question.game
    writer = PageWriter(painter.accent(game.side_of(question.decision.seat)))
    writer.text(f"### {voice.word('odds-title')}")
    brought = ((action, brings(game, question.view, action, voice)) for action in question.options)
    lines = [
        voice.word("odds-line", order=spoken(game, game.write(action), voice), odds=words)
        for action, words in brought
        if words
    ]
    writer.text("\n".join(lines[:MOST_ODDS]) or voice.word("odds-none"))
    writer.row(button(question.press("turn"), voice.word("button-turn"), "primary"))
    return writer.page()


def brings(game: AnyGame, view: Any, action: Any, voice: Voice) -> str:
    """Write what one order brings; empty where that is not to be told."""
    chances = game.insight.odds(view, action)
    if chances is not None:
        return odds_words(chances, voice)
    sure = game.insight.forecast(view, action)
    return "; ".join(voice(line) for line in sure.lines) if sure is not None else ""
