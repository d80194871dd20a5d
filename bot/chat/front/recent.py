"""What players answered last to the same question, kept in memory: the next page begins with it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.engine.game import AnyGame
from bot.engine.model import Decision, Text
from bot.engine.run import Field, Usual

MOST = 5000


class Recent:
    """The last answers of users by match and question; the oldest go first.

    A question is known by its words, which name the pieces that it is about.
    """

    def __init__(self) -> None:
        self._answers: OrderedDict[tuple[str, int, bytes], Any] = OrderedDict()

    def keep(self, match: str, user: int, fields: Sequence[Field]) -> None:
        """Keep the answers of a run that was carried out."""
        for one in fields:
            key = (match, user, _written(one.words.prompt(one.view, one.decision)))
            self._answers[key] = one.chosen
            self._answers.move_to_end(key)
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
