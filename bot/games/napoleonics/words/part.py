"""What players of Napoleonics read."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.ending.verdict import BattleEnded
from bot.engine.model import Choice, Decision, Event, Seat, Side, Text, worded
from bot.engine.parts.words import Words, keyword, ranked
from bot.engine.refusal import Refused
from bot.games.napoleonics.model import events as told
from bot.games.napoleonics.model.actions import NapAction
from bot.games.napoleonics.model.scene import Scene, Tables
from bot.games.napoleonics.model.view import NapView
from bot.games.napoleonics.notation import orders

from . import captions, menus, names, refusals


class NapWords(Words[NapAction, NapView]):
    """The words of a battle."""

    ranks = ranked(
        striking={
            told.UnitHit,
            told.LeaderLost,
            told.BannerGained,
            told.BannerLost,
            told.UnitRetreated,
            BattleEnded,
            told.ContestEnded,
        },
        routine={
            told.ChoiceMade,
            told.SymbolsRolled,
            told.PiecesOrdered,
            told.MeleeDeclared,
            told.SquareChecked,
            told.LeaderChecked,
            told.TrackSeen,
            told.CardsDrawn,
            told.HandSeen,
            told.CardsDiscarded,
            told.DeckShuffled,
        },
    )

    def __init__(self, tables: Tables) -> None:
        super().__init__(orders.write)
        self._tables = tables

    def prompt(self, view: NapView, decision: Decision) -> Text:
        """Return the question of a decision."""
        return menus.prompt(Scene(self._tables, view), view, decision)

    def asked(self, view: NapView, decision: Decision) -> Text:
        """Return the question as everybody may read it: it names nothing of a hand."""
        return self.prompt(view, decision)

    def menu(self, view: NapView, decision: Decision, action: NapAction) -> tuple[Choice, ...]:
        """Return the picks that lead to an action."""
        return menus.menu(Scene(self._tables, view), view, decision, action)

    def caption(self, event: Event) -> Text | None:
        """Return the log line of an event."""
        return captions.caption(event)

    def refusal(self, view: NapView, decision: Decision, action: NapAction) -> Refused:
        """Say why an action is illegal."""
        return refusals.refusal(Scene(self._tables, view), view, decision, action)

    def secrets(self, view: NapView, seat: Seat) -> Sequence[Text]:
        """List the cards on the seat's own square track.  Rules: NAP-SQ-04."""
        return menus.track(Scene(self._tables, view), view, Side(seat))

    def hand(self, view: NapView, seat: Seat) -> Sequence[Choice] | None:
        """List the cards in a seat's hand with name and text."""
        cards = view.players[Side(seat)].hand
        if cards is None:
            return None
        return [menus.card_choice(one) for one in cards]

    def cards(self) -> Sequence[Choice]:
        """List the kinds of Command cards."""
        return [menus.card_choice(one) for one in sorted(self._tables.content.cards)]

    def typed(self) -> Sequence[Choice]:
        """List keywords, sections and cards."""
        return [
            *map(keyword, orders.KEYWORDS),
            *(Choice(one, worded(names.section(one))) for one in orders.SECTION_NAMES),
            *(Choice(one.key, one.label) for one in self.cards()),
        ]
