"""How the questions of Battle of Hoth are put."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.model import Decision
from bot.engine.parts.asking import Asking
from bot.games.commands_colors.actions import PlayCard, from_left
from bot.games.hoth.model.actions import HothAction
from bot.games.hoth.model.view import HothView


class HothAsking(Asking[HothAction, HothView]):
    """A turn is laid out on one page; cards stand as they lie in the hand."""

    several_points = frozenset({"DP-ORDER"})
    sheet_points = frozenset({"DP-ORDER", "DP-MOVE", "DP-ATTACK"})

    def offered(
        self, view: HothView, decision: Decision, options: Sequence[HothAction]
    ) -> Sequence[HothAction]:
        """Return the options as menus show them: cards as in the hand, sections as they lie."""
        cards = view.cards.get(decision.seat)
        hand = list(cards.hand or ()) if cards is not None else []
        held = {card: place for place, card in enumerate(hand)}
        if not any(isinstance(one, PlayCard) for one in options):
            return from_left(options)
        return sorted(
            options, key=lambda one: held[one.card] if isinstance(one, PlayCard) else len(held)
        )
