"""Which dice of a battle did what their side hoped for."""

from __future__ import annotations

from fractions import Fraction

from bot.engine.parts.insight import Rolled
from bot.games.commands_colors.odds import chance_of
from bot.games.hoth.content.faces import Face
from bot.games.hoth.model.events import DiceRolled
from bot.games.hoth.model.scene import Tables


def rolled(tables: Tables, event: DiceRolled) -> Rolled | None:
    """Return the dice of an attack that hit, or of a confirmation that confirm.

    What a card or a badge changes is left out, and so is what is rolled again, which may hold dice
    that were kept.  Rules: HOTH-RES-02, HOTH-AAT-02, HOTH-FORT-06.
    """
    if event.why == "reroll":
        return None
    wanted = set(_wanted(tables, event))
    good = sum(face in wanted for face in event.dice)
    chance: Fraction = chance_of(tables.content.dice.faces, wanted)
    return Rolled(event.side, len(event.dice), good, chance)


def _wanted(tables: Tables, event: DiceRolled) -> tuple[Face, ...]:
    if event.target_type in tables.content.fortifications:
        return tables.content.fortifications[event.target_type].destroyed_by
    target = tables.types[event.target_type]
    return target.confirm_faces if event.why == "confirmation" else target.hit_by
