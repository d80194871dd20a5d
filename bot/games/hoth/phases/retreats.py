"""What follows the losses of an attack: retreat and breakthrough."""

from __future__ import annotations

from typing import assert_never

from bot.games.hoth.model.actions import BreakThrough, HothAction, Retreat
from bot.games.hoth.model.events import UnitMoved, UnitRetreated
from bot.games.hoth.model.points import POINTS
from bot.games.hoth.model.scene import Scene, Tables
from bot.games.hoth.model.state import AttackFrame, Unit
from bot.games.hoth.model.view import HothView
from bot.games.hoth.notation import orders
from bot.games.hoth.rules import retreat
from bot.games.hoth.rules.team import retreat_seat

from . import Flow, attacks, ending, rewards

# Retreat -----------------------------------------------------------------------------------------


def retreats(
    scene: Scene, attacker: str, target_hex: str, faces: int, melee: bool
) -> list[Retreat]:
    """List the legal answers of the target's owner.  Rules: HOTH-RET-03, HOTH-RET-11."""
    multiplier = scene.modifiers(scene.unit(attacker), melee).retreat_multiplier
    return retreat.answers(scene, scene.units[target_hex], faces, multiplier)


def options_retreat(view: HothView, tables: Tables) -> list[HothAction]:
    """List the legal retreats of the unit under attack.

    Rules: HOTH-RET-02, HOTH-RET-03, HOTH-RET-08, HOTH-RET-09.
    """
    attack = view.attack
    assert attack is not None
    scene = Scene(tables, view)
    found = retreats(scene, attack.attacker, attack.target_hex, attack.retreats, attack.melee)
    return sorted(found, key=orders.write)


def advance_retreat(t: Flow, tables: Tables, f: AttackFrame) -> None:
    """Ask the target's owner for a retreat; a sole answer is taken at once.

    Everything about it is public, so that everybody can see that it is the sole one.

    Rules: HOTH-RET-01, HOTH-RET-03, HOTH-RET-10, HOTH-TEAM-19, HOTH-RUL-40.
    """
    if not f.retreats:
        f.step = "break"
        return
    scene = Scene(tables, t.state)
    legal = retreats(scene, f.attacker, f.target_hex, f.retreats, f.melee)
    if len(legal) == 1:
        apply_retreat(t, tables, legal[0])
    else:
        POINTS.ask(t, "DP-RETREAT", retreat_seat(t.state))


def apply_retreat(t: Flow, tables: Tables, action: Retreat) -> None:
    """Carry out a retreat; each step that cannot be made costs a figure.

    Rules: HOTH-RET-05, HOTH-RET-07, HOTH-RET-08, HOTH-RET-11, HOTH-RET-12, HOTH-RET-13,
    HOTH-RES-07, HOTH-VIC-03.
    """
    frame = t.state.flow[-1]
    assert isinstance(frame, AttackFrame)
    scene = Scene(tables, t.state)
    unit = scene.units[frame.target_hex]
    multiplier = scene.modifiers(scene.unit(frame.attacker), frame.melee).retreat_multiplier
    missing = retreat.steps_of(frame.retreats, action.ignored, multiplier) - len(action.path)
    frame.step = "break"
    step_back(t, tables, unit, action)
    if ending.is_over(t, tables):
        return
    if missing:
        ending.lose_figures(t, tables, unit, missing, "blocked_retreat")
    frame.vacated = unit.hex != frame.target_hex or not unit.figures
    ending.is_over(t, tables)


def step_back(t: Flow, tables: Tables, unit: Unit, action: Retreat) -> None:
    """Move a retreating unit and tell of it."""
    if not action.path and not action.ignored:
        return
    before = ending.taken_objectives(t)
    path = ending.walk(t, tables, unit, action.path)
    t.tell(
        UnitRetreated(
            unit=unit.id, type=unit.type, side=unit.side, path=path, ignored=action.ignored
        )
    )
    ending.tell_taken(t, before)


# Breakthrough ------------------------------------------------------------------------------------


def may_break_through(scene: Scene, f: AttackFrame) -> bool:
    """Tell whether the attacker may move into the hex just vacated.

    A card that forbids moving beats the badge.

    Rules: HOTH-BDG-03, HOTH-BDG-04, HOTH-BDG-06, HOTH-BDG-08, HOTH-CARD-07, HOTH-RUL-26,
    HOTH-RUL-28, HOTH-RUL-47, HOTH-RUL-55, HOTH-RUL-57.
    """
    unit = scene.unit(f.attacker)
    if not (f.vacated and f.melee) or f.breakthrough or unit.broke_through:
        return False
    if scene.modifiers(unit).no_move:
        return False
    badge = scene.tables.content.badges.get(unit.badge) if unit.badge else None
    able = (badge is not None and badge.breakthrough) or scene.modifiers(unit).breakthrough
    return able and scene.may_stand(unit.type, f.target_hex)


def advance_break(t: Flow, tables: Tables, f: AttackFrame) -> None:
    """Offer a breakthrough, or end the attack.  Rules: HOTH-BDG-03, HOTH-BDG-08."""
    if may_break_through(Scene(tables, t.state), f):
        POINTS.ask(t, "DP-BREAK", t.state.turn.seat)
    else:
        t.pop()


def apply_break(t: Flow, tables: Tables) -> None:
    """Move the attacker into the vacated hex; the step is no movement for the 2-hex limit.

    Rules: HOTH-BDG-03, HOTH-BDG-06, HOTH-BDG-11, HOTH-RUL-24, HOTH-RUL-27, HOTH-RUL-30.
    """
    frame = t.state.flow[-1]
    assert isinstance(frame, AttackFrame)
    scene = Scene(tables, t.state)
    unit = scene.unit(frame.attacker)
    before = ending.taken_objectives(t)
    path = ending.walk(t, tables, unit, (frame.target_hex,))
    unit.broke_through = True
    rewards.note_breakthrough(t, unit.side)
    unit.entered_stop = scene.terrain_at(unit.hex).no_attack_after_entering
    unit.web = "moved" if unit.web else None
    t.tell(UnitMoved(unit=unit.id, type=unit.type, side=unit.side, path=path, how="breakthrough"))
    ending.tell_taken(t, before)
    frame.step = "break_attack"
    ending.is_over(t, tables)


def advance_break_attack(t: Flow, tables: Tables, f: AttackFrame) -> None:
    """Offer the second attack, which comes before all other attacks.

    Rules: HOTH-BDG-05, HOTH-BDG-06, HOTH-BDG-07.
    """
    scene = Scene(tables, t.state)
    if attacks.can_attack(scene, scene.unit(f.attacker), again=True):
        t.ask(attacks.AGAIN, t.state.turn.seat)
    else:
        t.pop()


def apply(t: Flow, tables: Tables, action: Retreat | BreakThrough) -> None:
    """Carry out an action of this chapter."""
    match action:
        case Retreat():
            apply_retreat(t, tables, action)
        case BreakThrough():
            apply_break(t, tables)
        case _:
            assert_never(action)
