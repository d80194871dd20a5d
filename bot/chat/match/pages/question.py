"""A decision as its page asks it: what may be picked, and what of that is shown once more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.chat.match.menus import Way
from bot.chat.wire.ids import Act, PressId
from bot.engine.flow import Position
from bot.engine.game import AnyGame
from bot.engine.model import Decision
from bot.engine.plans.standing import StandingOrder, settles
from bot.service.model import Table

from . import windows


class Question(NamedTuple):
    """An open decision as its seat sees it."""

    game: AnyGame
    match: str
    view: Any
    decision: Decision
    options: Sequence[Any]
    undo: bool = False
    """Whether the seat can take its last step back."""
    note: str = ""
    """A line on top: the receipt of the last order, or why the panel is shown again."""
    told: Sequence[Any] = ()
    """What came of the last order, shown above what is asked."""
    position: Position | None = None
    """On copies of it is tried what could be taken back; nothing else of it is told."""
    ends: bool = False
    """Whether the seat lets its turns end by themselves, without a last question."""
    standing: Sequence[StandingOrder] = ()
    """The standing orders of the seat: they answer what it is asked next."""
    advice: str = ""
    """What a learner is told to do, right above what can be picked."""
    changes: bool = False
    """Whether an answer is kept for a while, and can be changed until then."""

    def ways(self) -> list[Way]:
        """Return the legal actions with their picks, in the order of the menus."""
        return [
            Way(action, tuple(self.game.words.menu(self.view, self.decision, action)))
            for action in self.game.asking.offered(self.view, self.decision, self.options)
        ]

    def press(self, act: Act, arg: str = "") -> PressId:
        """Name a press of this question."""
        return PressId(self.match, self.decision.serial, act, arg)


def question_of(
    table: Table,
    decision: Decision,
    note: str = "",
    told: Sequence[Any] = (),
    *,
    ends: bool = False,
) -> Question:
    """Make the question of an open decision of a match."""
    assert table.position is not None
    return Question(
        table.game,
        table.info.id,
        table.position.view(decision.seat),
        decision,
        table.position.options(decision),
        table.undoable in table.info.seats_of(table.info.user_of(decision.seat) or 0),
        note,
        told=told,
        position=table.position,
        ends=ends,
        changes=windows.is_kept(table, decision),
    )


def needs_consent(question: Question, action: Any) -> bool:
    """Tell whether an action is shown again before it is carried out.

    That is so where more is to be told of what it brings than its question does, where it shows a
    hidden card (F21), and where it ends a turn of moves and attacks that could still be taken back
    or gone on with, unless the seat lets its turns end by themselves.
    """
    game, view = question.game, question.view
    sure = game.insight.forecast(view, action)
    if (
        game.insight.exposes(view, question.decision, action) != "nothing"
        or (game.insight.odds(view, action) is not None and not is_plain(question))
        or (sure is not None and sure.consent)
    ):
        return True
    if question.decision.point not in game.asking.sheet_points:
        return False
    if question.ends:
        return False
    leaves = game.words.leaves(view, question.decision, action)
    return (question.undo or leaves) and is_final(question, action)


def is_plain(question: Question) -> bool:
    """Tell whether a question is answered by a few buttons with their chances beside them.

    None of them points at the board, so that a second look would tell no more.
    """
    if not 1 < len(question.options) <= question.game.asking.most_buttons:
        return False
    return all(len(way.choices) == 1 and not way.choices[0].place for way in question.ways())


def is_final(question: Question, action: Any) -> bool:
    """Tell whether an action cannot be taken back, see ``settles``."""
    position, seat = question.position, question.decision.seat
    return position is not None and settles(position, seat, action, question.standing)
