"""What a player who planned several orders could not foresee (JDG-PBP-f)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.model import Event, Side, Text, text
from bot.games.jours.content import JdgContent
from bot.games.jours.content.base import LEVELS
from bot.games.jours.model.events import Gait, LevelChanged, Moved, Tried
from bot.games.jours.model.field import Field
from bot.games.jours.words import names

DISPLACED: frozenset[Gait] = frozenset({"evade", "retreat", "rout_retreat", "rout"})
"""How units move that must."""


def surprise(content: JdgContent, field: Field, side: Side, events: Iterable[Event]) -> Text | None:
    """Say what stops the orders of a side behind the one that brought these events; None: nothing.

    That is an own engagement test that failed, a square, an own unit that lost a level or had to
    leave its hex.

    Rules: JDG-PBP-f, JDG-RUL-75.
    """
    own = {one.id for one in field.units if one.side == side}

    def told(what: str, unit: str, place: str = "") -> Text:
        name = names.unit(content, field, unit)
        return text(f"jours-unforeseen-{what}", unit=name, place=place)

    for one in events:
        match one:
            case Tried(what="engagement", passed=False) if one.unit in own:
                return told("test", one.unit)
            case Tried(what="square"):
                return told("square", one.unit, field.unit(one.unit).at or "")
            case LevelChanged() if one.unit in own and _is_worse(one):
                return told("level", one.unit)
            case Moved() if one.gait in DISPLACED and own.intersection(one.units):
                return told("displaced", one.units[0])
    return None


def _is_worse(one: LevelChanged) -> bool:
    return LEVELS.index(one.after) > LEVELS.index(one.before)
