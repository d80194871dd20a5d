"""What players answered last to the same question: the next page begins with it.

It is kept in memory, and learnt once more from the journal of a match after a restart.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.computer.coach import Answered
from bot.engine.game import AnyGame
from bot.engine.model import Decision, Text
from bot.engine.tries.run import Field, Usual

MOST = 5000
LEARNT = b""
"""In place of a question: that the answers of a match were learnt from its journal."""


class Recent:
    """The last answers of users by match and question; the oldest go first.

    A question is known by its words, which name the pieces that it is about.
    """

    def __init__(self) -> None:
        self._answers: OrderedDict[tuple[str, int, bytes], Any] = OrderedDict()

    def knows(self, match: str, user: int) -> bool:
        """Tell whether the answers of a user in a match were learnt."""
        return (match, user, LEARNT) in self._answers

    def learn(self, match: str, user: int, answers: Sequence[Answered]) -> None:
        """Take what a user answered in a match, in its order; what is known already is newer."""
        for one in reversed(answers):
            prompt = one.position.game.words.prompt(one.view, one.decision)
            self._answers.setdefault((match, user, _written(prompt)), one.action)
        self._answers[match, user, LEARNT] = None
        self._shorten()

    def keep(self, match: str, user: int, fields: Sequence[Field]) -> None:
        """Keep the answers of a run that was carried out."""
        for one in fields:
            key = (match, user, _written(one.words.prompt(one.view, one.decision)))
            self._answers[key] = one.chosen
            self._answers.move_to_end(key)
        self._shorten()

    def _shorten(self) -> None:
        while len(self._answers) > MOST:
            self._answers.popitem(last=False)

    def usual(self, match: str, user: int, game: AnyGame) -> Usual:
        """Return what chooses the answers of a user's run: the last one, else the game's."""

        def choose(view: Any, decision: Decision, options: Sequence[Any]) -> Any:
            known = (match, user, _written(game.words.prompt(view, decision)))
            last = self._answers.get(known)
            return last if last in options else game.asking.usual(view, decision, options)

        return choose

    def forget(self, user: int) -> None:
        """Drop the answers of a user."""
        for key in [key for key in self._answers if key[1] == user]:
            del self._answers[key]


def _written(prompt: Text) -> bytes:
    return msgspec.json.encode(prompt, order="deterministic")
