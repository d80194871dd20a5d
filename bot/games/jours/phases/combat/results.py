"""What a row of the table does: levels, tests, who must leave, what becomes of the guns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import NamedTuple

from bot.engine.model import Side
from bot.games.jours.content.base import Cell, ShockResult
from bot.games.jours.model.field import Active, Assault, Unit
from bot.games.jours.model.keys import at
from bot.games.jours.model.state import Combat, Retreat, RoutMove
from bot.games.jours.phases import levels, steps
from bot.games.jours.phases.script import Script
from bot.games.jours.rules import stacks
from bot.games.jours.rules.combat import melee

STANDS, RETREATS, ROUTS, RUNS = 0, 1, 2, 3
"""What a unit must do then: nothing, one hex back, a rout retreat, a rout move."""


class Blow(NamedTuple):
    """What a row does to each unit of a side.

    ``disorders`` at once; ``tests``: a cohesion test, which failed ``costs`` a level; ``retreats``:
    one hex back, where there is a test only after it failed.
    """

    disorders: bool = False
    tests: bool = False
    costs: bool = False
    retreats: bool = False


D_CTR = Blow(disorders=True, tests=True, retreats=True)
CTDR = Blow(tests=True, costs=True, retreats=True)
CTD = Blow(tests=True, costs=True)
D_R = Blow(disorders=True, retreats=True)
NOTHING = Blow()

ROWS: Mapping[ShockResult, tuple[Blow, Blow]] = {
    "a_d_ctr_ca": (D_CTR, NOTHING),
    "a_d_ctr": (D_CTR, NOTHING),
    "a_ctdr": (CTDR, NOTHING),
    "b_ctd": (CTD, CTD),
    "d_ctdr": (NOTHING, CTDR),
    "d_d_ctr": (NOTHING, D_CTR),
    "d_d_r": (NOTHING, D_R),
    "d_d_r_bt": (NOTHING, D_R),
}
"""What each row does to attackers and defenders (JDG-T-SHOCK)."""


def overrun(s: Script, frame: Combat, assault: Assault) -> bool:
    """Eliminate artillery that stands alone in all target hexes, without a roll.

    Rules: JDG-8.5-d, JDG-9.2-e, JDG-8.7.2-e.
    """
    if not all(melee.is_lone_guns(s.field, assault, cell) for cell in assault.targets):
        return False
    active = s.field.active
    assert active is not None
    frame.overran = True
    frame.origins = tuple(sorted({one.at for one in assault.attackers}))
    note_riders(active, (one.id for one in melee.chargers(s.field, assault)))
    for unit in melee.all_strikers(s.field, assault):
        unit.note(fought=True)
    for cell in assault.targets:
        for gun in melee.fresh(s.field, assault, cell):
            frame.stood[gun.id] = cell
            levels.eliminate(s, gun, "JDG-8.5-d")
    return True


def note_riders(active: Active, units: Iterable[str]) -> None:
    """Note cavalry that is tested at the end of the charge, each once.

    Rules: JDG-9.2-d, JDG-RUL-41.
    """
    active.riders = list(dict.fromkeys((*active.riders, *units)))


# Levels and tests --------------------------------------------------------------------------------


def carry_out(s: Script, frame: Combat, assault: Assault) -> None:
    """Apply the row: levels and tests of all, then who must leave, then the artillery.

    Rules: JDG-8.5-b, JDG-8.5-c, JDG-RUL-51, JDG-FL-e.
    """
    s.do("row", partial(strike_all, s, frame, assault))
    for key in frame.leaving:
        make = partial(withdrawal, s, frame, key)
        s.call(at("leave-{}", key), make)
    move_guns(s, frame)
    for number, side in enumerate(s.field.camps, 1):
        steps.abandon(s, side, number)


def strike_all(s: Script, frame: Combat, assault: Assault) -> None:
    """Apply levels and tests to every infantry and cavalry unit of the hexes, in their order.

    Artillery alone in one of two hexes is eliminated by the rows that hit the defender.

    Rules: JDG-8.5-a, JDG-8.5-b, JDG-5.1.3-e, JDG-8.9-a, JDG-8.9-d, JDG-RUL-28, JDG-RUL-51,
    JDG-RUL-54, JDG-9.3.1-d.
    """
    row = frame.row
    assert row is not None
    attacker, defender = ROWS[row]
    charged = any(one.charging for one in assault.attackers)
    for key in frame.stood:
        unit = s.field.unit(key)
        squared = unit.square
        if unit.is_gun:
            if key in frame.lone and row in melee.DEFENDER_HIT:
                levels.eliminate(s, unit, "JDG-8.9-d")
            continue
        how = strike(s, unit, attacker if unit.side == frame.side else defender)
        if how != STANDS:
            frame.leaving[key] = how
        if charged and squared and not unit.square:
            unit.note(unsquared=True)


def strike(s: Script, unit: Unit, blow: Blow) -> int:
    """Apply a row to one unit; returns what it must do then.

    Who is routed by one entry leaves at once, and the others lapse; who was routed before and
    should take a test makes a rout move.

    Rules: JDG-8.5-b, JDG-8.5-c, JDG-10.2-b, JDG-10.2-c, JDG-10.2-f.
    """
    was_routed = unit.is_routed
    if blow.disorders:
        levels.lose_level(s, unit, "JDG-8.5-b")
        if unit.at is None:
            return STANDS
        if unit.is_routed:
            return ROUTS
    if blow.tests:
        if was_routed:
            return RUNS
        if levels.cohesion_test(s, unit, "JDG-8.5-b"):
            return STANDS
        if blow.costs:
            levels.lose_level(s, unit, "JDG-8.5-b")
            if unit.is_routed:
                return ROUTS
    return RETREATS if blow.retreats else STANDS


# Who leaves --------------------------------------------------------------------------------------


def withdrawal(s: Script, frame: Combat, key: str) -> Retreat | RoutMove:
    """Return the procedure by which a unit leaves its hex, each by a way of its own.

    Rules: JDG-10.3.1-a, JDG-10.3.3-a, JDG-10.2-a, JDG-8.5-c, JDG-2.5.2-b.
    """
    how, cell = frame.leaving[key], frame.stood[key]
    also = tuple(one for one in frame.leaving if one != key and frame.stood[one] == cell)
    if how == RUNS:
        return RoutMove(unit=key, also=also)
    away = enemies_of(s, frame, s.field.unit(key).side)
    return Retreat(unit=key, also=also, away=away, routed=how == ROUTS)


def enemies_of(s: Script, frame: Combat, side: Side) -> tuple[Cell, ...]:
    """Return the hexes of the combat in which the enemies of a side stood."""
    if side != frame.side:
        return frame.origins
    cells = (cell for key, cell in frame.stood.items() if s.field.unit(key).side != side)
    return tuple(dict.fromkeys(cells))


# Artillery ---------------------------------------------------------------------------------------


def move_guns(s: Script, frame: Combat) -> None:
    """Let artillery leave whose infantry or cavalry has all left the hex by the result.

    Rules: JDG-8.9-a, JDG-8.9-b, JDG-8.9-c, JDG-RUL-29.
    """
    for key, cell in frame.stood.items():
        gun = s.field.unit(key)
        if not gun.is_gun:
            continue
        if not s.do(at("forsaken-{}", key), partial(is_forsaken, s, frame, gun, cell)):
            continue
        if gun.side == frame.side:
            go_with_attackers(s, frame, gun)
        else:
            go_from_defenders(s, frame, gun)


def is_forsaken(s: Script, frame: Combat, gun: Unit, cell: Cell) -> bool:
    """Tell whether all who stood with a battery have left its hex.  Rules: JDG-RUL-29."""
    others = [s.field.unit(key) for key, at_ in frame.stood.items() if at_ == cell]
    men = stacks.fighters(others)
    return bool(men) and gun.at == cell and all(one.at != cell for one in men)


def go_with_attackers(s: Script, frame: Combat, gun: Unit) -> None:
    """Disorder a battery of the attackers and let it retreat with them.  Rules: JDG-8.9-b."""

    def hit() -> int:
        levels.lose_level(s, gun, "JDG-8.9-b")
        return STANDS if gun.at is None else ROUTS if gun.is_routed else RETREATS

    how = s.do(at("gun-{}", gun.id), hit)
    if how != STANDS:
        s.call(at("gun_leave-{}", gun.id), partial(gun_retreat, s, frame, gun, how == ROUTS))


def go_from_defenders(s: Script, frame: Combat, gun: Unit) -> None:
    """Let a battery of the defenders retreat one hex and test it there; a routed one runs.

    Rules: JDG-8.9-c, JDG-10.2-c.
    """
    if s.holds(at("gun-{}", gun.id), lambda: gun.is_routed):
        s.call(at("gun_leave-{}", gun.id), partial(RoutMove, unit=gun.id))
        return
    s.call(at("gun_leave-{}", gun.id), partial(gun_retreat, s, frame, gun, False))

    def test() -> int:
        if gun.at is None or gun.is_routed or levels.cohesion_test(s, gun, "JDG-8.9-c"):
            return STANDS
        levels.lose_level(s, gun, "JDG-8.9-c")
        return ROUTS if gun.is_routed else STANDS

    if s.do(at("gun_test-{}", gun.id), test) == ROUTS:
        s.call(at("gun_rout-{}", gun.id), partial(gun_retreat, s, frame, gun, True))


def gun_retreat(s: Script, frame: Combat, gun: Unit, routed: bool) -> Retreat:
    """Return the retreat of a battery, by the way of those whom it follows if it can.

    Rules: JDG-8.9-b, JDG-8.9-c, JDG-10.3.1-a.
    """
    cell = frame.stood[gun.id]
    others: Iterable[Unit] = (s.field.unit(key) for key, at_ in frame.stood.items() if at_ == cell)
    along = tuple(dict.fromkeys(one.deeds.fled[0] for one in others if one.deeds.fled))
    return Retreat(
        unit=gun.id,
        away=enemies_of(s, frame, gun.side),
        routed=routed,
        along=along if gun.side == frame.side else (),
    )
