"""What fire and melee have in common: who may battle, dice of cards, and what dice hit."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.chance.tally import Part, Tally
from bot.engine.model import Term
from bot.games.napoleonics.content import DiceRule, Face, UnitClass
from bot.games.napoleonics.model.scene import Scene
from bot.games.napoleonics.model.state import Unit
from bot.games.napoleonics.words import names
from bot.games.napoleonics.words.faults import Fault, fault

from . import cards, movement

FLAG: Face = "flag"
SABER: Face = "saber"


# Who may battle ----------------------------------------------------------------------------------


def battle_fault(scene: Scene, unit: Unit) -> Fault | None:
    """Say why an ordered unit may not battle at all now.

    Rules: NAP-GEN-01, NAP-CBT-01, NAP-CBT-05, NAP-MOV-08, NAP-MOV-11, NAP-MOV-12, NAP-TER-02,
    NAP-TER-06, NAP-CRD-06, NAP-CRD-12, NAP-CRD-15.
    """
    name = names.unit(unit.type)
    if not unit.ordered:
        return fault("NAP-GEN-01", "not-ordered", name=name, hex=unit.hex)
    if unit.battled:
        return fault("NAP-CBT-01", "battled", name=name, hex=unit.hex)
    effects = cards.effects(scene, unit)
    if effects.no_fire and effects.no_melee:
        return _card_fault(scene, "card-no-battle")
    limit = movement.battle_allowance(scene, unit)
    if unit.hexes_moved > limit:
        rule = movement.rule_of(scene, unit)
        if cards.move_rule(scene, unit) is None:
            return fault(rule, "moved-too-far", name=name, hex=unit.hex, count=limit)
        card = names.card(scene.turn.text or "")
        return fault(rule, "card-moved", card=card, name=name, hex=unit.hex, count=limit)
    if unit.entered:
        terrain = names.terrain(scene.terrain_at(unit.hex).id)
        return fault("NAP-CBT-05", "entered", name=name, hex=unit.hex, terrain=terrain)
    return None


def mode_fault(scene: Scene, unit: Unit, melee: bool) -> Fault | None:
    """Say why the card forbids a unit to fire, or to melee.

    Rules: NAP-CBT-05, NAP-CRD-05, NAP-CRD-10, NAP-CRD-13.
    """
    effects = cards.effects(scene, unit)
    if effects.no_melee and melee:
        return _card_fault(scene, "card-no-melee")
    if effects.no_fire and not melee:
        return _card_fault(scene, "card-no-fire")
    return None


def _card_fault(scene: Scene, key: str) -> Fault:
    assert scene.turn.text is not None
    return fault("NAP-CBT-05", key, card=names.card(scene.turn.text))


# Dice --------------------------------------------------------------------------------------------


def card_part(scene: Scene, unit: Unit, target: str, melee: bool, bonus: bool) -> Part | None:
    """Return the dice of the card for an attack on a hex.

    Of several numbers of a card that fit a unit the greatest counts, as for the Guard.

    Rules: NAP-CBT-06, NAP-CBT-10, NAP-BON-06, NAP-CRD-05, NAP-CRD-06, NAP-CRD-07, NAP-CRD-09,
    NAP-CRD-10, NAP-CRD-13, NAP-CRD-14, NAP-RUL-50.
    """
    mode = "melee" if melee else "ranged"
    charges = all(scene.terrain_at(label).charge_dice for label in (unit.hex, target))
    found = [
        rule.amount
        for rule in cards.effects(scene, unit).dice
        if _is_for(scene, rule, unit)
        and rule.mode in ("any", mode)
        and not (rule.not_in_bonus_melee and bonus)
        and (charges or not rule.charge)
    ]
    if not found:
        return None
    assert scene.turn.text is not None
    return Part(max(found), names.card(scene.turn.text), "NAP-CBT-06")


def _is_for(scene: Scene, rule: DiceRule, unit: Unit) -> bool:
    """Tell whether a unit is one of those that a card gives dice."""
    kind = scene.kind(unit)
    fits = cards.fits(rule.kinds, kind) and (not rule.guard or "guard" in kind.tags)
    return fits and not (rule.standing and unit.hexes_moved)


def square_part(scene: Scene) -> Part:
    """Return the dice of a square, or of cavalry against one, in place of all others.

    Rules: NAP-SQ-06, NAP-SQ-10, NAP-SQ-13.
    """
    return Part(scene.tables.content.match.square_dice, names.reason("dice-square"), "NAP-SQ-06")


def floored(tally: Tally) -> Tally:
    """Return a sum that is not below 0, with the reason.  Rules: NAP-CBT-06, NAP-CA-04."""
    return tally.plus(max(0, -tally.total), Term("napoleonics-dice-floor"), "NAP-CBT-06")


# Results -----------------------------------------------------------------------------------------


def hits(dice: Sequence[Face], target: UnitClass, sabers: bool) -> int:
    """Count the dice that hit a unit of a class; ``sabers`` hit in melee.

    Rules: NAP-RNG-10, NAP-MEL-08, NAP-MEL-09, NAP-CBT-04, NAP-RUL-63.
    """
    return sum(face == target or (sabers and face == SABER) for face in dice)


def flags(dice: Sequence[Face]) -> int:
    """Count the flags.  Rules: NAP-RNG-10, NAP-MEL-08."""
    return sum(face == FLAG for face in dice)
