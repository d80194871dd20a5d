"""Exact odds of a declared combat, from the same dice that it would roll.

What the other side may answer is unknown, so a melee has a row for each reaction that public
facts leave open: the chances are a range. Computed from a view; hands are not looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction

from bot.engine.chance.tally import Tally
from bot.engine.model import Text, text
from bot.engine.parts.insight import Odds, OddsRow
from bot.games.commands_colors.odds import outcomes
from bot.games.napoleonics.model.actions import Attack, NapAction
from bot.games.napoleonics.model.scene import Scene, Tables
from bot.games.napoleonics.model.state import Unit
from bot.games.napoleonics.model.view import NapView
from bot.games.napoleonics.rules import arms, combat, firing, melee

from .bout import Bout
from .chances import (
    End,
    Ends,
    Victim,
    chance_that,
    ends,
    flag_chance,
    hit_chance,
    lone_leader_falls,
)


def odds(tables: Tables, view: NapView, action: NapAction) -> Odds | None:
    """Return the odds of an attack; None for other actions and impossible attacks.

    Rules: NAP-PBP-04, NAP-PBP-11.
    """
    if not isinstance(action, Attack):
        return None
    scene = Scene(tables, view)
    unit = scene.units.get(action.origin)
    away = scene.tables.board.distances.get(action.origin, {}).get(action.target)
    if unit is None or away is None:
        return None
    if away > 1:
        return fire_odds(scene, unit, action.target)
    return melee_odds(scene, view, unit, action)


def fire_odds(scene: Scene, unit: Unit, label: str) -> Odds | None:
    """Return the odds of fire.  Rules: NAP-PBP-11, NAP-RNG-10, NAP-RNG-05."""
    target = scene.units.get(label)
    if target is None or firing.target_fault(scene, unit, label) is not None:
        return None
    tally = combat.floored(firing.tally(scene, unit, label))
    hit = hit_chance(scene, target, sabers=False)
    victim = Victim.of(scene, target, unit.hex, tally.total)
    found = ends(victim, tally.total, hit, flag_chance(scene))
    rows = [_row("eliminated", found, _dead), _row("vacated", found, _gone)]
    rows += _losses(scene, target, found, tally, sabers=False)
    return Odds(tally, tuple(rows), _notes(target, rows, hit, tally), brief=_brief(rows))


def melee_odds(scene: Scene, view: NapView, unit: Unit, action: Attack) -> Odds | None:
    """Return the odds of a melee, against a unit with what its reactions would change.

    Rules: NAP-PBP-04, NAP-PBP-11, NAP-MEL-08, NAP-MEL-10, NAP-CA-04.
    """
    target = scene.units.get(action.target)
    bonus = view.combat is not None
    if target is None:
        if scene.lone_leader(action.target) is None:
            return None
        tally = combat.floored(melee.tally(scene, unit, action.target, bonus=bonus))
        killed = lone_leader_falls(scene, tally.total)
        return Odds(tally, (OddsRow(text("napoleonics-odds-killed"), killed),))
    guns = [scene.units[label] for label in action.joined if label in scene.units]
    tally = arms.tally(scene, unit, action.target, guns, bonus=bonus)
    rows = tuple(melee_rows(Bout(scene, view, unit, target, guns), tally))
    hit = hit_chance(scene, target, sabers=arms.sabers_hit(scene, unit))
    return Odds(tally, rows, _notes(target, rows, hit, tally), brief=_brief(rows))


def _notes(target: Unit, rows: Sequence[OddsRow], hit: Fraction, tally: Tally) -> tuple[Text, ...]:
    """Say where flags may eliminate a unit that hits alone would leave.

    Rules: NAP-RET-06, NAP-SQ-15.
    """
    falls = next(row.chance for row in rows if row.label.key == "napoleonics-odds-eliminated")
    counted = outcomes(tally.total, hit, Fraction(0))
    by_hits = sum((chance for hits, _, chance in counted if hits >= target.blocks), Fraction(0))
    rule = "NAP-RET-06" if target.square is None else "NAP-SQ-15"
    return (text("napoleonics-odds-flags", rule=rule),) if falls > by_hits else ()


def _brief(rows: Sequence[OddsRow]) -> tuple[OddsRow, ...]:
    """Return what a menu tells of chances: any hit, the end of the target, and its hex."""
    keys = [f"napoleonics-odds-{key}" for key in ("hit", "eliminated", "vacated")]
    return tuple(row for key in keys for row in rows if row.label.key == key)


def melee_rows(bout: Bout, tally: Tally) -> Iterator[OddsRow]:
    """Yield the chances of a melee: first the range that reactions leave, then the rest.

    Rules: NAP-PBP-04, NAP-PBP-11, NAP-FST-02, NAP-RR-03, NAP-SQ-10, NAP-BB-01.
    """
    plain = bout.plain()
    answers = dict(bout.answers())
    for key, test in (("eliminated", _dead), ("vacated", _gone)):
        yield _row(key, plain, test)
        for name, found in answers.items():
            if (key, name) != ("vacated", "retire"):
                yield _row(f"{key}-{name}", found, test)
    scene, sabers = bout.scene, arms.sabers_hit(bout.scene, bout.unit)
    yield from _losses(scene, bout.target, plain, tally, sabers=sabers)
    back = bout.battle_back(plain)
    if back:
        lost = chance_that(back, lambda end: end.blocks < bout.unit.blocks)
        yield OddsRow(text("napoleonics-odds-back-hit"), lost)
        yield _row("back-eliminated", back, _dead)
    if "strike" in bout.open:
        yield _row("strike-eliminated", bout.struck(), _dead)


def _losses(
    scene: Scene, target: Unit, found: Ends, tally: Tally, *, sabers: bool
) -> Iterator[OddsRow]:
    """Yield expected hits, the chance of any, and that a leader falls.

    Rules: NAP-PBP-11, NAP-CAS-01.
    """
    hit = hit_chance(scene, target, sabers=sabers)
    yield OddsRow(text("napoleonics-odds-expected"), hit * tally.total)
    yield OddsRow(text("napoleonics-odds-hit"), 1 - (1 - hit) ** tally.total)
    flag = flag_chance(scene)
    yield OddsRow(text("napoleonics-odds-flag"), 1 - (1 - flag) ** tally.total)
    if scene.leader_of(target) is not None:
        yield OddsRow(text("napoleonics-odds-leader"), chance_that(found, _falls))


def _row(key: str, found: Ends, test: Callable[[End], bool]) -> OddsRow:
    return OddsRow(text(f"napoleonics-odds-{key}"), chance_that(found, test))


def _dead(end: End) -> bool:
    return not end.blocks


def _gone(end: End) -> bool:
    return not end.stays


def _falls(end: End) -> bool:
    return end.leader_falls
