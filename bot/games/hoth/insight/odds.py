"""Exact odds of an attack, computed from the same number of dice that it would roll.

Everything is a fraction, found from public facts: the joint distribution of hits and retreat
faces over n dice.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from bot.engine.model import Text
from bot.engine.parts.insight import Odds, OddsRow
from bot.games.commands_colors.odds import at_least_one, chance_of, outcomes
from bot.games.hoth.content import Modifiers
from bot.games.hoth.content.faces import Face
from bot.games.hoth.model.actions import AttackHex, HothAction
from bot.games.hoth.model.scene import Scene, Tables
from bot.games.hoth.model.state import Fort, Unit
from bot.games.hoth.model.view import HothView
from bot.games.hoth.rules import combat, retreat


def odds(tables: Tables, view: HothView, action: HothAction) -> Odds | None:
    """Return the odds of an attack; None for other actions and impossible attacks.

    Rules: HOTH-ODDS-01, HOTH-ODDS-03, HOTH-ODDS-05.
    """
    if not isinstance(action, AttackHex):
        return None
    scene = Scene(tables, view)
    unit = scene.units.get(action.origin)
    if unit is None or combat.target_fault(scene, unit, action.target) is not None:
        return None
    target = combat.target_at(scene, action.target, unit.side)
    tally = combat.tally(scene, unit, action.target, action.support)
    if target is None:
        return None
    if isinstance(target, Fort):
        rows = list(fort_rows(scene, unit, target, tally.floored))
    else:
        rows = list(unit_rows(scene, unit, target, tally.floored))
    return Odds(tally, tuple(rows))


def hit_chance(scene: Scene, faces: tuple[Face, ...], modifiers: Modifiers) -> Fraction:
    """Return the chance of a hit with one die.  Rules: HOTH-ODDS-02, HOTH-RUL-13."""
    wanted: set[str] = set(faces)
    if modifiers.retreats_are_explosions and combat.EXPLOSION in wanted:
        wanted.add(combat.RETREAT)
    return chance_of(scene.tables.content.dice.faces, wanted)


def row(key: str, chance: Fraction) -> OddsRow:
    """Build a row with its caption."""
    return OddsRow(Text(f"hoth-odds-{key}"), chance)


def fort_rows(scene: Scene, unit: Unit, fort: Fort, dice: int) -> Iterator[OddsRow]:
    """Yield the chances to destroy a fortification.

    Rules: HOTH-ODDS-02, HOTH-ODDS-04, HOTH-FORT-06.
    """
    melee = scene.tables.board.distance(unit.hex, fort.hex) == 1
    faces = scene.tables.content.fortifications[fort.kind].destroyed_by
    chance = hit_chance(scene, faces, scene.modifiers(unit, melee))
    yield row("destroyed", at_least_one(chance, dice))
    if has_e_web(scene, unit, melee):
        yield row("destroyed-e-web", at_least_one(chance, 2 * dice))


def has_e_web(scene: Scene, unit: Unit, melee: bool) -> bool:
    """Tell whether a unit may roll all dice of an attack again by its badge."""
    return "e_web" in combat.rerolls(scene, unit, (), (), melee)


def walker_rows(
    scene: Scene, target: Unit, modifiers: Modifiers, hit: Fraction, dice: int, again: bool
) -> Iterator[OddsRow]:
    """Yield the chances to destroy a unit whose hits are confirmed; ``again``: by an E-Web.

    The E-Web rolls again if there is no hit, and the confirmation only once.

    Rules: HOTH-ODDS-02, HOTH-ODDS-03, HOTH-ODDS-04, HOTH-AAT-07.
    """
    faces = {*scene.kind(target).confirm_faces, *modifiers.confirm_faces}
    confirmed = chance_of(scene.tables.content.dice.faces, faces)
    destroyed = at_least_one(hit * confirmed, dice)
    yield row("destroyed", destroyed)
    yield row("hit", at_least_one(hit, dice))
    if again:
        yield row("destroyed-e-web", destroyed * (1 + (1 - hit) ** dice))
        yield row("hit-e-web", at_least_one(hit, 2 * dice))


def unit_rows(scene: Scene, unit: Unit, target: Unit, dice: int) -> Iterator[OddsRow]:
    """Yield the chances of an attack on a unit.

    Rules: HOTH-ODDS-02, HOTH-ODDS-03, HOTH-ODDS-04.
    """
    melee = scene.tables.board.distance(unit.hex, target.hex) == 1
    modifiers, kind = scene.modifiers(unit, melee), scene.kind(target)
    hit = hit_chance(scene, kind.hit_by, modifiers)
    again = has_e_web(scene, unit, melee)
    yield row("expected", hit * dice)
    if "confirm_roll" in kind.traits:
        yield from walker_rows(scene, target, modifiers, hit, dice, again)
        return
    yield row("hit", at_least_one(hit, dice))
    if again:
        yield row("hit-e-web", at_least_one(hit, 2 * dice))
    by_hits, in_all, leaves = results(scene, target, dice, modifiers)
    yield row("eliminated-by-hits", by_hits)
    yield row("eliminated", in_all)
    yield row("leaves", leaves)


def results(
    scene: Scene, target: Unit, dice: int, modifiers: Modifiers
) -> tuple[Fraction, Fraction, Fraction]:
    """Return the chances of elimination by hits, elimination in all, and leaving the hex.

    Symbols that may be ignored are ignored.

    Rules: HOTH-ODDS-03, HOTH-RES-07, HOTH-RET-08, HOTH-RET-09.
    """
    kind = scene.kind(target)
    hit = hit_chance(scene, kind.hit_by, modifiers)
    flees = not (kind.ignores_retreats or modifiers.retreats_are_explosions)
    die = scene.tables.content.dice.faces
    back = chance_of(die, {combat.RETREAT}) if flees else Fraction(0)
    ignored = retreat.may_ignore(scene, target)
    room = len(retreat.paths(scene, target, len(scene.tables.content.board.rows))[0])
    by_hits = in_all = leaves = Fraction(0)
    for hits, faces, chance in outcomes(dice, hit, back):
        steps = retreat.steps_of(faces, min(ignored, faces), modifiers.retreat_multiplier)
        left = target.figures - hits
        dead = left <= 0 or left <= max(0, steps - room)
        by_hits += chance if left <= 0 else 0
        in_all += chance if dead else 0
        leaves += chance if dead or (steps and room) else 0
    return by_hits, in_all, leaves
