"""What players of By Fire and Sword read."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from bot.engine.ending.verdict import BattleEnded
from bot.engine.model import Choice, Decision, Event, Seat, Text, text, worded
from bot.engine.parts.words import DONE, Words, keyword, ranked
from bot.engine.refusal import Refused
from bot.games.fire_and_sword.insight import forecast, reference
from bot.games.fire_and_sword.model import events as told
from bot.games.fire_and_sword.model.actions import FasAction
from bot.games.fire_and_sword.model.view import FasView
from bot.games.fire_and_sword.notation import orders
from bot.games.fire_and_sword.phases.round import turns
from bot.games.fire_and_sword.rules.tables import Tables

from . import acts, captions, menus, names, refusals

SPENT = ("ammo", "cp", "lances", "melee_ammo")
"""The markers that go down as they are used."""
HITS = ("hit", "melee")
"""Tests that tell who is hit."""
BARE = re.compile(r"enemy|keep|no|none|self|up|yes|-?[\d.]+( [\d.]+)?( advance)?")
"""Answers that say nothing without their question."""
ANSWERS = ("calculation", "enemy", "keep", "self")
"""Answers that say too little by themselves where a receipt repeats them."""


class FasWords(Words[FasAction, FasView]):
    """The words are those of the question that a view holds."""

    held = "orders"

    ranks = ranked(
        striking={told.Contested, told.Gone, told.MotivationLost, BattleEnded},
        routine={told.OrderTurned, told.OrderGiven},
    )

    def __init__(self, tables: Tables) -> None:
        super().__init__(orders.write)
        self._tables, self._content = tables, tables.content

    def rank(self, event: Event) -> int:
        """Tell how much an event matters: hits strike, what is spent is routine."""
        if isinstance(event, told.Tested) and event.what in HITS:
            return 0
        spent = isinstance(event, told.Marked) and event.what in SPENT
        return 2 if spent else super().rank(event)

    def prompt(self, view: FasView, decision: Decision) -> Text:
        """Return the question of a decision."""
        assert view.asked is not None
        return worded(view.asked.prompt)

    def asked(self, view: FasView, decision: Decision) -> Text | None:
        """Return the question as everybody may read it.  Rules: FAS-LIVE-08."""
        found = view.prompts.get(decision.seat)
        return None if found is None else worded(found)

    def menu(self, view: FasView, decision: Decision, action: FasAction) -> tuple[Choice, ...]:
        """Return the pick of an answer; tests with typed values share a first pick."""
        assert view.asked is not None
        pick = menus.pick(view.asked, orders.write(action))
        if pick.key == turns.STOP:
            return (msgspec.structs.replace(pick, key=DONE),)
        if pick.key in turns.FREE:
            return Choice("tests", Text("fas-turn-tests")), pick
        if pick.key in view.asked.keys:
            return (pick,)
        return acts.picks(self._tables, view, view.asked, pick.key) or (pick,)

    def answered(self, view: FasView, decision: Decision, action: FasAction) -> Text | None:
        """Say a bare number or word with its question.  Rules: FAS-LIVE-11."""
        written = orders.write(action)
        if not BARE.fullmatch(written) or view.asked is None:
            return None
        answer = menus.pick(view.asked, written).label
        return text("fas-said", question=view.asked.prompt, answer=answer)

    def caption(self, event: Event) -> Text | None:
        """Return the log line of an event."""
        return captions.caption(event)

    def refusal(self, view: FasView, decision: Decision, action: FasAction) -> Refused:
        """Say why an action is not taken, with the answers that are."""
        return refusals.refusal(self._tables, view, action)

    def hand(self, view: FasView, seat: Seat) -> Sequence[Choice] | None:
        """List the own elements with their face-down orders.  Rules: FAS-3.1-a, FAS-LIVE-08."""
        return forecast.own_army(view, seat) if view.viewer == seat else None

    def cards(self) -> Sequence[Choice]:
        """List the cards and special rules for looking up."""
        return reference.cards(self._content)

    def typed(self) -> Sequence[Choice]:
        """List keywords, markers, sides and orders, as corrections name them, and identifiers."""
        content = self._content
        named = {
            **{one: names.reaction(one) for one in content.reactions},
            **{one: names.fire(one) for one in content.fires},
            **{one: names.formation(one) for one in content.formations},
            **{one: names.terrain(one) for one in content.terrain},
            **{one: names.lines(one) for one in content.deployment.templates if "_" in one},
        }
        return [
            *map(keyword, orders.KEYWORDS),
            *(Choice(one, Text(f"fas-typed-{one}")) for one in orders.VERBS),
            *(Choice(one, Text(f"fas-marker-{one}")) for one in sorted(orders.MARKERS)),
            *(Choice(one, worded(names.side(one))) for one in ("red", "blue")),
            *(Choice(one, worded(names.order(one))) for one in content.orders),
            *(Choice(one, worded(said)) for one, said in named.items()),
            *(Choice(one, Text(f"fas-answer-{one}")) for one in ANSWERS),
            Choice("break_through", Text("fas-pick-break_through")),
        ]
