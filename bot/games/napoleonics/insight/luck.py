"""Which dice of a battle did what their side hoped for."""

from __future__ import annotations

from bot.engine.model import Event
from bot.engine.parts.insight import Rolled
from bot.games.commands_colors.odds import chance_of
from bot.games.napoleonics.content import Face
from bot.games.napoleonics.model.events import DiceRolled, LeaderChecked
from bot.games.napoleonics.model.scene import Tables
from bot.games.napoleonics.rules import combat


def rolled(tables: Tables, event: Event) -> Rolled | None:
    """Return the dice of a roll that hit, or that a leader lived through a check.

    Rules: NAP-RNG-10, NAP-MEL-08, NAP-MEL-09, NAP-MEL-10, NAP-RR-03, NAP-CAS-01.
    """
    faces = tables.content.dice.faces
    saber = chance_of(faces, {combat.SABER})
    if isinstance(event, LeaderChecked):
        return Rolled(event.side, 1, int(not event.killed), 1 - saber ** len(event.dice))
    if not isinstance(event, DiceRolled):
        return None
    target = tables.types.get(event.target_type)
    wanted: set[Face] = {combat.SABER if target is None else target.unit_class}
    if event.why not in ("fire", "retire") and tables.types[event.roller_type].saber_hits:
        wanted.add(combat.SABER)
    return Rolled(event.side, len(event.dice), event.hits, chance_of(faces, wanted))
