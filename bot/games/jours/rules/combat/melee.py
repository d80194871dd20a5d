"""Modifiers of shock and charge: who counts, which hex, what is added (digest 4.8, JDG-T-AGG)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.engine.chance.tally import Tally
from bot.engine.model import term
from bot.games.jours.content import grid
from bot.games.jours.content.base import Cell, ShockResult
from bot.games.jours.model.field import Assault, Attackers, Field, Unit
from bot.games.jours.rules import stacks
from bot.games.jours.rules.land.ground import Ground

DEFENDER_HIT: Collection[ShockResult] = ("d_ctdr", "d_d_ctr", "d_d_r", "d_d_r_bt")
"""The rows of 5 and more, which also end artillery that stands alone (JDG-8.9-d, JDG-RUL-28)."""


# Who counts --------------------------------------------------------------------------------------


def strikers(field: Field, attackers: Attackers) -> list[Unit]:
    """Return the units of an attacking hex that can still attack, from top to bottom.

    Rules: JDG-8.3.3-c, JDG-5.1.3-b, JDG-5.1.3-c, JDG-10.1-c, JDG-8.2-a.
    """
    there = stacks.stack(field, attackers.at)
    return [one for one in there if one.id in attackers.units and one.is_good and not one.square]


def all_strikers(field: Field, assault: Assault) -> list[Unit]:
    """Return all units that attack in a combat."""
    return [one for attackers in assault.attackers for one in strikers(field, attackers)]


def against(field: Field, assault: Assault, cell: Cell) -> list[Attackers]:
    """Return the attackers beside one of the target hexes.  Rules: JDG-RUL-26."""
    return [
        one
        for one in assault.attackers
        if grid.distance(one.at, cell) == 1 and strikers(field, one)
    ]


def chargers(field: Field, assault: Assault) -> list[Unit]:
    """Return the cavalry that charges in a combat."""
    charging = (one for one in assault.attackers if one.charging)
    return [unit for one in charging for unit in strikers(field, one)]


def fresh(field: Field, assault: Assault, cell: Cell) -> list[Unit]:
    """Return the units of a target hex that this combat attacks.

    Units attacked in this activation already are left out, but not of combats that follow at once.

    Rules: JDG-8.2-d, JDG-8.2-e, JDG-RUL-64.
    """
    active = field.active
    assert active is not None
    spent = active.attacked if assault.kind in ("shock", "charge") else ()
    side = field.unit(assault.attackers[0].units[0]).side if assault.attackers else active.side
    there = stacks.stack(field, cell)
    return [one for one in there if one.side != side and one.id not in spent]


def defenders(field: Field, assault: Assault, cell: Cell) -> list[Unit]:
    """Return the infantry and cavalry of a target hex, of any level, that defend it.

    Rules: JDG-8.6.1-a, JDG-8.9-a, JDG-8.2-e.
    """
    return stacks.fighters(fresh(field, assault, cell))


def is_lone_guns(field: Field, assault: Assault, cell: Cell) -> bool:
    """Tell whether artillery stands alone in a target hex.  Rules: JDG-8.5-d, JDG-8.2-e."""
    there = fresh(field, assault, cell)
    return bool(there) and all(one.is_gun for one in there)


# Modifiers ---------------------------------------------------------------------------------------


def modifiers(field: Field, ground: Ground, assault: Assault, *, countered: bool = False) -> Tally:
    """Return what is added to the die: the target hex that is best for the defender, and the rest.

    ``countered``: a counter-charge has succeeded.

    Rules: JDG-8.5-a, JDG-8.4.3-a, JDG-T-AGG, JDG-T-SHOCKMOD, JDG-8.6.1-a, JDG-8.6.2-a,
    JDG-RUL-26, JDG-RUL-52, JDG-9.5.2-i.
    """
    sums = [_of_hex(field, ground, assault, cell, countered) for cell in assault.targets]
    sum_ = min(sums, key=lambda one: one.total)
    table = ground.content.shock
    attacking = all_strikers(field, assault)
    defending = [one for cell in assault.targets for one in defenders(field, assault, cell)]
    ratio = table.ratio(sum(one.values.sp for one in attacking),
                        sum(one.values.sp for one in defending))  # fmt: skip
    sum_ = sum_.plus(ratio, term("jours-why-ratio"), "JDG-8.6.1-a")
    sum_ = sum_.plus(
        best_cohesion(attacking) - best_cohesion(defending), term("jours-why-cohesion"),
        "JDG-8.6.2-a",
    )  # fmt: skip
    charging = chargers(field, assault)
    if any(one.arm == "cavalry" and one not in charging for one in attacking):
        sum_ = sum_.plus(table.cavalry_shock, term("jours-why-cavalry-shock"), "JDG-RUL-52")
    late = table.pursuit * (assault.number - 1) if assault.kind == "pursuit" else 0
    return sum_.plus(late, term("jours-why-pursuit"), "JDG-9.5.2-i")


def best_cohesion(units: Sequence[Unit]) -> int:
    """Return the highest current cohesion of units.  Rules: JDG-8.6.2-a."""
    return max(one.values.cohesion for one in units)


def _of_hex(field: Field, ground: Ground, assault: Assault, cell: Cell, countered: bool) -> Tally:
    """Return the modifiers of one target hex.

    Rules: JDG-T-AGG, JDG-T-SHOCKMOD, JDG-9.2-b, JDG-9.2-c, JDG-10.2-c, JDG-RUL-39, JDG-RUL-53,
    JDG-RUL-72.
    """
    table, terrain = ground.content.shock, ground.terrain(cell)
    there = fresh(field, assault, cell)
    sum_ = Tally().plus(terrain.shock, term(f"jours-terrain-{terrain.id}"), "JDG-T-SHOCKMOD")
    sum_ = sum_.plus(_rear(field, ground, assault, cell), term("jours-why-rear"), "JDG-6.1.2-c")
    if any(one.is_routed for one in there):
        sum_ = sum_.plus(table.routed, term("jours-why-routed"), "JDG-10.2-c")
    square = any(one.square for one in there)
    charging = chargers(field, assault)
    if charging and square:
        sum_ = sum_.plus(table.charge_square, term("jours-why-charge-square"), "JDG-9.2-c")
    elif charging and not countered:
        heavy = any(one.kind.heavy for one in charging)
        value = table.charge_heavy if heavy else table.charge_light
        sum_ = sum_.plus(value, term("jours-why-charge"), "JDG-9.2-b")
    on_foot = any(one.arm == "infantry" for one in all_strikers(field, assault))
    if square and on_foot and not charging:
        sum_ = sum_.plus(table.infantry_square, term("jours-why-square-shock"), "JDG-RUL-53")
    return sum_.plus(
        _across(field, ground, assault, cell), term("jours-why-hexside"), "JDG-8.4.2-a"
    )


def _rear(field: Field, ground: Ground, assault: Assault, cell: Cell) -> int:
    """Return the modifier of an attack through a rear hex; one such attacker is enough.

    By agreement of the players an attack from both sides counts more.

    Rules: JDG-6.1.2-c, JDG-T-AGG, JDG-OPT-10.
    """
    there = fresh(field, assault, cell)
    first = next(iter(stacks.fighters(there)), next(iter(there), None))
    if first is None or first.facing is None:
        return 0
    ahead = stacks.front(ground, first)
    origins = [one.at for one in against(field, assault, cell)]
    if all(one in ahead for one in origins):
        return 0
    table = ground.content.shock
    enveloped = field.terms.envelopment and any(one in ahead for one in origins)
    return table.envelopment if enveloped else table.rear


def _across(field: Field, ground: Ground, assault: Assault, cell: Cell) -> int:
    """Return the value of a hexside and of an attack out of a built-up hex.

    Of several attackers' values the attacker takes the best against clear ground, the defender
    the worst in any other terrain.

    Rules: JDG-8.4.2-a, JDG-6.1.2-d, JDG-RUL-61.
    """
    values = [
        ground.passage(one.at, cell).shock
        + (ground.content.shock.six_front if ground.terrain(one.at).built_up else 0)
        for one in against(field, assault, cell)
    ]
    return max(values) if ground.terrain(cell).open else min(values)


# What a row does ---------------------------------------------------------------------------------


def chances(ground: Ground, total: int) -> dict[ShockResult, int]:
    """Return on how many of the ten faces each row comes up, for a sum without the die."""
    found: dict[ShockResult, int] = {}
    for die in range(ground.content.limits.die):
        row = ground.content.shock.result(total + die)
        found[row] = found.get(row, 0) + 1
    return found
