"""One run of a procedure of Jours de Gloire, and what all chapters do in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from bot.engine import script
from bot.engine.flow import Transition
from bot.engine.model import Seat, Side
from bot.games.jours.content.base import Cell
from bot.games.jours.model.actions import JdgAction
from bot.games.jours.model.keys import AnyKey, Key
from bot.games.jours.model.points import Point
from bot.games.jours.model.state import JdgState, Procedure, Question
from bot.games.jours.notation.lines import parse, write
from bot.games.jours.rules import reactions
from bot.games.jours.rules.land.ground import Ground, Tables

Flow: TypeAlias = Transition[JdgState]


class Script(script.Script[JdgState, Question, Key]):
    """One run of a procedure; answers are lines of the notation, kept as they are written."""

    def __init__(self, t: Flow, frame: Procedure, tables: Tables) -> None:
        super().__init__(t, frame)
        self.tables = tables
        self.field = t.state.field
        """The public part of the state."""

    @property
    def questions(self) -> dict[Seat, Question]:
        """The open question of every seat."""
        return self.state.asked

    @property
    def ground(self) -> Ground:
        """The ground of the battle."""
        return self.tables.ground(self.field.map)

    def choose(
        self,
        side: Side,
        point: Point,
        key: AnyKey,
        actions: Callable[[], Sequence[JdgAction]],
        *,
        subject: str = "",
        place: Cell = "",
        needed: Callable[[], int | None] = lambda: None,
    ) -> JdgAction:
        """Ask a side to choose among actions; the only one there is, is taken without asking.

        So is what the side's reaction sheet says. ``actions`` and ``needed`` are called when the
        question comes up, and the first lists at least one; for what the other arguments say see
        ``Question``.

        Rules: JDG-FL-d, JDG-FL-b, JDG-PBP-h.
        """

        def question() -> Question | str:
            orders = sorted({write(one) for one in actions()})
            if len(orders) == 1:
                return orders[0]
            sheet = self.state.secrets[side].sheet
            said = reactions.answer(self.field, sheet, point, subject or place, orders)
            if said is not None:
                return said
            return Question(
                point=point, orders=tuple(orders), subject=subject, place=place, needed=needed()
            )

        return parse(self.ask(Seat(side), question, key))

    def order(self, side: Side, point: Point, key: AnyKey) -> JdgAction:
        """Ask a side for an order of its own making, which the field allows or not."""
        return parse(self.ask(Seat(side), lambda: Question(point=point), key))

    def holds(self, key: AnyKey, test: Callable[[], object]) -> bool:
        """Tell whether something held when the procedure came here for the first time."""
        return bool(self.do(key, lambda: bool(test())))

    def die(self, rule: str) -> int:
        """Roll one die of faces 0 to 9.  Rules: JDG-0.4-a."""
        faces = self.tables.content.limits.die
        return self.t.roll(1, faces, rule)[0] % faces
