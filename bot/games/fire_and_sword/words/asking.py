"""How the questions of By Fire and Sword are put."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.model import Choice, Decision, Text, worded
from bot.engine.parts.asking import Asking, Line
from bot.engine.parts.words import Words
from bot.games.fire_and_sword.content import FireAndSwordContent
from bot.games.fire_and_sword.model.actions import Answer, FasAction
from bot.games.fire_and_sword.model.view import FasView, heading

from . import fields, lines, menus


class FasAsking(Asking[FasAction, FasView]):
    """What belongs to an action stands on one page; two players may share a device."""

    one_device = True
    run_points = frozenset[str](fields.POINTS)
    run_ends = frozenset[str](fields.ENDS)
    most_buttons = 15

    def __init__(self, words: Words[FasAction, FasView], content: FireAndSwordContent) -> None:
        super().__init__(words)
        self._content = content

    def offered(
        self, view: FasView, decision: Decision, options: Sequence[FasAction]
    ) -> Sequence[FasAction]:
        """Return the answers as menus show them: the usual one first, ``r2`` before ``r10``."""
        assert view.asked is not None
        return menus.in_order(view.asked, options)

    def field(self, view: FasView, decision: Decision) -> Choice:
        """Name a question in a word or two."""
        assert view.asked is not None
        return fields.field(view.asked)

    def heading(self, view: FasView, decision: Decision) -> Text | None:
        """Head a page of orders for several Units that lie face down."""
        assert view.asked is not None
        found = heading(view.asked)
        return None if found is None else worded(found)

    def usual(self, view: FasView, decision: Decision, options: Sequence[FasAction]) -> FasAction:
        """Return the answer that a page of several questions begins with."""
        assert view.asked is not None
        return fields.usual(view.asked, options)

    def leads(self, view: FasView, decision: Decision) -> Mapping[FasAction, str]:
        """Name the actions that are picked together with their target.

        On a virtual table an activation is planned instead, with its targets on the plan's page.
        """
        return fields.LEADS if decision.point == "D-06" and view.field is None else {}

    def lines(self, view: FasView, decision: Decision) -> Sequence[Line[FasAction]]:
        """List Rallies with no enemy near, and templates of an army, each by one button."""
        return lines.lines(view, self._content)

    def open_lines(self, view: FasView, decision: Decision) -> Sequence[Line[FasAction]]:
        """Offer to be charged without a reaction, which no face-down order stands against.

        Rules: FAS-7.3.1-a, FAS-LIVE-12.
        """
        if decision.point != "D-11":
            return ()
        none = Choice("none", Text("fas-pick-no-reaction"))
        return (Line(none, (Answer("none"),)),)

    def is_private(self, view: FasView, decision: Decision) -> bool:
        """Tell whether the seat's page shows a bid, or orders that lie face down.

        Rules: FAS-LIVE-03, FAS-LIVE-08.
        """
        sealed = view.asked is not None and view.asked.sealed
        return sealed or any(one.hidden is not None for one in view.elements)
