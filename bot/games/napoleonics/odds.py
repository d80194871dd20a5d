"""Exact odds of a declared combat, from the same dice that it would roll.

What the other side may answer is unknown, so a melee has a row for each reaction that public
facts leave open.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from bot.engine.game import Odds, OddsRow
from bot.engine.model import text
from bot.engine.tally import Tally
from bot.games.commands_colors.odds import at_least_one, chance_of, outcomes

from . import arms, combat, firing, reactions
from .actions import Attack, NapAction
from .content import Face
from .model import CombatFrame, Unit, other_side
from .scene import Scene
from .view import NapView


def odds(scene: Scene, view: NapView, action: NapAction) -> Odds | None:
    """Return the odds of an attack; None for other actions and impossible attacks.

    Rules: NAP-PBP-04, NAP-PBP-11.
    """
    if not isinstance(action, Attack):
        return None
    unit = scene.units.get(action.origin)
    away = scene.tables.board.distances.get(action.origin, {}).get(action.target)
    if unit is None or away is None:
        return None
    if away > 1:
        return fire_odds(scene, unit, action.target)
    return melee_odds(scene, view, unit, action)


def fire_odds(scene: Scene, unit: Unit, label: str) -> Odds | None:
    """Return the odds of fire.  Rules: NAP-PBP-11, NAP-RNG-10."""
    target = scene.units.get(label)
    if target is None or firing.target_fault(scene, unit, label) is not None:
        return None
    tally = combat.floored(firing.tally(scene, unit, label))
    return Odds(tally, tuple(unit_rows(scene, target, tally.total, sabers=False)))


def melee_odds(scene: Scene, view: NapView, unit: Unit, action: Attack) -> Odds | None:
    """Return the odds of a melee, against a unit with what its reactions would change.

    Rules: NAP-PBP-04, NAP-PBP-11, NAP-MEL-08, NAP-MEL-10, NAP-RR-03, NAP-SQ-10.
    """
    guns = [scene.units[label] for label in action.joined if label in scene.units]
    tally = arms.tally(scene, unit, action.target, guns, bonus=view.combat is not None)
    target = scene.units.get(action.target)
    if target is None:
        if scene.lone_leader(action.target) is None:
            return None
        die = scene.tables.content.dice.faces
        killed = at_least_one(chance_of(die, {combat.SABER}), tally.total)
        return Odds(tally, (OddsRow(text("napoleonics-odds-killed"), killed),))
    sabers = arms.sabers_hit(scene, unit)
    rows = [*unit_rows(scene, target, tally.total, sabers=sabers)]
    rows += reaction_rows(scene, view, unit, target, action, tally)
    return Odds(tally, tuple(rows))


def faces_of(scene: Scene, target: Unit, *, sabers: bool) -> set[Face]:
    """Return the faces that hit a unit."""
    unit_class: Face = scene.kind(target).unit_class
    return {unit_class, combat.SABER} if sabers else {unit_class}


def unit_rows(scene: Scene, target: Unit, dice: int, *, sabers: bool) -> Iterator[OddsRow]:
    """Yield the chances against a unit.  Rules: NAP-PBP-11."""
    die = scene.tables.content.dice.faces
    hit = chance_of(die, faces_of(scene, target, sabers=sabers))
    yield OddsRow(text("napoleonics-odds-expected"), hit * dice)
    yield OddsRow(text("napoleonics-odds-hit"), at_least_one(hit, dice))
    flag = chance_of(die, {combat.FLAG})
    yield OddsRow(text("napoleonics-odds-flag"), at_least_one(flag, dice))
    yield OddsRow(text("napoleonics-odds-eliminated"), eliminated(target, dice, hit))


def eliminated(target: Unit, dice: int, hit: Fraction) -> Fraction:
    """Return the chance that hits take the last block.  Rules: NAP-HIT-01, NAP-PBP-11."""
    found = outcomes(dice, hit, Fraction(0))
    return sum((chance for hits, _, chance in found if hits >= target.blocks), Fraction(0))


def reaction_rows(
    scene: Scene, view: NapView, unit: Unit, target: Unit, action: Attack, tally: Tally
) -> Iterator[OddsRow]:
    """Yield what retiring or a square would leave of the chance.

    Rules: NAP-PBP-04, NAP-RR-03, NAP-SQ-10.
    """
    frame = CombatFrame(attacker=unit.id, origin=unit.hex, target_hex=target.hex, target=target.id)
    die, cards = scene.tables.content.dice.faces, view.players[other_side(unit.side)]
    if reactions.can_retire(scene, frame):
        hit = chance_of(die, faces_of(scene, target, sabers=False))
        chance = eliminated(target, tally.total, hit)
        yield OddsRow(text("napoleonics-odds-retire"), chance)
    if reactions.can_form(scene, frame, cards):
        hit = chance_of(die, faces_of(scene, target, sabers=arms.sabers_hit(scene, unit)))
        bounced = chance_of(die, {combat.FLAG})
        dice = scene.tables.content.match.square_dice + sum(
            part.amount for part in tally.parts if part.rule == "NAP-CA-04"
        )
        chance = (1 - bounced) * eliminated(target, dice, hit)
        yield OddsRow(text("napoleonics-odds-square"), chance)
