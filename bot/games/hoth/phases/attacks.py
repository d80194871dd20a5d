"""The Attack step: naming targets, rolling, re-rolls, losses and boarding.

What follows the losses is in ``retreats``.
"""

from __future__ import annotations

from typing import Literal, assert_never

from bot.engine.model import Decision
from bot.games.commands_colors.actions import Done
from bot.games.hoth.content import Boarding
from bot.games.hoth.content.faces import Face
from bot.games.hoth.model.actions import AttackHex, BoardTransport, HothAction, Reroll
from bot.games.hoth.model.campaign import PlaySupport
from bot.games.hoth.model.events import AttackMissed, DiceRolled, FortDestroyed, UnitBoarded
from bot.games.hoth.model.points import POINTS, Point
from bot.games.hoth.model.scene import Scene, Tables
from bot.games.hoth.model.state import AttackFrame, Fort, Gone, TurnFrame, Unit
from bot.games.hoth.model.view import HothView
from bot.games.hoth.rules import combat, support, victory
from bot.games.hoth.words.faults import Fault, fault

from . import Flow, ending, rewards

AGAIN: Point = "DP-BREAK-ATTACK"
MISS: Face = "miss"


# Naming the target -------------------------------------------------------------------------------


def legal_attacks(scene: Scene, unit: Unit, again: bool = False) -> list[HothAction]:
    """List the attacks that a unit can make now.  Rules: HOTH-ATK-04, HOTH-BDG-07."""
    if combat.attacker_fault(scene, unit, again) is not None:
        return []
    return [AttackHex(unit.hex, label) for label in combat.targets(scene, unit)]


def can_attack(scene: Scene, unit: Unit, again: bool = False) -> bool:
    """Tell whether a unit has any attack now.  Rules: HOTH-ATK-04."""
    if combat.attacker_fault(scene, unit, again) is not None:
        return False
    return next(combat.targets(scene, unit), None) is not None


def options_attack(view: HothView, tables: Tables, decision: Decision) -> list[HothAction]:
    """List attacks and boardings, and the end of attacking.

    After a breakthrough only the unit that broke through is asked.

    Rules: HOTH-ATK-01, HOTH-ATK-02, HOTH-ATK-04, HOTH-BDG-05, HOTH-BDG-07, HOTH-SCN-07.
    """
    scene = Scene(tables, view)
    if POINTS.at(decision) == AGAIN:
        assert view.attack is not None
        attacks = legal_attacks(scene, scene.unit(view.attack.attacker), again=True)
        return [*sorted(attacks, key=_written), Done()]
    attacks = [one for unit in view.units if unit.ordered for one in legal_attacks(scene, unit)]
    boards = [
        BoardTransport(unit.hex)
        for unit in view.units
        if unit.ordered and combat.boarding_fault(scene, unit) is None
    ]
    boards.sort(key=lambda one: one.hex)
    return [*sorted(attacks, key=_written), *boards, Done()]


def _written(action: HothAction) -> str:
    assert isinstance(action, AttackHex)
    return f"{action.origin}x{action.target}"


def attack_fault(scene: Scene, action: AttackHex, again: str | None) -> Fault | None:
    """Say why an attack is illegal; ``again``: only this unit may attack, after a breakthrough.

    Rules: HOTH-ATK-04, HOTH-BDG-05.
    """
    unit = scene.units.get(action.origin)
    if unit is None or unit.side != scene.turn.side:
        return fault("HOTH-ORD-01", "no-own-unit", hex=action.origin)
    if again is not None and unit.id != again:
        return fault("HOTH-BDG-05", "breakthrough-first", hex=action.origin)
    if action.target not in scene.tables.board.distances:
        return fault("HOTH-BRD-06", "no-hex", hex=action.target)
    wrong = combat.attacker_fault(scene, unit, again is not None)
    return wrong or combat.target_fault(scene, unit, action.target)


def advance_attacks(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Ask for one attack after the other; the step ends when nobody can attack.

    Rules: HOTH-ATK-01, HOTH-ATK-02, HOTH-SCN-07.
    """
    scene = Scene(tables, t.state)
    for unit in t.state.units:
        if unit.ordered and (can_attack(scene, unit) or not combat.boarding_fault(scene, unit)):
            POINTS.ask(t, "DP-ATTACK", t.state.turn.seat)
            return
    if support.asks(tables, t.state, "attack_step"):
        POINTS.ask(t, "DP-ATTACK", t.state.turn.seat)
        return
    f.step = "post_move"


def apply_attack(t: Flow, tables: Tables, decision: Decision, action: AttackHex) -> None:
    """Start an attack; one after a breakthrough replaces the attack that led to it.

    Rules: HOTH-ATK-05, HOTH-ATK-08, HOTH-RUL-55.
    """
    scene = Scene(tables, t.state)
    unit = scene.units[action.origin]
    if action.support is not None:
        rewards.lay_down(t, PlaySupport(action.support))
    again = POINTS.at(decision) == AGAIN
    if again:
        t.pop()
    else:
        unit.attacks_made += 1
    target = combat.target_at(scene, action.target, unit.side)
    t.push(
        AttackFrame(
            attacker=unit.id,
            origin=unit.hex,
            target_hex=action.target,
            target=target.id if isinstance(target, Unit) else None,
            fort=target.id if isinstance(target, Fort) else None,
            tally=combat.tally(scene, unit, action.target, action.support),
            melee=tables.board.distance(unit.hex, action.target) == 1,
            breakthrough=again,
        )
    )


def apply_board(t: Flow, tables: Tables, action: BoardTransport) -> None:
    """Let a unit leave the board by transport, for medals.  Rules: HOTH-SCN-07."""
    state = t.state
    unit = Scene(tables, state).units[action.hex]
    state.units.remove(unit)
    state.gone.append(Gone(unit.id, unit.type, unit.side, "boarded"))
    for rule in tables.specials(state.scenario, unit.side):
        if isinstance(rule, Boarding):
            state.sides[unit.side].medals_bonus += rule.medals
    rewards.note_boarding(t, unit)
    t.tell(UnitBoarded(type=unit.type, side=unit.side, hex=unit.hex))
    ending.is_over(t, tables)


# Rolling -----------------------------------------------------------------------------------------


def rolled(t: Flow, tables: Tables, count: int, rule: str) -> list[Face]:
    """Roll attack dice, which ends a stall.  Rules: HOTH-RES-01, HOTH-END-04, HOTH-RUL-33."""
    faces = tables.content.dice.faces
    t.state.turn.rolled = True
    t.state.idle_turns = 0
    return [faces[value - 1] for value in t.roll(count, len(faces), rule)]


def tell_dice(
    t: Flow, tables: Tables, f: AttackFrame, dice: list[Face],
    why: Literal["attack", "reroll", "confirmation"],
) -> None:  # fmt: skip
    """Tell of dice rolled in an attack."""
    scene = Scene(tables, t.state)
    attacker = scene.unit(f.attacker)
    if f.fort is not None:
        target_type = scene.forts[f.target_hex].kind
    else:
        target_type = scene.units[f.target_hex].type
    t.tell(
        DiceRolled(
            attacker_type=attacker.type,
            side=attacker.side,
            origin=f.origin,
            target_type=target_type,
            target=f.target_hex,
            tally=f.tally,
            dice=tuple(dice),
            why=why,
        )
    )


def advance_roll(t: Flow, tables: Tables, f: AttackFrame) -> None:
    """Roll the dice of the attack.  Rules: HOTH-ATK-03, HOTH-ATK-05, HOTH-ATK-07."""
    f.dice = rolled(t, tables, f.tally.floored, "HOTH-RES-01")
    tell_dice(t, tables, f, f.dice, "attack")
    f.step = "reroll"


def options_reroll(view: HothView, tables: Tables) -> list[HothAction]:
    """List the re-rolls of the attack in progress, and to keep the dice.

    Rules: HOTH-RES-06, HOTH-RUL-25.
    """
    attack = view.attack
    assert attack is not None
    scene = Scene(tables, view)
    unit = scene.unit(attack.attacker)
    found = combat.rerolls(scene, unit, attack.dice, attack.rerolls_used, attack.melee)
    return [Done(), *(Reroll(source) for source in sorted(found))]


def advance_reroll(t: Flow, tables: Tables, f: AttackFrame) -> None:
    """Ask for re-rolls while there are any.  Rules: HOTH-RES-06."""
    scene = Scene(tables, t.state)
    rerolls = combat.rerolls(scene, scene.unit(f.attacker), f.dice, f.rerolls_used, f.melee)
    if rerolls or support.asks(tables, t.state, "after_attack_roll"):
        POINTS.ask(t, "DP-REROLL", t.state.turn.seat)
    else:
        f.step = "losses"


def apply_reroll(t: Flow, tables: Tables, action: Reroll) -> None:
    """Roll all dice again, or those that show the cross.

    Rules: HOTH-RES-06, HOTH-BDG-10, HOTH-CARD-07, HOTH-RUL-12, HOTH-RUL-25.
    """
    frame = t.state.flow[-1]
    assert isinstance(frame, AttackFrame)
    frame.rerolls_used.append(action.source)
    scene = Scene(tables, t.state)
    modifiers = scene.modifiers(scene.unit(frame.attacker), frame.melee)
    if action.source == "e_web" or modifiers.reroll_all:
        rule = "HOTH-BDG-10" if action.source == "e_web" else "HOTH-CARD-07"
        frame.dice = rolled(t, tables, len(frame.dice), rule)
    else:
        kept = [face for face in frame.dice if face != MISS]
        again = rolled(t, tables, len(frame.dice) - len(kept), "HOTH-CARD-07")
        frame.dice = [*kept, *again]
    tell_dice(t, tables, frame, frame.dice, "reroll")


# Losses ------------------------------------------------------------------------------------------


def advance_losses(t: Flow, tables: Tables, f: AttackFrame) -> None:
    """Resolve the hits, which come before all retreats.

    Rules: HOTH-RES-02, HOTH-RES-04, HOTH-RES-06, HOTH-AAT-01, HOTH-AAT-03, HOTH-VIC-03.
    """
    scene = Scene(tables, t.state)
    f.dice = combat.converted(f.dice, scene.modifiers(scene.unit(f.attacker), f.melee))
    if f.fort is not None:
        resolve_fort(t, tables, f)
        return
    target = scene.units[f.target_hex]
    kind = scene.kind(target)
    hits = combat.hits(f.dice, kind)
    f.retreats = combat.retreat_faces(f.dice, kind)
    f.step = "retreat"
    if hits and "confirm_roll" in kind.traits:
        f.step = "confirm"
    elif hits:
        lose(t, tables, f, target, hits)
    elif not f.retreats:
        t.tell(AttackMissed(target_type=target.type, target=target.hex))


def lose(t: Flow, tables: Tables, f: AttackFrame, target: Unit, hits: int) -> None:
    """Take losses; an eliminated unit retreats no more.  Rules: HOTH-RES-04, HOTH-VIC-04."""
    ending.lose_figures(t, tables, target, hits)
    if not ending.is_over(t, tables) and not target.figures:
        f.vacated = True
        f.step = "break"


def resolve_fort(t: Flow, tables: Tables, f: AttackFrame) -> None:
    """Destroy the fortification, or not.

    Rules: HOTH-FORT-04, HOTH-FORT-05, HOTH-FORT-06, HOTH-SCN-04, HOTH-BDG-08, HOTH-RUL-26.
    """
    state = t.state
    fort = next(one for one in state.forts if one.id == f.fort)
    destroyed_by = tables.content.fortifications[fort.kind].destroyed_by
    t.pop()
    if not any(face in destroyed_by for face in f.dice):
        t.tell(AttackMissed(target_type=fort.kind, target=fort.hex))
        return
    fort.standing = False
    side = state.turn.side
    state.sides[side].medals_bonus += victory.fort_medals(tables, state, side)
    t.tell(FortDestroyed(kind=fort.kind, hex=fort.hex))
    ending.is_over(t, tables)


def advance_confirm(t: Flow, tables: Tables, f: AttackFrame) -> None:
    """Roll the hit dice again, once, to see whether the unit is destroyed.

    Re-rolls of attack dice do not touch this roll; a support card may follow a failed one.

    Rules: HOTH-AAT-01, HOTH-AAT-02, HOTH-AAT-04, HOTH-AAT-07, HOTH-RUL-12.
    """
    scene = Scene(tables, t.state)
    target = scene.units[f.target_hex]
    kind = scene.kind(target)
    modifiers = scene.modifiers(scene.unit(f.attacker), f.melee)
    dice = rolled(t, tables, combat.hits(f.dice, kind), "HOTH-AAT-01")
    tell_dice(t, tables, f, dice, "confirmation")
    if combat.is_confirmed(dice, kind, modifiers):
        f.step = "retreat"
        lose(t, tables, f, target, target.figures)
    else:
        f.dice = dice
        f.step = "failed"


def apply(
    t: Flow, tables: Tables, decision: Decision, action: AttackHex | BoardTransport | Reroll
) -> None:
    """Carry out an action of this chapter."""
    match action:
        case AttackHex():
            apply_attack(t, tables, decision, action)
        case BoardTransport():
            apply_board(t, tables, action)
        case Reroll():
            apply_reroll(t, tables, action)
        case _:
            assert_never(action)
