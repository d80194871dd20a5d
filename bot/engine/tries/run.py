"""Questions that are answered together on one page: a run of them, tried on copies of a position.

Each question of the run has an answer already, what was said or else what is usual, so that only
what is different needs to be touched. As on a sheet only quiet steps are tried: the run ends where
dice would fall, something hidden would be shown or somebody else is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from bot.engine.flow import Position
from bot.engine.model import Choice, Decision, Seat
from bot.engine.parts.words import Words

from .points import tried

MOST_FIELDS = 12
"""How many questions one page holds; what follows them is asked on the next."""

AnyWords: TypeAlias = Words[Any, Any]
Usual: TypeAlias = Callable[[Any, Decision, Sequence[Any]], Any]
"""Chooses the answer of a question that nothing was said to, from its view and options."""
Said: TypeAlias = Mapping[str, int]
"""What was said: the place among the options of a question, by the key of the question."""


class Field(NamedTuple):
    """A question of the run: what it is called, its options as menus show them, the answer."""

    words: AnyWords
    name: Choice
    view: Any
    decision: Decision
    options: Sequence[Any]
    place: int = 0

    @property
    def chosen(self) -> Any:
        """The answer."""
        return self.options[self.place]

    def choice(self, place: int) -> Choice:
        """Return how the option at a place is called."""
        return self.words.menu(self.view, self.decision, self.options[place])[-1]


class Run(NamedTuple):
    """A run of questions with their answers.

    ``end`` is the seat's question behind them, as it is at ``position``; None where there is none
    yet, or where the last answer is not quiet. Then it ``is_final``: it cannot be taken back.
    """

    fields: Sequence[Field]
    position: Position
    end: Decision | None
    is_final: bool = False

    @property
    def actions(self) -> list[Any]:
        """The answers in order."""
        return [one.chosen for one in self.fields]

    def field(self, key: str) -> Field | None:
        """Return the question of a key, if it is asked."""
        return next((one for one in self.fields if one.name.key == key), None)


def lay(position: Position, seat: Seat, said: Said, usual: Usual) -> Run:
    """Lay out the questions of a seat from the open one on.

    Those of the game's ``run_points`` belong to the run by themselves, others where an answer is
    said. What was said to a question that is not asked, or not so any more, is left out.
    """
    fields: list[Field] = []
    while len(fields) < MOST_FIELDS:
        decision = position.decision_of(seat)
        found = None if decision is None else _field(position, decision, said, usual)
        if found is None:
            return Run(fields, position, decision)
        fields.append(found)
        step = tried(position, seat, found.chosen)
        if step is None:
            return Run(fields, position, None, is_final=True)
        position = step.position
    return Run(fields, position, None)


def _field(position: Position, decision: Decision, said: Said, usual: Usual) -> Field | None:
    """Return a question with its answer; None where it does not belong to the run."""
    game, view = position.game, position.view(decision.seat)
    name = game.asking.field(view, decision)
    if name.key not in said and decision.point not in game.asking.run_points:
        return None
    options = game.asking.offered(view, decision, position.options(decision))
    place = said.get(name.key, -1)
    if not 0 <= place < len(options):
        wanted = usual(view, decision, options)
        place = options.index(wanted) if wanted in options else 0
    return Field(game.words, name, view, decision, options, place)
