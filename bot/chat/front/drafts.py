"""What was typed or picked and not carried out, kept in memory for a while to go on with."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.engine.tries.sheet import Pick

MOST = 500


class Draft(NamedTuple):
    """A text, the turn for which it was meant, and what was picked of that; None: nothing was."""

    text: str = ""
    turn: Any = None
    picks: Sequence[Pick] | None = None


class Drafts:
    """The last refused text of each user for each thing that they typed; the oldest go first."""

    def __init__(self) -> None:
        self._texts: OrderedDict[tuple[str, int], Draft] = OrderedDict()

    def keep(self, what: str, user: int, text: str, turn: Any = None) -> None:
        """Keep a text, and the turn for which it was meant; it takes the place of all picks."""
        self._keep(what, user, Draft(text, turn))

    def lay(self, what: str, user: int, picks: Sequence[Pick], turn: Any) -> None:
        """Keep what is picked of a turn, beside a text that was refused."""
        self._keep(what, user, Draft(self.get(what, user), turn, picks))

    def _keep(self, what: str, user: int, draft: Draft) -> None:
        self._texts[what, user] = draft
        while len(self._texts) > MOST:
            self._texts.popitem(last=False)

    def drop(self, what: str, user: int) -> None:
        """Drop what was accepted."""
        self._texts.pop((what, user), None)

    def get(self, what: str, user: int) -> str:
        """Return a text; empty where none is kept."""
        return self._texts.get((what, user), Draft()).text

    def of_turn(self, what: str, user: int, turn: Any) -> Draft:
        """Return what was meant for a turn; an empty one where it was for another."""
        draft = self._texts.get((what, user), Draft())
        return draft if draft.turn == turn else Draft()

    def forget(self, user: int) -> None:
        """Drop all of a user."""
        for key in [key for key in self._texts if key[1] == user]:
            del self._texts[key]
