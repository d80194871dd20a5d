"""Attacks: who may attack what, with how many dice and why, and what the dice do.

Calculation only; rolling is in ``phases.attacks``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from bot.engine.chance.tally import Part, Tally
from bot.engine.model import Side, Term, Text, chain, text
from bot.games.commands_colors.sight import places
from bot.games.hoth.content import Boarding, Modifiers, UnitType
from bot.games.hoth.content.faces import Face
from bot.games.hoth.model.scene import HILL, Scene, other_side
from bot.games.hoth.model.state import Fort, Unit
from bot.games.hoth.words import names
from bot.games.hoth.words.faults import Fault, fault

from . import movement, sight

EXPLOSION: Face = "explosion"
RETREAT: Face = "retreat"
PROTECTION_RULES = {HILL: "HOTH-TER-02", "trench": "HOTH-TER-05"}
OTHER_PROTECTION = "HOTH-TER-03"


# Who may attack ----------------------------------------------------------------------------------


def attacks_allowed(scene: Scene, unit: Unit) -> int:
    """Return how often a unit may attack this turn, breakthrough left aside.

    Rules: HOTH-ATK-02, HOTH-CARD-07, HOTH-RUL-55, HOTH-RUL-59.
    """
    extra = scene.support().attacks if scene.turn.support_unit == unit.id else 0
    return max(scene.modifiers(unit).attacks, extra)


def attacker_fault(scene: Scene, unit: Unit, again: bool = False) -> Fault | None:
    """Say why a unit may not attack at all now; ``again``: after a breakthrough.

    Rules: HOTH-ATK-02, HOTH-ATK-04, HOTH-MOVE-03, HOTH-MOVE-07, HOTH-BDG-06, HOTH-RUL-27,
    HOTH-RUL-50.
    """
    name = names.unit(unit.type)
    if not unit.ordered:
        return fault("HOTH-ORD-01", "not-ordered", unit=name, hex=unit.hex)
    if scene.modifiers(unit).no_attack:
        assert scene.turn.card is not None
        return fault("HOTH-CARD-07", "card-no-attack", card=names.card(scene.turn.card))
    if unit.entered_stop:
        terrain = names.terrain(scene.terrain_at(unit.hex).id)
        return fault("HOTH-MOVE-07", "entered-stop", unit=name, hex=unit.hex, terrain=terrain)
    if unit.hexes_moved > movement.attack_allowance(scene, unit):
        limit = movement.attack_allowance(scene, unit)
        return fault("HOTH-MOVE-03", "moved-too-far", unit=name, count=limit)
    if not again and unit.attacks_made >= attacks_allowed(scene, unit):
        return fault("HOTH-ATK-02", "attacked", unit=name, hex=unit.hex)
    return None


# Targets -----------------------------------------------------------------------------------------


def target_at(scene: Scene, label: str, side: Side) -> Unit | Fort | None:
    """Return the enemy unit or fortification on a hex.  Rules: HOTH-ATK-09, HOTH-FORT-01."""
    there = scene.units.get(label)
    if there is not None:
        return there if there.side != side else None
    fort = scene.forts.get(label)
    return fort if fort is not None and fort.owner != side else None


def target_fault(scene: Scene, unit: Unit, label: str) -> Fault | None:
    """Say why a hex is no legal target for a unit that may attack.

    Rules: HOTH-ATK-04, HOTH-ATK-05, HOTH-ATK-08, HOTH-LOS-01, HOTH-RUL-07, HOTH-RUL-09,
    HOTH-RUL-58.
    """
    if target_at(scene, label, unit.side) is None:
        return fault("HOTH-ATK-09", "no-enemy", hex=label)
    row = scene.kind(unit).attack
    away = scene.tables.board.distances[unit.hex][label]
    if away > len(row):
        name = names.unit(unit.type)
        return fault(
            "HOTH-UNIT-01", "out-of-range", hex=label, unit=name, count=away, limit=len(row)
        )
    blocking = sight.blockers(scene, unit.hex, label)
    if blocking:
        return fault(
            "HOTH-LOS-01", "no-sight", hex=label, hexes=places(scene.tables.board, blocking)
        )
    if dice_count(scene, unit, label) < 1:
        return fault("HOTH-RUL-07", "no-dice", hex=label, sum=reckoning(scene, unit, label))
    return None


def targets(scene: Scene, unit: Unit) -> Iterator[str]:
    """Yield the hexes of the legal targets of a unit that may attack.  Rules: HOTH-ATK-04."""
    reach = len(scene.kind(unit).attack)
    away = scene.tables.board.distances[unit.hex]
    enemy = other_side(unit.side)
    for label, other in scene.units.items():
        if other.side == enemy and away[label] <= reach and not target_fault(scene, unit, label):
            yield label
    for label, fort in scene.forts.items():
        if fort.owner == enemy and away[label] <= reach and not target_fault(scene, unit, label):
            yield label


def boarding_fault(scene: Scene, unit: Unit) -> Fault | None:
    """Say why a unit may not board a transport now.  Rules: HOTH-SCN-07."""
    rules = scene.tables.specials(scene.field.scenario, unit.side)
    rule = next((one for one in rules if isinstance(one, Boarding)), None)
    if rule is None:
        return fault("HOTH-SCN-07", "no-boarding")
    name = names.unit(unit.type)
    if not unit.ordered:
        return fault("HOTH-ORD-01", "not-ordered", unit=name, hex=unit.hex)
    if scene.kind(unit).unit_class != rule.unit_class or unit.hex not in rule.hexes:
        return fault("HOTH-SCN-07", "not-at-hangar", unit=name, hex=unit.hex)
    if unit.hexes_moved or unit.attacks_made:
        return fault("HOTH-SCN-07", "boarding-acted", unit=name, hex=unit.hex)
    if scene.has_adjacent(unit.hex, other_side(unit.side)):
        return fault("HOTH-SCN-07", "boarding-enemy", hex=unit.hex)
    return None


# Dice --------------------------------------------------------------------------------------------


@cache
def _by_range(distance: int) -> Term:
    return Term("hoth-dice-range", {"count": distance})


@cache
def _by_terrain(key: str, terrain: str) -> Term:
    return Term(f"hoth-dice-{key}", {"terrain": names.terrain(terrain)})


def dice_parts(scene: Scene, unit: Unit, label: str) -> Iterator[Part]:
    """Yield the parts of the number of dice of an attack, parts of 0 included.

    Rules: HOTH-ATK-03, HOTH-ATK-06, HOTH-UNIT-01, HOTH-AAT-06, HOTH-RUL-07, HOTH-RUL-08,
    HOTH-RUL-11.
    """
    away = scene.tables.board.distances[unit.hex][label]
    kind, modifiers = scene.kind(unit), scene.modifiers(unit, melee=away == 1)
    yield Part(kind.attack[away - 1], _by_range(away), "HOTH-UNIT-01")
    if not modifiers.ignore_protection:
        yield protection(scene, unit, label)
    own = scene.terrain_at(unit.hex)
    penalty = own.attack_penalty.against(kind.unit_class)
    yield Part(-penalty, _by_terrain("penalty", own.id), "HOTH-TER-04")
    if modifiers.dice:
        assert scene.turn.card is not None
        yield Part(modifiers.dice, names.card(scene.turn.card), "HOTH-CARD-07")
    yield Part(spotting_dice(scene, unit, label), Term("hoth-dice-scouts"), "HOTH-BDG-12")


def protection(scene: Scene, unit: Unit, label: str) -> Part:
    """Return the dice that the target's hex takes off, as a part of the sum.

    A fortification has the protection of the terrain under it, but a trench shelters infantry only.

    Rules: HOTH-TER-01, HOTH-TER-02, HOTH-TER-03, HOTH-TER-05, HOTH-TER-08, HOTH-AAT-05,
    HOTH-FORT-03, HOTH-RUL-10, HOTH-RUL-18, HOTH-RUL-48.
    """
    terrain = scene.terrain_at(label)
    rule = terrain.protection
    amount = rule.against(scene.kind(unit).unit_class)
    target = scene.units.get(label)
    if rule.unless == "attacker_on_hill" and scene.on_hill(unit.hex):
        amount = 0
    if target is not None and "no_terrain_protection" in scene.kind(target).traits:
        amount = 0
    target_class = scene.kind(target).unit_class if target is not None else None
    if rule.only_for_target_class not in (None, target_class):
        amount = 0
    number = PROTECTION_RULES.get(terrain.id, OTHER_PROTECTION)
    return Part(-amount, _by_terrain("protection", terrain.id), number)


def spotting_dice(scene: Scene, unit: Unit, label: str) -> int:
    """Return the extra dice because scouts on a hill see the enemy unit.

    Rules: HOTH-BDG-12, HOTH-BDG-13, HOTH-RUL-22, HOTH-RUL-23.
    """
    if label not in scene.units:
        return 0
    best = 0
    for other in scene.units.values():
        if other.badge is None or other.side != unit.side or other.id == unit.id:
            continue
        dice = scene.tables.content.badges[other.badge].spotting_dice
        if dice > best and scene.on_hill(other.hex) and sight.sees(scene, other.hex, label):
            best = dice
    return best


def dice_count(scene: Scene, unit: Unit, label: str) -> int:
    """Return the number of dice of an attack, at least 0.  Rules: HOTH-ATK-06, HOTH-ATK-07."""
    return max(0, sum(part.amount for part in dice_parts(scene, unit, label)))


def tally(scene: Scene, unit: Unit, label: str, support: str | None = None) -> Tally:
    """Return the dice of an attack with their reasons, those of a support card on top.

    Rules: HOTH-ATK-06, HOTH-RUL-58.
    """
    found = Tally(tuple(part for part in dice_parts(scene, unit, label) if part.amount))
    if support is None:
        return found
    dice = scene.tables.content.support_cards[support].effect.dice
    return found.plus(dice, names.card(support), "HOTH-SUP-06")


def reckoning(scene: Scene, unit: Unit, label: str) -> Text:
    """Write the sum of the dice of an attack, each summand with its rule.

    Rules: HOTH-ATK-06, HOTH-RUL-07.
    """
    parts = (
        text("hoth-dice-part", amount=f"{one.amount:+d}", reason=one.reason, rule=one.rule)
        for one in tally(scene, unit, label).parts
    )
    return chain("hoth-list", parts)


# Results -----------------------------------------------------------------------------------------


def converted(dice: Sequence[Face], modifiers: Modifiers) -> list[Face]:
    """Return the dice after conversion of retreats to explosions.

    Rules: HOTH-RES-06, HOTH-RUL-13, HOTH-RUL-14, HOTH-CMD-04, HOTH-FORT-06.
    """
    if not modifiers.retreats_are_explosions:
        return list(dice)
    return [EXPLOSION if face == RETREAT else face for face in dice]


def hits(dice: Sequence[Face], target: UnitType) -> int:
    """Count the dice that hit a unit of a type.

    Rules: HOTH-RES-02, HOTH-RES-03, HOTH-AAT-01.
    """
    return sum(face in target.hit_by for face in dice)


def is_confirmed(dice: Sequence[Face], target: UnitType, modifiers: Modifiers) -> bool:
    """Tell whether a confirmation roll destroys the unit.  Rules: HOTH-AAT-02, HOTH-CARD-07."""
    return any(face in target.confirm_faces or face in modifiers.confirm_faces for face in dice)


def retreat_faces(dice: Sequence[Face], target: UnitType) -> int:
    """Count the retreat faces that concern a unit of a type.

    Rules: HOTH-RET-01, HOTH-RET-10, HOTH-AAT-04.
    """
    return 0 if target.ignores_retreats else sum(face == RETREAT for face in dice)


def rerolls(scene: Scene, unit: Unit, attack_dice: Sequence[Face], used: Sequence[str],
            melee: bool) -> list[str]:  # fmt: skip
    """List the re-rolls that an attack can still use.

    Rules: HOTH-RES-06, HOTH-BDG-10, HOTH-CARD-07, HOTH-RUL-25.
    """
    found: list[str] = []
    badge = scene.tables.content.badges.get(unit.badge) if unit.badge else None
    installed = badge is not None and badge.reroll_all_when_installed and unit.web == "installed"
    if installed and "e_web" not in used:
        found.append("e_web")
    modifiers = scene.modifiers(unit, melee)
    times = modifiers.reroll_all or (modifiers.reroll_misses if "miss" in attack_dice else 0)
    if list(used).count("card") < times:
        found.append("card")
    return found
