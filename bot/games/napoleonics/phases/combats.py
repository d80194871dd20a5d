"""The Combat phase: declaring combats, and the course of each one.

Every roll is a procedure of its own (``rolling``); a combat looks at the board afterwards.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.games.commands_colors.actions import Done
from bot.games.napoleonics.model.actions import Attack, NapAction
from bot.games.napoleonics.model.events import MeleeDeclared
from bot.games.napoleonics.model.points import POINTS
from bot.games.napoleonics.model.scene import Scene, Tables
from bot.games.napoleonics.model.state import (
    CombatFrame,
    CombatStep,
    RollFrame,
    TurnFrame,
    Unit,
    Why,
    other_side,
    seat_of,
)
from bot.games.napoleonics.model.view import NapView
from bot.games.napoleonics.notation import orders
from bot.games.napoleonics.rules import arms, combat, firing, melee, reactions
from bot.games.napoleonics.words import names
from bot.games.napoleonics.words.faults import Fault, fault

from . import Flow, advances, reacting

# Declaring ---------------------------------------------------------------------------------------


def attacks_of(scene: Scene, unit: Unit, *, bonus: bool = False) -> list[Attack]:
    """List the combats that a unit can declare; ``bonus``: a bonus melee only.

    Rules: NAP-CBT-01, NAP-CBT-05, NAP-MEL-01, NAP-RNG-02, NAP-CA-01, NAP-BON-01, NAP-BON-04.
    """
    if not bonus and combat.battle_fault(scene, unit) is not None:
        return []
    found = [
        Attack(unit.hex, label, group)
        for label in melee.targets(scene, unit)
        for group in arms.groups(arms.joinable(scene, unit, label))
    ]
    if bonus:
        return found
    return [*found, *(Attack(unit.hex, label) for label in firing.targets(scene, unit))]


def can_attack(scene: Scene, unit: Unit) -> bool:
    """Tell whether a unit has any combat to declare.

    Rules: NAP-CBT-01, NAP-CBT-05, NAP-MEL-01, NAP-RNG-02.
    """
    if combat.battle_fault(scene, unit) is not None:
        return False
    found = next(melee.targets(scene, unit), None)
    return found is not None or next(firing.targets(scene, unit), None) is not None


def options_combat(view: NapView, tables: Tables) -> list[NapAction]:
    """List the combats of all units, or of cavalry in its bonus melee, and the end.

    Rules: NAP-CBT-02, NAP-CBT-03, NAP-MEL-11, NAP-BON-01.
    """
    scene = Scene(tables, view)
    if view.combat is not None:
        unit = scene.unit(view.combat.attacker)
        found = attacks_of(scene, unit, bonus=True) if unit is not None else []
    else:
        found = [one for unit in view.units if unit.ordered for one in attacks_of(scene, unit)]
    return [*sorted(found, key=orders.write), Done()]


def attack_fault(scene: Scene, action: Attack, bonus: str | None) -> Fault | None:
    """Say why a combat cannot be declared; ``bonus`` is the id of cavalry in its bonus melee.

    Only units attack, never a leader.

    Rules: NAP-LDR-06, NAP-CBT-01, NAP-CBT-04, NAP-BON-01, NAP-CA-01.
    """
    unit = scene.units.get(action.origin)
    if unit is None or unit.side != scene.turn.side:
        return fault("NAP-GEN-01", "no-own-unit", hex=action.origin)
    if bonus is not None and unit.id != bonus:
        return fault("NAP-BON-01", "bonus-first", hex=action.origin)
    away = scene.tables.board.distances[action.origin].get(action.target)
    if away is None:
        return fault("NAP-MOV-06", "no-hex", hex=action.target)
    wrong = None if bonus is not None else combat.battle_fault(scene, unit)
    if wrong is not None:
        return wrong
    if away == 1:
        return melee.target_fault(scene, unit, action.target) or joined_fault(scene, unit, action)
    if bonus is not None:
        return fault("NAP-BON-01", "bonus-melee", name=names.unit(unit.type))
    if action.joined:
        return fault("NAP-CA-01", "combined-fire", hex=action.target)
    return firing.shooter_fault(scene, unit) or firing.target_fault(scene, unit, action.target)


def joined_fault(scene: Scene, unit: Unit, action: Attack) -> Fault | None:
    """Say why artillery cannot join, or is named twice.  Rules: NAP-CA-01."""
    if len(set(action.joined)) < len(action.joined) or action.origin in action.joined:
        return fault("NAP-CA-01", "joined-twice")
    found = (arms.join_fault(scene, unit, action.target, label) for label in action.joined)
    return next((wrong for wrong in found if wrong is not None), None)


def advance_combats(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Ask for one combat after the other; the phase ends when nobody can battle.

    Rules: NAP-CBT-02, NAP-CBT-03, NAP-SEQ-01.
    """
    scene = Scene(tables, t.state)
    if any(unit.ordered and can_attack(scene, unit) for unit in t.state.units):
        POINTS.ask(t, "D-07", seat_of(t.state.turn.side))
    else:
        f.step = "draw"


def apply_attack(t: Flow, tables: Tables, action: Attack) -> None:
    """Declare a combat; it uses up the battle of all units in it.

    A bonus melee takes the place of the combat that led to it.

    Rules: NAP-CBT-01, NAP-CBT-04, NAP-CA-06, NAP-MEL-02, NAP-MEL-10, NAP-BON-02, NAP-RUL-57.
    """
    scene = Scene(tables, t.state)
    unit, bonus = scene.units[action.origin], isinstance(t.state.flow[-1], CombatFrame)
    guns = [scene.units[label] for label in action.joined]
    for one in (unit, *guns):
        one.battled = True
    if bonus:
        t.pop()
    target = scene.units.get(action.target)
    leader = scene.lone_leader(action.target)
    frame = CombatFrame(
        attacker=unit.id,
        origin=unit.hex,
        target_hex=action.target,
        target=target.id if target is not None else None,
        leader=leader.id if leader is not None else None,
        joined=[gun.id for gun in guns],
        melee=tables.board.distance(unit.hex, action.target) == 1,
        bonus=bonus,
    )
    frame.step = "react" if frame.melee and target is not None else "attack"
    t.push(frame)
    if frame.melee:
        tell_melee(t, scene, frame, action)


def tell_melee(t: Flow, scene: Scene, f: CombatFrame, action: Attack) -> None:
    """Tell of a declared melee."""
    target, leader = scene.units.get(f.target_hex), scene.lone_leader(f.target_hex)
    name = target.type if target is not None else leader.name if leader is not None else ""
    t.tell(
        MeleeDeclared(
            attacker_type=scene.units[f.origin].type,
            origin=f.origin,
            target=f.target_hex,
            target_type=name,
            joined=action.joined,
            bonus=f.bonus,
        )
    )


# The course of one combat ------------------------------------------------------------------------


def advance_answered(t: Flow, tables: Tables, f: CombatFrame) -> None:
    """Go on without a reaction; a square attacked by cavalry rolls first.

    Rules: NAP-SQ-07, NAP-MEL-02.
    """
    f.step = "first" if reactions.is_stormed(Scene(tables, t.state), f) else "attack"


def advance_first(t: Flow, tables: Tables, f: CombatFrame) -> None:
    """Let the attacked unit roll first, by First Strike or as a square.

    Rules: NAP-FST-02, NAP-SQ-07, NAP-CA-07.
    """
    assert f.target is not None
    why: Why = "first_strike" if f.reaction == "first_strike" else "square"
    f.step = "struck"
    t.push(
        RollFrame(
            why=why,
            roller=f.target,
            origin=f.target_hex,
            target=f.attacker,
            leader=None,
            target_hex=f.origin,
        )
    )


def advance_struck(t: Flow, tables: Tables, f: CombatFrame) -> None:
    """End the combat if its attacker was eliminated or driven off; else the attack follows.

    Rules: NAP-FST-03, NAP-SQ-09, NAP-CA-06, NAP-RET-07, NAP-RUL-35, NAP-RUL-37.
    """
    unit = Scene(tables, t.state).unit(f.attacker)
    f.step = "attack" if unit is not None and unit.hex == f.origin else "end"


def advance_attack(t: Flow, tables: Tables, f: CombatFrame) -> None:
    """Roll the attack.  Rules: NAP-MEL-02, NAP-RR-03, NAP-CBT-04."""
    why: Why = "melee" if f.melee else "fire"
    f.step = "attacked"
    t.push(
        RollFrame(
            why="retire" if f.reaction == "retire" else why,
            roller=f.attacker,
            origin=f.origin,
            target=f.target,
            leader=f.leader,
            target_hex=f.target_hex,
            joined=list(f.joined),
            bonus=f.bonus,
        )
    )


def advance_attacked(t: Flow, tables: Tables, f: CombatFrame) -> None:
    """See what the attack left: an empty hex, or a unit that may battle back.

    Rules: NAP-TG-01, NAP-BB-01, NAP-BB-02, NAP-BB-07, NAP-RNG-05, NAP-RNG-14, NAP-RR-05,
    NAP-SQ-11, NAP-CAS-07, NAP-RUL-36.
    """
    scene = Scene(tables, t.state)
    if not f.melee:
        f.step = "end"
    elif melee_hex_is_empty(scene, f):
        f.step = "advance"
    else:
        stormed = reactions.is_stormed(scene, f)
        f.step = "end" if f.reaction == "retire" or stormed else "back"


def melee_hex_is_empty(scene: Scene, f: CombatFrame) -> bool:
    """Tell whether nobody is left on the hex that was attacked; a lone leader never is.

    Rules: NAP-TG-01, NAP-LRT-02.
    """
    return f.target_hex not in scene.units


def advance_back(t: Flow, tables: Tables, f: CombatFrame) -> None:
    """Ask whether the attacked unit battles back.

    Rules: NAP-BB-01, NAP-BB-02, NAP-BB-06, NAP-BB-07, NAP-FST-03, NAP-RUL-34, NAP-RUL-49.
    """
    scene = Scene(tables, t.state)
    target = scene.units.get(f.target_hex)
    if target is None or target.id != f.target or scene.unit(f.attacker) is None:
        f.step = "end"
    else:
        POINTS.ask(t, "D-16", seat_of(other_side(t.state.turn.side)))


def apply_battle_back(t: Flow, tables: Tables) -> None:
    """Roll against the attacker; then the combat is over.

    Rules: NAP-BB-01, NAP-BB-04, NAP-BB-05, NAP-CA-07.
    """
    frame = t.state.flow[-1]
    assert isinstance(frame, CombatFrame)
    assert frame.target is not None
    frame.step = "end"
    t.push(
        RollFrame(
            why="battle_back",
            roller=frame.target,
            origin=frame.target_hex,
            target=frame.attacker,
            leader=None,
            target_hex=frame.origin,
        )
    )


def advance_end(t: Flow, tables: Tables, f: CombatFrame) -> None:
    """End the combat.  Rules: NAP-SEQ-01, NAP-BB-04."""
    t.pop()


STEPS: dict[CombatStep, Callable[[Flow, Tables, CombatFrame], None]] = {
    "react": reacting.advance_react,
    "form": reacting.advance_form,
    "answered": advance_answered,
    "first": advance_first,
    "struck": advance_struck,
    "attack": advance_attack,
    "attacked": advance_attacked,
    "advance": advances.advance_advance,
    "bonus": advances.advance_bonus,
    "back": advance_back,
    "end": advance_end,
}
"""The steps of a combat in their order.  Rules: NAP-MEL-02."""


def advance_combat(t: Flow, tables: Tables, f: CombatFrame) -> None:
    """Take a combat one step on.  Rules: NAP-MEL-02."""
    STEPS[f.step](t, tables, f)
