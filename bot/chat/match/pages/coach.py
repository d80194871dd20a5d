"""What could have been done better: at most three sentences with what the rules tell; private."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from bot.chat.front.names import action_words, odds_words, reason_line
from bot.chat.wire.components import Press, button
from bot.chat.wire.ids import Act, PressId
from bot.chat.wire.locale import Voice
from bot.chat.wire.page import Page, PageWriter
from bot.computer import coach
from bot.computer.coach import Answered, Remark
from bot.engine.game import AnyGame
from bot.engine.model import ANYTIME
from bot.rulebook import words
from renderers.painter import Painter

from . import colonel


class Coached(NamedTuple):
    """The answers that were looked at, and what could have been better.

    ``over``: they are of all turns; ``judged``: the colonel has something to say, too.
    """

    game: AnyGame
    match: str
    answers: Sequence[Answered]
    remarks: Sequence[Remark]
    over: bool
    judged: bool = False


def page(shown: Coached, voice: Voice, painter: Painter) -> Page:
    """Write what the coach says; where nothing was clearly better, that."""
    seat = shown.answers[-1].decision.seat if shown.answers else None
    side = shown.game.side_of(seat) if seat is not None else None
    writer = PageWriter(painter.accent(side)).text(f"### {voice.word('coach-title')}")
    writer.text("\n".join(told(one, voice) for one in shown.remarks) or _nothing(shown, voice))
    writer.text("\n".join([*rules(shown.remarks, voice), "-# " + voice.word("coach-how")]))
    act: Act = "turn"
    back = PressId(shown.match, ANYTIME, act)
    more = [colonel.press(shown.match, voice)] if shown.judged else []
    return writer.row(button(back, voice.word("button-turn"), "primary"), *more).page()


def _nothing(shown: Coached, voice: Voice) -> str:
    if not shown.answers:
        return voice.word("coach-unplayed")
    if shown.over:
        return voice.word("coach-nothing")
    return voice.word("coach-nothing-turn", when=shown.answers[-1].when)


def press(match: str, voice: Voice) -> Press:
    """Make the button that asks the coach."""
    act: Act = "coach"
    return button(PressId(match, ANYTIME, act), voice.word("button-coach"))


def told(one: Remark, voice: Voice) -> str:
    """Write a remark: what was done, what was better, and the sums behind it with their rules.

    Of chances and consequences those are told that make one move better than another.
    """
    answered, game = one.answered, one.answered.position.game
    decision, view = answered.decision, answered.view
    line = voice.word(
        f"coach-{one.kind}",
        when=answered.when,
        done=action_words(game, view, decision, answered.action, voice),
        better=action_words(game, view, decision, one.better, voice),
        brought=_brings(one, answered.action, voice),
        brings=_brings(one, one.better, voice),
    )
    odds = game.insight.odds(view, one.better)
    why = reason_line(odds, voice) if odds is not None else ""
    return f"{line}\n{why}".strip()


def rules(remarks: Sequence[Remark], voice: Voice) -> Iterator[str]:
    """Yield the rules by which what remarks tell surely follows, each once, in small lines."""
    found = dict[str, None]()
    for one in remarks:
        ruled = one.answered.position.game.computer.coaching.rules
        for action in (one.answered.action, one.better) if one.kind == "sure" else ():
            found |= dict.fromkeys(ruled[x.key] for x in coach.falls(one.answered, action))
    yield from (f"-# {rule}: {voice(words(rule))}" for rule in found)


def _brings(one: Remark, action: Any, voice: Voice) -> str:
    """Write what an action brings, as far as the coach compares it; ``nothing`` is written, too."""
    game, view = one.answered.position.game, one.answered.view
    chances = game.insight.odds(view, action)
    if chances is not None:
        rows = coach.told(game, chances)
        possible = tuple(row for row in rows if row.chance)
        return odds_words(msgspec.structs.replace(chances, rows=possible or tuple(rows)), voice)
    lines = "; ".join(voice(line) for line in coach.falls(one.answered, action))
    return lines or voice.word("coach-nobody")
