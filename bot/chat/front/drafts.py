"""Refused texts, kept in memory for a while so that they can be edited."""

from __future__ import annotations

from collections import OrderedDict

MOST = 500


class Drafts:
    """The last refused text of each user for each thing that they typed; the oldest go first."""

    def __init__(self) -> None:
        self._texts: OrderedDict[tuple[str, int], str] = OrderedDict()

    def keep(self, what: str, user: int, text: str) -> None:
        """Keep a text."""
        self._texts[what, user] = text
        while len(self._texts) > MOST:
            self._texts.popitem(last=False)

    def drop(self, what: str, user: int) -> None:
        """Drop a text that was accepted."""
        self._texts.pop((what, user), None)

    def get(self, what: str, user: int) -> str:
        """Return a text; empty where none is kept."""
        return self._texts.get((what, user), "")

    def forget(self, user: int) -> None:
        """Drop the texts of a user."""
        for key in [key for key in self._texts if key[1] == user]:
            del self._texts[key]
