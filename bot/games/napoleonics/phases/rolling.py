"""One roll: dice, hits, the casualty check of a leader, and what is left to ``falling_back``."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.chance.tally import Tally
from bot.games.napoleonics.model.events import DiceRolled, LeaderChecked
from bot.games.napoleonics.model.scene import Scene, Tables
from bot.games.napoleonics.model.state import Leader, LeaderFrame, RollFrame, RollStep, Unit
from bot.games.napoleonics.rules import arms, combat, firing

from . import Flow, ending, falling_back, roll


def tally(scene: Scene, f: RollFrame) -> Tally:
    """Return the dice of a roll with their reasons, from the blocks of this moment.

    Rules: NAP-CBT-06, NAP-CBT-09, NAP-BB-03, NAP-FST-02, NAP-CA-04, NAP-RR-03.
    """
    roller = scene.unit(f.roller)
    assert roller is not None
    if f.why == "fire":
        return combat.floored(firing.tally(scene, roller, f.target_hex))
    guns = [gun for gun in map(scene.unit, f.joined) if gun is not None]
    return arms.tally(scene, roller, f.target_hex, guns, bonus=f.bonus)


def advance_dice(t: Flow, tables: Tables, f: RollFrame) -> None:
    """Roll and count hits and flags.

    Rules: NAP-RNG-10, NAP-MEL-08, NAP-MEL-09, NAP-MEL-10, NAP-RR-03, NAP-CA-05, NAP-RUL-63.
    """
    scene = Scene(tables, t.state)
    roller, target = scene.unit(f.roller), scene.units.get(f.target_hex)
    assert roller is not None
    f.tally = tally(scene, f)
    f.dice = roll(t, tables, f.tally.total, "NAP-RNG-10" if f.why == "fire" else "NAP-MEL-08")
    f.hits, f.flags = score(scene, f, roller, target)
    t.tell(
        DiceRolled(
            roller_type=roller.type,
            side=roller.side,
            origin=f.origin,
            target=f.target_hex,
            target_type=target.type if target else scene.leader(f.leader or "").name,
            why=f.why,
            tally=f.tally,
            dice=tuple(f.dice),
            hits=f.hits,
            flags=f.flags,
        )
    )
    f.step = "hits"


def score(scene: Scene, f: RollFrame, roller: Unit, target: Unit | None) -> tuple[int, int]:
    """Return the hits and flags of a roll; a lone leader is hit by any saber.

    Rules: NAP-RNG-10, NAP-MEL-08, NAP-MEL-09, NAP-MEL-10, NAP-RR-03, NAP-CA-05.
    """
    if target is None:
        return sum(face == combat.SABER for face in f.dice), 0
    unit_class = scene.kind(target).unit_class
    if f.why == "retire":
        return combat.hits(f.dice, unit_class, sabers=False), 0
    sabers = f.why != "fire" and arms.sabers_hit(scene, roller)
    return combat.hits(f.dice, unit_class, sabers), combat.flags(f.dice)


def advance_hits(t: Flow, tables: Tables, f: RollFrame) -> None:
    """Remove blocks, or resolve the attack on a lone leader.

    Rules: NAP-HIT-01, NAP-RNG-11, NAP-MEL-10, NAP-LRT-02.
    """
    scene = Scene(tables, t.state)
    target = scene.units.get(f.target_hex)
    if target is None:
        f.step = "end"
        leader = scene.leader(f.leader or "")
        if f.hits:
            ending.lose_leader(t, tables, leader, f.target_hex, "killed")
        else:
            fall_back(t, leader, f.target_hex)
        return
    f.step = "check" if f.hits else "flags"
    if f.hits:
        ending.lose_blocks(t, tables, target, f.hits)


def advance_check(t: Flow, tables: Tables, f: RollFrame) -> None:
    """Check the leader after hits; flags against an eliminated unit have no effect.

    Rules: NAP-HIT-02, NAP-CAS-01, NAP-CAS-02, NAP-CAS-05, NAP-RNG-11.
    """
    alive = f.target_hex in Scene(tables, t.state).units
    f.step = "flags" if alive else "end"
    check_leader(t, tables, f)


def advance_blocked(t: Flow, tables: Tables, f: RollFrame) -> None:
    """Check the leader after blocks lost because a retreat could not be made.

    Rules: NAP-CAS-03, NAP-CAS-04.
    """
    f.step = "end"
    check_leader(t, tables, f)


def check_leader(t: Flow, tables: Tables, f: RollFrame) -> None:
    """Roll for the leader on the target's hex, once a roll; a lone survivor falls back.

    ``f.target_hex`` is where the unit is, or where it lost its last block.

    Rules: NAP-CAS-01, NAP-CAS-02, NAP-CAS-03, NAP-CAS-04, NAP-CAS-06, NAP-LRT-02, NAP-LRT-07,
    NAP-RUL-03, NAP-RUL-43.
    """
    scene, rules = Scene(tables, t.state), tables.content.leader
    leader = scene.leaders.get(f.target_hex)
    if leader is None:
        return
    alive = f.target_hex in scene.units
    if not f.checked:
        f.checked = True
        count = rules.check_dice if alive else rules.check_dice_eliminated
        rule = "NAP-CAS-01" if alive else "NAP-CAS-02"
        dice = roll(t, tables, count, rule)
        killed = all(face == combat.SABER for face in dice)
        t.tell(
            LeaderChecked(
                name=leader.name,
                side=leader.side,
                hex=f.target_hex,
                why="casualty",
                dice=tuple(dice),
                killed=killed,
                rule=rule,
            )
        )
        if killed:
            ending.lose_leader(t, tables, leader, f.target_hex, "killed")
            return
    if not alive:
        fall_back(t, leader, f.target_hex)


def fall_back(t: Flow, leader: Leader, at: str) -> None:
    """Start a leader's retreat.  Rules: NAP-LRT-02."""
    leader.hex = None
    t.push(LeaderFrame(leader=leader.id, at=at))


def advance_end(t: Flow, tables: Tables, f: RollFrame) -> None:
    """End the roll."""
    t.pop()


STEPS: dict[RollStep, Callable[[Flow, Tables, RollFrame], None]] = {
    "roll": advance_dice,
    "hits": advance_hits,
    "check": advance_check,
    "flags": falling_back.advance_flags,
    "retreat": falling_back.advance_retreat,
    "blocked": advance_blocked,
    "end": advance_end,
}
"""The steps of a roll in their order.  Rules: NAP-RNG-11, NAP-MEL-02."""


def advance_roll(t: Flow, tables: Tables, f: RollFrame) -> None:
    """Take a roll one step on.  Rules: NAP-RNG-11."""
    STEPS[f.step](t, tables, f)
