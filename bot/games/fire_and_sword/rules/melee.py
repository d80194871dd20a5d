"""Chapter 7.4: who fights whom with how many dice, and what the hits meet.

Everything uses the values before the melee; the result is in ``settlement``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

import msgspec

from bot.engine.chance.tally import Part, Tally
from bot.engine.model import Side, Term, term
from bot.games.fire_and_sword.content import Edge, FireAndSwordContent, WeaponRule
from bot.games.fire_and_sword.words.faults import Hindrance, bar

from . import ground
from .checks import ALL, Pool, Reroll
from .fighter import Fighter, formation_of, melee_weapons, pole_weapon, stance, stance_values


class Touch(msgspec.Struct, frozen=True):
    """Contact of two enemy Units: the own edge, the enemy and its edge."""

    edge: Edge
    enemy: str
    other: Edge


class Combatant(msgspec.Struct, frozen=True, kw_only=True):
    """A Unit in a melee, as it was before the fight but after the DP of its activation.

    ``charge``: this is the melee of its own Charge or Counter-charge; ``crossed``: the types of
    terrain that its tray touched in it. ``terrain``: what it occupies or garrisons.
    """

    id: str
    side: Side
    fighter: Fighter
    touches: tuple[Touch, ...]
    charge: Literal["charge", "counter_charge"] | None = None
    crossed: tuple[str, ...] = ()
    terrain: str | None = None


class Attack(msgspec.Struct, frozen=True):
    """The dice of one Unit against one enemy, and what the hits do to it."""

    attacker: str
    target: str
    pool: Pool
    training: int
    rerolls: tuple[Reroll, ...]
    resistance: int
    effectiveness: int


Field = Mapping[str, Combatant]
"""The Units of a melee by id."""


def field(combatants: Sequence[Combatant]) -> dict[str, Combatant]:
    """Return the Units of a melee by id."""
    return {one.id: one for one in combatants}


def participants(active: str, contacts: Sequence[tuple[str, str]]) -> tuple[str, ...]:
    """Return the Units that chains of enemy contact link to the active one, itself first.

    Rules: FAS-7.1-a, FAS-7.4-a, FAS-7.4-b, FAS-RUL-19.
    """
    found = [active]
    for one in found:
        for pair in contacts:
            if one in pair:
                other = pair[1 - pair.index(one)]
                if other not in found:
                    found.append(other)
    return tuple(found)


# Impetus, lances and pistols ----------------------------------------------------------------------


def impetus_bar(content: FireAndSwordContent, melee: Field, one: Combatant) -> Hindrance | None:
    """Say why a Unit may not use Impetus: no charge, the ground, or an enemy's pole weapons.

    Hussar lances ignore pole weapons.

    Rules: FAS-7.4.1-a, FAS-13.1-POZ, FAS-12.2-DRZ-b, FAS-12.2-KOP-b, FAS-RUL-33.
    """
    if one.charge is None:
        return bar("FAS-7.4.1-a", "no-charge")
    for terrain in one.crossed:
        if ground.deprives_impetus(content, terrain, one.fighter):
            return bar("FAS-13.1-POZ", "deprived", terrain=Term(f"fas-terrain-{terrain}"))
    if ignores_poles(content, melee, one):
        return None
    for touch in one.touches:
        enemy = melee[touch.enemy]
        front = has_front(content, enemy, touch.other)
        if front and stops_impetus(content, enemy.fighter):
            return bar("FAS-12.2-DRZ-b", "poles")
    return None


def stops_impetus(content: FireAndSwordContent, fighter: Fighter) -> bool:
    """Tell whether it is infantry that holds pole weapons against a charge.

    Rules: FAS-12.2-DRZ-b, FAS-12.1-BAT-a, FAS-12.1-WYM, FAS-RUL-33.
    """
    infantry = fighter.type == "infantry" and fighter.order == "defence"
    return infantry and pole_weapon(content, fighter) is not None


def has_front(content: FireAndSwordContent, one: Combatant, edge: Edge) -> bool:
    """Tell whether an edge counts as a front edge: of a Square or a garrison every one.

    Rules: FAS-4.3.7.1-a, FAS-12.1-BAT-b, FAS-13.3.1-d.
    """
    square = formation_of(content, one.fighter).all_round
    return edge == "front" or square or ground.is_structure(content, one.terrain)


def lance(content: FireAndSwordContent, one: Combatant) -> WeaponRule | None:
    """Return the lances that a Unit uses: in its own charge, against an enemy in front of it.

    Rules: FAS-12.2-KOP-a.
    """
    if one.charge is None or not one.fighter.lances:
        return None
    if not any(has_front(content, one, touch.edge) for touch in one.touches):
        return None
    return next((rule for rule in melee_weapons(content, one.fighter) if rule.lance), None)


def ignores_poles(content: FireAndSwordContent, melee: Field, one: Combatant) -> bool:
    """Tell whether its lances ignore the enemy's Polearm and Pikes.  Rules: FAS-12.2-KOP-b."""
    used = lance(content, one)
    return used is not None and used.ignores_poles


def spends_ammo(content: FireAndSwordContent, one: Combatant) -> bool:
    """Tell whether it must fire its pistols: it has a load and uses no lances.

    Rules: FAS-7.4.1-a, FAS-12.2-KOP-a, FAS-6.7-b.
    """
    return one.fighter.melee_ammo > 0 and lance(content, one) is None


# Dice ---------------------------------------------------------------------------------------------


def pool(content: FireAndSwordContent, melee: Field, one: Combatant) -> Pool:
    """Return the melee dice of a Unit before they are split among its enemies.

    Rules: FAS-7.4.1-a, FAS-12.2-KOP-a, FAS-12.2-PIK, FAS-12.1-ARM.
    """
    return Pool(Tally(tuple(part for part in _summands(content, melee, one) if part.amount)))


def _summands(content: FireAndSwordContent, melee: Field, one: Combatant) -> Iterator[Part]:
    """Yield card dice, formation, Impetus with what lances and pikes add, and pistols."""
    fighter, stand = one.fighter, stance_values(content, one.fighter)
    card = fighter.profile.melee
    assert card is not None
    yield Part(fighter.by_state(card.dice), Term("fas-part-melee"), "FAS-7.4.1-a")
    name = Term(f"fas-formation-{stance(content, fighter)}")
    yield Part(stand.values.melee_dice, name, stand.rule)
    if impetus_bar(content, melee, one) is None:
        yield Part(card.impetus, Term("fas-part-impetus"), "FAS-7.4.1-a")
        yield Part(stand.values.impetus, name, stand.rule)
        used = lance(content, one)
        if used is not None:
            yield Part(used.impetus, Term(f"fas-weapon-{used.id}"), used.rule)
    if spends_ammo(content, one):
        yield Part(content.melee.ammo_dice, Term("fas-part-pistols"), "FAS-7.4.1-a")


def split(count: int, targets: Sequence[str]) -> dict[str, int]:
    """Split dice among enemies as evenly as possible; the odd ones go to those named first.

    With fewer dice than enemies the last ones are left out.

    Rules: FAS-7.4.1-b, FAS-RUL-61.

    >>> split(8, ["x", "y", "z"])
    {'x': 3, 'y': 3, 'z': 2}
    """
    share, odd = divmod(count, len(targets))
    shares = {name: share + (place < odd) for place, name in enumerate(targets)}
    return {name: dice for name, dice in shares.items() if dice}


def attacks(
    content: FireAndSwordContent, melee: Field, one: Combatant, order: Sequence[str]
) -> tuple[Attack, ...]:
    """Return the attacks of a Unit; the enemies in ``order`` get the odd dice first.

    Rules: FAS-7.4.1-b, FAS-7.4.1-c, FAS-7.4.2-a, FAS-7.4.3-a, FAS-RUL-61.
    """
    whole = pool(content, melee, one)
    reason = term("fas-part-share", count=whole.count)
    found = []
    for name, dice in split(whole.count, order).items():
        enemy = melee[name]
        parts = whole.tally if len(order) == 1 else Tally((Part(dice, reason, "FAS-7.4.1-b"),))
        for part in against(content, one, enemy):
            parts = parts.plus(part.amount, part.reason, part.rule)
        found.append(
            Attack(
                one.id,
                name,
                Pool(parts),
                one.fighter.profile.training,
                rerolls(content, one, enemy),
                ground.resistance(content, enemy.terrain, enemy.fighter),
                effectiveness(content, melee, one, enemy),
            )
        )
    return tuple(found)


def against(content: FireAndSwordContent, one: Combatant, enemy: Combatant) -> Iterator[Part]:
    """Yield the dice that an attacker loses against this enemy: Parry and Defensive terrain.

    Rules: FAS-12.1-PAY, FAS-12-a, FAS-12.1-ARM, FAS-12.2-PIK, FAS-12.2-KOP-b, FAS-12.1-HIG,
    FAS-13.1-DEF, FAS-7.4.1-c.
    """
    defender = enemy.fighter
    yield Part(-defender.value("parry"), Term("fas-special-parry"), "FAS-12.1-PAY")
    stand = stance_values(content, defender)
    front = any(has_front(content, enemy, touch.other) for touch in _touching(one, enemy))
    counts = front or not stand.values.parry_front_only
    used = lance(content, one)
    if used is not None and used.ignores_poles:
        counts = counts and stand.rule not in _pole_rules(content)
    name = Term(f"fas-formation-{stance(content, defender)}")
    yield Part(-stand.values.parry if counts else 0, name, stand.rule)
    highland = ground.terrain_parry(content, enemy.terrain, defender)
    yield Part(-highland, Term("fas-special-highlanders"), "FAS-12.1-HIG")
    if one.fighter.type != "infantry":
        held = ground.defensive(content, enemy.terrain, defender)
        yield Part(-held, Term("fas-trait-defensive"), "FAS-13.1-DEF")


def _touching(one: Combatant, enemy: Combatant) -> Iterator[Touch]:
    return (touch for touch in one.touches if touch.enemy == enemy.id)


def _pole_rules(content: FireAndSwordContent) -> set[str]:
    return {rule.rule for rule in content.weapon_rules.values() if rule.pole}


def rerolls(
    content: FireAndSwordContent, one: Combatant, enemy: Combatant
) -> tuple[Reroll, ...]:  # fmt: skip
    """Return the re-rolls of the to-hit test: Swordsmen, and an attack over a side or rear edge.

    Rules: FAS-7.4.2-a, FAS-12.1-SWO.
    """
    found = []
    skill = one.fighter.value("swordsmen")
    if skill:
        found.append(Reroll("failures", skill, Term("fas-special-swordsmen"), "FAS-12.1-SWO"))
    if not any(has_front(content, one, touch.edge) for touch in _touching(one, enemy)):
        found.append(Reroll("successes", ALL, Term("fas-part-own-edge"), "FAS-7.4.2-a"))
    return tuple(found)


def effectiveness(
    content: FireAndSwordContent, melee: Field, one: Combatant, enemy: Combatant
) -> int:
    """Return how many successes of Resistance this enemy re-rolls.

    Lances count in front only and lose their force with the Impetus; cavalry pole weapons add to
    the card in a charge with Impetus.

    Rules: FAS-7.4.3-a, FAS-12.2-KOP-a, FAS-12.2-DRZ-a, FAS-RUL-36.
    """
    card = one.fighter.profile.melee
    assert card is not None
    charging = impetus_bar(content, melee, one) is None
    used = lance(content, one)
    front = any(has_front(content, one, touch.edge) for touch in _touching(one, enemy))
    if used is not None and front:
        force = used.effectiveness if charging else used.effectiveness_without_impetus
        return force or 0
    pole = pole_weapon(content, one.fighter)
    bonus = charging and one.fighter.type == "cavalry" and pole is not None
    return card.effectiveness + (pole.charge_effectiveness if bonus and pole else 0)
