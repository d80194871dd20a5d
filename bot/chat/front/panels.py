"""The message in which a user plays a match: where another takes its place, the old one says so."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

import discord

from bot.chat.wire import answers

MOST = 5000


class Place(NamedTuple):
    """A private message: the interaction that made it, and the one that last answered in it."""

    opener: int
    answer: discord.Interaction


class Panels:
    """Where each user's panel of a match stands; those that were silent longest go first.

    After a restart nothing is known: an old panel stays, and its buttons show the present one.
    """

    def __init__(self) -> None:
        self._places: OrderedDict[tuple[str, int], Place] = OrderedDict()

    def take(self, match: str, answer: discord.Interaction) -> discord.Interaction | None:
        """Note that an answer shows the panel; returns the one in whose place it stands now.

        None where it is the same message, or one that can be changed no more.
        """
        pressed = _pressed(answer)
        is_new = pressed is None or answers.renewed(answer) is not None
        place = Place(answer.id if is_new or pressed is None else pressed, answer)
        key = match, answer.user.id
        before = self._places.pop(key, None)
        self._places[key] = place
        while len(self._places) > MOST:
            self._places.popitem(last=False)
        if before is None or before.opener in (pressed, place.opener):
            return None
        return None if before.answer.is_expired() else before.answer

    def stands(self, match: str, answer: discord.Interaction) -> bool:
        """Tell whether the panel that an answer showed is still the user's."""
        place = self._places.get((match, answer.user.id))
        return place is not None and place.answer.id == answer.id

    def forget(self, user: int) -> None:
        """Drop the panels of a user."""
        for key in [key for key in self._places if key[1] == user]:
            del self._places[key]


def _pressed(answer: discord.Interaction) -> int | None:
    """Return the interaction that made the private message pressed; None: none was."""
    message = answer.message if answers.may_replace(answer) else None
    made_by = message.interaction_metadata if message is not None else None
    return None if made_by is None else made_by.id
