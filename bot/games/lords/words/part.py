"""What players of Lords of War read."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.ending.verdict import BattleEnded
from bot.engine.model import Choice, Decision, Event, Seat, Side, Text
from bot.engine.parts.words import Words, keyword, ranked
from bot.engine.refusal import Refused
from bot.games.lords.model import events as told
from bot.games.lords.model.actions import LordsAction
from bot.games.lords.model.view import LordsView
from bot.games.lords.notation import orders
from bot.games.lords.rules.tables import Tables

from . import captions, menus, names, refusals


class LordsWords(Words[LordsAction, LordsView]):
    """The words of a battle."""

    ranks = ranked(
        striking={told.UnitHit, told.BerserkerAdvanced, BattleEnded},
        routine={
            told.PlacementSkipped,
            told.ShooterDeclared,
            told.CardDrawn,
            told.CardSeen,
        },
    )

    def __init__(self, tables: Tables) -> None:
        super().__init__(lambda action: orders.write(tables, action))
        self._tables = tables

    def prompt(self, view: LordsView, decision: Decision) -> Text:
        """Return the question of a decision."""
        return menus.prompt(self._tables, view, decision)

    def asked(self, view: LordsView, decision: Decision) -> Text:
        """Return the question as everybody may read it: what a hand allows is told to nobody."""
        return menus.asked(self._tables, view, decision)

    def menu(self, view: LordsView, decision: Decision, action: LordsAction) -> tuple[Choice, ...]:
        """Return the picks that lead to an action."""
        return menus.menu(self._tables, view, decision, action)

    def caption(self, event: Event) -> Text | None:
        """Return the log line of an event."""
        return captions.caption(self._tables.content, event)

    def refusal(self, view: LordsView, decision: Decision, action: LordsAction) -> Refused:
        """Say why an action is illegal."""
        return refusals.refusal(self._tables, view, decision, action)

    def hand(self, view: LordsView, seat: Seat) -> Sequence[Choice] | None:
        """List the cards in a seat's hand.  Rules: LOW-INF-01."""
        cards = view.sides[Side(seat)].hand
        return None if cards is None else [menus.card_choice(self._tables, card) for card in cards]

    def cards(self) -> Sequence[Choice]:
        """List the cards of all armies."""
        return tuple(menus.card_choice(self._tables, card) for card in self._tables.content.cards)

    def typed(self) -> Sequence[Choice]:
        """List keywords and the cards, by their whole names and by the short ones."""
        written = {one: card.short for one, card in self._tables.cards.items()}
        return [
            *map(keyword, orders.KEYWORDS),
            *(Choice(short, names.card(one)) for one, short in written.items()),
            *(Choice(short, names.short(one)) for one, short in written.items()),
        ]
