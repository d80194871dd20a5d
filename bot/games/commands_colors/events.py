"""What happens in every game of the family, as told to players and renderers."""

from __future__ import annotations

from bot.engine.model import Event, Side


class BattleBegan(Event, frozen=True, kw_only=True, tag="battle_began"):
    """The set-up is done."""

    scenario: str
    first: Side
