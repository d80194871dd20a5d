"""What players of Battle of Hoth read."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.ending.verdict import BattleEnded
from bot.engine.model import Choice, Decision, Event, Seat, Text, worded
from bot.engine.parts.words import Words, keyword, ranked
from bot.engine.refusal import Refused
from bot.games.hoth.content.faces import FACES
from bot.games.hoth.model import events as told
from bot.games.hoth.model.actions import HothAction
from bot.games.hoth.model.points import POINTS
from bot.games.hoth.model.scene import Scene, Tables
from bot.games.hoth.model.view import HothView
from bot.games.hoth.notation import orders

from . import campaign_captions, captions, menus, names, refusals


class HothWords(Words[HothAction, HothView]):
    """The words of a battle and of a campaign."""

    ranks = ranked(
        striking={
            told.UnitHit,
            told.FortDestroyed,
            told.ObjectiveTaken,
            told.UnitRetreated,
            BattleEnded,
        },
        routine={
            told.SectionNamed,
            told.UnitsOrdered,
            told.CardsDiscarded,
            told.CardsDrawn,
            told.HandSeen,
        },
    )

    def __init__(self, tables: Tables) -> None:
        super().__init__(orders.write)
        self._tables = tables

    def prompt(self, view: HothView, decision: Decision) -> Text:
        """Return the question of a decision."""
        return menus.prompt(Scene(self._tables, view), view, decision)

    def asked(self, view: HothView, decision: Decision) -> Text | None:
        """Return the question as everybody may read it; what is drawn is nobody else's business."""
        hidden = POINTS.at(decision) in ("DP-DRAW", "DP-FLEET-MATE")
        return None if hidden else self.prompt(view, decision)

    def menu(self, view: HothView, decision: Decision, action: HothAction) -> tuple[Choice, ...]:
        """Return the picks that lead to an action."""
        return menus.menu(Scene(self._tables, view), view, decision, action)

    def caption(self, event: Event) -> Text | None:
        """Return the log line of an event."""
        return captions.caption(self._tables, event) or campaign_captions.caption(event)

    def refusal(self, view: HothView, decision: Decision, action: HothAction) -> Refused:
        """Say why an action is illegal."""
        return refusals.refusal(Scene(self._tables, view), view, decision, action)

    def secrets(self, view: HothView, seat: Seat) -> Sequence[Text]:
        """List a side's secret orders and support cards in a campaign.  Rules: HOTH-CAMP-04."""
        if view.campaign is None or view.viewer != seat:
            return ()
        return campaign_captions.notes(view.campaign)

    def hand(self, view: HothView, seat: Seat) -> Sequence[Choice] | None:
        """List the order cards of a hand that the view shows.  Rules: HOTH-CARD-01."""
        cards = view.cards.get(seat)
        if cards is None or cards.hand is None:
            return None
        return tuple(names.card_choice(one) for one in cards.hand)

    def cards(self) -> Sequence[Choice]:
        """List the order cards and the support cards."""
        content = self._tables.content
        return tuple(names.card_choice(one) for one in (*content.cards, *content.support_cards))

    def typed(self) -> Sequence[Choice]:
        """List keywords, sections, die faces, cards and unit types."""
        content = self._tables.content
        return [
            *map(keyword, orders.KEYWORDS),
            *(Choice(one, worded(names.section(one))) for one in orders.SECTION_NAMES),
            *(Choice(one, worded(names.face(one))) for one in FACES),
            *(Choice(one.key, one.label) for one in self.cards()),
            *(Choice(one, worded(names.unit(one))) for one in content.unit_types),
            Choice("e_web", Text("hoth-badge-e_web")),
        ]
