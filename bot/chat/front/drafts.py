"""Texts that were refused or not carried out, kept in memory for a while to be edited."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

MOST = 500


class Drafts:
    """The last refused text of each user for each thing that they typed; the oldest go first."""

    def __init__(self) -> None:
        self._texts: OrderedDict[tuple[str, int], tuple[str, Any]] = OrderedDict()

    def keep(self, what: str, user: int, text: str, turn: Any = None) -> None:
        """Keep a text, and the turn for which it was meant."""
        self._texts[what, user] = text, turn
        while len(self._texts) > MOST:
            self._texts.popitem(last=False)

    def drop(self, what: str, user: int) -> None:
        """Drop a text that was accepted."""
        self._texts.pop((what, user), None)

    def get(self, what: str, user: int) -> str:
        """Return a text; empty where none is kept."""
        return self._texts.get((what, user), ("", None))[0]

    def of_turn(self, what: str, user: int, turn: Any) -> str:
        """Return a text that was meant for a turn; empty where it was for another one."""
        text, meant = self._texts.get((what, user), ("", None))
        return text if meant == turn else ""

    def forget(self, user: int) -> None:
        """Drop the texts of a user."""
        for key in [key for key in self._texts if key[1] == user]:
            del self._texts[key]
