"""Ranged combat: who can be fired at, and with how many dice."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.chance.tally import Part, Tally
from bot.engine.model import Term
from bot.games.commands_colors.sight import places
from bot.games.napoleonics.model.scene import Scene
from bot.games.napoleonics.model.state import Unit, other_side
from bot.games.napoleonics.words import names
from bot.games.napoleonics.words.faults import Fault, fault

from . import combat, ground, sight


def range_of(scene: Scene, unit: Unit) -> int:
    """Return how far a unit fires now, 0 if it does not.

    Rules: NAP-RNG-01, NAP-RNG-04, NAP-MOV-12.
    """
    kind = scene.kind(unit)
    if kind.fire is not None:
        return kind.fire.range
    if kind.table is None:
        return 0
    table = scene.tables.content.artillery_tables[kind.table]
    return table.range_if_moved if unit.hexes_moved else table.range


def shooter_fault(scene: Scene, unit: Unit) -> Fault | None:
    """Say why a unit that may battle cannot fire at anybody.

    Rules: NAP-RNG-01, NAP-RNG-03, NAP-MEL-01, NAP-CRD-10, NAP-RUL-56.
    """
    name = names.unit(unit.type)
    if not range_of(scene, unit):
        return fault("NAP-RNG-01", "no-fire", name=name)
    if scene.is_engaged(unit):
        return fault("NAP-RNG-03", "engaged", name=name, hex=unit.hex)
    return combat.mode_fault(scene, unit, melee=False)


def reach_fault(scene: Scene, unit: Unit, label: str, *, alone: bool) -> Fault | None:
    """Say why a hex cannot be fired at from where a unit stands; ``alone``: over friends too.

    Rules: NAP-RNG-02, NAP-RNG-04, NAP-LOS-01, NAP-LOS-06, NAP-CA-03, NAP-GEO-01.
    """
    away, limit = scene.tables.board.distances[unit.hex][label], range_of(scene, unit)
    if away > limit:
        name = names.unit(unit.type)
        return fault("NAP-RNG-04", "out-of-range", hex=label, name=name, count=away, limit=limit)
    over = sight.fire_over(scene, unit) if alone else sight.NOBODY
    blocking = sight.blockers(scene, unit.hex, label, over)
    if blocking:
        hexes = places(scene.tables.board, blocking)
        return fault("NAP-LOS-01", "no-sight", hex=label, hexes=hexes)
    return None


def target_fault(scene: Scene, unit: Unit, label: str) -> Fault | None:
    """Say why a hex two or more away is no target for a unit that may fire.

    Rules: NAP-RNG-02, NAP-CBT-08, NAP-RUL-17, NAP-RUL-38.
    """
    target = scene.units.get(label)
    if target is None or target.side == unit.side:
        return fault("NAP-RNG-02", "no-enemy-unit", hex=label)
    wrong = reach_fault(scene, unit, label, alone=True)
    if wrong is None and tally(scene, unit, label).floored < 1:
        return fault("NAP-CBT-08", "no-dice", hex=label)
    return wrong


def targets(scene: Scene, unit: Unit) -> Iterator[str]:
    """Yield the hexes that a unit may fire at.  Rules: NAP-RNG-02, NAP-RNG-03."""
    if shooter_fault(scene, unit) is not None:
        return
    away, limit = scene.tables.board.distances[unit.hex], range_of(scene, unit)
    for enemy in scene.own_units(other_side(unit.side)):
        if away[enemy.hex] <= limit and target_fault(scene, unit, enemy.hex) is None:
            yield enemy.hex


# Dice --------------------------------------------------------------------------------------------


def tally(scene: Scene, unit: Unit, label: str) -> Tally:
    """Return the dice of fire at a hex with their reasons; may be below 0.

    Rules: NAP-CBT-06, NAP-CBT-07, NAP-CBT-09, NAP-RNG-13, NAP-SQ-06.
    """
    if unit.square is not None:
        parts = [combat.square_part(scene)]
    else:
        parts = list(base_parts(scene, unit, label))
        card = combat.card_part(scene, unit, label, melee=False, bonus=False)
        parts += [card] if card is not None else []
    return Tally((*parts, *ground.reductions(scene, unit, label, melee=False)))


def base_parts(scene: Scene, unit: Unit, label: str) -> Iterator[Part]:
    """Yield the dice of blocks and type.

    Rules: NAP-RNG-06, NAP-RNG-07, NAP-RNG-08, NAP-RNG-09, NAP-MOV-13, NAP-RUL-05, NAP-RUL-06,
    NAP-RUL-08, NAP-RUL-09, NAP-RUL-10, NAP-SQ-21.
    """
    kind = scene.kind(unit)
    if kind.table is not None:
        table = scene.tables.content.artillery_tables[kind.table]
        away = scene.tables.board.distances[unit.hex][label]
        by_table = Term("napoleonics-dice-table", {"count": away})
        yield Part(table.ranged[unit.blocks - 1][away - 2], by_table, "NAP-RNG-09")
        return
    assert kind.fire is not None
    if not unit.hexes_moved:
        yield Part(unit.blocks, names.reason("dice-blocks"), "NAP-RNG-06")
        bonus = kind.fire.bonus_standing
    else:
        up = scene.tables.content.nations[kind.nation].half_rounding == "up"
        half = (unit.blocks + up) // 2
        yield Part(half, names.reason("dice-half"), "NAP-RNG-06")
        bonus = kind.fire.bonus_moved
    if bonus:
        rule = "NAP-RNG-07" if kind.fire.bonus_moved else "NAP-RNG-08"
        yield Part(bonus, names.unit(unit.type), rule)
