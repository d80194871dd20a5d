"""Melee: who can be attacked hand to hand, and with how many dice."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.chance.tally import Part, Tally
from bot.games.napoleonics.content import UnitClass
from bot.games.napoleonics.model.scene import Scene
from bot.games.napoleonics.model.state import Leader, Unit
from bot.games.napoleonics.words import names
from bot.games.napoleonics.words.faults import Fault, fault

from . import combat, ground

BONUS_RULES: dict[UnitClass, str] = {
    "infantry": "NAP-MEL-04",
    "cavalry": "NAP-MEL-05",
    "artillery": "NAP-MEL-06",
}
"""Which rule gives units of a class more dice than their blocks."""


def target_at(scene: Scene, unit: Unit, label: str) -> Unit | Leader | None:
    """Return the enemy unit or lone leader on a hex.  Rules: NAP-MEL-01, NAP-GEN-02."""
    piece = scene.units.get(label) or scene.leaders.get(label)
    return piece if piece is not None and piece.side != unit.side else None


def target_fault(scene: Scene, unit: Unit, label: str) -> Fault | None:
    """Say why a unit that may battle cannot melee an adjacent hex.

    Rules: NAP-MEL-01, NAP-MEL-12, NAP-CBT-08, NAP-RUL-17.
    """
    if target_at(scene, unit, label) is None:
        return fault("NAP-MEL-01", "no-enemy", hex=label)
    return combat.mode_fault(scene, unit, melee=True)


def targets(scene: Scene, unit: Unit) -> Iterator[str]:
    """Yield the hexes that a unit may melee.  Rules: NAP-MEL-01, NAP-MEL-12."""
    for label in scene.tables.board.neighbours[unit.hex]:
        if target_at(scene, unit, label) and target_fault(scene, unit, label) is None:
            yield label


# Dice --------------------------------------------------------------------------------------------


def tally(scene: Scene, unit: Unit, label: str, *, bonus: bool = False) -> Tally:
    """Return the dice of a unit against an adjacent hex with their reasons; may be below 0.

    Serves attack, battle back and First Strike alike; card dice are for ordered units only.

    Rules: NAP-CBT-06, NAP-CBT-07, NAP-CBT-09, NAP-MEL-02, NAP-BB-03, NAP-FST-02, NAP-SQ-06,
    NAP-SQ-10, NAP-SQ-12, NAP-SQ-13, NAP-SQ-14.
    """
    target = scene.units.get(label)
    if is_capped(scene, unit, target):
        parts = [combat.square_part(scene)]
    else:
        parts = [*own_parts(scene, unit), *_against_infantry(scene, unit, target)]
        card = combat.card_part(scene, unit, label, melee=True, bonus=bonus)
        parts += [card] if card is not None else []
    return Tally((*parts, *ground.reductions(scene, unit, label, melee=True)))


def is_capped(scene: Scene, unit: Unit, target: Unit | None) -> bool:
    """Tell whether a unit is a square, or cavalry against one.  Rules: NAP-SQ-06, NAP-SQ-10."""
    if unit.square is not None:
        return True
    against = target is not None and target.square is not None
    return against and scene.kind(unit).unit_class == "cavalry"


def own_parts(scene: Scene, unit: Unit) -> Iterator[Part]:
    """Yield the melee dice of blocks, or of the table, and of the type.

    Rules: NAP-MEL-03, NAP-MEL-04, NAP-MEL-05, NAP-MEL-06.
    """
    kind = scene.kind(unit)
    if kind.table is not None:
        table = scene.tables.content.artillery_tables[kind.table]
        yield Part(table.melee[unit.blocks - 1], names.reason("dice-guns"), "NAP-MEL-06")
    else:
        yield Part(unit.blocks, names.reason("dice-blocks"), "NAP-MEL-03")
    if kind.melee_bonus:
        yield Part(kind.melee_bonus, names.unit(unit.type), BONUS_RULES[kind.unit_class])


def _against_infantry(scene: Scene, unit: Unit, target: Unit | None) -> Iterator[Part]:
    """Yield the dice of a type against infantry.  Rules: NAP-MEL-07, NAP-RUL-07."""
    more = scene.kind(unit).melee_bonus_infantry
    if more and target is not None and scene.kind(target).unit_class == "infantry":
        yield Part(more, names.reason("dice-against-infantry"), "NAP-MEL-07")


def escape_tally(scene: Scene, unit: Unit) -> Tally:
    """Return the dice against a leader who slips through a unit.

    Rules: NAP-ESC-01, NAP-RUL-45.
    """
    if unit.square is not None:
        return Tally((combat.square_part(scene),))
    return Tally(tuple(own_parts(scene, unit)))
