"""Structs for standing orders."""

from __future__ import annotations

from bot.games.facts import Sourced


class StandingPoint(Sourced, frozen=True, kw_only=True):
    """A question, or one reaction to a melee, that can be answered in advance (NAP-PBP-06).

    ``usual`` holds until a player sets another policy; None: they are asked. ``silent`` is taken
    for who does not answer in time (NAP-PBP-12); None: the usual one, if there is any.
    """

    id: str
    policies: tuple[str, ...]
    usual: str | None = None
    silent: str | None = None
