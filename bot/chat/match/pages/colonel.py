"""The decisions of a finished match that cost most: at most three sentences; private."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.chat.front.names import action_words
from bot.chat.wire.components import Press, button
from bot.chat.wire.ids import Act, PressId
from bot.chat.wire.locale import Voice
from bot.chat.wire.page import Page, PageWriter
from bot.computer.coach import Answered
from bot.computer.colonel import Judgement
from bot.engine.game import AnyGame
from bot.engine.model import ANYTIME, Text
from renderers.painter import Painter


class Reviewed(NamedTuple):
    """The decisions of a player that were judged, and those that cost most."""

    game: AnyGame
    match: str
    answers: Sequence[Answered]
    judgements: Sequence[Judgement]


def page(shown: Reviewed, voice: Voice, painter: Painter) -> Page:
    """Write what the colonel says; where nothing was a clear mistake, that."""
    seat = shown.answers[-1].decision.seat if shown.answers else None
    side = shown.game.side_of(seat) if seat is not None else None
    writer = PageWriter(painter.accent(side)).text(f"### {voice.word('colonel-title')}")
    nothing = voice.word("colonel-nothing", count=len(shown.answers))
    writer.text("\n".join(told(one, voice) for one in shown.judgements) or nothing)
    how = voice.word("colonel-how", turns=shown.game.computer.horizon)
    writer.text(f"-# {how}")
    act: Act = "coach"
    back = PressId(shown.match, ANYTIME, act)
    return writer.row(button(back, voice.word("button-coach"))).page()


def press(match: str, voice: Voice) -> Press:
    """Make the button that asks the colonel."""
    act: Act = "colonel"
    return button(PressId(match, ANYTIME, act), voice.word("button-colonel"))


def told(one: Judgement, voice: Voice) -> str:
    """Write a judgement: what was done, what was stronger, in how many worlds and by how much."""
    answered, found = one.answered, one.studied
    game, decision, view = answered.position.game, answered.decision, answered.view
    low, high = (round(100 * (found.gain + sign * found.error)) for sign in (-1, 1))
    span = "" if low == high else " " + voice.word("colonel-span", low=low, high=high)
    return voice.word(
        "colonel-told",
        when=answered.when,
        done=action_words(game, view, decision, answered.action, voice),
        better=action_words(game, view, decision, one.better, voice),
        pairs=found.pairs,
        wins=found.wins,
        losses=found.losses,
        gain=round(100 * found.gain),
        span=span,
        term=Text(found.term),
    )
