"""Charges and attacks in melee before they are declared: where they strike, and their chances.

All is told by what everybody sees: of an enemy's face-down token nothing is known.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final

import msgspec

from bot.engine.model import Side, Term, Text, term, worded
from bot.engine.parts.insight import Odds, OddsRow
from bot.games.fire_and_sword.geometry import charges
from bot.games.fire_and_sword.geometry.charges import Charge
from bot.games.fire_and_sword.model.field import Standing
from bot.games.fire_and_sword.model.state import Element
from bot.games.fire_and_sword.notation import replies
from bot.games.fire_and_sword.rules import fights, ground, melee, reactions, settlement
from bot.games.fire_and_sword.rules.checks import FACES, Which, offered
from bot.games.fire_and_sword.rules.fighter import Fighter
from bot.games.fire_and_sword.rules.fights import Point
from bot.games.fire_and_sword.rules.melee import Combatant, Touch
from bot.games.fire_and_sword.rules.scene import Scene
from bot.games.fire_and_sword.words import names
from bot.games.notation import BadNotation

from . import chances
from .forecast import mean

Spread = tuple[Fraction, ...]
"""The chance of exactly so many DP."""
NOTHING: Spread = (Fraction(1),)
REROLLED: Final[tuple[Which, Which]] = ("successes", "failures")


def contacts(scene: Scene, charger: Element, target: Element) -> list[tuple[str, Charge]]:
    """Return points at which a charge may be declared, as they are typed; the best comes first.

    Rules: FAS-7.2.2-b, FAS-7.2.3-a, FAS-GEO-21.
    """
    found = fights.offers(scene, charger, target)
    return [(f"charge {target.id} {replies.write_point(point)}", one) for point, one in found]


def is_in_reach(scene: Scene, charger: Element, target: Element) -> bool:
    """Tell whether a Unit may be charged from where the charger stands.  Rules: FAS-7.2.1-a."""
    body = scene.body(target)
    return body.is_unit and charges.is_possible(scene.table, scene.mover(charger), body)


def ride(scene: Scene, charger: Element, words: Sequence[str]) -> Charge | None:
    """Return the charge that ``b7 at 0.5`` means; None: it names no point, or cannot be made."""
    if len(words) < 2:
        return None
    try:
        target, point = scene.element(words[0]), _point(words)
    except (BadNotation, KeyError):
        return None
    if not (scene.is_standing(target) and scene.is_standing(charger)):
        return None
    found = fights.charge(scene, charger, target, point)
    return found if isinstance(found, Charge) else None


def _point(words: Sequence[str]) -> Point:
    return replies.read_point(" ".join(words[1:]))


# The chances of a melee --------------------------------------------------------------------------


def charge_odds(scene: Scene, charger: Element, words: Sequence[str]) -> Odds | None:
    """Return the chances of the melee that a charge leads to if its target does not react.

    None without a point of contact, and where a test comes before the dice of the melee.

    Rules: FAS-7.2.1-b, FAS-7.4.2-a, FAS-7.4.4-c.
    """
    found = ride(scene, charger, words)
    if found is None:
        return None
    target = scene.element(words[0])
    places = {**scene.field.places, charger.id: Standing(found.end)}
    there = Scene(
        scene.tables, msgspec.structs.replace(scene.field, places=places), scene.elements
    )  # fmt: skip
    crossed = fights.deprived(scene, charger, found.crossed)
    told = _odds(there, charger, target, {charger.id: crossed})
    if told is None:
        return None
    notes = (*told.notes, *map(worded, _answers(scene, charger, target)))
    return msgspec.structs.replace(told, notes=notes)


def attack_odds(scene: Scene, active: Element) -> Odds | None:
    """Return the chances of the melee in which a Unit is bound.  Rules: FAS-4.4.1-a, FAS-7.4-b."""
    bound = scene.bound_with(active)
    return _odds(scene, active, scene.element(bound[0]), {}) if bound else None


def _odds(
    scene: Scene, active: Element, target: Element, charging: Mapping[str, str | None]
) -> Odds | None:  # fmt: skip
    """Return the chances of a melee; ``charging``: who charges, and what takes its Impetus."""
    field = _field(scene, active, target, charging)
    if field is None or active.id not in field:
        return None
    content, spreads = scene.tables.content, dict[Side, Spread]()
    for one in field.values():
        for hurt in _attacks(scene, field, one):
            spreads[one.side] = _sum(spreads.get(one.side, NOTHING), hurt)
    own, (foe,) = active.side, {one.side for one in field.values()} - {active.side}
    dealt, taken = (spreads.get(side, NOTHING) for side in (own, foe))
    first, second = (
        settlement.edge_points(content, field, side, {}).total for side in (own, foe)
    )  # fmt: skip
    wins, loses = _won(dealt, taken, (first, second), content.melee.edge_points_per_dp)
    rows = (
        OddsRow(Text("fas-odds-wins"), wins),
        OddsRow(Text("fas-odds-loses"), loses),
        OddsRow(Text("fas-odds-suffered-expected"), mean(taken)),
        OddsRow(Text("fas-odds-dealt-expected"), mean(dealt)),
    )
    dice = melee.pool(content, field, field[active.id]).told
    return Odds(dice, rows, tuple(map(worded, _notes(scene, field, field[active.id]))))


def _field(
    scene: Scene, active: Element, target: Element, charging: Mapping[str, str | None]
) -> dict[str, Combatant] | None:  # fmt: skip
    """Return who would fight; None: nobody, or dice of another kind would come before.

    Whoever was activated before gets its DP first.

    Rules: FAS-2.3.3-a, FAS-7.4-a, FAS-7.4-b, FAS-13.1-DEZ.
    """
    pairs = fights.contacts(scene, active.id, target.id)
    found = list[Combatant]()
    for key in melee.participants(active.id, [(one.unit, one.enemy) for one in pairs]):
        element = scene.element(key)
        fighter = _called(scene, element, active)
        terrain = fights.terrain_under(scene, element)
        untested = not element.tested
        if untested and ground.disorganises(scene.tables.content, terrain, fighter):
            return None
        if fighter.flees:
            return None
        touches = [Touch(one.edge, one.enemy, one.other) for one in pairs if one.unit == key]
        touches += [Touch(one.other, one.unit, one.edge) for one in pairs if one.enemy == key]
        crossed = charging.get(key)
        found.append(
            Combatant(
                id=key, side=element.side, fighter=fighter, touches=tuple(touches),
                charge="charge" if key in charging else None,
                crossed=(crossed,) if crossed else (), terrain=terrain,
            )
        )  # fmt: skip
    return melee.field(found) if len({one.side for one in found}) > 1 else None


def _called(scene: Scene, element: Element, active: Element) -> Fighter:
    """Return a Unit as it fights: called out a second time it has one DP more."""
    fighter = scene.tables.fighter(element)
    if element.id == active.id or element.revealed is None:
        return fighter
    return msgspec.structs.replace(fighter, dp=fighter.dp + 1)


def _attacks(scene: Scene, field: melee.Field, one: Combatant) -> Iterator[Spread]:
    """Yield the DP that each attack of a Unit gives, odd dice on the enemies named first."""
    order = sorted({touch.enemy for touch in one.touches})
    for attack in melee.attacks(scene.tables.content, field, one, order):
        good, bad = (offered(attack.rerolls, one) for one in REROLLED)
        hits = chances.successes(attack.pool.count, attack.training, good, bad)
        yield chances.damage(hits, attack.resistance, attack.effectiveness)


def _sum(one: Spread, other: Spread) -> Spread:
    """Return the spread of the sum of two numbers that do not depend on each other."""
    total = [Fraction(0)] * (len(one) + len(other) - 1)
    for a, chance in enumerate(one):
        for b, share in enumerate(other):
            total[a + b] += chance * share
    return tuple(total)


def _won(
    dealt: Spread, taken: Spread, points: tuple[int, int], each: int
) -> tuple[Fraction, Fraction]:  # fmt: skip
    """Return the chances that the first side has more edge points, and that the other has.

    Rules: FAS-7.4.4-b, FAS-7.4.4-c.
    """
    wins = loses = Fraction(0)
    for a, chance in enumerate(dealt):
        for b, share in enumerate(taken):
            lead = points[0] + each * a - points[1] - each * b
            wins += chance * share * (lead > 0)
            loses += chance * share * (lead < 0)
    return wins, loses


# What else is told -------------------------------------------------------------------------------


def _notes(scene: Scene, field: melee.Field, active: Combatant) -> Iterator[Term]:
    """Say whether a charge keeps its Impetus, and why not.  Rules: FAS-7.4.1-a."""
    if active.charge is not None:
        bar = melee.impetus_bar(scene.tables.content, field, active)
        if bar is not None:
            yield term("fas-odds-no-impetus", why=bar.reason)


def _answers(scene: Scene, charger: Element, target: Element) -> Iterator[Term]:
    """Say what the charged Unit may do: react freely, after a test, or not at all.

    Rules: FAS-7.3.1-a, FAS-7.3.1-b, FAS-7.3.1-c.
    """
    content, zone = scene.tables.content, fights.zone_of(scene, target, charger)
    case = reactions.Charged(
        fighter=_called(scene, target, charger),
        zone=zone,
        touched=zone,
        activated=target.revealed is not None,
        bound_elsewhere=bool(scene.bound_with(target)),
        terrain=fights.terrain_under(scene, target),
    )
    unit = names.element(target)
    bar = reactions.state_bar(content, case)
    if bar is not None:
        yield term("fas-odds-reacts-not", unit=unit, why=bar.reason)
    elif reactions.is_automatic(content, case, "face_the_charge"):
        yield term("fas-odds-reacts-freely", unit=unit)
    else:
        share = case.fighter.profile.training * 100 // FACES
        yield term("fas-odds-reacts-tested", unit=unit, percent=share)
    if target.revealed is None and target.told is None and _holds_poles(scene, case.fighter):
        yield term("fas-odds-poles", unit=unit)


def _holds_poles(scene: Scene, fighter: Fighter) -> bool:
    """Tell whether a Unit takes an Impetus if its token is Defence.  Rules: FAS-12.2-DRZ-b."""
    defending = msgspec.structs.replace(fighter, order="defence")
    return melee.stops_impetus(scene.tables.content, defending)
