"""What players of Jours de Gloire read."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.ending.verdict import BattleEnded
from bot.engine.model import Choice, Decision, Event, Seat, Text, text
from bot.engine.parts.words import Words, ranked
from bot.engine.refusal import Refused
from bot.games.jours.model import events as told
from bot.games.jours.model.actions import End, JdgAction
from bot.games.jours.model.view import JdgView
from bot.games.jours.notation.lines import KEYWORDS, write
from bot.games.jours.rules.land.ground import Tables

from . import captions, menus, names, questions, refusals


class JdgWords(Words[JdgAction, JdgView]):
    """The words of a battle."""

    held = "orders"

    ranks = ranked(
        striking={
            told.Fought,
            told.LevelChanged,
            told.ChiefLost,
            told.Demoralised,
            told.ControlChanged,
            BattleEnded,
        },
        routine={
            told.OrdersGiven,
            told.StrategicRolled,
            told.OpenerChosen,
            told.ChitDrawn,
            told.ChitLeft,
            told.OrdersShown,
            told.GroupActs,
            told.Turned,
            told.Stacked,
            told.Counted,
        },
    )

    def __init__(self, tables: Tables) -> None:
        super().__init__(write)
        self._tables = tables

    def prompt(self, view: JdgView, decision: Decision) -> Text:
        """Return the question of a decision."""
        return questions.prompt(self._tables.content, view, decision)

    def asked(self, view: JdgView, decision: Decision) -> Text:
        """Return the question as everybody may read it: it names nothing that is face down."""
        return self.prompt(view, decision)

    def menu(self, view: JdgView, decision: Decision, action: JdgAction) -> tuple[Choice, ...]:
        """Return the picks that lead to an action."""
        return menus.menu(self._tables.content, view, action)

    def ends(self, view: JdgView, decision: Decision, action: JdgAction) -> bool:
        """Tell whether an action ends the segment that asks."""
        return isinstance(action, End)

    def caption(self, event: Event) -> Text | None:
        """Return the log line of an event."""
        return captions.caption(self._tables.content, event)

    def refusal(self, view: JdgView, decision: Decision, action: JdgAction) -> Refused:
        """Say why an action is illegal."""
        return refusals.refusal(self._tables, view, decision, action)

    def typed(self) -> Sequence[Choice]:
        """List the words of the notation that may be said otherwise, and identifiers."""
        marked = {
            one.id
            for battle in self._tables.content.scenarios.values()
            for one in battle.formations
        }
        return [
            *(Choice(one, Text(f"jours-typed-{one}")) for one in KEYWORDS),
            *(
                Choice(one, names.marker(self._tables.content, one))
                for one in sorted(marked)
                if "_" in one
            ),
        ]

    def secrets(self, view: JdgView, seat: Seat) -> Sequence[Text]:
        """List the orders that the seat's groups have face down, and its marker in the cup.

        Rules: JDG-2.3.2-b, JDG-2.1.2-a.
        """
        if view.viewer != seat:
            return ()
        content, field = self._tables.content, view.field
        lines = [
            text(
                "jours-secret-order",
                group=names.group(content, field, one),
                order=Text(f"jours-order-{view.orders[one.id].lower()}"),
            )
            for one in field.groups
            if one.side == view.side and one.order is None and one.id in view.orders
        ]
        if view.combined:
            lines.append(text("jours-secret-marker", marker=view.combined))
        return lines
